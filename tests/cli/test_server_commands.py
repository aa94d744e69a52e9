"""``serve``, ``backup``, ``restore`` and ``make`` without something that they need: real processes."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.command_line import fourfold
from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import ROOT

from fourfold.server.store.database import connect, migrate

WITHOUT_PAGE = """
import sys
from pathlib import Path
from fourfold.server.web import pages
pages.BUILT = Path({folder!r})
sys.argv[1:] = ["serve", "--port", "0", "--database-url", {database!r}]
from fourfold.cli import main
main()
"""


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that does not exist, in which Fourfold would keep its database."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.mark.parametrize("named", [True, False])
def test_restore_of_a_missing_file_creates_no_database(
    named: bool, tmp_path: Path, data_folder: Path
) -> None:
    database = tmp_path / "new.db"
    options = ["--database-url", f"sqlite:///{database}"] if named else []
    done = fourfold("restore", tmp_path / "missing.gz", *options)
    assert done.returncode == 1
    assert done.stderr == f"File not found: {tmp_path / 'missing.gz'}. Check the name.\n"
    assert list(tmp_path.iterdir()) == []


def test_restore_of_another_file_creates_no_database(tmp_path: Path) -> None:
    other = tmp_path / "other.gz"
    other.write_text("no backup")
    done = fourfold("restore", other, "--database-url", f"sqlite:///{tmp_path / 'new.db'}")
    assert done.returncode == 1
    assert done.stderr.startswith(f"{other} is not a complete backup.")
    assert list(tmp_path.iterdir()) == [other]


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("command", [["backup", "out.gz"], ["clean"]])
def test_backup_and_clean_of_a_missing_database_create_nothing(
    command: list[str],
    named: bool,
    tmp_path: Path,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    database = tmp_path / "missing.db" if named else data_folder / "fourfold" / "fourfold.db"
    options = ["--database-url", f"sqlite:///{database}"] if named else []
    monkeypatch.chdir(tmp_path)
    done = fourfold(*command, *options)
    assert done.returncode == 1
    assert done.stderr == f"Database not found: {database}. Set one with --database-url.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("out", ["x.db", "x.db-wal", "folder/../x.db", "x"])
def test_backup_never_replaces_a_file_of_the_database(
    out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    # A backup is written to FILE.new first.
    database = tmp_path / ("x.new" if out == "x" else "x.db")
    engine = connect(url := f"sqlite:///{database}")
    migrate(engine)
    engine.dispose()
    before = database.read_bytes()
    done = fourfold("backup", out, "--database-url", url)
    assert done.returncode == 1
    assert done.stderr == (
        f"{out} belongs to the database itself. Choose another file for the backup.\n"
    )
    assert database.read_bytes() == before


@pytest.mark.parametrize(
    ("url", "code", "sentence"),
    [
        *[
            (url, 2, "--database-url must begin with postgresql:// or sqlite:///.\n")
            for url in (
                "nonsense",
                "postgresql://localhost:port/x",
                "postgresql+unknown://localhost/x",
                "postgresql+asyncpg://localhost/x",
                "sqlite:///",
            )
        ],
        ("sqlite:////no/such/folder/x.db", 1, "Cannot use the database: unable to open"),
    ],
)
def test_serve_tells_of_a_bad_database_in_one_sentence(url: str, code: int, sentence: str) -> None:
    done = fourfold("serve", "--port", "0", "--database-url", url)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.startswith(sentence)
    assert len(done.stderr.splitlines()) == 1


def test_serve_without_a_built_page_says_how_to_build_it(tmp_path: Path) -> None:
    code = WITHOUT_PAGE.format(
        folder=str(tmp_path / "page"), database=f"sqlite:///{tmp_path / 'x.db'}"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stderr=subprocess.PIPE, text=True, cwd=tmp_path
    ) as process:
        assert process.stderr is not None
        try:
            assert process.stderr.readline().startswith("Open http://127.0.0.1:")
            assert process.stderr.readline() == (
                "The web page is not built, so the server answers programs only. "
                "To build it, run: make page\n"
            )
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE_SECONDS) == 0


def test_make_without_a_compiler_says_what_to_install(tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("find", "getconf"):
        (tools / name).symlink_to(shutil.which(name) or "")
    environment = {
        key: value for key, value in os.environ.items() if key not in {"CXX", "MAKEFLAGS"}
    }
    venv = tmp_path / "venv"
    done = subprocess.run(
        [shutil.which("make") or "make", "-s", f"VENV={venv}", f"{venv}/made-venv"],
        cwd=ROOT,
        env={**environment, "PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(
        "Fourfold needs a C++ compiler: install g++ or clang, then run make again.\n"
    )
    assert not venv.exists()
