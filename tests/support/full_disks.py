"""Disks that are full or damaged, for a server that runs with SQLite.

Lives here: a small file system that is filled, a limit on the size of files, which needs no rights, and
overwritten pages. Does not live here: the server (`services`).
"""

from __future__ import annotations

import contextlib
import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.services import Server


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int = 4) -> Iterator[Path]:
    """Mount a file system of a few megabytes; skip the test where that is not allowed."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    try:
        is_mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        is_mounted = False
    if not is_mounted:
        pytest.skip("only root may mount a file system")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@contextlib.contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Fill a file system to the last byte."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        filler.unlink()


@contextlib.contextmanager
def files_limited(server: Server) -> Iterator[None]:
    """Let the files of a server's database not grow."""
    log = Path(str(server.settings.database_url).removeprefix("sqlite:///") + "-wal")
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def damage(file: Path, table: str) -> None:
    """Overwrite the pages of a table, as a failing disk does, and let the server read them anew."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as outside:
        outside.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = outside.execute("PRAGMA page_size").fetchone()
        (root,) = outside.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", [table]
        ).fetchone()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(os.urandom(size))
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as outside:
        # Another connection that writes makes the server drop the pages that it has in memory.
        outside.execute("INSERT INTO jobs (name, holder, until, due) VALUES ('other', '', 0, 0)")
