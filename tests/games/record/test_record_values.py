"""Records as values: equal records have equal hashes; a wrong line is refused before later lines are read."""

from __future__ import annotations

import random
import sys
import time

import pytest

import fourfold

HEADER = "game: quarto\nrules: classic\n\n"
DEAL = "deal: A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY\nfirst: A\n"


def test_equal_records_have_equal_hashes_and_records_can_be_members_of_sets():
    text = (
        HEADER.replace("\n\n", "\nplayers: A=Ada B=Bo\ndate: 2026-11-16\n\n")
        + "A give 0\nB place a1\n"
    )
    one, other = fourfold.read_record(text), fourfold.read_record(text)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, one.play("give 1"), one.take_back()}) == 3


def test_records_of_quartino_have_hashes_that_tell_deals_apart():
    text = f"game: quartino\nrules: quartino\n{DEAL}\nA place Y 1\n"
    one, other = (
        fourfold.read_record(one) for one in (text, text.replace("YBGP,YBPG", "YBPG,YBGP"))
    )
    assert hash(one) != hash(other)
    assert {one: 1, other: 2}[fourfold.read_record(text)] == 1


def calls_to_refuse(record: str | bytes) -> int:
    """Return the number of calls, of Python and C functions, until a record is refused at its line 5."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    refused: fourfold.GameError | None = None
    sys.setprofile(count)
    try:
        fourfold.read_record(record)
    except fourfold.GameError as error:
        refused = error
    finally:
        sys.setprofile(None)
    assert refused is not None
    assert refused.line == 5
    return calls


@pytest.mark.parametrize("wrong", ["B place z9", "B give 1", "B place a1 \x07", "nonsense"])
@pytest.mark.parametrize("encoded", [False, True])
def test_work_until_line_5_is_refused_does_not_grow_with_the_record(wrong: str, encoded: bool):
    start = f"{HEADER}A give 0\n{wrong}\n"
    records = [start + "# a comment\n" * lines for lines in (10, 200_000)]
    short, long = (record.encode() if encoded else record for record in records)
    assert calls_to_refuse(long) < 2 * calls_to_refuse(short)


def test_record_of_18_megabytes_that_is_wrong_in_line_5_is_refused_at_once():
    record = (HEADER + "A give 0\nB place z9\n" + "B call a1 b1 c1 d1 ?\n" * 860_000).encode()
    assert len(record) > 18_000_000
    began = time.process_time()
    with pytest.raises(fourfold.NotationError, match="line 5"):
        fourfold.read_record(record)
    assert time.process_time() - began < 1


def test_repr_of_a_long_record_is_one_short_line():
    record = fourfold.read_record(HEADER + "A give 0\nB place b2\n" + "B call a1 b1 c1 d1 ?\n" * 3)
    assert repr(record) == (
        "<Record of fourfold.game('quarto', 'classic'), 5 events, '..../..../.0../.... -'>"
    )


def test_wrong_line_is_named_even_if_a_later_line_is_not_utf8():
    with pytest.raises(fourfold.NotationError, match="line 5"):
        fourfold.read_record((HEADER + "A give 0\nB place z9\n").encode() + b"\xff\n")
    with pytest.raises(fourfold.NotationError, match=r"line 6: .*0xff.*column 3"):
        fourfold.read_record((HEADER + "A give 0\nB place a1\n").encode() + b"# \xff\n")


def test_random_records_read_as_bytes_and_as_text_are_the_same():
    rng = random.Random(1)
    game = fourfold.game("quarto")
    record = fourfold.Record.begin(game, game.start(), {"A": "Ada ☕", "B": "B\\o"})
    while record.state.outcome is None:
        record = record.play(rng.choice(list(record.state.moves())))
    text = str(record)
    windows = ("\ufeff" + text.replace("\n", "\r\n")).encode()
    assert (
        fourfold.read_record(text)
        == fourfold.read_record(text.encode())
        == fourfold.read_record(windows)
        == record
    )
