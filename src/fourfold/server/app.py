"""The web application: routes, headers, errors, and a server's life.

Lives here: how the parts of the server hang together on the web. ``fourfold serve`` runs it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import QueryParameter

import fourfold
from fourfold.games.game import GameError
from fourfold.server import api, pages, sockets, study
from fourfold.server.refusals import Refused
from fourfold.server.service import Service
from fourfold.server.settings import ServerSettings
from fourfold.server.storage import Conflict, Unavailable

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
MOST_BODY = 64 * 1024


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(request: Request[Any, Any, Any]) -> str:
    """Whether the database answers."""
    service: Service = request.app.state["service"]
    await service.storage.public_tables(1)
    return "ok"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus."""
    service: Service = request.app.state["service"]
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: api.TableId,
    page: Annotated[str | None, QueryParameter(max_length=64)] = None,
    since: api.Since = None,
) -> None:
    """A table's socket; a page shows its token, a program its bearer token."""
    service: Service = socket.app.state["service"]
    address = service.guests.address(socket)
    if service.addresses.get(address, 0) >= service.settings.connections_an_address:
        return await sockets.refuse(socket, sockets.TOO_MUCH)
    session = await service.guests.from_page(socket, page)
    if session is None:
        return await sockets.refuse(socket, sockets.NOT_ALLOWED)
    try:
        room = await service.rooms.room(table)
    except Refused:
        return await sockets.refuse(socket, sockets.NO_TABLE)
    service.addresses[address] = service.addresses.get(address, 0) + 1
    service.metrics.sockets.inc()
    client = sockets.Client(socket, session)
    service.clients.add(client)
    try:
        await socket.accept()
        code = await sockets.serve_client(
            socket, client, room, since, service.command_limiter, service.metrics
        )
        await sockets.close(socket, code)
    finally:
        service.clients.discard(client)
        service.metrics.sockets.dec()
        service.addresses[address] -= 1
        if not service.addresses[address]:
            del service.addresses[address]


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    status = 404 if error.code == "no-such-table" else 409
    return Response(
        {"code": error.code, "text": str(error), "params": error.params}, status_code=status
    )


def _illegal(_: Request[Any, Any, Any], error: GameError) -> Response[Any]:
    return Response(
        {"code": error.code, "text": error.sentence, "params": error.params}, status_code=400
    )


def _unavailable(_: Request[Any, Any, Any], __: Exception) -> Response[Any]:
    text = "expected the database, got none: try again"
    return Response(
        {"code": "try-again", "text": text}, status_code=503, headers={"Retry-After": "1"}
    )


def create_app(
    settings: ServerSettings | None = None,
    make: Callable[[ServerSettings], Service] = Service,
    page: Path = pages.BUILT,
) -> Litestar:
    """The application; each process that runs it is a server of its own."""
    settings = settings or ServerSettings.from_environment()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        service = app.state["service"] = make(settings)
        await service.start()
        try:
            yield
        finally:
            await service.close()

    return Litestar(
        [*pages.routes(page), *api.ROUTES, *study.ROUTES, healthz, metrics, table_socket],
        lifespan=[life],
        response_headers=HEADERS,
        request_max_body_size=MOST_BODY,
        exception_handlers={
            Refused: _refused,
            GameError: _illegal,
            Unavailable: _unavailable,
            Conflict: _unavailable,
        },
        openapi_config=OpenAPIConfig(
            title="Fourfold",
            version=fourfold.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
