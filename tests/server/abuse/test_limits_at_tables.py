"""Limits per guest, seat and host at tables: none of them can be used to keep others from playing."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
import pytest
from sqlalchemy import text
from tests.support import services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.room_processes import QUARTO, Listener, actor, begun, command, do, process
from tests.support.scripted_table import seated

from fourfold.client import Guest
from fourfold.server.process.bus import MemoryBus, Wake
from fourfold.server.process.limits import Limiter
from fourfold.server.rooms import command_limits, kept_games
from fourfold.server.rooms.registry import MAX_OPEN_PER_ADDRESS
from fourfold.server.rooms.room import Room
from fourfold.server.store.database import connect
from fourfold.server.table import takebacks, wire
from fourfold.server.table.commands import (
    MAX_DRAWS_OFFERED,
    MAX_EVENTS_PER_GUEST,
)
from fourfold.server.table.events import Clock, Played, Settings
from fourfold.server.table.refusals import Refused, Unreadable
from fourfold.server.table.takebacks import MAX_TAKEBACKS_ASKED

TIMED = Settings("quarto", "classic+referee", clock=Clock(60))


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'test.db'}"


async def sit_and_stand(room: Room, session: str) -> str:
    """Sit down and stand up until the server refuses; return the error code."""
    for _ in range(10 * MAX_EVENTS_PER_GUEST):
        answer = await do(room, session, wire.Sit, chair=0, name="Mal")
        if isinstance(answer, wire.Refusal):
            return answer.code
        assert isinstance(await do(room, session, wire.Stand, chair=0), wire.Done)
    raise AssertionError("no limit")


# --- Events other than moves -------------------------------------------------------------------


def test_guest_who_sits_and_stands_without_end_is_refused_and_others_are_not(url):
    async def work():
        async with process(url) as rooms:
            room = await rooms.open(QUARTO, "ada")
            assert await sit_and_stand(room, "mal") == "events-used-up"
            assert room.table.seq == 1 + MAX_EVENTS_PER_GUEST
            # The table is as good as new for everybody else.
            for chair, who in enumerate(("ada", "bob")):
                assert isinstance(await do(room, who, wire.Sit, chair=chair, name=who), wire.Done)
            assert isinstance(await do(room, "ada", wire.Start), wire.Done)
        async with process(url) as rooms:
            again = await rooms.room(room.table.id)
            assert again.table.caused == room.table.caused
            assert again.table.caused["mal"] == MAX_EVENTS_PER_GUEST

    run(work)


def test_guest_at_the_event_limit_may_still_leave_the_chair(url):
    async def work():
        async with process(url) as rooms:
            room = await rooms.open(QUARTO, "ada")
            for _ in range(MAX_EVENTS_PER_GUEST // 2 - 1):
                await do(room, "mal", wire.Sit, chair=0, name="Mal")
                await do(room, "mal", wire.Stand, chair=0)
            await do(room, "mal", wire.Sit, chair=0, name="Mal")
            await do(room, "mal", wire.Say, phrase="hello")
            said = await do(room, "mal", wire.Say, phrase="hello")
            assert isinstance(said, wire.Refusal)
            assert said.code == "events-used-up"
            assert isinstance(await do(room, "mal", wire.Stand, chair=0), wire.Done)
            assert room.table.chairs[0] is None

    run(work)


def test_games_resigned_at_once_do_not_reset_the_event_limit():
    world = seated("ada", "bot")
    for _ in range(MAX_EVENTS_PER_GUEST):
        world.did("ada: resign")
        answer = world.say("ada: start")
        if isinstance(answer, wire.Refusal):
            break
    assert isinstance(answer, wire.Refusal)
    assert answer.code == "events-used-up"
    assert world.table.seq < 3 * MAX_EVENTS_PER_GUEST


def test_a_longer_game_resets_the_event_limit():
    world = seated("ada", "bo")
    before = world.table.caused
    assert before[world.session("ada")] == 2
    for move in ("give 0", "place a1", "give 1", "place b1", "give 2", "place c1", "give 3"):
        world.did(f"{world.actor}: {move}")
    assert world.table.caused == before
    world.did("ada: resign")
    assert world.table.caused == {}


def test_guests_of_one_address_share_a_rate_of_events_at_all_tables(url):
    async def work():
        async with process(url) as rooms:
            rooms.limits.events = Limiter(0.01, 10)
            tables = [await rooms.open(QUARTO, f"mal {number}") for number in range(20)]
            sit = [command(wire.Sit, 1, chair=0, name="Mal") for _ in tables]
            answers = [
                await room.do(f"mal {number}", sit[number], address="one")
                for number, room in enumerate(tables)
            ]
            refused = [answer.code for answer in answers if isinstance(answer, wire.Refusal)]
            assert refused == ["too-fast"] * 10
            # Others, moves, and leaving are not held up.
            other = command(wire.Sit, 1, chair=1, name="Ada")
            assert isinstance(await tables[0].do("ada", other, address="two"), wire.Done)
            stand = command(wire.Stand, 1, chair=0)
            assert isinstance(await tables[0].do("mal 0", stand, address="one"), wire.Done)
            # A hundred seconds later there is one more.
            assert not rooms.limits.events.has_room("one", time.monotonic())
            assert rooms.limits.events.has_room("one", time.monotonic() + 101)

    run(work)


# --- Takebacks and draws -----------------------------------------------------------------------


def test_takeback_requests_per_game_are_limited_for_each_seat():
    world = seated("ada", "bo")
    world.did("ada: give 7")
    for _ in range(MAX_TAKEBACKS_ASKED):
        world.did("ada: ask back", "bo: disagree")
    assert world.refused("ada: ask back") == "takebacks-used-up"
    world.did("bo: place a1", "bo: ask back", "ada: agree", "bo: place b1")
    # The next game has its own.
    world.did("ada: resign", "ada: again", "bo: again")
    world.did(f"{world.actor}: give 7", "bo: ask back", "ada: disagree")


def test_takebacks_per_game_are_limited_even_alone_with_bots(monkeypatch):
    monkeypatch.setattr(takebacks, "MAX_TAKEBACKS_PER_GAME", 3)
    world = seated("ada", "bot")
    for _ in range(3):
        world.did("ada: give 7", "ada: ask back")
    world.did("ada: give 7")
    assert world.refused("ada: ask back") == "takebacks-used-up"


def test_fewer_takebacks_are_allowed_in_a_longer_game(monkeypatch):
    """The move after a takeback copies the history of the game, and the room keeps all copies."""
    monkeypatch.setattr(takebacks, "MAX_COPIED_EVENTS", 4)
    world = seated("ada", "bo")
    for _ in range(2):
        world.did("ada: give 7", "ada: ask back", "bo: agree")
    world.did("ada: give 7", "bo: place a1", "bo: give 6", "ada: place b1")
    assert world.refused("ada: ask back") == "takebacks-used-up"


def test_participants_per_table_are_limited(url, monkeypatch):
    """Each name is a row that is read with the table, within the thread that writes everybody's moves."""
    monkeypatch.setattr(command_limits, "MAX_PARTICIPANTS", 4)

    async def work():
        async with process(url) as rooms:
            room = await rooms.open(QUARTO, "host")
            for number in range(3):
                guest = f"mal {number}"
                sit = command(wire.Sit, 1, chair=0, name="Mal")
                assert isinstance(await room.do(guest, sit), wire.Done)
                assert isinstance(await room.do(guest, command(wire.Stand, 1, chair=0)), wire.Done)
            for guest, name in (("mal 3", "Mal"), ("mal 0", "Another")):
                answer = await room.do(guest, command(wire.Sit, 1, chair=0, name=name))
                assert answer.code == "events-used-up"
            again = command(wire.Sit, 1, chair=0, name="Mal")
            assert isinstance(await room.do("mal 0", again), wire.Done)

    run(work)


