"""The HTTP API of puzzles: those of a game and its rules, by grade and kind.

Lives here: which puzzles an address names. Does not live here: the puzzles (`engine.kits`), and answers that
are the same for everybody (`prepared`).
"""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from fourfold.engine.kits import KITS
from fourfold.engine.puzzles import HARDEST
from fourfold.server.web.prepared import Prepared
from fourfold.server.web.requests import ApiRequest


@cache
def prepared(game: str, rules: str, grade: int | None, kind: str | None) -> Prepared:
    """Return the answer with the puzzles of a game, encoded at the first call; without a game with none."""
    found = [
        puzzle
        for puzzle in (KITS[game].puzzles()[rules] if game else ())
        if grade in (None, puzzle.grade) and kind in (None, puzzle.kind)
    ]
    return Prepared.compressed(msgspec.json.encode(found), "application/json")


def named(game: str | None, rules: str | None) -> tuple[str, str] | None:
    """Return the game and the rules string whose puzzles a request names, or None if there are none.

    >>> named(None, None), named("quartino", None), named(None, "danish")
    (('quarto', 'classic'), ('quartino', 'quartino'), ('quarto', 'danish'))
    """
    for name, kit in KITS.items():
        first, *_ = kit.puzzles()
        if game in (None, name) and (rules or first) in kit.puzzles():
            return name, rules or first
    return None


@get("/api/puzzles", summary="Puzzles of a game and its rules.")
async def puzzles(
    request: ApiRequest,
    game: Annotated[str | None, QueryParameter(max_length=20)] = None,
    rules: Annotated[str | None, QueryParameter(max_length=200)] = None,
    grade: Annotated[int | None, QueryParameter(ge=1, le=HARDEST)] = None,
    kind: Annotated[str | None, QueryParameter(max_length=20)] = None,
) -> Response[bytes]:
    """Answer with puzzles and their solutions.

    Without ``game`` the rules decide; without both, they are those of `classic` Quarto.
    """
    found = named(game, rules)
    if found is None or kind not in {None, *KITS[found[0]].puzzle_kinds}:
        # All unknown games, rules and kinds share one answer, so that clients cannot fill the cache.
        return prepared("", "", None, None).answer(request)
    return prepared(*found, grade, kind).answer(request)


ROUTES = [puzzles]
