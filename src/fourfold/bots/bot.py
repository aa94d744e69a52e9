"""What a bot is.

Lives here: the protocol, and drawing by lot. Does not live here: any bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from fourfold.games.game import Move, Rng, View

T = TypeVar("T")


class Bot(Protocol):
    """Chooses moves for a seat, knowing what that seat may know."""

    def choose(self, view: View, rng: Rng) -> Move:
        """Return a move for the viewer, who is to act. The same view and rng give the same move."""
        ...


def pick(choices: Sequence[T], rng: Rng) -> T:
    """Return one of the choices, by lot."""
    return choices[rng.randrange(len(choices))]
