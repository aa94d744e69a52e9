"""Error answers of the HTTP interface: their form, their headers, and tables that do not exist."""

from __future__ import annotations

import pytest
from tests.support import plain_http
from tests.support.coroutines import run
from tests.support.error_answers import is_error
from tests.support.players import (
    guests,
)
from tests.support.raw_sockets import close_code, raw_socket

from fourfold.server.table import wire

NO_TABLE = "0" * 32


def test_errors_of_every_kind_have_one_form(server):
    async def work():
        async with (
            guests(server.url, 1) as (ada,),
            plain_http.AsyncClient(base_url=server.url) as nobody,
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
            for chair in ({}, {"name": "Ada", "bot": "level1"}):
                answer = await ada._http.post("/api/tables", json=new | {"chairs": [chair]})
                assert is_error(answer, 409, "bad-settings"), chair
            for more in ({"chairs": [None] * 9}, {"id": "short"}, {"id": "x" * 65}, {"first": 100}):
                answer = await ada._http.post("/api/tables", json=new | more)
                assert is_error(answer, 400, "bad-request"), more
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


def test_error_answers_have_the_security_headers(server):
    async def work():
        asked = {
            404: ("GET", "/api/tables/nothing-like-an-id"),
            405: ("DELETE", "/api/tables"),
            401: ("POST", "/api/solve"),
        }
        async with plain_http.AsyncClient(base_url=server.url) as nobody:
            for status, (method, path) in asked.items():
                body = {"position": "..../..../..../.... -"} if method == "POST" else None
                answer = await nobody.request(method, path, json=body)
                assert answer.status_code in (status, 400)
                assert {"code", "text", "params"} == set(answer.json())
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["cache-control"] == "no-store"
            # A token that is no ASCII is a wrong token, no more.
            ours = {"Origin": server.url}
            cookie = (await nobody.post("/api/session", headers=ours)).cookies["fourfold"]
            answer = await nobody.post(
                "/api/tables",
                json={"game": "quarto"},
                headers={
                    "Origin": server.url,
                    "Cookie": f"fourfold={cookie}",
                    "X-Fourfold-Page": "é".encode(),  # type: ignore[dict-item]
                },
            )
            assert answer.status_code == 401

    run(work)


def test_unknown_table_is_not_found_on_any_path(server):
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


def test_unknown_table_closes_the_socket_with_4404(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            async with raw_socket(ada, "f" * 32) as found:
                assert await close_code(found) == 4404
            for name in ("f" * 32, "nonsense", "%00" * 32):
                assert (await ada._http.get(f"/api/tables/{name}")).status_code in {400, 404}
                with pytest.raises(ConnectionRefusedError):
                    async with ada.at(name):
                        pass

    run(work)
