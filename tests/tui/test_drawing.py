"""Drawings of pieces, boards, wheels and cards in characters."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.games.quartino import SPACES, Card
from fourfold.games.quartino.tokens import EMPTY_BOARD
from fourfold.games.quarto import PIECES, SQUARES, Piece
from fourfold.tui.quartino.drawing import (
    LARGE_WHEEL,
    SMALL_WHEEL,
    WheelScale,
    card_at,
    draw_cards,
    draw_wheel,
    next_space,
    space_at,
    token_lines,
    token_text,
)
from fourfold.tui.quarto.drawing import (
    SCALES,
    SMALL,
    Scale,
    draw_board,
    draw_tray,
    piece_at,
    piece_lines,
    square_at,
)

SHORT = 4
"""The bit of a piece that says whether it is short."""

every_set = pytest.mark.parametrize("mushrooms", [False, True], ids=["classic", "mushrooms"])
every_scale = pytest.mark.parametrize("scale", SCALES, ids=["large", "medium", "small"])
every_piece = pytest.mark.parametrize("piece", PIECES, ids=str)


def drawing(piece: Piece, **options: Any) -> str:
    return "\n".join(piece_lines(piece, **options))


@every_set
@every_scale
def test_all_sixteen_pieces_differ_without_colour(mushrooms: bool, scale: Scale) -> None:
    drawn = {drawing(piece, scale=scale, mushrooms=mushrooms) for piece in PIECES}
    assert len(drawn) == 16


@every_piece
def test_dark_pieces_are_filled_and_light_ones_are_outlines(piece: Piece) -> None:
    lines = piece_lines(piece, SCALES[0])
    assert ("█████" in lines[1]) == piece.dark
    assert (" " in lines[1]) != piece.dark


@every_set
@every_scale
@every_piece
def test_tall_pieces_are_higher_than_short_ones(
    piece: Piece, scale: Scale, mushrooms: bool
) -> None:
    tall = piece_lines(Piece(piece & ~SHORT), scale, mushrooms)
    short = piece_lines(Piece(piece | SHORT), scale, mushrooms)
    assert len(tall) > len(short)


@every_piece
def test_only_hollow_pieces_have_a_hole_in_their_top(piece: Piece) -> None:
    lines = piece_lines(piece)
    assert ("o" in lines[0]) == ("hollow" in piece.values)
    assert not any("o" in line for line in lines[1:])


@every_piece
def test_only_square_pieces_have_corners(piece: Piece) -> None:
    lines = piece_lines(piece)
    corners = {lines[0][0], lines[0][-1], lines[-1][0], lines[-1][-1]}
    has_corners = corners <= {"█", "▛", "▜", "▙", "▟"}
    assert has_corners == ("square" in piece.values)


@every_piece
def test_flipping_a_trait_of_a_mushroom_changes_only_what_tells_it(piece: Piece) -> None:
    lines = piece_lines(piece, mushrooms=True)
    drawn = "".join(lines)
    assert ("o" in drawn) == ("solid" in piece.values)
    assert ("╱" in drawn or "▟" in lines[0]) == ("round" in piece.values)
    filled = "█" in drawn or "▟o▙" in drawn
    assert filled == (not piece.dark)


@every_scale
def test_a_click_on_a_square_or_piece_finds_it(scale: Scale) -> None:
    board = draw_board(tuple([None] * 16), scale).plain.split("\n")
    found = {square_at(x, y, scale) for y, row in enumerate(board) for x in range(len(row))}
    assert found == {None, *SQUARES}
    tray = draw_tray(PIECES, scale).plain.split("\n")
    pieces = {piece_at(x, y, scale) for y, row in enumerate(tray) for x in range(len(row))}
    assert pieces == {None, *PIECES}


@every_scale
def test_light_and_dark_pieces_stand_in_two_groups_beside_the_board(scale: Scale) -> None:
    """Q1: as in the Danish edition."""
    tray = draw_tray(PIECES, scale).plain.split("\n")
    rows: dict[bool, set[int]] = {False: set(), True: set()}
    for y, row in enumerate(tray):
        for piece in {piece_at(x, y, scale) for x in range(len(row))} - {None}:
            rows[piece.dark].add(y)
    assert max(rows[False]) < min(rows[True])


def test_a_board_shows_cursor_marks_line_and_last_move_without_colour() -> None:
    board = (PIECES[0], PIECES[1], *[None] * 14)
    plain = draw_board(board).plain
    pointed = draw_board(
        board,
        cursor=SQUARES[11],
        marks=[SQUARES[0]],
        shown=[SQUARES[1]],
        last=SQUARES[1],
        open_squares=[SQUARES[9]],
    ).plain
    for character in "┏*╔›‹·":
        assert character not in plain
        assert character in pointed


def test_the_board_and_tray_fit_a_terminal_of_80_by_24() -> None:
    board = draw_board(tuple([None] * 16), SMALL).plain.split("\n")
    tray = draw_tray(PIECES, SMALL).plain.split("\n")
    assert len(board) <= 17
    assert len(tray) <= 15
    assert len(board[0]) + len(tray[0]) <= 80 - 14 - 2


@every_set
@every_scale
def test_pieces_that_may_not_be_given_are_crossed_out_without_colour(
    mushrooms: bool, scale: Scale
) -> None:
    light = [piece for piece in PIECES if not piece.dark]
    plain = draw_tray(PIECES, scale, mushrooms=mushrooms).plain
    crossed = draw_tray(PIECES, scale, mushrooms=mushrooms, giveable=light).plain
    assert "×" not in plain
    assert crossed.count("×") == 8
    assert crossed.replace("×", " ") == plain


def test_each_colour_of_token_has_its_letter_and_its_pattern() -> None:
    assert len({token_text(colour) for colour in "YBGP"}) == 4
    for colour in "YBGP":
        drawn = "".join(token_lines(colour))
        assert colour in drawn
        assert len({*drawn} - {colour, " "}) >= 1
    patterns = ["".join(token_lines(c)).replace(c, "") for c in "YBGP"]
    assert len(set(patterns)) == 4


@pytest.mark.parametrize("scale", [SMALL_WHEEL, LARGE_WHEEL], ids=["small", "large"])
def test_a_wheel_shows_whole_columns_from_bottom_to_top(scale: WheelScale) -> None:
    board = (*EMPTY_BOARD[:3], "YBGPY", *EMPTY_BOARD[4:])
    drawn = draw_wheel(board, scale).plain
    assert "YBGPY" in drawn
    rows = drawn.split("\n")
    found = {space_at(x, y, scale) for y, row in enumerate(rows) for x in range(len(row))}
    assert found == {None, *SPACES}


def test_the_cursor_reaches_every_space_of_the_wheel() -> None:
    seen = {SPACES[0]}
    for _ in range(4):
        seen |= {next_space(space, x, y) for space in seen for x, y in ((1, 0), (0, 1))}
    assert seen == set(SPACES)


def test_a_card_is_drawn_as_the_quarter_it_asks_for() -> None:
    rows = draw_cards([Card("YBGP"), Card("PGBY")], chosen=1, seen=[Card("YBGP")]).plain.split("\n")
    assert rows[1].startswith("│≈B≈│|G|│")
    assert rows[3].startswith("│∙Y∙│(P)│")
    assert "1 YBGP*" in rows[5]
    assert rows[0].count("┏") == 1
    assert card_at(3, 2, 2) == 0
    assert card_at(12, 2, 2) == 1
    assert card_at(12, 2, 1) is None
