"""Leases of tables, read from the PostgreSQL database of running servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import psycopg
from tests.support.patience import PATIENCE_SECONDS


@dataclass(frozen=True)
class LeaseRow:
    """The lease of a table at the moment at which it was read."""

    holder: str
    until: int
    """When the lease runs out, in milliseconds since 1970 by the clock of the database."""
    left_ms: int
    """Milliseconds until then; negative if the lease has run out."""


async def lease_of(
    database: psycopg.Connection[Any],
    table: str,
    is_wanted: Callable[[LeaseRow], bool] = lambda _: True,
) -> LeaseRow:
    """Wait until a table has a lease for which ``is_wanted`` is true, and return it."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            found = database.execute(
                "SELECT holder, until, "
                "until - (1000 * extract(epoch FROM statement_timestamp()))::bigint "
                "FROM leases WHERE table_id = %s",
                [table],
            ).fetchone()
            if found is not None and is_wanted(lease := LeaseRow(*found)):
                return lease
            await asyncio.sleep(0.02)
