"""Study over HTTP: puzzles by rules and grade, analysis of records, questions per address."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from itertools import product

import httpx
import msgspec
import pytest
from tests.support import plain_http, services
from tests.support.coroutines import run
from tests.support.error_answers import is_error
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests
from tests.support.raw_sockets import metric

import fourfold
from fourfold import read_record
from fourfold.client import Guest
from fourfold.engine import quartino_puzzles
from fourfold.engine.analysis import analyse
from fourfold.engine.puzzles import shipped_puzzles
from fourfold.engine.turn_analysis import analyse_turns
from fourfold.games.record import Record
from fourfold.server.bots.pool import MAX_QUESTIONS_PER_ADDRESS

NEARLY_OVER = "0123/4567/89ab/.def c"


def test_puzzles_have_the_rules_and_grade_asked_for(server):
    every = [msgspec.to_builtins(puzzle) for puzzle in shipped_puzzles()]
    rules = sorted({puzzle["rules"] for puzzle in every})
    assert len(rules) > 1
    with plain_http.Client(base_url=server.url, timeout=PATIENCE_SECONDS) as http:

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
        assert get(rules="no such rules") == get(game="chess") == []
        assert get(game="quarto") == get(rules="classic")
        for grade in (0, 6, "x"):
            answer = http.get("/api/puzzles", params={"grade": grade})
            assert is_error(answer, 400, "bad-request")


def test_puzzles_of_quartino_have_the_grade_and_kind_asked_for(server):
    every = [msgspec.to_builtins(puzzle) for puzzle in quartino_puzzles.shipped_puzzles()]
    with plain_http.Client(base_url=server.url, timeout=PATIENCE_SECONDS) as http:

        def get(**params: object) -> object:
            return http.get("/api/puzzles", params={"game": "quartino", **params}).json()

        assert get() == every
        # Pages of earlier versions, which browsers keep, name the game so.
        assert http.get("/api/puzzles", params={"rules": "quartino"}).json() == every
        assert get(rules="classic") == []
        assert get(kind="stop", grade=2) == [
            one for one in every if (one["kind"], one["grade"]) == ("stop", 2)
        ]
        assert get(kind="nonsense") == []


def _values(note: dict[str, object]) -> tuple[object, object]:
    return note["before"], note["after"]


def test_analysis_over_http_equals_analysis_in_process(server):
    text = (services.ROOT / "docs" / "example.fgn").read_text()
    record = read_record(text)
    here = [note.to_json() for note in analyse(record, seconds=4)]

    async def work():
        async with guests(server.url, 1) as (ada,):
            answer = await ada._http.post(
                "/api/analyse", json={"record": text}, timeout=2 * PATIENCE_SECONDS
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


def test_analysis_of_quartino_over_http_equals_analysis_in_process(server):
    game = fourfold.game("quartino", "quartino+referee")
    record = Record.begin(game, game.start(rng=random.Random(1), first="A"))
    rng = random.Random(1)
    for _ in range(20):
        record = record.play(rng.choice(record.state.moves()))
    record = record.play("resign")
    here = [note.to_json() for note in analyse_turns(record)]
    text = str(record)

    async def work():
        async with guests(server.url, 1) as (ada,):

            async def ask(asked: str) -> httpx.Response:
                body = {"record": asked}
                return await ada._http.post("/api/analyse", json=body, timeout=PATIENCE_SECONDS)

            answer = await ask(text)
            assert answer.status_code == 200, answer.text
            there = answer.json()
            assert len(there) > 3
            # Mistakes are looked for while there is time, chances are always told.
            assert [_values(note) for note in there] == [_values(note) for note in here]
            hidden = text.replace(text[text.index("A=") + 2 :][:4], "?", 1)
            assert is_error(await ask(hidden), 409, "not-analysed")

    run(work)


@pytest.mark.slow
def test_too_many_questions_of_one_address_are_refused_and_other_addresses_served(proxied):
    body = {"position": NEARLY_OVER}
    one, other = ({"X-Forwarded-For": f"203.0.113.{number}"} for number in (1, 2))

    async def work(server: services.Server) -> None:
        async with guests(server.url, 3) as (ada, eve, bob):

            def ask(guest: Guest, headers: dict[str, str]) -> asyncio.Future[httpx.Response]:
                asking = guest._http.post(
                    "/api/solve", json=body, headers=headers, timeout=PATIENCE_SECONDS
                )
                return asyncio.ensure_future(asking)

            thinker = server.study_worker
            os.kill(thinker, signal.SIGSTOP)
            try:
                waiting = [ask((ada, eve)[n % 2], one) for n in range(MAX_QUESTIONS_PER_ADDRESS)]
                async with asyncio.timeout(PATIENCE_SECONDS):
                    while await metric(bob, "fourfold_thinking") < len(waiting):
                        await asyncio.sleep(0.05)
                # Whoever is another guest is still at the same address.
                for guest in (ada, bob):
                    assert is_error(await ask(guest, one), 409, "bots-busy")
                waiting.append(ask(bob, other))
                async with asyncio.timeout(PATIENCE_SECONDS):
                    while await metric(bob, "fourfold_thinking") < len(waiting):
                        await asyncio.sleep(0.05)
            finally:
                os.kill(thinker, signal.SIGCONT)
            answers = await asyncio.gather(*waiting)
            assert {answer.status_code for answer in answers} == {200}
            assert (await ask(ada, one)).status_code == 200

    run(lambda: work(proxied))
