"""The bots by name.

Lives here: looking bots up, which never imports anything. Does not live here: importing bots of one's own
(`loading`). A new bot of Fourfold is added to `BOTS` if it plays every game, else to the bots of its game.
The page has its own list of names.
"""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.bots import greedy_quartino
from fourfold.bots.bot import Bot
from fourfold.bots.quartino import QuartinoBot, QuartinoLevelBot, StrongBot
from fourfold.bots.quarto import LEVEL_NAMES, PerfectBot, QuartoBot
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


class LevelBot:
    """Plays either game like people, at the level of this name."""

    def __init__(self, name: str) -> None:
        self.quarto: Bot = QuartoBot(name)
        self.quartino: QuartinoLevelBot = QuartinoLevelBot(name)

    def choose(self, view: View, rng: Rng) -> Move:
        """Return the move of the level of the game that the view is of."""
        return (self.quartino if isinstance(view, QuartinoView) else self.quarto).choose(view, rng)

    def remark(self, view: View) -> str | None:
        """Return a sentence about how the level plays here, if it plays otherwise than usual."""
        return self.quartino.remark(view) if isinstance(view, QuartinoView) else None


BOTS: Mapping[str, Bot] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    **{name: LevelBot(name) for name in LEVEL_NAMES},
}
"""The bots that play every game."""

QUARTO_BOTS: Mapping[str, Bot] = {"perfect": PerfectBot()}
"""The bots that play Quarto only."""

QUARTINO_BOTS: Mapping[str, Bot] = {"strong": StrongBot()}
"""The bots that play Quartino only."""

QUIET_BOTS: Mapping[str, Bot] = {"shuffling": PerfectBot(sets_traps=False)}
"""Bots of Quarto for comparisons in the arena, which no table offers."""

QUIET_QUARTINO_BOTS: Mapping[str, Bot] = {name: QuartinoBot(name) for name in ("careful", "policy")}
"""The same of Quartino."""


_registered: dict[str, Bot] = {}
"""Bots of one's own, by their names in this process."""


def register_bot(name: str, bot: Bot) -> None:
    """Make a bot of one's own known under a name, for every game, until this process ends.

    Raises:
        ValueError: the name is that of a bot of Fourfold or of another bot, or has a space or ``=`` in it.
    """
    if not name or is_known(name) or any(sign in name for sign in " =,\t\n"):
        raise ValueError(f"expected a new name without spaces, commas and =, got {name!r}")
    _registered[name] = bot


def is_known(name: str) -> bool:
    """Return True if a bot of any game has this name, whether it is one of Fourfold or of one's own."""
    ours = (BOTS, QUARTO_BOTS, QUARTINO_BOTS, QUIET_BOTS, QUIET_QUARTINO_BOTS)
    return any(name in bots for bots in (*ours, _registered))


def is_registered(name: str) -> bool:
    """Return True if this process knows a bot of one's own under this name."""
    return name in _registered


def bots_of(game: str) -> Mapping[str, Bot]:
    """Return the bots that tables offer for a game, with bots of one's own that this process knows."""
    of_game = QUARTO_BOTS if game == "quarto" else QUARTINO_BOTS
    return {**BOTS, **of_game, **_registered}


def is_offered(game: str, name: str) -> bool:
    """Return True if tables offer a bot of this name for a game."""
    return name in bots_of(game)


def bot(name: str) -> Bot:
    """Return the bot of this name.

    Raises:
        LookupError: there is none.
    """
    return _find(name, bots_of("quarto"), QUIET_BOTS)


def bot_for(game: str, name: str) -> Bot:
    """Return the bot of this name, if it plays this game. The name is looked up, and nothing is imported.

    Raises:
        LookupError: there is none.
    """
    quiet = QUIET_BOTS if game == "quarto" else QUIET_QUARTINO_BOTS
    return _find(name, bots_of(game), quiet)


def _find(name: str, offered: Mapping[str, Bot], quiet: Mapping[str, Bot]) -> Bot:
    """Return a bot that is offered or quiet; the error names only the bots that are offered."""
    if name in offered:
        return offered[name]
    if name in quiet:
        return quiet[name]
    raise LookupError(f"expected a bot, one of {' '.join(offered)}, got {name!r}")
