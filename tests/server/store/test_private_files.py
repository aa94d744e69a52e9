"""Rights of database and backup files: other users of the machine can neither read nor replace them."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from fourfold.cli import app
from fourfold.server.store.backup import write_backup
from fourfold.server.store.database import (
    WRITES,
    NoDatabase,
    check_database,
    connect,
    migrate,
)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def modes_while_open(file: Path) -> dict[str, int]:
    """Return the modes of a database's files while a connection writes."""
    engine = connect(f"sqlite:///{file}")
    try:
        migrate(engine)
        with engine.execution_options(**WRITES).begin() as connection:
            connection.execute(text("DELETE FROM sessions"))
        with engine.connect() as connection:
            connection.execute(text("SELECT count(*) FROM sessions")).scalar_one()
            return {one.name: mode(one) for one in sorted(file.parent.glob(f"{file.name}*"))}
    finally:
        engine.dispose()


def no_progress(done: int, total: int) -> None:
    """Show nothing."""


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
def test_new_database_and_its_wal_are_readable_by_the_owner_only(tmp_path, mask):
    with umask(mask):
        found = modes_while_open(tmp_path / "x.db")
    assert found == {"x.db": 0o600, "x.db-shm": 0o600, "x.db-wal": 0o600}


def test_rights_of_other_users_are_removed_from_an_older_database(tmp_path):
    with umask(0o022):
        modes_while_open(tmp_path / "x.db")
    for name in ("x.db", "x.db-wal", "x.db-shm"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    connect(f"sqlite:///{tmp_path / 'x.db'}").dispose()
    assert {mode(tmp_path / name) for name in ("x.db", "x.db-wal", "x.db-shm")} == {0o600}


@pytest.mark.parametrize("mask", [0o000, 0o022])
def test_backup_is_readable_by_the_owner_only(tmp_path, mask):
    url = f"sqlite:///{tmp_path / 'x.db'}"
    with umask(mask):
        modes_while_open(tmp_path / "x.db")
        write_backup(url, tmp_path / "backup", no_progress)
        # Also in the place of an older one that everybody could read.
        (tmp_path / "backup").chmod(0o644)
        write_backup(url, tmp_path / "backup", no_progress)
    assert mode(tmp_path / "backup") == 0o600
    assert not (tmp_path / "backup.new").exists()


@pytest.mark.parametrize("link", ["backup", "backup.new"])
def test_a_backup_follows_no_link(tmp_path, link):
    modes_while_open(tmp_path / "x.db")
    victim = tmp_path / "victim"
    victim.write_text("precious")
    (tmp_path / link).symlink_to(victim)
    write_backup(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "backup", no_progress)
    assert victim.read_text() == "precious"
    assert not (tmp_path / "backup").is_symlink()


def test_backup_that_cannot_be_written_is_reported_in_one_sentence(tmp_path):
    modes_while_open(tmp_path / "x.db")
    file = tmp_path / "nowhere" / "backup"
    options = ["--database-url", f"sqlite:///{tmp_path / 'x.db'}"]
    done = CliRunner().invoke(app, ["backup", str(file), *options])
    assert done.exit_code == 1
    assert "its folder does not exist" in done.output


def test_folder_and_text_file_keep_their_modes_after_a_wrong_database_url(tmp_path):
    folder, text_file = tmp_path / "folder", tmp_path / "notes.txt"
    folder.mkdir()
    text_file.write_text("no database")
    for file, before in ((folder, 0o755), (text_file, 0o644)):
        file.chmod(before)
        with pytest.raises(NoDatabase):
            check_database(f"sqlite:///{file}")
        assert mode(file) == before


def test_mode_of_a_new_database_behind_a_link_is_private(tmp_path):
    (tmp_path / "link.db").symlink_to(tmp_path / "x.db")
    with umask(0o022):
        check_database(f"sqlite:///{tmp_path / 'link.db'}")
    assert mode(tmp_path / "x.db") == 0o600
