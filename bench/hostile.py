"""``python -m bench.hostile``: how long honest players wait beside each attack of `bench.attacks`.

Honest games between people, and games against bots, are played alone for a quiet minute, then beside one
attack after the other; then, for ten minutes, beside all attacks at once, to see whether memory grows. The
server has its default limits. The attackers are a process of their own. Beside 9,000 slow readers memory is
measured, too, until a minute after they have left. Two cores are wanted: one for the server and its bots, one
for everybody else.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass, field
from itertools import cycle
from pathlib import Path

from tests.support.crowd import Guest as RawGuest
from tests.support.crowd import Place
from tests.support.services import Server, server

from bench.attacks import ATTACKS, Answers, Target
from bench.load import LIMITS, at
from bench.processor_time import Meter
from bench.state import commit
from fourfold import client
from fourfold.client import RefusedByTable, Seat
from fourfold.server.process.os_limits import raise_open_files_limit
from fourfold.server.table import wire

GAMES = 10
"""Games between two people."""
BOT_GAMES = 3
"""Games of one person against a bot."""
PAUSE_S = 0.12
"""Seconds between the commands of a game: a guest may send ten per second."""
MOST_TIMES_QUIET = 2.0
ALWAYS_ALLOWED_MS = 20.0
"""A p99 up to this many milliseconds is well, whatever the quiet minute had."""
BOT_ALLOWED_MS = 250.0
"""The same for the time until a bot has answered."""
FEWEST_MOVES = 100
"""Fewer than these say nothing about the slowest of a hundred."""
MOST_GROWTH = 1.05
"""Resident memory at the last minute of the long run, at most so many times that of its fourth minute."""
FIRST_MINUTE = 4
SETTLING_S = 60.0
"""Seconds after an attack until the memory is measured again."""
MOST_KEPT = 1.3
"""Resident memory of the server after an attack, at most so many times that before it."""
UNIT = Path(__file__).parents[1] / "deploy" / "fourfold.service"
PATIENCE_S = 120.0
"""Seconds that an honest player waits for news before the run counts as failed."""

MEMORY_ATTACKS = {"slow-readers"}
"""Attacks that are there for the memory, too."""

_homes = cycle(range(1, 250))


@dataclass
class Delays:
    """Milliseconds that honest people waited."""

    moves: list[float] = field(default_factory=list)
    """From sending a move until its opponent had the news."""
    bots: list[float] = field(default_factory=list)
    """From sending a move until the bot's answer had come."""

    def copy(self) -> Delays:
        """Return the delays until now."""
        return Delays(list(self.moves), list(self.bots))


@dataclass
class Report:
    """The measurements beside one attack."""

    commit: str
    attack: str
    """The attack's name, ``quiet`` for none, ``all`` for all at once."""
    seconds: float
    moves: int
    p50: float
    p99: float
    bot_moves: int
    bot_p50: float
    bot_p99: float
    rss_minutes: list[float]
    """Resident memory of the server, in megabytes, at the end of each minute."""
    changed: bool
    """True if the attackers changed a table that is not theirs."""
    answers: dict[str, int]
    cores: dict[str, float] = field(default_factory=dict)
    """Cores that the server, its workers, the honest players and the attackers used while they attacked."""
    memory: dict[str, list[float]] = field(default_factory=dict)
    """Megabytes before the attack, at most, and `SETTLING_S` after it: ``rss`` of the server process, and
    ``unit``, what systemd would count: the server, its workers and the socket buffers of this machine."""

    def is_well(self, quiet: Report) -> bool:
        """Return True if honest people hardly noticed, and nothing of theirs changed."""
        is_measured = self.moves >= FEWEST_MOVES and not self.changed
        if self.memory:
            before, _, after = self.memory["rss"]
            has_freed = after <= MOST_KEPT * before
            is_measured = is_measured and has_freed and self.memory["unit"][1] <= memory_max_mb()
        most = max(MOST_TIMES_QUIET * quiet.p99, ALWAYS_ALLOWED_MS)
        bots_most = max(MOST_TIMES_QUIET * quiet.bot_p99, BOT_ALLOWED_MS)
        is_fast = self.p99 <= most and self.bot_p99 <= bots_most
        if self.attack != "all":
            return is_measured and is_fast
        # All attacks at once are there for the memory; how long people waited is told.
        sizes = self.rss_minutes
        return is_measured and (
            len(sizes) <= FIRST_MINUTE or sizes[-1] <= MOST_GROWTH * sizes[FIRST_MINUTE - 1]
        )


