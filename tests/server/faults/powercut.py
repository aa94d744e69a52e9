"""Simulated power cuts: what a disk may hold if the power fails while a program writes.

`watch` runs a program so that ``powercut.c`` writes down what it does to the files of one folder; `Disk`
plays that back up to a moment. What was synced is there; of what was not, each write may be there, wholly or
in part, or not, in any order.

Run for long as ``python -m tests.server.faults.powercut CUTS``.
"""

from __future__ import annotations

import asyncio
import os
import random
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pysqlite3 import dbapi2 as sqlite

from fourfold.server.store import database, storage
from fourfold.server.table.events import Opened, Played, Settings

SECTOR = 512
ACKS = "acknowledged"
"""The file into which the program writes the events that it has acknowledged."""
DATABASE = "fourfold.db"
TABLES = 12
HEAD = struct.Struct("<cBQI")


@dataclass(frozen=True)
class Deed:
    """One operation on a file: a write, a truncation, a sync or an unlink."""

    op: str
    name: str
    offset: int
    data: bytes


def compile_watcher(folder: Path) -> Path:
    library = folder / "powercut.so"
    source = Path(__file__).with_suffix(".c")
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", source, "-o", library], check=True)
    return library


def watch(library: Path, folder: Path, log: Path, *command: str) -> None:
    """Run a program and log its operations on the files of a folder."""
    environment = {
        **os.environ,
        "LD_PRELOAD": str(library),
        "POWERCUT_FOLDER": str(folder),
        "POWERCUT_LOG": str(log),
    }
    subprocess.run(command, env=environment, check=True, timeout=120)


def read_log(log: Path) -> list[Deed]:
    data, deeds, at = log.read_bytes(), [], 0
    while at < len(data):
        op, name_size, offset, size = HEAD.unpack_from(data, at)
        at += HEAD.size
        name = data[at : at + name_size].decode()
        at += name_size
        deeds.append(Deed(op.decode(), name, offset, data[at : at + size]))
        at += size
    return deeds


class Disk:
    """Synced contents of files, and operations that may or may not have reached the disk."""

    def __init__(self) -> None:
        self.files: dict[str, bytearray] = {}
        self._pending: dict[str, list[Deed]] = {}

    def do(self, deed: Deed) -> None:
        if deed.op == "u":
            self.files.pop(deed.name, None)
            self._pending.pop(deed.name, None)
        elif deed.op == "s":
            for waiting in self._pending.pop(deed.name, []):
                _apply(self.files.setdefault(deed.name, bytearray()), waiting)
        else:
            self._pending.setdefault(deed.name, []).append(deed)

    def after_a_cut(self, rng: random.Random) -> dict[str, bytes]:
        """Return contents of the files that are possible after a power cut."""
        found = {name: bytearray(content) for name, content in self.files.items()}
        for name, waiting in self._pending.items():
            lucky = rng.choice([0.0, 0.5, 0.9, 1.0])
            chosen = [deed for deed in waiting if rng.random() < lucky]
            rng.shuffle(chosen)
            for deed in chosen:
                _apply(found.setdefault(name, bytearray()), _torn(deed, rng))
        return {name: bytes(content) for name, content in found.items()}


def _apply(content: bytearray, deed: Deed) -> None:
    if deed.op == "t":
        del content[deed.offset :]
    elif deed.op == "w":
        if len(content) < deed.offset:
            content.extend(bytes(deed.offset - len(content)))
        content[deed.offset : deed.offset + len(deed.data)] = deed.data


def _torn(deed: Deed, rng: random.Random) -> Deed:
    """Return the write, or only some of its first sectors: disks write whole sectors in any number."""
    sectors = len(deed.data) // SECTOR
    if deed.op != "w" or sectors < 2 or rng.random() < 0.7:
        return deed
    return Deed(deed.op, deed.name, deed.offset, deed.data[: SECTOR * rng.randrange(1, sectors)])


# --- The program under test -------------------------------------------------------------------------


