"""A Quartino player who says what it sees, calls what it holds and works towards its cards."""

from __future__ import annotations

from fourfold.bots.bot import pick
from fourfold.games.game import Move, Rng
from fourfold.games.quartino import Board, Call, Card, Clear, Place, QuartinoView, SayColours
from fourfold.games.quartino.notation import END, SayColumn
from fourfold.games.quartino.tokens import (
    RIM_SPACES,
    TALL,
    Space,
    most_of_a_colour,
    tall_columns,
    tops,
    with_column,
)


def choose(view: QuartinoView, rng: Rng) -> Move:
    """Return a move for the viewer."""
    if (say := _say(view)) is not None:
        return say
    if view.phase == "call":
        calls = [Call(c, first) for c in view.rack for first in c.matching(view.board)]
        return pick(calls, rng) if calls else END
    boards = {move: _after(view.board, move) for move in view.moves}
    scores = {move: _score(board, view.rack) for move, board in boards.items()}
    best = max(scores.values())
    return pick([move for move in view.moves if scores[move] == best], rng)


def _say(view: QuartinoView) -> Move | None:
    """Return a situation that is there and not said yet; each situation said is worth a token."""
    if view.rules.referee or not view.rules.situations or view.begun:
        return None
    if not view.colours and view.column is None and most_of_a_colour(view.board) >= TALL:
        return SayColours()
    tall = tall_columns(view.board)
    if view.column is None and tall:
        return SayColumn(min(tall, key=lambda space: _value(view, space)))
    return None


def _value(view: QuartinoView, space: Space) -> int:
    """Return how much the viewer's cards lose when this column is cleared."""
    return -_score(_after(view.board, Clear(space)), view.rack)


def _after(board: Board, move: Move) -> Board:
    if isinstance(move, Place):
        return with_column(board, move.space, board[move.space] + move.colour)
    return with_column(board, move.space, "") if isinstance(move, Clear) else board


def _score(board: Board, rack: tuple[Card, ...]) -> int:
    """Return how near the cards are to completion; a complete card outweighs all that are almost complete."""
    return sum(max(_nearness(board, card, first) for first in RIM_SPACES) for card in rack)


def _nearness(board: Board, card: Card, first: Space) -> int:
    found = sum(
        top == colour for top, colour in zip(tops(board, card.spaces(first)), card, strict=True)
    )
    return (0, 1, 4, 16, 100)[found]
