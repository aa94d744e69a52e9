"""The measurement of Quartino's strongest player on a slow phone: slowing a process down, and the section."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from bench.page_decisions import Report, section
from bench.slow_process import slowed

STOPPED = "T"


def fields(process: int) -> list[str]:
    """Return what the kernel tells about a process, from its state on."""
    return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()


def test_slowed_process_is_stopped_most_of_the_time_and_runs_on_afterwards():
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        try:
            states = []
            with slowed([busy.pid], 4):
                while STOPPED not in states:
                    states.append(fields(busy.pid)[0])
                states = []
                for _ in range(100):
                    time.sleep(0.007)
                    states.append(fields(busy.pid)[0])
            # Three quarters on a quiet machine; on a busy one whoever stops the process comes late.
            assert 20 < states.count(STOPPED) < 100
            assert fields(busy.pid)[0] != STOPPED
        finally:
            busy.kill()


def test_longest_decision_decides_and_first_decisions_are_told_apart():
    report = Report([[10, 120, 290], [40, 50]], [500, 400], 3.9, "abc1234", "two cores")
    assert report.is_well
    rows = section(report).rows
    assert list(rows[0]) == ["a decision, ms", "5", "50", "290", "300"]
    assert list(rows[1])[1:] == ["2", "450", "500", "–"]
    assert not Report([[301]], [1], 4.0, "abc1234", "two cores").is_well
    assert not Report([[200]], [1], 2.0, "abc1234", "two cores").is_well
