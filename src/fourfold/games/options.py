"""Reading rules strings: ``PRESET[+OPTION[:VALUE]…]``.

Lives here: the grammar of rules strings, which both games share. Does not live here: the meaning of options.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fourfold.games.text import Field

LARGEST_NUMBER = 999_999
NUMBER = re.compile(r"[1-9][0-9]{0,5}")


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a rules string, as the string writes the option."""

    name: Field
    value: Field | None

    def number(self) -> int:
        """Return the option's value as a whole number.

        Raises:
            NotationError: the value is no whole number, or is out of range.
        """
        value = self.value or self.name.end()
        digits = value.text
        if not NUMBER.fullmatch(digits):
            expected = f"1–{LARGEST_NUMBER}"
            raise value.error("bad-option-value", option=self.name.text, expected=expected)
        return int(digits)

    def choices(self, named: Mapping[str, int], expected: Sequence[str]) -> set[int]:
        """Return the numbers of the names that the option's value lists, separated by commas.

        Args:
            named: the number of each name that may be listed.
            expected: the names that the error of an unknown name lists.

        Raises:
            NotationError: a name is unknown, or is listed twice.
        """
        chosen: set[int] = set()
        for part in (self.value or self.name.end()).split(","):
            if part.text not in named:
                raise part.error(
                    "bad-option-value", option=self.name.text, expected=" ".join(expected)
                )
            if named[part.text] in chosen:
                raise part.error("option-twice")
            chosen.add(named[part.text])
        return chosen


def read_options(
    text: str, game: str, presets: Sequence[str], valued: Mapping[str, bool]
) -> tuple[str, dict[str, Option]]:
    """Return the preset and the options of a rules string.

    Args:
        text: the rules string.
        game: the name of the game whose rules it should be.
        presets: the game's presets.
        valued: the game's options, and whether each takes a value.

    Raises:
        NotationError: a preset or option is unknown, or an option is repeated, lacks its value or takes none.
    """
    preset, *rest = Field(text).split("+")
    if preset.text not in presets:
        raise preset.error("bad-preset", game=game, expected=" ".join(presets))
    options: dict[str, Option] = {}
    for part in rest:
        name, *values = part.split(":")
        value = Field(part.text[len(name.text) + 1 :], 1, values[0].column) if values else None
        if name.text not in valued or (value is not None and not valued[name.text]):
            raise part.error("bad-option", game=game, expected=" ".join(valued))
        if name.text in options:
            raise part.error("option-twice")
        options[name.text] = Option(name, value)
    return preset.text, options


def forbid_both(options: Mapping[str, Option], *names: str) -> None:
    """Check that a rules string has at most one of these options, which contradict each other.

    Raises:
        NotationError: it has two of them; the error has the place of the later one.
    """
    present = [name for name in options if name in names]
    if len(present) > 1:
        first, second = present[:2]
        raise options[second].name.error("options-contradict", option=first, other=second)
