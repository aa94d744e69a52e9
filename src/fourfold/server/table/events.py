"""What happened at a table, as it is stored: everything, secrets too.

Lives here: the kinds of events and who sits on a chair. Does not live here: what follows from an event
(`state`), nor what a client is told of it (`views`).

A *chair* is a place at the table, numbered from 0; a *seat* (A, B…) is a role in one game. Who has which seat
is settled anew when a game starts.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fourfold.games.game import Seat

Begins = Literal["lot", "chosen", "youngest"]
Chair = int
Session = str
"""A guest's identity; never the secret in their cookie."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A value that is stored."""


class Clock(Struct, frozen=True):
    """Time for all moves of a game, beside the time a turn that rules may set."""

    seconds: int
    increment: int = 0
    """Seconds that each turn adds."""


class Settings(Struct, frozen=True):
    """What a table is for."""

    game: str
    rules: str
    seats: int = 2
    public: bool = False
    begins: Begins = "lot"
    clock: Clock | None = None
    same_screen: bool = False
    """Whether one guest may hold several seats; each seat's cards are covered until that seat is revealed."""
    goes_round: bool = False
    """Whether, after a game, the loser's chair passes to the next who waits."""


class Person(Struct, frozen=True, tag="person"):
    """A guest."""

    session: Session
    name: str


class SeatedBot(Struct, frozen=True, tag="bot"):
    """A bot, by the name it has in the catalogue."""

    bot: str


Occupant = Person | SeatedBot


class Opened(Struct, frozen=True, tag="opened"):
    """The table is there."""

    settings: Settings
    host: Session
    seed: str
    """From which lots, deals and bots draw. Secret."""


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody sits down on a chair, in the place of whoever had it."""

    chair: Chair
    who: Occupant


class Stood(Struct, frozen=True, tag="stood"):
    """Somebody left; during a game a guest's chair stays theirs until it is given to somebody else.

    A bot's chair, and one that its guest had left already, are free.
    """

    chair: Chair


class Queued(Struct, frozen=True, tag="queued"):
    """A guest waits for a chair."""

    who: Person


class Unqueued(Struct, frozen=True, tag="unqueued"):
    """A guest waits no longer."""

    session: Session


class Started(Struct, frozen=True, tag="started"):
    """A game begins."""

    order: tuple[Chair, ...]
    """For each seat, in the order of play, its chair."""
    setup: dict[str, str]
    """The header fields of a record from which the first state is made. Secret: it tells the deal."""


class Played(Struct, frozen=True, tag="played"):
    """A seat moved."""

    seat: Seat
    move: str
    refused: bool = False
    """A call or say that the rules refused without consequence."""
    banks: dict[Seat, int] = {}
    """Milliseconds that each seat has left for the game, after the move."""
    turn_left: int | None = None
    """Milliseconds left of the turn, for whoever is then to act."""
    lag: int = 0
    """Milliseconds of the network's that were not charged."""


class Aborted(Struct, frozen=True, tag="aborted"):
    """The game ended without an outcome."""

    reason: str = ""
    """Why: ``players`` (a player aborted it), ``absent`` (ended by the opponent of an absent player),
    ``deserted`` (all players were gone) or ``unplayed`` (no move for a long time)."""


class TakebackAsked(Struct, frozen=True, tag="takeback-asked"):
    """A seat would like to have its last move back."""

    seat: Seat


class TakebackAnswered(Struct, frozen=True, tag="takeback-answered"):
    """Another seat answered."""

    seat: Seat
    agrees: bool


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """So many of the last events were undone."""

    number: int
    banks: dict[Seat, int] = {}
    turn_left: int | None = None


class RematchAsked(Struct, frozen=True, tag="rematch-asked"):
    """Who sits on this chair would play again."""

    chair: Chair


class Revealed(Struct, frozen=True, tag="revealed"):
    """On one screen, this seat's cards lie open from now on, until its turn ends."""

    seat: Seat


class Said(Struct, frozen=True, tag="said"):
    """A table phrase, by its name."""

    name: str
    phrase: str
    session: Session = ""
    """Whose; events of older versions do not say."""


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
    | RematchAsked
    | Revealed
    | Said
)
COUNTED = Sat | Stood | Queued | Unqueued | Started | RematchAsked | Said
"""Events of which a guest can cause only so many at one table before a game is played out."""
