"""Games of Quarto for two people, played so far by a list of moves."""

from __future__ import annotations

import re

from fourfold.tui.match import Match


def for_two(rules: str = "classic", moves: str = "") -> Match:
    match = Match.begin("quarto", rules, players={"A": "Ada", "B": "Bo"})
    for move in filter(None, re.split(r",\s*", moves)):
        assert match.attempt(move) is None
    return match


ALMOST_A_LINE = "give 0, place a1, give 1, place b1, give 2, place c1, give 3"
"""Ada holds the fourth light tall piece for the first rank."""

NO_LINE_BUT_FOR_THE_LAST = ", ".join(
    f"give {piece}, place {file}{rank}"
    for rank, row in zip("4321", ("23c5", "f0b7", "98d6", "4e1a"), strict=True)
    for file, piece in zip("abcd", row, strict=True)
).removesuffix(", place d1")
"""The last piece of a game is in hand, and no line is on the board or can be made."""
