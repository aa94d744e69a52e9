"""After the sixteenth piece: the placer may call or decline, then the opponent."""

import pytest
from tests.games.quarto.boards import LINE_IN_ROW_1, ROW_1, ROW_4, at, code_of, played, without

from fourfold.games.game import Outcome


def test_after_the_sixteenth_piece_the_placer_may_call():
    """Q5: nothing is given; the placer may call or decline."""
    state = at("classic", without(LINE_IN_ROW_1, "a"), "a").play("place d1")
    assert state.play(ROW_1, "A").outcome == Outcome(("A",), "call")
    assert code_of(state, ROW_1, "B") == "not-your-turn"


def test_after_the_sixteenth_piece_the_opponent_has_the_last_say():
    """Q5: as if receiving; then it is a draw."""
    state = at("classic", without(LINE_IN_ROW_1, "a"), "a").play("place d1").play("decline", "A")
    assert code_of(state, ROW_1, "A") == "not-your-turn"
    assert state.play(ROW_1, "B").outcome == Outcome(("B",), "call")
    assert state.play("decline", "B").outcome == Outcome((), "full-board")


@pytest.mark.parametrize(("rules", "is_alive"), [("classic", False), ("danish+free", True)])
def test_the_last_say_is_about_any_line_still_valid(rules, is_alive):
    """Q5: a line of the fifteenth placement is dead (classic) or its maker's to call (Danish)."""
    state = at(rules, without(LINE_IN_ROW_1, "0", "e"), "0").play("place c1", "B")
    state = played(state, "give e", "place d4")
    assert code_of(state, ROW_1, "A") == ("call-not-now" if is_alive else "call-expired")
    state = state.play("decline")
    if is_alive:
        assert state.play(ROW_1, "B").outcome == Outcome(("B",), "call")
    else:
        assert code_of(state, ROW_1, "B") == "call-expired"


def test_refusals_are_forgotten_between_the_two_last_says():
    """Q5: the opponent's last chance to call is a turn of its own, with its own count of false calls."""
    state = at("classic", without(LINE_IN_ROW_1, "a"), "a").play("place d1")
    state = played(state, *[f"{ROW_4} ?"] * 3)
    assert code_of(state, ROW_1) == "no-more-calls"
    assert state.play("decline").play(ROW_1).outcome == Outcome(("B",), "call")
