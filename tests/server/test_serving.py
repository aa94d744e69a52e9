"""``fourfold serve`` as an administrator runs it: processes, exit codes, and every option."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import httpx
import pytest
import typer
from tests.support import plain_http
from tests.support.command_line import fourfold
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests, is_over, moves_of, play_out, seated
from tests.support.services import (
    ROOT,
    children,
    free_port,
    parents,
    send,
    wait_until,
)
from typer.testing import CliRunner

from fourfold.cli import app
from fourfold.server import running
from fourfold.server.settings import ServerSettings

SPARE = (
    "--bots 2 --commands-per-second 10000 --requests-per-second 10000 --sessions-per-minute 10000"
)


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "fourfold", "serve", *map(str, arguments)]


def refused(*arguments: object) -> tuple[int, str]:
    """Run a command line that must not start a server; return its exit code and its errors."""
    done = fourfold("serve", *map(str, arguments))
    assert done.stdout == ""
    return done.returncode, done.stderr


def family(pid: int) -> set[int]:
    """Return the ids of a process and all its descendants."""
    found, known = {pid}, parents()
    while more := {child for child, parent in known.items() if parent in found} - found:
        found |= more
    return found


def servers_of(pid: int) -> list[int]:
    """Return the child processes of a server that have worker processes."""
    return [child for child in children(pid) if children(child)]


def is_well(url: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return plain_http.get(f"{url}/healthz", timeout=5).status_code == 200
    return False


@contextlib.contextmanager
def serving(log: Path, *arguments: object) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Run a server; afterwards kill all its processes."""
    port = free_port()
    with log.open("wb") as out:
        process = subprocess.Popen(
            command("--port", port, *SPARE.split(), *arguments), stdout=out, stderr=out, cwd=ROOT
        )
    everybody = {process.pid}
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until(lambda: process.poll() is not None or is_well(url))
        assert process.poll() is None, log.read_text()
        everybody |= family(process.pid)
        yield process, url
    finally:
        everybody |= family(process.pid)
        if process.poll() is None:
            process.kill()
        process.wait()
        send(signal.SIGKILL, *(everybody & parents().keys()))


# --- Several processes -------------------------------------------------------------------------


@pytest.mark.slow
def test_two_workers_serve_the_same_tables_and_stop_together(postgres, redis, tmp_path):
    log = tmp_path / "log"
    urls = ("--database-url", postgres.new_database(), "--bus-url", redis.url)

    async def play(url: str) -> None:
        async with guests(url, 2) as people, seated(people, bots=["level1"]) as seats:
            view = await play_out(seats)
            assert is_over(view)
            for seat in seats:
                await seat.until(is_over)
                assert moves_of(seat.view) == moves_of(view)

    with serving(log, "--workers", 2, *urls) as (process, url):
        wait_until(lambda: len(servers_of(process.pid)) == 2)
        run(lambda: play(url))
        # One that dies is replaced.
        first, second = servers_of(process.pid)
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len({*servers_of(process.pid)} - {first}) == 2)
        assert second in servers_of(process.pid)
        run(lambda: play(url))
        everybody = family(process.pid)
        assert len(everybody) >= 5
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_SECONDS) == 0
        wait_until(lambda: not everybody & parents().keys())
    assert "Traceback" not in log.read_text()


@pytest.mark.slow
def test_two_workers_say_open_once_and_ctrl_c_ends_them(postgres, redis, tmp_path):
    port, log = free_port(), tmp_path / "log"
    urls = ("--database-url", postgres.new_database(), "--bus-url", redis.url)
    with log.open("wb") as out:
        process = subprocess.Popen(
            command("--port", port, "--workers", 2, *urls),
            stdout=out,
            stderr=out,
            cwd=ROOT,
            start_new_session=True,
        )
    everybody = {process.pid}
    try:
        wait_until(lambda: "Open" in log.read_text() or process.poll() is not None)
        assert is_well(f"http://127.0.0.1:{port}")
        assert len(servers_of(process.pid)) == 2
        everybody |= family(process.pid)
        # Ctrl-C in a terminal goes to all processes of the group.
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE_SECONDS) == 0
    finally:
        send(signal.SIGKILL, *(everybody & parents().keys()))
        process.wait()
    opened = f"Open http://127.0.0.1:{port}/ in a browser. Press Ctrl+C to stop the server."
    # On a busy machine the server also says how late its event loop was.
    said = [line for line in log.read_text().splitlines() if "the event loop was" not in line]
    assert said == [opened]


