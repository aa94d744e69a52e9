"""The games by name.

Lives here: the way from names to games. Does not live here: the facts of a game, such as its presets and
seat counts (`game`). ARCHITECTURE says what else a new game needs.
"""

from __future__ import annotations

from collections.abc import Mapping

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Game
from fourfold.games.quartino import Quartino
from fourfold.games.quarto import Quarto
from fourfold.games.record import Record, parse_record

GAMES: Mapping[str, type[Quarto] | type[Quartino]] = {
    Quarto.name: Quarto,
    Quartino.name: Quartino,
}
"""The games that can be played; each class has the facts of its game."""


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
    """Read a record of any game and play it through the rules.

    Raises:
        NotationError: at the first line that cannot be read.
        IllegalMove: at the first line that the rules refuse.
    """
    return parse_record(text, game)
