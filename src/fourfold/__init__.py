"""Fourfold: the board games Quarto and Quartino, exactly as their rulebooks have them.

>>> import fourfold
>>> state = fourfold.game("quarto", "classic+referee").start()
>>> state.to_act, str(state.moves()[7])
('A', 'give 7')
>>> state.play("give 7").play("place b3").position
'..../.7../..../.... -'
"""

from fourfold.engine import Solution, Solver, Value, solve
from fourfold.games.catalogue import GAMES, game, read_record
from fourfold.games.game import (
    Game,
    GameError,
    IllegalMove,
    Move,
    NotationError,
    Outcome,
    State,
    View,
)
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
    "Record",
    "Solution",
    "Solver",
    "State",
    "Value",
    "View",
    "game",
    "read_record",
    "solve",
]

__version__ = "0.2.0"
