"""Frames that no client should send, and guests who send them; used by tests and `bench.hostile`."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import cycle, islice

from tests.support.crowd import Guest
from websockets.exceptions import ConnectionClosed, InvalidMessage

Frame = bytes | list[bytes]
"""The bytes of a text message, or its fragments."""

COMMAND = {"do": "move", "id": "x", "base": 5, "move": "give 7"}
FOR_CAUSE = {1007, 1009, 4400}
"""Close codes by which a server answers an invalid frame."""


def frames(rng: random.Random) -> Iterator[Frame]:
    """Yield hostile frames of every kind, without end."""
    while True:
        yield from _of_every_kind(rng)


def _of_every_kind(rng: random.Random) -> list[Frame]:
    command = {**COMMAND, "id": f"h{rng.getrandbits(40)}"}
    text = json.dumps(command).encode()

    def other(do: str, **arguments: object) -> bytes:
        """Return a well-formed command that this guest may not give."""
        base = rng.choice([0, 5, 10**6])
        return json.dumps({"do": do, "id": command["id"], "base": base, **arguments}).encode()

    return [
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
        other("move", move=rng.choice(["give 7", "place c Y", "resign", "accept"]), seat="B"),
        other("sit", chair=0, name="\u202e" * 30),
        other("sit", chair=99, name="x"),
        other("say", phrase="<script>"),
        other("start"),
        other("reveal", seat="B"),
        other("stand", chair=0),
        other("ask-back"),
        other("answer-back", agrees=True),
        other("refuse-draw"),
        other("rematch"),
        other("seat-bot", chair=1, bot="greedy"),
        other("wait", name="x"),
    ]


KINDS = len(_of_every_kind(random.Random(0)))


async def attack(
    guests: Sequence[Guest],
    names: Sequence[str],
    number: int,
    rng: random.Random,
    is_over: Callable[[], bool] = lambda: False,
) -> Counter[str]:
    """Send hostile frames to tables at which these guests have no seat; return what the answers were.

    Ends once ``number`` frames have been read by the server (answered, or the reason for closing a socket),
    or when ``is_over`` says so.
    """
    answers: Counter[str] = Counter()
    wanted, guest = frames(rng), cycle(guests)
    while answers["read"] < number and not is_over():
        some = islice(wanted, rng.randrange(1, 12))
        await _visit(next(guest), rng.choice(names), some, answers)
    return answers


async def _visit(guest: Guest, name: str, wanted: Iterator[Frame], answers: Counter[str]) -> None:
    """Connect, send a few frames, count the answers and disconnect."""
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
            if message["kind"] in {"done", "refused"}:
                sent -= 1
                answers["read"] += 1
    await socket.close()
    answers["read"] += socket.close_code in FOR_CAUSE
    answers[f"closed {socket.close_code}"] += 1
