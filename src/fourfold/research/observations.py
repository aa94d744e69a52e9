"""What a seat observes, as numbers between 0 and 1.

Lives here: the named parts of an observation of each game and how a view fills them. Nothing but a view is
read, so an observation has nothing that the seat may not know. Does not live here: views (`fourfold.games`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.games.game import Game, View
from fourfold.games.quartino import Quartino, QuartinoView
from fourfold.games.quartino.rules import QuartinoRules
from fourfold.games.quartino.tokens import (
    CARDS_A_RACK,
    COLOURS,
    SPACES,
    STANDARD_DECK,
    TOKENS_A_COLOUR,
    Card,
)
from fourfold.games.quarto import Quarto, QuartoView
from fourfold.games.quarto.pieces import PIECES, SQUARES
from fourfold.games.quarto.rules import QuartoRules
from fourfold.games.quarto.state import CALLS_A_TURN

Tensor = NDArray[np.float32]
Parts = Mapping[str, NDArray[Any]]
"""The parts of an observation by name; each is a window on the same tensor."""

CARDS = {card: number for number, card in enumerate(STANDARD_DECK)}
"""The number of each card of the standard deck."""
MAX_DUE = 3
"""The most tokens that can be due in a turn: one, and one for each of the two situations (T4, T7, T8)."""


class Encoding(ABC):
    """The parts of a game's observations, and how a view fills them."""

    def __init__(self, seats: int, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.shapes: dict[str, tuple[int, ...]] = {"viewer": (seats,), "to_act": (seats,), **shapes}
        """The names and shapes of the parts, in the order in which they lie in the tensor."""
        self.size: int = sum(map(prod, self.shapes.values()))
        """The length of the tensor."""

    def parts(self, tensor: Tensor) -> dict[str, NDArray[Any]]:
        """Return the parts of a tensor of the right length; writing to a part writes to the tensor."""
        found, start = {}, 0
        for name, shape in self.shapes.items():
            found[name] = tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        return found

    def encode(self, view: View) -> Tensor:
        """Return what the viewer observes."""
        tensor = np.zeros(self.size, np.float32)
        self.fill(self.parts(tensor), view)
        return tensor

    def fill(self, parts: Parts, view: View) -> None:
        """Write what the viewer observes into parts that are all 0."""
        if view.viewer is not None:
            parts["viewer"][view.seats.index(view.viewer)] = 1
        if view.to_act is not None:
            parts["to_act"][view.seats.index(view.to_act)] = 1
        self._fill(parts, view)

    @abstractmethod
    def _fill(self, parts: Parts, view: View) -> None:
        """Write the parts that only this game has."""


class QuartoEncoding(Encoding):
    """The parts of observations of Quarto.

    >>> QuartoEncoding(Quarto("classic").rules, 2).shapes["board"]
    (16, 16)
    """

    PHASES = ("give", "place", "decline", "over")

    def __init__(self, rules: QuartoRules, seats: int) -> None:
        shapes: dict[str, tuple[int, ...]] = {
            "phase": (len(self.PHASES),),
            "board": (len(SQUARES), len(PIECES)),
            "hand": (len(PIECES),),
            "left": (len(PIECES),),
            # The squares that were filled last, the very last one first: only new lines can be called.
            "last": (rules.expiry + 1, len(SQUARES)),
        }
        if not rules.referee:
            shapes["calls_left"] = (CALLS_A_TURN + 1,)
        super().__init__(seats, shapes)

    def _fill(self, parts: Parts, view: View) -> None:
        if not isinstance(view, QuartoView):
            raise TypeError(f"expected a view of Quarto, got {type(view).__name__}")
        parts["phase"][self.PHASES.index(view.phase)] = 1
        for square, piece in enumerate(view.board):
            if piece is not None:
                parts["board"][square, piece] = 1
        if view.hand is not None:
            parts["hand"][view.hand] = 1
        parts["left"][list(view.left)] = 1
        for age, square in enumerate(reversed(view.trail[-len(parts["last"]) :])):
            parts["last"][age, square] = 1
        if view.calls_left is not None:
            parts["calls_left"][view.calls_left] = 1


class QuartinoEncoding(Encoding):
    """The parts of observations of Quartino with the standard deck.

    >>> QuartinoEncoding(Quartino("quartino").rules, 3).shapes["made"]
    (3, 24)
    """

    PHASES = ("place", "clear", "call", "over")

    def __init__(self, rules: QuartinoRules, seats: int) -> None:
        self._turn_limit = rules.turn_limit
        cards = (seats, len(STANDARD_DECK))
        super().__init__(
            seats,
            {
                "phase": (len(self.PHASES),),
                # Each column from its top downwards; all tokens of the game may lie in one column.
                "board": (len(SPACES), TOKENS_A_COLOUR * len(COLOURS), len(COLOURS)),
                # The cards in racks that the viewer may see, whoever's they are.
                "racks": cards,
                "made": cards,
                "shown": cards,
                "left": (seats, CARDS_A_RACK + 1),
                "staying": (seats,),
                "due": (MAX_DUE + 1,),
                "colours": (1,),
                "column": (len(SPACES),),
                "clearing": (len(SPACES),),
                "begun": (1,),
                # The number of the turn as a share of the turn limit.
                "turn": (1,),
            },
        )

    def _fill(self, parts: Parts, view: View) -> None:
        if not isinstance(view, QuartinoView):
            raise TypeError(f"expected a view of Quartino, got {type(view).__name__}")
        parts["phase"][self.PHASES.index(view.phase)] = 1
        for space, column in enumerate(view.board):
            for depth, colour in enumerate(reversed(column)):
                parts["board"][space, depth, COLOURS.index(colour)] = 1
        for seat, rack in enumerate(view.racks):
            self.fill_cards(parts["racks"][seat], rack.cards or ())
            self.fill_cards(parts["made"][seat], rack.made)
            self.fill_cards(parts["shown"][seat], rack.shown)
            parts["left"][seat, rack.left] = 1
            parts["staying"][seat] = view.seats[seat] in view.staying
        parts["due"][view.due] = 1
        parts["colours"][0] = view.colours
        if view.column is not None:
            parts["column"][view.column] = 1
        parts["clearing"][list(view.clearing)] = 1
        parts["begun"][0] = view.begun
        parts["turn"][0] = view.turn / self._turn_limit

    @staticmethod
    def fill_cards(part: NDArray[Any], cards: Iterable[Card | None]) -> None:
        """Write 1 for each card of the standard deck that is among these cards."""
        for card in cards:
            if card is not None:
                part[CARDS[card]] = 1


def encoding_of(game: Game, seats: int) -> Encoding:
    """Return the encoding of observations of a game under its rules with this number of seats.

    Raises:
        TypeError: the game is neither Quarto nor Quartino.
    """
    if isinstance(game, Quarto):
        return QuartoEncoding(game.rules, seats)
    if isinstance(game, Quartino):
        return QuartinoEncoding(game.rules, seats)
    raise TypeError(f"expected Quarto or Quartino, got {type(game).__name__}")
