"""What the engine offers for each game, by the game's name: analysis, hints and puzzles.

Lives here: which function serves which game. Does not live here: the functions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from fourfold.engine import puzzles, quartino_puzzles
from fourfold.engine.analysis import MoveNote, analyse
from fourfold.engine.hints import quartino_hint, quarto_hint
from fourfold.engine.turn_analysis import TurnNote, analyse_turns
from fourfold.games.game import Game, Json, View
from fourfold.games.quartino import Quartino
from fourfold.games.quarto import Quarto
from fourfold.games.record import Record

Notes = Sequence[MoveNote] | Sequence[TurnNote]
Puzzles = Sequence[puzzles.Puzzle] | Sequence[quartino_puzzles.QuartinoPuzzle]


class GameAnalysis(Protocol):
    """An analysis of a record in about this number of seconds."""

    def __call__(self, record: Record, *, seconds: float) -> Notes: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """The functions for one game."""

    analyse: GameAnalysis
    hint: Callable[[View], Json]
    puzzles: Callable[[], Mapping[str, Puzzles]]
    """The shipped puzzles by rules string; the first is the default."""
    puzzle_kinds: Collection[str]


KITS: Mapping[str, Kit] = {
    Quarto.name: Kit(
        analyse=analyse,
        hint=quarto_hint,
        puzzles=puzzles.puzzles_by_rules,
        puzzle_kinds=puzzles.KINDS,
    ),
    Quartino.name: Kit(
        analyse=analyse_turns,
        hint=quartino_hint,
        puzzles=lambda: {Quartino.name: quartino_puzzles.shipped_puzzles()},
        puzzle_kinds=quartino_puzzles.KINDS,
    ),
}


def kit_of(game: Game) -> Kit:
    """Return the functions for a game."""
    return KITS[game.name]
