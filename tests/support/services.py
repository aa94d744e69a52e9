"""Real servers, PostgreSQL and Redis for tests and benches: started on free loopback ports, in temporary
folders, and stopped again.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
from redis import Redis as RedisClient
from redis.exceptions import RedisError

from fourfold.server.settings import ServerSettings

ROOT = Path(__file__).parents[2]
STARTING = 60.0
"""Seconds that anything may take to start, on a machine that is busy."""
GENEROUS = {
    "commands_a_second": 10_000.0,
    "requests_a_second": 10_000.0,
    "files_a_second": 10_000.0,
    "connections_an_address": 100_000,
    "connections_in_all": 100_000,
    "sessions_a_minute": 1e6,
    "tables_a_minute": 1e6,
}
"""Settings of a server all of whose guests come from one address."""
SERVE = (
    "from fourfold.server.running import serve; from fourfold.server.settings import ServerSettings; "
    "serve(ServerSettings.from_environment(), 1)"
)
#: What no log of a server should ever have.
TROUBLE = re.compile(r"Traceback|never retrieved|never awaited|was destroyed but it is pending")


def free_port() -> int:
    """A port on the loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(holds: Any, seconds: float = STARTING, pause: float = 0.05) -> None:
    """Wait until something is true."""
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            raise TimeoutError(f"expected it within {seconds} s")
        time.sleep(pause)


def parents() -> dict[int, int]:
    """For each process that runs, the one that started it; those that only wait to be buried do not."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                found[int(stat.parent.name)] = int(parent)
    return found


def children(pid: int) -> list[int]:
    """The processes that a process has started and that are still there."""
    return sorted(child for child, parent in parents().items() if parent == pid)


def send(signal_number: int, *pids: int) -> None:
    """Send a signal to processes, some of which may be gone."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal_number)


class Service:
    """A process that can be started, stopped, killed and held up."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def pids(self) -> list[int]:
        """It and what it has started."""
        return [self.pid, *children(self.pid)]

    def kill(self) -> None:
        """As when the machine's power goes, for this process."""
        self.end(signal.SIGKILL)

    def pause(self) -> None:
        """Let it stand still."""
        send(signal.SIGSTOP, *self.pids())

    def resume(self) -> None:
        """Let it go on."""
        send(signal.SIGCONT, *self.pids())

    def end(self, signal_number: int = signal.SIGTERM) -> None:
        """Stop it if it runs, and see that it is gone."""
        process, self.process = self.process, None
        if process is None:
            return
        left = children(process.pid)
        if process.poll() is None:
            process.send_signal(signal_number)
        # One that stands still could not go.
        send(signal.SIGCONT, process.pid, *left)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        # Bots end by themselves when nobody asks them any more; of one that was killed, in their own time.
        patience = contextlib.suppress(TimeoutError)
        with patience if signal_number == signal.SIGKILL else contextlib.nullcontext():
            wait_until(lambda: not parents().keys() & set(left), 10)


class Server(Service):
    """A server process, as ``fourfold serve`` runs it."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__()
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.log = folder / f"server-{port}.log"
        url = f"sqlite:///{folder / 'fourfold.db'}"
        wanted = {"port": port, "database_url": url, "bots": 2, **GENEROUS, **settings}
        self.settings = msgspec.convert(wanted, ServerSettings)
        self.program = SERVE

    def begin(self) -> None:
        """Start it, without waiting for it."""
        environment = {**os.environ, "FOURFOLD_SERVER": msgspec.json.encode(self.settings).decode()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program],
                env=environment,
                stdout=log,
                stderr=log,
                cwd=ROOT,
            )

    def wait(self) -> None:
        """Wait until it answers."""
        wait_until(self.answers)

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.begin()
        self.wait()

    def answers(self) -> bool:
        """Whether it does."""
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended: {self.log.read_text()}")
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200
        return False

    @property
    def thinkers(self) -> list[int]:
        """The worker processes in which its bots think and records are read."""
        return children(self.pid)

    @property
    def bot_worker(self) -> int:
        """The worker process that is reserved for bots at tables with people."""
        (found,) = (pid for pid in self.thinkers if not self._has_lower_priority(pid))
        return found

    @property
    def study_worker(self) -> int:
        """The only other worker process."""
        (found,) = filter(self._has_lower_priority, self.thinkers)
        return found

    def _has_lower_priority(self, pid: int) -> bool:
        return os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, self.pid)

    def rss(self) -> int:
        """Bytes of memory that it has, without its bots."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def trouble(self) -> str:
        """The part of the log that tells of something unforeseen."""
        text = self.log.read_text() if self.log.exists() else ""
        found = TROUBLE.search(text)
        return "" if found is None else text[max(0, found.start() - 1000) : found.start() + 4000]


