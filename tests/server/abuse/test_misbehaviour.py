"""Those who do not behave, and a server that is told to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from http.cookies import SimpleCookie

import httpx
import pytest
from tests.support import services
from tests.support.players import (
    PATIENCE,
    at_random,
    guests,
    is_over,
    moves_of,
    play_on,
    play_out,
    seated,
)
from tests.support.raw_sockets import close_code, hear, line, metric, rest, run, text
from websockets.asyncio.client import connect

from fourfold.server import wire
from fourfold.server.connections import UNREAD_SECONDS
from fourfold.server.sockets import MOST_WAITING, Client

# --- Those who do not behave -------------------------------------------------------------------


def test_a_page_is_believed_only_with_its_cookie_its_origin_and_its_token(server):
    async def work():
        async with httpx.AsyncClient(base_url=server.url) as page, guests(server.url, 1) as (ada,):
            answer = await page.post("/api/session", headers={"Origin": server.url})
            cookie = SimpleCookie(answer.headers["set-cookie"])["fourfold"]
            assert cookie["httponly"]
            assert cookie["samesite"].lower() in {"lax", "strict"}
            page.cookies.clear()
            token = answer.json()["page"]
            assert answer.json()["token"] is None
            table = await ada.open("quarto")
            url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            elsewhere = server.url.replace("127.0.0.1", "evil.example")
            tries = [
                (server.url, token, True, None),
                (None, token, True, 4403),
                ("null", token, True, 4403),
                (elsewhere, token, True, 4403),
                (server.url + ".evil.example", token, True, 4403),
                (server.url.replace("http:", "https:"), token, True, 4403),
                (server.url, None, True, 4403),
                (server.url, "0" * 32, True, 4403),
                (server.url, token, False, 4403),
            ]
            for origin, shown, with_cookie, code in tries:
                headers = {"Cookie": f"fourfold={cookie.value}"} if with_cookie else {}
                where = url if shown is None else f"{url}?page={shown}"
                async with connect(where, origin=origin, additional_headers=headers) as found:
                    if code is None:
                        await hear(found, wire.News)
                    else:
                        assert await close_code(found) == code, (origin, shown)
                sent = {"Origin": origin, "X-Fourfold-Page": shown} | headers
                answer = await page.post(
                    "/api/tables",
                    json={"game": "quarto"},
                    headers={key: value for key, value in sent.items() if value is not None},
                )
                assert answer.status_code == (201 if code is None else 401), (origin, shown)
            ada.token = "nobody's"
            async with line(ada, table) as found:
                assert await close_code(found) == 4403

    run(work)


def test_every_answer_has_the_headers_and_every_error_the_form_of_ours(server):
    async def work():
        asked = {
            404: ("GET", "/api/tables/nothing-like-an-id"),
            405: ("DELETE", "/api/tables"),
            401: ("POST", "/api/solve"),
        }
        async with httpx.AsyncClient(base_url=server.url) as nobody:
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


def test_a_table_that_is_not_there_is_said_to_be(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            async with line(ada, "f" * 32) as found:
                assert await close_code(found) == 4404
            for name in ("f" * 32, "nonsense", "%00" * 32):
                assert (await ada._http.get(f"/api/tables/{name}")).status_code in {400, 404}
                with pytest.raises(ConnectionRefusedError):
                    async with ada.at(name):
                        pass

    run(work)


def test_who_is_gone_before_being_let_in_is_no_trouble(tmp_path):
    async def work():
        with services.server(tmp_path) as running:
            async with guests(running.url, 1) as (ada,):
                table = await ada.open("quarto")
                host, port = "127.0.0.1", running.settings.port
                asked = (
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                    f"Authorization: Bearer {ada.token}\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                )
                # It has to read the guest and the table anew, and has not begun when they are gone.
                running.end()
                running.start()
                running.pause()
                for _ in range(30):
                    _, writer = await asyncio.open_connection(host, port)
                    writer.write(asked.encode())
                    await asyncio.sleep(0.01)
                    writer.close()
                running.resume()
                async with line(ada, table) as found:
                    await hear(found, wire.News)

    run(work)


def test_frames_that_are_too_long_or_no_commands_are_refused_and_then_cut_off(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            table = await ada.open("quarto")
            async with line(ada, table) as found:
                await found.send("x" * 5000)
                assert await close_code(found) == 1009
            async with line(ada, table) as found:
                # In two fragments, each of them short enough.
                await found.send(["x" * 3000, "x" * 3000])
                assert await close_code(found) == 1009
            async with line(ada, table) as found:
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


def test_a_reader_that_is_too_slow_is_cut_off_and_holds_nobody_up(server):
    async def work():
        async with guests(server.url, 2) as people:
            # On one screen a guest moves and takes back as often as they like.
            table = await people[0].open("quarto", same_screen=True, begins="chosen")
            async with line(people[0], table) as found:
                for chair in (0, 1):
                    await found.send(text(wire.Sit, 0, chair=chair, name="Ada"))
                await found.send(text(wire.Start, 0, first=0))
                for _ in range(3):
                    await hear(found, wire.Done)
            while await metric(people[0], "fourfold_sockets") > 0:
                await asyncio.sleep(0.05)
            host, port = server.url.removeprefix("http://").split(":")
            with socket.socket() as slow:
                slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                slow.connect((host, int(port)))
                slow.sendall(
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    f"Authorization: Bearer {people[1].token}\r\n\r\n".encode()
                )
                while await metric(people[0], "fourfold_sockets") < 1:
                    await asyncio.sleep(0.05)
                async with line(people[0], table) as found:
                    for _ in range(40):
                        for _ in range(50):
                            await found.send(text(wire.Move, 10**6, move="give 0"))
                            await found.send(text(wire.AskBack, 10**6))
                        for _ in range(100):
                            await hear(found, wire.Done)
                        if await metric(people[0], "fourfold_sockets") <= 1:
                            break
                    # Long before its connection would be taken for dead.
                    async with asyncio.timeout(UNREAD_SECONDS / 2):
                        while await metric(people[0], "fourfold_sockets") > 1:
                            await asyncio.sleep(0.2)

    run(work)


def test_a_client_with_too_much_waiting_is_cut_off_for_that_reason():
    async def work():
        client = Client(None, None, "")
        for _ in range(MOST_WAITING):
            client.tell(b"{}")
        assert not client.cut_off.done()
        client.tell(b"{}")
        assert client.cut_off.result() == 4430

    run(work)


def test_who_asks_for_too_much_is_refused_and_then_cut_off(tmp_path):
    async def work(url):
        async with guests(url, 3) as people:
            table = await people[0].open("quarto")
            async with line(people[0], table) as found, line(people[1], table) as other:
                for _ in range(60):
                    await found.send(text(wire.Say, 0, phrase="hello"))
                heard = await rest(found)
                codes = [message.code for message in heard if isinstance(message, wire.Refusal)]
                assert found.close_code == 4429
                assert codes.index("too-fast") >= 18
                assert set(codes[codes.index("too-fast") :]) == {"too-fast"}
                # Others are not made to pay for it.
                await other.send(text(wire.Say, 0, phrase="hello"))
                assert (await hear(other, wire.Refusal)).code == "not-seated"
            answers = [
                (await people[2]._http.post("/api/tables", json={"game": "quarto"})).status_code
                for _ in range(30)
            ]
            assert answers[:15] == [201] * 15
            assert answers[-1] == 429
            async with asyncio.timeout(PATIENCE):
                lines = [line(people[2], table) for _ in range(6)]
                held = [await one.__aenter__() for one in lines]
                assert await close_code(held[-1]) == 4429
                for one in lines:
                    await one.__aexit__(None, None, None)
            with pytest.raises(httpx.HTTPStatusError, match="429"):
                async with guests(url, 6):
                    pass

    settings = {"commands_a_second": 2.0, "sessions_a_minute": 6.0, "connections_an_address": 5}
    with services.server(tmp_path, **settings) as strict:
        run(lambda: work(strict.url))


def test_whoever_comes_and_goes_without_end_is_refused_for_a_while(tmp_path):
    async def work(url):
        async with guests(url, 1) as people:
            table = await people[0].open("quarto")
            codes = []
            for _ in range(30):
                async with line(people[0], table) as found:
                    pass
                codes.append(found.close_code)
            assert codes[:15] == [1000] * 15
            assert codes[-1] == 4429
            await asyncio.sleep(1)
            async with line(people[0], table) as found:
                await hear(found, wire.News)

    with services.server(tmp_path, requests_a_second=2.0) as strict:
        run(lambda: work(strict.url))


# --- Ends --------------------------------------------------------------------------------------


def test_a_server_that_is_told_to_stop_lets_everybody_go_and_loses_nothing(tmp_path):
    async def work(running):
        async with guests(running.url, 2) as people, seated(people) as seats:
            path = f"/api/tables/{seats[0].view['table']}/stream"
            await asyncio.gather(*(play_on(seat, at_random(1), moves=3) for seat in seats))
            before = {seat: await seat.until(lambda view: True) for seat in seats}
            async with (
                line(people[0], seats[0].view["table"]) as found,
                people[0]._http.stream("GET", path) as happening,
                people[1]._http.stream("GET", "/api/lobby") as lobby,
            ):
                streams = [happening.aiter_lines(), lobby.aiter_lines()]
                for stream in streams:
                    await anext(stream)
                began = time.monotonic()
                await asyncio.to_thread(running.end)
                # Those who read streams are not waited for until the grace of five seconds is over.
                assert time.monotonic() - began < 4.5
                assert await close_code(found) in {1001, 1012}
                for stream in streams:
                    # The end is an end, no broken connection.
                    assert all([True async for _ in stream])
            await asyncio.to_thread(running.start)
            await play_out(seats)
            for seat in seats:
                assert moves_of(seat.view)[:6] == moves_of(before[seats[0]])[:6]
                numbers = [event.seq for event in seat.events]
                assert numbers == list(range(numbers[0], seat.seq + 1))

    with services.server(tmp_path) as running:
        run(lambda: work(running))


def test_clocks_and_bots_go_on_after_a_restart_though_nobody_has_come_back(tmp_path):
    async def work(running):
        async with guests(running.url, 2) as people:
            async with seated(people, rules="classic+referee+turn:6") as seats:
                flagged = seats[0].view["table"]
            async with seated(people[:1], bots=["level1"], begins="chosen") as (ada,):
                thinker = running.bot_worker
                os.kill(thinker, signal.SIGSTOP)
                await ada.move("give 0")
                await asyncio.sleep(0.5)
                thinking = ada.view["table"]
            await asyncio.to_thread(running.kill)
            await asyncio.to_thread(running.start)
            # Whoever looks wakes a table; so wait first until it has woken by itself.
            async with asyncio.timeout(PATIENCE):
                while await metric(people[0], "fourfold_rooms") < 2:
                    await asyncio.sleep(0.1)
                while len(moves_of(await people[0].get(f"/api/tables/{thinking}"))) < 3:
                    await asyncio.sleep(0.1)
                while not is_over(await people[0].get(f"/api/tables/{flagged}")):
                    await asyncio.sleep(0.1)

    with services.server(tmp_path) as running:
        run(lambda: work(running))
