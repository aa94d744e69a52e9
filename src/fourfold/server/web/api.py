"""The HTTP API of guests and tables: signing in, opening and finding tables, records, personal data.

Lives here: paths, what they take and what they answer; the OpenAPI description comes from these types. Does
not live here: commands and news of a table (`sockets`), solving, analysis and puzzles (`study`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from fourfold.games.catalogue import GAMES
from fourfold.games.game import Json
from fourfold.server.bots.pool import Export
from fourfold.server.edge.guests import page_token
from fourfold.server.process.service import Service
from fourfold.server.rooms.lobby import LOOK_SECONDS, Lobby
from fourfold.server.table import wire
from fourfold.server.table.events import Clock, Settings
from fourfold.server.table.opening import NamedHost, Opening, WantedBot
from fourfold.server.table.refusals import Refused, Unreadable
from fourfold.server.table.views import lobby_view
from fourfold.server.web import streams
from fourfold.server.web.requests import (
    ApiRequest,
    OtherOrigin,
    PageToken,
    TableId,
    answer_of,
    guest_of,
    service_of,
    stranger,
)

MAX_OWN_TABLES = 100
"""Tables in the list of a guest's own tables."""
PAIRING_TURN_SECONDS = 60
"""Seconds per turn of Quarto between strangers: the rulebook's tournament rule."""
PAIRING_CLOCK = Clock(seconds=600, increment=5)
"""The clock of Quartino between strangers."""


class GuestTokens(msgspec.Struct, frozen=True):
    """The tokens of a guest. ``token`` is for programs, which send it as a bearer token."""

    page: str
    token: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=16)]
    rules: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] = 2
    public: bool = False
    begins: Annotated[str, msgspec.Meta(pattern="^(lot|chosen|youngest)$")] = "lot"
    clock: Clock | None = None
    same_screen: bool = False
    goes_round: bool = False

    def settings(self) -> Settings:
        """Return the settings in the form in which events store them."""
        return Settings(
            self.game,
            self.rules if self.rules is not None else _usual(self.game),
            self.seats,
            self.public,
            self.begins,  # type: ignore[arg-type]
            self.clock,
            self.same_screen,
            self.goes_round,
        )


class NewOccupant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody on a chair of a new table: the guest under a ``name``, or a ``bot``."""

    name: wire.Short | None = None
    bot: wire.Short | None = None


class TableToOpen(NewTable, frozen=True, forbid_unknown_fields=True):
    """The settings of a table to be opened, and who sits down there at once."""

    chairs: Annotated[list[NewOccupant | None], msgspec.Meta(max_length=8)] = []
    """Who sits down at once, from chair 0 on; null leaves a chair free."""
    start: bool = False
    """Whether the first game starts at once."""
    first: wire.Small | None = None
    """With ``start``: the chair that begins, at a table with ``begins`` "chosen" or "youngest"."""
    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64)] | None = None
    """A random text; a guest who sends the same text again gets the same table."""

    def opening(self) -> Opening:
        """Return who sits down at once, and whether the first game starts.

        Raises:
            Refused: a chair has neither a name nor a bot, or both.
        """
        return Opening(tuple(map(_occupant, self.chairs)), self.start, self.first)


class OpenedTable(msgspec.Struct, frozen=True):
    """The id of a table that was opened or found."""

    table: str


def _occupant(wanted: NewOccupant | None) -> NamedHost | WantedBot | None:
    match wanted:
        case None:
            return None
        case NewOccupant(name=str(name), bot=None):
            return NamedHost(name)
        case NewOccupant(name=None, bot=str(bot)):
            return WantedBot(bot)
    raise Refused("bad-settings", what="a chair without a name or a bot, or with both")


def _usual(game: str) -> str:
    """Return the default rules of a game; an unknown game is refused once its table is opened."""
    return GAMES[game].presets[0] if game in GAMES else ""


def _with_clock(wanted: NewTable) -> NewTable:
    """Return the settings, with the clock for strangers if they name neither rules nor a clock."""
    if wanted.rules is not None or wanted.clock is not None:
        return wanted
    game = GAMES.get(wanted.game)
    if game is not None and game.usual_clock == "turn":
        rules = f"{game.presets[0]}+turn:{PAIRING_TURN_SECONDS}"
        return msgspec.structs.replace(wanted, rules=rules)
    return msgspec.structs.replace(wanted, clock=PAIRING_CLOCK)


@post("/api/session", summary="Get a guest session, or renew it.")
async def open_session(
    request: ApiRequest, program: Annotated[bool, QueryParameter()] = False
) -> Response[GuestTokens]:
    """Set or renew the cookie of the server's own page; with ``program=true`` answer with a token instead."""
    service = service_of(request.app.state)
    guests = service.guests
    if not program and not guests.may_get_cookie(request):
        raise stranger(
            service, request, "Open Fourfold in your browser: other pages cannot sign you in."
        )
    if not program and (origin := guests.other_origin(request)) is not None:
        # The browser knows that the page is this server's; every later request would be refused.
        raise OtherOrigin(origin)
    token = None if program else await guests.renewed_token(request)
    if token is None:
        token = await _new_guest(request)
    if program:
        return Response(GuestTokens(page_token(token), token))
    # A known guest gets the cookie again, too, which renews its expiry.
    return Response(GuestTokens(page_token(token)), cookies=guests.cookies(request, token))


