"""Guests and tables at two server processes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
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
async def apart(
    pair: Sequence[Server], first: int | None = None, **settings: Any
) -> AsyncIterator[tuple[Seat, Seat]]:
    """Start a game whose two players are connected to different processes; chair ``first`` begins.

    The second process has the lease.
    """
    settings.setdefault("rules", QUICK)
    if first is not None:
        settings.setdefault("begins", "chosen")
    async with Guest(pair[0].url) as one, Guest(pair[1].url) as two:
        name = await one.open("quarto", **settings)
        async with one.at(name) as ada, two.at(name) as bob:
            for chair, seat in enumerate((ada, bob)):
                await seat.do(wire.Sit, chair=chair, name=f"Guest {chair}")
            await bob.do(wire.Start, first=first)
            for seat in (ada, bob):
                await seat.until(lambda view: view["match"] is not None, PATIENCE_SECONDS)
            yield ada, bob


async def milliseconds_used(urls: Sequence[str], table: str) -> list[int]:
    """Return what each process tells of the running clock: the milliseconds used since the game began.

    The seat has used none before, and the game has a time per game.
    """

    async def used(http: httpx.AsyncClient, url: str) -> int:
        answer = await http.get(f"{url}/api/tables/{table}", params={"away": "true"})
        view = answer.json()
        clock, whole = view["match"]["clock"], view["settings"]["clock"]["seconds"]
        left: int = clock["banks"][clock["running"]] - clock["spent"]
        return 1000 * int(whole) - left

    async with httpx.AsyncClient(timeout=PATIENCE_SECONDS) as http:
        return list(await asyncio.gather(*(used(http, url) for url in urls)))
