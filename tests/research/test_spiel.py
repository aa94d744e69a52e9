"""OpenSpiel: its own suites pass at every preset, playthroughs are as stored, and its searches play."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from tests.research.variants import VARIANTS, Variant, each_variant

import fourfold
from fourfold.bots import bots_of
from fourfold.research import SpielBot, resampler

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def load(name: str, rules: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"fourfold_{name}", {"rules": rules, "players": seats})


def dealt(game: pyspiel.Game, seed: int = 1) -> pyspiel.State:
    """Return the state in which the first player is to act, after a random deal."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


# --- The suites of OpenSpiel -------------------------------------------------------------------


@each_variant
def test_random_simulations_pass(variant: Variant) -> None:
    pyspiel.random_sim_test(load(*variant), num_sims=1, serialize=True, verbose=False)


@each_variant
def test_python_simulations_with_clones_and_pickles_pass(variant: Variant) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(*variant))


def test_whole_games_with_the_usual_turn_limit_pass() -> None:
    for rules in ("quartino", "quartino+referee"):
        pyspiel.random_sim_test(
            load("quartino", rules, 2), num_sims=1, serialize=False, verbose=False
        )


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough_is_as_stored(path: Path) -> None:
    """Numbers of moves, observations and information states stay what programs rely on.

    After a change that is meant, ``python -m tests.research.test_spiel`` writes the stored playthroughs anew.
    """
    flags.FLAGS.mark_as_parsed()
    stored, replayed = generate_playthrough.replay(path)
    assert replayed == stored


def test_both_games_have_a_stored_playthrough() -> None:
    assert {path.stem for path in PLAYTHROUGHS} >= {"fourfold_quarto", "fourfold_quartino"}


# --- Parameters ---------------------------------------------------------------------------------


def test_importing_the_package_registers_both_games() -> None:
    registered = {kind.short_name: kind for kind in pyspiel.registered_games()}
    assert registered["fourfold_quarto"].parameter_specification == {
        "rules": "classic",
        "players": 2,
    }
    assert registered["fourfold_quartino"].parameter_specification["rules"] == "quartino"


def test_game_string_has_canonical_rules_and_slashes_for_commas() -> None:
    game = pyspiel.load_game("fourfold_quarto(rules=classic+referee+traits:height/colour)")
    assert str(game) == "fourfold_quarto(players=2,rules=classic+traits:colour/height+referee)"
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize(
    ("name", "rules", "seats"),
    [("quarto", "quartino", 2), ("quartino", "quartino+squares", 2), ("quartino", "quartino", 5)],
)
def test_rules_and_seats_that_do_not_exist_are_errors(name: str, rules: str, seats: int) -> None:
    with pytest.raises((fourfold.NotationError, RuntimeError, pyspiel.SpielError)):
        load(name, rules, seats)


# --- States -------------------------------------------------------------------------------------


def test_chance_deals_four_cards_to_each_seat_and_draws_who_begins() -> None:
    state = load("quartino", "quartino", 3).new_initial_state()
    for number in range(12):
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 24 - number
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[-1][0])
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "C begins"
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2]
    state.apply_action(2)
    assert state.current_player() == 2
    assert state.information_state_string(1).startswith("B ")
    assert [len(rack) for rack in state.racks().values()] == [4, 4, 4]


def test_quarto_has_no_chance() -> None:
    state = load("quarto", "danish", 4).new_initial_state()
    assert state.current_player() == 0
    assert not state.is_chance_node()


def test_states_and_clones_do_not_share_moves() -> None:
    state = dealt(load("quartino", "quartino+referee", 2))
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    assert pickle.loads(pickle.dumps(clone)).information_state_string(0) == (
        clone.information_state_string(0)
    )


def test_tensor_has_the_named_parts_of_the_view() -> None:
    game = load("quarto", "classic", 2)
    state = game.new_initial_state()
    for number in (7, 16, 9):
        state.apply_action(number)
    observation = make_observation(game)
    observation.set_from(state, 0)
    board = observation.dict["board"]
    assert np.argwhere(board).tolist() == [[0, 7]]
    assert np.flatnonzero(observation.dict["hand"]).tolist() == [9]
    assert observation.tensor.tolist() == state.observation_tensor(0)


def test_an_observer_of_all_players_is_refused() -> None:
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=everybody)
    with pytest.raises(ValueError, match="one player"):
        load("quartino", "quartino", 2).make_py_observer(kind)


# --- Bots and searches --------------------------------------------------------------------------


