"""What docs/protocol.md promises of the paths without a socket: study, hints, and how errors look."""

from __future__ import annotations

import asyncio
import os
import signal
from itertools import product

import httpx
import msgspec
import pytest
from tests.support import services
from tests.support.error_answers import is_error
from tests.support.players import PATIENCE, guests, is_mine, seated
from tests.support.raw_sockets import metric, run

from fourfold import read_record
from fourfold.engine.analysis import analyse
from fourfold.engine.puzzles import shipped_puzzles
from fourfold.server import wire
from fourfold.server.client import Guest
from fourfold.server.thinking import MOST_QUESTIONS_PER_ADDRESS

NO_TABLE = "0" * 32
NEARLY_OVER = "0123/4567/89ab/.def c"


# --- Hints -------------------------------------------------------------------------------------


async def hint(guest: Guest, name: str, **headers: str) -> httpx.Response:
    path = f"/api/tables/{name}/hint"
    return await guest._http.get(path, headers=headers, timeout=PATIENCE)


def test_who_plays_against_bots_alone_has_hints_in_their_own_turn_only(server):
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
            async with httpx.AsyncClient(base_url=server.url) as nobody:
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
            await seat.until(is_mine, PATIENCE)
            assert (await hint(ada, name)).status_code == 200

    run(work)


def test_there_are_no_hints_between_people_even_beside_a_bot_nor_before_a_game(server):
    async def work():
        async with guests(server.url, 2) as people:
            for bots in ([], ["level1"]):
                async with seated(people, bots=bots, begins="chosen") as seats:
                    name = seats[0].view["table"]
                    assert is_mine(seats[0].view)
                    for person in people:
                        assert is_error(await hint(person, name), 409, "no-hint")
            name = await people[0].open("quarto")
            async with people[0].at(name) as seat:
                await seat.do(wire.Sit, chair=0, name="Ada")
                await seat.do(wire.SeatBot, chair=1, bot="level1")
                assert is_error(await hint(people[0], name), 409, "no-hint")

    run(work)


def test_hints_are_for_quarto(server):
    async def work():
        async with (
            guests(server.url, 1) as (ada,),
            seated([ada], "quartino", bots=["random"], begins="chosen") as (seat,),
        ):
            await seat.until(is_mine, PATIENCE)
            assert is_error(await hint(ada, seat.view["table"]), 409, "not-quarto")

    run(work)


# --- Puzzles and analysis ----------------------------------------------------------------------


def test_puzzles_are_of_the_rules_and_the_grade_that_were_asked_for(server):
    every = [msgspec.to_builtins(puzzle) for puzzle in shipped_puzzles()]
    rules = sorted({puzzle["rules"] for puzzle in every})
    assert len(rules) > 1
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:

        def get(**params: object) -> list[dict[str, object]]:
            answer = http.get("/api/puzzles", params=params)
            assert answer.status_code == 200
            found: list[dict[str, object]] = answer.json()
            return found

        for name, grade in product(rules, range(1, 6)):
            wanted = [p for p in every if (p["rules"], p["grade"]) == (name, grade)]
            assert get(rules=name, grade=grade) == wanted
        for name in rules:
            assert get(rules=name) == [p for p in every if p["rules"] == name]
        assert get(grade=1) == get(rules="classic", grade=1) != []
        assert get(rules="no such rules") == []
        for grade in (0, 6, "x"):
            answer = http.get("/api/puzzles", params={"grade": grade})
            assert is_error(answer, 400, "bad-request")


def test_every_move_of_a_finished_game_is_judged_as_the_engine_judges_it(server):
    text = (services.ROOT / "docs" / "example.fgn").read_text()
    record = read_record(text)
    here = [note.to_json() for note in analyse(record, seconds=4)]

    async def work():
        async with guests(server.url, 1) as (ada,):
            answer = await ada._http.post(
                "/api/analyse", json={"record": text}, timeout=2 * PATIENCE
            )
            assert answer.status_code == 200, answer.text
            there = answer.json()
            assert [(note["number"], f"{note['seat']} {note['move']}") for note in there] == [
                (number, str(event)) for number, event in enumerate(record.events)
            ]
            known = 0
            for one, other in zip(here, there, strict=True):
                # What takes longer than either had is unknown, and nothing is claimed of it.
                if "unknown" not in (*_values(one), *_values(other)):
                    assert _values(one) == _values(other)
                    known += 1
            assert known >= 8
            assert there[-4:] == here[-4:]
            # In the end somebody calls, and the other side had lost before it.
            assert [note["after"] for note in there[-2:]] == ["loss", "win"]

            unfinished = text.replace("result: B (call)\n", "")
            unfinished = unfinished[: unfinished.rindex("B call")]
            answer = await ada._http.post("/api/analyse", json={"record": unfinished})
            assert is_error(answer, 409, "not-over")
            broken = text.replace("A place b3", "A place d2")
            answer = await ada._http.post("/api/analyse", json={"record": broken})
            assert answer.status_code == 400
            assert answer.json()["params"]["line"] == 1 + broken.splitlines().index("A place d2")

    run(work)


