"""Long records: reading, playing and masking take time in proportion to the number of events."""

from __future__ import annotations

import pickle
import random
import time
from collections.abc import Callable

import pytest

import fourfold
from fourfold.games.catalogue import read_record
from fourfold.games.history import History, Positions
from fourfold.games.record import Record

FEW, MANY = 3_000, 12_000
MOST_RATIO = 6
"""How many times as long four times as many events may take; quadratic work took ten times as long."""


@pytest.fixture(scope="module")
def long_record() -> Record:
    """A game of Quartino in which nobody ever makes a card."""
    game = fourfold.game("quartino", "quartino+referee+turns:999999")
    rng = random.Random(1)
    record = Record.begin(game, game.start(seats=2, rng=rng, first="A"))
    while len(record.events) < MANY:
        quiet = [move for move in record.state.moves() if not str(move).startswith("call")]
        record = record.play(rng.choice(quiet))
    return record


def cpu_seconds(work: Callable[[], object]) -> float:
    """Return the CPU time that a function takes."""
    before = time.process_time()
    work()
    return time.process_time() - before


def least_ratio(long: Callable[[], object], short: Callable[[], object]) -> float:
    """Return how many times as much CPU time one function takes as another: the least of three comparisons.

    Both run by turns, so that other programs slow down both of them.
    """
    return min(cpu_seconds(long) / cpu_seconds(short) for _ in range(3))


def test_reading_masking_and_printing_take_linear_time(long_record):
    text = str(long_record)
    lines = text.splitlines(keepends=True)
    head = len(lines) - MANY
    short = "".join(lines[: head + FEW])

    def work(text: str) -> None:
        record = read_record(text)
        assert str(record.masked(None)).count("\n") == text.count("\n")

    assert least_ratio(lambda: work(text), lambda: work(short)) < MOST_RATIO


def test_records_of_one_game_share_their_events(long_record):
    shorter = long_record.take_back()
    longer = shorter.play(long_record.events[-1].move)
    assert longer == long_record
    assert longer.play("end" if longer.state.phase == "call" else longer.state.moves()[0]) != longer
    begin = Record.begin(long_record.game, long_record.start)
    one = begin.play("place Y 1")
    two = one.play("end")
    assert two._histories[0]._shared is one._histories[0]._shared


def test_records_with_a_common_past_do_not_change_each_other():
    game = fourfold.game("quarto", "classic")
    begin = Record.begin(game, game.start())
    one, other = begin.play("give 0"), begin.play("give 1")
    further = one.play("place a1")
    assert [str(event.move) for event in other.events] == ["give 1"]
    assert one.take_back() == begin
    assert further.take_back().play("place b2").events[1:] != further.events[1:]
    assert [str(event.move) for event in further.events] == ["give 0", "place a1"]
    assert hash(tuple(one.events)) == hash(one.events)
    with pytest.raises(IndexError):
        one.events[1]
    assert one.events[-1] == one.events[0] == next(reversed(one.events))


def test_histories_equal_tuples_and_can_be_pickled():
    history = History("abc")
    assert history == ("a", "b", "c")
    assert history not in (("a", "b"), ["a", "b", "c"])
    assert history[1:] == ("b", "c")
    assert history[::-1] == ("c", "b", "a")
    assert pickle.loads(pickle.dumps(history)) == history
    assert eval(repr(history)) == history
    positions = Positions("xyx")
    branch = positions.shorter(1).then("y")
    assert [positions.count(text) for text in "xyz"] == [2, 1, 0]
    assert [branch.count(text) for text in "xyz"] == [1, 2, 0]
    assert pickle.loads(pickle.dumps(positions)).count("x") == 2
