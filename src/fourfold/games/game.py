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
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol, Self

from fourfold.games.errors import GameError, IllegalMove, NotationError, quote
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

Seat = str
"""``A``, ``B``…; partners in a team are ``A1``, ``A2``…"""

Json = dict[str, Any]
"""What `json.dumps` takes and `json.loads` returns."""


class Rng(Protocol):
    """The only randomness that rules ask for; `random.Random` has it."""

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 to start - 1."""
        ...


class Move:
    """One thing a seat does. Moves are values; `str`, which each kind defines, is the notation."""

    __slots__ = ()


class TableMove(Move):
    """What players do in any game, whoever is to act. Never listed by `State.moves`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Resign(TableMove):
    """The seat gives up."""

    def __str__(self) -> str:
        return "resign"


@dataclass(frozen=True, slots=True)
class Flag(TableMove):
    """The time of the seat to act has run out, says whoever keeps the clock."""

    def __str__(self) -> str:
        return "flag"


@dataclass(frozen=True, slots=True)
class Abandon(TableMove):
    """The seat's player has gone away and somebody else claimed the game; only a server says so."""

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True)
class OfferDraw(TableMove):
    """The seat offers a draw; the offer stands until the next move."""

    def __str__(self) -> str:
        return "offer draw"


@dataclass(frozen=True, slots=True)
class AcceptDraw(TableMove):
    """The seat accepts; once all others have, the game is drawn."""

    def __str__(self) -> str:
        return "accept"


