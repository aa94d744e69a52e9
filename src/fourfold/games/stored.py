"""Reading back JSON forms: whatever is wrong with them becomes one clear error.

Lives here: what both games' readers share. Does not live here: the forms themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Game


@contextmanager
def reading(data: object, game: Game) -> Iterator[None]:
    """Read a JSON object of this game and its rules; whatever is wrong with it is a `NotationError`."""
    belongs = isinstance(data, dict) and data.get("game") == game.name
    if not belongs or data.get("rules") != str(game.rules):  # type: ignore[attr-defined]
        raise NotationError("bad-state", got=quote(str(data)))
    try:
        yield
    except NotationError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise NotationError("bad-state", got=quote(repr(error))) from None
