"""Positions as text: printed, read back, and refused when they cannot be read or cannot come up."""

import dataclasses
import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.games.quarto.boards import at, line_made, played, text_of
from tests.games.quarto.choices import states
from tests.games.quarto.model import SQUARES

from fourfold.games.errors import NotationError
from fourfold.games.quarto import Quarto


def refusal(text, rules="classic"):
    """The code and column of the error that this position raises."""
    with pytest.raises(NotationError) as refused:
        Quarto(rules).at(text)
    assert str(refused.value)
    return refused.value.code, refused.value.column


@given(states())
def test_a_position_reads_back_as_what_it_was(state):
    """Q3: whoever reads the text goes on with the same game."""
    if state.outcome is not None or state.declined:
        return  # a finished game is not played on, and whether the placer declined is no part of the text
    again = Quarto(state.rules).at(state.position, state.seats)
    assert again.position == state.position
    assert again.to_act == state.to_act
    assert again.moves() == state.moves()
    assert (again.board, again.hand, again.left) == (state.board, state.hand, state.left)
    assert again == dataclasses.replace(state, trail=())


@given(states())
def test_a_state_reads_back_from_its_json_form(state):
    data = json.loads(json.dumps(state.to_json()))
    assert Quarto(state.rules).state_from_json(data) == state


@given(states())
def test_a_view_reads_back_from_its_json_form(state):
    for seat in (*state.seats, None):
        view = state.view(seat)
        data = json.loads(json.dumps(view.to_json()))
        assert Quarto(state.rules).view_from_json(data) == view


def test_two_lines_of_one_placement_read_back_as_the_same_state():
    """Q4: several lines at once; their order in the text is by name."""
    state = at(
        "classic",
        """
        4 . . .
        8 . . .
        c . . .
        . 1 2 3
        """,
        "0",
    ).play("place a1")
    assert state.position.endswith("!a1a2a3a4:1,a1b1c1d1:1")
    assert Quarto("classic").at(state.position) == dataclasses.replace(state, trail=())


def test_the_example_of_the_notation_page_is_read_as_drawn():
    state = at(
        "classic",
        """
        . . . .
        . 5 b .
        6 . . e
        3 2 . .
        """,
    )
    assert state.position == "..../.5b./6..e/32.. -"
    placed = zip(SQUARES, state.board, strict=True)
    squares = {name: str(piece) for name, piece in placed if piece is not None}
    assert squares == {"b3": "5", "c3": "b", "a2": "6", "d2": "e", "a1": "3", "b1": "2"}


@pytest.mark.parametrize(
    ("text", "to_act", "phase"),
    [
        ("..../..../..../.... -", "A", "give"),
        ("..../..../..../.... 0", "B", "place"),
        ("..../..../..../0... -", "B", "give"),
        ("..../..../..../0... 1", "A", "place"),
        ("..../..../..../01.. -", "A", "give"),
        ("23c5/f0b7/98d6/4e1a -", "A", "decline"),
    ],
)
def test_the_pieces_given_tell_who_is_to_act(text, to_act, phase):
    """Q3: with - the player about to act gives; with a piece they place it."""
    state = Quarto("classic").at(text)
    assert (state.to_act, state.phase) == (to_act, phase)


def test_a_line_that_can_be_called_is_marked_with_the_placements_it_outlives():
    """Q5: classic one, Danish two and then one."""
    assert line_made("classic").position == "..../..../..../0819 - !a1b1c1d1:1"
    danish = line_made("danish")
    assert danish.position == "..../..../..../0819 - !a1b1c1d1:2"
    later = played(danish, "give 2", "place a4")
    assert later.position == "2.../..../..../0819 - !a1b1c1d1:1"
    assert played(later, "give a", "place d4").position == "2..a/..../..../0819 -"


def test_marks_are_sorted_and_may_be_written_in_any_order():
    """Q5: lines of several ages, oldest first."""
    board = """
        4 . . .
        c . . .
        5 . . .
        0 8 1 9
    """
    canonical = f"{text_of(board)} - !a1b1c1d1:1,a1a2a3a4:2"
    state = Quarto("danish+free").at(f"{text_of(board)}  -  !a4a3a1a2:2,d1b1c1a1:1")
    assert state.position == canonical
    assert state == Quarto("danish+free").at(canonical)


def test_lines_without_a_mark_are_dead():
    """Q5: a line on the board that is not marked has lost its value."""
    state = Quarto("classic").at("..../..../4.../0819 -")
    with pytest.raises(ValueError, match="whose time is over"):
        state.play("call a1 b1 c1 d1")


def test_dead_lines_stay_dead_when_the_game_goes_on():
    """Q5: an expired line can never be called again, for whichever trait."""
    state = Quarto("classic").at("..../..../..../0819 4")
    state = played(state, "place a2", "give c", "place a3", "give 5", "place d4")
    assert state.position == "...5/c.../4.../0819 -"


