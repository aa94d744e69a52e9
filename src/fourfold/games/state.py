"""What every game has at each moment: a state, its view for each seat, its outcome.

Lives here: the protocol of states, views and rule sets, with resigning, running out of time and agreeing on a
draw. Does not live here: any rule of Quarto or Quartino, any clock, any randomness, any reading or writing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self

from fourfold.games.errors import IllegalMove, quote
from fourfold.games.moves import (
    TABLE_MOVES,
    Abandon,
    Flag,
    Move,
    OfferDraw,
    Resign,
    TableMove,
)

Seat = str
"""``A``, ``B``…; partners in a team are ``A1``, ``A2``…"""

Json = dict[str, Any]
"""What `json.dumps` takes and `json.loads` returns."""


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

    @property
    def turn_limit(self) -> int | None:
        """Return the number of turns after which the game ends, or None if the rules set no such number."""
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
    @abstractmethod
    def turn_number(self) -> int:
        """Return the number of the current turn, counted over all seats; it grows with each turn."""

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