# --- Honest games ------------------------------------------------------------------------------


def honest_guest(url: str) -> client.Guest:
    """Return a guest from an address where nobody else is."""
    return client.Guest(url, f"127.0.2.{next(_homes)}")


async def honest_game(url: str, until: asyncio.Event, delays: Delays) -> None:
    """Play random games between two people, and note how long each move takes to reach the other."""
    async with honest_guest(url) as ada, honest_guest(url) as bo:
        while not until.is_set():
            async with table_until_full(ada) as name, ada.at(name) as first, bo.at(name) as second:
                await first.do(wire.Sit, chair=0, name="Ada")
                await second.do(wire.Sit, chair=1, name="Bo")
                await _both_see(first, second, (await first.do(wire.Start)).seq)
                rng = random.Random(name)
                while not until.is_set():
                    await _honest_move(first, second, rng, delays)
                    await asyncio.sleep(PAUSE_S)


@contextlib.asynccontextmanager
async def table_until_full(host: client.Guest) -> AsyncIterator[str]:
    """Open a table; the block ends when the table refuses another game, since its events are used up."""
    try:
        yield await host.open("quarto", rules="classic+referee")
    except RefusedByTable as refusal:
        if refusal.code != "events-used-up":
            raise


async def _honest_move(first: Seat, second: Seat, rng: random.Random, delays: Delays) -> None:
    for mover, other in ((first, second), (second, first)):
        game = mover.game
        if game is None or not game["moves"]:
            continue
        began = time.perf_counter()
        done = await mover.move(rng.choice(game["moves"]))
        await _sees(other, done.seq)
        delays.moves.append(1000 * (time.perf_counter() - began))
        await _both_see(first, second, done.seq)
        return
    await first.do(wire.Rematch)
    await _both_see(first, second, (await second.do(wire.Rematch)).seq)


async def _both_see(first: Seat, second: Seat, seq: int) -> None:
    for seat in (first, second):
        await _sees(seat, seq)


async def _sees(seat: Seat, seq: int) -> None:
    await seat.until(lambda view: view["seq"] >= seq, PATIENCE_S)


async def bot_game(url: str, until: asyncio.Event, delays: Delays) -> None:
    """Play random games against a bot, and note how long its answers take."""
    async with honest_guest(url) as ada:
        while not until.is_set():
            async with table_until_full(ada) as name, ada.at(name) as seat:
                await seat.do(wire.Sit, chair=0, name="Ada")
                await seat.do(wire.SeatBot, chair=1, bot="level3")
                await _sees(seat, (await seat.do(wire.Start)).seq)
                rng = random.Random(name)
                while not until.is_set():
                    await _move_against_bot(seat, rng, delays)


async def _move_against_bot(seat: Seat, rng: random.Random, delays: Delays) -> None:
    await seat.until(_is_persons_turn_or_over, PATIENCE_S)
    game = seat.game
    if game is None or game["outcome"] is not None:
        await _sees(seat, (await seat.do(wire.Rematch)).seq)
        await asyncio.sleep(PAUSE_S)
        return
    began = time.perf_counter()
    move = rng.choice(game["moves"])
    await _sees(seat, (await seat.move(move)).seq)
    await seat.until(_is_persons_turn_or_over, PATIENCE_S)
    if move.startswith("give"):
        delays.bots.append(1000 * (time.perf_counter() - began))
    await asyncio.sleep(PAUSE_S)


