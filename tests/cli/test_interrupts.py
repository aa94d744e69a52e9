"""Ctrl-C in every long command, and what ``serve`` says before: real processes, signals and terminals."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pexpect
import pytest
from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import children, send, wait_until

STOP_CPU_SECONDS = 10.0
"""CPU time that a command may use after Ctrl-C, with its worker processes: at most half a second on our
machine. Before commands heeded Ctrl-C they calculated for 30 seconds and longer."""
LOADED_CPU_SECONDS = 0.7
"""CPU time after which a command has been loaded and works."""
START = "..../..../..../.... -"
LONG_RULES = "classic+squares+values:dark,tall,round,solid,short"
"""Rules without stored openings: the values of early positions take minutes."""
GAME = f"game: quarto\nrules: {LONG_RULES}\n\nA give 0\n"
LONG = {
    "analyse": "analyse {folder}/game.fgn --seconds 600",
    "solve": "solve --batch {folder}/positions.tsv --no-tables --memory 8",
    "prove": "prove --no-tables --threads 1 --memory 8",
    "perft": "perft quarto --depth 12",
    "arena": "arena --bots perfect,perfect --games 1000",
    "tables": "tables build --folder {folder} --memory 8 --processes 2",
    "puzzles": "puzzles build {folder}/puzzles.txt --workers 2",
}
WITH_WORKERS = {"arena", "tables", "puzzles"}


@contextlib.contextmanager
def started(*arguments: str, stdin: int = subprocess.DEVNULL) -> Iterator[subprocess.Popen[bytes]]:
    """Run a command in a session of its own, as a shell does; afterwards kill it with its children."""
    process = subprocess.Popen(
        [sys.executable, "-m", "fourfold", *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            send(signal.SIGKILL, *children(process.pid), process.pid)
        process.communicate()


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def cpu_seconds_of_ended() -> float:
    """Return the CPU time that ended processes which were started here have used, with their own children."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def interrupt(process: subprocess.Popen[bytes]) -> None:
    """Press Ctrl-C: the signal goes to the whole process group, workers included."""
    os.killpg(process.pid, signal.SIGINT)


def end_by_interrupt(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """Press Ctrl-C and wait until the process has ended, after little more work; return its output."""
    before = cpu_seconds_of_ended()
    used = sum(map(cpu_seconds, [process.pid, *children(process.pid)]))
    interrupt(process)
    output = process.communicate(timeout=PATIENCE_SECONDS)
    assert cpu_seconds_of_ended() - before - used < STOP_CPU_SECONDS
    return output


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_a_long_command_quietly_with_exit_code_130(name: str, tmp_path: Path) -> None:
    (tmp_path / "game.fgn").write_text(GAME, "utf-8")
    (tmp_path / "positions.tsv").write_text(f"classic\t{START}\n", "utf-8")
    with started(*LONG[name].format(folder=tmp_path).split()) as process:
        if name in WITH_WORKERS:
            wait_until(lambda: len(children(process.pid)) >= 2)
        else:
            wait_until(lambda: cpu_seconds(process.pid) > LOADED_CPU_SECONDS)
        workers = children(process.pid)
        out, told = end_by_interrupt(process)
        assert (process.returncode, out, told) == (130, b"", b"")
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


@pytest.mark.parametrize("delay", [0.02, 0.1, 0.25])
def test_ctrl_c_while_the_program_is_loading_prints_no_traceback(delay: float) -> None:
    code = (
        "import signal, sys, threading;"
        "sys.argv[1:] = ['prove', '--no-tables', '--memory', '8'];"
        "from fourfold.cli import main;"
        f"threading.Timer({delay}, lambda: signal.raise_signal(signal.SIGINT)).start();"
        "main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, timeout=PATIENCE_SECONDS, check=False
    )
    assert (done.returncode, done.stderr) == (130, b"")


def test_serve_says_open_when_it_listens_and_ctrl_c_ends_it_with_exit_code_0(
    tmp_path: Path,
) -> None:
    where = f"sqlite:///{tmp_path / 'fourfold.db'}"
    with started("serve", "--port", "0", "--bots", "2", "--database-url", where) as process:
        assert process.stderr is not None
        line = process.stderr.readline().decode()
        assert line.startswith("Open http://127.0.0.1:")
        url = line.split()[1]
        assert not url.endswith(":0/")
        assert httpx.get(f"{url}healthz").text == "ok"
        workers = children(process.pid)
        assert len(workers) == 2
        _, told = end_by_interrupt(process)
        assert (process.returncode, told) == (0, b"")
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def test_ctrl_c_during_the_start_of_serve_ends_it_with_exit_code_0(tmp_path: Path) -> None:
    where = f"sqlite:///{tmp_path / 'fourfold.db'}"
    with started("serve", "--port", "0", "--database-url", where) as process:
        wait_until(lambda: bool(children(process.pid)) or process.poll() is not None)
        _, told = end_by_interrupt(process)
        assert (process.returncode, told) == (0, b"")


def test_ctrl_c_ends_the_game_line_by_line_with_exit_code_130_and_keeps_the_game(
    tmp_path: Path,
) -> None:
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "fourfold", "play", "quarto", "--plain", "--first", "Ada"],
        timeout=PATIENCE_SECONDS,
        encoding="utf-8",
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "FOURFOLD_LANG": "en"},
    )
    try:
        terminal.expect("Name of player 2")
        terminal.sendline("")
        terminal.expect("Ada: choose a piece")
        terminal.sendline("give 0")
        terminal.expect("Player 2: place")
        terminal.sendintr()
        terminal.expect("Your unfinished game is saved")
        terminal.expect(pexpect.EOF)
        terminal.wait()
        assert terminal.exitstatus == 130
        (kept,) = tmp_path.rglob("unfinished.fgn")
        assert "A give 0" in kept.read_text("utf-8")
    finally:
        terminal.close(force=True)


def test_ctrl_c_ends_a_search_of_the_engine_with_exit_code_130() -> None:
    with started("engine", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"setoption name Rules value {LONG_RULES}\ngo\n".encode())
        process.stdin.flush()
        assert process.stdout.readline().startswith(b"info nodes ")
        _, told = end_by_interrupt(process)
        assert (process.returncode, told) == (130, b"")


@pytest.mark.parametrize("name", ["prove", "tables"])
def test_a_terminal_shows_a_bar_with_the_share_done(name: str, tmp_path: Path) -> None:
    line = LONG[name].format(folder=tmp_path).split()
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "fourfold", *line],
        timeout=PATIENCE_SECONDS,
        dimensions=(24, 100),
        encoding="utf-8",
        env={**os.environ, "TERM": "xterm-256color"},
    )
    try:
        terminal.expect(r"━[^\r\n]*\d+%")
        terminal.sendintr()
        terminal.expect(pexpect.EOF)
        terminal.wait()
        assert terminal.exitstatus == 130
        assert "Traceback" not in (terminal.before or "")
    finally:
        terminal.close(force=True)
