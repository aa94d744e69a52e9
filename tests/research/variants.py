"""The rule sets and numbers of seats at which the environments and games for research are tried."""

from __future__ import annotations

import random

import pytest

import fourfold
from fourfold.research import Episode, actions_of

Variant = tuple[str, str, int]
"""A game, its rules and a number of seats."""

VARIANTS: list[Variant] = [
    ("quarto", "classic", 2),
    ("quarto", "classic+referee", 2),
    ("quarto", "classic+squares+traits:colour,height", 4),
    ("quarto", "mushrooms", 3),
    ("quarto", "mushrooms+values:dark,short+owned+lose-on-false-call", 2),
    ("quarto", "danish", 2),
    ("quarto", "danish+squares+owned-dark+referee", 4),
    ("quarto", "danish+free+turn:60", 3),
    ("quartino", "quartino+turns:12", 2),
    ("quartino", "quartino+turn:60+turns:12", 3),
    ("quartino", "quartino+turns:12", 4),
    ("quartino", "quartino+referee+turns:12", 2),
    ("quartino", "quartino+referee+turns:12", 3),
    ("quartino", "quartino+referee+turns:12", 4),
    ("quartino", "quartino-first+turns:12", 2),
    ("quartino", "quartino-first+referee+turns:12", 4),
]
"""Every preset, every option and every number of seats from 2 to 4 occurs."""


each_variant = pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant))
)
"""Runs a test once for each variant."""


def started(name: str, rules: str, seats: int, seed: int = 1) -> Episode:
    """Return a new game."""
    game = fourfold.game(name, rules)
    return Episode(actions_of(game), game.start(seats=seats, rng=random.Random(seed)))
