"""The rooms of a server process without its sockets, and commands to them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from fourfold.server.process.bus import MemoryBus
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.store.storage import Storage
from fourfold.server.table import wire
from fourfold.server.table.absence import PRIVATE_ABSENCE_MS
from fourfold.server.table.events import Person, Settings

QUARTO = Settings("quarto", "classic+referee")
IDS = count(1)
BOB_GONE = [wire.Claimable(1, ["bot"], PRIVATE_ABSENCE_MS)]
"""What may be claimed at a private table whose second guest is absent."""


class Listener:
    """A member of a room who keeps all frames that the room sends."""

    def __init__(self, session: str | None) -> None:
        self.session = session
        self.address = "here"
        self.frames: list[bytes] = []
        self.ended: int | None = None

    def tell(self, frame: bytes) -> None:
        self.frames.append(frame)

    def end(self, code: int) -> None:
        self.ended = code

    @property
    def news(self) -> list[wire.News]:
        heard = [wire.read_message(frame) for frame in self.frames]
        return [message for message in heard if isinstance(message, wire.News)]

    @property
    def seqs(self) -> list[int]:
        return [event.seq for news in self.news for event in news.events]


@asynccontextmanager
async def process(url: str, bus: MemoryBus | None = None) -> AsyncIterator[Rooms]:
    """Open the rooms of one server process; processes with the same URL share a database."""
    storage = Storage(url)
    ids = count(random.randrange(1 << 100))
    try:
        yield Rooms(
            storage,
            bus or MemoryBus(),
            now=lambda: 1000,
            rng=random.Random(1),
            new_id=lambda: f"{next(ids):032x}",
            name=f"{next(ids):x}",
        )
    finally:
        storage.close()


def command(kind: type[wire.Do], base: int, **arguments: object) -> wire.Command:
    return kind(id=f"c{next(IDS)}", base=base, **arguments)  # type: ignore[return-value]


async def do(
    room: Room, session: str, kind: type[wire.Do], **arguments: object
) -> wire.Done | wire.Refusal:
    return await room.do(session, command(kind, room.table.seq, **arguments))


async def begun(rooms: Rooms, settings: Settings = QUARTO) -> Room:
    """Return the room of a new table at which Ada and Bob have started a game."""
    room = await rooms.open(settings, "ada")
    for chair, who in enumerate(("ada", "bob", "cyd", "dee")[: settings.seats]):
        await do(room, who, wire.Sit, chair=chair, name=who.title())
    await do(room, "ada", wire.Start)
    return room


def actor(room: Room) -> str:
    """Return the session of the guest who is to act."""
    match = room.table.playing
    assert match.state.to_act is not None
    person = room.table.chairs[match.chair_of(match.state.to_act)]
    assert isinstance(person, Person)
    return person.session


async def play_one(room: Room, rng: random.Random) -> wire.Done | wire.Refusal:
    move = str(rng.choice(room.table.playing.state.moves()))
    return await do(room, actor(room), wire.PlayMove, move=move)


@asynccontextmanager
async def one_table_in_two_processes(
    url: str, bus: MemoryBus | None = None
) -> AsyncIterator[tuple[Room, Room]]:
    """Start a game at a table that two processes have open; yield the room of each process."""
    async with process(url, bus) as here, process(url, bus) as there:
        room = await begun(here)
        yield room, await there.room(room.table.id)
