"""``python -m bench.load``: how long a move takes to reach the opponent when very many people play.

The load is open: moves are due at a fixed rate, whether or not the server keeps up, and each is timed from
the moment at which it was *due* until its opponent has the news. Guests come from many loopback addresses, so
that the server's limits stay on. Two cores are wanted: one for the server, one for this generator.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import uvloop
from sqlalchemy import select
from tests.support import databases, services
from tests.support.crowd import ROUTINGS, Crowd
from tests.support.services import Server

from bench.processor_time import Meter
from bench.state import commit, machine
from fourfold.server.settings import ServerSettings
from fourfold.server.store import schema
from fourfold.server.store.database import connect

MOST_P99 = 50.0
"""Milliseconds: the p99 at which `--climb` ends, and the p99 that one process has to reach."""
MOST_LATE = 10.0
"""Milliseconds by which the generator itself may be late."""
LIMITS = {
    name: getattr(ServerSettings(), name)
    for name in (
        "commands_per_second",
        "requests_per_second",
        "files_per_second",
        "connections_per_address",
        "connections_per_process",
        "sessions_per_minute",
        "tables_per_minute",
    )
}


GENERATOR = "generator"


@dataclass(frozen=True)
class Running:
    """The processes of a run."""

    servers: Sequence[Server]
    services: dict[str, int]
    """The process ids of PostgreSQL and Redis by name; empty for SQLite."""


# --- Measuring ---------------------------------------------------------------------------------


def at(share: float, values: Sequence[float]) -> float:
    """Return the value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def watch(servers: Sequence[Server], sizes: list[list[int]]) -> None:
    """Record the resident memory of each server every second."""
    while True:
        sizes.append([one.rss() for one in servers])
        await asyncio.sleep(1)


@dataclass
class Report:
    """The figures of a run."""

    commit: str
    machine: str
    games: int
    spectators: int
    processes: int
    rate: float
    seconds: float
    achieved: float
    moves: int
    unfinished: int
    p50: float
    p99: float
    p999: float
    longest: float
    generator_late_p99: float
    rss_start: float
    rss_end: float
    rss_most: float
    rss_minutes: list[float]
    """Resident memory in megabytes at the end of each minute."""
    server_cores: float
    generator_cores: float
    cores: dict[str, float]
    """Cores that each process used: the servers, PostgreSQL, Redis and the generator."""
    server_ms_per_move: float
    """CPU milliseconds of all servers together per move, moves of the warm-up included."""
    ms_per_move: dict[str, float]
    """The same for each process."""
    idle: float
    """The share of the machine's processor time that was idle."""
    routing: str
    """How clients were assigned to servers (`crowd.ROUTINGS`)."""
    games_ended: int
    tables_opened: int
    errors: dict[str, int]
    to_be_watched: int = 0
    """News that spectators should have received: moves, times the spectators of their tables."""
    watched: int = 0
    """News that spectators received."""
    acknowledged: int = 0
    """Acknowledged commands of this run and of earlier runs with the same tables."""
    lost: int = 0
    """Acknowledged commands that the database does not have at the acknowledged number."""
    doubled: int = 0
    """Commands that the database has as two moves."""
    gaps: int = 0
    """Tables whose event numbers have gaps."""

    @property
    def is_right(self) -> bool:
        """Return True if every requested move happened exactly once."""
        wrong = self.errors or self.unfinished or self.lost or self.doubled or self.gaps
        # The last news may still be on their way to those who look on.
        are_told = self.watched >= self.to_be_watched - self.spectators
        return self.moves > 0 and are_told and not wrong

    @property
    def is_fast(self) -> bool:
        """Return True if the moves were fast enough and the generator was on time."""
        return self.p99 <= MOST_P99 and self.generator_late_p99 <= MOST_LATE

    @property
    def used(self) -> str:
        """The cores and the CPU milliseconds per move of each process."""
        return ", ".join(
            f"{name} {cores:.2f} ({self.ms_per_move[name]:.2f} ms per move)"
            for name, cores in self.cores.items()
        )

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.spectators} spectators, {self.rate:.0f} moves/s for "
            f"{self.seconds:.0f} s: {self.achieved:.1f} moves/s, p50 {self.p50:.1f}, "
            f"p99 {self.p99:.1f}, p99.9 {self.p999:.1f}, longest {self.longest:.1f} ms; "
            f"{self.unfinished} unfinished, {sum(self.errors.values())} errors; server "
            f"{self.rss_start:.0f} MB at the start, {self.rss_end:.0f} MB at the end, "
            f"{self.server_cores:.2f} cores, {self.server_ms_per_move:.2f} ms CPU per move; "
            f"generator late by {self.generator_late_p99:.1f} ms (p99); cores: {self.used}; "
            f"{100 * self.idle:.0f} % idle; of {self.acknowledged:,} "
            f"acknowledged commands {self.lost} lost, {self.doubled} doubled, {self.gaps} gaps"
        )


