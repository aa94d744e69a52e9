"""What stands on a board of Quarto, without any search: the pieces that are safe to give.

Lives here: the way to the native code that finds them (``native/mind/hints.hpp``). Does not live here: how
likely a person notices a threat (``native/mind/noticing.hpp``).
"""

from __future__ import annotations

from fourfold.engine.core import core
from fourfold.engine.encoding import encode_board, encode_rules
from fourfold.games.quarto import Board, Piece, QuartoRules
from fourfold.games.quarto.pieces import PIECES


def safe_pieces(rules: QuartoRules, board: Board) -> list[Piece]:
    """Return what may be given without letting the receiver complete a line."""
    return [PIECES[n] for n in core.safe_pieces(*encode_rules(rules), encode_board(board))]
