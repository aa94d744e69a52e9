"""The fixtures of the page's unit tests agree with the rules in Python."""

from __future__ import annotations

from collections import Counter

from tests.browser import page_fixtures

CODES = {"", "bad-preset", "bad-option", "bad-option-value", "option-twice", "options-contradict"}


def test_errors_of_rules_strings_in_the_fixture_are_those_of_the_server():
    assert page_fixtures.RULES.read_text("utf-8") == page_fixtures.rules_file()


def test_fixture_has_rules_that_are_one_sided_against_each_colour_and_against_none():
    counts = Counter(row[4] for row in page_fixtures.rules() if not row[2])
    assert set(counts) == {"", "light", "dark"}
    assert min(counts.values()) >= 5


def test_fixture_has_rules_strings_with_each_error_and_with_none():
    counts = Counter((game, code) for game, _, code, _, _ in page_fixtures.rules())
    assert set(counts) == {(game, code) for game in ("quarto", "quartino") for code in CODES}
    assert min(counts.values()) >= 5
