"""``scripts/changed-tests``: the tests that ``make check`` runs for a changed file."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

SCRIPT = runpy.run_path(str(Path(__file__).parents[1] / "scripts" / "changed-tests"))
ROOT: Path = SCRIPT["ROOT"]
paths_for = SCRIPT["tests_of"]


def test_every_test_path_exists():
    paths = {path for tests in SCRIPT["TESTS"].values() for path in tests} | {*SCRIPT["ALWAYS"]}
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("src/fourfold/games/quarto/state.py", {"tests/games"}),
        ("src/fourfold/tui/plain.py", {"tests/tui"}),
        ("native/solver.hpp", {"tests/native", "tests/engine", "tests/bots", "tests/wasm"}),
        ("tests/server/table/test_wire.py", {"tests/server/table/test_wire.py"}),
        ("tests/browser/conftest.py", {"tests/browser"}),
        (
            "tests/support/tcp_proxy.py",
            {
                "tests/browser/test_connection.py",
                "tests/server/faults/test_stalled_processes.py",
                "tests/server/faults/test_two_processes.py",
                "tests/server/rooms/test_forgetting_during_commands.py",
            },
        ),
        ("README.md", set()),
    ],
)
def test_changed_file_has_its_tests(changed, expected):
    found = {path for path in paths_for(changed) if not path.startswith("src/")}
    assert found == expected


def test_changed_module_with_doctests_is_run_itself():
    assert "src/fourfold/games/quarto/pieces.py" in paths_for("src/fourfold/games/quarto/pieces.py")


def test_module_that_all_parts_of_the_server_share_has_the_tests_beside_their_folders():
    found = {
        path for path in paths_for("src/fourfold/server/running.py") if path.startswith("tests/")
    }
    assert "tests/server/test_serving.py" in found
    assert all(Path(path).parent == Path("tests/server") for path in found)
