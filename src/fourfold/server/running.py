"""Running the server: listening, and one or several uvicorn processes.

Lives here: the options of uvicorn, errors of listening, limits of the operating system. Does not live here:
the application (`web.app`), and the command line (`fourfold.cli.serving`).
"""

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
"""Seconds for open connections to end at shutdown."""
NOT_STARTED = 3
"""The exit status of a server that could not start."""


class CannotListen(ValueError):
    """The server cannot listen on the given address and port."""


def _allow_many_sockets() -> None:
    """Raise the limit on open files to the maximum: every connection is an open file."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def check(settings: ServerSettings, workers: int) -> None:
    """Check that several processes have a shared database and a bus.

    Raises:
        ValueError: there are several processes without PostgreSQL or Redis.
    """
    if workers > 1 and (settings.database_url.startswith("sqlite") or settings.bus_url is None):
        raise ValueError("expected a PostgreSQL database and a Redis bus for several processes")


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address and port.

    Raises:
        CannotListen: the address or the port cannot be used.
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
    """Serve until a signal ends the server.

    Raises:
        ValueError: there are several processes without PostgreSQL or Redis.
        CannotListen: the address or the port cannot be used.
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
    # Ctrl-C is the usual way to end the server, and no error.
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(NOT_STARTED)
