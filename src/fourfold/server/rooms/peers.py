"""The other processes of the server, as this process knows them by their heartbeats.

Lives here: which processes are alive, whether the bus brings their announcements, and up to which moment
they have read their connections. Does not live here: writing the heartbeats (`heartbeat`), and who is
connected where (`presence`).

All moments are by the clock of this process (`rooms.now`). A single process with SQLite has no peers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from fourfold.server.store.process_rows import Beat

DEAD_AFTER_MS = 10_000
"""Milliseconds without a heartbeat after which a process counts as dead."""
MAX_BEAT_GAP_MS = 1_500
"""Milliseconds that count at most from one reading of heartbeats to the next: while the database is away,
nobody can write one."""
UNHEARD_AFTER_MS = 5_000
"""Milliseconds after which the bus counts as cut between this process and another that is alive."""
READ_MARGIN_MS = 750
"""Milliseconds by which the clocks of two processes may differ; half a second of them are stalls that a
process has not published (`resuming`)."""


@dataclass(slots=True)
class _Peer:
    beaten_at: int
    read_until: int
    silent_ms: int
    """Milliseconds without a heartbeat, as far as the database could be read."""
    heard_at: int
    """When the bus last brought a message of the process, or its row was first seen."""


class Peers:
    """The other processes that share the database."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._peers: dict[str, _Peer] = {}
        self.stood_ms = 0
        """Milliseconds for which the clock of this process has stood so far."""
        self._read_at = 0
        """When heartbeats were last taken in."""
        self._asked_at = self._answered_at = 0
        """Before and after the database was last asked. Each stall moves both into the past, so that as much
        time has really passed since."""
        self._told: int | None = None
        """The time by the clock of the database in between; None before the first reading."""

    def read(self, beat: Beat, machine: int) -> None:
        """Take in the heartbeats of other processes, at this time by the clock of the machine."""
        now = self._now()
        gap = min(now - self._read_at, MAX_BEAT_GAP_MS)
        peers = {}
        for row in beat.others:
            known = self._peers.get(row.name)
            if known is None:
                silent = max(0, beat.now - row.beaten_at)
                peers[row.name] = _Peer(row.beaten_at, row.read_until, silent, now)
                continue
            has_beaten = row.beaten_at != known.beaten_at
            known.silent_ms = 0 if has_beaten else known.silent_ms + gap
            known.beaten_at, known.read_until = row.beaten_at, row.read_until
            peers[row.name] = known
        self._peers = peers
        self._read_at, self._told = now, beat.now
        self._asked_at, self._answered_at = (
            now - (machine - then) for then in (beat.asked, beat.answered)
        )

    def stalled(self, milliseconds: int) -> None:
        """Note that the clock of this process has stood for so long since the last reading."""
        self.stood_ms += milliseconds
        self._asked_at -= milliseconds
        self._answered_at -= milliseconds

    def heard(self, process: str) -> None:
        """Note that the bus has brought a message of a process."""
        if process in self._peers:
            self._peers[process].heard_at = self._now()

    def is_alive(self, process: str) -> bool:
        """Return True if a process has a heartbeat; one of an older version has none."""
        peer = self._peers.get(process)
        return peer is not None and peer.silent_ms < DEAD_AFTER_MS

    @property
    def are_unheard(self) -> bool:
        """Return True if a process is alive, but the bus does not bring what it announces."""
        before = self._now() - UNHEARD_AFTER_MS
        return any(
            peer.heard_at < before for name, peer in self._peers.items() if self.is_alive(name)
        )

    def have_read(self, until: int, processes: Collection[str] = ()) -> bool:
        """Return True if these processes, or all, have read their connections until this moment.

        Processes that are dead, or have no heartbeat, will not read them.
        """
        if self._told is None:
            return True
        for name in processes or self._peers:
            if self.is_alive(name):
                behind = self._told - self._peers[name].read_until
                if self._asked_at - behind - READ_MARGIN_MS < until:
                    return False
        return True

    def database_time(self) -> int:
        """Return the time by the clock of the database; 0 if it has not been asked for."""
        return 0 if self._told is None else self._told + self._now() - self._asked_at

    def moment(self, at: int) -> int:
        """Return the moment, not later than now, of a time by the clock of the database."""
        now = self._now()
        return now if self._told is None else min(now, self._answered_at + at - self._told)