async def measure(
    crowd: Crowd,
    running: Running,
    rate: float,
    seconds: float,
    warmup: float,
) -> Report:
    """Run the load generator against servers and return the figures."""
    sizes: list[list[int]] = []
    servers = running.servers
    watching = asyncio.ensure_future(watch(servers, sizes))
    names = [f"server {number}" for number in range(1, 1 + len(servers))]
    alone = {name: one.pid for name, one in zip(names, servers, strict=True)}
    began, meter = time.perf_counter(), Meter(alone | {GENERATOR: os.getpid()}, running.services)
    figures = await crowd.play(rate, seconds, warmup)
    used, spent = meter.used(), time.perf_counter() - began
    cores = {name: round(one / spent, 3) for name, one in used.seconds.items()}
    per_move = {
        name: round(1000 * one / max(1, figures.all_moves), 3) for name, one in used.seconds.items()
    }
    watching.cancel()
    megabytes = [sum(row) / 1e6 for row in sizes]
    tenth = max(1, len(megabytes) // 10)
    return Report(
        commit=commit(),
        machine=machine(),
        games=len(crowd._pairs),
        spectators=sum(len(pair._spectators) for pair in crowd._pairs),
        processes=len(servers),
        rate=rate,
        seconds=seconds,
        achieved=len(figures.milliseconds) / seconds,
        moves=len(figures.milliseconds),
        unfinished=figures.due - len(figures.milliseconds),
        p50=at(0.5, figures.milliseconds),
        p99=at(0.99, figures.milliseconds),
        p999=at(0.999, figures.milliseconds),
        longest=max(figures.milliseconds, default=float("nan")),
        generator_late_p99=at(0.99, figures.lateness),
        rss_start=sum(megabytes[:tenth]) / tenth,
        rss_end=sum(megabytes[-tenth:]) / tenth,
        rss_most=max(megabytes),
        rss_minutes=[round(size, 1) for size in megabytes[59::60]],
        server_cores=sum(cores[name] for name in names),
        generator_cores=cores[GENERATOR],
        cores=cores,
        server_ms_per_move=sum(per_move[name] for name in names),
        ms_per_move=per_move,
        idle=used.idle,
        routing=crowd.routing,
        games_ended=figures.games,
        tables_opened=figures.tables,
        errors=dict(figures.errors),
        to_be_watched=figures.to_be_watched,
        watched=figures.watched,
    )


def audit(url: str, crowd: Crowd, report: Report) -> None:
    """Compare the acknowledged commands with the database."""
    acknowledged = dict(crowd.acknowledged)
    report.acknowledged = len(acknowledged)
    moves: Counter[tuple[str, str]] = Counter()
    last: dict[str, int] = {}
    event = schema.events.c
    wanted = select(event.table_id, event.seq, event.command, event.body).order_by(
        event.table_id, event.seq
    )
    engine = connect(url)
    with engine.connect() as connection:
        for name, seq, command, body in connection.execution_options(yield_per=1000).execute(
            wanted
        ):
            report.gaps += seq != last.get(name, 0) + 1
            last[name] = seq
            if command is None:
                continue
            if acknowledged.get((name, seq)) == command:
                del acknowledged[name, seq]
            if '"played"' in body:
                moves[name, command] += 1
    engine.dispose()
    report.lost = len(acknowledged)
    report.doubled = sum(times > 1 for times in moves.values())


@contextlib.contextmanager
def running_servers(processes: int, database: str | None = None) -> Iterator[Running]:
    """Run servers with the default limits; one on SQLite, several on PostgreSQL and Redis.

    With ``database`` "postgresql" one server runs on PostgreSQL and Redis, too.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fourfold-load-")))
        settings: dict[str, Any] = dict(LIMITS)
        pids: dict[str, int] = {}
        if processes > 1 or database == "postgresql":
            postgres = stack.enter_context(databases.postgres(sync=True))
            redis = stack.enter_context(databases.redis())
            settings |= {"database_url": postgres.new_database(), "bus_url": redis.url}
            pids = {"PostgreSQL": postgres.pid, "Redis": redis.pid}
        yield Running(stack.enter_context(services.servers(folder, processes, **settings)), pids)


async def run(running: Running, wishes: argparse.Namespace) -> list[Report]:
    """Open the games, measure at the wanted rates, and return the figures of each."""
    servers = running.servers
    ports = [one.settings.port for one in servers]
    crowd = Crowd(ports, wishes.games, wishes.spectators, wishes.rematches, wishes.routing)
    print(f"{wishes.games} games are being opened ...", file=sys.stderr)
    await crowd.open()
    gc.collect()
    gc.freeze()
    reports = []
    rate = wishes.moves
    while True:
        report = await measure(crowd, running, rate, wishes.seconds, wishes.warmup)
        audit(servers[0].settings.database_url, crowd, report)
        print(report, flush=True)
        reports.append(report)
        if not wishes.climb or report.p99 > MOST_P99 or report.unfinished:
            break
        rate *= 1 + wishes.climb / 100
    await crowd.close()
    return reports


def are_well(reports: Sequence[Report], processes: int, *, is_climb: bool) -> bool:
    """Return True if the runs succeeded: a climb all but its last step, several processes at any speed."""
    if is_climb:
        return len(reports) > 1 and all(one.is_right and one.is_fast for one in reports[:-1])
    return all(one.is_right and (processes > 1 or one.is_fast) for one in reports)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument(
        "--moves", type=float, default=500, help="moves per second, of all games together"
    )
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--warmup", type=float, default=5, help="seconds that do not count")
    parser.add_argument(
        "--rematches",
        type=float,
        default=0.5,
        help="share of ended games that are followed by another at the same table",
    )
    parser.add_argument(
        "--climb",
        type=float,
        default=0,
        metavar="PERCENT",
        help=f"raise the rate by this again and again, until p99 is over {MOST_P99:.0f} ms",
    )
    parser.add_argument(
        "--processes", type=int, default=1, help="more than one: on PostgreSQL and Redis"
    )
    parser.add_argument(
        "--routing",
        choices=ROUTINGS,
        default="spread",
        help="spread: the players of a table on different processes; table: all on one",
    )
    parser.add_argument("--json", type=Path, help="where to write what was measured")
    wishes = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if wishes.processes == 1 and len(cores) > 1:
        # What is started from here on inherits it. Several, with their databases, want all there is.
        os.sched_setaffinity(0, set(cores[:-1]))
    with running_servers(wishes.processes) as running:
        os.sched_setaffinity(0, set(cores[-1:]))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            reports = runner.run(run(running, wishes))
    text = "\n".join(json.dumps(asdict(report)) for report in reports)
    print(text)
    if wishes.json is not None:
        wishes.json.write_text(text + "\n")
    sys.exit(0 if are_well(reports, wishes.processes, is_climb=bool(wishes.climb)) else 1)


if __name__ == "__main__":
    main()
