"""The HTTP API of tables: opening them, finding them, and playing without a socket.

Lives here: paths, what they take and what they answer; the OpenAPI description comes from these types. Does
not live here: solving, analysis and puzzles (`study`).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotAuthorizedException, TooManyRequestsException
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from fourfold.games.catalogue import GAMES
from fourfold.games.game import Json
from fourfold.server import wire
from fourfold.server.bus import AddressHash
from fourfold.server.connections import ARRIVED, GOING
from fourfold.server.events import Clock, Session, Settings
from fourfold.server.gate import AT_END
from fourfold.server.guests import page_token
from fourfold.server.lobby import LOOK, Lobby
from fourfold.server.refusals import Refused, Unreadable
from fourfold.server.rooms import Room
from fourfold.server.service import Service
from fourfold.server.sockets import MOST_WAITING
from fourfold.server.thinking import Export, Question, Stuck
from fourfold.server.turns import Asker
from fourfold.server.views import lobby_view

MOST_LISTED = 100
TOO_MANY_CONNECTIONS = (
    "Too many open connections from your address. Close other tabs and try again."
)
KEEP_ALIVE = 15.0
"""Seconds of silence after which a stream sends an empty line."""

PAIRING_TURN_SECONDS = 60
"""The rulebooks' tournament rule for Quarto."""
PAIRING_CLOCK = Clock(seconds=600, increment=5)

Asking = Request[Any, Any, Any]
PageToken = Annotated[str | None, HeaderParameter(name="X-Fourfold-Page", max_length=64)]
TableId = Annotated[str, PathParameter(max_length=32, min_length=32, pattern="^[0-9a-f]+$")]
Since = Annotated[int | None, QueryParameter(ge=0, le=2**53)]


class Guest(msgspec.Struct, frozen=True):
    """Who one is here. ``token`` is for programs, which send it as a bearer token."""

    page: str
    token: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is to be for."""

    game: Annotated[str, msgspec.Meta(max_length=16)]
    rules: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] = 2
    public: bool = False
    begins: Annotated[str, msgspec.Meta(pattern="^(lot|chosen|youngest)$")] = "lot"
    clock: Clock | None = None
    same_screen: bool = False
    goes_round: bool = False

    def settings(self) -> Settings:
        """As events keep them."""
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


class Opened(msgspec.Struct, frozen=True):
    """A table's id."""

    table: str


def _usual(game: str) -> str:
    """Return the default rules of a game; an unknown game is refused once its table is opened."""
    return GAMES[game].presets[0] if game in GAMES else ""


def _with_clock(wanted: NewTable) -> NewTable:
    """Return what is wanted; if it names neither rules nor a clock, with the usual clock for strangers."""
    if wanted.rules is not None or wanted.clock is not None:
        return wanted
    game = GAMES.get(wanted.game)
    if game is not None and game.usual_clock == "turn":
        rules = f"{game.presets[0]}+turn:{PAIRING_TURN_SECONDS}"
        return msgspec.structs.replace(wanted, rules=rules)
    return msgspec.structs.replace(wanted, clock=PAIRING_CLOCK)


def service_of(state: State) -> Service:
    """The server that an application runs."""
    service: Service = state["service"]
    return service


async def guest_of(request: Asking, page: str | None) -> Session:
    """The guest who asks for something to be done.

    Raises:
        NotAuthorizedException: nobody who is to be believed.
        TooManyRequestsException: they ask too often.
    """
    service = service_of(request.app.state)
    session = await service.guests.from_page(request, page)
    if session is None:
        raise NotAuthorizedException("The server does not know you. Reload the page and try again.")
    if not service.command_limiter.allows(session, time.monotonic()):
        raise TooManyRequestsException("Too many requests. Try again in a few seconds.")
    return session


async def answer_of(request: Asking, question: Question, guest: str) -> msgspec.Raw:
    """Return a worker's answer as JSON; the question waits its turn among those of other addresses.

    Raises:
        GameError, Refused: the worker refuses the question, or too many wait already.
    """
    service = service_of(request.app.state)
    # Grouped by address: anybody can be many guests.
    asker = Asker(service.guests.address_hash(request), guest)
    try:
        return await service.thinkers.ask(question, asker)
    except Stuck:
        raise Refused("bots-busy") from None


