"""Reading states and views from JSON: every mistake in the JSON becomes a `NotationError`.

Lives here: what the readers of both games share. Does not live here: the keys of the JSON objects.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Game


@contextmanager
def reading(data: object, game: Game) -> Iterator[None]:
    """Check that a JSON object is of this game and rules; turn errors of the block into `NotationError`."""
    belongs = isinstance(data, dict) and data.get("game") == game.name
    if not belongs or data.get("rules") != str(game.rules):  # type: ignore[attr-defined]
        raise NotationError("bad-state", got=_quoted(data))
    try:
        yield
    except NotationError:
        raise
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
    ) as error:
        raise NotationError("bad-state", got=_quoted(error)) from None


def _quoted(data: object) -> str:
    """Return an object as quoted text; of an object nested too deeply only the name of its type."""
    try:
        return quote(data if isinstance(data, str) else repr(data))
    except RecursionError:
        return quote(type(data).__name__)