def _values(note: dict[str, object]) -> tuple[object, object]:
    return note["before"], note["after"]


def test_an_address_with_too_many_questions_is_refused_and_another_is_not(tmp_path):
    body = {"position": NEARLY_OVER}
    one, other = ({"X-Forwarded-For": f"203.0.113.{number}"} for number in (1, 2))

    async def work(server: services.Server) -> None:
        async with guests(server.url, 3) as (ada, eve, bob):

            def ask(guest: Guest, headers: dict[str, str]) -> asyncio.Future[httpx.Response]:
                asking = guest._http.post(
                    "/api/solve", json=body, headers=headers, timeout=PATIENCE
                )
                return asyncio.ensure_future(asking)

            thinker = server.study_worker
            os.kill(thinker, signal.SIGSTOP)
            try:
                waiting = [ask((ada, eve)[n % 2], one) for n in range(MOST_QUESTIONS_PER_ADDRESS)]
                async with asyncio.timeout(PATIENCE):
                    while await metric(bob, "fourfold_thinking") < len(waiting):
                        await asyncio.sleep(0.05)
                # Whoever is another guest is still at the same address.
                for guest in (ada, bob):
                    assert is_error(await ask(guest, one), 409, "bots-busy")
                waiting.append(ask(bob, other))
                async with asyncio.timeout(PATIENCE):
                    while await metric(bob, "fourfold_thinking") < len(waiting):
                        await asyncio.sleep(0.05)
            finally:
                os.kill(thinker, signal.SIGCONT)
            answers = await asyncio.gather(*waiting)
            assert {answer.status_code for answer in answers} == {200}
            assert (await ask(ada, one)).status_code == 200

    with services.server(tmp_path, trust_proxy=1) as server:
        run(lambda: work(server))


# --- Errors ------------------------------------------------------------------------------------


def test_a_table_that_does_not_exist_is_not_found_on_any_path(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            for path in ("", "/record", "/hint", "/stream"):
                answer = await ada._http.get(f"/api/tables/{NO_TABLE}{path}")
                assert is_error(answer, 404, "no-such-table"), path
            command = wire.write(wire.Say("c1", 0, "hello"))
            answer = await ada._http.post(f"/api/tables/{NO_TABLE}/commands", content=command)
            assert is_error(answer, 404, "no-such-table")
            with pytest.raises(ConnectionRefusedError, match="4404"):
                async with ada.at(NO_TABLE):
                    pass

    run(work)


def test_errors_of_every_kind_have_one_form(server):
    async def work():
        async with (
            guests(server.url, 1) as (ada,),
            httpx.AsyncClient(base_url=server.url) as nobody,
        ):
            new = {"game": "quarto"}
            assert is_error(await nobody.post("/api/tables", json=new), 401, "not-authorized")
            assert is_error(await nobody.get("/api/nothing"), 404, "not-found")
            assert is_error(await nobody.delete("/api/tables"), 405, "method-not-allowed")
            for body in (b"", b"{", b"[]", b'{"game": 5}', b'{"game": "quarto", "x": 1}'):
                answer = await ada._http.post("/api/tables", content=body)
                assert is_error(answer, 400, "bad-request"), body
            answer = await ada._http.post("/api/tables", json={"game": "quarto", "rules": "no"})
            assert answer.status_code == 400
            assert set(answer.json()) == {"code", "text", "params"}
            name = await ada.open("quarto")
            answer = await ada._http.get(f"/api/tables/{name}/record")
            assert is_error(answer, 409, "no-game")
            answer = await ada._http.post(f"/api/tables/{name}/commands", content=b"x")
            assert is_error(answer, 400, "bad-request")
            # Whether the application or the connection notices first that a body is too long.
            for length in (100_000, 300_000, 3_000_000):
                long = {"record": "x" * length}
                answer = await ada._http.post("/api/records", json=long)
                assert is_error(answer, 413, "too-long")

    run(work)


def test_a_database_that_is_away_is_told_as_such_until_it_is_back(tmp_path):
    with (
        services.postgres() as own,
        services.server(tmp_path, database_url=own.new_database()) as server,
    ):

        async def work() -> None:
            async with guests(server.url, 1) as (ada,):
                own.end(signal.SIGQUIT)
                answers = [
                    await ada._http.get(f"/api/tables/{NO_TABLE}", timeout=PATIENCE),
                    await ada._http.get("/api/mine", timeout=PATIENCE),
                    await ada._http.get("/healthz", timeout=PATIENCE),
                    await ada._http.post(
                        "/api/session", params={"program": "true"}, timeout=PATIENCE
                    ),
                    await ada._http.post("/api/tables", json={"game": "quarto"}, timeout=PATIENCE),
                ]
                for answer in answers:
                    assert is_error(answer, 503, "try-again")
                    assert answer.headers["retry-after"] == "1"
                own.start()
                services.wait_until(server.answers)
                assert await ada.get("/api/mine") == []
                assert len(await ada.open("quarto")) == len(NO_TABLE)

        run(work)
