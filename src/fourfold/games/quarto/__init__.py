"""Quarto: the rules of the game with sixteen pieces in which you choose the piece your opponent places."""

from fourfold.games.quarto.game import Quarto
from fourfold.games.quarto.notation import Call, Decline, Give, OpenLine, Place, Position
from fourfold.games.quarto.pieces import LINES, PIECES, SQUARES, TWO_BY_TWOS, Line, Piece, Square
from fourfold.games.quarto.rules import Board, QuartoRules
from fourfold.games.quarto.state import QuartoState
from fourfold.games.quarto.view import QuartoView

__all__ = [
    "LINES",
    "PIECES",
    "SQUARES",
    "TWO_BY_TWOS",
    "Board",
    "Call",
    "Decline",
    "Give",
    "Line",
    "OpenLine",
    "Piece",
    "Place",
    "Position",
    "Quarto",
    "QuartoRules",
    "QuartoState",
    "QuartoView",
    "Square",
]
