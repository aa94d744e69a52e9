"""Guests and tables at two server processes on one database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import QUICK
from tests.support.services import Server

from fourfold.client import Guest, Seat
from fourfold.server.table import wire


@asynccontextmanager
async def elsewhere(guest: Guest, url: str) -> AsyncIterator[Guest]:
    """Open the same guest at another process."""
    other = Guest(url)
    other.token = guest.token
    other._http.headers["Authorization"] = f"Bearer {guest.token}"
    try:
        yield other
    finally:
        await other._http.aclose()


@asynccontextmanager
async def apart(pair: Sequence[Server], **settings: Any) -> AsyncIterator[tuple[Seat, Seat]]:
    """Start a game whose two players are connected to different processes."""
    settings.setdefault("rules", QUICK)
    async with Guest(pair[0].url) as one, Guest(pair[1].url) as two:
        name = await one.open("quarto", **settings)
        async with one.at(name) as ada, two.at(name) as bob:
            for chair, seat in enumerate((ada, bob)):
                await seat.do(wire.Sit, chair=chair, name=f"Guest {chair}")
            await bob.do(wire.Start)
            for seat in (ada, bob):
                await seat.until(lambda view: view["match"] is not None, PATIENCE_SECONDS)
            yield ada, bob
