"""The games by name.

Lives here: finding a game by its name. Does not live here: the facts of a game, such as its presets and seat
counts (`game`). ARCHITECTURE.md says what else a new game needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, overload

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Game
from fourfold.games.quartino import Quartino
from fourfold.games.quarto import Quarto
from fourfold.games.record import Record, parse_record

GAMES: Mapping[str, type[Game]] = {Quarto.name: Quarto, Quartino.name: Quartino}
"""The games that can be played; each class has the facts of its game."""


@overload
def game(name: Literal["quarto"], rules: str | None = None) -> Quarto: ...


@overload
def game(name: Literal["quartino"], rules: str | None = None) -> Quartino: ...


@overload
def game(name: str, rules: str | None = None) -> Game: ...


def game(name: str, rules: str | None = None) -> Game:
    """Return the game of this name under these rules, by default under its first preset.

    >>> game("quarto", "danish+referee+squares")
    fourfold.game('quarto', 'danish+squares+referee')

    Raises:
        NotationError: there is no such game, or it has no such rules.
    """
    if name not in GAMES:
        raise NotationError("bad-game", expected=" ".join(GAMES), got=quote(name))
    kind = GAMES[name]
    return kind(kind.presets[0] if rules is None else rules)


def read_record(text: str | bytes) -> Record:
    """Return the record of any game that a text writes, with every event played through the rules.

    Raises:
        NotationError: a line cannot be read; the error has the number of the first such line.
        IllegalMove: the rules refuse an event; the error has the number of its line.
    """
    return parse_record(text, game)
