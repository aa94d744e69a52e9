"""The log of a server: lines of JSON without personal data."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.support import plain_http
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import at_random, guests, is_mine, is_over, play_on
from tests.support.raw_sockets import close_code, raw_socket
from tests.support.services import ROOT, free_port, wait_until

from fourfold.client import Guest, RefusedByTable, Seat
from fourfold.server.table import wire

NAMES = ["Ada Lovelace-Xyzzy", "Björn Ångström-Plugh"]
ORIGIN = "203.0.113.77"


class Secrets:
    """Names, tokens, addresses and other texts that no line of the log may contain."""

    def __init__(self) -> None:
        self.words = {*NAMES, "Xyzzy", "Plugh", ORIGIN, "127.0.0.1"}

    def add(self, *words: str) -> None:
        assert all(len(word) >= 4 for word in words), words
        self.words.update(words)

    def told_in(self, text: str) -> set[str]:
        # What JSON escapes is told, too.
        forms = {word: {word, json.dumps(word)[1:-1]} for word in self.words}
        return {word for word, ways in forms.items() if any(way in text for way in ways)}


@contextmanager
def serving(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    """Run a server by the command line; yield its URL and log file."""
    port, log = free_port(), folder / f"{name}.log"
    options = f"--port {port} --trust-proxy --bots 2 --database-url sqlite:///{folder / 'x.db'}"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "fourfold", "serve", *options.split()],
            stdout=out,
            stderr=out,
            cwd=ROOT,
        )
    url = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        assert process.poll() is None, log.read_text()
        with suppress(httpx.HTTPError):
            return plain_http.get(f"{url}/healthz", timeout=5).status_code == 200
        return False

    try:
        wait_until(answers)
        yield url, log
    finally:
        process.terminate()
        process.wait(PATIENCE_SECONDS)


async def sit_and_start(seats: list[Seat]) -> None:
    for chair, seat in enumerate(seats):
        await seat.do(wire.Sit, chair=chair, name=NAMES[chair])
    await seats[0].do(wire.Start, first=0)
    for seat in seats:
        await seat.until(lambda view: view["match"] is not None)


async def play_quarto(people: list[Guest], secrets: Secrets) -> None:
    """Play a game of Quarto with a clock and a false call."""
    clock = {"seconds": 300, "increment": 1}
    name = await people[0].open("quarto", rules="classic", begins="chosen", clock=clock)
    secrets.add(name)
    async with people[0].at(name) as ada, people[1].at(name) as bob:
        await sit_and_start([ada, bob])
        await ada.move("give 0")
        await bob.until(is_mine)
        done = await bob.move("call a1 b1 c1 d1")
        assert done.refusal is not None
        await bob.do(wire.Say, phrase="hello")
        await bob.move("place a1")
        with pytest.raises(RefusedByTable):
            await bob.move("give 0")
        await bob.move("resign")
        await ada.until(is_over)


async def play_quartino(people: list[Guest], secrets: Secrets) -> str:
    """Play a game of Quartino; return its table."""
    name = await people[0].open("quartino", begins="chosen")
    secrets.add(name)
    async with people[0].at(name) as ada, people[1].at(name) as bob:
        await sit_and_start([ada, bob])
        moves = (play_on(seat, at_random(seat), moves=4) for seat in (ada, bob))
        await asyncio.gather(*moves)
    return name


async def misbehave(url: str, people: list[Guest], secrets: Secrets, name: str) -> None:
    """Do everything that a server might log."""
    async with raw_socket(people[0], name, **{"X-Forwarded-For": ORIGIN}) as bad:
        for _ in range(6):
            await bad.send(f'{{"do": "sit", "name": "{NAMES[0]}"')
        assert await close_code(bad) == 4400
    async with raw_socket(people[0], name) as brief:
        brief.transport.abort()
    async with plain_http.AsyncClient(base_url=url, headers={"X-Forwarded-For": ORIGIN}) as http:
        for body in (b"{", b"\xff\xfe", json.dumps({"game": NAMES[0]}).encode()):
            await http.post("/api/tables", content=body)
            await people[0]._http.post("/api/tables", content=body)
        answer = await http.post("/api/session", headers={"Origin": url})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        secrets.add(cookie.partition("=")[2], answer.json()["page"])
        await http.get(f"/api/tables/{'0' * 32}", headers={"Cookie": cookie})
        await http.get(f"/api/{NAMES[0]}")


def lines_of(log: Path) -> list[str]:
    """Return all lines of the log after the first; assert that each is JSON of one form."""
    first, *lines = log.read_text().splitlines()
    assert first.startswith("Open http://127.0.0.1:")
    for text in lines:
        assert (
            {"at", "level", "from", "message"}
            <= set(json.loads(text))
            <= {
                "at",
                "level",
                "from",
                "message",
                "error",
            }
        )
    return lines


def cards_in(folder: Path) -> set[str]:
    """Return the cards of all games, from the database."""
    with closing(sqlite3.connect(folder / "x.db")) as database:
        rows = database.execute("SELECT body FROM events WHERE body LIKE '%\"started\"%'")
        deals = [json.loads(body)["setup"].get("deal", "") for (body,) in rows]
    found = {card for deal in deals for card in re.findall(r"\b[A-Z]{4}\b", deal)}
    assert len(found) >= 8
    return found


@pytest.mark.slow
def test_log_has_no_personal_data(tmp_path):
    secrets = Secrets()
    tokens: list[str] = []
    names: list[str] = []

    async def first(url: str) -> None:
        async with guests(url, 2) as people:
            tokens.extend(person.token for person in people)
            await play_quarto(people, secrets)
            names.append(await play_quartino(people, secrets))
            await misbehave(url, people, secrets, names[0])

    async def second(url: str) -> None:
        """Send invalid requests, which fail and whose content the log must not contain."""
        headers = {"Authorization": f"Bearer {tokens[0]}", "X-Forwarded-For": ORIGIN}
        async with plain_http.AsyncClient(
            base_url=url, headers=headers, timeout=PATIENCE_SECONDS
        ) as http:
            mine = await http.get("/api/mine")
            assert names[0] not in {row["table"] for row in mine.json()}
            answer = await http.get(f"/api/tables/{names[0]}")
            assert (answer.status_code, answer.json()["code"]) == (500, "unreadable-table")
            assert not secrets.told_in(answer.text)
        async with guests(url, 1) as (ada,), raw_socket(ada, names[0]) as refused:
            assert await close_code(refused) == 4404

    with serving(tmp_path, "first") as (url, log):
        run(lambda: first(url))
    secrets.add(*tokens, *cards_in(tmp_path))
    told = lines_of(log)
    assert not [(text, found) for text in told if (found := secrets.told_in(text))]
    spoil(tmp_path, names[0])
    with serving(tmp_path, "second") as (url, log):
        run(lambda: second(url))
    told = lines_of(log)
    assert any("a table cannot be read" in text for text in told)
    assert not [(text, found) for text in told if (found := secrets.told_in(text))]


def spoil(folder: Path, name: str) -> None:
    """Start a game with an invalid card."""
    with closing(sqlite3.connect(folder / "x.db")) as database, database:
        (seq, body) = database.execute(
            "SELECT seq, body FROM events WHERE table_id = ? AND body LIKE '%\"started\"%'", (name,)
        ).fetchone()
        changed = json.loads(body)
        deal = changed["setup"]["deal"]
        changed["setup"]["deal"] = re.sub(r"\b([A-Z]{4})\b", r"\1\1", deal, count=1)
        database.execute(
            "UPDATE events SET body = ? WHERE table_id = ? AND seq = ?",
            (json.dumps(changed), name, seq),
        )


@pytest.mark.parametrize("word", [*NAMES, ORIGIN])
def test_search_for_personal_data_finds_every_spelling(word):
    secrets = Secrets()
    for text in (f"x{word}y", json.dumps({"message": word}), json.dumps(word, ensure_ascii=False)):
        assert word in secrets.told_in(text)
    assert not secrets.told_in("nothing of anybody")
