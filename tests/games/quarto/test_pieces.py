"""The material: sixteen pieces, sixteen squares, ten lines and nine squares of four."""

import pytest
from tests.games.quarto import model

from fourfold.games.errors import NotationError
from fourfold.games.quarto import LINES, PIECES, SQUARES, TWO_BY_TWOS
from fourfold.games.quarto import pieces as material
from fourfold.games.quarto.pieces import line_name, line_of, parse_piece, parse_square


def test_there_are_sixteen_pieces_every_combination_of_four_traits_once():
    """Q1: every combination of four two-valued traits."""
    assert len(PIECES) == 16
    assert {frozenset(piece.values) for piece in PIECES} == set(model.PIECES.values())


@pytest.mark.parametrize("digit", "0123456789abcdef")
def test_a_digit_is_8_dark_4_short_2_square_1_hollow(digit):
    """Q1: the digit of a piece tells its traits."""
    piece = parse_piece(digit)
    words = set(piece.values)
    eight, four, two, one = (
        "dark" in words,
        "short" in words,
        "square" in words,
        "hollow" in words,
    )
    assert int(digit, 16) == 8 * eight + 4 * four + 2 * two + 1 * one
    assert words == model.PIECES[digit]
    assert piece.dark is eight
    assert str(piece) == digit


@pytest.mark.parametrize(
    ("letters", "digit"),
    [("LTRF", "0"), ("DSQH", "f"), ("LSQH", "7"), ("DTRF", "8"), ("LTRH", "1"), ("DTQF", "a")],
)
def test_four_letters_are_the_same_piece(letters, digit):
    assert parse_piece(letters) == parse_piece(digit)
    assert parse_piece(digit).letters == letters


def test_every_piece_reads_back_in_both_forms():
    for piece in PIECES:
        assert parse_piece(str(piece)) == parse_piece(piece.letters) == piece


@pytest.mark.parametrize(
    "text", ["", "g", "F", "10", "ltrf", "LTR", "LTRX", "TLRF", " 0", "0 ", "٣"]
)
def test_what_is_no_piece_is_refused_with_its_column(text):
    with pytest.raises(NotationError) as refused:
        parse_piece(text, column=6)
    assert (refused.value.code, refused.value.column) == ("bad-piece", 6)


def test_squares_run_from_a1_by_files_then_ranks_to_d4():
    """Q1: a board of 4×4."""
    assert [str(square) for square in SQUARES] == model.SQUARES
    assert [parse_square(name) for name in model.SQUARES] == list(SQUARES)


@pytest.mark.parametrize("text", ["", "a", "a0", "a5", "e1", "A1", "1a", "a1 ", "a11"])
def test_what_is_no_square_is_refused_with_its_column(text):
    with pytest.raises(NotationError) as refused:
        parse_square(text, column=7)
    assert (refused.value.code, refused.value.column) == ("bad-square", 7)


def test_the_lines_are_rows_columns_and_long_diagonals():
    """Q4: ten lines."""
    assert len(LINES) == 10
    assert {frozenset(map(str, line)) for line in LINES} == model.lines(squares=False)


def test_the_two_by_twos_are_nine_and_distinct_from_the_lines():
    """Q9: nine more, nineteen in all."""
    assert len(TWO_BY_TWOS) == 9
    assert {frozenset(map(str, line)) for line in TWO_BY_TWOS} == set(model.TWO_BY_TWOS)
    assert len({*LINES, *TWO_BY_TWOS}) == 19


def test_a_line_is_written_in_the_order_of_the_names():
    for line in LINES + TWO_BY_TWOS:
        names = [str(square) for square in line]
        assert names == sorted(names)
        assert line_of(*reversed(line)) == line
        assert line_name(line) == "".join(names)


def test_mushroom_words_stand_for_the_classic_ones_in_turn():
    """Q1: a set names the traits; the rules never look at the set."""
    assert dict(zip(material.MUSHROOM_VALUES, material.VALUES, strict=True)) == {
        "red": "light",
        "blue": "dark",
        "big": "tall",
        "small": "short",
        "pointed": "round",
        "flat": "square",
        "dotted": "solid",
        "plain": "hollow",
    }
