"""Server processes for tests and benches: started on free loopback ports, killed, paused and stopped.

Lives here: any process of a test (`Service`) and Fourfold's own server. Does not live here: PostgreSQL and
Redis (`databases`).
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.support import plain_http
from tests.support.patience import PATIENCE_SECONDS
from tests.support.server_template import ROOT, Fork

from fourfold.server.settings import ServerSettings

GENEROUS: dict[str, Any] = {
    "commands_per_second": 10_000.0,
    "requests_per_second": 10_000.0,
    "files_per_second": 10_000.0,
    "connections_per_address": 100_000,
    "connections_per_process": 100_000,
    "sessions_per_minute": 1e6,
    "tables_per_minute": 1e6,
}
"""Settings of a server whose guests all come from one address."""
SERVE = (
    "from fourfold.server.running import serve; from fourfold.server.settings import ServerSettings; "
    "serve(ServerSettings.from_environment(), 1)"
)
UNPACED = (
    "from fourfold.server.edge import slots; slots.STARTS_PER_SECOND = slots.STARTS_BURST = 1_000_000; "
    + SERVE
)
"""The program of a server that does not pace requests of one address, from which all tests come."""
#: Texts that no log of a server may contain.
TROUBLE = re.compile(r"Traceback|never retrieved|never awaited|was destroyed but it is pending")


def free_port() -> int:
    """Return a port of the loopback interface on which no process listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(holds: Any, seconds: float = PATIENCE_SECONDS, pause: float = 0.05) -> None:
    """Wait until ``holds()`` is true; raise TimeoutError after some seconds."""
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            raise TimeoutError(f"the condition did not hold within {seconds} s")
        time.sleep(pause)


def parents() -> dict[int, int]:
    """Return the parent of each running process, by process id; zombies do not count."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                found[int(stat.parent.name)] = int(parent)
    return found


def children(pid: int) -> list[int]:
    """Return the ids of the running child processes of a process."""
    return sorted(child for child, parent in parents().items() if parent == pid)


def send(signal_number: int, *pids: int) -> None:
    """Send a signal to processes, some of which may be gone."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal_number)


class Service:
    """A process that can be started, stopped, killed and paused."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | Fork | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def pids(self) -> list[int]:
        """Return the ids of the process and of its child processes."""
        return [self.pid, *children(self.pid)]

    def kill(self) -> None:
        """Kill the process without a chance to shut down (SIGKILL)."""
        self.end(signal.SIGKILL)

    def pause(self) -> None:
        """Stop the process and its child processes from running until `resume`."""
        send(signal.SIGSTOP, *self.pids())

    def resume(self) -> None:
        """Continue after `pause`."""
        send(signal.SIGCONT, *self.pids())

    def end(self, signal_number: int = signal.SIGTERM) -> None:
        """Stop the process if it runs, and wait until its child processes have ended, too."""
        process, self.process = self.process, None
        if process is None:
            return
        left = children(process.pid)
        if process.poll() is None:
            process.send_signal(signal_number)
        # A paused process could not end.
        send(signal.SIGCONT, process.pid, *left)
        try:
            process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        # Worker processes notice that their server has ended. After a kill a few may linger; no test minds.
        is_killed = signal_number == signal.SIGKILL
        with contextlib.suppress(TimeoutError) if is_killed else contextlib.nullcontext():
            wait_until(
                lambda: not parents().keys() & set(left), 10 if is_killed else PATIENCE_SECONDS
            )


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
        self.is_forked = True
        """False if a new interpreter runs the server, as in production (`server_template`)."""

    def begin(self) -> None:
        """Start the process and return at once."""
        environment = {**os.environ, "FOURFOLD_SERVER": msgspec.json.encode(self.settings).decode()}
        if self.is_forked:
            self.process = Fork(self.program, environment, self.log, self.log)
            return
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", self.program]
            self.process = subprocess.Popen(
                command, env=environment, stdout=log, stderr=log, cwd=ROOT
            )

    def wait(self) -> None:
        """Wait until the server answers requests."""
        wait_until(self.answers)

    def start(self) -> None:
        """Start the process and wait until the server answers requests."""
        self.begin()
        self.wait()

    def answers(self) -> bool:
        """Return True if the health check succeeds; raise RuntimeError if the process has ended."""
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended: {self.log.read_text()}")
        with contextlib.suppress(httpx.HTTPError):
            return plain_http.get(f"{self.url}/healthz", timeout=5).status_code == 200
        return False

    @property
    def thinkers(self) -> list[int]:
        """Return the ids of the worker processes, which choose bot moves and read records."""
        return children(self.pid)

    @property
    def bot_worker(self) -> int:
        """Return the id of the worker process that is reserved for bots at tables with people."""
        (found,) = (pid for pid in self.thinkers if not self._has_lower_priority(pid))
        return found

    @property
    def study_worker(self) -> int:
        """Return the id of the only other worker process."""
        (found,) = filter(self._has_lower_priority, self.thinkers)
        return found

    def _has_lower_priority(self, pid: int) -> bool:
        return os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, self.pid)

    def rss(self) -> int:
        """Return the resident memory of the server process in bytes, without its worker processes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def trouble(self) -> str:
        """Return the part of the log around the first unexpected error, or an empty string."""
        text = self.log.read_text() if self.log.exists() else ""
        found = TROUBLE.search(text)
        return "" if found is None else text[max(0, found.start() - 1000) : found.start() + 4000]


@contextlib.contextmanager
def server(
    folder: Path, program: str = SERVE, *, forked: bool = True, **settings: Any
) -> Iterator[Server]:
    """Run a server, ``forked`` or in a new interpreter; then assert that its log has no unexpected error."""
    running = Server(folder, **settings)
    running.program, running.is_forked = program, forked
    try:
        running.start()
        yield running
    finally:
        running.end()
    assert not running.trouble(), running.trouble()


@contextlib.contextmanager
def servers(
    folder: Path,
    number: int,
    bus_urls: Sequence[str] = (),
    programs: Sequence[str] = (),
    **settings: Any,
) -> Iterator[list[Server]]:
    """Run several servers on one database, each in an interpreter of its own, with its own hash seed.

    Each may have its own way to Redis and its own program.
    """
    urls = [{"bus_url": url} for url in bus_urls] or [{}] * number
    running = [Server(folder, **settings, **urls[index]) for index in range(number)]
    for index, one in enumerate(running):
        one.is_forked = False
        if programs:
            one.program = programs[index]
    try:
        for one in running:
            one.begin()
        for one in running:
            one.wait()
        yield running
    finally:
        # Stop all servers, even if one of them does not end.
        with contextlib.ExitStack() as ends:
            for one in running:
                ends.callback(one.end)
    for one in running:
        assert not one.trouble(), one.trouble()


def install(*names: str) -> None:
    """Install these programs if they are missing (``scripts/services``)."""
    subprocess.run([ROOT / "scripts" / "services", *names], check=True)
