"""Processor time of the processes of a run: servers, PostgreSQL, Redis and the load generator.

Lives here: reading the counters of Linux before and after a run. Does not live here: the run (`load`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.support.services import parents

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def process_seconds(pid: int, *, ended_children: bool = False) -> float:
    """Return the CPU seconds of a process, and of its ended child processes if wanted; 0 if it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    counted = fields[11:15] if ended_children else fields[11:13]
    return sum(map(int, counted)) / TICKS_PER_SECOND


def family_seconds(pid: int) -> float:
    """Return the CPU seconds of a process and its descendants: PostgreSQL has a process per connection."""
    of_parent: dict[int, list[int]] = {}
    for child, parent in parents().items():
        of_parent.setdefault(parent, []).append(child)
    family, found = [pid], 0.0
    while family:
        member = family.pop()
        found += process_seconds(member, ended_children=True)
        family += of_parent.get(member, ())
    return found


def machine_seconds() -> tuple[float, float]:
    """Return the CPU seconds in which the machine was idle, and those of all its cores together."""
    fields = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    idle = fields[3] + fields[4]
    return idle / TICKS_PER_SECOND, sum(fields) / TICKS_PER_SECOND


@dataclass(frozen=True)
class Used:
    """What was used between two moments."""

    seconds: dict[str, float]
    """CPU seconds by the name of the process."""
    idle: float
    """The share of the machine's processor time in which no process ran at all.

    Linux counts idle time in ticks, and misses processes that run for less than one; so the share is at most
    what the measured processes leave, whose own time is counted exactly.
    """


class Meter:
    """Measures the processor time of named processes from its creation on."""

    def __init__(self, alone: Mapping[str, int], families: Mapping[str, int]) -> None:
        """Begin to measure.

        Args:
            alone: ids of processes that are measured without their child processes, by name.
            families: ids of processes that are measured with their descendants, by name.
        """
        self._alone = dict(alone)
        self._families = dict(families)
        self._machine = machine_seconds()
        self._before = self._read()

    def _read(self) -> dict[str, float]:
        alone = {name: process_seconds(pid) for name, pid in self._alone.items()}
        return alone | {name: family_seconds(pid) for name, pid in self._families.items()}

    def used(self) -> Used:
        """Return what was used since the meter was created."""
        idle, whole = (
            now - before for now, before in zip(machine_seconds(), self._machine, strict=True)
        )
        seconds = {name: used - self._before[name] for name, used in self._read().items()}
        left = whole - sum(seconds.values())
        return Used(seconds, min(idle, left) / whole if whole else 0.0)
