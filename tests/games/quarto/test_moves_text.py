"""Moves as text: four verbs of the game, the table's own, and what is refused where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.games.errors import IllegalMove, NotationError
from fourfold.games.game import Flag, OfferDraw, Resign
from fourfold.games.quarto import (
    LINES,
    PIECES,
    SQUARES,
    TWO_BY_TWOS,
    Call,
    Decline,
    Give,
    Place,
    Quarto,
)
from fourfold.games.quarto.notation import parse_move
from fourfold.games.quarto.pieces import line_of

MOVES = [
    *(Give(piece) for piece in PIECES),
    *(Place(square) for square in SQUARES),
    *(Call(line) for line in LINES + TWO_BY_TWOS),
    Decline(),
]


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_every_move_reads_back_as_itself(move):
    assert parse_move(str(move)) == move
    assert Quarto().parse_move(str(move)) == move


@given(st.lists(st.sampled_from(SQUARES), min_size=4, max_size=4, unique=True))
def test_a_call_names_four_squares_in_any_order(squares):
    """Q5: whoever calls shows a line; whether it is one is for the rules to say."""
    move = parse_move("call " + " ".join(map(str, squares)))
    assert move == Call(line_of(*squares))
    assert str(move) == "call " + " ".join(sorted(map(str, squares)))


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("give 7", "give 7"),
        ("give LSQH", "give 7"),
        ("give DSQH", "give f"),
        ("place b3", "place b3"),
        ("  place   b3 ", "place b3"),
        ("give\t7", "give 7"),
        ("call d1 c1 b1 a1", "call a1 b1 c1 d1"),
        ("call a4 b3 c2 d1", "call a4 b3 c2 d1"),
        ("decline", "decline"),
        ("resign", "resign"),
        ("flag", "flag"),
        ("abandon", "abandon"),
        ("offer draw", "offer draw"),
        ("accept", "accept"),
    ],
)
def test_moves_print_in_one_form(written, printed):
    assert str(Quarto().parse_move(written)) == printed


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "bad-move", 1),
        ("  ", "bad-move", 1),
        ("pass", "bad-move", 1),
        ("  pass", "bad-move", 3),
        ("Give 7", "bad-move", 1),
        ("give7", "bad-move", 1),
        ("7", "bad-move", 1),
        ("give", "bad-piece", 5),
        ("give g", "bad-piece", 6),
        ("give   F", "bad-piece", 8),
        ("give 7 8", "text-after", 8),
        ("give 7 to B", "text-after", 8),
        ("place", "bad-square", 6),
        ("place e1", "bad-square", 7),
        ("place 7", "bad-square", 7),
        ("place a1 a2", "text-after", 10),
        ("place a1\n", "bad-square", 7),
        ("decline it", "text-after", 9),
        ("call", "bad-call", 5),
        ("call a1 b1 c1", "bad-call", 6),
        ("call a1 b1 c1 d1 a2", "bad-call", 6),
        ("call a1 b1 c1 c1", "bad-call", 6),
        ("call a1 b1 c1 e1", "bad-square", 15),
        ("call a1b1c1d1", "bad-square", 6),
        ("say column 5", "bad-move", 1),
        ("end", "bad-move", 1),
    ],
)
def test_what_is_no_move_is_refused_with_its_column(text, code, column):
    state = Quarto().start()
    with pytest.raises(NotationError) as refused:
        state.play(text)
    assert (refused.value.code, refused.value.line, refused.value.column) == (code, 1, column)
    assert str(refused.value)


def test_a_move_of_the_other_game_is_illegal():
    from fourfold.games.quartino import Quartino

    end = Quartino("quartino").parse_move("end")
    with pytest.raises(IllegalMove) as refused:
        Quarto().start().play(end)
    assert refused.value.code == "wrong-game"
    place = Quartino("quartino").parse_move("place B 3")
    with pytest.raises(IllegalMove) as refused:
        Quarto().start().play("give 0").play(place)
    assert refused.value.code == "wrong-game"


def test_moves_read_from_the_same_text_are_equal_and_hash_alike():
    assert parse_move("give 7") == Give(PIECES[7])
    assert len({*MOVES, *map(parse_move, map(str, MOVES))}) == len(MOVES)
    assert Resign() == Quarto().parse_move("resign")
    assert Flag() != Resign()
    assert OfferDraw() == Quarto().parse_move("offer draw")


def test_what_is_not_allowed_says_what_was_expected_and_what_came():
    state = Quarto().start().play("give f").play("place b3").play("give 0")
    with pytest.raises(IllegalMove) as refused:
        state.play("place b3")
    assert str(refused.value) == "expected a free square, got b3 (taken by DSQH)"
    assert refused.value.params == {"square": "b3", "piece": "DSQH"}


WORDS = ("give", "place", "call", "decline", "a1", "b1", "c1", "d1", "e1", "0", "f")


@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_a_move_or_a_notation_error(text):
    try:
        move = Quarto().parse_move(text)
    except NotationError as error:
        column = error.column
    else:
        column = 1
        assert Quarto().parse_move(str(move)) == move
    assert 1 <= column <= len(text) + 1
