"""What every game has at each moment: a state, its view for each seat, its outcome.

Lives here: the protocol of states, views and rule sets, with resigning, running out of time and agreeing on a
draw. Does not live here: any rule of Quarto or Quartino, any clock, any randomness, any reading or writing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
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
"""The name of a seat: ``A``, ``B``…; partners in a team are ``A1``, ``A2``…"""

Json = dict[str, Any]
"""A JSON object, as `json.dumps` takes it and `json.loads` returns it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a draw if there are no winners. The winners of team games are teams, not seats."""

    winners: tuple[str, ...]
    """The seats, or the teams, that won; none in a draw."""
    reason: str
    """Why the game ended, in one word: ``call``, ``line``, ``full-board``, ``resign``…"""

    def to_json(self) -> Json:
        """Return the outcome as the JSON object that records of programs and the server's messages have."""
        return {"winners": list(self.winners), "reason": self.reason}

    @classmethod
    def from_json(cls, data: Json | None) -> Self | None:
        """Return the outcome that `to_json` wrote, or None if the game is not over."""
        return None if data is None else cls(tuple(data["winners"]), data["reason"])

    def __str__(self) -> str:
        return f"{','.join(self.winners) or 'draw'} ({self.reason})"


class Rules(Protocol):
    """A rule set; `str` is the rules string, in its canonical form."""

    @property
    def referee(self) -> bool:
        """Return True in referee play: lines and situations count without anybody calling them."""
        ...

    @property
    def turn_seconds(self) -> int | None:
        """Return the seconds per turn, or None for no limit; whoever runs the game keeps the clock."""
        ...

    @property
    def turn_limit(self) -> int | None:
        """Return the number of turns after which the game ends, or None if the rules set no such number."""
        ...

    @property
    def one_sided_against(self) -> str | None:
        """Return the owned colour whose player can complete no line that counts, or None."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class View(ABC):
    """What one seat (or, with ``viewer`` None, a spectator) may know, and nothing else."""

    viewer: Seat | None
    """The seat that the view is for; None for a spectator."""
    seats: tuple[Seat, ...]
    """The names of all seats, in the order in which they act first."""
    to_act: Seat | None
    """The seat whose move is awaited; None if the game is over."""
    phase: str
    """What the seat to act has to do, in one word: ``give``, ``place``…, or ``over`` at the end."""
    position: str
    """The position as text, without what the viewer may not know."""
    offer: tuple[Seat, ...]
    """The seats that agree to a draw so far, first the seat that offered the draw."""
    outcome: Outcome | None
    """How the game ended; None while it goes on."""
    moves: tuple[Move, ...]
    """The moves that `State.moves` lists for the viewer; none if another seat is to act."""
    history: Sequence[str] = field(default=(), compare=False, repr=False)
    """For bots: the position at the start, then each move that everybody saw, with its seat, as records
    write events. Empty in games whose bots need no past, and where the past is not known. `to_json` leaves
    the history out, and so does everything that is sent to players; views are equal whatever it is."""

    @abstractmethod
    def to_json(self) -> Json:
        """Return the view as a JSON object, which `Game.view_from_json` reads."""

    @abstractmethod
    def __str__(self) -> str:
        """Return a drawing of what the viewer may see, in lines of text, for `print`."""

    @abstractmethod
    def _repr_svg_(self) -> str:
        """Return a picture of what the viewer may see, as SVG text; notebooks show the picture."""

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

    def _caption(self, verb: str) -> str:
        """Return who has to do what, or how the game ended."""
        if self.outcome is None:
            return f"{self.to_act} to {verb}"
        won = f"{' and '.join(self.outcome.winners)} won" if self.outcome.winners else "draw"
        return f"{won} ({self.outcome.reason})"


@dataclass(frozen=True, slots=True, kw_only=True)
class State(ABC):
    """The state of a game at one moment. A state is a value: it never changes."""

    rules: Rules
    """The rule set under which the game is played."""
    seats: tuple[Seat, ...]
    """The names of all seats, in the order in which they act first."""
    offer: tuple[Seat, ...] = ()
    """The seats that agree to a draw so far, first the seat that offered the draw."""
    outcome: Outcome | None = None
    """How the game ended; None while it goes on."""

    @classmethod
    def parse_move(cls, text: str) -> Move:
        """Return the move that a text writes, of this game or of every game.

        Raises:
            NotationError: the text is no move of this game.
        """
        move = TABLE_MOVES.get(" ".join(text.split()))
        return cls._parse_move(text) if move is None else move

    @staticmethod
    @abstractmethod
    def _parse_move(text: str) -> Move:
        """Return the move of this game that a text writes."""

    @property
    @abstractmethod
    def to_act(self) -> Seat | None:
        """Return the seat whose move is awaited, or None if the game is over."""

    @property
    @abstractmethod
    def turn_number(self) -> int:
        """Return the number of the current turn, counted over all seats; it grows with each turn."""

    @property
    def staying(self) -> tuple[Seat, ...]:
        """Return the seats that still play: those that neither resigned nor ran out of time nor left."""
        return self.seats

    @property
    @abstractmethod
    def phase(self) -> str:
        """Return in one word what the seat to act has to do: ``give``, ``place``…, or ``over`` at the end."""

    @property
    @abstractmethod
    def position(self) -> str:
        """Return the position as text."""

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """Return the legal moves of the seat to act, except those that would point out a line or situation.

        In rulebook play no calls and says are listed; `play` accepts each call and say that is right.
        """

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return what this seat may know, or what a spectator may know for None.

        Raises:
            IllegalMove: there is no such seat.
        """

    @abstractmethod
    def masked(self, seat: Seat | None, now: Self) -> Self:
        """Return this earlier state without what the seat still does not know at the state ``now``."""

    @abstractmethod
    def setup(self) -> dict[str, str]:
        """Return the header fields of a record from which `Game.read_setup` makes this first state again."""

    @abstractmethod
    def to_json(self) -> Json:
        """Return the whole state, secrets included, as a JSON object, which `Game.state_from_json` reads."""

    def __str__(self) -> str:
        """Return a drawing of what a spectator may see, in lines of text, for `print`."""
        return str(self.view(None))

    def _repr_svg_(self) -> str:
        """Return a picture of what a spectator may see, as SVG text; notebooks show the picture.

        `fourfold.draw` returns the same picture, and pictures of what a seat may see.
        """
        return self.view(None)._repr_svg_()

    def play(self, move: Move | str, seat: Seat | None = None) -> Self:
        """Return the state after a move of ``seat``, by default of the seat to act.

        Raises:
            IllegalMove: the rules refuse the move.
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
        """Return the state after a call or say that the rules refuse, without ending the game or the turn.

        `play` raises for such a move. Whoever keeps the record plays it here, since a refusal may count (in
        Quarto three per turn end the right to call) or show something (in Quartino the card).

        Raises:
            IllegalMove: the rules accept the move, or it is no call or say that can be refused in this way.
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
        """Return the state after a move of this game by the seat to act; the game is not over."""

    @abstractmethod
    def _refuse(self, move: Move) -> Self:
        """Return the state after a refused call or say of the seat to act; the game is not over."""

    @abstractmethod
    def _leave(self, seat: Seat, reason: str) -> Self:
        """Return the state after this seat resigned, ran out of time or was abandoned."""

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
