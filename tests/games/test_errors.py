"""The two errors themselves: their sentences, their places, and the way across a process border."""

from __future__ import annotations

import pickle

import pytest

import fourfold
from fourfold import IllegalMove, NotationError
from fourfold.games.errors import LONGEST_QUOTE, quote
from fourfold.games.quarto import Piece
from fourfold.games.text import Field, located


def test_a_quotation_keeps_forty_characters_and_shortens_more_to_their_start_and_last():
    assert LONGEST_QUOTE == 40
    assert quote("a" * 39 + "z") == repr("a" * 39 + "z")
    assert quote("a" * 40 + "z") == repr("a" * 38 + "…z")
    assert quote("") == "''"
    assert quote("a\nb") == r"'a\nb'"


def test_parameters_are_plain_numbers_and_texts():
    error = IllegalMove("place-first", due=2, move=Piece(10))
    assert error.params == {"due": 2, "move": "a"}
    assert [type(value) for value in error.params.values()] == [int, str]
    # What counts as a number in Python but reads as a word.
    assert IllegalMove("place-first", due=True, move="").params["due"] == "True"


def test_an_error_of_the_rules_has_no_place_and_one_of_a_text_begins_at_the_first_character():
    refused, unreadable = (
        IllegalMove("no-draw-offered", move="x"),
        NotationError("bad-rank", got="x"),
    )
    assert (refused.line, refused.column) == (None, None)
    assert (unreadable.line, unreadable.column) == (1, 1)
    assert refused.args == (str(refused),)


@pytest.mark.parametrize(
    ("inner", "outer", "place"),
    [
        ((1, 3), (7, 5), (7, 7)),
        ((1, 1), (7, 1), (7, 1)),
        ((1, 3), (7, None), (7, None)),
        ((1, None), (7, 5), (7, None)),
        ((None, None), (7, 5), (7, None)),
    ],
)
def test_a_place_in_a_part_becomes_a_place_in_the_whole(inner, outer, place):
    error = NotationError("bad-rank", line=inner[0], column=inner[1], got="x").at(*outer)
    assert type(error) is NotationError
    assert (error.code, error.params) == ("bad-rank", {"got": "x"})
    assert (error.line, error.column) == place


def test_errors_inside_a_part_are_told_with_the_place_of_the_whole():
    with pytest.raises(NotationError) as caught, located(4):
        raise Field("x", 1, 3).error("bad-rank")
    assert (caught.value.line, caught.value.column) == (4, 3)
    assert caught.value.__cause__ is None
    with pytest.raises(IllegalMove) as refused, located(4, 9):
        raise IllegalMove("no-draw-offered", move="accept")
    assert (
        str(refused.value) == "line 4: expected an offered draw, got accept with none on the table"
    )


def test_an_error_crosses_a_process_border_with_its_place():
    error = NotationError("too-many-tokens", line=3, column=5, colour="Y", most=7, got=8)
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is NotationError
    assert (twin.code, twin.line, twin.column, twin.params) == (
        error.code,
        error.line,
        error.column,
        error.params,
    )
    assert str(twin) == str(error) == "line 3: expected at most 7 tokens of Y, got 8 (column 5)"


#: What seats do in any game, who does it after which moves, and what the rules answer.
TABLE_MOVES = [
    ([], ("accept", "B"), "expected an offered draw, got accept with none on the table"),
    (
        [("offer draw", "B")],
        ("offer draw", "A"),
        "expected accept, got offer draw: B has already offered a draw",
    ),
    (
        [("offer draw", "B")],
        ("accept", "B"),
        "expected another seat to accept, got B, who has agreed already",
    ),
    ([], ("flag", "B"), "expected seat A to act, got B"),
    ([], ("resign", "C1"), "expected one of the seats A B C, got 'C1'"),
    (
        [("resign", "C")],
        ("resign", "C"),
        "expected a seat still in the game, got C, which has left",
    ),
    (
        [("resign", "C"), ("resign", "B")],
        ("accept", "A"),
        "expected no further move, got accept: the game is over",
    ),
]


@pytest.mark.parametrize(("before", "tried", "sentence"), TABLE_MOVES)
def test_a_refused_table_move_is_answered_with_who_and_what(before, tried, sentence):
    deal = {
        "A": ["YBGP", "YBPG", "YGBP", "YGPB"],
        "B": ["BYGP", "BYPG", "BGYP", "BGPY"],
        "C": ["GYBP", "GYPB", "GBYP", "GBPY"],
    }
    state = fourfold.game("quartino").start(deal=deal, first="A")
    for move, seat in before:
        state = state.play(move, seat)
    with pytest.raises(IllegalMove) as refused:
        state.play(*tried)
    assert str(refused.value) == sentence


def test_a_stranger_has_no_view():
    quarto = fourfold.game("quarto").start(3)
    quartino = fourfold.game("quartino").at("././././././././. A", 3)
    for state, seats in ((quarto, "A1 B1 A2"), (quartino, "A B C")):
        with pytest.raises(IllegalMove) as refused:
            state.view("Z")
        assert str(refused.value) == f"expected one of the seats {seats}, got 'Z'"


def test_a_game_is_equal_to_another_of_the_same_rules_alone():
    quarto, quartino = fourfold.game("quarto"), fourfold.game("quartino")
    assert quarto == fourfold.game("quarto", "classic")
    assert hash(quarto) == hash(fourfold.game("quarto", "classic"))
    assert quarto != fourfold.game("quarto", "danish")
    assert len({quarto, quartino, fourfold.game("quarto"), fourfold.game("quarto", "danish")}) == 3
    assert quarto != quartino
    assert quarto != "quarto"
    assert repr(quarto) == "fourfold.game('quarto', 'classic')"


def test_a_game_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(NotationError) as refused:
        fourfold.game("chess")
    assert str(refused.value) == (
        "line 1: expected a game, one of quarto quartino, got 'chess' (column 1)"
    )


def test_what_is_no_stored_state_is_shown_or_what_it_lacks():
    quarto = fourfold.game("quarto")
    data = quarto.start().to_json()
    del data["trail"]
    for thing, got in (([1], "'[1]'"), (data, "\"KeyError('trail')\"")):
        with pytest.raises(NotationError) as refused:
            quarto.state_from_json(thing)
        assert str(refused.value) == f"line 1: expected a stored state, got {got} (column 1)"