TABLE_MOVES: Mapping[str, TableMove] = {
    "resign": Resign(),
    "flag": Flag(),
    "abandon": Abandon(),
    "offer draw": OfferDraw(),
    "accept": AcceptDraw(),
    "accept draw": AcceptDraw(),
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. No winners is a draw; winners of team games are the teams."""

    winners: tuple[str, ...]
    reason: str

    def to_json(self) -> Json:
        """The form that programs exchange."""
        return {"winners": list(self.winners), "reason": self.reason}

    @classmethod
    def from_json(cls, data: Json | None) -> Self | None:
        """Read what `to_json` wrote; None for a game still on."""
        return None if data is None else cls(tuple(data["winners"]), data["reason"])

    def __str__(self) -> str:
        return f"{','.join(self.winners) or 'draw'} ({self.reason})"


class Rules(Protocol):
    """A rule set; `str` is the rules string, in its canonical form."""

    @property
    def referee(self) -> bool:
        """Whether the table sees lines and situations, so that nobody needs to say them."""
        ...

    @property
    def turn_seconds(self) -> int | None:
        """Seconds a turn, or None for no clock. The table counts them."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class View(ABC):
    """What one seat (or, with ``viewer`` None, a spectator) may know, and nothing else."""

    viewer: Seat | None
    seats: tuple[Seat, ...]
    to_act: Seat | None
    phase: str
    position: str
    offer: tuple[Seat, ...]
    outcome: Outcome | None
    moves: tuple[Move, ...]
    """What the viewer may do now, as `State.moves` lists it; empty when it is not their turn."""

    @abstractmethod
    def to_json(self) -> Json:
        """The form in which views travel; `Game.view_from_json` reads it."""

    def _shared_json(self) -> Json:
        return {
            "viewer": self.viewer,
            "seats": list(self.seats),
            "to_act": self.to_act,
            "phase": self.phase,
            "position": self.position,
            "offer": list(self.offer),
            "outcome": self.outcome and self.outcome.to_json(),
            "moves": [str(move) for move in self.moves],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class State(ABC):
    """A moment of a game, a value: it never changes."""

    rules: Rules
    seats: tuple[Seat, ...]
    offer: tuple[Seat, ...] = ()
    """Who agrees to a draw so far; the one who offered it first."""
    outcome: Outcome | None = None

    @classmethod
    def parse_move(cls, text: str) -> Move:
        """Read a move.

        Raises:
            NotationError: the text is no move of this game.
        """
        move = TABLE_MOVES.get(" ".join(text.split()))
        return cls._parse_move(text) if move is None else move

    @staticmethod
    @abstractmethod
    def _parse_move(text: str) -> Move:
        """Read a move of the game itself."""

    @property
    @abstractmethod
    def to_act(self) -> Seat | None:
        """The seat whose decision is awaited; None when the game is over."""

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return self.seats

    @property
    @abstractmethod
    def phase(self) -> str:
        """In one word, what `to_act` is asked for; ``over`` at the end."""

    @property
    @abstractmethod
    def position(self) -> str:
        """The position text."""

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """The legal moves, as far as listing them gives nothing away.

        In rulebook play calls and says are not listed; `play` accepts them when the rules do.
        """

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What this seat may know; None asks for a spectator.

        Raises:
            IllegalMove: there is no such seat.
        """

    @abstractmethod
    def masked(self, seat: Seat | None, now: Self) -> Self:
        """This state without what the seat may not know even later, at ``now``."""

    @abstractmethod
    def setup(self) -> dict[str, str]:
        """Of a first state: the header fields from which `Game.read_setup` makes it again."""

    @abstractmethod
    def to_json(self) -> Json:
        """Everything, secrets too; `Game.state_from_json` reads it."""

    def play(self, move: Move | str, seat: Seat | None = None) -> Self:
        """The state after a move of ``seat`` (by default, of the seat to act).

        Raises:
            IllegalMove: the rules refuse it.
            NotationError: the text is no move.
        """
        if isinstance(move, str):
            move = self.parse_move(move)
        if self.outcome is not None:
            raise IllegalMove("game-over", move=move)
        if isinstance(move, TableMove):
            return self._play_at_table(move, seat)
        if seat is not None and seat != self.to_act:
            raise self._wrong_seat(seat)
        return self._play(move)

    def refuse(self, move: Move | str, seat: Seat | None = None) -> Self:
        """The state after a call or say that the rules refuse without consequence.

        `play` refuses it and changes nothing; this is for whoever keeps the record, since a refusal may
        count (Quarto: three a turn) or show something (Quartino: the card).

        Raises:
            IllegalMove: it is not such a move.
            NotationError: the text is no move.
        """
        if isinstance(move, str):
            move = self.parse_move(move)
        if self.outcome is not None:
            raise IllegalMove("game-over", move=move)
        if seat is not None and seat != self.to_act:
            raise self._wrong_seat(seat)
        return self._refuse(move)

    @abstractmethod
    def _play(self, move: Move) -> Self:
        """Play a move of the game by the seat to act; the game is on."""

    @abstractmethod
    def _refuse(self, move: Move) -> Self:
        """As `refuse`, by the seat to act; the game is on."""

    @abstractmethod
    def _leave(self, seat: Seat, reason: str) -> Self:
        """The state after this seat resigned, ran out of time or was abandoned."""

    def _wrong_seat(self, seat: Seat) -> IllegalMove:
        if seat not in self.seats:
            return IllegalMove("no-such-seat", seat=quote(seat), expected=" ".join(self.seats))
        return IllegalMove("not-your-turn", seat=seat, expected=self.to_act)

    def _play_at_table(self, move: TableMove, seat: Seat | None) -> Self:
        if seat is None:
            seat = self.to_act or ""
        if seat not in self.seats:
            raise self._wrong_seat(seat)
        if seat not in self.staying:
            raise IllegalMove("seat-has-left", seat=seat)
        if isinstance(move, Resign):
            return self._leave(seat, "resign")
        if isinstance(move, Abandon):
            return self._leave(seat, "abandoned")
        if isinstance(move, Flag):
            if seat != self.to_act:
                raise self._wrong_seat(seat)
            return self._leave(seat, "time")
        if isinstance(move, OfferDraw):
            if self.offer:
                raise IllegalMove("draw-already-offered", move=move, seat=self.offer[0])
            return replace(self, offer=(seat,))
        if not self.offer:
            raise IllegalMove("no-draw-offered", move=move)
        if seat in self.offer:
            raise IllegalMove("already-agreed", seat=seat)
        agreed = (*self.offer, seat)
        if len(agreed) < len(self.staying):
            return replace(self, offer=agreed)
        return replace(self, offer=(), outcome=Outcome((), "agreement"))


class Game(ABC):
    """A game with its rules; the only maker of states."""

    name: ClassVar[str]
    setup_keys: ClassVar[tuple[str, ...]]
    """The keys of a record's header that belong to this game."""

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
