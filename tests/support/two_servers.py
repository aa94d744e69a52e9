"""Guests and tables at two server processes on one database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import QUICK
from tests.support.services import Server

from fourfold.client import Guest, Seat
from fourfold.server.table import wire

LEASE_TAKEN_SECONDS = 0.5
"""Seconds after which a process has the lease of a game that has started there."""


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


@asynccontextmanager
async def apart_with_lease(
    pair: Sequence[Server], first: int, **settings: Any
) -> AsyncIterator[tuple[Seat, Seat]]:
    """Start such a game at which chair ``first`` begins, and of which the second process has the lease."""
    settings.setdefault("rules", QUICK)
    async with Guest(pair[0].url) as one, Guest(pair[1].url) as two:
        name = await two.open("quarto", begins="chosen", **settings)
        async with two.at(name) as bob:
            # Only one process knows the table until it has the lease.
            async with elsewhere(one, pair[1].url) as there, there.at(name) as ada:
                await ada.do(wire.Sit, chair=0, name="Ada")
                await bob.do(wire.Sit, chair=1, name="Bob")
                await bob.do(wire.Start, first=first)
                await asyncio.sleep(LEASE_TAKEN_SECONDS)
            async with one.at(name) as ada:
                yield ada, bob


def turn_began(seat: Seat) -> float:
    """Return when the turn began, by the monotonic clock, as the newest view tells."""
    spent: int = seat.view["match"]["clock"]["spent"]
    return time.monotonic() - spent / 1000


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
