"""Quarto's pieces, board and tray drawn in characters. Every trait is visible without colour.

Lives here: drawing as pure functions, and the square or piece at a point. Does not live here: widgets
(`board`) and mushrooms (`mushrooms`).

A light piece is an outline, a dark piece is filled; a tall piece is higher; a round piece has no corners; a
hollow piece has an ``o`` in its top::

    light tall   dark tall    light short   dark short
    ▞▀▀▀▚        ▗███▖
    ▌   ▐        █████        ▛▀o▀▜         ██o██
    ▚▄▄▄▞        ▝███▘        ▙▄▄▄▟         █████
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rich.text import Text

from fourfold.games.quarto import PIECES, SQUARES, Board, Piece, Square
from fourfold.tui.canvas import DOUBLE, HEAVY, Canvas
from fourfold.tui.colours import ACCENT, BLUE, FAINT, GRID, HOLE, MAPLE, RED, WALNUT, WINNING
from fourfold.tui.quarto.mushrooms import mushroom_lines

LABEL_COLUMNS = 2
"""The width of the rank names left of the board."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The size of drawn pieces: their width in columns, and the rows of tall and short pieces."""

    width: int
    tall: int
    short: int

    def height(self, piece: Piece) -> int:
        """Return the rows of a piece."""
        return self.short if "short" in piece.values else self.tall

    @property
    def board_size(self) -> tuple[int, int]:
        """Return columns and rows of the board with its labels."""
        return LABEL_COLUMNS + 4 * (self.width + 3) + 1, 4 * (self.tall + 1) + 1

    @property
    def tray_size(self) -> tuple[int, int]:
        """Return columns and rows of the tray."""
        return 4 * (self.width + 2), 2 * (self.tall + self.short) + 5

    @property
    def tray_rows(self) -> tuple[int, ...]:
        """Return the first row of each of the tray's four rows of pieces, and the row after the last."""
        starts = [1]
        for height in (self.tall, self.short, self.tall, self.short):
            starts.append(starts[-1] + height + 1)
        return tuple(starts)


SMALL = Scale(5, 3, 2)
MEDIUM = Scale(7, 4, 2)
LARGE = Scale(9, 5, 3)
SCALES = (LARGE, MEDIUM, SMALL)


def piece_lines(piece: Piece, scale: Scale = SMALL, mushrooms: bool = False) -> list[str]:
    r"""Return the rows of a piece.

    >>> print("\n".join(piece_lines(Piece(9))))
    ▗█o█▖
    █████
    ▝███▘
    """
    height = scale.height(piece)
    if mushrooms:
        return mushroom_lines(piece, scale.width, height)
    colour, _, shape, body = piece.values
    inner = scale.width - 2
    if colour == "dark":
        top, bottom = ("▗█▖", "▝█▘") if shape == "round" else ("███", "███")
        side, fill = "██", "█"
    else:
        top, bottom = ("▞▀▚", "▚▄▞") if shape == "round" else ("▛▀▜", "▙▄▟")
        side, fill = "▌▐", " "
    first = top[0] + top[1] * inner + top[2]
    if body == "hollow":
        middle = scale.width // 2
        first = f"{first[:middle]}o{first[middle + 1 :]}"
    between = side[0] + fill * inner + side[1]
    return [first, *[between] * (height - 2), bottom[0] + bottom[1] * inner + bottom[2]]


def piece_style(piece: Piece, mushrooms: bool = False) -> str:
    """Return the colour of a piece."""
    if mushrooms:
        return BLUE if piece.dark else RED
    return WALNUT if piece.dark else MAPLE


