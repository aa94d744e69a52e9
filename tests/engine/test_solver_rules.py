"""The solver refuses states of other rules and of finished games, instead of giving them a value."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.random_states import state_without_a_line

import fourfold
from fourfold.engine import Solver, canonical, solve
from fourfold.engine.analysis import analyse
from fourfold.games.quartino import Quartino
from fourfold.games.quarto import Quarto
from fourfold.games.record import Record

OTHER_RULES = ["danish", "classic+squares", "classic+values:dark,short", "classic+owned-dark"]
SAME_COUNTING = [
    "classic+referee",
    "mushrooms",
    "classic+lose-on-false-call",
    "classic+turn:60",
    "danish+free",
]


@pytest.fixture(scope="module")
def classic() -> Solver:
    return Solver("classic", memory=8)


@pytest.mark.parametrize("rules", OTHER_RULES)
def test_state_and_view_of_other_counting_rules_are_refused(classic: Solver, rules: str) -> None:
    state = Quarto(rules).start()
    for position in (state, state.view("A"), state.view(None)):
        for ask in (classic.solve, classic.values, lambda one: classic.solve_many([one])):
            with pytest.raises(
                ValueError, match=r"expected a position under rules that count as classic"
            ):
                ask(position)


@pytest.mark.parametrize("rules", SAME_COUNTING)
def test_calling_clock_and_preset_may_differ(classic: Solver, rules: str) -> None:
    state = Quarto(rules).at("c903/87.d/61ba/f.5e -")
    assert str(classic.solve(state).value) == "draw"
    assert str(classic.solve(state.view("A")).value) == "draw"


def test_danish_start_is_lost_for_its_own_solver() -> None:
    assert str(Solver("danish", memory=8).solve(Quarto("danish").start()).value) == "loss"
    assert str(solve(Quarto("danish").start()).value) == "loss"


@pytest.mark.parametrize(
    ("rules", "moves", "seat"),
    [
        ("classic", ["resign"], None),
        ("classic", ["give 0", "place a1", "give 1", "flag"], None),
        (
            "classic+referee",
            [
                "give 0",
                "place a1",
                "give 1",
                "place b1",
                "give 2",
                "place c1",
                "give 3",
                "place d1",
            ],
            None,
        ),
    ],
)
def test_state_and_view_of_a_finished_game_are_refused(
    classic: Solver, rules: str, moves: list[str], seat: str | None
) -> None:
    state = Quarto(rules).start()
    for move in moves:
        state = state.play(move)
    assert state.outcome is not None
    for position in (state, state.view("B")):
        for ask in (classic.solve, classic.values, lambda one: classic.solve_many([one])):
            with pytest.raises(ValueError, match="expected a game that is not over"):
                ask(position)


def test_full_board_in_referee_play_is_over_and_as_text_a_draw(classic: Solver) -> None:
    full = "a59d/870b/3e6c/f241 -"
    with pytest.raises(ValueError, match=r"draw \(full-board\)"):
        classic.solve(Quarto("classic+referee").at(full))
    assert str(classic.solve(full).value) == "draw"


@pytest.mark.parametrize("wrong", [Quartino().at("Y/./././././././. B"), None, 7])
def test_what_is_no_position_of_quarto_is_a_type_error(classic: Solver, wrong: Any) -> None:
    asked: list[Callable[[Any], object]] = [classic.solve, classic.values, solve, canonical]
    for ask in asked:
        with pytest.raises(TypeError, match="expected a position text, a state or a view of Quar"):
            ask(wrong)


@pytest.mark.parametrize("limits", [{"nodes": -1}, {"seconds": -0.1}, {"seconds": float("nan")}])
def test_negative_limits_are_refused(classic: Solver, limits: Any) -> None:
    for ask in (
        classic.solve,
        classic.values,
        lambda one, **given: classic.solve_many([one], **given),
    ):
        with pytest.raises(ValueError, match="expected limits of at least 0"):
            ask("c903/87.d/61ba/f.5e -", **limits)


def test_more_nodes_than_a_computer_counts_are_no_limit(classic: Solver) -> None:
    assert str(classic.solve("c903/87.d/61ba/f.5e -", nodes=10**30).value) == "draw"


def test_solver_shows_its_rules(classic: Solver) -> None:
    assert repr(classic) == "<Solver of classic, 8 MB>"


def test_analysis_refuses_a_solver_of_other_rules(classic: Solver) -> None:
    game = fourfold.game("quarto", "danish")
    record = Record.begin(game, game.start()).play("give 0")
    with pytest.raises(ValueError, match="solver of these rules"):
        analyse(record, solver=classic, nodes=1000)


@pytest.mark.parametrize(
    "rules", ["classic+referee", "danish+squares+referee", "classic+values:dark,short+referee"]
)
def test_values_of_moves_agree_with_the_values_of_the_positions_after_them(rules: str) -> None:
    rng = random.Random(rules)
    solver = Solver(rules, memory=8)
    opposite = {"win": "loss", "draw": "draw", "loss": "win"}
    for placed in (10, 11, 12, 13, 14, 15):
        giving = state_without_a_line(rules, placed, rng)
        for state in (giving, giving.play(rng.choice(list(giving.moves())))):
            values = solver.values(state)
            assert list(values) == list(state.moves())
            for move, value in values.items():
                after = state.play(move)
                if after.outcome is not None:
                    expected = "win" if after.outcome.winners else "draw"
                else:
                    found = str(solver.solve(after, with_moves=False).value)
                    expected = opposite[found] if state.hand is None else found
                assert value == expected, (state.position, str(move))
            solution = solver.solve(state)
            assert solution.moves == tuple(m for m, v in values.items() if v == solution.value)


def test_values_of_moves_beyond_a_limit_are_unknown() -> None:
    solver = Solver("classic", memory=8, tables=False)
    values = solver.values("5.../9.c./..3./.... a", nodes=5_000)
    assert len(values) == 12
    assert "unknown" in values.values()


def test_a_finished_board_has_no_values(classic: Solver) -> None:
    assert classic.values("08a6/b51e/9cf2/437d -") == {}


@pytest.mark.parametrize("threads", [1, 3])
def test_batch_gives_the_same_solutions_in_the_same_order(threads: int) -> None:
    rng = random.Random(threads)
    states = [state_without_a_line("classic+referee", 9 + number % 7, rng) for number in range(40)]
    mixed = [state.position if number % 2 else state for number, state in enumerate(states)]
    found = Solver("classic+referee", threads=threads, memory=16).solve_many(
        mixed, with_distance=True
    )
    alone = Solver("classic+referee", memory=16)
    expected = [alone.solve(state, with_distance=True) for state in states]
    assert [(one.value, one.moves, one.distance) for one in found] == [
        (one.value, one.moves, one.distance) for one in expected
    ]


def test_batch_refuses_a_wrong_position_before_it_solves_any(classic: Solver) -> None:
    with pytest.raises(fourfold.NotationError):
        classic.solve_many(["c903/87.d/61ba/f.5e -", "nonsense"])
    assert classic.solve_many([]) == []


def test_batch_can_be_stopped_by_its_callback_and_by_limits() -> None:
    start = ["..../..../..../.... -"] * 3
    solver = Solver("classic", threads=2, memory=16, tables=False)
    told: list[tuple[int, float]] = []

    def stop(solved: int, share: float) -> bool:
        told.append((solved, share))
        return True

    assert [str(found.value) for found in solver.solve_many(start, progress=stop)] == [
        "unknown"
    ] * 3
    assert told == [(0, 0.0)]
    assert {str(one.value) for one in solver.solve_many(start, nodes=5_000)} == {"unknown"}


def test_an_error_in_the_callback_of_a_batch_comes_through() -> None:
    def fail(_solved: int, _share: float) -> bool:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        Solver("classic", memory=8, tables=False).solve_many(
            ["..../..../..../.... -"], progress=fail
        )
