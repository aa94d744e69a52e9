"""Calling "Quarto!" in rulebook play: who may, when, and what a false call costs."""

import dataclasses
import json

import pytest
from hypothesis import given
from tests.games.quarto.boards import NO_LINE, ROW_1, ROW_4, at, code_of, line_made, played, without
from tests.games.quarto.choices import states

from fourfold.games.errors import IllegalMove
from fourfold.games.game import Outcome
from fourfold.games.quarto import Call, Quarto


@pytest.mark.parametrize("rules", ["classic", "mushrooms", "danish"])
def test_making_a_line_wins_nothing_by_itself(rules):
    """Q5: the player must call."""
    state = line_made(rules)
    assert state.outcome is None
    assert (state.to_act, state.phase) == ("A", "give")


@pytest.mark.parametrize("rules", ["classic", "mushrooms", "danish"])
def test_placer_may_call_the_line_that_this_placement_completed(rules):
    """Q5: after placing, and before giving."""
    state = line_made(rules).play("call d1 b1 a1 c1", "A")
    assert state.outcome == Outcome(("A",), "call")
    assert ["".join(map(str, line)) for line in state.shown] == ["a1b1c1d1"]
    assert state.to_act is None


@pytest.mark.parametrize("rules", ["classic", "mushrooms", "danish"])
def test_receiver_may_call_a_line_the_placer_overlooked(rules):
    """Q5: the receiver may call after being given a piece, before placing it."""
    state = line_made(rules).play("give 2")
    assert state.play(ROW_1, "B").outcome == Outcome(("B",), "call")


@pytest.mark.parametrize("rules", ["classic", "mushrooms", "danish"])
def test_placer_may_not_call_once_the_piece_is_given(rules):
    """Q5: only the receiver; the placer's call is illegal, not false."""
    state = line_made(rules).play("give 2")
    assert code_of(state, ROW_1, "A") == "not-your-turn"
    with pytest.raises(IllegalMove) as refused:
        state.refuse(ROW_1, "A")
    assert refused.value.code == "not-your-turn"


@pytest.mark.parametrize("rules", ["classic", "mushrooms"])
def test_a_line_is_dead_for_good_once_the_receiver_has_placed(rules):
    """Q5: classic expiry, for both players, at every later moment."""
    state = played(line_made(rules), "give 2", "place a4")
    assert code_of(state, ROW_1) == "call-expired"
    for move in ("give a", "place d4", "give 3", "place b3", "give b"):
        state = state.play(move)
        assert code_of(state, ROW_1) == "call-expired"


def test_a_dead_line_is_dead_for_every_trait():
    """Q5: whole; a new line across it is another line."""
    state = at(
        "classic",
        """
        . . . .
        c . . .
        4 . . .
        0 8 1 9
        """,
    )
    assert code_of(state, ROW_1) == "call-expired"
    state = played(state, "give 5", "place a4")
    assert code_of(state, ROW_1) == "call-expired"
    assert state.play("call a1 a2 a3 a4").outcome == Outcome(("B",), "call")


def test_a_danish_line_waits_until_both_have_placed():
    """Q5: whoever has just received may call it, its maker too."""
    state = played(line_made("danish"), "give 2", "place a4", "give a")
    assert state.to_act == "A"
    assert state.play(ROW_1, "A").outcome == Outcome(("A",), "call")


def test_a_danish_line_cannot_be_called_by_who_has_just_placed_another_piece():
    """Q5: after placing only what this placement completed, before placing anything that is valid."""
    state = played(line_made("danish"), "give 2", "place a4")
    assert state.to_act == "B"
    assert code_of(state, ROW_1) == "call-not-now"
    assert state.refuse(ROW_1).refusals == 1


def test_a_danish_line_is_dead_once_both_have_placed():
    """Q5: by the Danish rules a line expires when each player has placed a piece after it was made."""
    state = played(line_made("danish"), "give 2", "place a4", "give a", "place d4")
    assert code_of(state, ROW_1) == "call-expired"
    state = state.play("give 3")
    assert code_of(state, ROW_1) == "call-expired"


def test_a_danish_receiver_may_choose_between_lines_of_two_ages():
    """Q5: both are valid in the hand of the receiver.

    4 . . .
    c . . .
    5 . . .
    0 8 1 9   row 1 (all tall) is older by one placement than column a (all round)
    """
    state = Quarto("danish+free").at("4.../c.../5.../0819 - !a1b1c1d1:1,a1a2a3a4:2")
    assert code_of(state, ROW_1) == "call-not-now"
    assert state.play("call a1 a2 a3 a4").outcome is not None
    received = state.play("give 2")
    assert received.play(ROW_1).outcome == received.play("call a1 a2 a3 a4").outcome


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (ROW_4, "call-not-full"),
        ("call a1 b1 c1 d2", "call-no-line"),
        ("call a1 b1 a2 b2", "call-no-line"),
        ("call a1 b2 c3 d4", "call-not-full"),
    ],
)
def test_a_false_call_is_refused_with_the_reason_and_changes_nothing_else(call, code):
    """Q5: a call of squares that are no line, or are not full, is false."""
    state = line_made("classic")
    assert code_of(state, call) == code
    after = state.refuse(call)
    assert after == dataclasses.replace(state, refusals=1)
    assert after.play(ROW_1).outcome == Outcome(("A",), "call")


def test_four_that_share_nothing_counted_are_a_false_call():
    """Q5: squares that share nothing counted."""
    state = at("classic", without(NO_LINE, "a"), "a").play("place d1")
    assert code_of(state, ROW_1) == "call-nothing-shared"
    only_dark = line_made("classic+values:dark")
    assert code_of(only_dark, ROW_1) == "call-nothing-shared"


