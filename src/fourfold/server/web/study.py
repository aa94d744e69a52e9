"""The HTTP API of study: exact values, hints, analysis, records.

Lives here: paths, their parameters and their answers. Does not live here: reading, solving and analysing,
whose time grows with a guest's input; worker processes do that (`bots.worker`), in a fair queue
(`bots.fair_queue`).
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody

from fourfold.server.bots.pool import Analyse, FindHint, Import, Question, Solve
from fourfold.server.table.caps import (
    MAX_EVENTS,
    MAX_RECORD_BYTES,
    MAX_RECORD_CHARACTERS,
    MAX_VIEWS,
)
from fourfold.server.table.refusals import Refused
from fourfold.server.web.requests import (
    ApiRequest,
    PageToken,
    TableId,
    answer_of,
    guest_of,
    service_of,
)

RecordText = Annotated[str, msgspec.Meta(max_length=MAX_RECORD_CHARACTERS)]


class StudyPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Quarto position, as a request names it."""

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
    """Views wanted, at most."""


async def _answered(request: ApiRequest, question: Question, guest: str) -> Response[bytes]:
    """Return a worker's answer unparsed, as an HTTP response."""
    found: Any = await answer_of(request, question, guest)
    return Response(bytes(found), media_type="application/json")


@post("/api/solve", summary="The exact value of a Quarto position.", status_code=200)
async def solve(
    request: ApiRequest, data: JSONBody[StudyPosition], page: PageToken = None
) -> Response[bytes]:
    """Answer with a position's value, or ``unknown`` if the search takes too long, and a spectator's view."""
    guest = await guest_of(request, page)
    return await _answered(request, Solve(data.rules, data.position), guest)


@post(
    "/api/analyse",
    summary="Analyse every move of a finished Quarto game.",
    status_code=200,
    request_max_body_size=MAX_RECORD_BYTES,
)
async def analyse(
    request: ApiRequest, data: JSONBody[GameRecord], page: PageToken = None
) -> Response[bytes]:
    """Answer with values, mistakes, missed calls, and reasons as codes."""
    guest = await guest_of(request, page)
    return await _answered(request, Analyse(data.record), guest)


@get(
    "/api/tables/{table:str}/hint",
    summary="A hint for your turn, in a game that you alone play against bots.",
)
async def hint(request: ApiRequest, table: TableId) -> Response[bytes]:
    """Answer with what is safe or near, and with good moves, from the guest's own view alone.

    In Quarto: the safe pieces, the value of the position, and the moves that keep it. In Quartino: the
    nearest cards of your own, cards that the others probably hold, and the move of the bot `strong`.
    """
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    session = await service.guests.from_reader(request)
    if session is not None and not service.command_limiter.allows(session, time.monotonic()):
        raise TooManyRequestsException("Too many requests. Try again in a few seconds.")
    game = room.table.last_game
    seats = () if session is None else room.table.seats_of(session)
    if game is None or session is None or not seats:
        raise Refused("no-hint")
    if not game.is_alone(session):
        # Somebody whom a bot replaces may return, and would play against what the hints have told.
        raise Refused("not-alone")
    viewer = room.table.viewer(session)
    # On one screen a hint would name cards that are still covered.
    if game.aborted is not None or viewer is None or viewer != game.state.to_act:
        raise Refused("no-hint")
    view = game.state.view(viewer)
    settings = room.table.settings
    question = FindHint(settings.game, settings.rules, view.to_json(), tuple(view.history))
    return await _answered(request, question, session)


@post(
    "/api/records",
    summary="Check a record, have it in its canonical form, and its views page by page.",
    status_code=200,
    request_max_body_size=MAX_RECORD_BYTES,
)
async def import_record(
    request: ApiRequest, data: JSONBody[ImportedRecord], page: PageToken = None
) -> Response[bytes]:
    """Replay a record by the rules; answer with a spectator's views, at most 100 per request.

    The first view shows the start, and one view follows each event. ``total`` is the number of views,
    ``next`` the ``from`` of the next page or null. ``record`` is null in all pages but the first.
    """
    guest = await guest_of(request, page)
    return await _answered(request, Import(data.record, data.begin, data.views), guest)


ROUTES = [solve, analyse, hint, import_record]
