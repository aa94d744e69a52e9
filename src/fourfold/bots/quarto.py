"""The bots of Quarto, whose choices are made in native code.

Lives here: the way from a view to the native choice and back. Does not live here: what a bot plays
(``native/quarto/mind/bots.hpp``), how likely a level notices something (``native/quarto/mind/noticing.hpp``),
and values (`fourfold.engine.solver`).

A bot draws one number, the seed of its own generator, so that a view and a random number generator decide the
move, whatever was asked before.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from threading import Lock
from typing import Self

from fourfold.engine import Solver, Value
from fourfold.engine.analysis import MAX_STEP_NODES
from fourfold.engine.core import core
from fourfold.engine.encoding import decode, encode_board, encode_hand
from fourfold.engine.solver import VALUES
from fourfold.games.game import Move, Rng, View
from fourfold.games.quarto import QuartoRules, QuartoView

MEMORY_MEGABYTES = 64
"""Memory of the transposition table of each rule set's solver."""
HURRIED_STEP_NODES = 40_000
"""Nodes between two looks at the time, for a bot that has only so many seconds."""
SEEDS = 2**64


@dataclass(frozen=True, slots=True)
class Level:
    """The parameters that decide how strongly a level plays."""

    keenness: int
    """How well the level notices things, in hundredths; ``native/quarto/mind/noticing.hpp`` has the scale."""
    looks_ahead: bool
    """Whether the level looks, before placing, for a piece that it could give afterwards."""
    horizon: int
    """The number of free squares with which the level begins to think ahead."""
    depth_percent: int
    """The chance that, thinking ahead and seeing every threat, the level finds what is wrong with a move."""


LEVEL_NAMES = tuple(f"level{number}" for number in range(1, 8))
"""The levels of ``native/quarto/mind/levels.hpp``, weakest first."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and what it rests on."""

    move: Move
    value: Value
    """The value before the move, for the player about to act; unknown if it could not be proven."""
    errors: Mapping[Move, float] = field(default_factory=dict)
    """For the moves that were considered, how likely a person then errs."""

    @property
    def proven(self) -> bool:
        """Whether the move is known to keep the value."""
        return self.value is not Value.UNKNOWN


@dataclass(frozen=True, slots=True)
class QuartoBot:
    """Plays Quarto as the native bot of this name, or at a level of one's own."""

    name: str
    level: Level | None = None

    def choose(self, view: View, rng: Rng) -> Move:
        """Return the move of the native bot for the viewer, who is to act."""
        return think(self, view, rng).move


@dataclass(frozen=True, slots=True)
class PerfectBot:
    """Plays Quarto without giving value away, where it is proven.

    With ``seconds`` a move takes no longer than about that, and what it plays may depend on the machine.
    """

    seconds: float | None = None
    sets_traps: bool = True
    """False: the bot draws by lot among the moves that keep the value."""

    def within(self, seconds: float) -> Self:
        """Return the same bot with this number of seconds per move."""
        return replace(self, seconds=seconds)

    def choose(self, view: View, rng: Rng) -> Move:
        """Return a move that keeps the value for the viewer, who is to act, where the value is proven."""
        return self.think(view, rng).move

    def think(
        self,
        view: View,
        rng: Rng,
        seconds: float | None = None,
        is_stopped: Callable[[], bool] | None = None,
    ) -> Thought:
        """Return a move for the viewer, who is to act, and what is known about it.

        Args:
            view: what the seat to act may know.
            rng: draws by lot among moves that are equally good.
            seconds: the time limit; by default that of the bot.
            is_stopped: asked several times per second; once it returns True, the bot moves at once.
        """
        name = "perfect" if self.sets_traps else "shuffling"
        limit = self.seconds if seconds is None else seconds
        return think(QuartoBot(name), view, rng, limit, is_stopped)


@lru_cache(maxsize=8)
def _solver(rules: QuartoRules) -> tuple[Solver, Lock]:
    return Solver(rules, memory=MEMORY_MEGABYTES), Lock()


def solver_for(rules: QuartoRules) -> tuple[Solver, Lock]:
    """Return the bots' solver of these rules, and the lock that a thread holds while it uses the solver.

    Who calls lines makes no difference to a solver.
    """
    return _solver(replace(rules.refereed(), preset="classic", turn_seconds=None, expiry=1))


def think(
    bot: QuartoBot,
    view: View,
    rng: Rng,
    seconds: float | None = None,
    is_stopped: Callable[[], bool] | None = None,
) -> Thought:
    """Return the move of a bot, and what it rests on, within a time limit or until it is stopped.

    Raises:
        TypeError: the view is of another game.
    """
    if not isinstance(view, QuartoView):
        raise TypeError(f"expected a view of Quarto, got {type(view).__name__}")
    deadline = None if seconds is None else time.monotonic() + seconds
    level = bot.level
    solver, lock = solver_for(view.rules)
    choice = core.BotChoice(
        solver.native,
        bot.name,
        None
        if level is None
        else (level.keenness, level.looks_ahead, level.horizon, level.depth_percent),
        seconds is not None,
        view.rules.referee,
        view.rules.expiry,
        encode_board(view.board),
        encode_hand(view.hand),
        bytes(view.trail),
        view.refusals,
        view.phase == "decline" and (view.viewer or "A")[0] == "B",
        rng.randrange(SEEDS),
    )
    with lock:
        while not choice.step(MAX_STEP_NODES if deadline is None else HURRIED_STEP_NODES):
            is_late = deadline is not None and time.monotonic() >= deadline
            if is_late or (is_stopped is not None and is_stopped()):
                choice.give_up()
    errors = {decode(move): error / core.CERTAIN for move, error in choice.errors}
    return Thought(decode(choice.move), VALUES[choice.value], errors)