@contextlib.contextmanager
def server(folder: Path, program: str = SERVE, **settings: Any) -> Iterator[Server]:
    """A server that answers; when it is no longer needed, its log must be free of trouble."""
    running = Server(folder, **settings)
    running.program = program
    try:
        running.start()
        yield running
    finally:
        running.end()
    assert not running.trouble(), running.trouble()


@contextlib.contextmanager
def servers(folder: Path, number: int, **settings: Any) -> Iterator[list[Server]]:
    """Several servers on one database."""
    running = [Server(folder, **settings) for _ in range(number)]
    try:
        for one in running:
            one.begin()
        for one in running:
            one.wait()
        yield running
    finally:
        # All of them, even if one will not go.
        with contextlib.ExitStack() as ends:
            for one in running:
                ends.callback(one.end)
    for one in running:
        assert not one.trouble(), one.trouble()


# --- PostgreSQL and Redis ----------------------------------------------------------------------


def install(*names: str) -> None:
    """See to it that these are there."""
    subprocess.run([ROOT / "scripts" / "services", *names], check=True)


def program(*names: str) -> str:
    """The path of a program that is there."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", os.defpath)])
    for name in names:
        found = shutil.which(name, path=path)
        if found is not None:
            return found
    raise FileNotFoundError(names[0])


class Postgres(Service):
    """A PostgreSQL of one's own."""

    def __init__(self, folder: Path, sync: bool = False) -> None:
        super().__init__()
        self.port = free_port()
        self._folder = folder
        self._sync = sync
        self._databases = 0
        self._spare: str | None = None
        # PostgreSQL refuses to run as root.
        self._user: dict[str, Any] = {}
        if os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def create(self) -> None:
        """Make an empty one."""
        switches = "-U fourfold -A trust -E UTF8 --locale=C --no-sync --no-instructions"
        subprocess.run(
            [program("initdb"), "-D", self._data, *switches.split()],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            check=True,
            **self._user,
        )

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self._folder),
            "shared_buffers": "32MB",
            "max_connections": "100",
            # What is committed survives the death of any process; a test does not cut the power.
            "fsync": "on" if self._sync else "off",
            "logging_collector": "off",
        }
        chosen = [part for key, value in options.items() for part in ("-c", f"{key}={value}")]
        with (self._folder / "postgres.log").open("ab") as log:
            self.process = subprocess.Popen(
                [program("postgres"), "-D", self._data, "-p", str(self.port), *chosen],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                **self._user,
            )
        wait_until(self.answers)

    def answers(self) -> bool:
        """Whether it does."""
        with contextlib.suppress(psycopg.OperationalError), self.connect():
            return True
        return False

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        """A connection to one of its databases."""
        return psycopg.connect(
            f"postgresql://fourfold@127.0.0.1:{self.port}/{database}",
            autocommit=True,
            connect_timeout=5,
        )

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"test_{self._databases}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
        return f"postgresql://fourfold@127.0.0.1:{self.port}/{name}"

    def emptied_database(self) -> str:
        """The URL of a database that is empty now; quicker than a new one, but there is only one."""
        if self._spare is None:
            self._spare = self.new_database()
        with psycopg.connect(self._spare, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self._spare

    def restart(self) -> None:
        """End it at once, as in an emergency, and start it again."""
        self.end(signal.SIGQUIT)
        self.start()


class Redis(Service):
    """A Redis of one's own, which keeps nothing."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        """Start it and wait until it answers."""
        switches = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [program("redis-server", "valkey-server"), "--port", str(self._port), *switches],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
        )
        wait_until(self.answers)

    def answers(self) -> bool:
        """Whether it does."""
        with contextlib.suppress(RedisError), self._client() as client:
            return bool(client.ping())
        return False

    def flush(self) -> None:
        """Have it forget everything."""
        with self._client() as client:
            client.flushall()

    def _client(self) -> RedisClient:
        return RedisClient.from_url(self.url, socket_timeout=5)


@contextlib.contextmanager
def postgres(sync: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL that answers, in a folder of its own (pytest's are closed to other users)."""
    install("postgresql")
    with tempfile.TemporaryDirectory(prefix="fourfold-postgres-") as folder:
        running = Postgres(Path(folder), sync)
        try:
            running.create()
            running.start()
            yield running
        finally:
            # Immediate: nobody needs what it has.
            running.end(signal.SIGQUIT)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """A Redis that answers."""
    install("redis-server")
    with tempfile.TemporaryDirectory(prefix="fourfold-redis-") as folder:
        running = Redis(Path(folder))
        try:
            running.start()
            yield running
        finally:
            running.kill()