@pytest.mark.parametrize(
    "more",
    [
        "--database-url sqlite:///{folder}/fourfold.db --bus-url redis://127.0.0.1:1/0",
        "--database-url postgresql://nobody@127.0.0.1:1/nothing",
        "",
    ],
)
def test_two_workers_without_postgresql_and_redis_are_refused(tmp_path, monkeypatch, more):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, told = refused("--workers", 2, *more.format(folder=tmp_path).split())
    assert code == 2
    assert told.startswith("Several processes need PostgreSQL and Redis. Set --database-url")
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        ("careful=no_such_module:Bot", "No module named"),
        ("level1=fourfold.bots.random_bot:RandomBot", "expected a new name"),
    ],
)
def test_operators_bot_that_cannot_be_loaded_is_told_in_one_sentence(
    tmp_path, monkeypatch, bots, reason
):
    monkeypatch.setenv("FOURFOLD_BOTS", bots)
    code, told = refused("--database-url", f"sqlite:///{tmp_path / 'x.db'}")
    assert code == 2
    assert told.startswith(f"Cannot load the bot {bots} from FOURFOLD_BOTS: ")
    assert reason in told
    assert len(told.splitlines()) == 1


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_server_without_its_database_does_not_start_and_names_the_reason(workers, redis):
    urls = ("--database-url", "postgresql://nobody@127.0.0.1:1/nothing", "--bus-url", redis.url)
    code, told = refused("--port", free_port(), "--workers", workers, *urls)
    assert code == 1
    assert "Connection refused. Start the database, or check --database-url." in told
    assert len(told.splitlines()) == 1


# --- One process -------------------------------------------------------------------------------


@pytest.mark.slow
def test_server_stops_on_a_signal_together_with_its_worker_processes(tmp_path):
    urls = ("--database-url", f"sqlite:///{tmp_path / 'fourfold.db'}")
    with serving(tmp_path / "log", *urls) as (process, _):
        everybody = family(process.pid)
        assert len(everybody) == 3
        process.send_signal(signal.SIGTERM)
        # A signal that ends a process is told to whoever started it.
        assert process.wait(PATIENCE_SECONDS) in {0, -signal.SIGTERM}
        wait_until(lambda: not everybody & parents().keys())


def test_port_in_use_is_told_in_one_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, told = refused("--port", port, "--database-url", f"sqlite:///{tmp_path / 'x.db'}")
    assert code == 1
    assert told == (
        f"Port {port} on 127.0.0.1 is already in use. Stop the other program or choose another --port.\n"
    )


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--origin", "play.example.org", "--origin play.example.org is not an address as browsers"),
        ("--origin", "https://play.example.org/", "--origin https://play.example.org/ is not"),
        ("--bus-url", "localhost", "--bus-url must begin with redis://"),
        ("--bus-url", "redis://127.0.0.1:99999", "--bus-url must begin with redis://"),
        ("--bus-url", "redis://[", "--bus-url must begin with redis://"),
        ("--requests-per-second", "nan", "--requests-per-second must be a number (at least 0.1)."),
        ("--bots", "100000000", "--bots must be a whole number (2 to 1024)."),
        ("--workers", "100000000", "--workers must be a whole number (1 to 1024)."),
    ],
)
def test_option_that_no_server_can_use_is_told_in_one_sentence(tmp_path, option, value, sentence):
    code, told = refused("--database-url", f"sqlite:///{tmp_path / 'x.db'}", option, value)
    assert code == 2
    assert told.startswith(sentence)
    assert "Traceback" not in told
    assert len(told.splitlines()) <= 2


