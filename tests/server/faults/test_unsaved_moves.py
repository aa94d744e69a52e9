"""A database that answers but does not save: a full disk, a read-only database, a damaged page."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support import databases, plain_http, services
from tests.support.coroutines import run
from tests.support.databases import Postgres
from tests.support.error_answers import is_error
from tests.support.full_disks import damage, files_limited, filled, small_disk
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests, is_mine, moves_of, seated
from tests.support.services import Server

from fourfold.client import Seat
from fourfold.server.rooms.room import ANSWER_SECONDS

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
            services.wait_until(server.answers)


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


def test_moves_wait_while_the_disk_of_postgresql_is_full(tmp_path_factory, postgres):
    with (
        tempfile.TemporaryDirectory(prefix="fourfold-disk-") as folder,
        small_disk(Path(folder) / "disk", megabytes=24) as disk,
    ):
        # PostgreSQL runs as another user, who cannot enter the folders of pytest either.
        Path(folder).chmod(0o755)
        own = disk / "tables"
        own.mkdir()
        shutil.chown(own, *map(postgres.user.get, ("user", "group")))
        with postgres.connect() as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{own}'")
        url = postgres.new_database("TABLESPACE small")

        @contextlib.contextmanager
        def full(server: Server) -> Iterator[None]:
            token = plain_http.post(f"{server.url}/api/session?program=true").json()["token"]
            with filled(disk):
                # Pages that are there already take some more rows.
                while open_table(server, token) == 201:
                    pass
                yield

        with services.server(tmp_path_factory.mktemp("server"), database_url=url) as server:
            moves_wait_until_the_database_saves(server, lambda: full(server), "DiskFull 53100")
        with postgres.connect() as connection:
            connection.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")
            connection.execute("DROP TABLESPACE small")


def open_table(server: Server, token: str) -> int:
    """Return the status of a request to open a table."""
    return plain_http.post(
        f"{server.url}/api/tables",
        json={"game": "quarto"},
        headers={"Authorization": f"Bearer {token}"},
    ).status_code


def test_command_is_answered_in_seconds_while_the_database_does_not_answer(tmp_path):
    with (
        databases.postgres() as own,
        services.server(tmp_path, database_url=own.new_database()) as server,
    ):

        async def work() -> None:
            async with guests(server.url, 2) as people, seated(people) as seats:
                (mover,) = [seat for seat in seats if is_mine(seat.view)]
                move = mover.view["match"]["view"]["moves"][0]
                own.pause()
                try:
                    answer, seconds = await command(mover, do="move", move=move)
                finally:
                    own.resume()
                assert answer.status_code == 503
                assert answer.json()["params"] == {}
                assert ANSWER_SECONDS <= seconds < ANSWER_SECONDS + 2 * ONE_SECOND
                # The command has waited, and is done without being sent again.
                await mover.until(lambda view: len(moves_of(view)) == 1, PATIENCE_SECONDS)
                answer, _ = await command(mover, do="move", move=move)
                assert answer.json()["kind"] == "done"
                assert len(moves_of(mover.view)) == 1

        run(work)


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


def test_read_of_a_damaged_page_makes_the_server_unhealthy(tmp_path):
    with services.server(tmp_path) as server:

        async def work() -> None:
            async with guests(server.url, 2) as people, seated(people):
                assert health(server).status_code == 200
                damage(tmp_path / "fourfold.db", "participants")
                answer = await people[0]._http.get("/api/mine")
                assert is_error(answer, 503, "try-again")
                answer = health(server)
                assert is_error(answer, 503, "try-again")
                assert "DatabaseError SQLITE_CORRUPT" in answer.json()["text"]

        run(work)
        log = server.log.read_text()
        assert log.count("the database cannot be read: DatabaseError SQLITE_CORRUPT") == 1
