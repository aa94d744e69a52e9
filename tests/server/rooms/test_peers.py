"""What a process concludes from the heartbeats of other processes."""

from __future__ import annotations

from fourfold.server.rooms.peers import (
    DEAD_AFTER_MS,
    READ_MARGIN_MS,
    UNHEARD_AFTER_MS,
    Peers,
)
from fourfold.server.store.process_rows import Beat, ProcessRow

EPOCH = 1_700_000_000_000
BEAT_MS = 500


class Process:
    """A process that knows one other; a test moves all clocks."""

    def __init__(self) -> None:
        self.now = 1_000
        self.ahead = EPOCH
        """Milliseconds by which the clock of the database is ahead of that of the process."""
        self.peers = Peers(lambda: self.now)
        self.beaten_at = self.read_until = 0

    def other_beats(self, behind: int = 0) -> None:
        self.beaten_at = self.ahead + self.now
        self.read_until = self.beaten_at - behind

    def reads(self, answer_takes: int = 0) -> None:
        asked_at = self.now
        self.now += answer_takes
        told = self.ahead + self.now
        row = ProcessRow("other", self.beaten_at, self.read_until)
        self.peers.read(Beat(0, told, 0, [row]), asked_at)

    def runs(self, milliseconds: int, *, other_runs: bool, is_heard: bool = True) -> None:
        for _ in range(milliseconds // BEAT_MS):
            self.now += BEAT_MS
            if other_runs:
                self.other_beats()
            self.reads()
            if is_heard:
                self.peers.heard("other")


def test_process_is_dead_ten_seconds_after_its_last_heartbeat():
    process = Process()
    process.other_beats()
    process.reads()
    assert process.peers.is_alive("other")
    assert not process.peers.is_alive("of an older version")
    process.runs(DEAD_AFTER_MS - BEAT_MS, other_runs=False)
    assert process.peers.is_alive("other")
    process.runs(BEAT_MS, other_runs=False)
    assert not process.peers.is_alive("other")
    process.runs(BEAT_MS, other_runs=True)
    assert process.peers.is_alive("other")


def test_nobody_is_dead_because_the_database_was_away():
    process = Process()
    process.runs(2_000, other_runs=True)
    process.now += 60_000
    # This process is the first to reach the database again.
    process.reads()
    assert process.peers.is_alive("other")


def test_process_that_is_alive_but_silent_on_the_bus_is_unheard():
    process = Process()
    process.runs(2_000, other_runs=True)
    process.runs(UNHEARD_AFTER_MS, other_runs=True, is_heard=False)
    assert not process.peers.are_unheard
    process.runs(BEAT_MS, other_runs=True, is_heard=False)
    assert process.peers.are_unheard
    process.peers.heard("other")
    assert not process.peers.are_unheard
    process.runs(DEAD_AFTER_MS, other_runs=False, is_heard=False)
    assert not process.peers.are_unheard


def test_connections_have_been_read_until_the_mark_of_the_other_process():
    process = Process()
    process.now = 50_000
    process.other_beats(behind=2_000)
    process.reads()
    assert process.peers.have_read(48_000 - READ_MARGIN_MS)
    assert not process.peers.have_read(48_001 - READ_MARGIN_MS)
    # Of a process that is dead, or has no heartbeat, nothing more is expected.
    assert process.peers.have_read(60_000, ["of an older version"])
    process.runs(DEAD_AFTER_MS, other_runs=False)
    assert process.peers.have_read(60_000)


def test_slow_answer_of_the_database_makes_nobody_read_further():
    process = Process()
    process.now = 50_000
    process.other_beats()
    process.reads(answer_takes=3_000)
    assert not process.peers.have_read(50_001 - READ_MARGIN_MS)
    # An event that was written when the database answered has happened now, not before.
    assert process.peers.moment(process.ahead + 53_000) == 53_000


def test_moments_are_those_of_the_database_also_after_a_stall():
    process = Process()
    process.now = 50_000
    process.other_beats()
    process.reads()
    assert process.peers.database_time() == EPOCH + 50_000
    # The clock of this process stands for 4 seconds.
    process.ahead += 4_000
    process.peers.stalled(4_000)
    process.now += 60
    assert process.peers.database_time() == EPOCH + 54_060
    assert process.peers.moment(EPOCH + 53_060) == process.now - 1_000
    assert not process.peers.have_read(46_001 - READ_MARGIN_MS)
    assert process.peers.moment(EPOCH + 99_000) == process.now
