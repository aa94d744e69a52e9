"""A blocked event loop costs no player time: commands count from their arrival at the connection."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from tests.support import plain_http
from tests.support.bare_server import listening
from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import GENEROUS, wait_until
from websockets.sync.client import ClientConnection, connect

from fourfold.server.edge.connections import ARRIVED, Connection
from fourfold.server.edge.frames import Socket
from fourfold.server.process.loop_clock import MAX_TICK_MS, TICK_MS, LoopClock
from fourfold.server.process.service import Service
from fourfold.server.settings import ServerSettings
from fourfold.server.web.app import create_app

STALL_SECONDS = 1.5
NEWEST = 10**6
"""The number of the last event that a guest knows, as in commands: higher than that of any event."""
IDS = itertools.count()


class Server:
    """A server on a thread of this process, so that a test can block its event loop."""

    def __init__(self, folder: Path) -> None:
        settings = ServerSettings(
            database_url=f"sqlite:///{folder / 'test.db'}", bots=1, **GENEROUS
        )
        config = uvicorn.Config(
            create_app(settings, self._make),
            port=0,
            http=Connection,
            ws=Socket,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self._listening = config.bind_socket()
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))

    def _make(self, settings: ServerSettings) -> Service:
        self.loop = asyncio.get_running_loop()
        return Service(settings)

    def start(self) -> None:
        self._thread.start()
        wait_until(lambda: self._server.started)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def block(self) -> None:
        """Block the event loop; return once it is blocked."""
        blocked = threading.Event()

        def stall() -> None:
            blocked.set()
            time.sleep(STALL_SECONDS)

        self.loop.call_soon_threadsafe(stall)
        assert blocked.wait(PATIENCE_SECONDS)


@pytest.fixture
def stalling(tmp_path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Player:
    """A guest with a socket at a table."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.http = plain_http.Client(base_url=f"http://{server.address}", timeout=PATIENCE_SECONDS)
        token = self.http.post("/api/session?program=true").json()["token"]
        self._head = {"Authorization": f"Bearer {token}"}
        self.http.headers.update(self._head)
        self.view: dict[str, Any] = {}

    def open(self, **settings: Any) -> str:
        table: str = self.http.post("/api/tables", json={"game": "quarto", **settings}).json()[
            "table"
        ]
        return table

    def join(self, table: str) -> ClientConnection:
        self.table = table
        self.socket = connect(
            f"ws://{self._server.address}/api/tables/{table}/socket", additional_headers=self._head
        )
        return self.socket

    def send(self, do: str, **arguments: object) -> None:
        self.socket.send(msgspec.json.encode(self.command(do, **arguments)).decode())

    def command(self, do: str, **arguments: object) -> dict[str, object]:
        return {"do": do, "id": f"c{next(IDS)}", "base": NEWEST, **arguments}

    def read(self, kind: str) -> dict[str, Any]:
        """Return the next message of this kind."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(
                self.socket.recv(timeout=PATIENCE_SECONDS)
            )
            if message["kind"] == "news":
                self.view = message["view"]
            if message["kind"] == "ping":
                self.socket.send(f'{{"do": "pong", "number": {message["number"]}}}')
            if message["kind"] in (kind, "refused"):
                return message

    def do(self, do: str, **arguments: object) -> dict[str, Any]:
        self.send(do, **arguments)
        answer = self.read("done")
        assert answer["kind"] == "done", answer
        return answer


@contextlib.contextmanager
def players(server: Server, **settings: Any) -> Iterator[tuple[Player, Player]]:
    """Start a game of two guests; the first one is to move."""
    ada, bo = Player(server), Player(server)
    table = ada.open(begins="chosen", **settings)
    closing = contextlib.closing
    with closing(ada.http), closing(bo.http), ada.join(table), bo.join(table):
        ada.do("sit", chair=0, name="Ada")
        bo.do("sit", chair=1, name="Bo")
        ada.do("start", first=0)
        yield ada, bo


def test_a_move_sent_within_its_second_while_the_event_loop_is_blocked_is_accepted(stalling):
    with players(stalling, rules="classic+turn:1") as (ada, bo):
        stalling.block()
        time.sleep(0.5)
        answer = ada.do("move", move="give 7")
        assert answer["refusal"] is None
        while bo.view["match"] is None or bo.view["match"]["view"]["to_act"] != "B":
            bo.read("news")
        assert bo.view["match"]["view"]["outcome"] is None


def test_a_move_sent_over_http_while_the_event_loop_is_blocked_is_accepted(stalling):
    with players(stalling, rules="classic+turn:1") as (ada, _):
        stalling.block()
        time.sleep(0.5)
        body = ada.command("move", move="give 7")
        answer = ada.http.post(f"/api/tables/{ada.table}/commands", json=body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["refusal"] is None


def test_time_for_the_whole_game_is_not_charged_while_the_event_loop_is_blocked(stalling):
    with players(stalling, clock={"seconds": 60, "increment": 0}) as (ada, _):
        stalling.block()
        time.sleep(0.5)
        ada.do("move", move="give 7")
        view = ada.http.get(f"/api/tables/{ada.table}").json()
        assert view["match"]["clock"]["banks"]["A"] > 60_000 - 1000 * STALL_SECONDS / 2


def test_clock_expires_after_a_stall_without_a_move(stalling):
    with players(stalling, rules="classic+turn:1") as (ada, _):
        stalling.block()
        while not ada.view or not ada.view["match"] or ada.view["match"]["view"]["outcome"] is None:
            ada.read("news")
        assert ada.view["match"]["view"]["outcome"]["reason"] == "time"


# --- Arrival times of messages -----------------------------------------------------------------


def test_each_message_counts_from_the_arrival_of_its_own_bytes():
    """The application takes the first message at once and the others later, as after a slow command."""

    async def talk() -> list[int]:
        times = iter([0, 10, 20, 30, 30])
        stamps: list[int] = []
        done, finished = asyncio.Event(), asyncio.Event()

        class Stamped(Socket):
            def stamp(self) -> int:
                return next(times)

        async def app(scope, receive, send):
            await receive()
            await send({"type": "websocket.accept"})
            stamps.append((await receive())[ARRIVED])
            await done.wait()
            stamps.extend([(await receive())[ARRIVED] for _ in range(3)])
            finished.set()

        async with listening(app, Stamped, ws_per_message_deflate=False) as (host, port):
            reader, writer = await asyncio.open_connection(host, port)
            key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
            head = (
                f"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
            )
            writer.write(f"{head}\r\n\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            frame = b"\x81\x82\0\0\0\0{}"
            for bytes_at_once in (frame, frame, frame + frame):
                writer.write(bytes_at_once)
                await writer.drain()
                await asyncio.sleep(0.05)
            done.set()
            await finished.wait()
            writer.close()
        return stamps

    assert asyncio.run(talk()) == [10, 20, 30, 30]


# --- The clock ---------------------------------------------------------------------------------


class Ticking(LoopClock):
    """A clock on a loop that a test drives by hand."""

    def __init__(self) -> None:
        self.real = 1_000
        super().__init__(lambda: self.real)
        self._timer = object()  # type: ignore[assignment]


def test_loop_clock_follows_real_time_while_the_loop_runs():
    clock = Ticking()
    for _ in range(100):
        clock.real += TICK_MS
        assert clock.arrival() == clock.now() == clock.real
        clock.tick()
    assert clock.now() == clock.real


@pytest.mark.parametrize("timers_first", [False, True])
def test_bytes_read_after_a_stall_count_from_before_it(timers_first):
    clock = Ticking()
    clock.real += 10_000
    if timers_first:
        clock.tick()
    assert clock.arrival() == 1_000
    assert clock.now() == 1_000 + MAX_TICK_MS
    clock.tick()
    clock.real += 5
    clock.tick()
    assert clock.arrival() == clock.now() == 1_000 + MAX_TICK_MS + 5