def draw_board(
    board: Board,
    scale: Scale = SMALL,
    *,
    mushrooms: bool = False,
    cursor: Square | None = None,
    marks: Collection[Square] = (),
    shown: Collection[Square] = (),
    last: Square | None = None,
    open_squares: Collection[Square] = (),
) -> Text:
    """Return the drawn board.

    Args:
        board: the piece on each square.
        scale: the size of pieces.
        mushrooms: True for the mushroom set.
        cursor: the square with a heavy frame.
        marks: squares marked for a call, with stars.
        shown: squares of a winning line, with double frames.
        last: the square of the last placement, with small arrows.
        open_squares: squares on which the piece may be placed, with dots.
    """
    canvas = Canvas(*scale.board_size)
    width, height = scale.width + 2, scale.tall
    _draw_grid(canvas, width, height)
    for square in SQUARES:
        x, y = _cell(square, width, height)
        if (piece := board[square]) is not None:
            _draw_piece(canvas, x + 1, y, piece, scale, mushrooms)
        elif square in open_squares:
            canvas.put(x + width // 2, y + height // 2, "·", FAINT)
        if square == last:
            canvas.put(x, y + height - 1, "›", ACCENT)
            canvas.put(x + width - 1, y + height - 1, "‹", ACCENT)
        if square in shown:
            canvas.frame(x - 1, y - 1, width + 2, height + 2, DOUBLE, f"bold {WINNING}")
    for square in marks:
        x, y = _cell(square, width, height)
        canvas.put(x, y, "*", f"bold {ACCENT}")
        canvas.put(x + width - 1, y, "*", f"bold {ACCENT}")
    if cursor is not None:
        x, y = _cell(cursor, width, height)
        canvas.frame(x - 1, y - 1, width + 2, height + 2, HEAVY, f"bold {ACCENT}")
    for file in range(4):
        canvas.put(
            _cell(SQUARES[file], width, height)[0] + width // 2,
            canvas.height - 1,
            "abcd"[file],
            FAINT,
        )
    return canvas.text()


def square_at(x: int, y: int, scale: Scale = SMALL) -> Square | None:
    """Return the square at a point of the drawn board; None between squares."""
    file, in_file = divmod(x - LABEL_COLUMNS, scale.width + 3)
    row, in_row = divmod(y, scale.tall + 1)
    if not (0 <= file < 4 and 0 <= row < 4 and in_file and in_row):
        return None
    return Square(4 * (3 - row) + file)


def draw_tray(
    left: Collection[Piece],
    scale: Scale = SMALL,
    *,
    mushrooms: bool = False,
    cursor: Piece | None = None,
    giveable: Collection[Piece] | None = None,
) -> Text:
    """Return the drawn tray; each piece has a fixed place.

    Pieces that are not ``giveable`` are dim and have a cross beside them; None means that all are giveable.
    """
    canvas = Canvas(*scale.tray_size)
    for piece in PIECES:
        x, y = _slot(piece, scale)
        if piece not in left:
            canvas.put(x + scale.width // 2, y + scale.height(piece) - 1, "·", FAINT)
            continue
        dimmed = giveable is not None and piece not in giveable
        above = y - scale.tall + scale.height(piece)
        _draw_piece(canvas, x, above, piece, scale, mushrooms, dimmed)
        if dimmed:
            canvas.put(x - 1, y + scale.height(piece) - 1, "×", FAINT)
    if cursor is not None:
        x, y = _slot(cursor, scale)
        rows = scale.height(cursor)
        canvas.frame(x - 1, y - 1, scale.width + 2, rows + 2, HEAVY, f"bold {ACCENT}")
    return canvas.text()


def piece_at(x: int, y: int, scale: Scale = SMALL) -> Piece | None:
    """Return the piece whose place in the tray is at a point, even if the piece has been given."""
    column = x // (scale.width + 2)
    starts = scale.tray_rows
    for row in range(4):
        if 0 <= column < 4 and starts[row] <= y < starts[row + 1] - 1:
            return Piece(4 * row + column)
    return None


def draw_piece(piece: Piece, scale: Scale = SMALL, mushrooms: bool = False) -> Text:
    """Return a drawn piece, as many rows high as a tall piece."""
    canvas = Canvas(scale.width, scale.tall)
    _draw_piece(canvas, 0, 0, piece, scale, mushrooms)
    return canvas.text()


def _draw_piece(
    canvas: Canvas,
    x: int,
    y: int,
    piece: Piece,
    scale: Scale,
    mushrooms: bool,
    dimmed: bool = False,
) -> None:
    """Draw a piece at the bottom of a place that begins at x and y and is as high as a tall piece."""
    lines = piece_lines(piece, scale, mushrooms)
    top = y + scale.tall - len(lines)
    colour = piece_style(piece, mushrooms)
    canvas.put_shape(x, top, lines, f"dim {colour}" if dimmed else colour)
    if dimmed or piece.dark == mushrooms:
        return
    # Filled pieces colour the background, too, as some fonts leave gaps between blocks.
    for row, line in enumerate(lines):
        for column, character in enumerate(line):
            if character == "█":
                canvas.put(x + column, top + row, character, f"{colour} on {colour}")
            elif character == "o":
                canvas.put(x + column, top + row, character, f"bold {HOLE} on {colour}")


def _draw_grid(canvas: Canvas, width: int, height: int) -> None:
    for row in range(5):
        left, cross, right = ("┌┬┐", "├┼┤", "├┼┤", "├┼┤", "└┴┘")[row]
        line = left + cross.join(["─" * width] * 4) + right
        canvas.put(LABEL_COLUMNS, row * (height + 1), line, GRID)
    for rank in range(4):
        y = rank * (height + 1) + 1
        canvas.put(0, y + height // 2, "4321"[rank], FAINT)
        for file in range(5):
            for row in range(height):
                canvas.put(LABEL_COLUMNS + file * (width + 1), y + row, "│", GRID)


def _cell(square: Square, width: int, height: int) -> tuple[int, int]:
    """Return the top left corner inside a square."""
    return LABEL_COLUMNS + 1 + square % 4 * (width + 1), (3 - square // 4) * (height + 1) + 1


def _slot(piece: Piece, scale: Scale) -> tuple[int, int]:
    """Return the top left corner of a piece's place in the tray."""
    return piece % 4 * (scale.width + 2) + 1, scale.tray_rows[piece // 4]
