"""The command line: each module has the commands of one kind, and `answers` what all commands share.

Lives here: the entry point, and what ends every command: exit codes, Ctrl-C, an output that cannot be
written. Exit codes: 0 done, 1 input refused or output not written, 2 wrong use, 130 interrupted (`serve`: 0).
Does not live here: the commands (`commands`), imported late, so that Ctrl-C during their import is quiet.
"""

from __future__ import annotations

import os
import sys
from typing import Any, TextIO

INTERRUPTED = 130
"""The exit code after Ctrl-C: 128 and the number of the signal."""


def main() -> None:
    """Run the command line, and exit."""
    try:
        _open_streams()
        from fourfold.cli.commands import run  # noqa: PLC0415

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED and sys.argv[1:2] == ["serve"]:
        # Ctrl-C is the usual way to end the server, and no error.
        code = 0
    _flush()
    sys.exit(code)


def __getattr__(name: str) -> Any:
    """Return ``app``, all commands together, which is imported on first use."""
    if name != "app":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from fourfold.cli.commands import app  # noqa: PLC0415

    return app


def _open_streams() -> None:
    """Give Python the standard streams that the shell has closed, such as standard output by ``>&-``.

    Closed input is empty. Writing to a closed output fails as on a full disk. A letter that the terminal
    lacks is written as a question mark.
    """
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = _unwritable()
    if sys.stderr is None:
        sys.stderr = _unwritable()
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _unwritable() -> TextIO:
    return os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")


def _flush() -> None:
    """Write what is buffered; drop what cannot be written, which Python would complain about at exit."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
