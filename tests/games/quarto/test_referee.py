"""Referee play: the table sees every line."""

import pytest
from hypothesis import given
from tests.games.quarto.boards import LINE_IN_ROW_1, NO_LINE, at, line_made, without
from tests.games.quarto.choices import states

from fourfold.games.errors import IllegalMove
from fourfold.games.game import Outcome
from fourfold.games.quarto import Quarto


@pytest.mark.parametrize("preset", ["classic", "mushrooms", "danish"])
def test_completing_a_line_wins_at_once(preset):
    """Q6: nobody has to call the line."""
    state = line_made(f"{preset}+referee")
    assert state.outcome == Outcome(("A",), "line")
    assert (state.to_act, state.phase, state.moves()) == (None, "over", ())
    assert ["".join(map(str, line)) for line in state.shown] == ["a1b1c1d1"]


def test_b_wins_with_a_placement_of_theirs():
    """Q6: the player who places the fourth piece wins, also if that is B."""
    state = Quarto("classic+referee").at("..../..../8.../012. 3").play("place d1")
    assert state.outcome == Outcome(("B",), "line")


@pytest.mark.parametrize("rest", ["-", "9"])
def test_calling_is_illegal_never_false(rest):
    """Q6: calling is illegal."""
    state = at("classic+referee", ". . . .\n. . . .\n. . . .\n0 8 1 .", rest)
    for step in (state.play, state.refuse):
        with pytest.raises(IllegalMove) as refused:
            step("call a1 b1 c1 d1")
        assert refused.value.code in {"referee-calls", "never-refused-so"}


def test_a_line_with_the_sixteenth_piece_wins():
    """Q6: before the board is full enough for a draw."""
    state = at("classic+referee", without(LINE_IN_ROW_1, "a"), "a").play("place d1")
    assert state.outcome == Outcome(("A",), "line")


def test_a_full_board_without_a_line_is_a_draw_with_nothing_to_decline():
    """Q6: with a referee nobody calls, so nobody has to decline to call either (Q7)."""
    state = at("classic+squares+referee", without(NO_LINE, "a"), "a").play("place d1")
    assert state.outcome == Outcome((), "full-board")
    assert state.moves() == ()


@given(states())
def test_no_line_is_ever_open_in_referee_play(state):
    """Q6: a line on the board means that the game is over."""
    if state.rules.referee:
        assert state.open_lines == ()
        on_board = any(state.rules.shared(state.board, line) for line in state.rules.lines)
        assert on_board is (state.outcome is not None and state.outcome.reason == "line")
        assert on_board is bool(state.shown)
