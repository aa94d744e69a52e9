"""What a room needs of its process.

Lives here: the declaration on which `room` stands. Does not live here: the rooms themselves (`registry`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from fourfold.games.game import Rng
from fourfold.server.process.bus import Bus
from fourfold.server.rooms.announcements import Announcements
from fourfold.server.rooms.command_limits import CommandLimits
from fourfold.server.rooms.kept_games import KeptGames
from fourfold.server.rooms.peers import Peers
from fourfold.server.store.storage import Storage

R_contra = TypeVar("R_contra", contravariant=True)


class RoomOwner(Protocol[R_contra]):
    """What a room needs of its process; `registry.Rooms` is one."""

    now: Callable[[], int]
    limits: CommandLimits
    announcements: Announcements
    long_replay: asyncio.Lock
    peers: Peers

    @property
    def name(self) -> str:
        """The name of the process."""
        ...

    @property
    def storage(self) -> Storage:
        """The database."""
        ...

    @property
    def bus(self) -> Bus:
        """The way to other processes."""
        ...

    @property
    def rng(self) -> Rng:
        """Random numbers for lots and deals."""
        ...

    @property
    def kept_games(self) -> KeptGames:
        """The counts of games that are kept in memory."""
        ...

    def carrying_out(self, arrived: int) -> AbstractContextManager[None]:
        """Count a command that arrived at this moment as not carried out yet, while the context lasts."""
        ...

    def has_changed(self, room: R_contra) -> None:
        """Hear that the room's table has new events."""
        ...

    def drop(self, room: R_contra) -> None:
        """Let go of a room whose table was deleted."""
        ...
