"""The HTTP API of puzzles: those of a rule set, by grade and kind.

Lives here: which puzzles an address names. Does not live here: the puzzles (`engine`), and answers that are
the same for everybody (`prepared`).
"""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from fourfold.engine import puzzles as of_quarto
from fourfold.engine import quartino_puzzles as of_quartino
from fourfold.server.web.prepared import Prepared
from fourfold.server.web.requests import ApiRequest

QUARTINO = "quartino"
"""The rules for which puzzles of Quartino are sent."""


@cache
def known_rules() -> frozenset[str]:
    """Return the rules of which there are puzzles."""
    return frozenset({QUARTINO, *(puzzle.rules for puzzle in of_quarto.shipped_puzzles())})


@cache
def prepared(rules: str, grade: int | None, kind: str | None) -> Prepared:
    """Return the answer with these puzzles, encoded at the first call."""
    shipped = (
        of_quartino.shipped_puzzles()
        if rules == QUARTINO
        else [puzzle for puzzle in of_quarto.shipped_puzzles() if puzzle.rules == rules]
    )
    found = [
        puzzle
        for puzzle in shipped
        if grade in (None, puzzle.grade) and kind in (None, puzzle.kind)
    ]
    return Prepared.compressed(msgspec.json.encode(found), "application/json")


@get("/api/puzzles", summary="Puzzles of a rule set.")
async def puzzles(
    request: ApiRequest,
    rules: Annotated[str, QueryParameter(max_length=200)] = "classic",
    grade: Annotated[int | None, QueryParameter(ge=1, le=of_quarto.HARDEST)] = None,
    kind: Annotated[str | None, QueryParameter(max_length=20)] = None,
) -> Response[bytes]:
    """Answer with puzzles and their solutions, with those of Quartino for its rules."""
    is_known = rules in known_rules() and kind in {None, *of_quarto.KINDS, *of_quartino.KINDS}
    # All unknown rules and kinds share one answer, so that clients cannot fill the cache.
    found = prepared(rules, grade, kind) if is_known else prepared("", None, None)
    return found.answer(request)


ROUTES = [puzzles]
