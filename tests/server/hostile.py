"""Frames that nobody should send, and what a server makes of them.

Run for long as ``python -m tests.server.hostile 100000``: it starts a server, plays honest games on it first
alone and then beside an attacker, and prints how long honest moves took in either case.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

from tests.server import services
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fourfold.server import wire
from fourfold.server.client import Guest, Seat

Frame = bytes | list[bytes]
"""The bytes of a text message, or its fragments."""

COMMAND = {"do": "move", "id": "x", "base": 5, "move": "give 7"}


def frames(rng: random.Random) -> Iterator[Frame]:
    """One after the other, of every kind."""
    while True:
        command = {**COMMAND, "id": f"h{rng.getrandbits(40)}"}
        text = json.dumps(command).encode()
        yield from (
            rng.randbytes(rng.randrange(1, 200)),
            b"\xff\xfe" + text,
            b"[" * rng.randrange(100, 4000),
            b'{"a":' * rng.randrange(100, 800),
            text[: rng.randrange(1, len(text))],
            text.replace(b'"base": 5', b'"base": ' + b"9" * rng.randrange(20, 400)),
            text.replace(b'"base": 5', b'"base": -1'),
            text.replace(b'"base": 5', b'"base": 1e400'),
            text.replace(b'"base": 5', b'"base": 5, "base": 6, "base": null'),
            text.replace(b'"base": 5', b'"base": "5"'),
            text.replace(b'"move"', b'"mvoe"'),
            text.replace(b'"do": "move"', b'"do": "opened"'),
            text.replace(b'"give 7"', b'"' + b"x" * rng.randrange(65, 3000) + b'"'),
            text.replace(b'"give 7"', b'{"$ref": "#"}'),
            text.replace(b'"give 7"', b'"flag"'),
            text.replace(b'"give 7"', b'"\\u0000\\ud800"'),
            b"null",
            b'"move"',
            b"{}",
            b"\x00" * 50,
            [text[:10], text[10:]],
            [bytes([byte]) for byte in text[:40]],
            json.dumps({**command, "seat": "A", "session": "0" * 32}).encode(),
            json.dumps({**command, "do": "sit", "chair": 0, "name": "\u202e" * 30}).encode(),
            json.dumps({**command, "do": "sit", "chair": 99, "name": "x"}).encode(),
            json.dumps({**command, "do": "say", "phrase": "<script>"}).encode(),
            json.dumps({**command, "do": "start"}).encode(),
            json.dumps({**command, "do": "reveal", "seat": "B"}).encode(),
            json.dumps({**command, "do": "answer-back", "agrees": True}).encode(),
            json.dumps({**command, "do": "seat-bot", "chair": 1, "bot": "perfect"}).encode(),
        )


async def attack(guest: Guest, name: str, number: int, rng: random.Random) -> Counter[str]:
    """Send so many hostile frames to a table at which the guest has no seat; what was answered."""
    answers: Counter[str] = Counter()
    address = f"{guest.url.replace('http', 'ws')}/api/tables/{name}/socket"
    headers = {"Authorization": f"Bearer {guest.token}"}
    wanted = frames(rng)
    sent = 0
    while sent < number:
        async with connect(address, additional_headers=headers, max_size=1 << 20) as socket:
            reading = asyncio.ensure_future(_read(socket, answers))
            try:
                for _ in range(min(number - sent, rng.randrange(1, 12))):
                    sent += 1
                    await socket.send(next(wanted), text=True)
            except ConnectionClosed:
                pass
            await socket.close()
            await reading
        answers[f"closed {socket.close_code}"] += 1
    return answers


async def _read(socket: ClientConnection, answers: Counter[str]) -> None:
    try:
        async for frame in socket:
            message = json.loads(frame)
            answers[message["code"] if message["kind"] == "refused" else message["kind"]] += 1
    except ConnectionClosed:
        pass


# --- Honest games beside it ------------------------------------------------------------------------


async def honest_game(url: str, until: asyncio.Event, delays: list[float]) -> None:
    """Play random games, one move every now and then, and see how long each takes to reach the other."""
    async with Guest(url) as ada, Guest(url) as bo:
        name = await ada.open("quarto", rules="classic+referee")
        async with ada.at(name) as first, bo.at(name) as second:
            await first.do(wire.Sit, chair=0, name="Ada")
            await second.do(wire.Sit, chair=1, name="Bo")
            await first.until(lambda view: all(c["kind"] == "person" for c in view["chairs"]))
            await first.do(wire.Start)
            await second.until(lambda view: view["match"] is not None)
            await first.until(lambda view: view["match"] is not None)
            rng = random.Random(name)
            while not until.is_set():
                await _honest_move(first, second, rng, delays)
                await asyncio.sleep(0.05)


async def _honest_move(first: Seat, second: Seat, rng: random.Random, delays: list[float]) -> None:
    for mover, other in ((first, second), (second, first)):
        game = mover.game
        if game is None or not game["moves"]:
            continue
        began = time.perf_counter()
        done = await mover.move(rng.choice(game["moves"]))
        await other.until(lambda view, seq=done.seq: view["seq"] >= seq)  # type: ignore[misc]
        delays.append(time.perf_counter() - began)
        await mover.until(lambda view, seq=done.seq: view["seq"] >= seq)  # type: ignore[misc]
        return
    await first.do(wire.Rematch)
    done = await second.do(wire.Rematch)
    for seat in (first, second):
        await seat.until(lambda view, seq=done.seq: view["seq"] >= seq)  # type: ignore[misc]


def p99(delays: list[float]) -> float:
    return 1000 * quantiles(delays, n=100)[98]


async def _measure(url: str, number: int) -> bool:
    """Attack a server beside honest games; whether it bore it."""
    rng = random.Random(number)
    async with Guest(url) as host, Guest(url) as stranger:
        name = await host.open("quartino", seats=3)
        before = await host.get(f"/api/tables/{name}")
        found = []
        for attacked in (False, True):
            delays: list[float] = []
            enough = asyncio.Event()
            games = [asyncio.ensure_future(honest_game(url, enough, delays)) for _ in range(10)]
            if attacked:
                answers = await attack(stranger, name, number, rng)
            else:
                await asyncio.sleep(10)
            enough.set()
            await asyncio.gather(*games)
            found.append((len(delays), p99(delays)))
        after = await host.get(f"/api/tables/{name}")
    print(f"{number} hostile frames; changed: {'nothing' if before == after else 'something'}")
    for what, count in answers.most_common():
        print(f"  {what}: {count}")
    for who, (count, delay) in zip(("alone", "beside it"), found, strict=True):
        print(f"honest moves {who}: {count}, p99 {delay:.1f} ms")
    return before == after and found[1][1] <= 2 * found[0][1]


def main(number: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        services.server(Path(folder)) as server,
    ):
        if not asyncio.run(_measure(server.url, number)):
            sys.exit(1)


if __name__ == "__main__":
    main(int(sys.argv[1]))
