"""Quartino: the rules of the game with columns of tokens on a wheel and four secret cards per player."""

from fourfold.games.quartino.game import Quartino
from fourfold.games.quartino.notation import Call, Clear, End, Place, SayColours, SayColumn
from fourfold.games.quartino.rules import QuartinoRules
from fourfold.games.quartino.state import QuartinoState
from fourfold.games.quartino.tokens import COLOURS, SPACES, STANDARD_DECK, Board, Card, Space
from fourfold.games.quartino.view import QuartinoView, RackView

__all__ = [
    "COLOURS",
    "SPACES",
    "STANDARD_DECK",
    "Board",
    "Call",
    "Card",
    "Clear",
    "End",
    "Place",
    "Quartino",
    "QuartinoRules",
    "QuartinoState",
    "QuartinoView",
    "RackView",
    "SayColours",
    "SayColumn",
    "Space",
]