@post("/api/session", summary="Become a guest, or learn that one is.")
async def open_session(
    request: Asking, program: Annotated[bool, QueryParameter()] = False
) -> Response[Guest]:
    """Set or renew the cookie of a page of ours. With ``program=true`` answer with a token instead."""
    guests = service_of(request.app.state).guests
    if not program and not guests.may_get_cookie(request):
        raise NotAuthorizedException(
            "Open Fourfold in your browser: other pages cannot sign you in."
        )
    token = None if program else await guests.renewed_token(request)
    if token is None:
        token = await _new_guest(request)
    if program:
        return Response(Guest(page_token(token), token))
    # Also a known guest gets the cookie again, which so lasts as long as it is used.
    return Response(Guest(page_token(token)), cookies=guests.cookies(request, token))


async def _new_guest(request: Asking) -> str:
    """Return the secret of a new guest.

    Raises:
        TooManyRequestsException: too many have come from this address.
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


def _limit_tables(request: Asking, service: Service) -> None:
    if not service.table_limiter.allows(service.guests.address_hash(request), time.monotonic()):
        raise TooManyRequestsException(
            "Too many new tables from your address. Try again in a minute.",
            headers={"Retry-After": "60"},
        )


@post("/api/tables", summary="Open a table.")
async def open_table(request: Asking, data: JSONBody[NewTable], page: PageToken = None) -> Opened:
    """The id is a secret of 128 bits: whoever has it may come."""
    session = await guest_of(request, page)
    service = service_of(request.app.state)
    _limit_tables(request, service)
    address = service.guests.address_hash(request)
    room = await service.rooms.open(data.settings(), session, address)
    room.asked(session, address)
    return Opened(room.table.id)


@post("/api/play", summary="Sit down at a waiting public table of these rules, or open one.")
async def play_now(
    request: Asking,
    data: JSONBody[NewTable],
    name: Annotated[str, QueryParameter(max_length=64)],
    page: PageToken = None,
) -> Opened:
    """Two who ask at once for the same are seated together.

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
    return Opened(room.table.id)


@get("/api/tables", summary="The public tables.")
async def list_tables(request: Asking) -> list[Json]:
    """Those that wait for players first, then the newest; at most fifty."""
    return await service_of(request.app.state).lobby.listed()


@get("/api/lobby", summary="The public tables, live: a line of JSON whenever they change.")
async def watch_tables(request: Asking) -> Stream:
    """Empty lines keep the connection alive."""
    service = service_of(request.app.state)
    return _streamed(request, _lobby_lines(service.lobby))


def _streamed(
    request: Asking, lines: AsyncGenerator[bytes], media_type: str = "application/x-ndjson"
) -> Stream:
    """A stream counts among its address's connections as long as it lasts."""
    service = service_of(request.app.state)
    address = service.guests.address(request)
    going: asyncio.Event = request.scope["state"].get(GOING) or asyncio.Event()
    if not service.doors.enter(address):
        raise TooManyRequestsException(TOO_MANY_CONNECTIONS, headers={"Retry-After": "5"})
    # A client that has gone meanwhile never starts the lines, so that their end cannot be relied upon.
    request.scope["state"].setdefault(AT_END, []).append(lambda: service.doors.leave(address))

    async def until_going() -> AsyncIterator[bytes]:
        async with contextlib.aclosing(lines):
            async for line in _until(going, lines):
                yield line

    return Stream(until_going(), media_type=media_type)


async def _until(going: asyncio.Event, lines: AsyncGenerator[bytes]) -> AsyncIterator[bytes]:
    """The lines until the server goes."""
    end = asyncio.ensure_future(going.wait())
    line: asyncio.Future[bytes] | None = None
    try:
        while not end.done():
            line = asyncio.ensure_future(anext(lines))
            await asyncio.wait({line, end}, return_when=asyncio.FIRST_COMPLETED)
            if line.done():
                yield line.result()
    except StopAsyncIteration:
        return
    finally:
        waited = [one for one in (line, end) if one is not None]
        for one in waited:
            one.cancel()
        await asyncio.gather(*waited, return_exceptions=True)


async def _lobby_lines(lobby: Lobby) -> AsyncGenerator[bytes]:
    quiet = 0
    async for listed in lobby.watch():
        quiet = 0 if listed is not None else quiet + 1
        if listed is not None:
            yield msgspec.json.encode(listed) + b"\n"
        elif quiet % int(KEEP_ALIVE / LOOK) == 0:
            yield b"\n"


