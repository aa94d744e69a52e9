"""Opening a table with its chairs taken and, if wanted, its first game started, by one request.

Lives here: what such a wish comes to. Pure, as `commands` is. Does not live here: opening the table itself
and writing its events (`rooms.registry`).
"""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.server.table import wire
from fourfold.server.table.dispatch import Circumstances, decide
from fourfold.server.table.events import Chair, Event, Session
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table


@dataclass(frozen=True, slots=True)
class NamedHost:
    """The host on a chair, under a name; on one screen the host holds several chairs."""

    name: str


@dataclass(frozen=True, slots=True)
class WantedBot:
    """A bot on a chair, by its name in the catalogue."""

    bot: str


@dataclass(frozen=True, slots=True)
class Opening:
    """Who sits where when a table is opened, and whether the first game starts at once."""

    chairs: tuple[NamedHost | WantedBot | None, ...] = ()
    """The occupants from chair 0 on; None leaves a chair free, as do chairs that are not mentioned."""
    starts: bool = False
    first: Chair | None = None
    """The chair that begins, at a table whose first player is chosen."""


def opening_events(
    table: Table, host: Session, wanted: Opening, given: Circumstances
) -> list[Event]:
    """Return the events that follow a new table's first event.

    Raises:
        Refused, GameError: a part of the wish is refused; then no table should be opened.
    """
    found: list[Event] = []
    for command in _commands(wanted):
        if isinstance(command, wire.Start) and table.is_on:
            # The last chair of a public table starts its game.
            break
        events, _ = decide(table, host, command, given)
        for event in events:
            table = table.after(event, given.now, host)
        found += events
    return found


def _commands(wanted: Opening) -> list[wire.Command]:
    found: list[wire.Command] = []
    for chair, who in enumerate(wanted.chairs):
        match who:
            case NamedHost(name):
                found.append(wire.Sit("", 0, chair, name))
            case WantedBot(bot):
                found.append(wire.SeatBot("", 0, chair, bot))
            case None:
                pass
    if wanted.starts:
        found.append(wire.Start("", 0, wanted.first))
    elif wanted.first is not None:
        raise Refused("bad-settings", what="a first player without a start")
    return found
