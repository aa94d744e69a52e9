"""What a bot is.

Lives here: the protocol, drawing by lot, and why a bot failed, in words. Does not live here: any bot.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, TypeVar, runtime_checkable

from fourfold.games.game import GameError, Move, Rng, View

T = TypeVar("T")


class Bot(Protocol):
    """Chooses moves for a seat, knowing what that seat may know.

    In rulebook play a view lists no calls and says, since nobody is told of lines and situations. A bot that
    plays only listed moves never calls, so that it never wins: it must look for lines itself.
    """

    def choose(self, view: View, rng: Rng) -> Move:
        """Return a move for the viewer, who is to act. The same view and rng give the same move."""
        ...


@runtime_checkable
class TimedBot(Protocol):
    """A bot that can be given a time per move."""

    def choose(self, view: View, rng: Rng) -> Move:
        """Return a move for the viewer, who is to act."""
        ...

    def within(self, seconds: float) -> Bot:
        """Return the same bot with this number of seconds per move."""
        ...


@runtime_checkable
class RemarkingBot(Protocol):
    """A bot that says where it plays otherwise than usual."""

    def choose(self, view: View, rng: Rng) -> Move:
        """Return a move for the viewer, who is to act."""
        ...

    def remark(self, view: View) -> str | None:
        """Return a sentence about how the bot plays here, if it plays otherwise than usual."""
        ...


def pick(choices: Sequence[T], rng: Rng) -> T:
    """Return one of the choices, by lot."""
    return choices[rng.randrange(len(choices))]


def failure_reason(error: Exception) -> str:
    """Return the class and text of an error, and the file and line that raised it unless the rules did."""
    words = f"{type(error).__name__}: {error}"
    where = traceback.extract_tb(error.__traceback__)[-1:]
    if isinstance(error, GameError) or not where:
        return words
    return f"{words} ({Path(where[0].filename).name}, line {where[0].lineno})"
