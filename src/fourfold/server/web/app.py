"""The web application: all routes, response headers, error responses, start and shutdown.

Lives here: how the routes of the other modules become one ASGI application, which ``fourfold serve`` runs.
Does not live here: limits that hold before any route (`edge.gate`), and the processes (`running`).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import fourfold
from fourfold.games.game import GameError
from fourfold.server.edge.gate import HEADERS, Gate, encoded
from fourfold.server.process.os_limits import end_with_parent, keep_files_from_children
from fourfold.server.process.service import Service
from fourfold.server.rooms.room import ANSWER_SECONDS, NOT_SAVED
from fourfold.server.settings import ServerSettings
from fourfold.server.store.group_commit import Conflict, NotSaved, Unavailable
from fourfold.server.table.refusals import Refused, Unreadable
from fourfold.server.web import api, pages, puzzles, sockets, study
from fourfold.server.web.prepared import Prepared
from fourfold.server.web.requests import OtherOrigin

MAX_BODY_BYTES = 64 * 1024
"""Bytes of a request's body, unless its route allows more."""

log = logging.getLogger(__name__)


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(request: Request[Any, Any, Any]) -> str:
    """Answer ``ok`` if the database answers and has saved what it was last told to.

    Raises:
        NotSaved: a write of the last seconds was not saved, or a read met a damaged page.
        Unavailable: the database is away, or has not answered for `ANSWER_SECONDS`.
    """
    storage = request.app.state["service"].storage
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await storage.public_tables(1)
            if storage.trouble is not None:
                # On a quiet server nothing else finds out that the trouble is over.
                await storage.try_to_save()
    except TimeoutError:
        raise Unavailable from None
    if (trouble := storage.trouble) is not None:
        raise NotSaved(trouble)
    return "ok"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answer with the metrics in the text format of Prometheus."""
    service: Service = request.app.state["service"]
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    status = 404 if error.code == "no-such-table" else 409
    return Response(
        {"code": error.code, "text": str(error), "params": error.params}, status_code=status
    )


def _illegal(_: Request[Any, Any, Any], error: GameError) -> Response[Any]:
    params = error.params if error.line is None else error.params | {"line": error.line}
    return Response({"code": error.code, "text": error.sentence, "params": params}, status_code=400)


def _unreadable(_: Request[Any, Any, Any], __: Exception) -> Response[Any]:
    text = "expected a table that can be read, got another"
    return Response({"code": "unreadable-table", "text": text, "params": {}}, status_code=500)


def _unavailable(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    text, params = "expected the database, got none: try again", {}
    if isinstance(error, NotSaved):
        text = f"expected a database that saves, got one that says {error}: try again later"
        params = NOT_SAVED
    return Response(
        {"code": "try-again", "text": text, "params": params},
        status_code=503,
        headers={"Retry-After": "1"},
    )


CODES = {
    400: "bad-request",
    401: "not-authorized",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-long",
    429: "too-much",
}


def _wrong(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Return an error of the framework in the form of all other errors."""
    code = CODES.get(error.status_code, "bad-request")
    params = {"extra": str(error.extra)[:500]} if error.extra else {}
    return Response(
        {"code": code, "text": error.detail, "params": params},
        status_code=error.status_code,
        headers=error.headers,
    )


def _other_origin(_: Request[Any, Any, Any], error: OtherOrigin) -> Response[Any]:
    params = {"origin": error.origin}
    return Response(
        {"code": "wrong-origin", "text": error.detail, "params": params}, status_code=401
    )


class JsonRequest(Request[Any, Any, Any]):
    """A request that refuses JSON that is nested too deeply or is no UTF-8."""

    async def json(self) -> Any:
        """Return the body as JSON.

        Raises:
            ClientException: the body is nested too deeply, or a text in it is no UTF-8.
        """
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("The JSON is nested too deeply.") from None
        except UnicodeDecodeError:
            raise ClientException("The JSON is no UTF-8.") from None


PAGE_HEADERS = encoded(HEADERS)
API_HEADERS = encoded(HEADERS | {"Cache-Control": "no-store"})


async def _with_headers(message: Message, scope: Scope) -> None:
    """Add security headers to every response, and forbid caches to store responses of the API."""
    if message["type"] != "http.response.start":
        return
    headers: list[tuple[bytes, bytes]] = message["headers"]  # type: ignore[assignment]
    added = API_HEADERS if scope["path"].startswith("/api/") else PAGE_HEADERS
    names = {name.lower() for name, _ in headers}
    headers.extend(one for one in added if one[0] not in names)


EXPECTED = (HTTPException, Refused, GameError, Unavailable, Conflict)


async def _tell_of(error: Exception, _: Scope) -> None:
    """Log an unexpected error; the response says nothing about it."""
    if not isinstance(error, EXPECTED):
        log.exception("a request failed", exc_info=error)


class PreparedSchema(JsonRenderPlugin):
    """The OpenAPI document, encoded at the first request."""

    _prepared: Prepared | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> Any:
        """Return the response; Litestar takes a response in place of bytes."""
        if self._prepared is None:
            document = self.render_json(request, openapi_schema)
            self._prepared = Prepared.compressed(document, str(self.media_type.value))
        return self._prepared.answer(request)


def create_app(
    settings: ServerSettings | None = None,
    make: Callable[[ServerSettings], Service] = Service,
    page: Path | None = None,
) -> Gate:
    """Return the application; each process that runs it has a service of its own.

    ``page`` is the folder of the page, by default the page that was built into this package.
    """
    settings = settings or ServerSettings.from_environment()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        service = app.state["service"] = make(settings)
        await service.start()
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        [
            *pages.routes(page or pages.BUILT),
            *api.ROUTES,
            *study.ROUTES,
            *puzzles.ROUTES,
            *sockets.ROUTES,
            healthz,
            metrics,
        ],
        lifespan=[life],
        request_class=JsonRequest,
        before_send=[_with_headers],
        after_exception=[_tell_of],
        request_max_body_size=MAX_BODY_BYTES,
        exception_handlers={
            HTTPException: _wrong,
            OtherOrigin: _other_origin,
            Refused: _refused,
            GameError: _illegal,
            Unreadable: _unreadable,
            Unavailable: _unavailable,
            Conflict: _unavailable,
        },
        openapi_config=OpenAPIConfig(
            title="Fourfold",
            version=fourfold.__version__,
            path="/api/schema",
            render_plugins=[PreparedSchema()],
        ),
        logging_config=None,
    )
    return Gate(app, settings)


def process_app() -> Gate:
    """Return the application of a server process; one of several ends with the process that started it."""
    parent = multiprocessing.parent_process()
    if parent is not None and parent.pid is not None:
        end_with_parent(parent.pid)
        # Otherwise worker processes would hold the port after this process has ended.
        keep_files_from_children()
    return create_app()
