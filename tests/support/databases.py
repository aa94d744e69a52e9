"""PostgreSQL and Redis for tests and benches: started on free loopback ports, in temporary folders."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
from redis import Redis as RedisClient
from redis.exceptions import RedisError
from tests.support.services import Service, free_port, install, wait_until


def program(*names: str) -> str:
    """Return the path of the first of these programs that is installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", os.defpath), "/usr/sbin"])
    for name in names:
        found = shutil.which(name, path=path)
        if found is not None:
            return found
    raise FileNotFoundError(names[0])


class Postgres(Service):
    """A PostgreSQL server with an own data folder."""

    def __init__(self, folder: Path, sync: bool = False) -> None:
        super().__init__()
        self.port = free_port()
        self._folder = folder
        self._sync = sync
        self._databases = 0
        self._spare: str | None = None
        # PostgreSQL refuses to run as root.
        self.user: dict[str, Any] = {}
        """Arguments of `subprocess.Popen` with the user who runs PostgreSQL; empty for this user."""
        if os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self.user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def create(self) -> None:
        """Create the data folder, with an empty cluster."""
        switches = "-U fourfold -A trust -E UTF8 --locale=C --no-sync --no-instructions"
        subprocess.run(
            [program("initdb"), "-D", self._data, *switches.split()],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            check=True,
            **self.user,
        )

    def start(self) -> None:
        """Start the process and wait until it answers."""
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self._folder),
            "shared_buffers": "32MB",
            "max_connections": "100",
            # Committed data survives the death of any process; these tests cut no power.
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
                **self.user,
            )
        wait_until(self.answers)

    def answers(self) -> bool:
        """Return True if the server accepts connections."""
        with contextlib.suppress(psycopg.OperationalError), self.connect():
            return True
        return False

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        """Open a connection to one of the databases."""
        return psycopg.connect(
            f"postgresql://fourfold@127.0.0.1:{self.port}/{database}",
            autocommit=True,
            connect_timeout=5,
        )

    def new_database(self, options: str = "") -> str:
        """Create an empty database, with these options of ``CREATE DATABASE``, and return its URL."""
        self._databases += 1
        name = f"test_{self._databases}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name} {options}")
        return f"postgresql://fourfold@127.0.0.1:{self.port}/{name}"

    def emptied_database(self) -> str:
        """Empty the one spare database and return its URL; quicker than a new database."""
        if self._spare is None:
            self._spare = self.new_database()
        with psycopg.connect(self._spare, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self._spare

    def restart(self) -> None:
        """Shut the server down immediately (SIGQUIT) and start it again."""
        self.end(signal.SIGQUIT)
        self.start()


class Redis(Service):
    """A Redis server that stores nothing on disk."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        """Start the process and wait until it answers."""
        switches = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [program("redis-server", "valkey-server"), "--port", str(self._port), *switches],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
        )
        wait_until(self.answers)

    def answers(self) -> bool:
        """Return True if the server accepts connections."""
        with contextlib.suppress(RedisError), self._client() as client:
            return bool(client.ping())
        return False

    def flush(self) -> None:
        """Delete all keys."""
        with self._client() as client:
            client.flushall()

    def _client(self) -> RedisClient:
        return RedisClient.from_url(self.url, socket_timeout=5)


@contextlib.contextmanager
def postgres(sync: bool = False) -> Iterator[Postgres]:
    """Run a PostgreSQL server in a new folder (other users cannot read the folders of pytest)."""
    install("postgresql")
    with tempfile.TemporaryDirectory(prefix="fourfold-postgres-") as folder:
        running = Postgres(Path(folder), sync)
        try:
            running.create()
            running.start()
            yield running
        finally:
            # Immediate shutdown: nobody needs the data.
            running.end(signal.SIGQUIT)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """Run a Redis server."""
    install("redis-server")
    with tempfile.TemporaryDirectory(prefix="fourfold-redis-") as folder:
        running = Redis(Path(folder))
        try:
            running.start()
            yield running
        finally:
            running.kill()
