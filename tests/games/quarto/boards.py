"""Boards drawn as text, and games played from them.

Lives here: the way from a drawing to a state. Does not live here: what the rules should say (`model`).
"""

from __future__ import annotations

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


def text_of(drawing: str) -> str:
    """A drawing, rank 4 on top, as the first part of a position."""
    return "/".join("".join(rank.split()) for rank in drawing.strip().splitlines())


def without(drawing: str, *pieces: str) -> str:
    """The drawing with these pieces taken off."""
    for piece in pieces:
        drawing = drawing.replace(piece, ".")
    return drawing


def at(rules: str, drawing: str, rest: str = "-", seats: int | list[str] = 2) -> QuartoState:
    """The state of a drawn board, with the piece in hand (and marks) behind it."""
    return Quarto(rules).at(f"{text_of(drawing)} {rest}", seats)


def played(state: QuartoState, *moves: str) -> QuartoState:
    """The state after these moves, each by the seat to act; ``?`` behind a call marks a refused one."""
    for move in moves:
        state = state.refuse(move[:-2]) if move.endswith(" ?") else state.play(move)
    return state


def line_made(rules: str = "classic") -> QuartoState:
    """Row 1 is all tall, A has just made it and says nothing yet. Fits owned colours too.

    . . . .
    . . . .
    . . . .
    0 8 1 9   <- the 9 has just been placed on d1
    """
    return Quarto(rules).at("..../..../..../081. 9").play("place d1")
