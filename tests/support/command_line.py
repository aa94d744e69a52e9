"""The command ``fourfold`` as an administrator runs it."""

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


def fourfold(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command ``fourfold`` with these arguments and return what it wrote and its exit code.

    The first run of each command starts a new interpreter, which shows that the command imports what it
    needs. Later runs are forks of a process that has imported the server.
    """
    words = [*map(str, arguments)]
    name = words[0] if words else ""
    if name in _started:
        return _forked(words)
    _started.add(name)
    return subprocess.run(
        [sys.executable, "-m", "fourfold", *words],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )


def _forked(words: list[str]) -> subprocess.CompletedProcess[str]:
    """Run the command in a fork of the template process."""
    program = PROGRAM.format(arguments=["fourfold", *words])
    with tempfile.TemporaryDirectory() as folder:
        stdout, stderr = Path(folder, "stdout"), Path(folder, "stderr")
        status = Fork(program, {**os.environ}, stdout, stderr).wait(TIMEOUT_SECONDS)
        return subprocess.CompletedProcess(
            words, status, stdout.read_text("utf-8"), stderr.read_text("utf-8")
        )
