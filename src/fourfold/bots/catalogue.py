"""The bots by name.

Lives here: the way from names to bots. A new bot is added to `BOTS`, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.bots import greedy_quartino, greedy_quarto
from fourfold.bots.bot import Bot
from fourfold.bots.random_bot import RandomBot
from fourfold.games.game import Move, Rng, View
from fourfold.games.quartino import QuartinoView
from fourfold.games.quarto import QuartoView


class GreedyBot:
    """Looks one move ahead, in either game."""

    def choose(self, view: View, rng: Rng) -> Move:
        if isinstance(view, QuartoView):
            return greedy_quarto.choose(view, rng)
        if isinstance(view, QuartinoView):
            return greedy_quartino.choose(view, rng)
        raise TypeError(f"expected a view of Quarto or Quartino, got {type(view).__name__}")


BOTS: Mapping[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}


def bot(name: str) -> Bot:
    """The bot of this name.

    Raises:
        LookupError: there is none.
    """
    if name not in BOTS:
        raise LookupError(f"expected a bot, one of {' '.join(BOTS)}, got {name!r}")
    return BOTS[name]
