"""What a person sees of a Quarto board: which lines lack one piece, and how likely each is noticed.

Lives here: threats, and the chance of noticing one. Does not live here: what somebody does about it
(`levels`, `perfect`).

A threat is one line with one free square and one value that its three pieces share; a line that lacks one
piece of two kinds is two threats, and people notice the one without the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, inf

from fourfold.games.game import Rng
from fourfold.games.quarto import LINES, TWO_BY_TWOS, Board, Line, Piece, QuartoRules, Square
from fourfold.games.quarto.pieces import VALUE_MASKS

# How much harder (negative) or easier something is to see. The chance is logistic in the sum of these and of
# the looker's keenness: 0 is a toss-up, +2 about 88 %, +4 about 98 %.
ALONG_THE_EDGE = 0.0
"""A row or a column."""
ACROSS = -0.7
"""A diagonal."""
IN_A_SQUARE = -1.1
"""Two by two: people look for lines."""
OF_TRAIT = (0.0, -0.3, -0.6, -0.9)
"""Colour is seen first, then height, shape and body."""
JUST_TOUCHED = (1.0, 0.5)
"""A line with the piece placed last, or the one before: that is where people look."""
PER_PIECE = -0.08
"""Clutter, for each piece on the board beyond four."""
PER_RIVAL = -0.12
"""Each other threat that competes for attention."""

SEES_ALL = inf
"""The keenness that misses nothing."""

_ORIENTATION = (
    dict.fromkeys(LINES[:8], ALONG_THE_EDGE)
    | dict.fromkeys(LINES[8:], ACROSS)
    | dict.fromkeys(TWO_BY_TWOS, IN_A_SQUARE)
)
_FINE = 1_000_000


@dataclass(frozen=True, slots=True)
class Threat:
    """A line that a piece with this value would complete on this square."""

    line: Line
    square: Square
    value: int
    """The value as a bit, as in `VALUE_MASKS`."""

    def fits(self, piece: Piece) -> bool:
        """Whether this piece would complete the line."""
        return bool(VALUE_MASKS[piece] & self.value)


def threats(rules: QuartoRules, board: Board, through: Square | None = None) -> list[Threat]:
    """Every threat on the board, or those on the lines through a square."""
    found = []
    for line in rules.lines if through is None else rules.lines_through[through]:
        free = None
        shared = rules.counted
        for square in line:
            piece = board[square]
            if piece is not None:
                shared &= VALUE_MASKS[piece]
            elif free is None:
                free = square
            else:
                shared = 0
        if free is not None:
            while shared:
                value = shared & -shared
                found.append(Threat(line, free, value))
                shared ^= value
    return found


def chance(
    keenness: float, line: Line, value: int, trail: Sequence[Square], placed: int, rivals: int
) -> float:
    """How likely somebody notices what a line has in common.

    Args:
        keenness: of who looks; see the table of `levels`.
        line: the line.
        value: what it has in common, as a bit.
        trail: the squares in the order in which they were filled.
        placed: the number of pieces on the board.
        rivals: how many other things there are to notice.
    """
    if keenness == SEES_ALL:
        return 1.0
    ease = keenness + _ORIENTATION[line] + OF_TRAIT[(value.bit_length() - 1) // 2]
    for square, bonus in zip(reversed(trail), JUST_TOUCHED, strict=False):
        if square in line:
            ease += bonus
            break
    ease += PER_PIECE * max(0, placed - 4) + PER_RIVAL * rivals
    return 1 / (1 + exp(-ease))


def happens(probability: float, rng: Rng) -> bool:
    """Draw whether something of this probability comes about; what is certain draws nothing."""
    if probability >= 1:
        return True
    return rng.randrange(_FINE) < probability * _FINE


def look(
    keenness: float, there: Sequence[Threat], trail: Sequence[Square], placed: int, rng: Rng
) -> list[Threat]:
    """Those of the threats that are noticed this time."""
    rivals = len(there) - 1
    return [
        threat
        for threat in there
        if happens(chance(keenness, threat.line, threat.value, trail, placed, rivals), rng)
    ]


def danger(seen: Iterable[Threat]) -> int:
    """The values, as bits, that complete one of these threats."""
    values = 0
    for threat in seen:
        values |= threat.value
    return values


def safe_pieces(seen: Iterable[Threat], pieces: Iterable[Piece]) -> list[Piece]:
    """Those of the pieces that complete none of these threats."""
    values = danger(seen)
    return [piece for piece in pieces if not VALUE_MASKS[piece] & values]