def test_server_without_its_redis_says_so_and_starts(tmp_path):
    log = tmp_path / "log"
    away = f"redis://:secret@127.0.0.1:{free_port()}/0"
    urls = ("--database-url", f"sqlite:///{tmp_path / 'fourfold.db'}", "--bus-url", away)
    with serving(log, *urls):
        said = log.read_text().splitlines()
    assert said[0].startswith("Redis does not answer: ")
    assert said[0].endswith("The server runs without it until it does; check --bus-url.")
    assert "secret" not in log.read_text()


# --- Options -----------------------------------------------------------------------------------

OPTIONS = {
    "host": ("--host ::1", "::1"),
    "port": ("--port 8123", 8123),
    "database_url": ("--database-url postgresql://somewhere/x", "postgresql://somewhere/x"),
    "bus_url": ("--bus-url redis://somewhere", "redis://somewhere"),
    "origins": (
        "--origin https://a.example --origin https://b.example",
        ("https://a.example", "https://b.example"),
    ),
    "trust_proxy": ("--trust-proxy 2", 2),
    "bots": ("--bots 77", 77),
    "commands_per_second": ("--commands-per-second 1.5", 1.5),
    "requests_per_second": ("--requests-per-second 2.5", 2.5),
    "files_per_second": ("--files-per-second 3.5", 3.5),
    "connections_per_address": ("--connections-per-address 3", 3),
    "connections_per_process": ("--connections-per-process 5", 5),
    "sessions_per_minute": ("--sessions-per-minute 4.5", 4.5),
    "tables_per_minute": ("--tables-per-minute 5.5", 5.5),
}


@pytest.fixture
def settings_for(monkeypatch, tmp_path):
    """Return a function: the settings and the number of workers of a command line."""

    def find(line: str, **environment: str) -> tuple[ServerSettings, int]:
        found = []
        monkeypatch.setattr(running, "serve", lambda *given: found.append(given[:2]))
        done = CliRunner().invoke(
            app, ["serve", *line.split()], env={"XDG_DATA_HOME": str(tmp_path), **environment}
        )
        assert done.exit_code == 0, done.output
        ((settings, workers),) = found
        return settings, workers

    return find


def test_every_setting_has_its_option_but_own_bots_which_come_from_the_environment():
    settings = [one.name for one in fields(ServerSettings) if one.name != "own_bots"]
    assert list(OPTIONS) == settings
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    named = {name for option in serve.params for name in option.opts}
    used = {word for line, _ in OPTIONS.values() for word in line.split() if word.startswith("--")}
    assert named == used | {"--workers"}


@pytest.mark.parametrize("field", OPTIONS)
def test_an_option_reaches_its_setting_and_no_other(settings_for, field):
    line, value = OPTIONS[field]
    usual, _ = settings_for("")
    wanted = replace(usual, **{field: value})
    assert wanted != usual
    assert settings_for(line) == (wanted, 1)


def test_settings_without_options_are_the_defaults_with_an_own_database_file(
    settings_for, tmp_path
):
    found, _ = settings_for("")
    where = f"sqlite:///{tmp_path / 'fourfold' / 'fourfold.db'}"
    assert found == ServerSettings(database_url=where)


@pytest.mark.parametrize(
    ("line", "proxies"),
    [
        ("", 0),
        ("--trust-proxy", 1),
        ("--trust-proxy --bots 2", 1),
        ("--trust-proxy 3 --bots 2", 3),
        ("--trust-proxy=3", 3),
        ("--trust-proxy 0", 0),
    ],
)
def test_trust_proxy_takes_the_number_of_proxies_and_means_one_without_it(
    settings_for, line, proxies
):
    assert settings_for(line)[0].trust_proxy == proxies


def test_environment_sets_workers_and_port(settings_for):
    urls = "--database-url postgresql://somewhere/x --bus-url redis://somewhere"
    assert settings_for(f"--workers 3 {urls}")[1] == 3
    assert settings_for("", PORT="8222")[0].port == 8222


def test_worker_processes_inherit_every_setting(monkeypatch):
    every = ServerSettings(**{field: value for field, (_, value) in OPTIONS.items()})
    monkeypatch.setenv("FOURFOLD_SERVER", "")
    every.to_environment()
    assert ServerSettings.from_environment() == every
