"""Forgetting a guest at running servers: what others see, what stays on disk, how soon all processes know."""

from __future__ import annotations

import asyncio
import gzip
import json

import httpx
import pytest
from tests.support import plain_http, services
from tests.support.command_line import fourfold
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests, is_over, play_out
from tests.support.two_servers import apart, elsewhere

from fourfold.client import Guest
from fourfold.server.rooms.forgetting import LOOK_SECONDS
from fourfold.server.table import wire

NAME = "Wilhelmina λ"


async def sat(guest: Guest, table: str, chair: int, name: str) -> None:
    """Sit down over HTTP."""
    view = await guest.get(f"/api/tables/{table}")
    frame = wire.write(
        wire.Sit(id=f"sit-{chair}-{view['seq']}", base=view["seq"], chair=chair, name=name)
    )
    answer = await guest._http.post(f"/api/tables/{table}/commands", content=frame)
    assert answer.status_code == 200, answer.text


async def forget(guest: Guest) -> httpx.Response:
    return await guest._http.post("/api/forget-me")


def is_gone(view: dict) -> bool:
    return NAME not in json.dumps(view, ensure_ascii=False)


# --- One process -------------------------------------------------------------------------------


def test_forgotten_guest_resigns_leaves_and_is_named_nowhere(server):
    async def work():
        async with guests(server.url, 2) as (ada, bob):
            old = await ada.open("quarto")
            running = await ada.open("quarto", public=True)
            queued = await bob.open("quarto", goes_round=True)
            async with ada.at(old) as mine, bob.at(old) as theirs:
                await mine.do(wire.Sit, chair=0, name=NAME)
                await theirs.do(wire.Sit, chair=1, name="Bob")
                await theirs.do(wire.Start)
                await mine.until(lambda view: view["match"] is not None, PATIENCE_SECONDS)
                await play_out([mine, theirs])
            async with ada.at(running) as mine, bob.at(running) as theirs, ada.at(queued):
                await mine.do(wire.Sit, chair=0, name=NAME)
                await theirs.do(wire.Sit, chair=1, name="Bob")
                await theirs.until(lambda view: view["match"] is not None, PATIENCE_SECONDS)
                await mine.do(wire.Say, phrase="hello")
                answer = await forget(ada)
                assert answer.status_code == 204
                await theirs.until(is_over, PATIENCE_SECONDS)
                await theirs.until(is_gone, PATIENCE_SECONDS)
            for table in (old, running):
                assert is_gone(await bob.get(f"/api/tables/{table}"))
                text = (await bob._http.get(f"/api/tables/{table}/record")).text
                assert "Bob" in text
                assert NAME not in text
                assert table == old or "resign" in text
            assert NAME not in (await bob._http.get("/api/tables")).text
            assert NAME not in (await bob._http.get("/api/mine")).text
            # The secret opens nothing any more.
            assert await ada.get("/api/mine") == []
            assert (await forget(ada)).status_code == 401
            assert (await ada._http.get("/api/my-data")).status_code == 401

    run(work)


def test_forgotten_guest_is_not_named_as_the_former_player_of_a_chair_either(server):
    async def work():
        async with guests(server.url, 2) as (ada, bob):
            table = await ada.open("quarto", begins="chosen")
            async with ada.at(table) as mine, bob.at(table) as theirs:
                await mine.do(wire.Sit, chair=0, name="Ada")
                await theirs.do(wire.Sit, chair=1, name=NAME)
                await mine.do(wire.Start, first=0)
                await mine.until(lambda view: view["match"] is not None, PATIENCE_SECONDS)
                await mine.move("give 7")
                await theirs.do(wire.SeatBot, chair=1, bot="random")
                view = await mine.until(lambda view: view["match"]["former"], PATIENCE_SECONDS)
                assert [one["name"] for one in view["match"]["former"]] == [NAME]
                assert (await forget(bob)).status_code == 204
                view = await mine.until(is_gone, PATIENCE_SECONDS)
                assert [one["name"] for one in view["match"]["former"]] == [""]

    run(work)


