"""Bots in processes of their own: asked in turn, replaced when they fail, and ended with the server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from tests.server.lines import metric
from tests.server.players import PATIENCE, guests, moves_of, seated
from tests.server.processes import run
from tests.server.services import children, wait_until

import fourfold
from fourfold.server import thinking
from fourfold.server.thinking import Choose, Solve, Thinkers
from fourfold.server.turns import Turns

# --- Bots --------------------------------------------------------------------------------------


def start_view():
    return fourfold.game("quarto", "classic").start(seats=2, rng=random.Random(1)).view("A")


@asynccontextmanager
async def thinkers(number: int, seconds: float = 30.0) -> AsyncIterator[Thinkers]:
    found = Thinkers(number, seconds)
    await found.start()
    try:
        yield found
    finally:
        await found.close()


def pids(found: Thinkers) -> list[int]:
    return [thinker.process.pid for thinker in found._all if thinker.process is not None]


def test_a_bot_answers_with_a_move_that_its_seed_decides():
    async def work():
        async with thinkers(1) as found:
            moves = [await found.move("level2", start_view(), seed, "ada") for seed in "aabcdefgh"]
            assert moves[0] == moves[1]
            assert len(set(moves)) > 1
            assert set(moves) <= set(map(str, start_view().moves))
            assert (found.waiting, found.replaced) == (0, 0)

    run(work)


def test_a_bot_that_is_killed_is_replaced_and_whoever_asked_gets_a_move():
    async def work():
        async with thinkers(1) as found:
            (old,) = pids(found)
            asking = asyncio.ensure_future(found.move("level2", start_view(), "x", "ada"))
            os.kill(old, signal.SIGKILL)
            assert await asking in map(str, start_view().moves)
            # And one that died while nobody asked.
            (new,) = pids(found)
            assert new != old
            os.kill(new, signal.SIGKILL)
            wait_until(lambda: new not in children(os.getpid()))
            assert await found.move("level2", start_view(), "x", "ada") in map(
                str, start_view().moves
            )
            assert pids(found) != [new]

    run(work)


def test_a_bot_that_is_stuck_is_replaced_and_whoever_asked_gets_a_listed_move():
    async def work():
        async with thinkers(1, seconds=0.2) as found:
            (old,) = pids(found)
            os.kill(old, signal.SIGSTOP)
            assert await found.move("level2", start_view(), "x", "ada") in map(
                str, start_view().moves
            )
            assert found.replaced >= 1
            assert pids(found) != [old]

    run(work)


def test_a_bot_that_does_not_exist_or_fails_costs_nobody_the_game():
    async def work():
        async with thinkers(1) as found:
            assert await found.move("nobody", start_view(), "x", "ada") in map(
                str, start_view().moves
            )
            assert found.replaced == 2
            assert await found.move("level1", start_view(), "x", "ada") in map(
                str, start_view().moves
            )

    run(work)


def test_a_bot_whose_asker_has_died_goes_without_a_word():
    with subprocess.Popen(
        [sys.executable, "-m", "fourfold.server.thinker", "1024"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as bot:
        assert bot.stdout.readline()
        bot.stdout.close()
        view = start_view().to_json()
        question = Choose("quarto", "classic", "level1", view, "seed")
        bot.stdin.write(msgspec.json.encode(question) + b"\n")
        bot.stdin.flush()
        assert bot.wait(60) == 0
        assert bot.stderr.read() == b""


def test_an_askers_own_questions_are_answered_in_order_and_who_gives_up_leaves_no_trace():
    async def work():
        async with thinkers(1) as found:
            order: list[int] = []

            async def ask(number: int) -> None:
                await found.move("level1", start_view(), str(number), "ada")
                order.append(number)

            asking = [asyncio.ensure_future(ask(number)) for number in range(6)]
            await asyncio.sleep(0)
            assert found.waiting == 6
            asking[3].cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            assert order == [0, 1, 2, 4, 5]
            assert found.waiting == 0

    run(work)


# --- Turns -------------------------------------------------------------------------------------


class Asked:
    """Thinkers whose answers a test gives, one after the other."""

    def __init__(self, monkeypatch, number: int) -> None:
        monkeypatch.setattr(thinking._Thinker, "ask", self._answer)
        self.thinkers = Thinkers(number)
        self.begun: list[str] = []
        self.tasks: list[asyncio.Task[object]] = []
        self._thinking: list[asyncio.Future[None]] = []

    async def _answer(self, question: bytes, _: float) -> object:
        self.begun.append(msgspec.json.decode(question)["position"])
        done = asyncio.get_running_loop().create_future()
        self._thinking.append(done)
        return await done

    async def ask(self, asker: str, *questions: str) -> None:
        for question in questions:
            work = self.thinkers.ask(Solve("classic", question), asker)
            self.tasks.append(asyncio.ensure_future(work))
        await settled()

    async def answer(self) -> None:
        """Whoever thinks longest has an answer."""
        self._thinking = [one for one in self._thinking if not one.cancelled()]
        self._thinking.pop(0).set_result(None)
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_askers_take_turns_however_many_questions_one_of_them_has(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 1)
        await asked.ask("mal", *(f"m{number}" for number in range(10)))
        await asked.ask("ada", "a0", "a1")
        await asked.ask("bo", "b0")
        for _ in range(13):
            await asked.answer()
        assert asked.begun[:6] == ["m0", "m1", "a0", "b0", "m2", "a1"]
        assert asked.begun[6:] == [f"m{number}" for number in range(3, 10)]
        assert asked.thinkers.waiting == 0

    run(work)


def test_one_asker_never_has_all_who_think_so_that_the_next_is_answered_at_once(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 3)
        await asked.ask("mal", "m0", "m1", "m2", "m3")
        assert asked.begun == ["m0", "m1"]
        await asked.ask("ada", "a0")
        assert asked.begun == ["m0", "m1", "a0"]
        await asked.ask("bo", "b0")
        await asked.answer()
        assert len(asked.begun) == 4
        for _ in range(5):
            await asked.answer()
        assert sorted(asked.begun) == ["a0", "b0", "m0", "m1", "m2", "m3"]

    run(work)


def test_an_asker_has_only_so_many_questions_waiting_and_others_may_ask_all_the_same(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 1)
        await asked.ask("mal", *(f"m{number}" for number in range(thinking.MOST_QUESTIONS + 3)))
        refused = [task for task in asked.tasks if task.done()]
        assert [type(task.exception()) for task in refused] == [thinking.TooManyQuestions] * 2
        assert asked.thinkers.waiting == thinking.MOST_QUESTIONS + 1
        await asked.ask("ada", "a0")
        await asked.answer()
        await asked.answer()
        assert asked.begun[-1] == "a0"
        for task in asked.tasks:
            task.cancel()
        await settled()
        assert asked.thinkers.waiting == 0

    run(work)


def test_who_gives_up_costs_the_others_no_turn(monkeypatch):
    async def work():
        asked = Asked(monkeypatch, 1)
        await asked.ask("mal", "m0", "m1")
        await asked.ask("ada", "a0")
        # One that waits, one that thinks, and one whose turn has just come.
        asked.tasks[1].cancel()
        asked.tasks[0].cancel()
        await settled()
        assert asked.begun == ["m0", "a0"]
        await asked.ask("bo", "b0")
        await asked.ask("cy", "c0")
        asked._thinking.pop().set_result(None)
        while not asked.thinkers._turns._at_it["bo"]:
            await asyncio.sleep(0)
        asked.tasks[3].cancel()
        await settled()
        assert asked.begun[-1] == "c0"
        await asked.answer()
        assert asked.thinkers.waiting == 0
        assert asked.thinkers._turns._free == 1

    run(work)


def test_whoever_goes_in_the_moment_in_which_a_place_is_free_is_passed_over():
    async def work():
        turns = Turns(1)

        async def ask(asker):
            async with turns.turn(asker):
                pass

        async with turns.turn("ada"):
            asking = [asyncio.ensure_future(ask(who)) for who in ("bo", "cy")]
            await asyncio.sleep(0)
            asking[0].cancel()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(answers[0], asyncio.CancelledError)
        assert answers[1] is None
        assert turns._free == 1
        assert not turns._queues

    run(work)


def test_the_bot_of_a_table_does_not_wait_for_all_that_somebody_else_asked(server):
    async def work():
        async with (
            guests(server.url, 2) as (ada, mal),
            seated([ada], bots=["level1"], begins="chosen") as (seat,),
        ):
            (thinker,) = server.thinkers
            os.kill(thinker, signal.SIGSTOP)
            # Each takes a while, and none helps with another.
            pieces = [
                "0123",
                "0124",
                "0128",
                "0136",
                "013a",
                "0156",
                "016a",
                "0347",
                "035a",
                "0369",
                "037b",
                "0459",
            ]
            asked = [
                {"position": "{}.../.{}../..{}./...{} -".format(*four), "rules": "classic+squares"}
                for four in pieces
            ]
            asking = [asyncio.ensure_future(mal.post("/api/solve", one)) for one in asked]
            while await metric(ada, "fourfold_thinking") < 12:
                await asyncio.sleep(0.05)
            await seat.move("give 0")
            await asyncio.sleep(0.2)
            os.kill(thinker, signal.SIGCONT)
            order: list[str] = []
            for one in asking:
                one.add_done_callback(lambda _: order.append("solved"))
            await seat.until(lambda view: len(moves_of(view)) > 1, PATIENCE)
            order.append("moved")
            await asyncio.gather(*asking)
            assert order.index("moved") < 8

    run(work)
