"""The grammars of docs/notation.md describe what the library reads and prints."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

import fourfold
from fourfold.games.errors import SENTENCES
from fourfold.games.quartino import rules as quartino_rules
from fourfold.games.quarto import rules as quarto_rules
from fourfold.games.quarto.pieces import MUSHROOM_VALUES, TRAITS, VALUES

DOCUMENT = (Path(__file__).parents[1] / "docs" / "notation.md").read_text("utf-8")
TOKEN = re.compile(r'\s*("[^"]*"|\?[^?]*\?|[a-z][a-z-]*|[0-9]+|[][(){}|*])')
#: The descriptions in words of the grammars.
IN_WORDS = {
    "tab": r"\t",
    "the rest of the line": r"[^\n]*",
    "a letter from a to z": "[a-z]",
    "line break": r"\n",
}


@cache
def productions() -> dict[str, str]:
    """Return the right side of each production of the document, by its name."""
    grammar = "\n".join(re.findall(r"^```ebnf\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL))
    found = re.findall(r"^([a-z-]+) += (.*?) ;$", grammar, re.MULTILINE | re.DOTALL)
    assert len(found) == len(dict(found)) == grammar.count(" = ")
    return dict(found)


@cache
def pattern(name: str) -> str:
    """Return the regular expression of a production; no production of the document is recursive."""
    tokens = TOKEN.findall(productions()[name])
    expression = _alternatives(tokens)
    assert tokens == [], name
    return expression


def _alternatives(tokens: list[str]) -> str:
    parts = [""]
    while tokens and tokens[0] not in {")", "]", "}"}:
        if tokens[0] == "|":
            tokens.pop(0)
            parts.append("")
        else:
            parts[-1] += _factor(tokens)
    return f"(?:{'|'.join(parts)})"


def _factor(tokens: list[str]) -> str:
    token = tokens.pop(0)
    if token.isdecimal():
        assert tokens.pop(0) == "*"
        return f"(?:{_factor(tokens)}){{{token}}}"
    if token in {"(", "[", "{"}:
        inner = _alternatives(tokens)
        tokens.pop(0)
        return inner + {"(": "", "[": "?", "{": "*"}[token]
    if token.startswith('"'):
        return re.escape(token[1:-1])
    if token.startswith("?"):
        return IN_WORDS[token.strip("? ")]
    return pattern(token)


def fits(name: str, text: str) -> bool:
    return re.fullmatch(pattern(name), text) is not None


def random_record(name: str, rules: str, rng: random.Random) -> fourfold.Record:
    game = fourfold.game(name, rules)
    record = fourfold.Record.begin(game, game.start(rng=rng), {"A": "Ada", "B": "Bo the Great"})
    while record.state.outcome is None and len(record.events) < 60:
        record = record.play(rng.choice(record.state.moves()))
    return record.play("resign", "B") if record.state.outcome is None else record


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("quarto", "classic"),
        ("quarto", "danish+squares"),
        ("quarto", "mushrooms+values:light,tall+referee+turn:60"),
        ("quartino", "quartino"),
        ("quartino", "quartino-first+referee+turns:40"),
    ],
)
def test_what_games_print_fits_the_grammars(name, rules):
    rng = random.Random(5)
    for _ in range(5):
        record = random_record(name, rules, rng)
        assert fits("record", str(record))
        assert fits(f"{name}-rules", str(record.game.rules))
        for event in record.events:
            assert fits(f"{name}-move", str(event.move)), event
        for state in record.states:
            if name == "quarto" or state.position.count(" ") == 1:
                assert fits(f"{name}-position", state.position), state.position


@pytest.mark.parametrize("name", ["quarto", "quartino"])
def test_grammars_and_parsers_accept_the_same_moves(name):
    """Texts are made of the words of the notation, so that many are moves and many are nearly moves."""
    rng = random.Random(3)
    words = "give place call decline say colours column clear end resign offer draw accept flag"
    words += " abandon a1 b2 c3 d4 e5 0 7 f F LTRF ltrf DSQH Y B YBGP YBG c 1 8 9 ?"
    game = fourfold.game(name)
    accepted = 0
    for _ in range(6_000):
        text = " ".join(rng.choice(words.split()) for _ in range(rng.choice((1, 2, 3, 3, 5))))
        try:
            game.parse_move(text)
            is_move = True
        except fourfold.NotationError as error:
            # That the four squares of a call differ is said in words.
            is_move = error.code == "bad-call" and len(text.split()) == 5
        assert fits(f"{name}-move", text) == is_move, text
        accepted += is_move
    assert accepted > 50


def test_the_document_explains_every_option_preset_trait_and_value():
    grammar = productions()
    for rules, kind in ((quarto_rules, "quarto"), (quartino_rules, "quartino")):
        named = set(re.findall(r'"([a-z-]+):?"', grammar[f"{kind}-option"]))
        assert named == set(rules.OPTIONS)
        assert set(re.findall(r'"([a-z-]+)"', grammar[f"{kind}-rules"])) == set(rules.PRESETS)
        for name in [*rules.OPTIONS, *rules.PRESETS]:
            assert re.search(rf"^\| `{name}[:`]", DOCUMENT, re.MULTILINE), name
    assert re.findall(r'"(\w+)"', grammar["trait"]) == list(TRAITS)
    assert re.findall(r'"(\w+)"', grammar["value"]) == [*VALUES, *MUSHROOM_VALUES]


def test_the_document_lists_every_error_code_and_no_other():
    chapter = DOCUMENT[DOCUMENT.index("### Codes of texts") :]
    rows = re.findall(r"^\| .*? \| (`.*) \|$", chapter, re.MULTILINE)
    assert {code for row in rows for code in re.findall(r"`([a-z0-9-]+)`", row)} == set(SENTENCES)
