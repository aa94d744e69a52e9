"""The command ``fourfold`` as a person or a program runs it: arguments, standard streams, exit code."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support.server_template import Fork

TIMEOUT_SECONDS = 120
PROGRAM = "import sys; sys.argv = {arguments!r}; from fourfold.cli import main; main()"

_started: set[str] = set()
"""The commands that this test process has run in a new interpreter."""


def fourfold(*arguments: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run the command ``fourfold`` with these arguments and return what it wrote and its exit code.

    The first run of each command starts a new interpreter, which shows that the command imports what it
    needs. Later runs are forks of a process that has imported the server and the command line.

    Args:
        arguments: the words after ``fourfold``.
        given: what the command reads from standard input.
    """
    words = [*map(str, arguments)]
    name = words[0] if words else ""
    with tempfile.TemporaryDirectory() as folder:
        stdin, stdout, stderr = (Path(folder, end) for end in ("stdin", "stdout", "stderr"))
        stdin.write_bytes(given)
        run = _in_a_fork if name in _started else _in_a_new_interpreter
        _started.add(name)
        status = run(words, stdin, stdout, stderr)
        return subprocess.CompletedProcess(
            words, status, stdout.read_text("utf-8"), stderr.read_text("utf-8")
        )


def _in_a_fork(words: list[str], stdin: Path, stdout: Path, stderr: Path) -> int:
    """Run the command in a fork of the template process; return its exit code."""
    program = PROGRAM.format(arguments=["fourfold", *words])
    return Fork(program, {**os.environ}, stdout, stderr, stdin).wait(TIMEOUT_SECONDS)


def _in_a_new_interpreter(words: list[str], stdin: Path, stdout: Path, stderr: Path) -> int:
    """Run the command in an interpreter of its own; return its exit code."""
    with stdin.open("rb") as given, stdout.open("wb") as answers, stderr.open("wb") as errors:
        return subprocess.run(
            [sys.executable, "-m", "fourfold", *words],
            stdin=given,
            stdout=answers,
            stderr=errors,
            timeout=TIMEOUT_SECONDS,
            check=False,
        ).returncode
