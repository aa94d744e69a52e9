"""Damaged records: files cut short, changed bytes, missing lines and garbage are read, or are one error."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.support.record_mistakes import BOTH, LINE, QUARTINO, QUARTO, mistake

import fourfold
from fourfold import GameError

WHOLE = [
    'game: quarto\nrules: classic+squares\nplayers: A="Ada é" B=Bo\nresult: A (call)\n\n'
    + LINE.replace("A place d1\n", "# now\nA call a1 b1 c1 d1 ?\nA place d1\n")
    + "A call a1 b1 c1 d1\n",
    QUARTINO.format(rules="quartino")
    + BOTH
    + "A say colours\nA say column 1\nA place B 2\nA clear 1\nA place B c\nA place Y c\n"
    + "A call YBGP 1\nB place P 2\nB resign\n",
]


@pytest.mark.parametrize("whole", WHOLE, ids=["quarto", "quartino"])
def test_a_file_cut_short_is_a_shorter_record_or_one_error(whole):
    data = whole.encode()
    events = fourfold.read_record(data).events
    short = 0
    for end in range(len(data)):
        try:
            record = fourfold.read_record(data[:end])
        except GameError:
            mistake(data[:end])
        else:
            short += 1
            assert len(record.events) <= len(events)
            # The last event may be cut into another one; all before it are as they were.
            assert record.events[:-1] == events[: max(0, len(record.events) - 1)]
    assert short > 10


@pytest.mark.parametrize("whole", WHOLE, ids=["quarto", "quartino"])
def test_a_file_with_one_byte_changed_is_read_or_one_error(whole):
    data = whole.encode()
    for place in range(len(data)):
        for byte in (0, 10, 32, 35, 63, 0x41, 0xFF):
            changed = data[:place] + bytes([byte]) + data[place + 1 :]
            try:
                fourfold.read_record(changed)
            except GameError:
                mistake(changed)


@pytest.mark.parametrize("whole", WHOLE, ids=["quarto", "quartino"])
def test_a_file_without_one_of_its_lines_is_read_or_one_error(whole):
    lines = whole.split("\n")
    for gone in range(len(lines)):
        for text in ("\n".join(lines[:gone] + lines[gone + 1 :]), "\n".join(lines[: gone + 1] * 2)):
            try:
                fourfold.read_record(text)
            except GameError:
                mistake(text)


@given(st.binary(max_size=4096))
@example(bytes(range(256)) * 16)
def test_random_text_is_refused_with_one_notation_error(data):
    mistake(data)


@given(st.text(max_size=400))
def test_garbage_events_are_one_error_or_nothing(text):
    whole = QUARTO.format(rules="classic") + text
    try:
        fourfold.read_record(whole)
    except GameError:
        mistake(whole)


VERBS = [
    "give",
    "place",
    "call",
    "say",
    "clear",
    "end",
    "decline",
    "resign",
    "flag",
    "offer",
    "accept",
]
NOUNS = [
    "draw",
    "colours",
    "column",
    "7",
    "f",
    "b3",
    "a1",
    "b1",
    "c1",
    "d1",
    "Y",
    "G",
    "c",
    "1",
    "YBGP",
]
SIGNS = ["?", "#", "=", ":", "\u2028", "é", '"', "\\"]
WORDS = st.sampled_from(["A", "B", "C", "A1", *VERBS, *NOUNS, *SIGNS])
LINES = st.lists(st.lists(WORDS, max_size=7).map(" ".join), max_size=12).map("\n".join)


@given(LINES)
def test_words_of_the_notation_in_any_order_are_read_or_one_error(events):
    for header in (QUARTO.format(rules="classic"), QUARTINO.format(rules="quartino")):
        try:
            fourfold.read_record(header + events)
        except GameError:
            mistake(header + events)
