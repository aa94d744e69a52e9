"""Worker processes of a running server: priorities, the reserved worker, and turns per address."""

from __future__ import annotations

import asyncio
import os
import signal
from types import SimpleNamespace

import msgspec
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests, moves_of, seated
from tests.support.raw_sockets import metric
from tests.support.room_processes import QUARTO, Listener, process

from fourfold.server.bots import pool as pool_module
from fourfold.server.bots.fair_queue import Work
from fourfold.server.bots.pool import (
    SHARED_NICE,
    Reply,
    WorkerPool,
)
from fourfold.server.edge.guests import Guests
from fourfold.server.rooms.leases import Leases
from fourfold.server.table import wire


def test_all_workers_but_the_reserved_one_have_a_lower_priority(server):
    own, bots, study = (
        os.getpriority(os.PRIO_PROCESS, pid)
        for pid in (server.pid, server.bot_worker, server.study_worker)
    )
    assert bots == own
    assert study == min(19, own + SHARED_NICE)


def test_the_bot_of_a_table_with_people_moves_while_every_other_worker_is_busy(server):
    async def work():
        async with (
            guests(server.url, 2) as (ada, mal),
            seated([ada], bots=["level1"], begins="chosen") as (seat,),
        ):
            worker = server.study_worker
            os.kill(worker, signal.SIGSTOP)
            try:
                position = {"position": "0.../.1../..2./...3 -", "rules": "classic+squares"}
                asking = [asyncio.ensure_future(mal.post("/api/solve", position)) for _ in range(8)]
                while await metric(ada, "fourfold_thinking") < len(asking):
                    await asyncio.sleep(0.05)
                await seat.move("give 0")
                await seat.until(lambda view: len(moves_of(view)) > 1, PATIENCE_SECONDS)
                assert not any(one.done() for one in asking)
                for one in asking:
                    one.cancel()
                await asyncio.gather(*asking, return_exceptions=True)
            finally:
                os.kill(worker, signal.SIGCONT)

    run(work)


def test_equal_keys_give_equal_hashes_of_an_address():
    connection = SimpleNamespace(headers={}, client=SimpleNamespace(host="192.0.2.7"))
    one, other = (Guests(None, (), False, address_key=b"a" * 16) for _ in range(2))
    assert one.address_hash(connection) == other.address_hash(connection)
    other.address_key = b"b" * 16
    assert one.address_hash(connection) != other.address_hash(connection)


def test_tables_of_bots_alone_wait_for_the_shared_workers(server):
    async def work():
        async with guests(server.url, 2) as (ada, mal):
            table = await mal.open("quarto", seats=2)
            worker = server.study_worker
            async with (
                mal.at(table) as host,
                seated([ada], bots=["level1"], begins="chosen") as (seat,),
            ):
                for chair in range(2):
                    await host.do(wire.SeatBot, chair=chair, bot="level1")
                os.kill(worker, signal.SIGSTOP)
                try:
                    await host.do(wire.Start, first=None)
                    await seat.move("give 0")
                    await seat.until(lambda view: len(moves_of(view)) > 1, PATIENCE_SECONDS)
                    assert not moves_of(host.view)
                finally:
                    os.kill(worker, signal.SIGCONT)
                await host.until(lambda view: len(moves_of(view)) > 1, PATIENCE_SECONDS)

    run(work)


def test_table_counts_for_the_address_of_its_host_or_else_of_a_player(tmp_path):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'fourfold.db'}") as rooms:
            room = await rooms.open(QUARTO, "host")
            assert room.presence.address_for(room.table) == ""
            # Whoever plays without a socket has an address, too; who only looks has none here.
            room.asked("stranger", "elsewhere")
            assert room.presence.address_for(room.table) == ""
            room.asked("host", "home")
            assert room.presence.address_for(room.table) == "home"
            await room.do("ada", wire.Sit(id="1", base=0, chair=0, name="Ada"))
            room.join(listener("stranger", "elsewhere"), None)
            assert room.presence.address_for(room.table) == "home"
            player, host = listener("ada", "school"), listener("host", "inn")
            room.join(player, None)
            # The host, who is here by requests, comes before a player.
            assert room.presence.address_for(room.table) == "home"
            room.join(host, None)
            assert room.presence.address_for(room.table) == "inn"
            # Without the host it is a player's; when everybody has gone, what was known last holds.
            room.leave(host)
            assert room.presence.address_for(room.table) == "school"
            room.leave(player)
            assert room.presence.address_for(room.table) == "school"

    run(work)


def listener(session: str, address: str) -> Listener:
    found = Listener(session)
    found.address = address
    return found


def test_thirty_bot_tables_of_one_address_get_as_many_turns_as_one_table_of_another(
    tmp_path, monkeypatch
):
    questions: asyncio.Queue[tuple[str, asyncio.Future[None]]] = asyncio.Queue()

    async def ask(_: pool_module._Worker, question: bytes, __: float) -> Reply:
        asked = msgspec.json.decode(question)
        done = asyncio.get_running_loop().create_future()
        questions.put_nowait((asked["seed"].split()[0], done))
        await done
        return Reply(msgspec.Raw(msgspec.json.encode(asked["view"]["moves"][0])))

    monkeypatch.setattr(pool_module._Worker, "ask", ask)

    async def work():
        pool = WorkerPool(2)
        async with process(f"sqlite:///{tmp_path / 'fourfold.db'}") as rooms:
            leases = Leases(rooms, pool)
            await leases.start()
            address_of: dict[str, str] = {}
            for number in range(31):
                host, address = f"guest {number}", "mal" if number < 30 else "home"
                room = await rooms.open(QUARTO, host)
                address_of[room.table.seed] = address
                room.join(listener(host, address), None)
                for chair in range(2):
                    await room.do(host, wire.SeatBot(f"bot {chair}", 0, chair, "level1"))
                await room.do(host, wire.Start("start", 0))
            served: list[str] = []
            while len(served) < 12:
                seed, done = await questions.get()
                served.append(address_of[seed])
                while served[-1] != "home" and not pool._turns.waiting(Work.OTHER, "home"):
                    await asyncio.sleep(0.01)
                done.set_result(None)
            assert served == ["mal", "home"] * 6
            await leases.close()

    run(work)
