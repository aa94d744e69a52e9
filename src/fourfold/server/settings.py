"""The settings of a server, from the command line or the environment.

Lives here: each setting, its default and its option of ``fourfold serve``. Does not live here: the command
(`fourfold.cli.serving`), and whether a server can start with its settings (`running.check`).
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from typing import Any

DEFAULT_DATABASE = "fourfold.db"
OWN_BOTS = "FOURFOLD_BOTS"
"""The environment variable with the operator's own bots: ``NAME=module:Class``, separated by commas."""
MAX_WORKERS = 1024
"""Server processes, or worker processes of one server process, at most."""
OPTION = "option"
"""The key of a field's metadata with the parameters of its option, as `typer.Option` has them."""


def _own_bots() -> tuple[str, ...]:
    return tuple(one.strip() for one in os.environ.get(OWN_BOTS, "").split(",") if one.strip())


def _option(default: Any, help_text: str, **params: Any) -> Any:
    """Return a field with an option; ``help_text`` is the name of a message."""
    return field(default=default, metadata={OPTION: {"help": help_text, **params}})


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """All settings of a server, with their defaults."""

    host: str = _option("127.0.0.1", "cli-serve-host")
    port: int = _option(8000, "cli-serve-port", min=0, max=65535, envvar="PORT")
    database_url: str = f"sqlite:///{DEFAULT_DATABASE}"
    bus_url: str | None = _option(None, "cli-serve-bus", metavar="URL", envvar="FOURFOLD_BUS_URL")
    origins: tuple[str, ...] = _option((), "cli-serve-origin", metavar="URL", name="--origin")
    """Origins of pages that may connect, beside the server's own."""
    trust_proxy: int = _option(0, "cli-serve-trust-proxy", min=0, metavar="[N]")
    """Proxies in front of the server whose X-Forwarded-For and X-Forwarded-Proto are trusted."""
    bots: int = _option(
        max(2, min(MAX_WORKERS, (os.cpu_count() or 2) - 1)),
        "cli-serve-bots",
        min=2,
        max=MAX_WORKERS,
    )
    """Worker processes, at least two; one is reserved for bots at tables with people."""
    own_bots: tuple[str, ...] = field(default_factory=_own_bots)
    """Bots of the operator's own that tables offer, each as ``NAME=module:Class``; by default from
    `OWN_BOTS`. Nothing that a client sends is ever imported."""
    commands_per_second: float = _option(10.0, "cli-serve-commands", min=0.1)
    """Commands per second and guest; the burst is ten times as many."""
    requests_per_second: float = _option(60.0, "cli-serve-requests", min=0.1)
    """Requests per second and address; the burst is ten times as many."""
    files_per_second: float = _option(200.0, "cli-serve-files", min=0.1)
    """Files of the page per second and address; the burst is forty times as many, enough for a school class
    in which everybody loads the whole page at once."""
    connections_per_address: int = _option(160, "cli-serve-connections-per-address", min=1)
    """WebSockets and streams per address; of connections of any kind four times as many."""
    connections_per_process: int = _option(10_000, "cli-serve-connections-per-process", min=1)
    """Open connections of all addresses, per process."""
    sessions_per_minute: float = _option(60.0, "cli-serve-sessions", min=0.1)
    """New guests per minute and address."""
    tables_per_minute: float = _option(60.0, "cli-serve-tables", min=0.1)
    """New tables and requests to play now, per minute and address; the burst is as many."""

    @classmethod
    def from_environment(cls) -> ServerSettings:
        """Return the settings in the environment, which the server's processes inherit."""
        found = json.loads(os.environ.get("FOURFOLD_SERVER", "{}"))
        return cls(**{name: _tuple(value) for name, value in found.items()})

    def to_environment(self) -> None:
        """Put the settings into the environment, for the server's processes."""
        os.environ["FOURFOLD_SERVER"] = json.dumps(asdict(self))


def _tuple(value: Any) -> Any:
    """Return a value of JSON as a setting has it."""
    return tuple(value) if isinstance(value, list) else value