async def write_events(folder: Path, number: int) -> None:
    """Append events to several tables at once and log each acknowledged one."""
    keeping = storage.Storage(f"sqlite:///{folder / DATABASE}")
    opened = Opened(Settings("quarto", "classic"), "host", "seed")
    for name in range(TABLES):
        await keeping.open_table(f"{name:032}", opened)
    acks = os.open(folder / ACKS, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    async def play(name: int) -> None:
        for seq in range(1, number // TABLES):
            await keeping.append(
                f"{name:032}", seq, [Played("A", f"give {seq % 16:x}")], "host", f"c{seq}"
            )
            os.write(acks, f"{name} {seq + 1}\n".encode())

    await asyncio.gather(*(play(name) for name in range(TABLES)))
    os.close(acks)
    keeping.close()


def weaken() -> None:
    """Set synchronous=NORMAL, the mistake that the test must find."""
    careful = database._set_up_sqlite

    def careless(connection, record) -> None:  # type: ignore[no-untyped-def]
        careful(connection, record)
        connection.execute("PRAGMA synchronous=NORMAL")

    database._set_up_sqlite = careless  # type: ignore[assignment]


# --- Power cuts ------------------------------------------------------------------------------------


def logs(folder: Path, library: Path, events: int, *, careless: bool = False) -> list[Deed]:
    """Return all operations of the program on its files, from an empty folder on."""
    (folder / "data").mkdir(parents=True)
    how = "careless" if careless else "careful"
    program = [
        sys.executable,
        "-m",
        "tests.server.faults.powercut",
        how,
        str(folder / "data"),
        str(events),
    ]
    watch(library, folder / "data", folder / "log", *program)
    return read_log(folder / "log")


def cut(deeds: list[Deed], cuts: int, folder: Path, rng: random.Random) -> Iterator[str]:
    """Yield the damage after each cut: none, lost acknowledged events, or a broken file."""
    first = next(number for number, deed in enumerate(deeds) if deed.name == ACKS)
    moments = sorted(rng.randrange(first, len(deeds)) for _ in range(cuts))
    disk, acknowledged, done = Disk(), set(), 0
    for moment in moments:
        for deed in deeds[done:moment]:
            if deed.name == ACKS:
                acknowledged |= {tuple(map(int, line.split())) for line in deed.data.splitlines()}
            else:
                disk.do(deed)
        done = moment
        yield examine(disk.after_a_cut(rng), acknowledged, folder)


def examine(files: dict[str, bytes], acknowledged: set[tuple[int, ...]], folder: Path) -> str:
    with tempfile.TemporaryDirectory(dir=folder) as place:
        for name, content in files.items():
            # The shared-memory file does not outlive a restart.
            if not name.endswith("-shm"):
                (Path(place) / name).write_bytes(content)
        connection = sqlite.connect(str(Path(place) / DATABASE))
        try:
            (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
            if sound != "ok":
                return "broken"
            rows = connection.execute("SELECT table_id, seq FROM events").fetchall()
        except sqlite.DatabaseError as error:
            return f"broken: {error}"
        finally:
            connection.close()
    there = {(int(name), seq) for name, seq in rows}
    lost = acknowledged - there
    holes = [name for name, seq in there if seq > 1 and (name, seq - 1) not in there]
    return "lost" if lost else "holes" if holes else ""


def main(cuts: int) -> None:
    rng, wrong = random.Random(cuts), dict[str, dict[str, int]]()
    with tempfile.TemporaryDirectory() as place:
        library = compile_watcher(Path(place))
        for careless in (False, True):
            deeds = logs(Path(place) / str(careless), library, 6000, careless=careless)
            found = list(cut(deeds, cuts, Path(place), rng))
            how = "synchronous=NORMAL" if careless else "synchronous=FULL"
            wrong[how] = {what: found.count(what) for what in sorted(set(found)) if what}
            print(
                f"{how}: {len(deeds)} writes and syncs, {cuts} power cuts, "
                f"wrong: {wrong[how] or 'none'}"
            )
    # Nothing may be lost by those who wait; and that something is by those who do not shows that this sees.
    sys.exit(bool(wrong["synchronous=FULL"]) or "lost" not in wrong["synchronous=NORMAL"])


if __name__ == "__main__":
    if sys.argv[1] in {"careful", "careless"}:
        if sys.argv[1] == "careless":
            weaken()
        asyncio.run(write_events(Path(sys.argv[2]), int(sys.argv[3])))
    else:
        main(int(sys.argv[1]))