def test_a_right_call_cannot_be_recorded_as_refused():
    """Q5: only false calls are refused."""
    with pytest.raises(IllegalMove) as refused:
        line_made("classic").refuse(ROW_1)
    assert refused.value.code == "not-refused"
    for move in ("give 2", "decline", "resign"):
        with pytest.raises(IllegalMove) as refused:
            line_made("classic").refuse(move)
        assert refused.value.code == "never-refused-so"


def test_after_three_refusals_in_a_turn_the_seat_cannot_call_again():
    """Q5: not even a right call, and nothing tells whether it was one."""
    state = line_made("classic")
    for number in (1, 2, 3):
        assert code_of(state, ROW_4) == "call-not-full"
        state = state.refuse(ROW_4)
        assert state.refusals == number
        assert state.view(None).calls_left == 3 - number
    assert code_of(state, ROW_1) == code_of(state, ROW_4) == "no-more-calls"
    assert state.refuse(ROW_1).refusals == 3
    assert [*map(str, state.moves())] == [*map(str, line_made("classic").moves())]
    assert state.play("give 2").play(ROW_1).outcome == Outcome(("B",), "call")


def test_a_view_says_how_many_calls_are_left():
    """Q5, Q7: three in a turn, one where a false one loses; the referee leaves none to anybody."""
    assert line_made("classic").view(None).calls_left == 3
    assert line_made("classic+lose-on-false-call").view(None).calls_left == 1
    assert line_made("classic").play(ROW_1).view(None).calls_left == 0
    assert Quarto("classic+referee").start().view(None).calls_left is None


def test_two_refusals_still_leave_the_right_call():
    """Q5: a player may call again until the third false call of the turn."""
    state = played(line_made("classic"), f"{ROW_4} ?", f"{ROW_4} ?", ROW_1)
    assert state.outcome == Outcome(("A",), "call")


def test_refusals_count_through_receiving_and_placing_of_one_turn():
    """Q5: a turn is place + give, the moment of receiving included."""
    state = at("classic", ". . . .\n. . . .\n. . . .\n0 8 1 .", "9")
    state = played(state, f"{ROW_4} ?", f"{ROW_1} ?", "place d1")
    assert state.refusals == 2
    state = state.refuse(ROW_4)
    assert code_of(state, ROW_1) == "no-more-calls"


def test_refusals_are_forgotten_with_the_turn():
    """Q5: false calls are counted per turn."""
    state = played(line_made("classic"), *[f"{ROW_4} ?"] * 3, "give 2")
    assert state.refusals == 0
    state = played(state, f"{ROW_4} ?", "place a2", f"{ROW_4} ?", "give 3")
    assert (state.to_act, state.refusals) == ("A", 0)
    assert code_of(state, ROW_4) == "call-not-full"


@pytest.mark.parametrize("call", [ROW_4, "call a1 b1 c1 d2"])
def test_a_false_call_loses_where_so_agreed(call):
    """Q5: option lose-on-false-call."""
    state = line_made("classic+lose-on-false-call")
    assert state.play(call).outcome == Outcome(("B",), "false-call")
    assert state.play("give 2").play(call).outcome == Outcome(("A",), "false-call")
    assert state.play(ROW_1).outcome == Outcome(("A",), "call")
    with pytest.raises(IllegalMove) as refused:
        state.refuse(call)
    assert refused.value.code == "never-refused-so"


@pytest.mark.parametrize("rules", ["classic", "classic+lose-on-false-call"])
def test_a_call_by_the_wrong_seat_or_after_the_end_is_illegal_never_false(rules):
    """Q5: only the seat to act may call."""
    state = line_made(rules)
    for call in (ROW_1, ROW_4):
        assert code_of(state, call, "B") == "not-your-turn"
        assert code_of(state, call, "C") == "no-such-seat"
    assert state.outcome is None
    over = state.play(ROW_1)
    for seat in ("A", "B", None):
        assert code_of(over, ROW_4, seat) == "game-over"


def test_the_opening_giver_may_call_and_is_wrong():
    """Q5: the seat to act may call, even where there is nothing yet."""
    assert code_of(Quarto("classic").start(), ROW_1) == "call-not-full"


@given(states())
def test_calls_are_never_listed(state):
    """Q5: moves() lists gives, placements and declines, never calls."""
    assert not any(isinstance(move, Call) for move in state.moves())
    without_lines = dataclasses.replace(state, open_lines=())
    assert [*map(str, state.moves())] == [*map(str, without_lines.moves())]


@given(states())
def test_no_view_tells_that_a_line_can_be_called(state):
    """Q5: what a seat or spectator is shown is the same without the line."""
    without_lines = dataclasses.replace(state, open_lines=())
    for seat in (*state.seats, None):
        view = state.view(seat)
        assert view == without_lines.view(seat)
        assert json.dumps(view.to_json()) == json.dumps(without_lines.view(seat).to_json())
        assert "!" not in view.position


def test_the_view_of_a_made_line_has_only_what_all_can_see():
    """Q5: a view is built from what every player can see, so it does not mark a line."""
    state = line_made("danish")
    assert state.view("B").to_json() == {
        "game": "quarto",
        "rules": "danish",
        "viewer": "B",
        "seats": ["A", "B"],
        "to_act": "A",
        "phase": "give",
        "position": "..../..../..../0819 -",
        "offer": [],
        "outcome": None,
        "moves": [],
        "left": "234567abcdef",
        "trail": ["d1"],
        "refusals": 0,
        "calls_left": 3,
        "next": "B",
        "owners": {"A": "dark", "B": "light"},
        "shown": [],
        "shares": [],
    }
