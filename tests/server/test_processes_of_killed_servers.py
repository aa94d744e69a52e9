"""``kill -9`` of ``fourfold serve``: its processes end with it, and its port is free at once."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support import plain_http
from tests.support.services import ROOT, children, free_port, parents, send, wait_until

OPEN = "Open http://"
PROGRAM = """
import signal, sys
from fourfold.server.process import os_limits
os_limits._is_killed_with_parent = lambda: False
os_limits.PARENT_CHECK_SECONDS = 0.1
os_limits.end_with_parent(int(sys.argv[1]))
print("waits", flush=True)
signal.pause()
"""
"""A process on a system that does not tell of the end of a parent."""
STARTER = """
import os, subprocess, sys, time
subprocess.Popen([sys.executable, "-c", sys.argv[1], str(os.getpid())])
time.sleep(60)
"""


@contextlib.contextmanager
def serving(log: Path, *arguments: object) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server that listens; afterwards kill it and the processes that it has started."""
    log.write_text("")
    command = [sys.executable, "-m", "fourfold", "serve", "--bots", "2", *map(str, arguments)]
    with log.open("ab") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, cwd=ROOT)
    everybody = {process.pid}
    try:
        wait_until(lambda: OPEN in log.read_text() or process.poll() is not None)
        assert OPEN in log.read_text(), log.read_text()
        everybody |= offspring(process.pid)
        yield process
    finally:
        everybody |= offspring(process.pid)
        process.kill()
        process.wait()
        send(signal.SIGKILL, *(everybody & parents().keys()))


def offspring(pid: int) -> set[int]:
    """Return the ids of all processes that a process has started, and that these have started."""
    found = set(children(pid))
    return found.union(*map(offspring, found))


def test_restart_after_a_kill_works_while_workers_cannot_react(tmp_path):
    port, log = free_port(), tmp_path / "log"
    given = ("--port", port, "--database-url", f"sqlite:///{tmp_path / 'fourfold.db'}")
    with serving(log, *given) as process:
        workers = offspring(process.pid)
        assert len(workers) == 2
        # A worker that computes does not notice either that its questions have ended.
        send(signal.SIGSTOP, *workers)
        process.kill()
        process.wait()
        with serving(tmp_path / "again", *given):
            wait_until(lambda: not workers & parents().keys())
            assert plain_http.get(f"http://127.0.0.1:{port}/healthz", timeout=5).status_code == 200


@pytest.mark.slow
def test_restart_after_a_kill_of_several_processes_works_at_once(postgres, redis, tmp_path):
    port, log = free_port(), tmp_path / "log"
    urls = ("--database-url", postgres.new_database(), "--bus-url", redis.url)
    given = ("--port", port, "--workers", 2, *urls)
    with serving(log, *given) as process:
        everybody = offspring(process.pid)
        servers = set(children(process.pid))
        workers = {worker for server in servers for worker in children(server)}
        assert len(workers) == 4
        send(signal.SIGSTOP, *workers)
        process.kill()
        process.wait()
        with serving(tmp_path / "again", *given):
            wait_until(lambda: not everybody & parents().keys())


@pytest.mark.slow
def test_killed_server_process_leaves_no_worker_behind(postgres, redis, tmp_path):
    urls = ("--database-url", postgres.new_database(), "--bus-url", redis.url)
    with serving(tmp_path / "log", "--port", free_port(), "--workers", 2, *urls) as process:
        server = next(pid for pid in children(process.pid) if children(pid))
        workers = set(children(server))
        send(signal.SIGSTOP, *workers)
        send(signal.SIGKILL, server)
        wait_until(lambda: not workers & parents().keys())


def test_process_ends_with_its_parent_where_the_system_does_not_tell():
    starter = subprocess.Popen(
        [sys.executable, "-c", STARTER, PROGRAM], stdout=subprocess.PIPE, cwd=ROOT
    )
    with starter:
        assert starter.stdout is not None
        assert starter.stdout.readline() == b"waits\n"
        (child,) = children(starter.pid)
        starter.kill()
        wait_until(lambda: child not in parents())
