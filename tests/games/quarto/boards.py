"""Boards drawn as text, and games played from them.

Lives here: the way from a drawing to a state. Does not live here: what the rules should say (`model`).
"""

from __future__ import annotations

import pytest

from fourfold.games.errors import IllegalMove
from fourfold.games.game import Seat
from fourfold.games.quarto import Quarto, QuartoState

#: A board with no line at all, not even with squares; every piece is on it.
NO_LINE = """
    2 3 c 5
    f 0 b 7
    9 8 d 6
    4 e 1 a
"""

#: Row 1 (9 8 0 a: tall) is the only line.
LINE_IN_ROW_1 = """
    6 3 d e
    5 2 b c
    f 4 1 7
    9 8 0 a
"""

ROW_1 = "call a1 b1 c1 d1"
ROW_4 = "call a4 b4 c4 d4"


def text_of(drawing: str) -> str:
    """Return a drawing, rank 4 on top, as the first part of a position."""
    return "/".join("".join(rank.split()) for rank in drawing.strip().splitlines())


def without(drawing: str, *pieces: str) -> str:
    """Return the drawing without these pieces."""
    for piece in pieces:
        drawing = drawing.replace(piece, ".")
    return drawing


def at(rules: str, drawing: str, rest: str = "-", seats: int | list[str] = 2) -> QuartoState:
    """Return the state of a drawn board; the piece in hand and marks follow the drawing."""
    return Quarto(rules).at(f"{text_of(drawing)} {rest}", seats)


def played(state: QuartoState, *moves: str) -> QuartoState:
    """Return the state after these moves of the seats to act; ``?`` marks a refused call."""
    for move in moves:
        state = state.refuse(move[:-2]) if move.endswith(" ?") else state.play(move)
    return state


def code_of(state: QuartoState, move: str, seat: Seat | None = None) -> str:
    """Return the code with which the rules refuse a move."""
    with pytest.raises(IllegalMove) as refused:
        state.play(move, seat)
    return refused.value.code


def line_made(rules: str = "classic") -> QuartoState:
    """Return a state in which A has just made row 1 all tall and has not called yet; fits owned colours, too.

    . . . .
    . . . .
    . . . .
    0 8 1 9   <- the 9 has just been placed on d1
    """
    return Quarto(rules).at("..../..../..../081. 9").play("place d1")