def test_takebacks_alone_with_bots_do_not_count_as_requests():
    world = seated("ada", "bot")
    for _ in range(3 * MAX_TAKEBACKS_ASKED):
        world.did("ada: give 7", "ada: ask back")


def test_draw_offers_per_seat_are_limited_even_with_takebacks():
    world = seated("ada", "bo")
    world.did("ada: give 7")
    for _ in range(MAX_DRAWS_OFFERED):
        # A move declines the offer, and the record without both has no trace of it.
        world.did("ada: offer draw", f"{world.actor}: {world.state.moves()[0]}")
        world.did("bo: ask back", "ada: agree")
    assert world.refused("ada: offer draw") == "draw-offers-used-up"
    world.did("bo: offer draw")


# --- Games with a clock ------------------------------------------------------------------------


def test_timed_games_per_host_are_limited(url, monkeypatch):
    monkeypatch.setattr(kept_games, "MAX_GAMES_PER_HOST", 3)

    async def work():
        async with process(url) as rooms:
            spare = await rooms.open(TIMED, "ada")
            kept = [await begun(rooms, TIMED) for _ in range(3)]
            with pytest.raises(Refused, match="at most 3 games with a clock"):
                await rooms.open(TIMED, "ada")
            for chair, who in enumerate(("ada", "bob")):
                await do(spare, who, wire.Sit, chair=chair, name=who)
            refused = await do(spare, "bob", wire.Start)
            assert isinstance(refused, wire.Refusal)
            assert refused.code == "games-kept"
            # Games without a clock, and games of others, begin as ever.
            await begun(rooms, QUARTO)
            await rooms.open(TIMED, "bob")
            # Rooms that left memory count until their games are over.
            rooms.now = lambda: 10**7
            rooms.forget(10**6)
            assert isinstance(await do(spare, "bob", wire.Start), wire.Refusal)
            one = await rooms.room(kept[0].table.id)
            await do(one, actor(one), wire.PlayMove, move="resign")
            assert isinstance(await do(spare, "bob", wire.Start), wire.Done)

    run(work)


