"""How a server is run, from the command line or the environment."""

from __future__ import annotations

import os

import msgspec

DEFAULT_DATABASE = "fourfold.db"


class ServerSettings(msgspec.Struct, frozen=True):
    """All that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = f"sqlite:///{DEFAULT_DATABASE}"
    bus_url: str | None = None
    origins: tuple[str, ...] = ()
    """Origins of pages that may connect, beside the server's own."""
    trust_proxy: int = 0
    """The number of proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    bots: int = max(2, (os.cpu_count() or 2) - 1)
    """Worker processes, at least two: one is reserved for bots at tables with people."""
    commands_a_second: float = 10.0
    """For each guest; a burst may be ten times as many."""
    requests_a_second: float = 60.0
    """For each address; a burst may be ten times as many."""
    files_a_second: float = 200.0
    """Files of the page for each address; a burst may be forty times as many, enough for a school class of
    which each loads the whole page at once."""
    connections_an_address: int = 160
    """Sockets and streams; of open connections of any kind an address may have four times as many."""
    connections_in_all: int = 10_000
    """Open connections of all addresses together, per process."""
    sessions_a_minute: float = 60.0
    """New guests from one address."""
    tables_a_minute: float = 60.0
    """New tables, and requests to play now, from one address; a burst may be as many as in a minute."""

    @classmethod
    def from_environment(cls) -> ServerSettings:
        """The settings that the environment has, which worker processes inherit."""
        text = os.environ.get("FOURFOLD_SERVER")
        return cls() if text is None else msgspec.json.decode(text, type=cls)

    def to_environment(self) -> None:
        """Leave them to worker processes."""
        os.environ["FOURFOLD_SERVER"] = msgspec.json.encode(self).decode()
