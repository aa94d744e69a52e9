"""Hints: only for people who play against bots alone, in their own turn."""

from __future__ import annotations

import os
import signal

import httpx
import pytest
from tests.support import plain_http
from tests.support.coroutines import run
from tests.support.error_answers import is_error
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests, is_mine, seated

from fourfold.client import Guest
from fourfold.server.table import wire


async def hint(guest: Guest, name: str, **headers: str) -> httpx.Response:
    path = f"/api/tables/{name}/hint"
    return await guest._http.get(path, headers=headers, timeout=PATIENCE_SECONDS)


def test_hints_exist_alone_with_bots_in_ones_own_turn_only(server):
    async def work():
        async with (
            guests(server.url, 2) as (ada, eve),
            seated([ada], bots=["level1"], begins="chosen") as (seat,),
        ):
            name = seat.view["table"]
            answer = await hint(ada, name)
            assert answer.status_code == 200, answer.text
            found = answer.json()
            assert set(found) == {"safe", "value", "moves"}
            assert set(found["safe"]) <= set(seat.game["moves"])
            # Nothing stands there yet, so any piece is safe.
            assert found["safe"] == [move for move in seat.game["moves"] if "give" in move]
            assert set(found["moves"]) <= set(seat.game["moves"])
            # Not to somebody who looks on, be it a guest or nobody.
            assert is_error(await hint(eve, name), 409, "no-hint")
            async with plain_http.AsyncClient(base_url=server.url) as nobody:
                answer = await nobody.get(f"/api/tables/{name}/hint")
                assert is_error(answer, 409, "no-hint")
            # Not while the bot is to move.
            thinker = server.bot_worker
            os.kill(thinker, signal.SIGSTOP)
            try:
                done = await seat.move("give 0")
                await seat.until(lambda view: view["seq"] >= done.seq)
                assert not is_mine(seat.view)
                assert is_error(await hint(ada, name), 409, "no-hint")
            finally:
                os.kill(thinker, signal.SIGCONT)
            await seat.until(is_mine, PATIENCE_SECONDS)
            assert (await hint(ada, name)).status_code == 200

    run(work)


def test_no_hints_between_people_nor_before_a_game(server):
    async def work():
        async with guests(server.url, 2) as people:
            for bots in ([], ["level1"]):
                async with seated(people, bots=bots, begins="chosen") as seats:
                    name = seats[0].view["table"]
                    assert is_mine(seats[0].view)
                    for person, seat in zip(people, seats, strict=True):
                        assert is_error(await hint(person, name), 409, "not-alone")
                        assert not seat.view["match"]["hints"]
            name = await people[0].open("quarto")
            async with people[0].at(name) as seat:
                await seat.do(wire.Sit, chair=0, name="Ada")
                await seat.do(wire.SeatBot, chair=1, bot="level1")
                assert is_error(await hint(people[0], name), 409, "no-hint")

    run(work)


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_no_hints_while_a_bot_plays_for_somebody_who_may_return(server, game):
    async def work():
        async with (
            guests(server.url, 2) as (ada, bob),
            seated([ada, bob], game, begins="chosen") as (mine, theirs),
        ):
            name = mine.view["table"]
            await theirs.do(wire.Stand, chair=1)
            await mine.until(lambda view: view["chairs"][1]["away"], PATIENCE_SECONDS)
            await mine.do(wire.SeatBot, chair=1, bot="random")
            await mine.until(lambda view: view["chairs"][1]["kind"] == "bot", PATIENCE_SECONDS)
            assert is_mine(mine.view)
            assert is_error(await hint(ada, name), 409, "not-alone")
            assert mine.view["match"]["hints"] is False
            await theirs.do(wire.Sit, chair=1, name="Bob")
            await theirs.until(lambda view: view["your_chairs"] == [1], PATIENCE_SECONDS)

    run(work)


def test_guest_who_alone_plays_against_bots_has_hints_after_leaving_and_coming_back(server):
    async def work():
        async with (
            guests(server.url, 2) as (ada, bob),
            seated([ada], bots=["random"], begins="chosen") as (mine,),
            bob.at(mine.view["table"]) as theirs,
        ):
            name = mine.view["table"]
            # Somebody who watches changes nothing.
            assert theirs.view["match"]["hints"] is False
            await mine.do(wire.Stand, chair=0)
            await mine.do(wire.Sit, chair=0, name="Ada")
            await mine.until(is_mine, PATIENCE_SECONDS)
            assert mine.view["match"]["hints"] is True
            assert (await hint(ada, name)).status_code == 200

    run(work)


def test_hints_in_quartino_name_near_cards_and_a_move(server):
    async def work():
        for rules, bots in (("quartino", ["greedy"]), ("quartino+referee", ["level1", "level1"])):
            async with (
                guests(server.url, 2) as (ada, eve),
                seated([ada], "quartino", bots=bots, rules=rules, begins="chosen") as (seat,),
            ):
                name = seat.view["table"]
                for _ in range(3):
                    await seat.until(is_mine, PATIENCE_SECONDS)
                    answer = await hint(ada, name)
                    assert answer.status_code == 200, answer.text
                    found = answer.json()
                    assert set(found) == {"nearest", "others", "move", "remark"}
                    view = seat.game
                    own = view["racks"][view["seats"].index(view["viewer"])]["cards"]
                    assert {one["card"] for one in found["nearest"]} <= set(own)
                    others = [one["seat"] for one in found["others"]]
                    assert sorted([*others, view["viewer"]]) == view["seats"]
                    assert found["remark"] is None
                    assert (await hint(ada, name)).content == answer.content
                    # Not to somebody who watches.
                    assert is_error(await hint(eve, name), 409, "no-hint")
                    await seat.move(found["move"])

    run(work)


def test_hint_on_one_screen_names_no_card_before_the_seat_is_revealed(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            name = await ada.open(
                "quartino", rules="quartino+referee", same_screen=True, begins="chosen"
            )
            async with ada.at(name) as seat:
                for chair in (0, 1):
                    await seat.do(wire.Sit, chair=chair, name=f"Ada {chair}")
                await seat.do(wire.Start, first=0)
                await seat.until(lambda view: view["match"] is not None, PATIENCE_SECONDS)
                assert is_error(await hint(ada, name), 409, "no-hint")
                await seat.do(wire.Reveal, seat="A")
                assert (await hint(ada, name)).status_code == 200
                await seat.do(wire.Abort)
                assert is_error(await hint(ada, name), 409, "no-hint")

    run(work)


def test_aborted_game_has_no_hints(server):
    async def work():
        async with (
            guests(server.url, 1) as (ada,),
            seated([ada], bots=["level1"], begins="chosen") as (seat,),
        ):
            name = seat.view["table"]
            assert (await hint(ada, name)).status_code == 200
            await seat.do(wire.Abort)
            assert is_error(await hint(ada, name), 409, "no-hint")

    run(work)
