"""What an abusive client does to a server: one function per attack, each from a few loopback addresses.

Lives here: the attacks that `bench.hostile` runs beside honest games. Each attack runs for a number of
seconds, goes as fast as the server's limits allow, and counts the answers that it gets by HTTP status or
socket close code. Does not live here: hostile frames, which tests send too
(`tests.support.hostile_frames`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path

from tests.support.crowd import Guest, Place
from tests.support.hostile_frames import attack as send_hostile_frames
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import fourfold
from fourfold.server.web.pages import BUILT

ADDRESSES = 4
"""Loopback addresses from which each attack comes."""
GUESTS_PER_ADDRESS = 20
PAUSE_S = 0.02
"""Pause of an attacker after an answer, so that a refused attacker does not only measure its own CPU."""
HARD_POSITION = "..../..../..../.... -"
CONNECTIONS = 20
"""Connections of each address over which answers are read as fast as they come."""
HINT_GUESTS_PER_ADDRESS = 8
SLOW_READERS, SLOW_ADDRESSES, RECORDS_AMONG = 9000, 16, 30
"""Connections that read slowly, their addresses, and in how many one asks for a record."""
LENGTH = re.compile(rb"(?i)\r\ncontent-length: (\d+)")
RECORD_EVENTS = 5170

Answers = Counter[str]
_numbers = count(1)


class Target:
    """The server under attack: its port, and tables that the attackers know."""

    def __init__(self, port: int, tables: list[str], seconds: float) -> None:
        self.port = port
        self.tables = tables
        self._until = time.monotonic() + seconds

    @property
    def is_over(self) -> bool:
        """Return True once the attack has lasted long enough."""
        return time.monotonic() >= self._until

    def places(self) -> list[Place]:
        """Return the addresses from which the attack comes."""
        return [Place(self.port, f"127.0.1.{number + 1}") for number in range(ADDRESSES)]


async def request(place: Place, head: str, body: bytes = b"") -> tuple[int, bytes]:
    """Send one raw request over a connection of its own; return status (0 if closed) and body."""
    try:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", place.port, local_addr=(place.source, 0)
        )
    except OSError:
        return 0, b""
    try:
        writer.write(head.encode() + body)
        async with asyncio.timeout(30):
            answer = await reader.read()
    except (OSError, TimeoutError):
        return 0, b""
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
    first, _, rest = answer.partition(b"\r\n")
    words = first.split()
    return (int(words[1]) if len(words) > 1 else 0), rest.partition(b"\r\n\r\n")[2]


def post(place: Place, path: str, body: object, token: str = "") -> Awaitable[tuple[int, bytes]]:
    """Send a JSON body to a path of the API."""
    return request(place, _post(path, body, token, "Connection: close\r\n"))


def _post(path: str, body: object, token: str, more: str = "") -> str:
    data = json.dumps(body)
    return (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        f"Authorization: Bearer {token}\r\n\r\n{data}"
    )


async def arrivals(place: Place, number: int) -> list[Guest]:
    """Return as many new guests of one address as the server lets in, at most ``number``."""
    guests = []
    for _ in range(number):
        guest = Guest(place)
        try:
            await guest.arrive()
        except (RuntimeError, OSError, IndexError, ValueError):
            break
        guests.append(guest)
    return guests


async def _repeat(target: Target, step: Callable[[], Awaitable[str]], answers: Answers) -> None:
    while not target.is_over:
        answers[await step()] += 1
        await asyncio.sleep(PAUSE_S)


async def _as_every_guest(
    target: Target, number: int, step: Callable[[Guest], Awaitable[str]]
) -> Answers:
    """Repeat a step as ``number`` guests of every address, all at the same time."""
    answers: Answers = Counter()
    work = []
    for place in target.places():
        guests = await arrivals(place, number)
        work += [_repeat(target, partial(step, guest), answers) for guest in guests]
    await asyncio.gather(*work)
    return answers


async def _ask_for_ever(
    target: Target, path: str, body: Callable[[], object], at_once: int
) -> Answers:
    """Post to a path from every address, ``at_once`` requests at a time."""

    async def one(guest: Guest) -> str:
        return str((await post(guest.place, path, body(), guest.token))[0])

    return await _as_every_guest(target, at_once, one)


# --- The attacks -------------------------------------------------------------------------------


def long_record(events: int = RECORD_EVENTS, rules: str = "quartino+referee+turns:999999") -> str:
    """Return a legal Quartino record of at most this many events, in which nobody ever calls."""
    rng = random.Random(1)
    state = start = fourfold.game("quartino", rules).start(seats=2, rng=rng)
    lines: list[str] = []
    while len(lines) < events and state.outcome is None:
        move = rng.choice([move for move in state.moves() if not str(move).startswith("call")])
        lines.append(f"{state.to_act} {move}")
        state = state.play(move)
    header = {"game": "quartino", "rules": rules, **start.setup()}
    return "\n".join([*(f"{key}: {value}" for key, value in header.items()), "", *lines, ""])


async def upload_records(target: Target) -> Answers:
    """Upload a record of 5,170 events, three at a time from each address."""
    record = {"record": long_record()}
    return await _ask_for_ever(target, "/api/records", lambda: record, 3)


async def upload_longest_allowed_records(target: Target) -> Answers:
    """Upload a record with as many turns as a table allows, three at a time from each address."""
    record = {"record": long_record(4000, "quartino+referee+turns:400")}
    return await _ask_for_ever(target, "/api/records", lambda: record, 3)


async def ask_for_values(target: Target) -> Answers:
    """Ask for the value of positions that take long, four at a time from each address."""
    rules = [
        "danish+squares",
        "classic+squares+traits:colour,height,shape",
        "danish+traits:height,body",
    ]

    def question() -> object:
        return {"position": HARD_POSITION, "rules": rules[next(_numbers) % len(rules)]}

    return await _ask_for_ever(target, "/api/solve", question, 4)


async def _command(guest: Guest, table: str, **command: object) -> int:
    body = {"id": f"a{next(_numbers)}", "base": 0, **command}
    return (await post(guest.place, f"/api/tables/{table}/commands", body, guest.token))[0]


async def open_bot_tables(target: Target) -> Answers:
    """Let bots play bots at table after table, as every guest of every address."""

    async def one(guest: Guest) -> str:
        status, body = await post(guest.place, "/api/tables", {"game": "quarto"}, guest.token)
        if status != 201:
            return f"open {status}"
        table = json.loads(body)["table"]
        for chair in range(2):
            await _command(guest, table, do="seat-bot", chair=chair, bot="perfect")
        return f"start {await _command(guest, table, do='start')}"

    return await _as_every_guest(target, GUESTS_PER_ADDRESS, one)


async def sit_and_stand(target: Target) -> Answers:
    """Sit down and stand up again at waiting tables, as every guest of every address."""
    answers: Answers = Counter()

    async def one(guest: Guest, table: str) -> str:
        sat = await _command(guest, table, do="sit", chair=0, name="Eve")
        return f"{sat} {await _command(guest, table, do='stand', chair=0)}"

    work = []
    for place in target.places():
        for guest in await arrivals(place, GUESTS_PER_ADDRESS):
            status, body = await post(place, "/api/tables", {"game": "quarto"}, guest.token)
            if status == 201:
                table = json.loads(body)["table"]
                step = lambda guest=guest, table=table: one(guest, table)  # noqa: E731
                work.append(_repeat(target, step, answers))
    await asyncio.gather(*work)
    return answers


async def send_bad_requests(target: Target) -> Answers:
    """Send hosts with impossible ports, and JSON that is nested 1,000 deep, without any session."""
    deep = b"[" * 1000 + b"]" * 1000
    answers: Answers = Counter()
    heads = [
        "GET / HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n",
        "GET /api/tables HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(deep)}\r\n\r\n",
    ]

    async def one(place: Place) -> str:
        head = heads[next(_numbers) % len(heads)]
        return str((await request(place, head, deep if head.startswith("POST") else b""))[0])

    places = [place for place in target.places() for _ in range(4)]
    await asyncio.gather(*(_repeat(target, partial(one, place), answers) for place in places))
    return answers


async def _ask_over_one_connection(target: Target, guest: Guest, heads: list[str]) -> Answers:
    """Send requests without a body one after the other, and read every answer."""
    answers: Answers = Counter()
    while not target.is_over:
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", guest.place.port, local_addr=(guest.place.source, 0)
            )
        except OSError:
            answers["not let in"] += 1
            await asyncio.sleep(PAUSE_S)
            continue
        try:
            while not target.is_over:
                writer.write(heads[next(_numbers) % len(heads)].encode())
                head = await reader.readuntil(b"\r\n\r\n")
                status, length = head.split()[1].decode(), LENGTH.search(head)
                answers[status] += 1
                await reader.readexactly(int(length[1]) if length else 0)
                if status != "200":
                    await asyncio.sleep(PAUSE_S)
        except (OSError, asyncio.IncompleteReadError):
            answers["closed"] += 1
            await asyncio.sleep(PAUSE_S)
        finally:
            writer.transport.abort()
    return answers


def _get(path: str, token: str = "", encodings: str = "br, gzip") -> str:
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: {encodings}\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )


async def _flood(target: Target, heads: list[str]) -> Answers:
    """Send these requests over `CONNECTIONS` connections of every address at the same time."""
    guests = [Guest(place) for place in target.places() for _ in range(CONNECTIONS)]
    work = (_ask_over_one_connection(target, guest, heads) for guest in guests)
    return sum(await asyncio.gather(*work), Answers())


async def load_pages(target: Target) -> Answers:
    """Load the page and all its scripts again and again."""
    scripts = sorted(path.name for path in (BUILT / "assets").glob("*.js"))
    return await _flood(target, [_get(path) for path in ("/", *(f"/assets/{s}" for s in scripts))])


async def load_puzzles(target: Target) -> Answers:
    """Load all puzzles of Quartino again and again, uncompressed."""
    return await _flood(target, [_get("/api/puzzles?rules=quartino", encodings="identity")])


async def ask_for_hints(target: Target) -> Answers:
    """Ask for hints without end, as every guest of every address in a game of their own."""
    guests = [
        guest
        for place in target.places()
        for guest in await arrivals(place, HINT_GUESTS_PER_ADDRESS)
    ]
    work = []
    for guest in guests:
        settings = {"game": "quartino", "begins": "chosen"}
        status, body = await post(guest.place, "/api/tables", settings, guest.token)
        if status == 201:
            table = json.loads(body)["table"]
            await _command(guest, table, do="sit", chair=0, name="Eve")
            await _command(guest, table, do="seat-bot", chair=1, bot="level1")
            await _command(guest, table, do="start", first=0)
            heads = [_get(f"/api/tables/{table}/hint", guest.token)]
            work.append(_ask_over_one_connection(target, guest, heads))
    return sum(await asyncio.gather(*work), Answers())


async def read_slowly(target: Target) -> Answers:
    """Ask for long answers over 9,000 connections, and read 2 kB of each every five seconds."""
    places = [Place(target.port, f"127.0.1.{number + 1}") for number in range(SLOW_ADDRESSES)]
    record = {"record": long_record(400, "quartino+referee+turns:400")}
    scripts = (BUILT / "assets").glob("*.js")
    largest = max(scripts, key=lambda path: path.stat().st_size, default=Path("none"))
    guests = [await arrivals(place, 1) for place in places]
    answers: Answers = Counter()
    sockets: list[socket.socket] = []

    async def open_one(number: int) -> None:
        (guest,) = guests[number % len(places)]
        asks = [
            _get("/api/puzzles?rules=quartino", encodings="identity"),
            _get(f"/assets/{largest.name}", encodings="identity"),
        ]
        # Twice: a second answer waits until the first is read.
        ask = 2 * asks[number // len(places) % len(asks)]
        if number // len(places) % RECORDS_AMONG == 0:
            # Unlike the others, this answer is built for its asker.
            ask = _post("/api/records", record, guest.token)
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.bind((guest.place.source, 0))
        slow.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_connect(slow, ("127.0.0.1", target.port))
            await loop.sock_sendall(slow, ask.encode())
        except OSError:
            slow.close()
            answers["not let in"] += 1
            return
        sockets.append(slow)
        answers["opened"] += 1

    for begin in range(0, SLOW_READERS, 30):
        await asyncio.gather(*map(open_one, range(begin, min(SLOW_READERS, begin + 30))))
    while not target.is_over:
        await asyncio.sleep(5)
        for slow in sockets:
            try:
                slow.recv(2048)
            except BlockingIOError:
                pass
            except OSError:
                answers["closed"] += 1
    for slow in sockets:
        slow.close()
    return answers


async def come_and_go(target: Target) -> Answers:
    """Open sockets to a known table and close them at once."""

    async def one(guest: Guest) -> str:
        try:
            opened = await guest.place.connect(random.choice(target.tables), guest.token)
        except (OSError, InvalidMessage, InvalidHandshake):
            return "not let in"
        with contextlib.suppress(ConnectionClosed):
            await opened.recv()
        await opened.close()
        return f"closed {opened.close_code}"

    return await _as_every_guest(target, 8, one)


async def fill_lobby(target: Target) -> Answers:
    """Open public tables without end, and sit down at each."""

    async def one(guest: Guest) -> str:
        settings = {"game": "quartino", "public": True, "seats": 4}
        status, body = await post(guest.place, "/api/tables", settings, guest.token)
        if status == 201:
            await _command(guest, json.loads(body)["table"], do="sit", chair=0, name="Eve")
        return str(status)

    return await _as_every_guest(target, GUESTS_PER_ADDRESS, one)


async def hostile_frames(target: Target) -> Answers:
    """Send frames that are no command, or not this guest's to send, over sockets to known tables."""

    async def one(place: Place, number: int) -> Answers:
        guests = await arrivals(place, GUESTS_PER_ADDRESS)
        if not guests:
            return Counter()
        rng = random.Random(number)
        return await send_hostile_frames(
            guests, target.tables, sys.maxsize, rng, lambda: target.is_over
        )

    work = (one(place, number) for number, place in enumerate(target.places()))
    return sum(await asyncio.gather(*work), Answers())


ATTACKS: dict[str, Callable[[Target], Awaitable[Answers]]] = {
    "records": upload_records,
    "longest-records": upload_longest_allowed_records,
    "values": ask_for_values,
    "bot-tables": open_bot_tables,
    "sitting": sit_and_stand,
    "bad-requests": send_bad_requests,
    "pages": load_pages,
    "puzzles": load_puzzles,
    "hints": ask_for_hints,
    "slow-readers": read_slowly,
    "sockets": come_and_go,
    "lobby": fill_lobby,
    "frames": hostile_frames,
}
