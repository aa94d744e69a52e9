"""Frames that nobody should send, and guests who send them (`bench.hostile` has very many sent)."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import cycle, islice

from bench.crowd import Guest
from websockets.exceptions import ConnectionClosed, InvalidMessage

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


async def attack(
    guests: Sequence[Guest], name: str, number: int, rng: random.Random
) -> Counter[str]:
    """Send so many hostile frames to a table at which these guests have no seat; what was answered."""
    answers: Counter[str] = Counter()
    wanted, guest = frames(rng), cycle(guests)
    while answers["sent"] < number:
        await _visit(next(guest), name, islice(wanted, rng.randrange(1, 12)), answers)
    return answers


async def _visit(guest: Guest, name: str, wanted: Iterator[Frame], answers: Counter[str]) -> None:
    """Come, send a few frames, hear what becomes of them, and go."""
    try:
        socket = await guest.place.connect(name, guest.token)
    except (OSError, InvalidMessage):
        answers["not let in"] += 1
        return
    sent = 0
    with suppress(ConnectionClosed):
        for frame in wanted:
            await socket.send(frame, text=True)
            sent += 1
    answers["sent"] += sent
    with suppress(ConnectionClosed):
        while sent:
            message = json.loads(await socket.recv())
            answers[message.get("code", message["kind"])] += 1
            sent -= message["kind"] in {"done", "refused"}
    await socket.close()
    answers[f"closed {socket.close_code}"] += 1
