"""What the page's unit tests are measured by: answers of the rules, in files beside them.

``python -m tests.browser.page_fixtures`` writes them anew; `test_page_fixtures` finds those that are not what
is said now.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.support.random_texts import some_rules_text, spoil
from tests.support.services import ROOT

import fourfold
from fourfold.games.errors import NotationError
from fourfold.games.quartino import rules as quartino
from fourfold.games.quarto import rules as quarto
from fourfold.games.quarto.pieces import VALUES

RULES = ROOT / "web" / "src" / "lib" / "words" / "rules.fixture.tsv"
SEED = 20
STRINGS = 700
Params = dict[str, Any]


def answer(game: str, rules: str) -> tuple[str, Params, str]:
    """Return the code and parameters of a refused rules string, and against whom a sound one is one-sided."""
    try:
        sound = fourfold.game(game, rules).rules
    except NotationError as error:
        return error.code, error.params, ""
    return "", {}, sound.one_sided_against or ""


def some_rules(rng: random.Random) -> Iterator[tuple[str, str]]:
    """Yield valid and invalid rules strings of both games, without end."""
    yield from [("quarto", "quartino"), ("quartino", "classic"), ("quarto", "classic+" + "x" * 60)]
    for preset, value, colours in product(
        quarto.PRESETS, VALUES, ("", "+owned", "+owned-dark", "+free")
    ):
        yield "quarto", f"{preset}+values:{value}{colours}"
    while True:
        for text in (some_rules_text(rng), some_rules_text(rng), spoil(some_rules_text(rng), rng)):
            yield "quarto", text
        text = some_rules_text(rng, quartino.PRESETS, quartino.OPTIONS)
        yield "quartino", rng.choice([text, spoil(text, rng)])


def rules() -> list[tuple[str, str, str, Params, str]]:
    """Return distinct rules strings with their errors, and against whom they are one-sided."""
    texts: dict[tuple[str, str], None] = {}
    for text in some_rules(random.Random(SEED)):
        texts[text] = None
        if len(texts) == STRINGS:
            break
    return [(*text, *answer(*text)) for text in texts]


def rules_file() -> str:
    """Return the fixture, a line per string: game, string, code, parameters, colour that is worse off."""
    lines = [[*row[:3], json.dumps(row[3], ensure_ascii=False), row[4]] for row in rules()]
    return "".join("\t".join(line) + "\n" for line in lines)


def main() -> None:
    """Write the fixtures of the page's unit tests again."""
    RULES.write_text(rules_file(), "utf-8")


if __name__ == "__main__":
    main()
