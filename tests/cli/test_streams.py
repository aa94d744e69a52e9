"""Standard streams that refuse what the command line prints: full, without UTF-8, narrow, closed early."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.patience import PATIENCE_SECONDS

from fourfold.cli import app

STARTED = "game: quarto\nrules: classic\n\nA give 0\nB place a1\n"
POSITION = "08a./b5.6/.cf2/4e17 -"
ANSWERING = [
    ["--help"],
    ["replay", "-"],
    ["analyse", "-", "--seconds", "1"],
    ["solve", POSITION],
    ["perft", "quarto", "--depth", "1"],
    ["arena", "--bots", "random,random", "--games", "2"],
    ["puzzles", "check", "--sample", "1"],
    ["prove", "--nodes", "10"],
]
LONG_WORDED = ("cs", "de")
ALL_HELP = """
import os, sys
from fourfold.cli.commands import run
sys.stdout.reconfigure(errors="replace")
for language in {languages!r}:
    os.environ["FOURFOLD_LANG"] = language
    for line in {lines!r}:
        assert run([*line, "--help"]) == 0, line
"""


def commands() -> list[list[str]]:
    """Return the words of every command and group, without arguments."""
    import typer

    root = typer.main.get_command(app)
    found: list[list[str]] = [[]]
    for name, command in root.commands.items():  # type: ignore[attr-defined]
        found.append([name])
        found += [[name, inner] for inner in getattr(command, "commands", {})]
    return found


@pytest.mark.parametrize("arguments", ANSWERING, ids=" ".join)
def test_full_disk_is_told_in_one_sentence(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "fourfold", *arguments],
            input=STARTED.encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=120,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"Cannot write the answer: No space left on device.\n"


@pytest.mark.parametrize(("arguments", "code"), [(["nope"], 2), (["replay", "no-such-file"], 1)])
def test_full_disk_behind_standard_error_keeps_the_exit_code(
    arguments: list[str], code: int
) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "fourfold", *arguments],
            stderr=full,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    assert done.returncode == code


@pytest.mark.parametrize(
    ("closed", "code", "told"),
    [
        (">&-", 1, "Cannot write the answer: Bad file descriptor.\n"),
        ("2>&-", 0, ""),
        ("<&-", 1, "line 1: Add the key game to the header.\n"),
    ],
)
def test_streams_that_the_shell_has_closed_cause_no_traceback(
    closed: str, code: int, told: str
) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m fourfold replay - {closed}', sys.executable],
        input=STARTED,
        capture_output=True,
        text=True,
        env={**os.environ, "FOURFOLD_LANG": "en"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (code, told)


def test_reader_that_closes_the_pipe_gets_no_traceback() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "fourfold", "solve", "--batch", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()
    _, told = process.communicate(
        f"classic\t{POSITION}\n".encode() * 2000, timeout=PATIENCE_SECONDS
    )
    assert (process.returncode, told) == (1, b"")


def test_every_help_fits_40_columns_and_survives_ascii_streams() -> None:
    environment = {
        **os.environ,
        "LANG": "C",
        "LC_ALL": "C",
        "PYTHONIOENCODING": "ascii",
        "COLUMNS": "40",
    }
    code = ALL_HELP.format(languages=LONG_WORDED, lines=commands())
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        env=environment,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode().splitlines()
    assert len(lines) > 100 * len(LONG_WORDED)
    assert [line for line in lines if len(line) > 40] == []


@pytest.mark.parametrize("arguments", [["replay", "/"], ["play"], ["nope"]])
def test_answers_and_errors_are_printed_without_utf8(arguments: list[str]) -> None:
    environment = {**os.environ, "FOURFOLD_LANG": "cs", "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run(
        [sys.executable, "-m", "fourfold", *arguments],
        input=STARTED.encode(),
        capture_output=True,
        env=environment,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert b"?" in done.stdout + done.stderr
    assert done.returncode in {0, 1, 2}
