"""Running the server: one process or several, with sensible limits and logs that name nobody."""

from __future__ import annotations

import contextlib
import errno
import resource
import socket
import sys

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from fourfold.server.logs import LOGGING
from fourfold.server.settings import ServerSettings
from fourfold.server.table.wire import MAX_FRAME_BYTES
from fourfold.server.web.connections import Connection, Socket, limit

SHUTDOWN_SECONDS = 5
"""Seconds for open connections to end when the server stops."""
NOT_STARTED = 3
"""The exit status of a server that could not start."""


class CannotListen(ValueError):
    """The server cannot have the address or the port that it was given."""


def _allow_many_sockets() -> None:
    """As many open files as the system lets us have: every guest is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def check(settings: ServerSettings, workers: int) -> None:
    """See that so many processes have what they need to work together.

    Raises:
        ValueError: they have not.
    """
    if workers > 1 and (settings.database_url.startswith("sqlite") or settings.bus_url is None):
        raise ValueError("expected a PostgreSQL database and a Redis bus for several processes")


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address and port.

    Raises:
        CannotListen: the address or the port is not to be had.
    """
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            text = (
                f"Port {port} on {host} is in use. Stop the other program or choose another --port."
            )
        elif error.errno == errno.EACCES:
            text = f"Port {port} needs more rights. Choose a --port above 1023."
        else:
            text = f"This computer has no address {host}. Choose another --host."
        raise CannotListen(text) from None
    listening.set_inheritable(True)
    return listening


def serve(settings: ServerSettings, workers: int) -> None:
    """Serve until a signal says otherwise.

    Raises:
        ValueError: several processes were asked for, but not what they need to work together.
        CannotListen: the address or the port is not to be had.
    """
    check(settings, workers)
    listening = listen(settings.host, settings.port)
    limit(listening)
    settings.to_environment()
    _allow_many_sockets()
    config = uvicorn.Config(
        "fourfold.server.web.app:create_app",
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
    if workers > 1:
        several = Multiprocess(config, sockets=[listening])
        several.run()
        if any(process.exitcode == STARTUP_FAILURE for process in several.processes):
            sys.exit(NOT_STARTED)
        return
    server = uvicorn.Server(config)
    # Whoever pressed Ctrl-C knows it.
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(NOT_STARTED)
