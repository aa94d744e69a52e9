"""The widget with Quarto's board, piece in hand and tray.

Lives here: showing a view at the largest scale that fits, and reporting clicks on squares and pieces. Does
not live here: what a click means (`screen`), drawing (`drawing`).
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.message import Message
from textual.widgets import Static

from fourfold.games.quarto import Give, Piece, Place, QuartoView, Square
from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT
from fourfold.tui.quarto.drawing import (
    SCALES,
    Scale,
    draw_board,
    draw_piece,
    draw_tray,
    piece_at,
    piece_lines,
    square_at,
)

HAND_WIDTH = 14
ROWS_BESIDE = 7
"""Rows of the screen above and below the board."""


@dataclass(frozen=True, slots=True)
class QuartoPointer:
    """The square or piece at the cursor, and the marked squares."""

    square: Square | None = None
    piece: Piece | None = None
    marks: tuple[Square, ...] = ()


class QuartoBoard(Horizontal):
    """Board, piece in hand and tray side by side."""

    class SquareChosen(Message):
        """A square was clicked."""

        def __init__(self, square: Square) -> None:
            super().__init__()
            self.square = square

    class PieceChosen(Message):
        """A piece beside the board was clicked."""

        def __init__(self, piece: Piece) -> None:
            super().__init__()
            self.piece = piece

    def __init__(self) -> None:
        super().__init__()
        self.scale = SCALES[-1]

    def compose(self) -> ComposeResult:
        yield Static(id="board")
        yield Static(id="hand")
        yield Static(id="tray")

    def show(self, view: QuartoView, texts: Texts, pointing: QuartoPointer, room: Size) -> None:
        """Draw a view with the cursor and marks."""
        self.scale = scale = fitting_scale(room)
        mushrooms = view.rules.has_mushrooms
        self._resize(scale)
        board = draw_board(
            view.board,
            scale,
            mushrooms=mushrooms,
            cursor=pointing.square,
            marks=pointing.marks,
            shown={square for line in view.shown for square in line},
            last=view.trail[-1] if view.trail else None,
            open_squares=[move.square for move in view.moves if isinstance(move, Place)],
        )
        self.query_one("#board", Static).update(board)
        giveable = [move.piece for move in view.moves if isinstance(move, Give)]
        tray = Text(f" {texts('tui-tray')}\n", FAINT)
        tray.append_text(
            draw_tray(
                view.left,
                scale,
                mushrooms=mushrooms,
                cursor=pointing.piece,
                giveable=giveable or None,
            )
        )
        self.query_one("#tray", Static).update(tray)
        hand = _hand(view, texts, pointing.piece, mushrooms)
        self.query_one("#hand", Static).update(hand)

    def _resize(self, scale: Scale) -> None:
        board, tray = self.query_one("#board"), self.query_one("#tray")
        board.styles.width, board.styles.height = scale.board_size
        tray.styles.width, tray.styles.height = scale.tray_size[0], scale.tray_size[1] + 2
        self.query_one("#hand").styles.width = HAND_WIDTH

    def on_click(self, event: events.Click) -> None:
        if event.widget is None:
            return
        x, y = event.get_content_offset(event.widget) or (-1, -1)
        # The first row of the tray is its title.
        square = square_at(x, y, self.scale) if event.widget.id == "board" else None
        piece = piece_at(x, y - 1, self.scale) if event.widget.id == "tray" else None
        if square is not None:
            self.post_message(self.SquareChosen(square))
        if piece is not None:
            self.post_message(self.PieceChosen(piece))


def board_columns(scale: Scale) -> int:
    """Return the width of board, hand and tray at a scale."""
    return scale.board_size[0] + HAND_WIDTH + scale.tray_size[0] + 2


def fitting_scale(room: Size) -> Scale:
    """Return the largest scale that fits; the smallest if none does."""
    for scale in SCALES:
        if board_columns(scale) <= room.width and scale.board_size[1] + ROWS_BESIDE <= room.height:
            return scale
    return SCALES[-1]


def _hand(view: QuartoView, texts: Texts, pointed: Piece | None, mushrooms: bool) -> Text:
    """Return the piece in hand, large, with its values in words.

    If the hand is empty, the values of the piece at the cursor are shown.
    """
    kind = "mushroom" if mushrooms else "value"
    text = Text(justify="center")
    text.append(f"{texts('tui-hand')}\n\n", FAINT)
    if view.hand is None:
        text.append(f"\n{texts('tui-hand-empty')}\n\n\n\n", FAINT)
        for value in pointed.values if pointed is not None else ():
            text.append(f"\n{texts(f'{kind}-{value}')}", ACCENT)
        return text
    large = SCALES[0]
    padding = large.tall - len(piece_lines(view.hand, large, mushrooms))
    drawing = draw_piece(view.hand, large, mushrooms)
    text.append_text(Text("\n").join(drawing.split("\n")[padding:]))
    text.append("\n")
    for value in view.hand.values:
        text.append(f"\n{texts(f'{kind}-{value}')}", "bold")
    return text
