"""Native rollouts of Quartino: from any moment, their moves are legal by the Python rules and end alike."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from tests.native.quartino_lockstep import FAMILIES, Lockstep

from fourfold.engine.quartino_twin import roll_out
from fourfold.games.quartino import Quartino, QuartinoState

REFEREE = ("quartino+referee", "quartino-first+referee")
GAMES = 40


def check_rollout(state: QuartinoState, seed: int, counts: Counter[str]) -> None:
    """Roll out natively, and play the same moves by the Python rules."""
    outcome, moves = roll_out(state, seed, writes_moves=True)
    assert roll_out(state, seed) == (outcome, [])
    counts["within a turn"] += not state.turn.fresh(state.rules)
    counts["after cards were made"] += any(state.made)
    counts["cards shown"] += any(state.shown)
    counts["after an idle turn"] += state.idle > 0
    counts["a seat is gone"] += bool(state.gone)
    for move in moves:
        assert move in map(str, state.moves()), (move, state)
        state = state.play(move)
    assert state.outcome == outcome, moves
    counts[outcome.reason] += 1


@pytest.mark.parametrize(
    ("family", "happened"),
    [
        ("referee", {"within a turn", "after cards were made", "cards shown", "turn-limit"}),
        ("first games", {"within a turn", "turn-limit"}),
        ("other decks", {"cards", "after cards were made", "turn-limit"}),
        ("repetition", {"repetition"}),
        ("skipped placements", {"skipped", "after an idle turn"}),
        ("people who leave", {"a seat is gone", "turn-limit"}),
    ],
)
def test_moves_of_rollouts_are_legal_and_end_alike(family: str, happened: set[str]) -> None:
    rng = random.Random(family)
    counts: Counter[str] = Counter()
    rules = tuple(rule for rule in REFEREE if family != "repetition" or "first" not in rule)
    for _ in range(GAMES):
        game = Lockstep(replace(FAMILIES[family], rules=rules), rng, Counter())
        while game.state.outcome is None:
            if rng.random() < 0.3 or family == "repetition":
                check_rollout(game.state, rng.randrange(2**64), counts)
            game.step(game.next_move())
    assert happened <= {what for what, times in counts.items() if times}, counts


def test_rollouts_of_long_games_end_at_their_own_turn_limit() -> None:
    state = Quartino("quartino+referee+turns:1000").start(rng=random.Random(1))
    counts: Counter[str] = Counter()
    for seed in range(5):
        check_rollout(state, seed, counts)
    lengths = [len(roll_out(state, seed, writes_moves=True)[1]) for seed in range(5)]
    assert max(lengths) > 1_000


def test_every_listed_move_comes_first_equally_often() -> None:
    state = Quartino("quartino+referee+turns:2").start(rng=random.Random(1))
    firsts = Counter(roll_out(state, seed, writes_moves=True)[1][0] for seed in range(3_600))
    assert set(firsts) == set(map(str, state.moves()))
    assert min(firsts.values()) > 60
    assert max(firsts.values()) < 145


def test_rollout_of_a_finished_game_is_its_outcome() -> None:
    state = Quartino("quartino+referee").start(rng=random.Random(1)).play("resign")
    assert roll_out(state, 1, writes_moves=True) == (state.outcome, [])


def test_rollouts_need_a_referee_and_known_cards() -> None:
    with pytest.raises(ValueError, match="referee"):
        roll_out(Quartino("quartino").start(rng=random.Random(1)), 1)
    state = Quartino("quartino+referee").start(rng=random.Random(1))
    for racks in (
        (state.racks[0], (None, *state.racks[1][1:])),
        ((None, *state.racks[0][1:]), state.racks[1]),
    ):
        with pytest.raises(ValueError, match="expected a state"):
            roll_out(replace(state, racks=racks), 1)
