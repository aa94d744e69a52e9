"""Batches, advantages and losses. Run with ``make training``."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

from training.nets import ACTIONS, HIDDEN_INPUTS, INPUTS, Critic, Player, draw_actions, listed_only
from training.ppo import Learner, Recipe, advantages, by_seat, from_seat, loss_of_beliefs
from training.strength import SCRIPTED, measure
from training.tables import MAX_SEATS, RANDOM_PLAYER, Tables, careful_player, library
from training.train import entropy_at, make_tables, rate_at

CPU = torch.device("cpu")
TINY_BATCHES = 120
"""After so many batches a tiny player wins nearly always against a random one."""


def test_nets_have_the_sizes_of_the_native_environment() -> None:
    native = library("cpu")
    sizes = native.input_count(), native.hidden_count(), native.action_count()
    assert sizes == (INPUTS, HIDDEN_INPUTS, ACTIONS)


def play_at_random(tables: Tables, decisions: int) -> tuple[Tensor, Tensor]:
    """Play listed actions by lot; return the sum of scores and the number of games that ended."""
    scores, games = torch.zeros(MAX_SEATS), torch.zeros((), dtype=torch.int64)
    for _ in range(decisions):
        seen = tables.observe()
        assert (seen.listed.sum(-1) >= 2).all(), "there is something to decide"
        actions = draw_actions(listed_only(torch.zeros(tables.number, ACTIONS), seen.listed))
        score, ended = tables.step(actions, restarts=True)
        scores += score.sum(0)
        games += ended.sum()
        assert torch.allclose(score.sum(-1), ended.float()), "every game gives away one point"
        assert (score[torch.arange(MAX_SEATS) >= tables.seats[:, None]] == 0).all()
    return scores, games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_at_random_end_and_favour_no_seat(seats: int) -> None:
    torch.manual_seed(seats)
    scores, games = play_at_random(make_tables(60, [seats], 1, CPU), 1_200)
    assert games > 60
    assert torch.allclose(scores[:seats] / games, torch.full((seats,), 1 / seats), atol=0.2)


def test_the_same_seed_plays_the_same_game() -> None:
    played = []
    for _ in range(2):
        torch.manual_seed(3)
        tables = make_tables(20, [2, 3, 4], 5, CPU)
        play_at_random(tables, 100)
        played.append(tables.observe().inputs)
    assert torch.equal(*played)


def test_values_turn_round_the_table_and_back() -> None:
    counts = torch.tensor([2, 3, 4, 4], dtype=torch.uint8)
    acting = torch.tensor([1, 2, 3, 1], dtype=torch.uint8)
    from_acting = torch.tensor(
        [[0.1, 0.9, 0, 0], [0.2, 0.3, 0.5, 0], [0.1, 0.2, 0.3, 0.4], [0.1, 0.2, 0.3, 0.4]]
    )
    seats = by_seat(from_acting, acting, counts)
    assert torch.equal(
        seats,
        torch.tensor(
            [[0.9, 0.1, 0, 0], [0.3, 0.5, 0.2, 0], [0.2, 0.3, 0.4, 0.1], [0.4, 0.1, 0.2, 0.3]]
        ),
    )
    assert torch.equal(from_seat(seats, acting, counts), from_acting)


def test_advantages_are_the_weighted_mean_of_all_later_estimates() -> None:
    torch.manual_seed(1)
    moments, tables, trace = 7, 5, 0.9
    values = torch.rand(moments + 1, tables, MAX_SEATS, dtype=torch.float64)
    ended = torch.rand(moments, tables) < 0.3
    scores = torch.rand(moments, tables, MAX_SEATS, dtype=torch.float64) * ended[..., None]
    found = advantages(values, scores, ended, trace)
    for table in range(tables):
        for moment in range(moments):
            # Estimates that look one, two, … moments ahead, up to the end of the game or of the batch.
            estimates = []
            for later in range(moment, moments):
                if ended[later, table]:
                    estimates.append(scores[later, table])
                    break
                estimates.append(values[later + 1, table])
            weights = [(1 - trace) * trace**ahead for ahead in range(len(estimates))]
            weights[-1] = trace ** (len(estimates) - 1)
            expected = (
                sum(w * e for w, e in zip(weights, estimates, strict=True)) - values[moment, table]
            )
            assert torch.allclose(found[moment, table], expected)


def test_beliefs_about_empty_seats_cost_nothing() -> None:
    hidden = torch.zeros(2, HIDDEN_INPUTS, dtype=torch.int8)
    logits = torch.zeros(2, HIDDEN_INPUTS)
    logits[:, 24:] = 30
    counts = torch.tensor([2, 2])
    weights = torch.tensor([1.0, 1.0])
    assert loss_of_beliefs(logits, hidden, counts, weights) == pytest.approx(0.6931, abs=1e-3)


def test_beliefs_of_decisions_without_weight_cost_nothing() -> None:
    hidden = torch.zeros(2, HIDDEN_INPUTS, dtype=torch.int8)
    logits = torch.zeros(2, HIDDEN_INPUTS)
    logits[1] = 30
    counts = torch.tensor([4, 4])
    weights = torch.tensor([1.0, 0.0])
    assert loss_of_beliefs(logits, hidden, counts, weights) == pytest.approx(0.6931, abs=1e-3)


def learner_against(frozen: Player) -> Learner:
    """Return a tiny net that has one seat of each table, against a frozen one."""
    torch.manual_seed(1)
    tables = make_tables(64, [2, 3], 1, CPU, against_frozen=True)
    recipe = Recipe(moments=8, parts=2)
    return Learner(Player(32, 1), Critic(32, 1), tables, recipe, torch.float32, frozen=frozen)


def always(action: int) -> Player:
    """Return a net that plays this action whenever it may."""
    net = Player(32, 1).requires_grad_(False)
    net.policy.weight.zero_()
    net.policy.bias.zero_()
    net.policy.bias[action] = 50
    return net


def test_a_frozen_player_has_all_seats_but_one_and_chooses_its_own_actions() -> None:
    batch = learner_against(always(5)).play()
    frozen = batch.seen.players == 1
    for count in (2, 3):
        tables = make_tables(64, [2, 3], 1, CPU, against_frozen=True).seats == count
        # The seat of the player is another one at the next table of this number of seats.
        assert set(batch.seen.seats[:, tables][~frozen[:, tables]].tolist()) == set(range(count))
    may = batch.seen.listed[..., 5]
    assert (frozen & may).sum() > 50
    assert (batch.actions[frozen & may] == 5).all()
    assert (batch.actions[~frozen & may] == 5).float().mean() < 0.5


def test_a_player_learns_nothing_from_a_frozen_ones_decisions() -> None:
    learner = learner_against(always(5))
    batch = learner.play()
    batch.advantages[batch.seen.players == 1] = torch.nan
    watched = learner.learn(batch, 1e-3, 0.01)
    assert all(torch.isfinite(number) for number in watched.values())
    assert all(torch.isfinite(number).all() for number in learner.parameters)


def test_schedules_begin_and_end_as_the_recipe_says() -> None:
    recipe = Recipe()
    assert rate_at(0, recipe) == 0
    assert rate_at(0.02, recipe) == pytest.approx(0.98 * recipe.learning_rate)
    assert rate_at(1, recipe) == 0
    assert (entropy_at(0, recipe), entropy_at(1, recipe)) == (0.01, pytest.approx(0.0015))


def test_scripted_players_are_as_strong_as_known() -> None:
    options = {"device": CPU, "dtype": torch.float32, "deals": 60}
    assert measure(careful_player(0), RANDOM_PLAYER, **options).mean > 0.97
    assert measure(careful_player(1.5), SCRIPTED["greedy"], **options).mean > 0.7
    assert measure(careful_player(0), SCRIPTED["greedy"], **options).mean == pytest.approx(
        0.5, abs=0.15
    )


def test_a_tiny_player_learns_to_beat_a_random_one() -> None:
    torch.manual_seed(1)
    player, critic = Player(64, 1), Critic(64, 1)
    # With few tables the first games end early, and there is something to learn from.
    learner = Learner(player, critic, make_tables(64, [2], 1, CPU), Recipe(parts=2), torch.float32)
    options = {"device": CPU, "dtype": torch.float32, "deals": 100}
    assert measure(player, RANDOM_PLAYER, **options).mean < 0.7
    for _ in range(TINY_BATCHES):
        learner.learn(learner.play(), 3e-3, 0.01)
    assert measure(player, RANDOM_PLAYER, **options).mean >= 0.9
