"""The games by name, each with its presets and options.

Lives here: the way from names to games. ARCHITECTURE says what else a new game needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Game
from fourfold.games.quartino import Quartino
from fourfold.games.quartino import rules as quartino_rules
from fourfold.games.quarto import Quarto
from fourfold.games.quarto import rules as quarto_rules
from fourfold.games.record import Record, parse_record


@dataclass(frozen=True, slots=True)
class Entry:
    """A game that can be played."""

    make: type[Quarto] | type[Quartino]
    presets: tuple[str, ...]
    """The rule sets to start from; the first is the usual one."""
    options: Mapping[str, bool]
    """The options of its rules strings, and whether each takes a value."""


GAMES: Mapping[str, Entry] = {
    "quarto": Entry(Quarto, tuple(quarto_rules.PRESETS), quarto_rules.OPTIONS),
    "quartino": Entry(Quartino, tuple(quartino_rules.PRESETS), quartino_rules.OPTIONS),
}


def game(name: str, rules: str | None = None) -> Game:
    """A game under these rules, by default those of its first preset.

    >>> game("quarto", "danish+referee+squares")
    fourfold.game('quarto', 'danish+squares+referee')

    Raises:
        NotationError: there is no such game, or it has no such rules.
    """
    if name not in GAMES:
        raise NotationError("bad-game", expected=" ".join(GAMES), got=quote(name))
    entry = GAMES[name]
    return entry.make(entry.presets[0] if rules is None else rules)


def read_record(text: str | bytes) -> Record:
    """Read a record of any game and play it through the rules.

    Raises:
        NotationError: at the first line that cannot be read.
        IllegalMove: at the first line that the rules refuse.
    """
    return parse_record(text, game)
