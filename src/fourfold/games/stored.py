"""Reading back JSON forms: whatever is wrong with them becomes one clear error.

Lives here: what both games' readers share. Does not live here: the forms themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import IllegalMove, Json


@contextmanager
def reading(data: object, game: str) -> Iterator[Json]:
    """The data as a JSON object of this game; a missing or ill-typed part is a `NotationError`."""
    if not isinstance(data, dict) or data.get("game") != game:
        raise NotationError("bad-state", got=quote(str(data)))
    try:
        yield data
    except IllegalMove as error:
        raise NotationError("bad-state", got=quote(str(error))) from None
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise NotationError("bad-state", got=quote(repr(error))) from None
