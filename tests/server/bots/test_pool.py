"""The pool of worker processes: answers by seed, replacement of failed workers, shutdown."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
from tests.support.coroutines import run
from tests.support.services import children, wait_until

import fourfold
from fourfold.bots import bot_for
from fourfold.games.game import View
from fourfold.server.bots.fair_queue import Asker, Work
from fourfold.server.bots.pool import Choose, WorkerPool

ADA = Asker("home", "ada")


def start_view():
    return fourfold.game("quarto", "classic").start(seats=2, rng=random.Random(1)).view("A")


@asynccontextmanager
async def thinkers(number: int, seconds: float = 30.0) -> AsyncIterator[WorkerPool]:
    found = WorkerPool(number, seconds)
    await found.start()
    try:
        yield found
    finally:
        await found.close()


def pids(found: WorkerPool) -> list[int]:
    """Return the process id of the reserved worker, if it runs."""
    return [one.process.pid for one in found._all if one.is_reserved and one.process is not None]


def test_move_of_a_bot_depends_on_its_seed_only():
    async def work():
        async with thinkers(2) as found:
            moves = [
                await found.move("level2", start_view(), seed, ADA, Work.TABLE)
                for seed in "aabcdefgh"
            ]
            assert moves[0] == moves[1]
            assert len(set(moves)) > 1
            assert set(moves) <= set(map(str, start_view().moves))
            assert (found.waiting, found.replaced) == (0, 0)

    run(work)


def test_history_of_a_view_travels_to_the_worker():
    state = fourfold.game("quartino", "quartino+referee").start(rng=random.Random(1))
    rng = random.Random(2)
    for _ in range(40):
        state = state.play(rng.choice(state.moves()))
    view = state.view(state.to_act)
    bot = bot_for("quartino", "policy")

    def choices(seen: View) -> list[str]:
        return [str(bot.choose(seen, random.Random(str(seed)))) for seed in range(30)]

    async def work():
        async with thinkers(2) as found:
            moves = [
                await found.move("policy", view, str(seed), ADA, Work.TABLE) for seed in range(30)
            ]
            assert moves == choices(view) != choices(replace(view, history=()))

    run(work)


def test_killed_worker_is_replaced_and_the_question_answered():
    async def work():
        async with thinkers(2) as found:
            (old,) = pids(found)
            asking = asyncio.ensure_future(found.move("level2", start_view(), "x", ADA, Work.TABLE))
            os.kill(old, signal.SIGKILL)
            assert await asking in map(str, start_view().moves)
            # And one that died while nobody asked.
            (new,) = pids(found)
            assert new != old
            os.kill(new, signal.SIGKILL)
            wait_until(lambda: new not in children(os.getpid()))
            assert await found.move("level2", start_view(), "x", ADA, Work.TABLE) in map(
                str, start_view().moves
            )
            assert pids(found) != [new]

    run(work)


def test_stuck_worker_is_replaced_and_a_legal_move_played():
    async def work():
        async with thinkers(2, seconds=0.2) as found:
            (old,) = pids(found)
            os.kill(old, signal.SIGSTOP)
            assert await found.move("level2", start_view(), "x", ADA, Work.TABLE) in map(
                str, start_view().moves
            )
            assert found.replaced >= 1
            assert pids(found) != [old]

    run(work)


def test_unknown_or_failing_bot_plays_a_legal_move():
    async def work():
        async with thinkers(2) as found:
            assert await found.move("nobody", start_view(), "x", ADA, Work.TABLE) in map(
                str, start_view().moves
            )
            assert found.replaced == 2
            assert await found.move("level1", start_view(), "x", ADA, Work.TABLE) in map(
                str, start_view().moves
            )

    run(work)


def test_worker_ends_silently_when_its_server_has_died():
    with subprocess.Popen(
        [sys.executable, "-m", "fourfold.server.bots.worker", "1024", "0", str(os.getpid())],
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


def test_questions_of_one_asker_are_answered_in_order_also_after_cancellations():
    async def work():
        async with thinkers(2) as found:
            order: list[int] = []

            async def ask(number: int) -> None:
                await found.move("level1", start_view(), str(number), ADA, Work.OTHER)
                order.append(number)

            asking = [asyncio.ensure_future(ask(number)) for number in range(6)]
            await asyncio.sleep(0)
            assert found.waiting == 6
            asking[3].cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            assert order == [0, 1, 2, 4, 5]
            assert found.waiting == 0

    run(work)
