"""Games of bots alone, which go on with nobody connected: how many a host and an address may have."""

from __future__ import annotations

import pytest
from tests.support.coroutines import run
from tests.support.room_processes import QUARTO, begun, do, process

from fourfold.server.rooms import kept_games
from fourfold.server.rooms.registry import Rooms
from fourfold.server.table import commands, wire
from fourfold.server.table.events import Event
from fourfold.server.table.opening import Opening, WantedBot
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'test.db'}"


async def start_bots(rooms: Rooms, host: str, address: str | None = None) -> str | None:
    """Open a table without a clock and start a game of two bots; return the code if that is refused."""
    room = await rooms.open(QUARTO, host, address)
    for chair in (0, 1):
        await do(room, host, wire.SeatBot, chair=chair, bot="perfect")
    answer = await do(room, host, wire.Start)
    return answer.code if isinstance(answer, wire.Refusal) else None


def resign(table: Table) -> list[Event]:
    """Return the events of a resignation by the seat to act."""
    return commands.play(table, table.playing.state.to_act or "", "resign", 0)[0]


def test_untimed_games_of_bots_alone_are_limited_per_host_and_address(url, monkeypatch):
    most = kept_games.MAX_BOT_GAMES_PER_HOST
    in_all = most + 2
    monkeypatch.setattr(kept_games, "MAX_BOT_GAMES_PER_ADDRESS", in_all)

    async def work():
        async with process(url) as rooms:
            codes = [await start_bots(rooms, "mal", "one address") for _ in range(most + 1)]
            assert codes == [None] * most + ["games-kept"]
            for number in range(in_all - most):
                assert await start_bots(rooms, f"mal {number}", "one address") is None
            assert await start_bots(rooms, "one more", "one address") == "games-kept"
            assert await start_bots(rooms, "ada", "another address") is None
            # Games with people begin as ever.
            assert (await begun(rooms)).table.is_on
            of_mal = [room for room in rooms.all() if room.table.host == "mal" and room.table.is_on]
            await of_mal[0].carry_out(resign)
            assert await start_bots(rooms, "mal", "a third address") is None
        async with process(url) as rooms:
            # Games that are loaded after a restart count again for their host.
            for _, table in await rooms.storage.all_tables_of("mal", 100):
                await rooms.room(table)
            assert await start_bots(rooms, "mal") == "games-kept"

    run(work)


def test_games_of_bots_that_start_with_their_tables_are_limited_too(url):
    bots = Opening((WantedBot("perfect"), WantedBot("perfect")), starts=True)

    async def work():
        async with process(url) as rooms:
            for _ in range(kept_games.MAX_BOT_GAMES_PER_HOST):
                assert (await rooms.open(QUARTO, "mal", opening=bots)).table.is_on
            with pytest.raises(Refused) as caught:
                await rooms.open(QUARTO, "mal", opening=bots)
            assert caught.value.code == "games-kept"
            assert len(rooms.all()) == kept_games.MAX_BOT_GAMES_PER_HOST

    run(work)


def test_last_person_cannot_leave_a_game_to_bots_beyond_the_limit(url, monkeypatch):
    monkeypatch.setattr(kept_games, "MAX_BOT_GAMES_PER_HOST", 1)

    async def work():
        async with process(url) as rooms:
            answers = []
            for _ in range(2):
                room = await rooms.open(QUARTO, "mal")
                await do(room, "mal", wire.SeatBot, chair=0, bot="perfect")
                await do(room, "mal", wire.Sit, chair=1, name="Mal")
                assert isinstance(await do(room, "mal", wire.Start), wire.Done)
                answers.append(await do(room, "mal", wire.SeatBot, chair=1, bot="perfect"))
            assert isinstance(answers[0], wire.Done)
            assert answers[1].code == "games-kept"

    run(work)
