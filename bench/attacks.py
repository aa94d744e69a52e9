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
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count

from tests.support.crowd import Guest, Place
from tests.support.hostile_frames import attack as send_hostile_frames
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import fourfold

ADDRESSES = 4
"""Loopback addresses from which each attack comes."""
GUESTS_PER_ADDRESS = 20
PAUSE_S = 0.02
"""Pause of an attacker after an answer, so that a refused attacker does not only measure its own CPU."""
HARD_POSITION = "..../..../..../.... -"
SLOW_READERS = 1500
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
    data = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{place.port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )
    return request(place, head, data)


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


async def read_slowly(target: Target) -> Answers:
    """Open plain connections, ask for the page many times over each and read nothing."""
    answers: Answers = Counter()
    writers = []
    places = target.places()
    ask = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n\r\n".encode() * 16
    for number in range(SLOW_READERS):
        place = places[number % len(places)]
        try:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", place.port, local_addr=(place.source, 0), limit=1
            )
        except OSError:
            answers["not let in"] += 1
            continue
        writer.write(ask)
        writers.append(writer)
        answers["opened"] += 1
    while not target.is_over:
        await asyncio.sleep(0.1)
    for writer in writers:
        writer.transport.abort()
    return answers


async def come_and_go(target: Target) -> Answers:
    """Open sockets to a known table and close them at once."""

    async def one(guest: Guest) -> str:
        try:
            socket = await guest.place.connect(random.choice(target.tables), guest.token)
        except (OSError, InvalidMessage, InvalidHandshake):
            return "not let in"
        with contextlib.suppress(ConnectionClosed):
            await socket.recv()
        await socket.close()
        return f"closed {socket.close_code}"

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
    "slow-readers": read_slowly,
    "sockets": come_and_go,
    "lobby": fill_lobby,
    "frames": hostile_frames,
}
