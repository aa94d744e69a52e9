"""A Quarto player who looks one move ahead: takes a win, calls what it sees, gives a safe piece."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.bots.bot import pick
from fourfold.games.game import Move, Rng
from fourfold.games.quarto import SQUARES, Board, Call, Give, Line, Piece, Place, QuartoView, Square
from fourfold.games.quarto.rules import QuartoRules, with_piece


def choose(view: QuartoView, rng: Rng) -> Move:
    """A move for the viewer."""
    if lines := callable_lines(view):
        return Call(pick(lines, rng))
    if view.hand is not None:
        return Place(_best_square(view, view.hand, rng))
    if view.phase == "give":
        return _best_give(view, rng)
    return view.moves[0]


def callable_lines(view: QuartoView) -> list[Line]:
    """The lines that the viewer may call now, as an attentive player would know them.

    A line is as old as the newest of its pieces, so the last squares of the trail tell.
    """
    rules = view.rules
    if rules.referee or view.refusals or not view.trail:
        return []
    fresh = view.trail[-1:] if has_just_placed(view) else view.trail[-rules.expiry :]
    return [line for square in fresh for line in rules.completed(view.board, square)]


def has_just_placed(view: QuartoView) -> bool:
    """Whether the viewer, who is to act, placed the last piece; otherwise the other team did."""
    # A places the sixteenth piece.
    last = view.phase == "decline" and view.viewer is not None and view.viewer[0] == "A"
    return view.phase == "give" or last


def winning_squares(rules: QuartoRules, board: Board, piece: Piece) -> list[Square]:
    """The free squares on which this piece completes a line."""
    return [
        square
        for square in SQUARES
        if board[square] is None and rules.completed(with_piece(board, square, piece), square)
    ]


def _safe(rules: QuartoRules, board: Board, pieces: Sequence[Piece]) -> list[Piece]:
    return [piece for piece in pieces if not winning_squares(rules, board, piece)]


def _best_give(view: QuartoView, rng: Rng) -> Move:
    pieces = [move.piece for move in view.moves if isinstance(move, Give)]
    return Give(pick(_safe(view.rules, view.board, pieces) or pieces, rng))


def _best_square(view: QuartoView, piece: Piece, rng: Rng) -> Square:
    """A winning square, else one that leaves the most pieces safe to give."""
    rules, board = view.rules, view.board
    if wins := winning_squares(rules, board, piece):
        return pick(wins, rng)
    free = [square for square in SQUARES if board[square] is None]
    # With owned colours the next piece goes to the other team, so only theirs need be safe.
    other = "B" if (view.viewer or "A")[0] == "A" else "A"
    giveable = rules.giveable(view.left, other)
    safe = {s: len(_safe(rules, with_piece(board, s, piece), giveable)) for s in free}
    most = max(safe.values())
    return pick([square for square in free if safe[square] == most], rng)
