"""The bots by name.

Lives here: the way from names to bots. A new bot is added to `BOTS` if it plays every game, else to the bots
of its game; the page has its own list of names.
"""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.bots import greedy_quartino
from fourfold.bots.bot import Bot
from fourfold.bots.quarto import LEVEL_BOTS, PerfectBot, QuartoBot
from fourfold.bots.random_bot import RandomBot
from fourfold.games.game import Move, Rng, View
from fourfold.games.quartino import QuartinoView
from fourfold.games.quarto import QuartoView

GREEDY_AT_QUARTO = QuartoBot("greedy")


class GreedyBot:
    """Looks one move ahead, in either game."""

    def choose(self, view: View, rng: Rng) -> Move:
        """Return the move of the greedy bot of the game that the view is of."""
        if isinstance(view, QuartoView):
            return GREEDY_AT_QUARTO.choose(view, rng)
        if isinstance(view, QuartinoView):
            return greedy_quartino.choose(view, rng)
        raise TypeError(f"expected a view of Quarto or Quartino, got {type(view).__name__}")


BOTS: Mapping[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}
"""The bots that play every game."""

QUARTO_BOTS: Mapping[str, Bot] = {**LEVEL_BOTS, "perfect": PerfectBot()}
"""The bots that play Quarto only."""

QUIET_BOTS: Mapping[str, Bot] = {"shuffling": PerfectBot(sets_traps=False)}
"""Bots of Quarto for comparisons in the arena, which no table offers."""


def bots_of(game: str) -> Mapping[str, Bot]:
    """Return the bots that tables offer for a game."""
    return {**BOTS, **QUARTO_BOTS} if game == "quarto" else BOTS


def bot(name: str) -> Bot:
    """Return the bot of this name.

    Raises:
        LookupError: there is none.
    """
    return _find(name, {**BOTS, **QUARTO_BOTS, **QUIET_BOTS})


def bot_for(game: str, name: str) -> Bot:
    """Return the bot of this name, if it plays this game.

    Raises:
        LookupError: there is none.
    """
    quiet = QUIET_BOTS if game == "quarto" else {}
    return _find(name, {**bots_of(game), **quiet})


def _find(name: str, bots: Mapping[str, Bot]) -> Bot:
    if name not in bots:
        raise LookupError(f"expected a bot, one of {' '.join(bots)}, got {name!r}")
    return bots[name]
