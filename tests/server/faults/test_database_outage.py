"""An outage of the database: every path answers 503, and the server goes on afterwards."""

from __future__ import annotations

import signal

import pytest
from tests.support import databases, plain_http, services
from tests.support.coroutines import run
from tests.support.error_answers import is_error
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests

from fourfold.server.rooms.room import ANSWER_SECONDS

NO_TABLE = "0" * 32


@pytest.mark.slow
def test_every_path_answers_503_while_the_database_is_away(tmp_path):
    with (
        databases.postgres() as own,
        services.server(tmp_path, database_url=own.new_database()) as server,
    ):

        async def work() -> None:
            async with guests(server.url, 1) as (ada,):
                own.end(signal.SIGQUIT)
                answers = [
                    await ada._http.get(f"/api/tables/{NO_TABLE}", timeout=PATIENCE_SECONDS),
                    await ada._http.get("/api/mine", timeout=PATIENCE_SECONDS),
                    await ada._http.get("/healthz", timeout=PATIENCE_SECONDS),
                    await ada._http.post(
                        "/api/session", params={"program": "true"}, timeout=PATIENCE_SECONDS
                    ),
                    await ada._http.post(
                        "/api/tables", json={"game": "quarto"}, timeout=PATIENCE_SECONDS
                    ),
                ]
                for answer in answers:
                    assert is_error(answer, 503, "try-again")
                    assert answer.headers["retry-after"] == "1"
                own.start()
                services.wait_until(server.answers)
                assert await ada.get("/api/mine") == []
                assert len(await ada.open("quarto")) == len(NO_TABLE)

        run(work)


@pytest.mark.slow
def test_server_tells_that_a_silent_database_is_away_and_when_it_answers_again(tmp_path):
    with (
        databases.postgres() as own,
        services.server(tmp_path, database_url=own.new_database()) as server,
    ):
        own.pause()
        try:
            answer = plain_http.get(f"{server.url}/healthz", timeout=3 * ANSWER_SECONDS)
        finally:
            own.resume()
        assert is_error(answer, 503, "try-again")
        services.wait_until(server.answers)
