"""The bots of Quartino whose choices are made in native code: levels, `careful`, `policy` and `strong`.

Lives here: the way from a view to the native choice and back. Does not live here: what a player says and
chooses (``native/quartino/play/seat_view.hpp`` and ``players.hpp``: `levels.hpp`, `careful.hpp`,
`search.hpp`), and how the policy learned (``training/``); `strong` adds a search to it.

A bot draws one number, the seed of its own generator, so that a view and a random number generator decide
the move. What the opponents placed is remembered from the history in the view.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from fourfold.bots import greedy_quartino
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.engine.core import core
from fourfold.engine.quartino_nets import load_nets
from fourfold.engine.quartino_views import CARE, knows_own_cards, view_texts
from fourfold.games.game import Move, Rng, View
from fourfold.games.quartino import QuartinoView
from fourfold.games.quartino.notation import parse_move
from fourfold.games.quartino.tokens import STANDARD_DECK

SEEDS = 2**64
PLAYERS = ("random", "greedy", "careful", "policy", "strong")
"""The native players beside the levels."""
SOME_RACKS = (["YBGP", "BPYG", "GYPB", "PGBY"], ["BYGP", "GPYB", "PYBG", "YGPB"])
"""Cards of two seats, for measuring the speed of the search."""
LEARNED_TURNS = 200
"""The limit of turns of the games in which the nets have learned."""
MEASURED_PLAYOUTS = 500
MEASURED_SIMULATIONS = 128


def native_player(name: str, seats: int, simulations: int | None = None) -> core.QuartinoPlayer:
    """Return the native player of this name: a level, or one of those in `PLAYERS`.

    Args:
        name: the name of the player.
        seats: the number of seats, which decides how careful `careful` is.
        simulations: the number of playouts per decision of `strong`; by default its usual number.

    Raises:
        LookupError: there is none.
    """
    if name == "random":
        return core.QuartinoPlayer()
    if name == "greedy":
        return core.QuartinoPlayer(care=0)
    if name == "careful":
        return core.QuartinoPlayer(care=CARE[seats])
    if name == "policy":
        return core.QuartinoPlayer(nets=load_nets())
    if name == "strong":
        playouts = core.QUARTINO_STRONG_PLAYOUTS if simulations is None else simulations
        return core.QuartinoPlayer(CARE[seats], load_nets(), simulations=playouts)
    if name in LEVEL_NAMES:
        level = core.quartino_levels()[LEVEL_NAMES.index(name)]
        return core.QuartinoPlayer(nets=load_nets(), level=level)
    raise LookupError(f"expected a level, {', '.join(PLAYERS)}, got {name!r}")


@dataclass(frozen=True, slots=True)
class QuartinoBot:
    """Plays Quartino as the native player of this name.

    Where the deck is not the standard one, or the own cards are not known, the bot plays as `greedy` does.
    """

    name: str

    def choose(self, view: View, rng: Rng) -> Move:
        """Return the move of the native player for the viewer, who is to act."""
        seen = _of_quartino(view)
        if seen.deck != STANDARD_DECK or not knows_own_cards(seen):
            return greedy_quartino.choose(seen, rng)
        return _choose(native_player(self.name, len(seen.seats)), seen, rng)


@dataclass(frozen=True, slots=True)
class StrongBot:
    """Plays Quartino as well as Fourfold can: the learned policy, with a search.

    With another deck than the standard one, which the policy has never seen, the search plays as `careful`
    does instead.
    """

    simulations: int | None = None
    """The number of playouts per decision; None for the usual number."""

    def within(self, seconds: float) -> Self:
        """Return the same bot with as many playouts as this machine makes in this number of seconds."""
        return replace(self, simulations=max(1, round(seconds * simulations_per_second())))

    def choose(self, view: View, rng: Rng) -> Move:
        """Return the move of the native player for the viewer, who is to act."""
        seen = _of_quartino(view)
        if not knows_own_cards(seen):
            return greedy_quartino.choose(seen, rng)
        return _choose(native_player("strong", len(seen.seats), self.simulations), seen, rng)

    def remark(self, view: View) -> str | None:
        """Return a sentence about how the bot plays here, if it plays otherwise than usual."""
        return _remark("strong", "its search plays as careful does", _of_quartino(view))


@dataclass(frozen=True, slots=True)
class QuartinoLevelBot:
    """Plays Quartino like people, at the level of this name: it announces and calls only what it notices.

    With another deck than the standard one the level looks at its own cards only. Where it does not know
    them, it plays as `greedy` does.
    """

    name: str

    def choose(self, view: View, rng: Rng) -> Move:
        """Return the move of the level for the viewer, who is to act."""
        seen = _of_quartino(view)
        if not knows_own_cards(seen):
            return greedy_quartino.choose(seen, rng)
        return _choose(native_player(self.name, len(seen.seats)), seen, rng)

    def remark(self, view: View) -> str | None:
        """Return a sentence about how the level plays here, if it plays otherwise than usual."""
        return _remark(self.name, "it looks at its own cards only", _of_quartino(view))


@lru_cache(maxsize=1)
def simulations_per_second() -> float:
    """Return how many playouts one core of this machine makes per second, measured once per process."""
    match = core.NativeQuartino("quartino+referee", [*SOME_RACKS], "A", [], "")
    player = native_player("strong", len(SOME_RACKS), MEASURED_SIMULATIONS)
    playouts, spent, seed = 0, 0.0, 0
    while playouts < MEASURED_PLAYOUTS:
        began = time.thread_time()
        made = player.count_playouts(match, seed)
        if made:  # Time is spent where there are several likely moves.
            spent += time.thread_time() - began
        playouts += made
        match.play(player.choose(match, seed))
        seed += 1
    return playouts / max(spent, 1e-6)


def _of_quartino(view: View) -> QuartinoView:
    if not isinstance(view, QuartinoView):
        raise TypeError(f"expected a view of Quartino, got {type(view).__name__}")
    return view


def _remark(name: str, with_other_deck: str, view: QuartinoView) -> str | None:
    """Return what a bot says about cards and rules that it has not learned, or None."""
    if not knows_own_cards(view):
        return f"{name} does not know its own cards here: it plays as greedy does"
    if view.deck != STANDARD_DECK:
        return f"{name} has not learned this deck: {with_other_deck}"
    if view.rules.turn_limit > LEARNED_TURNS:
        return (
            f"{name} has learned games of {LEARNED_TURNS} turns: it plays as if no more were left"
        )
    return None


def _choose(player: core.QuartinoPlayer, view: QuartinoView, rng: Rng) -> Move:
    return parse_move(player.choose_by_view(view_texts(view), rng.randrange(SEEDS)))