async def _new_guest(request: ApiRequest) -> str:
    """Return the secret of a new guest.

    Raises:
        TooManyRequestsException: too many guests have come from this address.
    """
    service = service_of(request.app.state)
    key = service.guests.address_hash(request)
    if not service.session_limiter.allows(key, time.monotonic()):
        raise TooManyRequestsException(
            "Too many new guests from your address. Try again in a minute.",
            headers={"Retry-After": "60"},
        )
    _, token = await service.guests.welcome()
    return token


def _limit_tables(request: ApiRequest, service: Service) -> None:
    if not service.table_limiter.allows(service.guests.address_hash(request), time.monotonic()):
        raise TooManyRequestsException(
            "Too many new tables from your address. Try again in a minute.",
            headers={"Retry-After": "60"},
        )


@post("/api/tables", summary="Open a table.")
async def open_table(
    request: ApiRequest, data: JSONBody[TableToOpen], page: PageToken = None
) -> OpenedTable:
    """Open a table; its id is a secret of 128 bits, and everybody who has the id may join.

    With ``chairs`` the guest and bots sit down at once, with ``start`` the first game begins. If any of this
    is refused, no table is opened.
    """
    session = await guest_of(request, page)
    service = service_of(request.app.state)
    _limit_tables(request, service)
    address = service.guests.address_hash(request)
    room = await service.rooms.open(data.settings(), session, address, data.opening(), data.id)
    room.asked(session, address)
    return OpenedTable(room.table.id)


@post("/api/play", summary="Sit down at a waiting public table of these rules, or open one.")
async def play_now(
    request: ApiRequest,
    data: JSONBody[NewTable],
    name: Annotated[str, QueryParameter(max_length=64)],
    page: PageToken = None,
) -> OpenedTable:
    """Seat a guest at a waiting public table or a new one; two guests who ask at once are seated together.

    Without rules and clock, Quarto is played with one minute per turn, Quartino with ten minutes per game and
    five seconds more per turn.
    """
    session = await guest_of(request, page)
    settings = msgspec.structs.replace(_with_clock(data).settings(), public=True)
    service = service_of(request.app.state)
    _limit_tables(request, service)
    address = service.guests.address_hash(request)
    room = await service.lobby.play_now(settings, session, name, address)
    room.asked(session, address)
    return OpenedTable(room.table.id)


