"""Stored states and views that somebody has damaged: a clear error, or a state, never a crash."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

import fourfold
from fourfold import NotationError, Record

JUNK: list[Any] = [
    None,
    True,
    -1,
    10**6,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "x",
    "A",
    "?",
    "é\u2028\x00",
    [],
    [None],
    [[]],
    {},
    {"a": 1},
]


def middle(name: str, rules: str, seats: int, moves: int) -> Record:
    game = fourfold.game(name, rules)
    rng = random.Random(3)
    record = Record.begin(game, game.start(seats=seats, rng=rng))
    for _ in range(moves):
        if record.state.outcome is None:
            record = record.play(rng.choice(record.state.moves()))
    return record


RECORDS = [
    middle("quarto", "classic", 2, 9),
    middle("quarto", "danish+squares", 4, 33),
    middle("quarto", "classic+squares+referee", 2, 99),
    middle("quartino", "quartino", 3, 9),
    middle("quartino", "quartino+referee", 2, 60),
    middle("quartino", "quartino+turns:5", 2, 60),
]


def damaged(data: Any) -> Iterator[Any]:
    """Yield copies of the data in which one part, at any depth, is missing or replaced by junk."""
    for path in paths(data):
        for junk in JUNK:
            twin = copy.deepcopy(data)
            place = follow(twin, path[:-1])
            place[path[-1]] = junk
            yield twin
        twin = copy.deepcopy(data)
        del follow(twin, path[:-1])[path[-1]]
        yield twin


def paths(data: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data)))
    for key in keys:
        yield (*before, key)
        if isinstance(data[key], dict | list):
            yield from paths(data[key], (*before, key))


def follow(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def check(read: Callable[[Any], object], data: Any) -> None:
    """Assert that the data is read, or refused with a `NotationError` of one line."""
    try:
        read(data)
    except NotationError as error:
        text = str(error)
    except Exception as error:
        pytest.fail(f"{type(error).__name__}: {error} from {json.dumps(data)}")
    else:
        return
    assert "\n" not in text


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.game.rules))
def test_a_damaged_state_is_read_or_refused_with_a_notation_error(record):
    for data in damaged(record.state.to_json()):
        check(record.game.state_from_json, data)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.game.rules))
def test_a_damaged_view_is_read_or_refused_with_a_notation_error(record):
    for seat in (None, record.state.seats[0]):
        for data in damaged(record.state.view(seat).to_json()):
            check(record.game.view_from_json, data)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize("name", ["quarto", "quartino"])
def test_what_is_no_stored_thing_at_all_is_refused(name, junk):
    game = fourfold.game(name)
    for read in (game.state_from_json, game.view_from_json):
        with pytest.raises(NotationError) as caught:
            read(junk)
        assert caught.value.code == "bad-state"


def nested(depth: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for _ in range(depth):
        found = {"board": found}
    return found


@pytest.mark.parametrize("name", ["quarto", "quartino"])
def test_objects_nested_deeper_than_python_recurses_are_read_or_refused(name):
    game = fourfold.game(name)
    deep = nested(100_000)
    stored = game.start(rng=random.Random(1)).to_json()
    with pytest.raises(NotationError, match="'dict'"):
        game.state_from_json(deep)
    for key in stored:
        with suppress(NotationError):
            game.state_from_json({**stored, key: deep})
    # Python itself recurses when it deletes such an object.
    while deep:
        deep = deep["board"]


def test_a_state_of_the_other_game_is_refused():
    for record, other in ((RECORDS[0], "quartino"), (RECORDS[3], "quarto")):
        with pytest.raises(NotationError) as caught:
            fourfold.game(other).state_from_json(record.state.to_json())
        assert caught.value.code == "bad-state"


CONTRADICTIONS = [
    (0, {"rules": "danish"}),
    (0, {"refusals": -1}),
    (0, {"offer": ["Z"]}),
    (3, {"rules": "quartino-first"}),
    (3, {"seat": "Z"}),
    (3, {"racks": []}),
    (3, {"made": [["nope"], [], []]}),
    (3, {"gone": ["Z"]}),
]


@pytest.mark.parametrize(("number", "change"), CONTRADICTIONS, ids=str)
def test_a_state_that_contradicts_itself_or_the_rules_is_refused(number, change):
    record = RECORDS[number]
    with pytest.raises(NotationError):
        record.game.state_from_json(record.state.to_json() | change)
