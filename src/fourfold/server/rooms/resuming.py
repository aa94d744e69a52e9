"""Clocks after a stall of this process: the process of the player to move decides what is not charged.

Lives here: publishing the clocks of players who are connected here, after the event loop was blocked and
their commands could not be read, or after their process learned too late of their turn; and letting the
other clocks catch up. Does not live here: noticing a stall (`loop_clock`), and clocks of processes that have
died (`leases`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.store.group_commit import Conflict, Unavailable, described
from fourfold.server.table.clocks import Clocks
from fourfold.server.table.refusals import Refused, Unreadable

MIN_PUBLISHED_MS = 500
"""Milliseconds of stalls during one turn from which on other processes are told."""
LONG_STALL_MS = 200
"""Milliseconds of a stall that is noted for each table at once; shorter ones, of which a busy process has
many, are noted together with the next heartbeat."""
MIN_LATE_MS = 1_500
"""Milliseconds after which a turn begins when its player's process learns of it. Without the bus, processes
learn of events within a second, and the player's clock runs meanwhile."""

log = logging.getLogger(__name__)


class StalledClocks:
    """The clocks at the tables of this process that have stood while its event loop was blocked."""

    def __init__(self, rooms: Rooms, holds_lease: Callable[[str], bool]) -> None:
        self._rooms = rooms
        self._holds_lease = holds_lease
        self._stood: dict[str, tuple[Clocks, int]] = {}
        """For each table its clocks, and the milliseconds for which they have stood here only."""
        self._waiting_ms = 0
        """Milliseconds of short stalls that are not noted for each table yet."""
        rooms.on_change(self._changed)

    def stalled(self, milliseconds: int) -> None:
        """Note that all clocks of this process have stood for so long."""
        self._rooms.peers.stalled(milliseconds)
        self._waiting_ms += milliseconds
        if milliseconds >= LONG_STALL_MS:
            # Before this process learns what has happened meanwhile.
            self._note_stalls()

    def _note_stalls(self) -> None:
        milliseconds, self._waiting_ms = self._waiting_ms, 0
        before, self._stood = self._stood, {}
        for room in self._rooms.all():
            game, table = room.table.last_game, room.table.id
            if game is None or game.clocks.deadline() is None:
                continue
            if room.counts_clock(holds_lease=self._holds_lease(table)):
                clocks, stood = before.get(table, (game.clocks, 0))
                stood = stood if clocks is game.clocks else 0
                self._stood[table] = game.clocks, stood + milliseconds
            else:
                room.shift_clock(milliseconds)

    def _changed(self, room: Room) -> None:
        """Charge nobody for the time in which this process did not know that it was their turn."""
        late, room.late_ms = room.late_ms, 0
        if late >= MIN_LATE_MS and room.counts_clock(holds_lease=False):
            room.shift_clock(-late)
            self._stood[room.table.id] = room.table.playing.clocks, late

    async def publish(self) -> None:
        """Tell other processes of clocks that have stood here for half a second or more."""
        if self._waiting_ms:
            self._note_stalls()
        due = [table for table, (_, stood) in self._stood.items() if stood >= MIN_PUBLISHED_MS]
        await asyncio.gather(*(self._publish(table, *self._stood.pop(table)) for table in due))

    async def _publish(self, table: str, clocks: Clocks, stood: int) -> None:
        room = self._rooms.in_memory(table)
        if room is None or not self._runs(room, clocks):
            return
        try:
            await room.publish_clock(self._rooms.now())
        except (Conflict, Unavailable) as error:
            log.warning("a clock could not be published: %s", described(error))
            if self._runs(room, clocks):
                _, more = self._stood.get(table, (clocks, 0))
                self._stood[table] = clocks, stood + more
        except (Refused, Unreadable):
            # The table was deleted, or a newer version has written there.
            pass
        except Exception:
            # One table must not stop the heartbeat.
            log.exception("a clock could not be published")

    def _runs(self, room: Room, clocks: Clocks) -> bool:
        """Return True if no event has set the clocks since."""
        return room.table.last_game is not None and room.table.last_game.clocks is clocks
