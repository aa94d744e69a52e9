"""Examples in docs/ run, and the script that docs/developing.md names replays a table."""

from __future__ import annotations

import asyncio
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold.server.store.storage import Storage
from fourfold.server.table import events

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(DOCS.rglob("*.md")) if "\n>>> " in path.read_text("utf-8")],
    ids=lambda path: path.name,
)
def test_the_examples_of_a_document_run(path, monkeypatch):
    """The examples of README.md are collected by pytest itself."""
    monkeypatch.chdir(ROOT)
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    failed, run = doctest.testfile(str(path), module_relative=False, optionflags=flags)
    assert failed == 0
    assert run > 5


def test_the_script_that_replays_a_table_replays_it(tmp_path):
    url, table = f"sqlite:///{tmp_path}/copy.db", "0123456789abcdef0123456789abcdef"

    async def fill() -> None:
        storage = Storage(url)
        settings = events.Settings("quarto", "classic")
        await storage.open_table(table, events.Opened(settings, "ada", "5eed"))
        happened: list[events.Event] = [
            events.Sat(0, events.Person("ada", "Ada")),
            events.Sat(1, events.SeatedBot("greedy")),
            events.Started((0, 1), {}),
            events.Played("A", "give 7"),
            events.Played("B", "place b3"),
        ]
        await storage.append(table, 1, happened, "ada", "c1")
        storage.close()

    asyncio.run(fill())
    script = [sys.executable, "scripts/replay-table", url, table]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 6
    assert done.stdout.endswith("..../.7../..../.... -\n")
