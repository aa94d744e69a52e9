"""Backup and restore: while a server writes, between SQLite and PostgreSQL, all or nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select
from tests.support import services
from tests.support.command_line import fourfold
from tests.support.coroutines import run
from tests.support.players import at_random, guests, is_over, moves_of, play_on, play_out, seated
from tests.support.room_processes import begun, play_one, process

from fourfold.client import Guest
from fourfold.server.store import schema
from fourfold.server.store.backup import KEPT, BadBackup, read_backup, write_backup
from fourfold.server.store.database import connect, migrate
from fourfold.server.table.events import Settings

KINDS = ["sqlite", "postgresql"]


def no_progress(done: int, total: int) -> None:
    assert 0 <= done <= total


@pytest.fixture
def new_url(request, tmp_path):
    """Return a function that makes empty databases of either kind."""

    def make(kind: str) -> str:
        if kind == "postgresql":
            url: str = request.getfixturevalue("postgres").new_database()
        else:
            number = len(list(tmp_path.glob("*.db")))
            url = f"sqlite:///{tmp_path / f'{number}.db'}"
        engine = connect(url)
        migrate(engine)
        engine.dispose()
        return url

    return make


def rows_of(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of a database, without leases."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return {
                table.name: sorted(
                    (tuple(row) for row in connection.execute(select(table))), key=str
                )
                for table in KEPT
            }
    finally:
        engine.dispose()


def fill(url: str) -> None:
    """Write a table with a game in progress into a database."""

    async def work() -> None:
        async with process(url) as rooms:
            await rooms.storage.add_session("ada", "a token λ")
            room = await begun(rooms, Settings("quarto", "classic+referee", public=True))
            for _ in range(5):
                await play_one(room, random.Random(1))

    asyncio.run(work())


# --- Backup and restore ------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "other"), [("sqlite", "sqlite"), ("sqlite", "postgresql"), ("postgresql", "sqlite")]
)
def test_game_continues_from_a_backup_taken_while_the_server_wrote(new_url, tmp_path, kind, other):
    file = tmp_path / "backup"
    tokens: list[str] = []
    names: list[str] = []
    known: list[str] = []

    async def play_and_back_up(here: services.Server) -> None:
        async with (
            guests(here.url, 2) as people,
            seated(people, public=True, begins="chosen") as seats,
        ):
            plays = (play_on(seat, at_random(seat), moves=2) for seat in seats)
            await asyncio.gather(*plays)
            tokens.extend(person.token for person in people)
            names.append(seats[0].view["table"])
            known.extend(moves_of(seats[0].view))
            url = here.settings.database_url
            backup = asyncio.ensure_future(
                asyncio.to_thread(fourfold, "backup", file, "--database-url", url)
            )
            while not backup.done():
                await people[0].open("quarto")
            assert (backup.result().returncode, backup.result().stderr) == (0, "")

    async def play_on_elsewhere(there: services.Server) -> None:
        async with guests(there.url, 2) as people:
            for person, token in zip(people, tokens, strict=True):
                become(person, token)
            async with people[0].at(names[0]) as ada, people[1].at(names[0]) as bob:
                assert moves_of(ada.view) == known
                assert [ada.view["your_chairs"], bob.view["your_chairs"]] == [[0], [1]]
                view = await play_out([ada, bob])
                assert is_over(view)
                assert moves_of(view)[: len(known)] == known
            assert [row["table"] for row in await people[1].get("/api/mine")] == names
            assert names[0] in {row["table"] for row in await people[1].get("/api/tables")}

    with services.server(tmp_path, database_url=new_url(kind)) as here:
        run(lambda: play_and_back_up(here))
    url = new_url(other)
    restored = fourfold("restore", file, "--database-url", url)
    assert (restored.returncode, restored.stderr) == (0, "")
    rows = rows_of(url)
    assert restored.stdout == f"{file}: {sum(map(len, rows.values()))} rows\n"
    # One moment: each table has its first event, and none is missing in between.
    for name, *_ in rows["tables"]:
        seqs = sorted(seq for found, seq, *_ in rows["events"] if found == name)
        assert seqs == list(range(1, len(seqs) + 1))
        assert seqs
    with services.server(tmp_path, database_url=url) as there:
        run(lambda: play_on_elsewhere(there))


def become(person: Guest, token: str) -> None:
    """Let a client act as the guest of this token."""
    person.token = token
    person._http.headers["Authorization"] = f"Bearer {token}"


@pytest.mark.parametrize("kind", KINDS)
def test_backup_is_a_snapshot_without_later_writes(new_url, tmp_path, kind):
    url, file = new_url(kind), tmp_path / "backup"
    fill(url)
    engine = connect(url)
    many = [{"id": f"g{n}", "token": f"{n}".encode(), "opened": n} for n in range(2500)]
    with engine.begin() as connection:
        connection.execute(insert(schema.sessions), many)
    engine.dispose()
    before = rows_of(url)
    interrupted = []

    def meanwhile(done: int, total: int) -> None:
        if done < total:
            interrupted.append(done)
            asyncio.run(open_another())

    async def open_another() -> None:
        async with process(url) as rooms:
            await begun(rooms)

    assert write_backup(url, file, meanwhile) == sum(map(len, before.values()))
    assert interrupted
    assert rows_of(url) != before
    other = new_url("sqlite")
    assert read_backup(other, file, no_progress) == sum(map(len, before.values()))
    assert rows_of(other) == before


@pytest.mark.parametrize("is_old", [False, True])
@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_backup_made_while_a_guest_is_forgotten_keeps_no_name(
    new_url, tmp_path, kind, other, is_old
):
    url, restored, file = new_url(kind), new_url(other), tmp_path / "backup"

    async def begin_to_forget() -> None:
        async with process(url) as rooms:
            for session in ("ada", "bob"):
                await rooms.storage.add_session(session, f"token of {session}")
            await begun(rooms)
            await rooms.storage.revoke("ada")

    asyncio.run(begin_to_forget())
    write_backup(url, file, no_progress)
    if is_old:
        leave_out_forgotten(file)
    read_backup(restored, file, no_progress)
    assert "Ada" in str(rows_of(restored)["participants"])
    assert len(rows_of(restored)["forgotten"]) == (0 if is_old else 1)
    done = fourfold("clean", "--database-url", restored)
    assert (done.returncode, done.stderr) == (0, "")
    named = {name for *_, name in rows_of(restored)["participants"]}
    assert named == {"", "Bob"}
    assert "ada" not in {session for *_, session, _ in rows_of(restored)["participants"]}


def leave_out_forgotten(file: Path) -> None:
    """Make a backup one of an older version, which has no forgotten guests."""
    header, *rows = map(json.loads, gzip.decompress(file.read_bytes()).splitlines())
    kept = [row for row in rows if row[0] != "forgotten"]
    assert len(kept) == len(rows) - 1
    file.write_bytes(packed(header | {"rows": len(kept)}, *kept))


def test_failed_backup_leaves_no_file_and_the_previous_backup_unchanged(tmp_path):
    file = tmp_path / "backup"
    file.write_bytes(b"the one before")
    other = tmp_path / "other.db"
    other.touch()
    done = fourfold("backup", file, "--database-url", f"sqlite:///{other}")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Cannot use the database: no such table: ")
    assert file.read_bytes() == b"the one before"
    assert not file.with_name("backup.new").exists()
    missing = tmp_path / "nowhere" / "backup"
    done = fourfold("backup", missing, "--database-url", f"sqlite:///{other}")
    assert done.returncode == 1
    assert done.stderr.startswith(f"Cannot write {missing}: its folder does not exist.")


# --- Refused files -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_restore_into_a_database_that_is_not_empty_is_refused(new_url, tmp_path, kind):
    url, file = new_url(kind), tmp_path / "backup"
    fill(url)
    write_backup(url, file, no_progress)
    before = rows_of(url)
    done = fourfold("restore", file, "--database-url", url)
    assert (done.returncode, done.stdout) == (1, "")
    assert (
        done.stderr
        == "The database already has guests or tables. Set an empty one with --database-url.\n"
    )
    assert rows_of(url) == before


def test_database_with_tables_but_no_guests_is_not_empty(new_url, tmp_path):
    url, file = new_url("sqlite"), tmp_path / "backup"
    fill(url)
    write_backup(url, file, no_progress)
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(schema.sessions.delete())
    engine.dispose()
    with pytest.raises(BadBackup, match="empty"):
        read_backup(url, file, no_progress)


def filled_file(new_url: Callable[[str], str], file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Write a backup; return the rows in it."""
    url = new_url("sqlite")
    fill(url)
    write_backup(url, file, no_progress)
    return rows_of(url)


