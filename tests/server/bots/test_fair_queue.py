"""The fair queue for workers: one turn per address, a reserved worker for bots at tables with people."""

from __future__ import annotations

import asyncio

import msgspec
from tests.support.coroutines import run

import fourfold
from fourfold.server.bots import fair_queue
from fourfold.server.bots import pool as pool_module
from fourfold.server.bots.fair_queue import Asker, FairQueue, Work
from fourfold.server.bots.pool import (
    MAX_QUESTIONS_PER_GUEST,
    Reply,
    Solve,
    WorkerPool,
)

QUARTO_START = fourfold.game("quarto", "classic").start()


class Asked:
    """A pool whose answers a test gives, one after the other."""

    def __init__(self, monkeypatch, number: int) -> None:
        async def ask(worker: pool_module._Worker, question: bytes, _: float) -> Reply:
            return await self._answer(question, worker.is_reserved)

        monkeypatch.setattr(pool_module._Worker, "ask", ask)
        self.thinkers = WorkerPool(number)
        self.begun: list[str] = []
        """The questions for which a worker was found, in this order."""
        self.reserved: list[str] = []
        """The questions that the reserved worker got."""
        self.tasks: list[asyncio.Task[object]] = []
        self._thinking: list[tuple[str, asyncio.Future[None]]] = []

    async def _answer(self, question: bytes, is_reserved: bool) -> Reply:
        name = msgspec.json.decode(question)["position"]
        self.begun.append(name)
        if is_reserved:
            self.reserved.append(name)
        done = asyncio.get_running_loop().create_future()
        self._thinking.append((name, done))
        await done
        return Reply()

    async def ask(self, asker: str, *questions: str, work: Work = Work.OTHER) -> None:
        """Ask as ``address/guest``."""
        who = Asker(*asker.split("/"))
        for question in questions:
            asking = self.thinkers._ask(Solve("classic", question), who, work)
            if work is Work.OTHER:
                asking.close()
                asking = self.thinkers.ask(Solve("classic", question), who)
            self.tasks.append(asyncio.ensure_future(asking))
        await settled()

    async def answer(self, name: str | None = None) -> None:
        """Answer the question of this name, or the one in progress for longest."""
        self._thinking = [one for one in self._thinking if not one[1].cancelled()]
        number = [one[0] for one in self._thinking].index(name) if name else 0
        self._thinking.pop(number)[1].set_result(None)
        await settled()

    async def answer_all(self) -> list[str]:
        """Answer until nobody waits; return the questions in the order in which they got a worker."""
        while self.thinkers.waiting:
            await self.answer()
        return self.begun

    async def cancel_all(self) -> None:
        for task in self.tasks:
            task.cancel()
        await settled()


async def settled() -> None:
    for _ in range(6):
        await asyncio.sleep(0)


def test_questions_of_one_address_never_occupy_the_reserved_worker(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 2)
        await asked.ask("mal/m", "solve1", "solve2")
        assert asked.begun == ["solve1"]
        await asked.ask("home/ada", "bot", work=Work.TABLE)
        assert asked.begun == ["solve1", "bot"]
        assert asked.reserved == ["bot"]
        await asked.answer_all()
        assert asked.reserved == ["bot"]

    run(work)


def test_bots_at_tables_with_people_use_any_free_worker(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 2)
        await asked.ask("home/ada", "bot1", work=Work.TABLE)
        await asked.ask("away/bo", "bot2", work=Work.TABLE)
        assert asked.begun == ["bot1", "bot2"]
        assert asked.reserved == ["bot1"]
        await asked.answer_all()

    run(work)


def test_many_guests_of_one_address_have_one_turn_together(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 2)
        await asked.ask("mal/m0", "m0")
        for number in range(1, 30):
            await asked.ask(f"mal/m{number}", f"m{number}")
        await asked.ask("home/ada", "bot", "bot again")
        await asked.answer()
        assert asked.begun == ["m0", "bot"]
        await asked.answer()
        await asked.answer()
        assert asked.begun == ["m0", "bot", "m1", "bot again"]
        assert len(await asked.answer_all()) == 32

    run(work)


def test_the_least_recently_served_address_is_next(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 2)
        for address in ("a", "b", "c"):
            await asked.ask(f"{address}/x", f"{address}1")
        assert await asked.answer_all() == ["a1", "b1", "c1"]
        # They come in another order; who was served longest ago is first, and who never was before them.
        await asked.ask("c/x", "c2", "c3")
        await asked.ask("b/x", "b2")
        await asked.ask("a/x", "a2")
        await asked.ask("d/x", "d1")
        assert (await asked.answer_all())[3:] == ["c2", "d1", "a2", "b2", "c3"]

    run(work)


def test_guests_of_one_address_take_turns_within_it(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 2)
        await asked.ask("school/mal", *(f"m{number}" for number in range(5)))
        await asked.ask("school/ada", "a0", "a1")
        await asked.ask("school/bo", "b0")
        assert await asked.answer_all() == ["m0", "a0", "b0", "m1", "a1", "m2", "m3", "m4"]

    run(work)


