"""The numbers in the rules, as the page and the terminal tell them in every language."""

from __future__ import annotations

import re

import pytest
from tests.support.messages import messages

from fourfold.texts import LANGUAGES, Texts

PAGE, TERMINAL = "rules", ""
NAMES = re.compile(r"rules?-[\w-]+|(?:quarto|quartino)-in-short")
BOOKS = {
    (PAGE, "rules-quarto-box"): [16, 16],
    (TERMINAL, "rule-q1-text"): [16],
    (PAGE, "rules-quarto-lines"): [10],
    (TERMINAL, "rule-q4-text"): [10],
    (PAGE, "rules-quarto-advanced"): [9, 19],
    (TERMINAL, "rule-q9-text"): [9, 19],
    (PAGE, "rules-quarto-time"): [10, 20],
    (PAGE, "rules-danish-time"): [5, 20],
    (TERMINAL, "rules-quarto-intro"): [10, 20, 5, 20],
    (PAGE, "rules-quartino-box"): [7, 99, 20],
    (TERMINAL, "rules-quartino-intro"): [7, 99, 20],
    (PAGE, "rules-quartino-box-tokens"): [28],
    (PAGE, "rules-quartino-box-cards"): [24],
    (TERMINAL, "rule-t1-text"): [28, 24],
}
"""What the rulebooks say of board, pieces, lines, minutes, ages, tokens and cards."""


def numbers(language: str, part: str, name: str) -> list[int]:
    """Return the numbers from 5 on: some languages have words for smaller ones, or for “2×2 square”."""
    found = re.findall(r"\d+", Texts(language, part)(name))
    return [number for number in map(int, found) if number > 4]


@pytest.mark.parametrize(("part", "name"), BOOKS)
def test_rules_have_the_numbers_of_the_rulebooks(part, name):
    assert numbers("en", part, name) == BOOKS[part, name]


@pytest.mark.parametrize("part", [PAGE, TERMINAL], ids=["page", "terminal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_the_same_numbers_in_every_language(language, part):
    rules = [name for name in messages("en", part) if NAMES.fullmatch(name)]
    assert len(rules) > 50
    for name in rules:
        assert sorted(numbers(language, part, name)) == sorted(numbers("en", part, name)), name
