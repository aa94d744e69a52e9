"""The answers by which the page's unit tests measure it are those of the rules and the engine."""

from __future__ import annotations

import json
from collections import Counter

from tests.browser import page_fixtures

from fourfold.engine.reasons import Code

CODES = {"", "bad-preset", "bad-option", "bad-option-value", "option-twice", "options-contradict"}


def test_the_faults_of_rules_strings_are_those_that_the_server_finds():
    assert page_fixtures.RULES.read_text("utf-8") == page_fixtures.rules_file()


def test_there_are_strings_with_each_fault_and_with_none():
    counts = Counter((game, code) for game, _, code, _ in page_fixtures.rules())
    assert set(counts) == {(game, code) for game in ("quarto", "quartino") for code in CODES}
    assert min(counts.values()) >= 5


def test_the_notes_on_whole_games_are_those_of_the_engine():
    assert json.loads(page_fixtures.JUDGED.read_text("utf-8")) == page_fixtures.judged()


def test_among_them_is_every_reason():
    notes = [note for game in page_fixtures.judged() for note in game["notes"]]
    assert {reason["code"] for note in notes for reason in note["reasons"]} == set(Code)
