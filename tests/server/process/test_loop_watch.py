"""The measurement of event-loop callbacks: long ones are recorded, short ones and sleep are not."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.support.loop_watch import VARIABLE, LoopWatch
from tests.support.services import ROOT

PROGRAM = """
import asyncio, time
from tests.support import loop_watch
loop_watch.install()

def busy(milliseconds):
    end = time.thread_time_ns() + milliseconds * 1_000_000
    while time.thread_time_ns() < end:
        pass

async def work():
    await asyncio.sleep(0)
    time.sleep(0.05)
    await asyncio.sleep(0)
    busy(80)
    await asyncio.sleep(0)
    busy(1)

asyncio.run(work())
"""


def test_long_callbacks_are_recorded_with_their_cpu_time(tmp_path):
    path = tmp_path / "callbacks.txt"
    environment = {**os.environ, VARIABLE: str(path)}
    subprocess.run([sys.executable, "-c", PROGRAM], env=environment, cwd=ROOT, check=True)
    watch = LoopWatch(path)
    times = [milliseconds for milliseconds, _ in watch.callbacks()]
    assert len([ms for ms in times if ms >= 80]) == 1
    assert watch.longest_ms() == times[0] < 160
    assert "work" in watch.report()
    watch.restart()
    assert watch.longest_ms() == 0