def test_forget_me_refuses_pages_of_other_sites(server):
    with plain_http.Client(base_url=server.url) as browser:
        origin = {"Origin": server.url}
        page = browser.post("/api/session", headers=origin).json()["page"]
        assert browser.post("/api/forget-me", headers=origin).status_code == 401
        evil = {"Origin": "https://evil.example", "X-Fourfold-Page": page}
        assert browser.post("/api/forget-me", headers=evil).status_code == 401
        ours = origin | {"X-Fourfold-Page": page}
        done = browser.post("/api/forget-me", headers=ours)
        assert done.status_code == 204
        assert "Max-Age=0" in done.headers["set-cookie"]
        assert not browser.cookies
        assert browser.post("/api/session", headers=origin).json()["page"] != page


@pytest.mark.slow
def test_after_clean_the_name_is_in_no_byte_of_database_log_and_backup(tmp_path):
    file = tmp_path / "people.db"
    url = f"sqlite:///{file}"
    secrets = [NAME.encode(), b"Wilhelmina", json.dumps(NAME)[1:-1].encode()]

    def bytes_on_disk() -> bytes:
        found = sorted(path for path in tmp_path.iterdir() if path.name.startswith("people.db"))
        return b"".join(path.read_bytes() for path in found)

    async def work(url: str) -> None:
        async with guests(url, 2) as (ada, bob):
            for number in range(40):
                table = await bob.open("quarto")
                await sat(bob, table, 0, f"Bob {number}")
                await sat(ada, table, 1, NAME)
            assert any(secret in bytes_on_disk() for secret in secrets)
            assert (await forget(ada)).status_code == 204
            done = await asyncio.to_thread(fourfold, "clean", "--database-url", url_of)
            assert (done.returncode, done.stderr) == (0, "")
            assert not any(secret in bytes_on_disk() for secret in secrets)
            assert b"Bob 39" in bytes_on_disk()
            # The server goes on.
            await sat(bob, await bob.open("quarto"), 0, "Bob")

    url_of = url
    with services.server(tmp_path, database_url=url) as running:
        run(lambda: work(running.url))
    backup = tmp_path / "backup"
    assert fourfold("backup", str(backup), "--database-url", url).returncode == 0
    text = gzip.decompress(backup.read_bytes())
    assert not any(secret in text for secret in secrets)
    assert b"Bob 39" in text


# --- Two processes -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair(postgres, redis, tmp_path_factory):
    """Run two servers on one database."""
    settings = {"database_url": postgres.new_database(), "bus_url": redis.url}
    with services.servers(tmp_path_factory.mktemp("servers"), 2, **settings) as found:
        yield found


@pytest.mark.parametrize("with_bus", [True, False])
def test_no_process_knows_a_forgotten_guest_soon_afterwards(pair, redis, with_bus):
    async def work():
        # Without the bus each process looks for forgotten guests in the database.
        assert LOOK_SECONDS <= 1
        async with apart(pair) as (ada, bob), elsewhere(ada._guest, pair[1].url) as there:
            table = bob.view["table"]
            await ada.do(wire.Say, phrase="hello")
            async with there.at(table) as socket:
                assert socket.view["your_chairs"] == [0]
                if not with_bus:
                    redis.kill()
                assert (await forget(ada._guest)).status_code == 204
                gone = lambda view: "Guest 0" not in json.dumps(view)  # noqa: E731
                await bob.until(gone, PATIENCE_SECONDS)
                await bob.until(is_over, PATIENCE_SECONDS)
                while await there.get("/api/mine"):
                    await asyncio.sleep(0.05)
                # Its socket at the other process is closed, too.
                with pytest.raises(ConnectionRefusedError):
                    await socket.until(lambda _: False, PATIENCE_SECONDS)
                record = "Guest 0"
                while "Guest 0" in record:
                    await asyncio.sleep(0.05)
                    answer = await bob._guest._http.get(f"/api/tables/{table}/record")
                    record = answer.text
                assert "Guest 1" in record
                assert (await there._http.get("/api/my-data")).status_code == 401

    try:
        run(work)
    finally:
        if not with_bus:
            redis.start()
