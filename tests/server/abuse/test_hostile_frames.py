"""Hostile frames and hostile requests: clear refusals, no crash, no change."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys

import pytest
from tests.support import crowd, plain_http
from tests.support.coroutines import run
from tests.support.hostile_frames import attack
from tests.support.players import (
    guests,
    seated,
)
from tests.support.raw_sockets import close_code, hear, raw_socket, text

from fourfold.server.table import wire

REFUSED = {
    "bad-frame",
    "bad-name",
    "chair-not-yours",
    "chair-taken",
    "game-on",
    "no-cover",
    "no-game",
    "no-such-chair",
    "no-takeback",
    "no-waiting",
    "not-host",
    "not-seated",
}


@pytest.mark.slow
def test_hostile_frames_are_refused_and_change_nothing(server):
    async def play():
        stranger = crowd.Guest(crowd.Place(server.settings.port, "127.0.0.2"))
        await stranger.arrive()
        async with guests(server.url, 2) as people, seated(people, game="quartino") as (seat, _):
            waiting = await people[0].open("quartino", seats=3)
            names = [waiting, seat.view["table"]]
            before = [await people[0].get(f"/api/tables/{name}") for name in names]
            answers = await attack([stranger], names, 1500, random.Random(7))
            return before, answers, [await people[0].get(f"/api/tables/{name}") for name in names]

    before, answers, after = asyncio.run(play())
    assert before == after
    closings = {what for what in answers if what.startswith("closed")}
    # 1007 is for what is no UTF-8 (1006 on a socket that is closing already), 4400 for the fifth frame that
    # is no command.
    assert closings <= {"closed 1000", "closed 1006", "closed 1007", "closed 4400"}
    assert {"closed 1007", "closed 4400"} <= closings
    # Each is refused for its own reason: none by accident, before it has come to what it is about.
    assert set(answers) - closings - {"sent", "read", "news", "presence", "ping"} == REFUSED
    assert answers["bad-frame"] > 100
    assert answers["read"] >= 1500


@pytest.mark.slow
def test_schemathesis_finds_no_answer_outside_the_api_description(server, tmp_path):
    """Schemathesis makes requests from the published description, right ones and wrong ones."""
    token = plain_http.post(f"{server.url}/api/session", params={"program": "true"}).json()["token"]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "run",
            f"{server.url}/api/schema/openapi.json",
            f"--url={server.url}",
            f"--header=Authorization: Bearer {token}",
            "--max-examples=10",
            "--checks=not_a_server_error",
            # These do not end by themselves.
            "--exclude-path-regex=stream|lobby",
            "--phases=coverage,fuzzing",
            "--request-timeout=20",
            "--generation-database=none",
        ],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout


def test_long_and_invalid_frames_are_refused_then_close_the_connection(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            table = await ada.open("quarto")
            async with raw_socket(ada, table) as found:
                await found.send("x" * 5000)
                assert await close_code(found) == 1009
            async with raw_socket(ada, table) as found:
                # In two fragments, each of them short enough.
                await found.send(["x" * 3000, "x" * 3000])
                assert await close_code(found) == 1009
            async with raw_socket(ada, table) as found:
                for frame in ("{}", "[]", '{"do": "sit"}', "x" * 4096):
                    await found.send(frame)
                    refusal = await hear(found, wire.Refusal)
                    assert refusal.code == "bad-frame"
                await found.send("")
                await found.send(b"\x00\x01")
                await found.send(text(wire.Say, 0, phrase="hello"))
                assert (await hear(found, wire.Refusal)).code == "not-seated"
                await found.send("nonsense")
                assert await close_code(found) == 4400

    run(work)
