"""The lesson of the Danish win: its game is won from the first piece on, by the only moves that win."""

from __future__ import annotations

import re

import pytest
from tests.support.services import ROOT

from fourfold.engine.solver import Solver, Value
from fourfold.games.quarto import Quarto

GAME = Quarto("danish+referee")
#: Each piece and the square on which it was placed; A, who is Robin, gave the first piece.
PLAYED = "4d1 ab1 1a3 9c3 5c4 bb2 2a4 ed4 7a1 ca2 3d2 8d3 6b3 dc2 0c1"
LESSON = (ROOT / "web" / "src" / "lessons" / "danish.ts").read_text("utf-8")


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver("danish")


def states():
    """Yield the states of the game before each move, with the move."""
    state = GAME.start()
    for piece, square in re.findall(r"(\w)(\w\w)", PLAYED):
        for move in (f"give {piece}", f"place {square}"):
            yield state, move
            state = state.play(move)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == (("B",), "line")


def scenes() -> list[str]:
    """Return the positions of the lesson after its first step."""
    return re.findall(r"scene: \{ position: '([^']+)', (?:pieces: '\w+', )?last", LESSON)


def test_player_who_gives_first_has_lost(solver):
    lost = solver.solve(GAME.start())
    assert lost.value is Value.LOSS
    assert len(lost.moves) == 8


def test_learner_keeps_the_win_in_the_whole_game(solver):
    for state, move in states():
        solution = solver.solve(state)
        assert solution.value is (Value.WIN if state.to_act == "B" else Value.LOSS), move
        assert move in map(str, solution.moves), move


def test_lesson_asks_for_the_only_winning_moves(solver):
    asked = 0
    for state, move in states():
        if state.to_act != "B" or str(state.position).count(".") > 6:
            continue
        assert list(map(str, solver.solve(state).moves)) == [move]
        asked += 1
    assert asked == 5


def test_scenes_are_positions_of_the_game():
    positions = [str(state.position) for state, _ in states()]
    assert len(scenes()) == 3
    assert [scene for scene in scenes() if scene not in positions] == []
    assert re.findall(r"turn\('(\w\w)', '(\w)'\)", LESSON) == [("d2", "8"), ("b3", "d")]


def test_robin_defends_as_long_as_possible(solver):
    for state, move in states():
        if state.to_act != "A" or str(state.position).count(".") > 5:
            continue
        turns = {}
        for other in map(str, state.moves()):
            after = state.play(other)
            turns[other] = solver.solve(after, with_moves=False, with_distance=True).distance
        assert turns[move] == max(turns.values()), move
