"""Symmetric positions of Quarto: turning the board and renaming traits and values changes no value.

Lives here: the symmetries of a rule set, and the canonical form that symmetric positions share. Does not live
here: the native code that finds both (``native/quarto/rules/symmetric_moves.hpp``), and the keys of the
search.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fourfold.engine.core import core
from fourfold.engine.encoding import (
    FREE,
    SolverPosition,
    encode_board,
    encode_hand,
    encode_rules,
    read_position,
    rules_of,
)
from fourfold.games.quarto import PIECES, SQUARES, Piece, Position, QuartoRules, Square
from fourfold.games.quarto.rules import parse_rules


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A way to move squares and rename pieces that takes every game to a game of the same value."""

    squares: tuple[Square, ...]
    """For each square, the square to which the symmetry moves it."""
    pieces: tuple[Piece, ...]
    """For each piece, the piece that it becomes."""

    def apply(self, position: SolverPosition, rules: QuartoRules | str | None = None) -> str:
        """Return the position text of the symmetric position, without lines that can still be called.

        Args:
            position: a position as text, or a state or view.
            rules: as in `canonical`.

        Raises:
            NotationError: the text is no position under these rules.
            ValueError: the state or view is one that `Solver.solve` refuses.

        >>> symmetries("classic")[1].apply("..../..../..../0... f")
        '..../..../..../1... e'
        """
        before, hand = read_position(position, rules_of(position, rules))
        board: list[Piece | None] = [None] * len(SQUARES)
        for square, piece in zip(SQUARES, before, strict=True):
            board[self.squares[square]] = None if piece is None else self.pieces[piece]
        return str(Position(tuple(board), None if hand is None else self.pieces[hand]))


@cache
def board_symmetries(rules: QuartoRules) -> tuple[tuple[Square, ...], ...]:
    """Return, for each symmetry of the board, where each square goes: 32, or 8 when 2×2 squares count.

    >>> [len(board_symmetries(parse_rules(text))) for text in ("classic", "classic+squares")]
    [32, 8]
    """
    return tuple(
        tuple(SQUARES[square] for square in symmetry)
        for symmetry in core.board_symmetries(rules.squares)
    )


@cache
def piece_renamings(rules: QuartoRules) -> tuple[tuple[Piece, ...], ...]:
    """Return, for each renaming of traits and values that leaves what counts as it is, what pieces become.

    >>> [len(piece_renamings(parse_rules(text))) for text in ("classic", "danish", "classic+values:dark")]
    [384, 48, 48]
    """
    return tuple(
        tuple(PIECES[piece] for piece in becomes)
        for becomes in core.piece_renamings(*encode_rules(rules))
    )


def symmetries(rules: QuartoRules | str = "classic") -> tuple[Symmetry, ...]:
    """Return the symmetries of a rule set: each symmetry of the board with each renaming of pieces.

    >>> len(symmetries("classic")), len(symmetries("danish+squares"))
    (12288, 384)
    """
    return _symmetries(parse_rules(rules) if isinstance(rules, str) else rules)


def canonical(position: SolverPosition, rules: QuartoRules | str | None = None) -> str:
    """Return the canonical form of a position: the same text for all positions that are symmetric to it.

    The canonical form is itself a position text and has the same value under the same rules. It has no lines
    that can still be called, since values are those of referee play.

    Args:
        position: a position as text, or a state or view.
        rules: a rule set or its string; by default the rules of the state or view, and classic for a text.

    Raises:
        NotationError: the text is no position under these rules.
        ValueError: the state or view is one that `Solver.solve` refuses.

    >>> canonical("3.../..../..../.... c") == canonical("..../..../..../0... f")
    True
    """
    counting = rules_of(position, rules)
    before, held = read_position(position, counting)
    squares, hand = core.canonical(*encode_rules(counting), encode_board(before), encode_hand(held))
    board = tuple(None if piece == FREE else PIECES[piece] for piece in squares)
    return str(Position(board, None if hand < 0 else PIECES[hand]))


@cache
def _symmetries(rules: QuartoRules) -> tuple[Symmetry, ...]:
    return tuple(_each_symmetry(rules))


def _each_symmetry(rules: QuartoRules) -> Iterator[Symmetry]:
    for squares in board_symmetries(rules):
        for pieces in piece_renamings(rules):
            yield Symmetry(squares, pieces)
