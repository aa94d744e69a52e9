"""Fourfold: the board games Quarto and Quartino, their rules, an exact solver, bots and pictures.

>>> import fourfold
>>> state = fourfold.game("quarto", "classic+referee").start()
>>> state.to_act, str(state.moves()[7])
('A', 'give 7')
>>> state.play("give 7").play("place b3").position
'..../.7../..../.... -'

Lives here: the names that programs import. Each is imported when it is first used. So ``import fourfold``
takes no time, and the rules work without the native core, which the solver, `fourfold.analysis` and
`fourfold.bots` need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from fourfold import analysis, bots
    from fourfold.drawing import draw
    from fourfold.engine import (
        Solution,
        Solver,
        SolverPosition,
        Symmetry,
        Value,
        canonical,
        solve,
        symmetries,
    )
    from fourfold.engine.beliefs import TurnBeliefs, beliefs
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
    "SolverPosition",
    "State",
    "Symmetry",
    "TurnBeliefs",
    "Value",
    "View",
    "analysis",
    "beliefs",
    "bots",
    "canonical",
    "draw",
    "game",
    "read_record",
    "solve",
    "symmetries",
]

__version__ = "0.3.0"

_SOURCES = {
    "fourfold.drawing": ("draw",),
    "fourfold.engine": (
        *("Solution", "Solver", "SolverPosition", "Symmetry", "Value"),
        *("canonical", "solve", "symmetries"),
    ),
    "fourfold.engine.beliefs": ("TurnBeliefs", "beliefs"),
    "fourfold.games.catalogue": ("GAMES", "game", "read_record"),
    "fourfold.games.game": (
        *("Game", "GameError", "IllegalMove", "Move", "NotationError"),
        *("Outcome", "Rng", "Rules", "State", "View"),
    ),
    "fourfold.games.quartino": ("Quartino", "QuartinoRules", "QuartinoState", "QuartinoView"),
    "fourfold.games.quarto": ("Quarto", "QuartoRules", "QuartoState", "QuartoView"),
    "fourfold.games.record": ("Event", "Record"),
}
"""The module that has each public name."""
_PACKAGES = {
    "analysis": "fourfold.analysis",
    "bots": "fourfold.bots",
    "drawing": "fourfold.drawing",
    "games": "fourfold.games.catalogue",
    "research": "fourfold.research",
}
"""The packages that are attributes of this one, each with a module that imports all of that package."""


if not TYPE_CHECKING:  # Type checkers know the names above, and refuse all others.

    def __getattr__(name: str) -> Any:
        """Return a public name, whose module is imported now.

        Raises:
            AttributeError: the package has no such name.
            ImportError: the name needs the native core, which is missing.
        """
        import sys  # noqa: PLC0415
        from importlib import import_module  # noqa: PLC0415

        if name in _PACKAGES:
            import_module(_PACKAGES[name])
            return sys.modules[f"{__name__}.{name}"]
        for source, names in _SOURCES.items():
            if name in names:
                found = globals()[name] = getattr(import_module(source), name)
                return found
        raise AttributeError(f"module 'fourfold' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