def _is_persons_turn_or_over(view: dict[str, object]) -> bool:
    game = view["match"]["view"]  # type: ignore[index]
    return game["outcome"] is not None or bool(game["moves"])


# --- Measuring ---------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def victims(url: str) -> AsyncIterator[tuple[client.Guest, list[str]]]:
    """Two tables that attackers know: one that waits for players, and one where a game is on."""
    async with client.Guest(url) as host, client.Guest(url) as friend:
        names = [await host.open("quartino", seats=3), await host.open("quartino")]
        async with host.at(names[1]) as first_seat, friend.at(names[1]) as second_seat:
            await first_seat.do(wire.Sit, chair=0, name="Ada")
            await second_seat.do(wire.Sit, chair=1, name="Bo")
            await first_seat.do(wire.Start)
            yield host, names


async def measure(running: Server, attack: str, seconds: float) -> Report:
    """Play honest games for some seconds, beside this attack."""
    delays, enough = Delays(), asyncio.Event()
    sizes: list[float] = []
    async with victims(running.url) as (host, names):
        games = [
            asyncio.ensure_future(honest_game(running.url, enough, delays)) for _ in range(GAMES)
        ]
        games += [
            asyncio.ensure_future(bot_game(running.url, enough, delays)) for _ in range(BOT_GAMES)
        ]
        before = [await host.get(f"/api/tables/{name}") for name in names]
        # Opening the honest games is over when the attack begins.
        await asyncio.sleep(2)
        delays.moves.clear()
        delays.bots.clear()
        watching = asyncio.ensure_future(_watch_memory(running, sizes))
        has_memory = attack in MEMORY_ATTACKS
        memory = Memory(running)
        sampling = asyncio.ensure_future(memory.watch() if has_memory else asyncio.sleep(0))
        answers, cores = await _attacked(running, attack, seconds, names)
        waited = delays.copy()
        watching.cancel()
        enough.set()
        await asyncio.gather(*games)
        if has_memory:
            await asyncio.sleep(SETTLING_S)
        sampling.cancel()
        after = [await host.get(f"/api/tables/{name}") for name in names]
    return Report(
        commit(),
        attack,
        seconds,
        len(waited.moves),
        at(0.5, waited.moves),
        at(0.99, waited.moves),
        len(waited.bots),
        at(0.5, waited.bots),
        at(0.99, waited.bots),
        sizes,
        before != after,
        answers,
        cores,
        memory.found() if has_memory else {},
    )


async def _watch_memory(running: Server, sizes: list[float]) -> None:
    while True:
        await asyncio.sleep(60)
        sizes.append(round(running.rss() / 1e6, 1))


class Memory:
    """The megabytes of a server from its creation on, sampled."""

    def __init__(self, running: Server) -> None:
        self._running = running
        self._samples = [self._sample()]

    def _sample(self) -> tuple[float, float]:
        pss = sum(map(_pss, self._running.pids()))
        return self._running.rss() / 1e6, (pss + _socket_bytes()) / 1e6

    async def watch(self) -> None:
        """Take a sample every second."""
        while True:
            await asyncio.sleep(1)
            self._samples.append(self._sample())

    def found(self) -> dict[str, list[float]]:
        """Return the first, the largest and the last value of each kind."""
        rows = zip(("rss", "unit"), zip(*self._samples, strict=True), strict=True)
        return {
            name: [round(one, 1) for one in (found[0], max(found), found[-1])]
            for name, found in rows
        }


def memory_max_mb() -> float:
    """Return the megabytes that systemd allows the server (``MemoryMax``)."""
    (gigabytes,) = re.findall(r"^MemoryMax=(\d+)G$", UNIT.read_text(), re.MULTILINE)
    return int(gigabytes) * (1 << 30) / 1e6


