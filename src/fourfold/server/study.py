"""The HTTP API of study: exact values, hints, analysis, puzzles, records.

Lives here: paths, what they take and what they answer. Nothing that grows with a guest's input is done here:
reading, solving and analysing happen in worker processes (`thinker`), under a fair queue (`turns`).
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody, QueryParameter

from fourfold.engine.puzzles import shipped_puzzles
from fourfold.games.game import Json
from fourfold.games.quarto import Quarto
from fourfold.server.api import Asking, PageToken, TableId, answer_of, guest_of, service_of
from fourfold.server.caps import MAX_EVENTS, MAX_RECORD_BYTES, MAX_RECORD_CHARACTERS, MAX_VIEWS
from fourfold.server.events import Person
from fourfold.server.refusals import Refused
from fourfold.server.thinking import Analyse, Hint, Import, Question, Solve

RecordText = Annotated[str, msgspec.Meta(max_length=MAX_RECORD_CHARACTERS)]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Quarto position."""

    position: Annotated[str, msgspec.Meta(max_length=200)]
    rules: Annotated[str, msgspec.Meta(max_length=200)] = "classic"


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in the notation of records."""

    record: RecordText


class ImportedRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"begin": "from"}
):
    """A game in the notation of records, and which of its views are wanted."""

    record: RecordText
    begin: Annotated[int, msgspec.Meta(ge=0, le=MAX_EVENTS)] = 0
    """The number of events before the first view; ``from`` in JSON."""
    views: Annotated[int, msgspec.Meta(ge=1, le=MAX_VIEWS)] = MAX_VIEWS
    """How many views at most."""


async def _answered(request: Asking, question: Question, guest: str) -> Response[bytes]:
    """Return a worker's answer as it came, without reading it on the event loop."""
    found: Any = await answer_of(request, question, guest)
    return Response(bytes(found), media_type="application/json")


@post("/api/solve", summary="The exact value of a Quarto position.", status_code=200)
async def solve(
    request: Asking, data: JSONBody[Position], page: PageToken = None
) -> Response[bytes]:
    """Unknown when it takes too long; with the view of a spectator."""
    guest = await guest_of(request, page)
    return await _answered(request, Solve(data.rules, data.position), guest)


@post(
    "/api/analyse",
    summary="Every move of a finished Quarto game.",
    status_code=200,
    request_max_body_size=MAX_RECORD_BYTES,
)
async def analyse(
    request: Asking, data: JSONBody[GameRecord], page: PageToken = None
) -> Response[bytes]:
    """Values, mistakes, missed calls, and reasons as codes."""
    guest = await guest_of(request, page)
    return await _answered(request, Analyse(data.record), guest)


@get("/api/tables/{table:str}/hint", summary="A hint for one's own turn, against bots alone.")
async def hint(request: Asking, table: TableId) -> Response[bytes]:
    """Which pieces are safe, what the position is worth, and the moves that keep it."""
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    session = await service.guests.from_reader(request)
    if session is not None and not service.command_limiter.allows(session, time.monotonic()):
        raise TooManyRequestsException("expected fewer hints")
    match = room.table.match
    seats = () if session is None else room.table.seats_of(session)
    people = {who.session for who in room.table.chairs if isinstance(who, Person)}
    if match is None or people != {session} or match.state.to_act not in seats:
        raise Refused("no-hint")
    if not isinstance(room.table.game, Quarto):
        raise Refused("not-quarto", game=room.table.settings.game)
    view = match.state.view(match.state.to_act)
    question = Hint(room.table.settings.rules, view.to_json())
    return await _answered(request, question, session or "")


@post(
    "/api/records",
    summary="Check a record, have it in its canonical form, and its views page by page.",
    status_code=200,
    request_max_body_size=MAX_RECORD_BYTES,
)
async def import_record(
    request: Asking, data: JSONBody[ImportedRecord], page: PageToken = None
) -> Response[bytes]:
    """Plays it through the rules; with the views of a spectator, at most a hundred of them.

    The first view is that of the start, then comes one after each event. ``total`` is how many there are,
    ``next`` the ``from`` of the next page or null. ``record`` is null in all pages but the first.
    """
    guest = await guest_of(request, page)
    return await _answered(request, Import(data.record, data.begin, data.views), guest)


@get("/api/puzzles", summary="Puzzles of a rule set.")
async def puzzles(
    rules: Annotated[str, QueryParameter(max_length=200)] = "classic",
    grade: Annotated[int | None, QueryParameter(ge=1, le=5)] = None,
) -> list[Json]:
    """With their solutions: a page checks them itself."""
    found = [p for p in shipped_puzzles() if p.rules == rules and grade in (None, p.grade)]
    return [msgspec.to_builtins(puzzle) for puzzle in found]


ROUTES = [solve, analyse, hint, import_record, puzzles]
