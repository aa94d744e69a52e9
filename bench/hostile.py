"""``python -m bench.hostile``: what people who play notice of others who send what nobody should.

Honest games are played alone first, then beside attackers, who come from addresses of their own and send
100,000 hostile frames as fast as the server lets them; its limits are those that it has by default. The
attackers are a process of their own. Two cores are wanted: one for the server, one for everybody else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.server.hostile import KINDS, attack
from tests.server.services import server

from bench.crowd import Guest, Place
from bench.load import LIMITS, at
from bench.state import commit
from fourfold.server import client, wire
from fourfold.server.client import Seat

GAMES = 10
PAUSE = 0.1
"""Seconds between the moves of a game: its players stay within the limits."""
MOST_SLOWER = 2.0
GUESTS_AN_ADDRESS = 20
FEWEST_MOVES = 100
"""Fewer than these say nothing about the slowest of a hundred."""


@dataclass
class Report:
    """What was measured; milliseconds from a move to its opponent."""

    commit: str
    frames: int
    """Those that the server has read: answered, or closed the socket for."""
    kinds: int
    addresses: int
    attack_seconds: float
    moves_alone: int
    p99_alone: float
    moves_beside: int
    p99_beside: float
    changed: bool
    answers: dict[str, int]

    @property
    def is_well(self) -> bool:
        is_measured = min(self.moves_alone, self.moves_beside) >= FEWEST_MOVES
        is_slower = self.p99_beside > MOST_SLOWER * self.p99_alone
        return is_measured and not self.changed and not is_slower


# --- The attackers' process --------------------------------------------------------------------


async def attack_from(port: int, names: list[str], number: int, addresses: int) -> Counter[str]:
    """Attack these tables from so many addresses at once; all answers together."""

    async def one(index: int) -> Counter[str]:
        place = Place(port, f"127.0.1.{index + 1}")
        guests = [Guest(place) for _ in range(GUESTS_AN_ADDRESS)]
        for guest in guests:
            await guest.arrive()
        share = number // addresses + (index < number % addresses)
        return await attack(guests, names, share, random.Random(index))

    return sum(await asyncio.gather(*map(one, range(addresses))), Counter())


# --- Honest games ------------------------------------------------------------------------------


async def honest_game(url: str, until: asyncio.Event, delays: list[float]) -> None:
    """Play random games, a move every now and then, and see how long each takes to reach the other."""
    async with client.Guest(url) as ada, client.Guest(url) as bo:
        name = await ada.open("quarto", rules="classic+referee")
        async with ada.at(name) as first, bo.at(name) as second:
            await first.do(wire.Sit, chair=0, name="Ada")
            await second.do(wire.Sit, chair=1, name="Bo")
            await _both_see(first, second, (await first.do(wire.Start)).seq)
            rng = random.Random(name)
            while not until.is_set():
                await _honest_move(first, second, rng, delays)
                await asyncio.sleep(PAUSE)


async def _honest_move(first: Seat, second: Seat, rng: random.Random, delays: list[float]) -> None:
    for mover, other in ((first, second), (second, first)):
        game = mover.game
        if game is None or not game["moves"]:
            continue
        began = time.perf_counter()
        done = await mover.move(rng.choice(game["moves"]))
        await other.until(lambda view, seq=done.seq: view["seq"] >= seq)  # type: ignore[misc]
        delays.append(1000 * (time.perf_counter() - began))
        await _both_see(first, second, done.seq)
        return
    await first.do(wire.Rematch)
    await _both_see(first, second, (await second.do(wire.Rematch)).seq)


async def _both_see(first: Seat, second: Seat, seq: int) -> None:
    for seat in (first, second):
        await seat.until(lambda view: view["seq"] >= seq)


async def measure(port: int, frames: int, addresses: int, alone: float) -> Report:
    """Honest games alone, then beside the attackers."""
    url = f"http://127.0.0.1:{port}"
    enough, delays = asyncio.Event(), list[float]()
    games = [asyncio.ensure_future(honest_game(url, enough, delays)) for _ in range(GAMES)]
    async with client.Guest(url) as host, client.Guest(url) as friend:
        # One that waits for players, and one where a game is on.
        names = [await host.open("quartino", seats=3), await host.open("quartino")]
        async with host.at(names[1]) as first_seat, friend.at(names[1]) as second_seat:
            await first_seat.do(wire.Sit, chair=0, name="Ada")
            await second_seat.do(wire.Sit, chair=1, name="Bo")
            await first_seat.do(wire.Start)
        before = [await host.get(f"/api/tables/{name}") for name in names]
        await asyncio.sleep(alone)
        first, began = len(delays), time.monotonic()
        attackers = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.hostile", "--attack", str(port), *names),
            *("--frames", str(frames), "--addresses", str(addresses)),
            stdout=asyncio.subprocess.PIPE,
        )
        told, _ = await attackers.communicate()
        seconds = time.monotonic() - began
        enough.set()
        await asyncio.gather(*games)
        after = [await host.get(f"/api/tables/{name}") for name in names]
    answers = json.loads(told)
    return Report(
        commit=commit(),
        frames=answers["read"],
        kinds=KINDS,
        addresses=addresses,
        attack_seconds=seconds,
        moves_alone=first,
        p99_alone=at(0.99, delays[:first]),
        moves_beside=len(delays) - first,
        p99_beside=at(0.99, delays[first:]),
        changed=before != after,
        answers=answers,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--addresses", type=int, default=8, help="from which the attack comes")
    parser.add_argument("--alone", type=float, default=60, help="seconds of honest play before it")
    parser.add_argument("--json", type=Path, help="where to write what was measured")
    parser.add_argument("--attack", nargs="+", metavar="PORT TABLE", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.attack:
        port, *names = wishes.attack
        os.nice(10)  # The stopwatch, which shares the core, is not to be held up.
        answers = asyncio.run(attack_from(int(port), names, wishes.frames, wishes.addresses))
        print(json.dumps(dict(answers.most_common())))
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[:1]))
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), **LIMITS) as running:
        os.sched_setaffinity(0, set(cores[-1:]))
        report = asyncio.run(
            measure(running.settings.port, wishes.frames, wishes.addresses, wishes.alone)
        )
    print(text := json.dumps(asdict(report)))
    if wishes.json is not None:
        wishes.json.write_text(text + "\n")
    sys.exit(0 if report.is_well else 1)


if __name__ == "__main__":
    main()