ROW = "..../..../..../0819"


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "bad-ranks", 1),
        ("   ", "bad-ranks", 1),
        ("-", "bad-hand", 2),
        ("..../..../..../....", "bad-hand", 20),
        ("..../..../.... -", "bad-ranks", 1),
        ("..../..../..../..../.... -", "bad-ranks", 1),
        ("..../.../..../.... -", "bad-rank", 6),
        ("..../..../...../.... -", "bad-rank", 11),
        ("..../..x./..../.... -", "bad-rank", 8),
        ("..../..../..../...F -", "bad-rank", 19),
        ("..../..../1.../...1 -", "piece-twice", 1),
        ("..../..../..../...1 1", "piece-twice", 21),
        ("..../..../..../.... x", "bad-hand", 21),
        ("..../..../..../.... 10", "bad-hand", 21),
        ("..../..../..../.... --", "bad-hand", 21),
        ("..../..../..../.... .", "bad-hand", 21),
        ("..../..../..../.... !a1b1c1d1:1", "bad-hand", 21),
        ("..../..../..../.... - -", "bad-marks", 23),
        (f"{ROW} - a1b1c1d1:1", "bad-marks", 23),
        (f"{ROW} - !", "bad-marks", 24),
        (f"{ROW} - !a1b1c1d1", "bad-marks", 24),
        (f"{ROW} - !a1b1c1d1:", "bad-marks", 24),
        (f"{ROW} - !a1b1c1d1:0", "bad-marks", 24),
        (f"{ROW} - !a1b1c1d1:01", "bad-marks", 24),
        (f"{ROW} - !a1b1c1e1:1", "bad-marks", 24),
        (f"{ROW} - !a1b1c1:1", "bad-marks", 24),
        (f"{ROW} - !a1b1c1d1:1,", "bad-marks", 35),
        (f"{ROW} - !a1b1c1d1:1;a1b1c1d1:1", "bad-marks", 24),
        (f"{ROW} - !a1b1c1d1:2", "mark-expiry", 24),
        (f"{ROW} - !a1b1c1c1:1", "mark-no-line", 24),
        (f"{ROW} - !a1b1c1d2:1", "mark-no-line", 24),
        (f"{ROW} - !a2b2c2d2:1", "mark-no-line", 24),
        (f"{ROW} - !a1b1a2b2:1", "mark-no-line", 24),
        (f"{ROW} - !a1b1c1d1:1,a1b1c1d1:1", "mark-no-line", 35),
        ("..../..../..../086. - !a1b1c1d1:1", "mark-no-line", 24),
        ("..../..../..../087f - !a1b1c1d1:1", "mark-no-line", 24),
        ("2a3b/..../..../0819 - !a1b1c1d1:1,a4b4c4d4:1", "marks-apart", 23),
        (f"{ROW} - !a1b1c1d1:1 -", "text-after", 35),
        (f"{ROW} - !a1b1c1d1:1 ,a1a2a3a4:1", "text-after", 35),
    ],
)
def test_bad_positions_are_refused_with_what_and_where(text, code, column):
    assert refusal(text) == (code, column)


def test_danish_marks_count_to_two():
    """Q5: a Danish line outlives two placements, not three."""
    assert refusal("..../..../..../0819 - !a1b1c1d1:3", "danish") == ("mark-expiry", 24)


def test_referee_play_has_no_marks():
    """Q6: with a referee a line wins at once, so no position has lines left to call."""
    assert refusal("..../..../..../08.. - !a1b1c1d1:1", "classic+referee") == (
        "marks-in-referee-play",
        23,
    )


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        ("danish", "..../..../..../8... -"),
        ("danish", "..../..../..../01.. -"),
        ("danish", "..../..../..../.... 8"),
        ("danish", "..../..../..../0... 1"),
        ("danish", "..../..../..../8... 0"),
        ("danish", "..../..../..../0819 a"),
        ("danish+owned-dark", "..../..../..../0... -"),
        ("danish+owned-dark", "..../..../..../.... 0"),
        ("classic+owned", "..../..../..../.... f"),
    ],
)
def test_with_owned_colours_the_colours_given_must_be_those_due(rules, text):
    """Q10: B first, then by turns, each of their own."""
    assert refusal(text, rules) == ("wrong-colours", 1)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        ("danish", "..../..../..../.... 0"),
        ("danish", "..../..../..../0... 8"),
        ("danish+owned-dark", "..../..../..../8... 0"),
        ("danish+free", "..../..../..../8... a"),
    ],
)
def test_with_owned_colours_due_a_position_is_read(rules, text):
    """Q10: the game goes on from such a position."""
    assert Quarto(rules).at(text).position == text


@given(
    st.text("01f.-/! :,abcd1234", max_size=45),
    st.sampled_from(("classic", "danish", "classic+referee")),
)
@example("..../..../..../.... -", "classic")
def test_any_text_is_a_position_or_a_notation_error(text, rules):
    try:
        state = Quarto(rules).at(text)
    except NotationError as error:
        column = error.column
    else:
        column = 1
        assert Quarto(rules).at(state.position) == state
    assert 1 <= column <= len(text) + 1


@pytest.mark.parametrize("wrong", [None, 7, "x", [], {}, {"game": "quartino"}, {"game": "quarto"}])
def test_what_is_no_stored_state_is_a_notation_error(wrong):
    with pytest.raises(NotationError):
        Quarto("classic").state_from_json(wrong)
    with pytest.raises(NotationError):
        Quarto("classic").view_from_json(wrong)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("position", 7),
        ("position", "x"),
        ("seats", ["A", "C"]),
        ("seats", None),
        ("trail", ["e9"]),
        ("trail", 5),
        ("refusals", "many"),
        ("refusals", None),
        ("offer", 5),
        ("outcome", {}),
        ("outcome", "A"),
        ("shown", ["a1"]),
        ("shown", [1]),
    ],
)
def test_a_stored_state_with_an_ill_part_is_a_notation_error(key, value):
    data = Quarto("classic").start().to_json() | {key: value}
    with pytest.raises(NotationError):
        Quarto("classic").state_from_json(data)
