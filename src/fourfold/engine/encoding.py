"""Rules, positions and moves as the native core takes them.

Lives here: each encoder beside its decoder, and which positions the core takes. Does not live here: calls of
the core.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fourfold.games.errors import NotationError
from fourfold.games.game import Move
from fourfold.games.quarto import (
    SQUARES,
    Board,
    Call,
    Decline,
    Give,
    Piece,
    Place,
    QuartoRules,
    QuartoState,
    QuartoView,
)
from fourfold.games.quarto.notation import DECLINE, GIVES, PLACES, parse_move, parse_position
from fourfold.games.quarto.pieces import line_of
from fourfold.games.quarto.rules import parse_rules

SolverPosition = str | QuartoState | QuartoView
"""What the solver takes as a position: a position text, a state or a view of Quarto."""

OWNED: Final[Mapping[str | None, int]] = {None: 0, "light": 1, "dark": 2}
"""The numbers of `Owned` in native/quarto/rules/board.hpp."""
FREE = 0xFF
NO_PIECE = -1

# As Move::code in native/quarto/rules/game.hpp has it: the kind above, the piece, square or set of squares
# below.
GIVE, PLACE, CALL, DECLINING = (kind << 16 for kind in range(4))


def rules_of(position: SolverPosition, rules: QuartoRules | str | None) -> QuartoRules:
    """Return these rules, or without them the rules of a state or view, and classic rules for a text.

    Raises:
        NotationError: Quarto has no such rules.
    """
    if rules is None:
        rules = position.rules if isinstance(position, QuartoState | QuartoView) else "classic"
    return parse_rules(rules) if isinstance(rules, str) else rules


def read_position(position: SolverPosition, rules: QuartoRules) -> tuple[Board, Piece | None]:
    """Return the board and the piece in hand of a position that has a value under these rules.

    Raises:
        NotationError: the text is no position under these rules.
        TypeError: the position is neither text nor a state or view of Quarto.
        ValueError: the state or view is of a game that is over, or of rules that count otherwise.
    """
    if isinstance(position, str):
        parsed = parse_position(position, rules)
        return parsed.board, parsed.hand
    if not isinstance(position, QuartoState | QuartoView):
        raise TypeError(
            f"expected a position text, a state or a view of Quarto, got {type(position).__name__}"
        )
    if encode_rules(position.rules) != encode_rules(rules):
        raise ValueError(
            f"expected a position under rules that count as {rules} does, "
            f"got one under {position.rules}"
        )
    if position.outcome is not None:
        raise ValueError(
            f"expected a game that is not over, got one that ended: {position.outcome}"
        )
    return position.board, position.hand


def encode_rules(rules: QuartoRules) -> tuple[int, bool, int]:
    """Return what counts: the values as bits, whether 2×2 squares do, and who owns which colour."""
    return rules.counted, rules.squares, OWNED[rules.owned]


def encode_board(board: Board) -> bytes:
    """Return a board as a byte per square, 255 for a free square."""
    return bytes(FREE if piece is None else piece for piece in board)


def encode_hand(hand: Piece | None) -> int:
    """Return the number of the piece in hand, -1 for none."""
    return NO_PIECE if hand is None else hand


def encode(move: Move | str) -> int:
    """Return a move as the native core takes it.

    Raises:
        NotationError: the text is no move.
    """
    if isinstance(move, str):
        move = parse_move(move)
    match move:
        case Give():
            return GIVE | move.piece
        case Place():
            return PLACE | move.square
        case Call():
            a, b, c, d = move.line
            return CALL | 1 << a | 1 << b | 1 << c | 1 << d
        case Decline():
            return DECLINING
    raise NotationError("bad-move", expected="give, place, call, decline", got=str(move))


def decode(code: int) -> Move:
    """Return the move of a code.

    >>> [str(decode(encode(move))) for move in ("give 7", "place b3", "call d1 a1 c1 b1", "decline")]
    ['give 7', 'place b3', 'call a1 b1 c1 d1', 'decline']
    """
    if code >= DECLINING:
        return DECLINE
    if code >= CALL:
        return Call(line_of(*(square for square in SQUARES if code >> square & 1)))
    return PLACES[code - PLACE] if code >= PLACE else GIVES[code]
