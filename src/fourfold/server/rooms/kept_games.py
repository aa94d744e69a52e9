"""Limits on games with a running clock, per host and per address.

Lives here: counting these games, parked tables included, in the memory of one process; no address is stored.
Does not live here: running the clocks (`leases`).
"""

from __future__ import annotations

from collections import Counter

from fourfold.server.bus import AddressHash
from fourfold.server.table.events import Session
from fourfold.server.table.refusals import Refused

MAX_GAMES_PER_HOST = 50
MAX_GAMES_PER_ADDRESS = 200


class KeptGames:
    """Counts games with a running clock by the host of their table and by the host's address.

    >>> games = KeptGames()
    >>> games.add("table", "ada", None)
    >>> games.check("ada", None)
    >>> games.remove("table")
    """

    def __init__(self) -> None:
        self._tables: dict[str, tuple[str, ...]] = {}
        """For each table the keys under which its game is counted."""
        self._counts: Counter[str] = Counter()

    def add(self, table: str, host: Session, address: AddressHash | None) -> None:
        """Count the game at a table, once."""
        if table not in self._tables:
            self._tables[table] = _keys(host, address)
            self._counts.update(self._tables[table])

    def remove(self, table: str) -> None:
        """Stop counting the game at a table."""
        for key in self._tables.pop(table, ()):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    def check(self, host: Session, address: AddressHash | None) -> None:
        """Check that one more game may begin at a table of this host.

        Raises:
            Refused: the host, or all hosts at the same address together, have too many.
        """
        for key, most in zip(
            _keys(host, address), (MAX_GAMES_PER_HOST, MAX_GAMES_PER_ADDRESS), strict=False
        ):
            if self._counts[key] >= most:
                raise Refused("games-kept", most=most)


def _keys(host: Session, address: AddressHash | None) -> tuple[str, ...]:
    by_host = f"host {host}"
    return (by_host,) if address is None else (by_host, f"address {address}")
