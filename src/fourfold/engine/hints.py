"""What stands on a board of Quarto, without any search: threats, and pieces that are safe to give.

Lives here: the way to the native code that finds them (``native/mind/hints.hpp``). Does not live here: how
likely a person notices them (`fourfold.bots.noticing`).
"""

from __future__ import annotations

from fourfold.engine.core import core
from fourfold.engine.openings import OWNED
from fourfold.games.quarto import Board, Piece, QuartoRules
from fourfold.games.quarto.pieces import PIECES


def native_rules(rules: QuartoRules) -> tuple[int, bool, int]:
    """Return what counts, as native code takes it."""
    return rules.counted, rules.squares, OWNED[rules.owned]


def native_board(board: Board) -> bytes:
    """Return a board as native code takes it: a byte per square, 255 for a free one."""
    return bytes(0xFF if piece is None else piece for piece in board)


def threatened_values(rules: QuartoRules, board: Board) -> int:
    """Return the values, as bits, that complete a line somewhere: a piece with none of them is safe."""
    return core.threatened_values(*native_rules(rules), native_board(board))


def giveable_pieces(rules: QuartoRules, board: Board) -> list[Piece]:
    """Return what may be given when this is the board and no piece is in hand."""
    return [PIECES[n] for n in core.giveable_pieces(*native_rules(rules), native_board(board))]


def safe_pieces(rules: QuartoRules, board: Board) -> list[Piece]:
    """Return what may be given without letting the receiver complete a line."""
    return [PIECES[n] for n in core.safe_pieces(*native_rules(rules), native_board(board))]
