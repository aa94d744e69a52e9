"""Running the server: listening, and one or several uvicorn processes.

Lives here: the options of uvicorn, reasons why a server cannot start, Ctrl-C, limits of the operating system.
Does not live here: the application (`web.app`), and the command line (`fourfold.cli.serving`).
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import signal
import socket
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from fourfold.bots.loading import BotNotLoaded, use_bot_as
from fourfold.server.edge.connections import Connection, limit
from fourfold.server.edge.frames import Socket
from fourfold.server.process.bus import is_bus_url
from fourfold.server.process.logs import LOGGING
from fourfold.server.process.os_limits import raise_open_files_limit
from fourfold.server.settings import ServerSettings
from fourfold.server.store.database import BadDatabaseUrl, NoDatabase, check_database
from fourfold.server.table.wire import MAX_FRAME_BYTES
from fourfold.server.web.pages import BUILT

SHUTDOWN_SECONDS = 5
"""Seconds for open connections to end at shutdown."""
INTERRUPTED_SHUTDOWN_SECONDS = 1
"""Seconds for open connections to end after Ctrl-C."""
INTERRUPT_SECONDS = 1.3
"""Seconds after Ctrl-C until processes that still run are killed. The database has every move that a player
was told of, so that nothing is lost."""
ORIGIN = re.compile(r"(https?)://(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?")
USUAL_PORTS = {("http", "80"), ("https", "443")}
"""Schemes with the port that browsers leave out of an origin."""
WRONG_USE = {"bad-database-url", "bad-bus-url", "bad-origin", "too-few-services", "bad-own-bot"}
"""Codes of reasons that lie in the options and not in the computer."""


class CannotStart(Exception):
    """A server cannot start; ``code`` and ``params`` say why.

    Codes: ``bad-database-url``, ``no-database`` (reason), ``bad-bus-url``, ``bad-origin`` (origin),
    ``too-few-services``, ``bad-own-bot`` (bot, reason), ``port-in-use`` (port, host), ``port-forbidden``
    (port), ``no-address`` (host), ``not-started`` (the log says why).
    """

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def has_page() -> bool:
    """Return True if the page was built, so that browsers can play."""
    return (BUILT / "index.html").is_file()


def check(settings: ServerSettings, workers: int) -> None:
    """Check URLs, origins and the operator's bots, and that several processes share a database and a bus.

    Modules of the operator's bots are imported; nothing is connected to.

    Raises:
        CannotStart: a URL cannot be used, a bot cannot be loaded, or there are several processes without
            PostgreSQL or Redis.
    """
    if workers > 1 and (settings.database_url.startswith("sqlite") or settings.bus_url is None):
        raise CannotStart("too-few-services")
    if settings.bus_url is not None and not is_bus_url(settings.bus_url):
        raise CannotStart("bad-bus-url")
    for origin in settings.origins:
        if not is_origin(origin):
            raise CannotStart("bad-origin", origin=origin)
    for bot in settings.own_bots:
        try:
            use_bot_as(bot)
        except BotNotLoaded as error:
            raise CannotStart("bad-own-bot", bot=bot, reason=error.reason) from None
        except ValueError as error:
            raise CannotStart("bad-own-bot", bot=bot, reason=str(error)) from None


def is_origin(text: str) -> bool:
    """Return True if browsers may send a text as the origin of a page.

    >>> is_origin("https://play.example.org"), is_origin("http://[::1]:8000")
    (True, True)
    >>> is_origin("play.example.org"), is_origin("https://play.example.org/")
    (False, False)
    >>> is_origin("https://Play.example.org"), is_origin("https://play.example.org:443")
    (False, False)
    """
    found = ORIGIN.fullmatch(text)
    return found is not None and (found[1], found[2]) not in USUAL_PORTS


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address and port.

    Raises:
        CannotStart: the address or the port cannot be used.
    """
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotStart("port-in-use", port=str(port), host=host) from None
        if error.errno == errno.EACCES:
            raise CannotStart("port-forbidden", port=str(port)) from None
        raise CannotStart("no-address", host=host) from None
    return listening


def address(listening: socket.socket) -> str:
    """Return the URL at which a browser on this computer reaches the server."""
    host, port, *_ = listening.getsockname()
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class _Server(uvicorn.Server):
    """One server process, which calls a function when it listens, and ends soon after Ctrl-C."""

    def __init__(self, config: uvicorn.Config, on_listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_listening = on_listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            self._on_listening()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT:
            if not self.started:
                # Nobody has connected, and a start takes longer than a person wants to wait.
                os._exit(0)
            self.config.timeout_graceful_shutdown = INTERRUPTED_SHUTDOWN_SECONDS
            _after_interrupt(lambda: os._exit(0))
        super().handle_exit(sig, frame)


class _Servers(Multiprocess):
    """Several server processes: calls a function when all of them listen, and ends them soon after Ctrl-C."""

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket.socket],
        on_listening: Callable[[], None],
    ) -> None:
        super().__init__(config, sockets)
        self._on_listening: Callable[[], None] | None = on_listening
        signal.signal(signal.SIGINT, self._interrupt)

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        if self._on_listening and all(process.is_ready() for process in self.processes):
            self._on_listening()
            self._on_listening = None

    def _interrupt(self, sig: int, _: FrameType | None) -> None:
        # At once, since signals in the queue wait while a starting process does not answer.
        _after_interrupt(self._kill_all)
        self.signal_queue.append(sig)

    def _kill_all(self) -> None:
        for process in self.processes:
            process.process.kill()


def _after_interrupt(end: Callable[[], None]) -> None:
    """Call a function after the seconds that Ctrl-C leaves, unless the process has ended by then."""
    timer = threading.Timer(INTERRUPT_SECONDS, end)
    timer.daemon = True
    timer.start()


def serve(
    settings: ServerSettings, workers: int, on_listening: Callable[[str], None] = lambda _: None
) -> None:
    """Serve until a signal ends the server.

    Args:
        settings: the settings of the server.
        workers: the number of server processes.
        on_listening: called once with the server's URL, when browsers can connect.

    Raises:
        CannotStart: the database, the address or the port cannot be used, or the application did not start.
    """
    check(settings, workers)
    listening = listen(settings.host, settings.port)
    try:
        check_database(settings.database_url)
    except BadDatabaseUrl:
        raise CannotStart("bad-database-url") from None
    except NoDatabase as error:
        raise CannotStart("no-database", reason=str(error)) from None
    limit(listening)
    settings.to_environment()
    raise_open_files_limit()
    config = uvicorn.Config(
        "fourfold.server.web.app:process_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=workers,
        log_config=LOGGING,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        http=Connection,
        ws=Socket,
        ws_max_size=MAX_FRAME_BYTES,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    url = address(listening)
    if workers > 1:
        several = _Servers(config, [listening], lambda: on_listening(url))
        several.run()
        if any(process.exitcode == STARTUP_FAILURE for process in several.processes):
            raise CannotStart("not-started")
        return
    server = _Server(config, lambda: on_listening(url))
    try:
        # Ctrl-C is the usual way to end the server, and no error.
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
    except SystemExit:
        raise CannotStart("not-started") from None
    if not server.started:
        raise CannotStart("not-started")
