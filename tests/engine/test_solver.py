"""The solver against known values, a plain search in Python, and itself under every symmetry."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from tests.engine.random_states import state_without_a_line

from fourfold.engine import Solver, Value, solve
from fourfold.games.quarto import Quarto, QuartoState

TRUTH = Path(__file__).with_name("quarto-values.tsv")
"""Exact values of eighty positions, from two other solvers."""


def plain_value(state: QuartoState) -> int:
    """Exhaustive search with the Python rules: 1, 0 or -1 for the player about to act."""

    @cache
    def search(position: str) -> int:
        state = game.at(position)
        if state.outcome is not None:
            return 0
        best = -1
        for move in state.moves():
            after = state.play(move)
            if after.outcome is not None:
                value = 1 if after.outcome.winners else 0
            else:
                # Giving passes the turn; placing does not.
                value = search(after.position) * (-1 if state.hand is None else 1)
            best = max(best, value)
            if best == 1:
                break
        return best

    game = Quarto(state.rules)
    return search(state.position)


RULES = [
    "classic+referee",
    "classic+squares+referee",
    "danish+referee",
    "classic+owned-dark+squares+referee",
    "classic+traits:colour,height+referee",
    "classic+values:dark+referee",
    "classic+squares+values:dark,short,round+referee",
    "danish+traits:height+referee",
    "danish+values:light,tall,short+squares+referee",
]


def random_state(rules: str, placed: int, rng: random.Random) -> QuartoState:
    """Return a random state with ``placed`` pieces on the board, sometimes with a piece in hand."""
    state = state_without_a_line(rules, placed, rng)
    return state.play(rng.choice(list(state.moves()))) if rng.random() < 0.5 else state


@pytest.mark.parametrize("rules", RULES)
def test_values_and_kept_moves_agree_with_exhaustive_search(rules: str) -> None:
    rng = random.Random(rules)
    solver = Solver(rules, memory=8)
    for placed in (12, 12, 12, 13, 13, 14, 15, 11, 11):
        state = random_state(rules, placed, rng)
        solution = solver.solve(state)
        expected = plain_value(state)
        assert solution.value == {1: "win", 0: "draw", -1: "loss"}[expected], state.position
        kept = []
        for move in state.moves():
            after = state.play(move)
            if after.outcome is not None:
                value = 1 if after.outcome.winners else 0
            else:
                value = plain_value(after) * (-1 if state.hand is None else 1)
            if value == expected:
                kept.append(move)
        assert sorted(map(str, solution.moves)) == sorted(map(str, kept)), state.position


def test_values_of_known_positions_are_found() -> None:
    solvers: dict[str, Solver] = {}
    lines = [line for line in TRUTH.read_text().splitlines() if not line.startswith("#")]
    assert len(lines) == 80
    for line in lines:
        rules, position, value = line.split("\t")
        solver = solvers.setdefault(rules, Solver(rules, memory=64))
        assert solver.solve(position, with_moves=False).value == value, line


def test_an_empty_board_may_be_too_much_for_a_limit() -> None:
    solver = Solver("classic", memory=8, tables=False)
    solution = solver.solve("..../..../..../.... -", nodes=10_000)
    assert solution.value is Value.UNKNOWN
    assert solution.moves == ()
    assert 0 < solution.nodes < 200_000
    assert solver.solve("..../..../..../.... -", seconds=0.05).value is Value.UNKNOWN


@pytest.mark.parametrize("wanted", [{"threads": 10**9}, {"threads": 0}, {"memory": 10**30}])
def test_threads_and_memory_that_no_machine_has_are_refused(wanted: dict[str, int]) -> None:
    with pytest.raises(
        ValueError, match=r"^expected 1 to 1024 threads and 1 to 33554432 megabytes"
    ):
        Solver("classic", **wanted, tables=False)


def test_a_search_can_be_cancelled_and_the_solver_used_again() -> None:
    solver = Solver("classic", memory=8, tables=False)
    assert solver.solve("..../..../..../.... -", progress=lambda *_: True).value is Value.UNKNOWN
    assert solver.solve(".139/7.2e/504./.8cf a").value is Value.WIN


def test_progress_tells_nodes_and_the_part_that_is_done() -> None:
    told: list[tuple[int, float]] = []

    def tell(nodes: int, done: float) -> bool:
        told.append((nodes, done))
        return len(told) == 5

    Solver("classic", memory=8, tables=False).solve("..../.5../..../.... -", progress=tell)
    assert len(told) == 5
    assert [nodes for nodes, _ in told] == sorted({nodes for nodes, _ in told})
    assert all(0 <= done < 1 for _, done in told)
    assert any(done > 0 for _, done in told)


def test_an_error_in_the_progress_callback_comes_through() -> None:
    def fail(_nodes: int, _done: float) -> bool:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        solve_slowly(fail)


def solve_slowly(progress) -> None:  # type: ignore[no-untyped-def]
    Solver("classic", memory=8, tables=False).solve("..../..../..../.... -", progress=progress)


def test_one_thread_counts_the_same_nodes_every_time_and_two_find_the_same_value() -> None:
    position = "5.../9.c./..3./.... a"
    first, second = (
        Solver("classic", memory=64, tables=False).solve(position, with_moves=False) for _ in "12"
    )
    assert first.nodes == second.nodes
    together = Solver("classic", threads=2, memory=64, tables=False).solve(position)
    assert together.value == first.value
    assert together.moves == Solver("classic", memory=64).solve(position).moves


def test_the_end_of_the_game_is_a_draw_without_moves() -> None:
    full = "64a5/0.fb/de2./17.c 9"
    assert solve(full, "classic+squares").value is Value.WIN
    done = solve("08a6/b51e/9cf2/437d -")
    assert (done.value, done.moves) == (Value.DRAW, ())


def test_lines_that_were_overlooked_are_dead() -> None:
    # Row 1 is all light; in players' play it stands there without worth.
    solution = solve("..../..../89../0123 f")
    assert solution.value in set(Value) - {Value.UNKNOWN}
    assert solution.moves


def plain_distance(state: QuartoState) -> tuple[int, int]:
    """Value and turns to the end by exhaustive search, the winner fast and the loser slow."""

    @cache
    def search(position: str) -> tuple[int, int]:
        state = game.at(position)
        found = []
        for move in state.moves():
            after = state.play(move)
            if after.outcome is not None:
                found.append((1 if after.outcome.winners else 0, 1))
            elif state.hand is None:
                value, turns = search(after.position)
                found.append((-value, turns + 1))
            else:
                # Placing and giving are one turn.
                found.append(search(after.position))
        best = max(value for value, _ in found)
        lengths = [number for value, number in found if value == best]
        return best, min(lengths) if best == 1 else max(lengths)

    game = Quarto(state.rules)
    return search(state.position)


@pytest.mark.parametrize("rules", RULES[:5])
def test_distance_agrees_with_exhaustive_search(rules: str) -> None:
    rng = random.Random(rules)
    solver = Solver(rules, memory=8)
    for placed in (12, 12, 13, 13, 14, 15, 11, 11):
        state = random_state(rules, placed, rng)
        found = solver.solve(state, with_distance=True)
        value, turns = plain_distance(state)
        assert (found.value, found.distance) == ({1: "win", 0: "draw", -1: "loss"}[value], turns)
