"""Rule sets of Quartino: with or without situations, in rulebook or referee play.

Lives here: rule sets and their rules strings. Does not live here: playing (`state`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from fourfold.games.options import forbid_both, read_options

TURN_LIMIT = 200
"""Turns after which a game ends, unless the rules say otherwise."""

#: The options and whether each takes a value, in the order in which rules strings print them.
OPTIONS = {"players": False, "referee": False, "turn": True, "turns": True}

#: Options of which a rules string may have at most one, group by group.
CONTRADICTIONS = (("players", "referee"),)


@dataclass(frozen=True)
class QuartinoRules:
    """A rule set of Quartino. `str` of it is its rules string.

    >>> str(parse_rules("quartino+turns:200+turn:90+referee"))
    'quartino+referee+turn:90'
    """

    preset: str = "quartino"
    """The name of the preset: ``quartino`` or ``quartino-first``."""
    situations: bool = True
    """Whether the situations of T7 and T8 count."""
    referee: bool = False
    """Whether the program sees every situation, so that nobody says any (T10)."""
    turn_seconds: int | None = None
    """The seconds per turn; None for no limit."""
    turn_limit: int = TURN_LIMIT
    """The number of turns after which the game ends (T13)."""

    @property
    def one_sided_against(self) -> None:
        """None: all players place tokens of every colour."""

    def __str__(self) -> str:
        parts = [self.preset]
        if self.referee:
            parts.append("referee")
        if self.turn_seconds is not None:
            parts.append(f"turn:{self.turn_seconds}")
        if self.turn_limit != TURN_LIMIT:
            parts.append(f"turns:{self.turn_limit}")
        return "+".join(parts)


PRESETS = {
    "quartino": QuartinoRules("quartino"),
    "quartino-first": QuartinoRules("quartino-first", situations=False),
}


@lru_cache(maxsize=256)
def parse_rules(text: str) -> QuartinoRules:
    """Return the rule set that a rules string writes.

    Raises:
        NotationError: an option is unknown or repeated, or two options contradict each other.
    """
    preset, options = read_options(text, "quartino", list(PRESETS), OPTIONS)
    for names in CONTRADICTIONS:
        forbid_both(options, *names)
    rules = PRESETS[preset]
    if "referee" in options:
        rules = replace(rules, referee=True)
    if "turn" in options:
        rules = replace(rules, turn_seconds=options["turn"].number())
    if "turns" in options:
        rules = replace(rules, turn_limit=options["turns"].number())
    return rules
