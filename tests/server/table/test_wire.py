"""Messages on the wire: round trips, and anything else is a bad frame."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.server.table import wire
from fourfold.server.table.wire import BadFrame
from fourfold.server.web.sockets import MAX_LAG_MS, Client

COMMANDS = get_args(get_type_hints(wire.read_command)["return"])
"""All kinds of commands that a client may send."""
MESSAGES = get_args(wire.Message)
short = st.text(st.characters(exclude_categories=["Cs"]), max_size=64)
FIELDS = {
    "id": st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=40),
    "base": st.integers(0, 2**53),
    "chair": st.integers(0, 99),
    "first": st.none() | st.integers(0, 99),
    "name": short,
    "bot": short,
    "move": short,
    "seat": short,
    "phrase": short,
    "agrees": st.booleans(),
    "what": st.sampled_from(get_args(wire.What)),
    "number": st.integers(0, 2**53),
}
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | short,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(short, inner, max_size=3),
    max_leaves=8,
)
objects = st.dictionaries(short, json_values, max_size=4)


def any_command() -> st.SearchStrategy[wire.Command]:
    return st.one_of(
        *(
            st.builds(kind, **{field: FIELDS[field] for field in kind.__struct_fields__})
            for kind in COMMANDS
        )
    )


@given(command=any_command())
def test_every_command_survives_a_round_trip(command):
    frame = wire.write(command)
    if len(frame) <= wire.MAX_FRAME_BYTES:
        assert wire.read_command(frame) == command
        assert wire.read_command(frame.decode()) == command


def test_strategies_cover_every_field_of_every_command():
    fields = {field for kind in COMMANDS for field in kind.__struct_fields__}
    assert fields <= set(FIELDS)
    assert set(get_args(wire.Command)) <= set(COMMANDS)
    assert len({kind.__struct_config__.tag for kind in COMMANDS}) == len(COMMANDS) >= 12


ANSWERS = {
    "id": short,
    "seq": st.integers(0, 2**53),
    "refusal": st.none() | objects,
    "code": short,
    "text": short,
    "params": objects,
    "events": st.lists(st.builds(wire.Numbered, st.integers(1, 2**53), objects), max_size=3),
    "view": objects,
    "chairs": st.lists(st.integers(0, 9)),
    "spectators": st.integers(0, 999),
    "claims": st.lists(
        st.builds(
            wire.Claimable,
            st.integers(0, 9),
            st.lists(FIELDS["what"], max_size=3),
            st.integers(0, 10**6),
        ),
        max_size=3,
    ),
    "number": st.integers(0, 2**53),
}


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_every_message_survives_a_round_trip(kind, data):
    fields = {field: data.draw(ANSWERS[field]) for field in kind.__struct_fields__}
    message = kind(**fields)
    assert wire.read_message(wire.write(message)) == message


def test_messages_exist_for_answers_news_and_presence():
    tags = {kind.__struct_config__.tag for kind in MESSAGES}
    assert tags >= {"news", "done", "refused", "presence"}
    assert len(tags) == len(MESSAGES)


def test_a_command_is_small_and_plain_json():
    frame = b'{"do":"move","id":"c1","base":12,"move":"give 7"}'
    assert wire.read_command(frame) == wire.PlayMove("c1", 12, "give 7")
    assert json.loads(wire.write(wire.Rematch("c2", 3))) == {"do": "rematch", "id": "c2", "base": 3}
    spaced = b'\n{ "base" : 3 ,"id":"c2","do":"rematch" }\t'
    assert wire.read_command(spaced) == wire.Rematch("c2", 3)


def test_the_longest_name_and_move_fit_into_a_frame():
    for letter in ("x", "\U0001f344", "\x01", '"'):
        command = wire.PlayMove("x" * 40, 2**53, letter * 64, letter * 64)
        assert len(wire.write(command)) <= wire.MAX_FRAME_BYTES


def test_the_id_of_a_command_is_printable_ascii():
    """A database that takes no NUL must not be asked to store one."""
    for wrong in ("", " ", "c 1", "c1\n", "c\x001", "é", "x" * 41):
        with pytest.raises(BadFrame):
            wire.read_command(wire.write(wire.Rematch(wrong, 1)))


def test_a_frame_is_counted_in_bytes():
    frame = '{"do":"rematch","id":"c","base":1}'
    assert wire.read_command(frame + " " * (wire.MAX_FRAME_BYTES - len(frame)))
    for longer in (" " * (wire.MAX_FRAME_BYTES - len(frame) + 1), "\U0001f344" * 1_100):
        for form in (frame + longer, (frame + longer).encode()):
            with pytest.raises(BadFrame, match="too long"):
                wire.read_command(form)


def test_repeated_field_is_refused_in_every_spelling():
    for frame in (
        '{"do":"rematch","id":"a","id":"b","base":1}',
        '{"do":"rematch","id":"a","\\u0069d":"a","base":1}',
        '{"do":"rematch","do":"ask-back","id":"a","base":1}',
        '{"do":"rematch","do":"rematch","id":"a","base":1}',
        '{"base":1,"do":"rematch","id":"a","base":1}',
    ):
        with pytest.raises(BadFrame):
            wire.read_command(frame)


# --- Hostile frames ----------------------------------------------------------------------------


def sound(rng: random.Random, needed: str = "do") -> dict[str, object]:
    """Return the fields of a valid command that has this field."""
    kind = rng.choice([k for k in COMMANDS if needed in ("do", *k.__struct_fields__)])
    values = {
        "id": "c1",
        "base": 3,
        "chair": 1,
        "first": 0,
        "name": "Ada",
        "bot": "greedy",
        "move": "give 7",
        "seat": "A",
        "phrase": "hello",
        "agrees": True,
        "what": "win",
        "number": 5,
    }
    fields = {field: values[field] for field in kind.__struct_fields__}
    return {"do": kind.__struct_config__.tag, **fields}


def wrong_type(rng: random.Random) -> object:
    fields = sound(rng)
    name = rng.choice(sorted(fields))
    kinds: list[object] = [None, True, 1.5, -1, 2**53 + 1, 10**30, [], {}, "", "x" * 65, ["c1"]]
    fits = {
        "chair": (int,),
        "first": (int, type(None)),
        "base": (int,),
        "number": (int,),
        "id": (str,),
        "agrees": (bool,),
        "do": (),
    }.get(name, (str,))
    if name == "seat" and fields["do"] == "move":
        fits = (str, type(None))
    bad = [
        value
        for value in kinds
        if type(value) not in fits
        or (name == "id" and value in ("", "x" * 65))
        or value in ("x" * 65, -1, 2**53 + 1, 10**30)
    ]
    return {**fields, name: rng.choice(bad)}


def without_a_field(rng: random.Random) -> object:
    fields = sound(rng)
    optional = ("first", "seat", *(["bot"] if fields["do"] == "claim" else []))
    del fields[rng.choice([name for name in fields if name not in optional] or ["do"])]
    if fields.get("do") == "reveal":
        fields.pop("seat", None)
    return fields


def with_another_field(rng: random.Random) -> object:
    name = rng.choice(["session", "host", "seed", "__class__", "kind", "", "é", "lag"])
    return {**sound(rng), name: rng.choice([1, "A", None, {}])}


def no_object(rng: random.Random) -> object:
    return rng.choice([None, 1, "move", [], {}, [sound(rng)], {"do": "move"}, {"do": "boom"}, True])


def broken_utf8(rng: random.Random) -> bytes:
    frame = bytearray(json.dumps(sound(rng)).encode())
    place = rng.randrange(len(frame))
    frame[place:place] = rng.choice(
        [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf8\x88", b"\xe2\x82"]
    )
    return bytes(frame)


def broken_off(rng: random.Random) -> bytes:
    frame = json.dumps(sound(rng)).encode()
    return frame[: rng.randrange(len(frame))]


def with_bytes_changed(rng: random.Random) -> bytes:
    frame = json.dumps(sound(rng)).encode()
    return rng.choice([frame + b"}", frame + frame, b"[" + frame, frame.replace(b":", b"=", 1)])


def deep(rng: random.Random) -> bytes:
    depth = rng.randrange(100, 2_000)
    shape = rng.choice([(b"[", b"]"), (b'{"a":', b"}"), (b'{"do":', b"}"), (b"[[", b"")])
    return (shape[0] * depth + b"1" + shape[1] * depth)[: wire.MAX_FRAME_BYTES]


def huge_numbers(rng: random.Random) -> bytes:
    number = rng.choice([b"9" * 4_000, b"1e400", b"-1e99", b"1" + b"0" * 309, b"1E+5000", b"-0.5"])
    return b'{"do":"rematch","id":"a","base":' + number + b"}"


def twice(rng: random.Random) -> bytes:
    fields = sound(rng)
    name = rng.choice(sorted(fields))
    frame = json.dumps(fields)
    return f"{frame[:-1]}, {json.dumps(name)}: {json.dumps(fields[name])}}}".encode()


def too_long(rng: random.Random) -> bytes:
    frame = json.dumps(sound(rng))
    return (frame + " " * rng.randrange(wire.MAX_FRAME_BYTES, 5 * wire.MAX_FRAME_BYTES)).encode()


def noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(200))


def odd_json(rng: random.Random) -> bytes:
    frame = json.dumps(sound(rng, "base")).encode()
    odd = rng.choice(
        [b"NaN", b"Infinity", b"01", b"0x1", b"+1", b"'3'", b"undefined", b"\x003", b""]
    )
    return rng.choice(
        [frame.replace(b'"base": 3', b'"base": ' + odd), b"\xef\xbb\xbf" + frame, b"//\n" + frame]
    )


def with_what_is_no_character(rng: random.Random) -> bytes:
    odd = rng.choice([b"c\n1", rb"\ud800", rb"\udc00\ud800", rb"\ud800A", rb"\x41", b"\x00"])
    return json.dumps(sound(rng, "base")).encode().replace(b"c1", odd)


KINDS: list[Callable[[random.Random], object]] = [
    *(wrong_type, without_a_field, with_another_field, no_object, broken_utf8, broken_off),
    *(with_bytes_changed, deep, huge_numbers, twice, too_long, noise, odd_json),
    with_what_is_no_character,
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_hostile_frames_are_bad_frames_and_nothing_else(kind):
    rng = random.Random(kind.__name__)
    for _ in range(160):
        made = kind(rng)
        frame = made if isinstance(made, bytes) else json.dumps(made).encode()
        with pytest.raises(BadFrame) as caught:
            wire.read_command(frame)
        assert str(caught.value)
        try:
            text = frame.decode()
        except UnicodeDecodeError:
            text = frame.decode(errors="surrogateescape")
        with pytest.raises(BadFrame):
            wire.read_command(text)


def test_there_are_two_thousand_hostile_frames():
    assert 160 * len(KINDS) >= 2_000


@given(frame=st.binary(max_size=300) | st.text(max_size=300))
def test_any_bytes_are_a_command_or_a_bad_frame(frame):
    try:
        command = wire.read_command(frame)
    except BadFrame:
        return
    assert isinstance(command, COMMANDS)


@given(command=any_command(), data=st.data())
def test_a_frame_with_one_byte_changed_is_a_command_or_a_bad_frame(command, data):
    frame = bytearray(wire.write(command))
    frame[data.draw(st.integers(0, len(frame) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(BadFrame):
        assert isinstance(wire.read_command(bytes(frame)), COMMANDS)


def test_lag_is_measured_by_pings_that_were_sent_and_answered() -> None:
    async def play() -> tuple[int, int, int]:
        client = Client(None, "ada", "")  # type: ignore[arg-type]
        client._asked = time.monotonic_ns() // 1_000_000 - 80
        client.heard(wire.Pong(client._asked + 1))
        unasked = client.lag
        client.heard(wire.Pong(client._asked))
        first = client.lag
        client._asked = time.monotonic_ns() // 1_000_000 - 60_000
        client.heard(wire.Pong(client._asked))
        return unasked, first, client.lag

    unasked, first, later = asyncio.run(play())
    assert unasked == 0
    assert 40 <= first < 200
    assert later == MAX_LAG_MS