def refused(url: str, file: Path) -> str:
    """Return why a file is refused; assert that the database stays empty and accepts a valid backup."""
    done = fourfold("restore", file, "--database-url", url)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert not any(rows_of(url).values())
    return done.stderr.strip()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_damaged_or_foreign_backup_is_refused_in_one_line_without_changes(new_url, tmp_path, kind):
    good, bad, url = tmp_path / "good", tmp_path / "bad", new_url(kind)
    rows = filled_file(new_url, good)
    whole = good.read_bytes()
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 1
    contents = [b"", b"not a backup", b"\x1f\x8b", whole[:-1], whole[: len(whole) // 2], flipped]
    for content in contents:
        bad.write_bytes(content)
        # A flipped bit may look like a backup for a while.
        assert refused(url, bad).startswith(f"{bad} is not a complete backup.")
    assert "File not found" in refused(url, tmp_path / "missing")
    assert read_backup(url, good, no_progress)
    assert rows_of(url) == rows


ROW = ["sessions", {"id": "x", "token": {"hex": "00"}, "opened": 1}]
ODD_ROWS = [
    {"a": 1},
    {"a": 1, "b": 2},
    [],
    5,
    None,
    "sessions",
    ["sessions"],
    ["sessions", 5],
    ["nothing", {}],
    ["sessions", {}],
    [["sessions"], {}],
    ["leases", {"table_id": "x", "holder": "x", "until": 1}],
    ["sessions", {"a": 1}],
    ["sessions", {"id": "y"}],
    ["sessions", {"id": "y", "token": {"hex": "zz"}, "opened": 1}],
    ["sessions", {"id": "y", "token": {"hex": 5}, "opened": 1}],
    ["sessions", {"id": "y", "token": {}, "opened": 1}],
    ["sessions", {"id": ["y"], "token": {"hex": "00"}, "opened": 1}],
    ["sessions", {"id": "y", "token": "text", "opened": 1}],
    ["sessions", {"id": "y", "token": {"hex": "01"}, "opened": 1 << 80}],
    ["tables", {"id": "t", "opened": 1, "public": "perhaps"}],
    ["events", {"table_id": "no table", "seq": 1, "at": 1, "body": "{}"}],
    ROW,
]


def packed(*lines: object) -> bytes:
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


@pytest.mark.parametrize("kind", KINDS)
def test_backup_with_invalid_rows_is_refused_without_changes(new_url, tmp_path, kind):
    url, file = new_url(kind), tmp_path / "backup"
    for odd in ODD_ROWS:
        file.write_bytes(packed({"fourfold": 1, "rows": 2}, ROW, odd))
        with pytest.raises(BadBackup, match="expected"):
            read_backup(url, file, no_progress)
        assert not any(rows_of(url).values()), odd
    for header in ({}, {"fourfold": 3, "rows": 1}, {"fourfold": 1}, {"fourfold": 1, "rows": "x"}):
        file.write_bytes(packed(header, ROW))
        with pytest.raises(BadBackup, match="form"):
            read_backup(url, file, no_progress)
    for rows in (0, 2):
        file.write_bytes(packed({"fourfold": 1, "rows": rows}, ROW))
        with pytest.raises(BadBackup, match=f"expected {rows} rows, got 1"):
            read_backup(url, file, no_progress)
    assert not any(rows_of(url).values())


def test_invalid_row_is_refused_in_one_sentence(new_url, tmp_path):
    file = tmp_path / "backup"
    file.write_bytes(packed({"fourfold": 1, "rows": 1}, {"a": 1}))
    assert refused(new_url("sqlite"), file).startswith(f"{file} is not a complete backup.")


def test_backup_with_one_flipped_byte_is_restored_whole_or_not_at_all(new_url, tmp_path):
    good, bad, url = tmp_path / "good", tmp_path / "bad", new_url("sqlite")
    rows = filled_file(new_url, good)
    whole = good.read_bytes()
    rng = random.Random(1)
    refusals = 0
    for _ in range(60):
        flipped = bytearray(whole)
        flipped[rng.randrange(len(whole))] ^= 1 << rng.randrange(8)
        bad.write_bytes(flipped)
        try:
            read_backup(url, bad, no_progress)
        except BadBackup:
            refusals += 1
            assert not any(rows_of(url).values())
        else:
            # The file's name and its time are in it, too, and matter to nobody.
            assert rows_of(url) == rows
            empty(url)
    assert refusals > 30


def empty(url: str) -> None:
    engine = connect(url)
    with engine.begin() as connection:
        for table in reversed(KEPT):
            connection.execute(table.delete())
            assert connection.execute(select(func.count()).select_from(table)).scalar_one() == 0
    engine.dispose()
