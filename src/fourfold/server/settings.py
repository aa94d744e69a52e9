"""The settings of a server, from the command line or the environment."""

from __future__ import annotations

import os

import msgspec

DEFAULT_DATABASE = "fourfold.db"
OWN_BOTS = "FOURFOLD_BOTS"
"""The environment variable with the operator's own bots: ``NAME=module:Class``, separated by commas."""


def _own_bots() -> tuple[str, ...]:
    return tuple(one.strip() for one in os.environ.get(OWN_BOTS, "").split(",") if one.strip())


class ServerSettings(msgspec.Struct, frozen=True):
    """All settings of a server, with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = f"sqlite:///{DEFAULT_DATABASE}"
    bus_url: str | None = None
    origins: tuple[str, ...] = ()
    """Origins of pages that may connect, beside the server's own."""
    trust_proxy: int = 0
    """Proxies in front of the server whose X-Forwarded-For and X-Forwarded-Proto are trusted."""
    bots: int = max(2, (os.cpu_count() or 2) - 1)
    """Worker processes, at least two; one is reserved for bots at tables with people."""
    own_bots: tuple[str, ...] = msgspec.field(default_factory=_own_bots)
    """Bots of the operator's own that tables offer, each as ``NAME=module:Class``; by default from
    `OWN_BOTS`. Nothing that a client sends is ever imported."""
    commands_per_second: float = 10.0
    """Commands per second and guest; the burst is ten times as many."""
    requests_per_second: float = 60.0
    """Requests per second and address; the burst is ten times as many."""
    files_per_second: float = 200.0
    """Files of the page per second and address; the burst is forty times as many, enough for a school class
    in which everybody loads the whole page at once."""
    connections_per_address: int = 160
    """WebSockets and streams per address; of connections of any kind four times as many."""
    connections_per_process: int = 10_000
    """Open connections of all addresses, per process."""
    sessions_per_minute: float = 60.0
    """New guests per minute and address."""
    tables_per_minute: float = 60.0
    """New tables and requests to play now, per minute and address; the burst is as many."""

    @classmethod
    def from_environment(cls) -> ServerSettings:
        """Return the settings in the environment, which the server's processes inherit."""
        text = os.environ.get("FOURFOLD_SERVER")
        return cls() if text is None else msgspec.json.decode(text, type=cls)

    def to_environment(self) -> None:
        """Put the settings into the environment, for the server's processes."""
        os.environ["FOURFOLD_SERVER"] = msgspec.json.encode(self).decode()
