"""START HERE: the protocol that every game fully implements.

A `Game` is rules made ready to play. Its `State` is a value: `play` returns the next one and changes nothing.
A `Move` prints as the notation that people write. A `View` is what one seat, or a spectator, may know; it
is built from an allow-list, so whoever holds only views cannot leak a secret.

Lives here: what all games share, resigning and agreeing on a draw among it. Does not live here: any rule of
Quarto or Quartino, any clock, any randomness, any reading or writing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, Protocol

from fourfold.games.errors import GameError, IllegalMove, NotationError
from fourfold.games.moves import (
    Abandon,
    AcceptDraw,
    Flag,
    Move,
    OfferDraw,
    Resign,
    TableMove,
)
from fourfold.games.state import Json, Outcome, Rules, Seat, State, View
from fourfold.games.text import Field

__all__ = [
    "Abandon",
    "AcceptDraw",
    "Flag",
    "Game",
    "GameError",
    "IllegalMove",
    "Json",
    "Move",
    "NotationError",
    "OfferDraw",
    "Outcome",
    "Resign",
    "Rng",
    "Rules",
    "Seat",
    "State",
    "TableMove",
    "View",
]


class Rng(Protocol):
    """The only randomness that rules ask for; `random.Random` has it."""

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 to start - 1."""
        ...


class Game(ABC):
    """A game under one rule set: its facts, and the only maker of its states."""

    name: ClassVar[str]
    """The name by which records, commands and the server know the game."""
    presets: ClassVar[tuple[str, ...]]
    """The names of the game's preset rule sets; the first preset is the default."""
    options: ClassVar[Mapping[str, bool]]
    """The options of the game's rules strings, and whether each option takes a value."""
    rule_ids: ClassVar[tuple[str, ...]]
    """The ids of the game's rules, in the order of the rulebook: ``q1``, ``q2``…"""
    seat_counts: ClassVar[range]
    """The numbers of seats that the rules allow."""
    has_teams: ClassVar[bool]
    """Whether more than two seats form two teams, A and B."""
    has_secrets: ClassVar[bool]
    """Whether a seat holds something that other seats may not see during the game."""
    usual_clock: ClassVar[Literal["turn", "game"]]
    """What a clock limits unless players choose otherwise: the time of each turn, or of the game per seat."""
    setup_keys: ClassVar[tuple[str, ...]]
    """The keys of a record's header that belong to this game."""

    @staticmethod
    @abstractmethod
    def seat_names(seats: int | Sequence[Seat]) -> tuple[Seat, ...]:
        """Return the names of the seats, in the order in which they act first.

        Args:
            seats: the number of seats, or their names, which are checked.

        Raises:
            NotationError: the game cannot have so many seats, or seats of these names.
        """

    @property
    @abstractmethod
    def rules(self) -> Rules:
        """The rule set."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.rules == self.rules

    def __hash__(self) -> int:
        return hash((type(self), self.rules))

    def __repr__(self) -> str:
        return f"fourfold.game({self.name!r}, {str(self.rules)!r})"

    @abstractmethod
    def start(
        self,
        seats: int | Sequence[Seat] = 2,
        rng: Rng | None = None,
        first: Seat | None = None,
        deal: Mapping[Seat, Sequence[str]] | None = None,
        deck: Sequence[str] | None = None,
    ) -> State:
        """The first state.

        Args:
            seats: how many, or their names. Quarto: more than two make teams (A1, B1, A2, B2…).
            rng: deals the cards and draws lots, where the game has any.
            first: who begins. In Quarto that is A, by name.
            deal: the cards of each seat, where the game has cards and ``rng`` does not deal them.
            deck: another deck than the standard one, where the game has cards.

        Raises:
            NotationError: these cannot be the seats, the first seat or the deal.
        """

    @abstractmethod
    def at(self, position: str, seats: int | Sequence[Seat] | None = None) -> State:
        """The state that a position text describes, without its past; unseen cards are unknown.

        Raises:
            NotationError: it cannot be read, or cannot come up under these rules.
        """

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Read a move.

        Raises:
            NotationError: the text is no move of this game.
        """

    @abstractmethod
    def read_setup(self, fields: Mapping[str, Field]) -> State:
        """The first state that a record's header tells.

        Raises:
            NotationError: at the field that is wrong or missing.
        """

    @abstractmethod
    def state_from_json(self, data: Json) -> State:
        """Read what `State.to_json` wrote.

        Raises:
            NotationError: it is not such a thing.
        """

    @abstractmethod
    def view_from_json(self, data: Json) -> View:
        """Read what `View.to_json` wrote.

        Raises:
            NotationError: it is not such a thing.
        """

    @abstractmethod
    def can_take_back(self, move: Move, after: State) -> bool:
        """Whether a takeback may go past this move, which led to ``after``.

        Not past a card that others have seen; the end of a game shows them all.
        """
