"""Whole games over real sockets: people, bots, spectators, reconnections and streams."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Callable

import httpx
import msgspec
import pytest
from tests.support import plain_http
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import (
    at_random,
    guests,
    is_mine,
    is_over,
    moves_of,
    play_on,
    play_out,
    seated,
)
from tests.support.raw_sockets import hear, metric, raw_socket, text
from tests.support.stored_events import milliseconds_of_game
from websockets.exceptions import InvalidStatus

from fourfold import read_record
from fourfold.client import RefusedByTable, Seat
from fourfold.server.table import wire

# --- Games -------------------------------------------------------------------------------------


def test_two_people_play_a_game_to_its_end_and_play_again_with_seats_swapped(server):
    async def work():
        async with guests(server.url, 2) as people, seated(people) as seats:
            await play_out(seats)
            for seat in seats:
                await seat.until(is_over)
                assert moves_of(seat.view) == moves_of(seats[0].view)
                numbers = [event.seq for event in seat.events]
                assert numbers == list(range(numbers[0], seat.seq + 1))
            order = seats[0].view["match"]["order"]
            table = seats[0].view["table"]
            text = (await people[0]._http.get(f"/api/tables/{table}/record")).text
            assert [str(e) for e in read_record(text).events] == moves_of(seats[0].view)
            for seat in seats:
                await seat.do(wire.Rematch)
            for seat in seats:
                view = await seat.until(lambda view: view["games"] == 2)
                assert view["match"]["order"] == order[::-1]
            await play_out(seats, seed=2)
            [row] = await people[1].get("/api/mine")
            assert (row["table"], row["your_chairs"]) == (table, [1])

    run(work)


@pytest.mark.parametrize("bot", ["random", "level4", "perfect"])
def test_a_bot_plays_in_any_seat(server, bot):
    async def work():
        async with guests(server.url, 1) as people, seated(people, bots=[bot]) as (seat,):
            view = await play_out([seat])
            assert is_over(view)
            assert view["chairs"][1] == {
                "kind": "bot",
                "name": bot,
                "away": False,
                "again": False,
                "host": False,
            }

    run(work)


def test_quartino_with_people_and_a_bot_shows_nobody_the_cards_of_others(
    server,
):
    async def work():
        async with (
            guests(server.url, 3) as people,
            seated(people[:2], "quartino", bots=["greedy"]) as seats,
            people[2].at(seats[0].view["table"]) as watcher,
        ):
            seen: list[tuple[Seat, dict]] = []

            def watch(seat):
                def choose(view):
                    seen.extend((one, one.view) for one in (*seats, watcher))
                    return at_random(len(seen))(view)

                return choose

            await asyncio.gather(*(play_on(seat, watch(seat)) for seat in seats))
            for seat, view in seen:
                match = view["match"]
                for name, rack in zip(match["view"]["seats"], match["view"]["racks"], strict=True):
                    known = rack["cards"] is not None
                    assert known == (name in match["your_seats"]) or is_over(view), seat
            await watcher.until(is_over)
            assert moves_of(watcher.view) == moves_of(seats[0].view)

    run(work)


def test_spectator_gets_every_event_and_may_do_nothing(server):
    async def work():
        async with (
            guests(server.url, 3) as people,
            seated(people[:2]) as seats,
            people[2].at(seats[0].view["table"]) as watcher,
        ):
            began = watcher.seq
            for command, arguments in [
                (wire.PlayMove, {"move": "give 0"}),
                (wire.Say, {"phrase": "hello"}),
                (wire.Start, {}),
                (wire.AskBack, {}),
                (wire.Stand, {"chair": 0}),
            ]:
                with pytest.raises(RefusedByTable):
                    await watcher.do(command, **arguments)
            await play_out(seats)
            await watcher.until(is_over)
            assert [event.seq for event in watcher.events] == list(
                range(began + 1, seats[0].seq + 1)
            )
            # Comings and goings are gathered for a moment.
            async with asyncio.timeout(PATIENCE_SECONDS):
                while watcher.presence.get("chairs") != [0, 1]:
                    await asyncio.sleep(0.01)
            assert watcher.presence == {
                "kind": "presence",
                "chairs": [0, 1],
                "spectators": 1,
                "claims": [],
            }

    run(work)


def test_player_who_left_may_return_or_is_replaced_by_a_bot(server):
    async def work():
        async with guests(server.url, 2) as people, seated(people) as (ada, bob):
            await bob.do(wire.Stand, chair=1)
            await ada.until(lambda view: view["chairs"][1]["away"])
            await bob.do(wire.Sit, chair=1, name="Bob again")
            await bob.do(wire.Stand, chair=1)
            await ada.until(lambda view: view["chairs"][1]["away"])
            await ada.do(wire.SeatBot, chair=1, bot="level1")
            assert is_over(await play_out([ada]))

    run(work)


# --- Lost connections --------------------------------------------------------------------------


def test_reconnecting_client_gets_exactly_the_missed_events(server):
    async def work():
        async with guests(server.url, 2) as people, seated(people) as (ada, _bob):
            table = ada.view["table"]
            for _ in range(10):
                await ada.do(wire.Say, phrase="hello")
            last = ada.seq
            for since in (0, 1, last - 3, last - 1, last):
                async with raw_socket(people[1], table, since=str(since)) as again:
                    news = await hear(again, wire.News)
                    assert [event.seq for event in news.events] == list(range(since + 1, last + 1))
                    assert news.view["seq"] == last
            for since in ("x", "-1", "1.5", "9" * 30):
                with pytest.raises(InvalidStatus):
                    async with raw_socket(people[1], table, since=since):
                        pass
            async with raw_socket(people[1], table, since=str(last + 5)) as again:
                assert (await hear(again, wire.News)).events == []

    run(work)


def test_game_survives_connections_that_break_all_the_time(server):
    async def work():
        async with guests(server.url, 2) as people, seated(people) as seats:
            rng, broken = random.Random(1), Counter[str]()
            while not is_over(seats[0].view):
                newest = max(one.seq for one in seats)
                for seat in seats:
                    await seat.until(lambda view, to=newest: view["seq"] >= to)
                seat = next((one for one in seats if is_mine(one.view)), None)
                if seat is None:
                    continue
                when = rng.choice(["before", "during", "never"])
                if when == "before":
                    seat._socket.transport.abort()
                moving = asyncio.ensure_future(seat.move(rng.choice(seat.game["moves"])))
                if when == "during":
                    # It is sent, and nobody has heard yet what becomes of it.
                    await asyncio.sleep(0)
                    seat._socket.transport.abort()
                    assert not moving.done()
                await moving
                broken[when] += 1
            assert min(broken["before"], broken["during"]) >= 3
            for seat in seats:
                await seat.until(is_over)
                numbers = [event.seq for event in seat.events]
                assert numbers == list(range(numbers[0], seat.seq + 1))
            assert moves_of(seats[0].view) == moves_of(seats[1].view)

    run(work)


def test_repeated_command_is_executed_once_by_socket_and_http(server):
    async def work():
        async with guests(server.url, 2) as people, seated(people) as (ada, bob):
            table, base = ada.view["table"], ada.seq
            mover = ada if is_mine(ada.view) else bob
            person = people[0] if mover is ada else people[1]
            frame = text(wire.PlayMove, base, move=mover.game["moves"][0])
            answers = []
            for _ in range(2):
                async with raw_socket(person, table) as again:
                    for _ in range(3):
                        await again.send(frame)
                    answers += [await hear(again, wire.Done) for _ in range(3)]
            path = f"/api/tables/{table}/commands"
            over_http = await person._http.post(path, content=frame)
            assert over_http.status_code == 200
            answers.append(wire.read_message(over_http.content))
            assert set(answers) == {wire.Done(msgspec.json.decode(frame)["id"], base + 1)}
            assert len(moves_of(await ada.until(lambda view: view["seq"] > base))) == 1
            assert ada.seq == base + 1

    run(work)


# --- Bots, clocks and the lobby ----------------------------------------------------------------


def test_worker_killed_while_thinking_is_replaced_and_the_game_goes_on(server):
    async def work():
        async with (
            guests(server.url, 1) as people,
            seated(people, bots=["level2"], begins="chosen") as (ada,),
        ):
            before = await metric(people[0], "fourfold_bots_replaced")
            thinker = server.bot_worker
            os.kill(thinker, signal.SIGSTOP)
            await ada.move("give 0")
            await asyncio.sleep(0.3)
            assert len(moves_of(ada.view)) == 1
            os.kill(thinker, signal.SIGKILL)
            await play_out([ada])
            assert thinker not in server.thinkers
            while await metric(people[0], "fourfold_bots_replaced") == before:
                await asyncio.sleep(0.1)

    run(work)


def test_turn_that_takes_too_long_is_flagged(server):
    async def work():
        async with (
            guests(server.url, 2) as people,
            seated(people, rules="classic+referee+turn:1") as (ada, bob),
        ):
            clock = ada.view["match"]["clock"]
            assert clock["turn_left"] == 1000
            view = await ada.until(is_over, PATIENCE_SECONDS)
            assert await milliseconds_of_game(server, view["table"]) > 1000
            assert "flag" in moves_of(view)[-1]
            await bob.until(is_over)
            with pytest.raises(RefusedByTable) as refused:
                await bob.move("flag")
            assert refused.value.code in {"clock-only", "game-over"}

    run(work)


def test_total_time_counts_for_people_and_bots(server):
    async def work():
        async with (
            guests(server.url, 1) as people,
            seated(
                people, bots=["level1"], begins="chosen", clock={"seconds": 2, "increment": 0}
            ) as (ada,),
        ):
            await ada.move("give 0")
            view = await ada.until(is_mine)
            banks = view["match"]["clock"]["banks"]
            assert 0 < banks["A"] <= 2000
            assert 0 < banks["B"] <= 2000
            view = await ada.until(is_over, PATIENCE_SECONDS)
            assert view["match"]["view"]["outcome"]["winners"] == ["B"]

    run(work)


def test_quick_pairing_seats_two_guests_and_the_third_waits(server):
    async def work():
        wanted = {"game": "quarto", "rules": "classic+squares+referee"}
        async with guests(server.url, 4) as people:
            tables = await asyncio.gather(
                *(person.post("/api/play", wanted, name="Guest") for person in people[:2])
            )
            assert tables[0] == tables[1]
            table = tables[0]["table"]
            third = (await people[2].post("/api/play", wanted, name="Guest"))["table"]
            assert third != table
            # Whoever asks twice is not seated against themselves.
            assert (await people[2].post("/api/play", wanted, name="Guest"))["table"] != table
            listed = {row["table"]: row for row in await people[3].get("/api/tables")}
            assert listed[table]["on"]
            assert not listed[third]["on"]
            async with people[0].at(table) as ada, people[1].at(table) as bob:
                await play_out([ada, bob])
            private = await people[0].open("quarto")
            assert private not in {row["table"] for row in await people[0].get("/api/tables")}

    run(work)


# --- Streams -----------------------------------------------------------------------------------


async def read_lines(answer: httpx.Response, until: Callable[[wire.Message], bool]):
    found = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        async for row in answer.aiter_lines():
            if row.strip():
                found.append(wire.read_message(row))
                if until(found[-1]):
                    return found
    raise AssertionError("the stream ended")


def test_stream_of_a_table_can_be_read_and_resumed(server):
    async def work():
        async with guests(server.url, 2) as people, seated(people) as (ada, bob):
            path = f"/api/tables/{ada.view['table']}/stream"
            began = ada.seq

            def is_at(number):
                return lambda heard: isinstance(heard, wire.News) and heard.view["seq"] >= number

            async with people[0]._http.stream("GET", path) as answer:
                assert answer.headers["content-type"].startswith("application/x-ndjson")
                for _ in range(3):
                    await bob.do(wire.Say, phrase="hello")
                found = await read_lines(answer, is_at(began + 3))
            news = [message for message in found if isinstance(message, wire.News)]
            assert news[0].view["your_chairs"] == [0]
            heard = [event.seq for message in news for event in message.events]
            assert heard == list(range(began + 4 - len(heard), began + 4))
            await bob.do(wire.Say, phrase="hello")
            async with people[0]._http.stream("GET", path, params={"since": began + 1}) as answer:
                (first,) = await read_lines(answer, is_at(began))
                assert [event.seq for event in first.events] == [began + 2, began + 3, began + 4]
            stranger = plain_http.AsyncClient(base_url=server.url)
            async with stranger, stranger.stream("GET", path) as answer:
                (first,) = await read_lines(answer, is_at(began))
                assert first.view["your_chairs"] == []

    run(work)


def test_solve_answers_with_value_moves_and_view(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            asked = {"rules": "classic+referee", "position": "d..6/c.a3/..../0... 5"}
            found = await ada.post("/api/solve", asked)
            assert (found["value"], found["moves"]) == ("win", ["place a2"])
            seen = found["view"]
            assert (seen["to_act"], seen["next"], seen["phase"]) == ("B", "A", "place")
            assert seen["position"] == asked["position"]
            wrong = await ada._http.post("/api/solve", json=asked | {"position": "no position"})
            assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-ranks")

    run(work)


def test_one_request_opens_a_table_with_a_bot_and_starts_the_game(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            chairs = [{"name": "Ada"}, {"bot": "level1"}]
            wanted = {"game": "quarto", "chairs": chairs, "start": True, "id": "opened once"}
            found = [(await ada._http.post("/api/tables", json=wanted)).json() for _ in range(2)]
            assert found[0] == found[1]
            view = (await ada._http.get(f"/api/tables/{found[0]['table']}")).json()
            assert [chair["name"] for chair in view["chairs"]] == ["Ada", "level1"]
            assert view["match"]["your_seats"]

    run(work)
