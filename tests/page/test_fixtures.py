"""The answers by which the page's unit tests measure it are those of the rules."""

from __future__ import annotations

from collections import Counter

from tests.page import fixtures

CODES = {"", "bad-preset", "bad-option", "bad-option-value", "option-twice", "options-contradict"}


def test_the_faults_of_rules_strings_are_those_that_the_server_finds():
    assert fixtures.RULES.read_text("utf-8") == fixtures.rules_file()


def test_there_are_strings_with_each_fault_and_with_none():
    counts = Counter((game, code) for game, _, code, _ in fixtures.rules())
    assert set(counts) == {(game, code) for game in ("quarto", "quartino") for code in CODES}
    assert min(counts.values()) >= 5
