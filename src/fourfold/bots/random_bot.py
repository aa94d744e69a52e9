"""The gentlest bot: any listed move, by lot. It never calls in rulebook play."""

from __future__ import annotations

from fourfold.bots.bot import pick
from fourfold.games.game import Move, Rng, View


class RandomBot:
    """Plays any listed move."""

    def choose(self, view: View, rng: Rng) -> Move:
        """Return one of the listed moves, each with the same chance."""
        return pick(view.moves, rng)
