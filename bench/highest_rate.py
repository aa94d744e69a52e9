"""``python -m bench.highest_rate``: the highest rate of moves at which the machine is not exhausted.

The rate is raised by a quarter at a time until less than `MIN_IDLE` of the processor time is idle, or p99 is
over `MAX_P99_MS`; then the gap between the last good rate and the first bad one is halved until it is small.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

import uvloop
from tests.support.crowd import ROUTINGS, Crowd

from bench.load import Report, Running, measure, running_servers

MIN_IDLE = 0.10
"""The share of the machine's processor time that must be idle."""
MAX_P99_MS = 250.0
STEP = 1.25
"""The factor between two rates while the highest is not known."""
MAX_GAP = 0.06
"""The search ends when the bad rate is at most this share above the good one."""


def is_good(report: Report) -> bool:
    """Return True if every move arrived in time and the machine had time left."""
    has_arrived = not report.errors and not report.unfinished
    return has_arrived and report.idle >= MIN_IDLE and report.p99 <= MAX_P99_MS


def next_rate(good: float, bad: float | None) -> float | None:
    """Return the rate to try next, after the highest good one and the lowest bad one; None at the end.

    >>> next_rate(400, None), next_rate(400, 500), next_rate(400, 420)
    (500.0, 450.0, None)
    """
    if bad is None:
        return good * STEP
    return None if bad <= good * (1 + MAX_GAP) else (good + bad) / 2


async def search(running: Running, wishes: argparse.Namespace) -> list[Report]:
    """Measure at one rate after the other; return all reports."""
    ports = [one.settings.port for one in running.servers]
    crowd = Crowd(ports, wishes.games, wishes.spectators, 0.5, wishes.routing)
    await crowd.open()
    gc.collect()
    gc.freeze()
    reports: list[Report] = []
    good, bad, rate = 0.0, None, wishes.moves
    while rate is not None:
        report = await measure(crowd, running, rate, wishes.seconds, wishes.warmup)
        reports.append(report)
        verdict = "good" if is_good(report) else "bad"
        print(
            f"{rate:.0f} moves/s: {verdict}; p50 {report.p50:.1f}, p99 {report.p99:.1f} ms, "
            f"{100 * report.idle:.0f} % idle; {report.used}",
            flush=True,
        )
        if verdict == "good":
            good = rate
        else:
            bad = rate
            # Moves that are under way would count against the next rate.
            await asyncio.sleep(5)
        if not good:
            rate = rate / STEP if rate > 1 else None
            bad = None
            continue
        rate = next_rate(good, bad)
    await crowd.close()
    print(f"highest rate: {good:.0f} moves/s")
    return reports


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--processes", type=int, default=2, help="1: on SQLite")
    parser.add_argument("--routing", choices=ROUTINGS, default="spread")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--moves", type=float, default=200, help="the first rate")
    parser.add_argument("--seconds", type=float, default=30, help="seconds per rate")
    parser.add_argument("--warmup", type=float, default=5)
    parser.add_argument("--json", type=Path, help="where to write what was measured")
    wishes = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with running_servers(wishes.processes) as running:
        os.sched_setaffinity(0, set(cores[-1:]))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            reports = runner.run(search(running, wishes))
    if wishes.json is not None:
        wishes.json.write_text("".join(json.dumps(asdict(one)) + "\n" for one in reports))
    sys.exit(0 if any(map(is_good, reports)) else 1)


if __name__ == "__main__":
    main()
