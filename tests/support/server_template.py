"""A process that has imported the server, and forks itself for each server or command that a test starts.

Importing the server takes more than a second of processor time, a fork takes none. A fork executes the same
program, with the same environment, as a new interpreter would. Does not live here: processes whose start,
signals and standard streams are tested, which are new interpreters (``tests/cli``,
``tests/server/test_serving.py``).
"""

from __future__ import annotations

import atexit
import functools
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
POLL_SECONDS = 0.01
"""Seconds between questions whether a process has ended."""


class Template:
    """The template process, as the test process sees it: receives orders and answers each, in JSON lines."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.server_template"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def ask(self, **order: Any) -> Any:
        """Return the answer of the template process to an order."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._turn:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        """End the template process; servers that it has forked run on."""
        self._process.communicate()


@functools.cache
def template() -> Template:
    """Return the template process of this test process."""
    started = Template()
    atexit.register(started.end)
    return started


class Fork:
    """A forked process, with the methods of `subprocess.Popen` that tests use."""

    def __init__(
        self,
        program: str,
        environment: dict[str, str],
        stdout: Path,
        stderr: Path,
        stdin: Path = Path(os.devnull),
    ) -> None:
        """Execute a program in a fork of the template process; append what it prints to these files."""
        paths = {"folder": Path.cwd(), "stdin": stdin, "stdout": stdout, "stderr": stderr}
        self.pid: int = template().ask(
            program=program,
            environment=environment,
            **{name: str(path) for name, path in paths.items()},
        )
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return the exit status, or None while the process runs."""
        if self.returncode is None:
            self.returncode = template().ask(ended=self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the process has ended, and return its exit status.

        Raises:
            subprocess.TimeoutExpired: the process still runs after ``timeout`` seconds.
        """
        began = time.monotonic()
        while (status := self.poll()) is None:
            if timeout is not None and time.monotonic() - began > timeout:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout)
            time.sleep(POLL_SECONDS)
        return status

    def send_signal(self, signal_number: int) -> None:
        """Send a signal to the process unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, signal_number)

    def kill(self) -> None:
        """Kill the process unless it has ended."""
        self.send_signal(signal.SIGKILL)


def _status_of(pid: int) -> int | None:
    """Return the exit status of a child process, or None while the process runs."""
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def _execute(
    program: str, environment: dict[str, str], folder: str, stdin: str, stdout: str, stderr: str
) -> None:
    """Execute a program in a process that has just been forked, in a folder."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    appending = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for number, (path, flags) in enumerate(
        ((stdin, os.O_RDONLY), (stdout, appending), (stderr, appending))
    ):
        opened = os.open(path, flags, 0o666)
        os.dup2(opened, number)
        os.close(opened)
    # The template's own stream has noted that its input is a pipe.
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    exec(compile(program, "<server>", "exec"), {"__name__": "__main__"})


def main() -> None:
    """Import the server and the command line, then serve orders until the test process ends."""
    from litestar import Litestar

    import fourfold.cli.commands
    import fourfold.server.running
    import fourfold.server.web.app  # noqa: F401

    # An application of Litestar imports libraries, such as Pydantic where installed, when it is made.
    Litestar([])
    # Without this, each fork would look for garbage among all imported objects when it ends.
    gc.freeze()
    # Ctrl-C reaches the whole process group; the end of the input ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while line := sys.stdin.readline():
        order = json.loads(line)
        if "ended" in order:
            answer = _status_of(order["ended"])
        else:
            answer = os.fork()
            if answer == 0:
                _execute(**order)
                return
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
