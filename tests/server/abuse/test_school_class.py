"""A school class behind one address: 35 pupils load the page and play, with the default limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

import pytest
from tests.support import services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import at_random, is_over, play_on, seated

from fourfold.client import Guest
from fourfold.server.edge.guests import COOKIE
from fourfold.server.settings import ServerSettings
from fourfold.server.web.pages import BUILT, read_files

PUPILS = 35
BROWSER_CONNECTIONS = 6
"""Connections to one host that browsers open for a page's files."""
DEFAULTS = {name: getattr(ServerSettings(), name) for name in services.GENEROUS}


class Browser:
    """A pupil's browser: connections that stay open, as few as browsers open."""

    def __init__(self, server: services.Server, statuses: Counter[int]) -> None:
        self._server = server
        self._statuses = statuses
        self.guest = Guest(server.url)

    async def load(self, paths: list[str]) -> None:
        """Fetch the first page and become a guest, then fetch all files as the service worker does."""
        await self._fetch(["/"])
        await self._become_guest()
        queues = [paths[number::BROWSER_CONNECTIONS] for number in range(BROWSER_CONNECTIONS)]
        await asyncio.gather(*(self._fetch(queue) for queue in queues))

    async def _fetch(self, paths: list[str]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.settings.port)
        for path in paths:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = head.partition("content-length: ")[2].partition("\r\n")[0]
            await reader.readexactly(int(length))
            self._statuses[int(head.split()[1])] += 1
        writer.close()

    async def _become_guest(self) -> None:
        http = self.guest._http
        answer = await http.post("/api/session", headers={"Sec-Fetch-Site": "same-origin"})
        self._statuses[answer.status_code] += 1
        self.guest.token = answer.cookies[COOKIE]
        http.headers["Authorization"] = f"Bearer {self.guest.token}"

    async def play(self, moves: int) -> bool:
        """Look at the lobby, then play against a bot; return True if the game has ended."""
        http = self.guest._http
        for path in ("/api/mine", "/api/puzzles?rules=classic&grade=1"):
            self._statuses[(await http.get(path, timeout=PATIENCE_SECONDS)).status_code] += 1
        async with http.stream("GET", "/api/lobby", timeout=PATIENCE_SECONDS) as lobby:
            self._statuses[lobby.status_code] += 1
            async with seated([self.guest], bots=["level1"]) as (seat,):
                await play_on(seat, at_random(self.guest.token), moves)
                return is_over(seat.view)


@pytest.mark.slow
@pytest.mark.skipif(not BUILT.exists(), reason="needs a built page (make page)")
def test_35_pupils_load_the_page_and_play_a_bot_at_once_and_none_is_refused(tmp_path):
    paths = sorted(read_files(BUILT))
    statuses: Counter[int] = Counter()
    assert len(paths) > 100

    async def work(server: services.Server) -> None:
        pupils = [Browser(server, statuses) for _ in range(PUPILS)]
        async with contextlib.AsyncExitStack() as stack:
            for pupil in pupils:
                stack.push_async_callback(pupil.guest._http.aclose)
            await asyncio.gather(*(pupil.load(paths) for pupil in pupils))
            # One plays to the end, the others as many moves as a test has time for.
            ends = await asyncio.gather(
                *(pupil.play(3 if number else 1000) for number, pupil in enumerate(pupils))
            )
            assert ends[0]

    with services.server(tmp_path, **DEFAULTS) as server:
        run(lambda: work(server))
    # Whoever is refused gets 429, or finds the connection closed, which is an error above.
    assert set(statuses) == {200, 201}
    assert statuses[200] == PUPILS * (len(paths) + 1 + 3)
    assert statuses[201] == PUPILS
