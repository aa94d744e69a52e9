"""``python -m bench.scale_model``: how many cores a number of players needs, and how long moves wait.

A model, not a measurement: its assumptions are the options. Moves come at random to server processes, each of
which serves one move at a time; then they wait for a commit, which takes all that wait with it, and begins a
given time after the last one at the earliest.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass

from bench.load import at
from fourfold.server.store.group_commit import COMMIT_INTERVAL_S

MONTH_SECONDS = 30 * 24 * 3600


@dataclass(frozen=True)
class Costs:
    """What one move takes, in milliseconds."""

    server: float
    database: float
    commit: float
    """Time of a commit, however many moves it has."""
    interval: float
    """Time between the starts of two commits, at least."""


def moves_per_second(players: int, seconds_per_move: float, share_playing: float) -> float:
    """Return the moves per second of all connected players together.

    >>> moves_per_second(10_000, 8, 0.5)
    625.0
    """
    return players * share_playing / seconds_per_move


def processes_for(rate: float, costs: Costs, busy: float) -> int:
    """Return how many server processes are needed if each may be busy for a share of the time.

    >>> processes_for(625, Costs(2.8, 0.5, 1.0, 20.0), 0.6)
    3
    """
    return max(1, -int(-rate * costs.server / 1000 // busy))


def waits(rate: float, costs: Costs, moves: int, rng: random.Random) -> list[float]:
    """Return for each simulated move of one process the milliseconds until it is durable."""
    clock = decided_at = committed_at = 0.0
    begins = -costs.interval
    waiting: list[tuple[float, float]] = []
    found: list[float] = []
    for _ in range(moves):
        clock += rng.expovariate(rate / 1000)
        decided_at = max(clock, decided_at) + costs.server
        while waiting:
            # The next commit takes all moves that wait when it begins.
            earliest = max(committed_at, begins + costs.interval, waiting[0][1])
            if earliest >= decided_at:
                break
            begins = earliest
            batch = [one for one in waiting if one[1] <= begins]
            committed_at = begins + costs.commit
            found += [committed_at - arrived for arrived, _ in batch]
            waiting = waiting[len(batch) :]
        waiting.append((clock, decided_at))
    return found


def row(players: int, wishes: argparse.Namespace, costs: Costs) -> str:
    """Return the line of the table for a number of connected players."""
    rate = moves_per_second(players, wishes.seconds_per_move, wishes.share_playing)
    processes = processes_for(rate, costs, wishes.busy)
    times = waits(rate / processes, costs, wishes.simulated, random.Random(wishes.seed))
    return (
        f"| {players:,} | {rate:,.0f} | {rate * costs.server / 1000:,.1f} | {processes:,} "
        f"| {rate * costs.database / 1000:,.1f} | {rate * MONTH_SECONDS / 1e9:,.1f} "
        f"| {at(0.5, times):.1f} | {at(0.99, times):.1f} |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server-ms", type=float, default=0.98, help="CPU of the servers per move")
    parser.add_argument(
        "--database-ms", type=float, default=0.13, help="CPU of PostgreSQL per move"
    )
    parser.add_argument("--commit-ms", type=float, default=1.0, help="time of a commit")
    parser.add_argument(
        "--interval-ms",
        type=float,
        default=1000 * COMMIT_INTERVAL_S,
        help="time between the starts of two commits, at least",
    )
    parser.add_argument("--seconds-per-move", type=float, default=8.0, help="per playing guest")
    parser.add_argument("--share-playing", type=float, default=0.5)
    parser.add_argument("--busy", type=float, default=0.6, help="share of time a process may work")
    parser.add_argument("--simulated", type=int, default=20_000, help="moves per simulation")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args(arguments)
    costs = Costs(wishes.server_ms, wishes.database_ms, wishes.commit_ms, wishes.interval_ms)
    print(
        "| connected players | moves per second | cores of servers | processes | cores of PostgreSQL "
        "| billion rows per month | p50, ms | p99, ms |\n|" + " ---: |" * 8
    )
    for players in (4_000, 10_000, 100_000, 1_000_000):
        print(row(players, wishes, costs))


if __name__ == "__main__":
    main()
