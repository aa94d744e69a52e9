"""Fourfold: the board games Quarto and Quartino, their rules, an exact solver, bots and pictures.

>>> import fourfold
>>> state = fourfold.game("quarto", "classic+referee").start()
>>> state.to_act, str(state.moves()[7])
('A', 'give 7')
>>> state.play("give 7").play("place b3").position
'..../.7../..../.... -'

Lives here: the names that programs import. The rules need nothing but Python. What needs the native core (the
solver, `fourfold.analysis` and `fourfold.bots`) is imported when it is first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from fourfold.drawing import draw
from fourfold.games.catalogue import GAMES, game, read_record
from fourfold.games.game import (
    Game,
    GameError,
    IllegalMove,
    Move,
    NotationError,
    Outcome,
    Rng,
    Rules,
    State,
    View,
)
from fourfold.games.quartino import Quartino, QuartinoRules, QuartinoState, QuartinoView
from fourfold.games.quarto import Quarto, QuartoRules, QuartoState, QuartoView
from fourfold.games.record import Event, Record

if TYPE_CHECKING:
    from fourfold import analysis, bots
    from fourfold.engine import (
        Solution,
        Solver,
        Symmetry,
        Value,
        canonical,
        solve,
        symmetries,
    )

__all__ = [
    "GAMES",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Move",
    "NotationError",
    "Outcome",
    "Quartino",
    "QuartinoRules",
    "QuartinoState",
    "QuartinoView",
    "Quarto",
    "QuartoRules",
    "QuartoState",
    "QuartoView",
    "Record",
    "Rng",
    "Rules",
    "Solution",
    "Solver",
    "State",
    "Symmetry",
    "Value",
    "View",
    "analysis",
    "bots",
    "canonical",
    "draw",
    "game",
    "read_record",
    "solve",
    "symmetries",
]

__version__ = "0.2.0"

_MODULES = frozenset({"analysis", "bots"})
_OF_ENGINE = frozenset(
    {"Solution", "Solver", "Symmetry", "Value", "canonical", "solve", "symmetries"}
)


if not TYPE_CHECKING:  # Type checkers know the names above, and refuse all others.

    def __getattr__(name: str) -> Any:
        """Return a name that needs the native core, which is loaded now.

        Raises:
            AttributeError: the package has no such name.
            ImportError: the native core is missing.
        """
        if name in _MODULES:
            return importlib.import_module(f"fourfold.{name}")
        if name in _OF_ENGINE:
            return getattr(importlib.import_module("fourfold.engine"), name)
        raise AttributeError(f"module 'fourfold' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
