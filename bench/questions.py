"""``python -m bench.questions``: what people who play notice of others who ask the server a lot.

Honest games between people and against bots are played alone first, then beside each attack: long records,
records at the limit, and positions that are hard to solve, all from one other address and twelve at a
time. The limits are those that the server has by default. The attackers are a process of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
from tests.server.long_games import quiet_record
from tests.server.players import moves_of
from tests.server.services import server

from bench.hostile import FEWEST_MOVES, MOST_SLOWER, PAUSE, honest_game
from bench.load import LIMITS, at
from bench.state import commit
from fourfold.server import client, wire
from fourfold.server.caps import MAX_EVENTS, MAX_TURNS

GAMES = 5
AT_ONCE = 12
"""Questions of the attackers that are under way at once."""
ALLOWED_MS = 20.0
"""Milliseconds that a move may take in any case."""
ATTACKERS = "127.0.1.1"
LIMIT_RECORD = (
    f"game: quartino\nrules: quartino+turns:{MAX_TURNS}\n"
    "deal: A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY\nfirst: A\n\n"
) + "A say colours ?\n" * MAX_EVENTS


@dataclass
class Phase:
    """What was measured beside one attack; milliseconds."""

    attack: str
    moves: int
    p99_people: float
    """From a move to the opponent's screen."""
    bot_moves: int
    p99_bots: float
    """From a move to the bot's answer."""

    def is_well(self, alone: Phase) -> bool:
        """Return True if people noticed nothing of the attack."""
        pairs = ((self.p99_people, alone.p99_people), (self.p99_bots, alone.p99_bots))
        is_slower = any(one > max(MOST_SLOWER * quiet, ALLOWED_MS) for one, quiet in pairs)
        return self.moves >= FEWEST_MOVES and not is_slower


# --- The attackers' process --------------------------------------------------------------------


def questions() -> dict[str, tuple[str, dict[str, Any]]]:
    """Return for each attack the path and the body of its requests."""
    endless = str(quiet_record(5_170, "quartino+referee+turns:999999"))
    deep = {"position": "0.../.1../..2./...3 -", "rules": "classic+squares"}
    return {
        "long records": ("/api/records", {"record": endless}),
        "records at the limit": ("/api/records", {"record": LIMIT_RECORD}),
        "hard positions": ("/api/solve", deep),
    }


async def attack(port: int, name: str, seconds: float) -> None:
    """Ask the same question again and again."""
    path, body = questions()[name]
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKERS)
    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(transport=transport, base_url=url, timeout=120) as web:
        answer = await web.post("/api/session", params={"program": "true"})
        web.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        until = time.monotonic() + seconds

        async def ask() -> None:
            while time.monotonic() < until:
                # Whoever is refused too often finds the connection closed.
                with contextlib.suppress(httpx.HTTPError):
                    await web.post(path, json=body)

        await asyncio.gather(*(ask() for _ in range(AT_ONCE)))


# --- Honest games ------------------------------------------------------------------------------


async def bot_game(url: str, until: asyncio.Event, delays: list[float]) -> None:
    """Give a bot a piece at one table after the other, and see how long it takes to move."""
    async with client.Guest(url) as ada:
        while not until.is_set():
            name = await ada.open("quarto", rules="classic+referee", begins="chosen")
            async with ada.at(name) as seat:
                await seat.do(wire.Sit, chair=0, name="Ada")
                await seat.do(wire.SeatBot, chair=1, bot="level1")
                done = await seat.do(wire.Start, first=0)
                await seat.until(lambda view, seq=done.seq: view["seq"] >= seq)  # type: ignore[misc]
                began = time.perf_counter()
                await seat.move("give 0")
                await seat.until(lambda view: len(moves_of(view)) > 1)
                delays.append(1000 * (time.perf_counter() - began))
            # Five commands for each: its player stays within the limits.
            await asyncio.sleep(5 * PAUSE)


async def measure(port: int, seconds: float) -> list[Phase]:
    """Honest games alone, then beside each attack."""
    url = f"http://127.0.0.1:{port}"
    enough, people, bots = asyncio.Event(), list[float](), list[float]()
    games = [asyncio.ensure_future(honest_game(url, enough, people)) for _ in range(GAMES)]
    games += [asyncio.ensure_future(bot_game(url, enough, bots)) for _ in range(GAMES)]
    phases = []
    for name in ("", *questions()):
        people.clear()
        bots.clear()
        if name:
            attackers = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench.questions", "--attack", str(port), name),
                *("--seconds", str(seconds)),
            )
            await attackers.wait()
        else:
            await asyncio.sleep(seconds)
        phase = Phase(name, len(people), at(0.99, people), len(bots), at(0.99, bots))
        phases.append(phase)
    enough.set()
    await asyncio.gather(*games)
    return phases


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60, help="of each attack")
    parser.add_argument("--json", type=Path, help="where to write what was measured")
    parser.add_argument("--attack", nargs=2, metavar=("PORT", "NAME"), help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.attack:
        os.nice(10)  # The stopwatch is not to be held up.
        asyncio.run(attack(int(wishes.attack[0]), wishes.attack[1], wishes.seconds))
        return
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), **LIMITS) as running:
        phases = asyncio.run(measure(running.settings.port, wishes.seconds))
    found = {"commit": commit(), "phases": [asdict(phase) for phase in phases]}
    print(text := json.dumps(found))
    if wishes.json is not None:
        wishes.json.write_text(text + "\n")
    sys.exit(0 if all(phase.is_well(phases[0]) for phase in phases) else 1)


if __name__ == "__main__":
    main()
