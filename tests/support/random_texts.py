"""Texts that may be moves, positions or rules strings, to be read by Python and by the native core."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from fourfold.games.errors import NotationError
from fourfold.games.quarto import LINES, PIECES, SQUARES, TWO_BY_TWOS
from fourfold.games.quarto.rules import OPTIONS, PRESETS, parse_rules

NO_MOVES = [
    "",
    "give",
    "give g",
    "give LTRFX",
    "place e1",
    "place a1 a2",
    "declin",
    "ß",
    "decline x",
]
CHOICES = [
    ":height",
    ":colour,body",
    ":light,tall",
    ":red,dark,red",
    ":red,light",
    ":blue,plain",
    ":dark",
]
OPTION_VALUES = ["", ":", ":60", ":0", ":06", ":999999", ":1000000", ":6:0", *CHOICES]


def some_move_text(rng: random.Random) -> str:
    """Return a text that may be a move."""
    squares = rng.choices(SQUARES, k=rng.choice([3, 4, 4, 4, 5]))
    return rng.choice(
        [
            f"give {rng.choice(PIECES)}",
            f"give {rng.choice(PIECES).letters}",
            f"place {rng.choice(SQUARES)}",
            f" place  {rng.choice(SQUARES)} ",
            f"call {' '.join(map(str, squares))}",
            f"call {' '.join(map(str, rng.choice(LINES + TWO_BY_TWOS)))}",
            "decline",
            rng.choice(NO_MOVES),
        ]
    )


def spoil(text: str, rng: random.Random) -> str:
    """Return the text, sometimes with one or two characters changed."""
    letters = list(text)
    while rng.random() < 0.15:
        letters[rng.randrange(len(letters))] = rng.choice("0123456789abcdef./- !:12ß")
    return "".join(letters)


def some_rules_text(
    rng: random.Random,
    presets: Iterable[str] = PRESETS,
    options: Mapping[str, bool] = OPTIONS,
) -> str:
    """Return a text that may be a rules string, by default of Quarto."""
    parts = [rng.choice(list(presets)) if rng.random() < 0.95 else "Classic"]
    for option in rng.choices([*options, "odd"], k=rng.choice([0, 1, 1, 2, 2, 3, 4])):
        valued = options.get(option, False) ^ (rng.random() < 0.05)
        parts.append(option + (rng.choice(OPTION_VALUES) if valued else ""))
    return "+".join(parts)


def canonical(rules: str) -> str | None:
    """Return the canonical rules string, or None if the text is invalid."""
    try:
        return str(parse_rules(rules))
    except NotationError:
        return None
