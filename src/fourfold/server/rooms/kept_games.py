"""Limits on games that are kept in memory without a connection, per host and per address.

Lives here: counting games with a running clock, parked tables included, and games of bots alone, in the
memory of one process; no address is stored. Does not live here: running clocks and bots (`leases`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

from fourfold.server.process.bus import AddressHash
from fourfold.server.table.events import Event, Sat, SeatedBot, Session, Started
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table

Reason = Literal["clock", "bots"]
"""Why a game is kept in memory: its clock runs, or only bots play. Both can be true."""

MAX_GAMES_PER_HOST = 50
"""Games with a clock at tables of one host."""
MAX_GAMES_PER_ADDRESS = 200
"""Games with a clock at tables of all hosts of one address."""
MAX_BOT_GAMES_PER_HOST = 4
"""Games of bots alone at tables of one host; bots think for them with nobody connected."""
MAX_BOT_GAMES_PER_ADDRESS = 40
"""Games of bots alone at tables of all hosts of one address: each pupil of a school class may watch one."""


class KeptGames:
    """Counts games with a clock and games of bots by the host of their table and by the host's address.

    >>> games = KeptGames()
    >>> games.check("bots", "ada", None)
    """

    def __init__(self) -> None:
        self._tables: dict[str, tuple[tuple[Reason, ...], tuple[str, ...]]] = {}
        """For each table why its game is kept, and the keys under which it is counted."""
        self._counts: Counter[str] = Counter()

    def follow(self, table: Table, address: AddressHash | None) -> None:
        """Count the game at a table while there is a reason to keep it; ``address`` is the host's."""
        reasons = tuple(reasons_to_keep(table))
        counted, _ = self._tables.get(table.id, ((), ()))
        if reasons != counted:
            self.remove(table.id)
            if reasons:
                keys = [key for reason in reasons for key in _keys(reason, table.host, address)]
                self._tables[table.id] = (reasons, tuple(keys))
                self._counts.update(keys)

    def remove(self, table: str) -> None:
        """Stop counting the game at a table."""
        _, keys = self._tables.pop(table, ((), ()))
        for key in keys:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    def check(self, reason: Reason, host: Session, address: AddressHash | None) -> None:
        """Check that one more game may be kept for a reason at a table of this host.

        Raises:
            Refused: the host, or all hosts at the same address together, have too many.
        """
        limits = (MAX_GAMES_PER_HOST, MAX_GAMES_PER_ADDRESS)
        if reason == "bots":
            limits = (MAX_BOT_GAMES_PER_HOST, MAX_BOT_GAMES_PER_ADDRESS)
        for key, most in zip(_keys(reason, host, address), limits, strict=False):
            if self._counts[key] >= most:
                raise Refused("games-kept", most=most)

    def check_events(
        self, table: Table, events: Iterable[Event], address: AddressHash | None
    ) -> None:
        """Check the new reasons to keep the game at a table that these events bring.

        Raises:
            Refused: the host, or all hosts at the same address together, have too many such games.
        """
        if not any(isinstance(event, Started | Sat) for event in events):
            return
        after = table
        for event in events:
            after = after.after(event, now=0)
        for reason in {*reasons_to_keep(after)} - {*reasons_to_keep(table)}:
            self.check(reason, table.host, address)


def reasons_to_keep(table: Table) -> Iterator[Reason]:
    """Yield the reasons for which the game at a table is kept in memory without a connection."""
    if table.is_on:
        if table.is_timed:
            yield "clock"
        if not table.people:
            yield "bots"


def is_run(table: Table) -> bool:
    """Return True if a process runs the game that is on: the game has a clock, or a bot plays."""
    has_bot = any(isinstance(who, SeatedBot) for who in table.chairs)
    return table.is_on and (table.is_timed or has_bot)


def _keys(reason: Reason, host: Session, address: AddressHash | None) -> tuple[str, ...]:
    by_host = f"{reason} host {host}"
    return (by_host,) if address is None else (by_host, f"{reason} address {address}")