@get("/api/tables/{table:str}", summary="A table as one may see it.")
async def see_table(request: Asking, table: TableId) -> Json:
    """With whose turn it is and one's legal moves."""
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    session = await service.guests.from_reader(request)
    room.asked(session, service.guests.address_hash(request))
    return room.view(session)


@post("/api/tables/{table:str}/commands", summary="Do something at a table.", status_code=200)
async def do_command(request: Asking, table: TableId, page: PageToken = None) -> Response[bytes]:
    """The body is a command as on the socket; so is the answer."""
    session = await guest_of(request, page)
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    body = await request.body()
    try:
        command = wire.read_command(body)
    except wire.BadFrame as error:
        raise ClientException(f"expected a command: {str(error)[:200]}") from None
    if isinstance(command, wire.Pong):
        raise ClientException("expected a command, got an answer to a question of a socket")
    address = service.guests.address_hash(request)
    room.asked(session, address)
    arrived = request.scope["state"].get(ARRIVED)
    answer = await room.do(session, command, arrived=arrived, address=address)
    # Whoever has sat down with this command is here from now on, too.
    room.asked(session, address)
    status = 200 if isinstance(answer, wire.Done) else 409
    return Response(wire.write(answer), status_code=status, media_type="application/json")


@get("/api/tables/{table:str}/stream", summary="What happens at a table, a line of JSON each.")
async def stream(request: Asking, table: TableId, since: Since = None) -> Stream:
    """Messages as on the socket; empty lines keep the connection alive. ``since`` resumes."""
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    session = await service.guests.from_reader(request)
    reader = _Reader(session, service.guests.address_hash(request))
    return _streamed(request, _lines(room, reader, since))


class _Reader:
    """Somebody who reads a stream."""

    def __init__(self, session: Session | None, address: AddressHash) -> None:
        self.session = session
        self.address = address
        self.frames: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.is_too_slow = False

    def tell(self, frame: bytes) -> None:
        if self.is_too_slow:
            return
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.is_too_slow = True

    def end(self, _: int) -> None:
        self.is_too_slow = True
        if not self.frames.full():
            self.frames.put_nowait(b"")


async def _lines(room: Room, reader: _Reader, since: int | None) -> AsyncGenerator[bytes]:
    await room.welcome(reader, since)
    try:
        while not reader.is_too_slow:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    frame = await reader.frames.get()
            except TimeoutError:
                frame = b""
            yield frame + b"\n"
    finally:
        room.leave(reader)


@get("/api/tables/{table:str}/record", summary="The last game at a table as a record.")
async def export_record(request: Asking, table: TableId) -> Response[str]:
    """Cards that one may not know are question marks."""
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    match = room.table.match
    if match is None:
        raise Refused("no-game")
    session = await service.guests.from_reader(request)
    viewer = None if session is None else room.table.viewer(session)
    found = await answer_of(request, Export(str(match.record), viewer), session or "")
    text = msgspec.json.decode(found, type=str | None)
    if text is None:
        raise Unreadable("record")
    return Response(text, media_type="text/plain; charset=utf-8")


@get("/api/mine", summary="The tables at which one has sat.")
async def my_tables(request: Asking) -> list[Json]:
    """The newest first."""
    service = service_of(request.app.state)
    session = await service.guests.from_reader(request)
    if session is None:
        return []
    tables = await service.storage.tables_of(session, MOST_LISTED)
    rooms = [await service.rooms.readable(table) for table in tables]
    return [lobby_view(room.table) for room in rooms if room is not None]


@post("/api/forget-me", summary="Delete all that is stored about oneself.", status_code=204)
async def forget_me(request: Asking, page: PageToken = None) -> Response[None]:
    """Open games are resigned, names are removed from all games, and the cookie is deleted."""
    session = await guest_of(request, page)
    service = service_of(request.app.state)
    await service.forgetting.forget(session)
    return Response(None, status_code=204, cookies=service.guests.ended_cookies(request))


@get("/api/my-data", summary="All that is stored about oneself, as one JSON file.")
async def my_data(request: Asking) -> Stream:
    """Built from views: cards that one may not know are question marks."""
    service = service_of(request.app.state)
    session = await service.guests.from_reader(request)
    if session is None:
        raise NotAuthorizedException("expected a guest of this server, got another")
    answer = _streamed(request, service.personal_data.file(session), "application/json")
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
    do_command,
    stream,
    export_record,
    my_tables,
]
