"""A database as the first version wrote it, with a game in progress."""

from __future__ import annotations

import random

from tests.support.room_processes import actor, do, play_one

from fourfold.server.rooms.lobby import Lobby
from fourfold.server.rooms.registry import Rooms
from fourfold.server.table import wire

TABLE = "0123456789abcdef0123456789abcdef"
TOKEN_HASH = bytes(range(32))
#: As they were written then; nobody may change them.
BODIES = [
    (
        "ada",
        None,
        '{"type":"opened","settings":{"game":"quarto","rules":"classic+referee","public":true,'
        '"clock":{"seconds":300,"increment":5}},"host":"ada","seed":"a secret"}',
    ),
    (
        "ada",
        "c1",
        '{"type":"sat","chair":0,"who":{"type":"person","session":"ada","name":"Ada λ"}}',
    ),
    ("bob", "c2", '{"type":"sat","chair":1,"who":{"type":"person","session":"bob","name":"Bob"}}'),
    ("bob", "c2", '{"type":"started","order":[1,0],"setup":{}}'),
    (
        "bob",
        "c3",
        '{"type":"played","seat":"A","move":"give 4","banks":{"A":304000,"B":300000}}',
    ),
    (
        "ada",
        "c4",
        '{"type":"played","seat":"B","move":"place a2","banks":{"A":304000,"B":299000}}',
    ),
]
MOVES = ["A give 4", "B place a2"]


async def goes_on(rooms: Rooms) -> None:
    """Assert that the game is listed, known to its players, loaded, and can be played to its end."""
    (listed,) = await Lobby(rooms).listed()
    assert (listed["table"], listed["on"]) == (TABLE, True)
    assert await rooms.storage.tables_of("bob", 10) == [TABLE]
    room = await rooms.room(TABLE)
    assert [str(event) for event in room.table.playing.record.events] == MOVES
    began_by = room.table.playing.first_by
    assert room.table.playing.clocks.banks == {"A": 304000, "B": 299000}
    assert actor(room) == "ada"
    # What was done already is answered again and not done again.
    again = await room.do("ada", wire.PlayMove("c4", 5, "place a2"))
    assert again == wire.Done("c4", 6)
    rng = random.Random(1)
    while room.table.last_game is not None and room.table.last_game.state.outcome is None:
        assert isinstance(await play_one(room, rng), wire.Done)
    await do(room, "ada", wire.Rematch)
    await do(room, "bob", wire.Rematch)
    assert room.table.games == 2
    assert (began_by, room.table.playing.first_by) == ("lot", "next")