@get("/api/tables", summary="The public tables.")
async def list_tables(request: ApiRequest) -> list[Json]:
    """List at most 50 public tables: tables that wait for players first, then the newest."""
    return await service_of(request.app.state).lobby.listed()


@get("/api/lobby", summary="The public tables, live: a line of JSON whenever they change.")
async def watch_tables(request: ApiRequest) -> Stream:
    """Stream the list of public tables; empty lines keep the connection alive."""
    service = service_of(request.app.state)
    return streams.streamed(request, _lobby_lines(service.lobby))


async def _lobby_lines(lobby: Lobby) -> AsyncGenerator[bytes]:
    quiet = 0
    async for listed in lobby.watch():
        quiet = 0 if listed is not None else quiet + 1
        if listed is not None:
            yield msgspec.json.encode(listed) + b"\n"
        elif quiet % int(streams.KEEP_ALIVE_SECONDS / LOOK_SECONDS) == 0:
            yield b"\n"


@get("/api/tables/{table:str}", summary="A table as you may see it.")
async def see_table(
    request: ApiRequest, table: TableId, away: Annotated[bool, QueryParameter()] = False
) -> Json:
    """Answer with the table as the guest may see it, with whose turn it is and the guest's legal moves.

    The guest counts as present at the table for a minute, unless the request says that they are ``away``.
    """
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    session = await service.guests.from_reader(request)
    if not away:
        room.asked(session, service.guests.address_hash(request))
    return room.view(session)


@get("/api/tables/{table:str}/record", summary="The last game at a table as a record.")
async def export_record(request: ApiRequest, table: TableId) -> Response[str]:
    """Answer with the record; cards that the guest may not know are question marks."""
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    session = await service.guests.from_reader(request)
    # The guest has another seat in the next game, so that game and seat are read together.
    now = room.table
    if now.last_game is None:
        raise Refused("no-game")
    viewer = None if session is None else now.viewer(session)
    found = await answer_of(request, Export(str(now.last_game.record), viewer), session or "")
    text = msgspec.json.decode(found, type=str | None)
    if text is None:
        raise Unreadable("record")
    return Response(text, media_type="text/plain; charset=utf-8")


@get("/api/mine", summary="Your tables.")
async def my_tables(request: ApiRequest) -> list[Json]:
    """List the tables of the guest, the newest first."""
    service = service_of(request.app.state)
    session = await service.guests.from_reader(request)
    if session is None:
        return []
    tables = await service.storage.tables_of(session, MAX_OWN_TABLES)
    address = service.guests.address_hash(request)
    async with service.listing.setdefault(address, asyncio.Lock()):
        rooms = [await service.rooms.readable(table) for table in tables]
    return [
        {**lobby_view(room.table), "your_chairs": list(room.table.chairs_of(session))}
        for room in rooms
        if room is not None
    ]


@post("/api/forget-me", summary="Delete all data about you.", status_code=204)
async def forget_me(request: ApiRequest, page: PageToken = None) -> Response[None]:
    """Resign the guest's open games, remove their names from all games, and delete the cookie."""
    session = await guest_of(request, page)
    service = service_of(request.app.state)
    await service.forgetting.forget(session)
    return Response(None, status_code=204, cookies=service.guests.ended_cookies(request))


@get("/api/my-data", summary="All data about you, as one JSON file.")
async def my_data(request: ApiRequest) -> Stream:
    """Stream a file built from views: cards that the guest may not know are question marks."""
    service = service_of(request.app.state)
    session = await service.guests.from_reader(request)
    if session is None:
        raise stranger(service, request)
    answer = streams.streamed(request, service.personal_data.file(session), "application/json")
    answer.headers["Content-Disposition"] = 'attachment; filename="fourfold-my-data.json"'
    return answer


ROUTES = [
    forget_me,
    my_data,
    open_session,
    open_table,
    play_now,
    list_tables,
    watch_tables,
    see_table,
    export_record,
    my_tables,
]
