"""Moves that players make in every game: resigning, running out of time, agreeing on a draw.

Lives here: the class of all moves, and the moves that no game defines for itself. Does not live here: what
comes of them (`state`), and the moves of a game (``<game>/notation.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


class Move:
    """One thing a seat does. Moves are values; `str`, which each kind defines, is the notation."""

    __slots__ = ()


class TableMove(Move):
    """What players do in any game, whoever is to act. Never listed by `State.moves`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Resign(TableMove):
    """The seat gives up."""

    def __str__(self) -> str:
        return "resign"


@dataclass(frozen=True, slots=True)
class Flag(TableMove):
    """The time of the seat to act has run out, says whoever keeps the clock."""

    def __str__(self) -> str:
        return "flag"


@dataclass(frozen=True, slots=True)
class Abandon(TableMove):
    """The seat's player has gone away and somebody else claimed the game; only a server says so."""

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True)
class OfferDraw(TableMove):
    """The seat offers a draw; the offer stands until the next move."""

    def __str__(self) -> str:
        return "offer draw"


@dataclass(frozen=True, slots=True)
class AcceptDraw(TableMove):
    """The seat accepts; once all others have, the game is drawn."""

    def __str__(self) -> str:
        return "accept"


TABLE_MOVES: Mapping[str, TableMove] = {
    "resign": Resign(),
    "flag": Flag(),
    "abandon": Abandon(),
    "offer draw": OfferDraw(),
    "accept": AcceptDraw(),
    "accept draw": AcceptDraw(),
}
