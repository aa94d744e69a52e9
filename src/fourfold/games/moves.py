"""Moves that players make in every game: resigning, running out of time, agreeing on a draw.

Lives here: the base class of moves, and the moves that every game has. Does not live here: their effect
(`state`), and the moves of one game (``<game>/notation.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


class Move:
    """A move of a seat. Moves are values; `str` of a move is its notation."""

    __slots__ = ()


class TableMove(Move):
    """A move that every game has; `State.moves` never lists it. All but `Flag` need no turn."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Resign(TableMove):
    """The seat resigns."""

    def __str__(self) -> str:
        return "resign"


@dataclass(frozen=True, slots=True)
class Flag(TableMove):
    """The seat to act has run out of time; whoever keeps the clock plays this move for the seat."""

    def __str__(self) -> str:
        return "flag"


@dataclass(frozen=True, slots=True)
class Abandon(TableMove):
    """The seat's player is absent and an opponent claimed the game; a server plays this move for the seat."""

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True)
class OfferDraw(TableMove):
    """The seat offers a draw; the offer stands until the next move of the game itself."""

    def __str__(self) -> str:
        return "offer draw"


@dataclass(frozen=True, slots=True)
class AcceptDraw(TableMove):
    """The seat accepts a draw; the game is drawn once every seat that still plays has agreed."""

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
