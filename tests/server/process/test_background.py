"""Background tasks end when they are told to, even if a library loses a cancellation."""

from __future__ import annotations

import asyncio
import contextlib

from tests.support.coroutines import run

from fourfold.server.process.background import end_tasks


def test_task_ends_though_it_drops_its_first_cancellation():
    async def work():
        async def drop_one_cancellation():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(3600)
            await asyncio.sleep(3600)

        task = asyncio.ensure_future(drop_one_cancellation())
        await asyncio.sleep(0)
        await end_tasks([task])
        assert task.cancelled()

    run(work, 20)


def test_cancellation_that_wait_for_loses_does_not_keep_a_task_running():
    async def work():
        answers = []

        async def ask_again_and_again():
            while True:
                answers.append(asyncio.get_running_loop().create_future())
                await asyncio.wait_for(answers[-1], 3600)  # noqa: TID251

        task = asyncio.ensure_future(ask_again_and_again())
        await asyncio.sleep(0)
        # The answer and the cancellation arrive in the same turn of the event loop.
        answers[0].set_result(None)
        await end_tasks([task])
        assert task.cancelled()

    run(work, 20)


def test_errors_of_ended_tasks_are_dropped_and_no_task_is_no_error():
    async def work():
        async def fail():
            raise ValueError

        task = asyncio.ensure_future(fail())
        await asyncio.sleep(0)
        await end_tasks([task])
        await end_tasks([])
        assert isinstance(task.exception(), ValueError)

    run(work, 20)
