"""What a process concludes from the heartbeats of other processes."""

from __future__ import annotations

import pytest

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

    def reads(self, question_takes: int = 0, answer_takes: int = 0) -> None:
        asked = self.now
        self.now += question_takes
        told = self.ahead + self.now
        self.now += answer_takes
        row = ProcessRow("other", self.beaten_at, self.read_until)
        self.peers.read(Beat(asked, told, self.now, [row]), self.now)

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


@pytest.mark.parametrize(("question_takes", "answer_takes"), [(3_000, 0), (0, 3_000)])
def test_slow_answer_of_the_database_makes_nobody_read_further_and_events_no_older(
    question_takes, answer_takes
):
    process = Process()
    process.now = 50_000
    process.other_beats()
    process.reads(question_takes, answer_takes)
    assert not process.peers.have_read(50_001 - READ_MARGIN_MS)
    assert process.peers.moment(process.ahead + 51_000) >= 51_000
    assert process.peers.database_time() >= process.ahead + 53_000


def test_answer_that_waited_for_the_end_of_a_stall_tells_when_it_was_given():
    process = Process()
    process.now = 50_000
    process.other_beats()
    told = process.ahead + process.now
    # The clock of this process stands for 4 seconds while the answer lies there.
    process.ahead += 4_000
    process.peers.stalled(4_000)
    row = ProcessRow("other", process.beaten_at, process.read_until)
    process.peers.read(Beat(99_998, told, 100_000, [row]), 104_000)
    assert process.peers.database_time() == process.ahead + process.now + 2
    assert process.peers.moment(process.ahead + 49_000) == 49_000


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
