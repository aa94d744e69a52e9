"""Slots for requests: bursts of one address are queued and paced, so that they delay nobody else."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from itertools import pairwise

import pytest
from tests.support import plain_http, services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests

from fourfold.server.edge.connections import REQUEST_SECONDS
from fourfold.server.edge.slots import STARTS_BURST, STARTS_PER_SECOND, Slots

ROUNDS = 20
"""Rounds of the event loop in which everything that can happen has happened."""


async def settled() -> None:
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


class Requests:
    """Requests that are worked on until a test ends them."""

    def __init__(self, most: int) -> None:
        self.slots = Slots(most)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def send(self, address: str, *names: str) -> None:
        for name in names:
            self._ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.ensure_future(self._work(address, name))

    def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()

    async def _work(self, address: str, name: str) -> None:
        async with self.slots.slot(address):
            self.begun.append(name)
            await self._ends[name].wait()


def test_requests_of_one_address_run_in_order_and_at_most_some_at_once():
    async def work():
        requests = Requests(2)
        requests.send("here", "a", "b", "c", "d")
        requests.send("elsewhere", "x")
        await settled()
        assert requests.begun == ["a", "b", "x"]
        requests.end("b")
        await settled()
        assert requests.begun == ["a", "b", "x", "c"]
        requests.end("a", "c", "d", "x")
        await asyncio.gather(*requests.tasks.values())
        assert requests.begun[-1] == "d"

    run(work)


def test_cancelled_request_frees_its_slot():
    async def work():
        requests = Requests(1)
        requests.send("here", "a", "b", "c", "d")
        await settled()
        # One that waits, then the one that is worked on; at last both at the same moment.
        requests.tasks["b"].cancel()
        requests.tasks["a"].cancel()
        await settled()
        assert requests.begun == ["a", "c"]
        requests.end("c")
        requests.tasks["d"].cancel()
        await settled()
        requests.send("here", "e")
        await settled()
        assert requests.begun[-1] == "e"
        requests.end("e")
        await requests.tasks["e"]
        assert not requests.slots._taken
        assert not requests.slots._waiting

    run(work)


@pytest.mark.parametrize("addresses", [1, 10])
def test_each_request_begins_in_its_own_round_of_the_event_loop(addresses):
    async def work():
        slots, begun = Slots(1), list[int]()

        async def answer(number: int) -> None:
            async with slots.slot(f"address {number % addresses}"):
                begun.append(number)

        tasks = [asyncio.ensure_future(answer(number)) for number in range(10)]
        counts = []
        while len(begun) < 10:
            counts.append(len(begun))
            await asyncio.sleep(0)
        assert max(later - earlier for earlier, later in pairwise(counts)) == 1
        assert begun == list(range(10))
        await asyncio.gather(*tasks)

    run(work)


def test_burst_of_one_address_is_paced_and_delays_no_other_address():
    async def work():
        now_s = 0.0
        slots, begun = Slots(1, lambda: now_s), Counter[str]()

        async def answer(address: str) -> None:
            async with slots.slot(address, is_paced=True):
                begun[address] += 1

        burst = [asyncio.ensure_future(answer("here")) for _ in range(STARTS_BURST + 30)]
        await asyncio.wait([asyncio.ensure_future(answer("elsewhere"))])

        async def until_begun(number: int) -> None:
            """Wait until so many requests have begun, and for others that should not begin."""
            while begun["here"] < number:
                await asyncio.sleep(0)
            await asyncio.sleep(0.1)

        await until_begun(STARTS_BURST)
        assert begun == {"here": STARTS_BURST, "elsewhere": 1}
        now_s += 10 / STARTS_PER_SECOND
        await until_begun(STARTS_BURST + 10)
        assert begun["here"] == STARTS_BURST + 10
        now_s += 1
        await asyncio.gather(*burst)

    run(work)


def test_slow_body_delays_nobody_at_the_same_address(server):
    """Four requests of this address have begun and their bodies never come."""

    async def work():
        port = server.settings.port
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        ).encode()
        slow = [socket.create_connection(("127.0.0.1", port)) for _ in range(4)]
        try:
            for connection in slow:
                connection.sendall(head)
            await asyncio.sleep(0.2)
            # Sooner than the server gives up waiting for the bodies.
            async with guests(server.url, 1) as (ada,), asyncio.timeout(0.9 * REQUEST_SECONDS):
                name = await ada.open("quarto")
                assert (await ada.get(f"/api/tables/{name}"))["table"] == name
        finally:
            for connection in slow:
                connection.close()

    run(work)


def test_fragmented_body_is_read_whole(server):
    def pieces():
        yield b'{"game": "qu'
        yield b'arto"}'

    token = plain_http.post(f"{server.url}/api/session", params={"program": "true"}).json()["token"]
    answer = plain_http.post(
        f"{server.url}/api/tables",
        content=pieces(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    assert answer.status_code == 201


def test_stream_with_a_trailing_slash_delays_nobody_at_the_same_address(server):
    """Paths are routed without empty parts; so are slots and limits."""

    async def work():
        async with guests(server.url, 2) as (ada, mal), asyncio.timeout(PATIENCE_SECONDS):
            name = await ada.open("quarto")
            for path in ("/api/lobby/", f"/api//tables/{name}/stream/"):
                async with mal._http.stream("GET", path) as answer:
                    assert answer.status_code == 200
                    await anext(answer.aiter_lines())
                    assert (await ada.get(f"/api/tables/{name}"))["table"] == name

    run(work)


@pytest.mark.slow
def test_extra_slashes_do_not_bypass_the_rate_limit(tmp_path):
    with services.server(tmp_path, requests_per_second=0.2) as strict:
        answers = [plain_http.get(f"{strict.url}//api//tables/").status_code for _ in range(15)]
    assert answers[0] == 200
    assert answers[-1] == 429
