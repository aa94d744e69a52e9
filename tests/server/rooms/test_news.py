"""News carry only events that the client does not know; clients assemble the list."""

from __future__ import annotations

import random

from tests.support.coroutines import run
from tests.support.room_processes import QUARTO, Listener, actor, begun, do, play_one, process

from fourfold.client import _with_known_events
from fourfold.games.game import Json
from fourfold.server.process.bus import MemoryBus
from fourfold.server.rooms.room import Room
from fourfold.server.table import wire
from fourfold.server.table.events import Settings
from fourfold.server.web.sockets import Client

QUARTINO = Settings("quartino", "quartino+turns:24", 3)


def put_together(listener: Listener) -> Json:
    """Return the view of a client that has read all news so far."""
    view: Json = {}
    for news in listener.news:
        view = _with_known_events(news.view, view)
    return view


def listening(room: Room, *sessions: str | None) -> list[Listener]:
    listeners = [Listener(session) for session in sessions]
    for listener in listeners:
        room.join(listener, None)
    return listeners


def check(room: Room, listeners: list[Listener]) -> None:
    for listener in listeners:
        assert put_together(listener) == room.view(listener.session)


def test_each_event_of_a_game_is_sent_once_to_each_listener(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, QUARTINO)
            listeners = listening(room, "ada", "bob", "eve", None)
            rng = random.Random(1)
            while room.table.is_on:
                await play_one(room, rng)
            check(room, listeners)
            played = room.view(None)["match"]["events"]
            assert len(played) > 20
            for listener in listeners:
                sent = [event for news in listener.news for event in news.view["match"]["events"]]
                assert sent == played

    run(work)


def test_listener_who_joins_during_a_game_gets_all_its_events_first(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, QUARTINO)
            rng = random.Random(2)
            for _ in range(10):
                await play_one(room, rng)
            listeners = listening(room, "bob", None)
            assert len(listeners[0].news[0].view["match"]["events"]) == 10
            await play_one(room, rng)
            check(room, listeners)
            # Also who comes back, whatever they say that they know.
            again = Listener("bob")
            room.join(again, room.table.seq - 1)
            check(room, [again])

    run(work)


def test_clients_have_the_right_events_after_takebacks_and_new_games(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            listeners = listening(room, "ada", "bob", None)
            rng = random.Random(3)
            for _ in range(120):
                who = actor(room) if room.table.is_on else "ada"
                other = "bob" if who == "ada" else "ada"
                roll = rng.random()
                if not room.table.is_on:
                    await do(room, who, wire.Rematch)
                    await do(room, other, wire.Rematch)
                elif roll < 0.2:
                    await do(room, other, wire.AskBack)
                    await do(room, who, wire.AnswerBack, agrees=True)
                elif roll < 0.25:
                    await do(room, who, wire.PlayMove, move="resign")
                elif roll < 0.35:
                    await do(room, who, wire.Say, phrase="hello")
                else:
                    await play_one(room, rng)
                check(room, listeners)
            assert room.table.games > 2
            assert sum(b"taken-back" in frame for frame in listeners[0].frames) > 3

    run(work)


def test_process_that_catches_up_sends_only_new_events_to_its_listeners(url):
    async def work():
        async with process(url, MemoryBus()) as rooms, process(url, MemoryBus()) as others:
            room = await begun(rooms)
            there = await others.room(room.table.id)
            listeners = listening(there, "ada", None)
            rng = random.Random(4)
            for number in range(30):
                who = actor(room)
                if number % 7 == 6:
                    await do(room, "bob" if who == "ada" else "ada", wire.AskBack)
                    await do(room, who, wire.AnswerBack, agrees=True)
                else:
                    await play_one(room, rng)
                if not room.table.is_on:
                    await do(room, "ada", wire.Rematch)
                    await do(room, "bob", wire.Rematch)
                if number % 5 == 4:
                    await there.catch_up()
                    check(there, listeners)

    run(work)


def test_each_viewers_news_are_encoded_once(url, monkeypatch):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, QUARTO)
            listening(room, "ada", "ada", "bob", "eve", "mal", None, None)
            encoded: list[wire.Message] = []
            write = wire.write
            monkeypatch.setattr(wire, "write", lambda what: encoded.append(what) or write(what))
            await play_one(room, random.Random(5))
            news = [message for message in encoded if isinstance(message, wire.News)]
            assert len(news) == 3

    run(work)


def test_slow_client_gets_no_news_after_the_first_missed_one():
    async def work():
        client = Client(None, "ada", "here")  # type: ignore[arg-type]
        while not client.cut_off.done():
            client.tell(b"news")
        waiting = client._outbox.qsize()
        client._outbox.get_nowait()
        client.tell(b"later news")
        assert client._outbox.qsize() == waiting - 1

    run(work)
