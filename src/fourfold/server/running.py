"""Running the server: one process or several, with sensible limits and logs that name nobody."""

from __future__ import annotations

import contextlib
import json
import logging
import resource
import sys
import time
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from websockets.exceptions import InvalidState

from fourfold.server.connections import Connection, Socket, limit
from fourfold.server.settings import ServerSettings
from fourfold.server.wire import MOST_BYTES

GRACE = 5
"""Seconds for open connections to end when the server stops."""
NOT_STARTED = 3
"""The exit status of a server that could not start."""


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class WithoutNoise(logging.Filter):
    """Leaves out what any client can cause at will: frames that are no UTF-8, also on a closing socket.

    The connection ends, which is right; a line for each would let anybody fill the disk.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not isinstance(error, UnicodeDecodeError | InvalidState)


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonLines}},
    "filters": {"noise": {"()": WithoutNoise}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "formatter": "json",
            "filters": ["noise"],
            # By its name: worker processes are sent this, and no stream can be sent.
            "stream": "ext://sys.stderr",
        }
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "fourfold": {"level": "INFO"},
        # Its access log would tell who looked at which table.
        "uvicorn.access": {"level": "CRITICAL"},
        # A line for each bad request would let anybody fill the disk.
        "uvicorn.error": {"level": "ERROR"},
    },
}


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


def serve(settings: ServerSettings, workers: int) -> None:
    """Serve until a signal says otherwise.

    Raises:
        ValueError: several processes were asked for, but not what they need to work together.
    """
    check(settings, workers)
    settings.to_environment()
    _allow_many_sockets()
    config = uvicorn.Config(
        "fourfold.server.app:create_app",
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
        ws_max_size=MOST_BYTES,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
    )
    listening = config.bind_socket()
    limit(listening)
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
