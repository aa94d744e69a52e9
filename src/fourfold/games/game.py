"""START HERE: the protocol that every game fully implements.

A `Game` has the facts of a game and makes its states. A `State` is a value: `State.play` returns the next
state and changes nothing. `str` of a `Move` is the notation that people write. A `View` holds what one seat,
or a spectator, may know; a view is built from an allow-list, so that code which holds only views cannot leak
a secret.

Lives here: the protocol of games; the names of the whole protocol can be imported from here. Does not live
here: states and views (`state`), the moves of every game (`moves`), any rule of Quarto or Quartino.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, Protocol

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

if TYPE_CHECKING:
    # Type checkers know this module without installing it; Python 3.13 has the same TypeVar in `typing`.
    from typing_extensions import TypeVar

    StateT_co = TypeVar("StateT_co", bound=State, covariant=True, default=State)
else:
    from typing import TypeVar

    StateT_co = TypeVar("StateT_co", bound=State, covariant=True)

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
    "StateT_co",
    "TableMove",
    "View",
]


class Rng(Protocol):
    """A source of randomness for dealing and drawing lots; `random.Random` is one."""

    def randrange(self, start: int, /) -> int:
        """Return a random whole number from 0 to ``start - 1``."""
        ...


class Game(ABC, Generic[StateT_co]):
    """A game under one rule set: its facts, and the only maker of its states.

    ``Game[QuartoState]`` makes states of Quarto; ``Game`` alone may be any game.
    """

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
    offered_seats: ClassVar[tuple[int, ...]]
    """The numbers of seats that forms offer; no table has more than the last one."""
    has_teams: ClassVar[bool]
    """Whether more than two seats form two teams, A and B."""
    has_secrets: ClassVar[bool]
    """Whether a seat holds something that other seats may not see during the game."""
    usual_clock: ClassVar[Literal["turn", "game"]]
    """What a clock limits unless players choose otherwise: the time of each turn, or of the game per seat."""
    usual_beginner: ClassVar[Literal["lot", "youngest"]]
    """Who begins where people set up a table by hand, by the game's rulebook (Q2, T3)."""
    local_presets: ClassVar[Mapping[str, str]]
    """By language the preset whose printed rulebook is in it, which is offered first to its readers."""
    setup_keys: ClassVar[tuple[str, ...]]
    """The keys of a record's header that belong to this game."""

    @abstractmethod
    def __init__(self, rules: str) -> None:
        """Make the game under the rules that a rules string writes.

        Raises:
            NotationError: the game has no such rules.
        """

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
        """Return the rule set."""

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
    ) -> StateT_co:
        """Return the first state of a new game.

        Args:
            seats: the number of seats, or their names. Quarto: more than two make teams (A1, B1, A2, B2…).
            rng: deals the cards and draws lots, if the game has cards or lots.
            first: the seat that begins. In Quarto only the first seat can.
            deal: the cards of each seat, if the game has cards and ``rng`` does not deal them.
            deck: the cards to deal from instead of the standard deck, if the game has cards.

        Raises:
            NotationError: the game cannot have these seats, this first seat, this deal or this deck.
        """

    @abstractmethod
    def at(self, position: str, seats: int | Sequence[Seat] | None = None) -> StateT_co:
        """Return the state that a position text describes, without its past and with unknown cards.

        Raises:
            NotationError: the text cannot be read, or no game under these rules reaches the position.
        """

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Return the move that a text writes.

        Raises:
            NotationError: the text is no move of this game.
        """

    @abstractmethod
    def read_setup(self, fields: Mapping[str, Field]) -> StateT_co:
        """Return the first state that the header of a record describes.

        Raises:
            NotationError: a field is wrong or missing; the error has the place of the field.
        """

    @abstractmethod
    def state_from_json(self, data: Json) -> StateT_co:
        """Return the state that `State.to_json` wrote.

        Raises:
            NotationError: the JSON object is no state of this game under these rules.
        """

    @abstractmethod
    def view_from_json(self, data: Json) -> View:
        """Return the view that `View.to_json` wrote.

        Raises:
            NotationError: the JSON object is no view of this game under these rules.
        """

    @abstractmethod
    def can_take_back(self, move: Move, after: State) -> bool:
        """Return True if players may take back this move, which led to the state ``after``.

        A move that showed a card to others cannot be taken back; the end of a game shows all cards.
        """

    def is_automatic(self, move: Move) -> bool:
        """Return True if pages make this kind of move for a player who has nothing else left to do.

        A takeback undoes such a move together with the move of the same seat before it.
        """
        del move
        return False