def _pss(pid: int) -> int:
    """Return the resident bytes of a process; of shared pages its share."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return 1024 * next(int(line.split()[1]) for line in text.splitlines() if line[:4] == "Pss:")


def _socket_bytes() -> int:
    """Return the bytes that the kernel holds in the buffers of all TCP connections of this machine."""
    text = Path("/proc/net/sockstat").read_text()
    pages = next(int(line.split()[-1]) for line in text.splitlines() if line[:4] == "TCP:")
    return pages * os.sysconf("SC_PAGE_SIZE")


async def _attacked(
    running: Server, attack: str, seconds: float, names: list[str]
) -> tuple[dict[str, int], dict[str, float]]:
    """Attack for some seconds; return the answers and the cores that were used."""
    alone = {"server": running.pid, "honest": os.getpid()}
    workers = {f"worker {number}": pid for number, pid in enumerate(running.thinkers)}
    began, meter, attackers = time.perf_counter(), Meter(alone | workers, {}), os.times()
    answers: dict[str, int] = {}
    if attack == "quiet":
        await asyncio.sleep(seconds)
    else:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.hostile", "--attack", attack),
            *(str(running.settings.port), str(seconds), *names),
            stdout=asyncio.subprocess.PIPE,
        )
        told, _ = await process.communicate()
        if process.returncode:
            raise RuntimeError(f"the attack {attack} failed")
        answers = json.loads(told)
    spent, used, now = time.perf_counter() - began, meter.used().seconds, os.times()
    used["workers"] = sum(used.pop(name) for name in workers)
    used["attackers"] = sum(now[2:4]) - sum(attackers[2:4])
    return answers, {name: round(one / spent, 2) for name, one in used.items()}


async def attack_from_here(attack: str, port: int, seconds: float, names: list[str]) -> Answers:
    """Run one attack, or all of them at once; return the answers."""
    chosen = list(ATTACKS.values()) if attack == "all" else [ATTACKS[attack]]
    found = await asyncio.gather(*(one(Target(port, names, seconds)) for one in chosen))
    return sum(found, Counter())


async def warm_up(port: int) -> None:
    """Let one guest come, so that nothing is loaded for the first time while it is measured."""
    await RawGuest(Place(port, "127.0.0.1")).arrive()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quiet", type=float, default=60, help="seconds of honest play alone")
    parser.add_argument("--seconds", type=float, default=30, help="seconds of each attack")
    parser.add_argument("--soak", type=float, default=600, help="seconds of all attacks at once")
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="these attacks only")
    parser.add_argument("--json", type=Path, help="where to write what was measured")
    parser.add_argument("--attack", nargs="+", metavar="NAME PORT …", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.attack:
        attack, port, seconds, *names = wishes.attack
        raise_open_files_limit()
        os.nice(10)  # The honest players, who share the core, are not to be held up.
        answers = asyncio.run(attack_from_here(attack, int(port), float(seconds), names))
        print(json.dumps(dict(answers.most_common())))
        return
    plan = [("quiet", wishes.quiet)]
    if wishes.seconds:
        plan += [(name, wishes.seconds) for name in wishes.only or ATTACKS]
    if wishes.soak:
        plan.append(("all", wishes.soak))
    sys.exit(0 if run(plan, wishes.json) else 1)


def run(plan: list[tuple[str, float]], file: Path | None) -> bool:
    """Measure each attack of the plan on a server of its own; return True if all went well."""
    cores = sorted(os.sched_getaffinity(0))
    reports: list[Report] = []
    for attack, seconds in plan:
        with tempfile.TemporaryDirectory() as folder:
            # What is started from here on inherits the core.
            os.sched_setaffinity(0, set(cores[:1]))
            with server(Path(folder), forked=False, bots=2, **LIMITS) as running:
                os.sched_setaffinity(0, set(cores[-1:]))
                asyncio.run(warm_up(running.settings.port))
                report = asyncio.run(measure(running, attack, seconds))
        reports.append(report)
        verdict = "well" if report.is_well(reports[0]) else "NOT WELL"
        print(f"{attack}: {verdict}: {json.dumps(asdict(report))}", flush=True)
    if file is not None:
        file.write_text("".join(json.dumps(asdict(report)) + "\n" for report in reports))
    return all(report.is_well(reports[0]) for report in reports)


if __name__ == "__main__":
    main()
