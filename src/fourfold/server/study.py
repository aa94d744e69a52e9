"""The HTTP API of study: exact values, hints, analysis, puzzles, records.

Lives here: paths, what they take and what they answer. All thinking is done where bots think, and waits its
turn among them.
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody, QueryParameter

from fourfold.engine.puzzles import shipped_puzzles
from fourfold.games.catalogue import read_record
from fourfold.games.game import Json
from fourfold.games.quarto import Quarto
from fourfold.server.api import Asking, PageToken, TableId, guest_of, service_of
from fourfold.server.events import Person
from fourfold.server.refusals import Refused
from fourfold.server.thinking import Analyse, Hint, Question, Solve, Stuck


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Quarto position."""

    position: Annotated[str, msgspec.Meta(max_length=200)]
    rules: Annotated[str, msgspec.Meta(max_length=200)] = "classic"


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in the notation of records."""

    record: Annotated[str, msgspec.Meta(max_length=60_000)]


async def _think(request: Asking, question: Question) -> Any:
    """An answer from where bots think; it waits its turn among them."""
    service = service_of(request.app.state)
    try:
        # An address, not a guest: anybody can be many guests.
        asker = f"address {service.guests.address(request)}"
        return await service.thinkers.ask(question, asker)
    except Stuck:
        raise Refused("bots-busy") from None


@post("/api/solve", summary="The exact value of a Quarto position.", status_code=200)
async def solve(request: Asking, data: JSONBody[Position], page: PageToken = None) -> Json:
    """Unknown when it takes too long; with the view of a spectator."""
    await guest_of(request, page)
    game = Quarto(data.rules)
    view = game.at(data.position).view(None).to_json()
    found: Json = await _think(request, Solve(str(game.rules), data.position))
    return {**found, "view": view}


@post("/api/analyse", summary="Every move of a finished Quarto game.", status_code=200)
async def analyse(
    request: Asking, data: JSONBody[GameRecord], page: PageToken = None
) -> list[Json]:
    """Values, mistakes, missed calls, and reasons as codes."""
    await guest_of(request, page)
    record = read_record(data.record)
    if record.game.name != "quarto":
        raise Refused("not-quarto", game=record.game.name)
    if record.state.outcome is None:
        raise Refused("not-over")
    found: list[Json] = await _think(request, Analyse(data.record))
    return found


@get("/api/tables/{table:str}/hint", summary="A hint for one's own turn, against bots alone.")
async def hint(request: Asking, table: TableId) -> Json:
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
    if room.table.settings.game != "quarto":
        raise Refused("not-quarto", game=room.table.settings.game)
    view = match.state.view(match.state.to_act)
    found: Json = await _think(request, Hint(room.table.settings.rules, view.to_json()))
    return found


@post("/api/records", summary="Check a record and have it in its tidy form.", status_code=200)
async def import_record(
    request: Asking, data: JSONBody[GameRecord], page: PageToken = None
) -> Json:
    """Plays it through the rules; with the view of a spectator after every event."""
    await guest_of(request, page)
    record = read_record(data.record)
    return {
        "record": str(record.masked(None)),
        "views": [state.view(None).to_json() for state in record.states],
    }


@get("/api/puzzles", summary="Puzzles of a rule set.")
async def puzzles(
    rules: Annotated[str, QueryParameter(max_length=200)] = "classic",
    grade: Annotated[int | None, QueryParameter(ge=1, le=5)] = None,
) -> list[Json]:
    """With their solutions: a page checks them itself."""
    found = [p for p in shipped_puzzles() if p.rules == rules and grade in (None, p.grade)]
    return [msgspec.to_builtins(puzzle) for puzzle in found]


ROUTES = [solve, analyse, hint, import_record, puzzles]
