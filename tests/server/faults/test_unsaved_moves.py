"""A database that answers but does not save: a full disk, a read-only database, a damaged page."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import httpx
import pytest
from tests.support import plain_http, services
from tests.support.coroutines import run
from tests.support.databases import Postgres
from tests.support.error_answers import is_error
from tests.support.full_disks import damage, files_limited, filled, small_disk
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests, is_mine, moves_of, seated
from tests.support.services import Server

from fourfold.client import Seat

Trouble = Callable[[], AbstractContextManager[None]]
ONE_SECOND = 1.0
LONGER_THAN_CLOCK_SECONDS = 4.0
CLOCK = {"seconds": 3, "increment": 0}

pytestmark = pytest.mark.slow


async def command(seat: Seat, **fields: Any) -> tuple[httpx.Response, float]:
    """Send a command once over HTTP; return the answer and the seconds until it came."""
    began = time.monotonic()
    guest = seat._guest
    answer = await guest._http.post(
        f"/api/tables/{seat._table}/commands",
        json={"id": "once", "base": seat.view["seq"], **fields},
        timeout=PATIENCE_SECONDS,
    )
    return answer, time.monotonic() - began


def health(server: Server) -> httpx.Response:
    return plain_http.get(f"{server.url}/healthz", timeout=PATIENCE_SECONDS)


def moves_wait_until_the_database_saves(server: Server, trouble: Trouble, error: str) -> None:
    """Assert what players and the operator are told, and that nothing is lost, doubled or charged."""

    async def work() -> None:
        async with guests(server.url, 2) as people, seated(people, clock=CLOCK) as seats:
            (mover,) = [seat for seat in seats if is_mine(seat.view)]
            move = mover.view["match"]["view"]["moves"][0]
            mine = mover.view["match"]["view"]["to_act"]
            assert health(server).status_code == 200
            with trouble():
                first, seconds = await command(mover, do="move", move=move)
                again, _ = await command(mover, do="move", move=move)
                for answer in (first, again):
                    assert answer.status_code == 503
                    assert answer.headers["retry-after"] == "1"
                    assert answer.json()["code"] == "try-again"
                    assert answer.json()["params"] == {"why": "not-saved"}
                assert seconds < ONE_SECOND
                said = health(server)
                assert is_error(said, 503, "try-again")
                assert error in said.json()["text"]
                await asyncio.sleep(LONGER_THAN_CLOCK_SECONDS)
                assert health(server).status_code == 503
            # The move that waited is made as soon as it can be, and its player was not charged.
            for seat in seats:
                await seat.until(lambda view: len(moves_of(view)) == 1, PATIENCE_SECONDS)
                assert moves_of(seat.view) == [f"{mine} {move}"]
                assert seat.view["match"]["view"]["outcome"] is None
            answer, _ = await command(mover, do="move", move=move)
            assert answer.json()["kind"] == "done"

    run(work)
    services.wait_until(server.answers)
    log = server.log.read_text()
    assert f"the database does not save: {error}" in log
    assert "the database saves again" in log


def test_moves_wait_while_the_disk_is_full(tmp_path):
    with small_disk(tmp_path / "disk") as disk:
        url = f"sqlite:///{disk / 'fourfold.db'}"
        with services.server(tmp_path, database_url=url) as server:
            moves_wait_until_the_database_saves(
                server, lambda: filled(disk), "OperationalError SQLITE_FULL"
            )


def test_moves_wait_while_files_cannot_grow(tmp_path):
    with services.server(tmp_path) as server:
        moves_wait_until_the_database_saves(
            server, lambda: files_limited(server), "OperationalError SQLITE_IOERR"
        )


def test_moves_wait_while_postgresql_is_read_only(tmp_path, postgres):
    url = postgres.new_database()

    @contextlib.contextmanager
    def read_only() -> Iterator[None]:
        set_read_only(postgres, url, "on")
        try:
            yield
        finally:
            set_read_only(postgres, url, "off")

    with services.server(tmp_path, database_url=url) as server:
        moves_wait_until_the_database_saves(server, read_only, "ReadOnlySqlTransaction 25006")


def set_read_only(postgres: Postgres, url: str, value: str) -> None:
    """Let connections that begin from now on write or not; end all others."""
    name = url.rpartition("/")[2]
    with postgres.connect() as connection:
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
        )


def test_command_on_a_damaged_page_is_answered_in_time(tmp_path):
    with services.server(tmp_path) as server:

        async def work() -> None:
            async with guests(server.url, 2) as people, seated(people) as seats:
                (mover,) = [seat for seat in seats if is_mine(seat.view)]
                move = mover.view["match"]["view"]["moves"][0]
                damage(tmp_path / "fourfold.db", "events")
                answer, seconds = await command(mover, do="move", move=move)
                assert answer.status_code == 503
                assert answer.json()["params"] == {"why": "not-saved"}
                assert seconds < ONE_SECOND
                assert is_error(health(server), 503, "try-again")

        run(work)
        assert "the database does not save: DatabaseError SQLITE_CORRUPT" in server.log.read_text()