def test_one_address_never_has_all_shared_workers(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 4)
        await asked.ask("mal/m", "m0", "m1", "m2", "m3")
        assert asked.begun == ["m0", "m1"]
        await asked.ask("home/ada", "a0")
        assert asked.begun == ["m0", "m1", "a0"]
        await asked.ask("away/bo", "b0")
        await asked.answer("m0")
        assert asked.begun[3:] == ["b0"]
        assert sorted(await asked.answer_all()) == ["a0", "b0", "m0", "m1", "m2", "m3"]
        assert not asked.reserved

    run(work)


def test_waiting_questions_per_guest_are_limited_and_others_may_ask(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 2)
        number = MAX_QUESTIONS_PER_GUEST + 2
        await asked.ask("mal/m", *(f"m{number}" for number in range(number)))
        refused = [task for task in asked.tasks if task.done()]
        assert [type(task.exception()) for task in refused] == [pool_module.TooManyQuestions] * 2
        assert asked.thinkers.waiting == MAX_QUESTIONS_PER_GUEST
        assert asked.thinkers.queued(Work.OTHER) == MAX_QUESTIONS_PER_GUEST - 1
        await asked.ask("mal/eve", "e0")
        await asked.ask("home/ada", "a0")
        await asked.answer()
        await asked.answer()
        assert asked.begun == ["m0", "a0", "e0"]
        await asked.cancel_all()
        assert asked.thinkers.waiting == asked.thinkers.queued(Work.OTHER) == 0

    run(work)


def test_full_queue_still_accepts_one_question_per_address(monkeypatch):
    monkeypatch.setattr(pool_module, "MAX_QUESTIONS", 4)

    async def work():
        asked = Asked(monkeypatch, 2)
        await asked.ask("mal/m", "m0", "m1", "m2", "m3", "m4")
        await asked.ask("home/ada", "a0", "a1")
        await asked.ask("away/bo", "b0")
        refused = [number for number, task in enumerate(asked.tasks) if task.done()]
        assert refused == [4, 6]
        for number in refused:
            assert isinstance(asked.tasks[number].exception(), pool_module.TooManyQuestions)
        assert sorted(await asked.answer_all()) == ["a0", "b0", "m0", "m1", "m2", "m3"]
        assert not asked.thinkers._questions
        await asked.ask("mal/m", "m5")
        assert (await asked.answer_all())[-1] == "m5"

    run(work)


def test_cancelled_question_costs_others_no_turn(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 2)
        await asked.ask("mal/m", "m0", "m1")
        await asked.ask("home/ada", "a0")
        # One that waits, and one that a worker is busy with.
        asked.tasks[1].cancel()
        asked.tasks[0].cancel()
        await settled()
        # A worker finishes what it has begun: nobody has to wait for a new process.
        assert asked.begun == ["m0"]
        await asked.answer("m0")
        assert asked.begun == ["m0", "a0"]
        # One whose turn has just come.
        await asked.ask("away/bo", "b0")
        await asked.ask("inn/cy", "c0")
        asked._thinking.pop()[1].set_result(None)
        while not asked.thinkers._turns._shared_by["away"]:
            await asyncio.sleep(0)
        asked.tasks[3].cancel()
        await settled()
        assert asked.begun[-1] == "c0"
        await asked.answer()
        assert asked.thinkers.waiting == 0
        assert asked.thinkers._turns._free == {True: 1, False: 1}
        assert not asked.thinkers._turns._queues

    run(work)


def test_question_cancelled_while_a_worker_becomes_free_is_skipped():
    async def work():
        queue = FairQueue(0, 1)

        async def ask(address):
            async with queue.turn(Asker(address, ""), Work.OTHER):
                pass

        async with queue.turn(Asker("home", ""), Work.OTHER):
            asking = [asyncio.ensure_future(ask(who)) for who in ("away", "inn")]
            await asyncio.sleep(0)
            asking[0].cancel()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(answers[0], asyncio.CancelledError)
        assert answers[1] is None
        assert queue._free == {True: 0, False: 1}
        assert not queue._queues

    run(work)


def test_number_of_remembered_addresses_is_limited(monkeypatch):
    monkeypatch.setattr(fair_queue, "MAX_REMEMBERED", 10)

    async def work():
        queue = FairQueue(0, 1)
        for number in range(100):
            async with queue.turn(Asker(f"address {number}", "guest"), Work.OTHER):
                pass
        assert len(queue._served) == 10
        assert not queue._shared_by

    run(work)


def test_worker_pauses_only_after_moves_between_bots(monkeypatch):
    """Their moves are work for the event loop, too; people's bots and questions never wait for that."""
    rested: list[float] = []

    async def sleep(seconds: float) -> None:
        rested.append(seconds)

    async def ask(*_: object) -> Reply:
        return Reply(answer=msgspec.Raw(b'"give 0"'))

    async def work():
        monkeypatch.setattr(pool_module._Worker, "ask", ask)
        monkeypatch.setattr(pool_module.asyncio, "sleep", sleep)
        view = QUARTO_START.view("A")
        pool = WorkerPool(2)
        assert await pool.move("random", view, "seed", Asker("here", "ada"), Work.TABLE) == "give 0"
        await pool.ask(Solve("classic", "x"), Asker("here", "ada"))
        assert rested == []
        await pool.move("random", view, "seed", Asker("here", "ada"), Work.OTHER)
        assert rested == [pool_module.REST_SECONDS]

    run(work)
