"""Guests who sit down over real sockets and play random legal moves, for tests and benches."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.support.patience import PATIENCE_SECONDS

from fourfold.client import Guest, RefusedByTable, Seat
from fourfold.games.game import Json
from fourfold.server.table import wire

QUICK = "classic+referee"
"""Rules of Quarto in which the referee sees lines, so that random games end soon."""

Choose = Callable[[Json], str]


def is_over(view: Json) -> bool:
    """Return True if the game at a table has ended."""
    match = view.get("match")
    return match is not None and match["view"]["outcome"] is not None


def is_mine(view: Json) -> bool:
    """Return True if one of the viewer's seats is to act."""
    match = view.get("match")
    return match is not None and match["view"]["to_act"] in match["your_seats"]


def at_random(seed: object = None) -> Choose:
    """Return a function that chooses one of the legal moves of a view at random."""
    rng = random.Random(str(seed))

    def choose(view: Json) -> str:
        move: str = rng.choice(view["match"]["view"]["moves"])
        return move

    return choose


@asynccontextmanager
async def guests(url: str, number: int) -> AsyncIterator[list[Guest]]:
    """Open new guests at a server."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Guest(url)) for _ in range(number)]


@asynccontextmanager
async def seated(
    people: Sequence[Guest], game: str = "quarto", bots: Sequence[str] = (), **settings: Any
) -> AsyncIterator[list[Seat]]:
    """Open a table, seat these guests (the first is the host) and then bots, and start the game."""
    if game == "quarto":
        settings.setdefault("rules", QUICK)
    name = await people[0].open(game, seats=len(people) + len(bots), **settings)
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(person.at(name)) for person in people]
        for number, seat in enumerate(seats):
            await seat.do(wire.Sit, chair=number, name=f"Guest {number}")
        for number, bot in enumerate(bots, len(people)):
            await seats[0].do(wire.SeatBot, chair=number, bot=bot)
        first = None if settings.get("begins", "lot") == "lot" else 0
        await seats[0].do(wire.Start, first=first)
        for seat in seats:
            await seat.until(lambda view: view["match"] is not None, PATIENCE_SECONDS)
        yield seats


async def play_on(seat: Seat, choose: Choose, moves: int = 1000) -> list[wire.Done]:
    """Play the moves of a seat until the game is over or after ``moves`` moves; return the answers."""
    done: list[wire.Done] = []
    while len(done) < moves:
        view = await seat.until(lambda view: is_over(view) or is_mine(view), PATIENCE_SECONDS)
        if is_over(view):
            break
        try:
            done.append(await seat.move(choose(view)))
        except RefusedByTable as error:
            # Something happened meanwhile: a bot took over, time ran out.
            if error.code != "stale":
                raise
            continue
        await seat.until(lambda view: view["seq"] >= done[-1].seq, PATIENCE_SECONDS)
    return done


async def play_out(seats: Sequence[Seat], seed: object = 1) -> Json:
    """Play random moves for all seats until the game is over; return the view of the first seat."""
    work = (play_on(seat, at_random(f"{seed} {number}")) for number, seat in enumerate(seats))
    await asyncio.gather(*work)
    return seats[0].view


def moves_of(view: Json) -> list[str]:
    """Return the events of the game at a table, as texts."""
    found: list[str] = view["match"]["events"]
    return found