def play(state: pyspiel.State, bots: list[pyspiel.Bot]) -> list[float]:
    """Play a game to its end and return what each player has won."""
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize(
    ("name", "rules"), [("quarto", "classic"), ("quartino", "quartino+turns:40")]
)
def test_greedy_beats_random_in_openspiel(name: str, rules: str) -> None:
    won = 0.0
    for seed in range(4):
        state = dealt(load(name, rules, 2), seed)
        bots = bots_of(name)
        won += play(state, [SpielBot(bots["greedy"], seed), SpielBot(bots["random"], seed)])[0]
    assert won >= 3


def test_bot_is_asked_only_where_a_player_is_to_act() -> None:
    state = load("quartino", "quartino", 2).new_initial_state()
    with pytest.raises(ValueError, match="to act"):
        SpielBot(bots_of("quartino")["greedy"]).step(state)


def test_information_set_search_of_openspiel_makes_a_card_with_our_resampler() -> None:
    game = load("quartino", "quartino+referee+turns:6", 2)
    state = game.new_initial_state()
    # A holds YBGP, YBPG, YGBP and YGPB, begins, and needs P on 3 to make the first of them.
    for number in (*range(8), 0):
        state.apply_action(number)
    number = {str(move): n for n, move in enumerate(state.facts.actions.moves)}
    for text in ("place Y c", "end", "place B 1", "end", "place G 2", "end", "place B 6", "end"):
        state.apply_action(number[text])
    state.apply_action(number["place P 3"])
    rng = np.random.RandomState(1)
    search = ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 40, random_state=rng)
    search.set_resampler(resampler(random.Random(1)))
    assert str(state.facts.actions.moves[search.step(state)]) == "call YBGP 1"


@pytest.mark.parametrize(
    "variant",
    [*(v for v in VARIANTS if v[0] == "quartino"), ("quartino", "quartino+referee", 2)],
    ids=lambda variant: "-".join(map(str, variant)),
)
def test_resampled_state_is_what_its_own_moves_lead_to(variant: Variant) -> None:
    """The resampler only exchanges cards; playing all moves anew leads to the same state."""
    rng = random.Random(1)
    resample = resampler(rng)
    state = dealt(load(*variant))
    # In the last variant players make cards.
    greedy = SpielBot(bots_of("quartino")["greedy"], 1) if "turns" not in variant[1] else None
    checked_with_made_cards = False
    while not state.is_terminal():
        if rng.random() < 0.4:
            player = state.current_player()
            drawn = resample(state, player)
            told = state.information_state_string(player)
            assert drawn.information_state_string(player) == told
            played = drawn.get_game().new_initial_state()
            for number in drawn.history():
                played.apply_action(number)
            assert str(played) == str(drawn)
            assert played.episode.state == drawn.episode.state
            assert played.episode.refused == drawn.episode.refused
            assert played.current_player() == drawn.current_player() == player
            assert played.legal_actions() == drawn.legal_actions() == state.legal_actions()
            assert history_of(played) == history_of(drawn)
            checked_with_made_cards |= any(drawn.episode.state.made)
        state.apply_action(greedy.step(state) if greedy else rng.choice(state.legal_actions()))
    assert checked_with_made_cards or greedy is None


def history_of(state: pyspiel.State) -> list[tuple[int, int]]:
    return [(step.player, step.action) for step in state.full_history()]


def test_tree_search_of_openspiel_completes_a_line() -> None:
    game = load("quarto", "classic+referee", 2)
    state = game.new_initial_state()
    for number in (0, 16, 1, 17, 2, 18, 3):
        state.apply_action(number)
    rng = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 2.0, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert str(state.facts.actions.moves[search.step(state)]) == "place d1"


def main() -> None:
    """Write the stored playthroughs anew."""
    flags.FLAGS.mark_as_parsed()
    folder = Path(__file__).parent / "playthroughs"
    for name, rules in (("quarto", "classic+squares"), ("quartino", "quartino+turns:3")):
        text = generate_playthrough.playthrough(f"fourfold_{name}(rules={rules})", None, seed=1)
        folder.joinpath(f"fourfold_{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()


# --- Numbers that no move has ------------------------------------------------------------------


@pytest.mark.parametrize("number", [-32, -20, -2, 999])
def test_numbers_that_no_move_has_are_errors_and_change_nothing(number: int) -> None:
    state = load("quarto", "classic+referee", 2).new_initial_state()
    before = str(state)
    with pytest.raises(ValueError, match=rf"expected a number from 0 to 31, got {number}"):
        state.apply_action(number)
    with pytest.raises(ValueError, match="expected a number from 0 to 31"):
        state.action_to_string(0, number)
    assert (str(state), list(state.history())) == (before, [])


@pytest.mark.parametrize("number", [-2, 24])
def test_chance_deals_no_card_that_does_not_exist(number: int) -> None:
    state = load("quartino", "quartino", 2).new_initial_state()
    with pytest.raises(ValueError, match=rf"got {number}"):
        state.apply_action(number)
    assert list(state.history()) == []