def test_hosts_of_one_address_share_the_limit_on_timed_games(url, monkeypatch):
    monkeypatch.setattr(kept_games, "MAX_GAMES_PER_ADDRESS", 2)

    async def work():
        async with process(url) as rooms:
            for host in ("ada", "bob"):
                room = await rooms.open(TIMED, host, "one address")
                await do(room, host, wire.SeatBot, chair=0, bot="random")
                await do(room, host, wire.SeatBot, chair=1, bot="random")
                assert isinstance(await do(room, host, wire.Start), wire.Done)
            with pytest.raises(Refused, match="at most 2 games"):
                await rooms.open(TIMED, "cyd", "one address")
            await rooms.open(TIMED, "cyd", "another address")

    run(work)


def test_waiting_public_tables_per_address_are_limited(url):
    async def work():
        async with process(url) as rooms:
            public = msgspec.structs.replace(QUARTO, public=True)
            for number in range(MAX_OPEN_PER_ADDRESS):
                await rooms.open(public, f"guest {number}", "one address")
            with pytest.raises(Refused, match=f"at most {MAX_OPEN_PER_ADDRESS}"):
                await rooms.open(public, "one more", "one address")
            await rooms.open(public, "one more", "another address")
            await rooms.open(QUARTO, "one more", "one address")

    run(work)


def test_tables_opened_per_minute_and_address_are_limited(tmp_path):
    async def talk(server: services.Server) -> list[int]:
        async with Guest(server.url) as ada, Guest(server.url) as bob:
            answers = [
                await who._http.post("/api/tables", json={"game": "quarto"})
                for who in (ada, bob, ada, bob, ada)
            ]
            assert "Try again in a minute" in answers[-1].json()["text"]
            return [answer.status_code for answer in answers]

    with services.server(tmp_path, tables_per_minute=4.0) as server:
        assert asyncio.run(talk(server)) == [201, 201, 201, 201, 429]


# --- Broken events -----------------------------------------------------------------------------


def test_invalid_event_of_another_process_is_not_quoted_in_the_log(url, caplog):
    async def work():
        async with process(url, MemoryBus()) as rooms:
            room = await begun(rooms)
            listener = Listener("ada")
            room.join(listener, None)
            before = room.table
            broken = Played("A", "place SECRET a1")
            await rooms.storage.append(room.table.id, room.table.seq, [broken])
            wake = Wake(room.table.id, room.table.seq + 1)
            rooms.hear(wake)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while rooms.all():
                    await asyncio.sleep(0.02)
            assert room.table is before
            rooms.hear(wake)
            # Who is still connected there is told that there is no such table any more.
            with pytest.raises(Unreadable):
                await do(room, "ada", wire.Say, phrase="hello")
        with connect(url).connect() as connection:
            bodies = connection.execute(text("SELECT body FROM events")).scalars().all()
        assert any("SECRET" in body for body in bodies)

    with caplog.at_level(logging.DEBUG):
        run(work)
    assert "a table cannot be read" in caplog.text
    assert "SECRET" not in caplog.text
    assert "never retrieved" not in caplog.text
