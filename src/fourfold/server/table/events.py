"""The events of a table, as they are stored: complete, secrets included.

Lives here: the kinds of events, and who sits on a chair. Does not live here: what follows from an event
(`state`), and what clients are told of an event (`views`).

A *chair* is a place at the table, numbered from 0; a *seat* (A, B…) is a role in one game. Each start of a
game assigns the seats to the chairs.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fourfold.games.game import Seat

Begins = Literal["lot", "chosen", "youngest"]
FirstBy = Literal["lot", "chosen", "youngest", "next"]
"""How a game got its first player; ``next``: in a rematch the next chair begins."""
Chair = int
Session = str
"""A guest's identity; not the token in their cookie."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of values that are stored as JSON."""


class Clock(Struct, frozen=True):
    """Time per game and seat, beside the time per turn that rules may set."""

    seconds: int
    increment: int = 0
    """Seconds that each completed turn adds."""


class Settings(Struct, frozen=True):
    """The settings of a table: game, rules, seats, clock and options."""

    game: str
    rules: str
    seats: int = 2
    public: bool = False
    begins: Begins = "lot"
    clock: Clock | None = None
    same_screen: bool = False
    """True if one guest may hold several seats; each seat's cards are covered until the seat is revealed."""
    goes_round: bool = False
    """True if the loser's chair passes to the next guest in the queue after a game."""


class Person(Struct, frozen=True, tag="person"):
    """A guest on a chair or in the queue."""

    session: Session
    name: str


class SeatedBot(Struct, frozen=True, tag="bot"):
    """A bot on a chair, by its name in the catalogue."""

    bot: str


Occupant = Person | SeatedBot


def name_of(who: Occupant | None) -> str:
    """Return the name of an occupant; empty for a free chair."""
    return who.name if isinstance(who, Person) else who.bot if isinstance(who, SeatedBot) else ""


def session_of(who: Occupant | None) -> Session | None:
    """Return the session of a guest; None for a bot and for a free chair."""
    return who.session if isinstance(who, Person) else None


class Opened(Struct, frozen=True, tag="opened"):
    """The table was opened."""

    settings: Settings
    host: Session
    seed: str
    """The seed of lots, deals and bots. Secret."""


class Sat(Struct, frozen=True, tag="sat"):
    """A guest or bot took a chair, in place of its former occupant."""

    chair: Chair
    who: Occupant


class Stood(Struct, frozen=True, tag="stood"):
    """A chair was left; during a game it stays its guest's until somebody else gets it.

    A bot's chair, and a chair whose guest had left before, become free.
    """

    chair: Chair


class Queued(Struct, frozen=True, tag="queued"):
    """A guest joined the queue for a chair."""

    who: Person


class Unqueued(Struct, frozen=True, tag="unqueued"):
    """A guest left the queue."""

    session: Session


class Started(Struct, frozen=True, tag="started"):
    """A game started."""

    order: tuple[Chair, ...]
    """For each seat, in the order of play, its chair."""
    setup: dict[str, str]
    """The header fields of a record that define the first state. Secret: they contain the deal."""
    drawn: bool = False
    """True if lots were drawn at a table whose players say who begins, since nobody had said it."""


class Played(Struct, frozen=True, tag="played"):
    """A seat made a move."""

    seat: Seat
    move: str
    refused: bool = False
    """True for a call or say that the rules refused without consequence."""
    banks: dict[Seat, int] = {}
    """Milliseconds per game that each seat has left after the move."""
    turn_left: int | None = None
    """Milliseconds left of the turn, for the seat that is then to act."""
    lag: int = 0
    """Milliseconds of network lag that were not charged."""


class Aborted(Struct, frozen=True, tag="aborted"):
    """The game ended without an outcome."""

    reason: str = ""
    """Why: ``players`` (a player aborted it), ``absent`` (ended by the opponent of an absent player),
    ``deserted`` (all players were gone) or ``unplayed`` (no move for a long time)."""


class TakebackAsked(Struct, frozen=True, tag="takeback-asked"):
    """A seat asked for its last move back."""

    seat: Seat


class TakebackAnswered(Struct, frozen=True, tag="takeback-answered"):
    """Another seat agreed to a takeback, or declined it."""

    seat: Seat
    agrees: bool


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """The last ``number`` events of the game were undone."""

    number: int
    banks: dict[Seat, int] = {}
    turn_left: int | None = None


class ClockResumed(Struct, frozen=True, tag="clock-resumed"):
    """The running clock was set to the time that its seat had left before the server could not count it.

    Older versions cannot read this event.
    """

    banks: dict[Seat, int] = {}
    turn_left: int | None = None


class DrawRefused(Struct, frozen=True, tag="draw-refused"):
    """A seat declined the draw that was offered; the record keeps the offer only."""

    seat: Seat


class RematchAsked(Struct, frozen=True, tag="rematch-asked"):
    """The guest of this chair asked for a rematch."""

    chair: Chair


class Revealed(Struct, frozen=True, tag="revealed"):
    """On one screen, this seat's cards were uncovered until its turn ends."""

    seat: Seat


class Said(Struct, frozen=True, tag="said"):
    """A guest said one of the table's phrases."""

    name: str
    phrase: str
    session: Session = ""
    """The guest; empty in events of older versions."""
    chair: Chair | None = None
    """The guest's first chair; None in events of older versions."""


Event = (
    Opened
    | Sat
    | Stood
    | Queued
    | Unqueued
    | Started
    | Played
    | Aborted
    | TakebackAsked
    | TakebackAnswered
    | TakenBack
    | ClockResumed
    | DrawRefused
    | RematchAsked
    | Revealed
    | Said
)
COUNTED = Sat | Stood | Queued | Unqueued | Started | RematchAsked | Said
"""Events that are limited per guest and table (`commands.MAX_EVENTS_PER_GUEST`)."""
