"""The script of continuous integration: it runs every step, and fails with the status of one that fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.support.services import ROOT

STEPS = ["setup", "lint-core", "lint-page", "docs", "training", "page", "test"]
MAKE = """#!/bin/sh
echo "$1" >> made
[ "$1" != "$FAILING" ] || { echo "no $1" >&2; exit 7; }
"""
"""A program in the place of make: notes each target, and fails at one of them."""


def checked(folder: Path, failing: str = "") -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """Run the script beside a make that fails at a target; return the ended process and the targets."""
    script, make = folder / ".ci" / "run", folder / "bin" / "make"
    for program in (script, make):
        program.parent.mkdir()
    shutil.copy(ROOT / ".ci" / "run", script)
    make.write_text(MAKE)
    make.chmod(0o755)
    programs = f"{make.parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": programs, "FAILING": failing}
    done = subprocess.run(
        [script], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    return done, (folder / "made").read_text().split()


def test_every_step_is_run_once(tmp_path: Path) -> None:
    done, made = checked(tmp_path)
    assert done.returncode == 0
    assert sorted(made) == sorted(STEPS)
    assert made[-1] == "test"
    assert [step for step in STEPS if f"\n== make {step}\n" not in done.stdout] == []
    assert done.stdout.splitlines()[-1].startswith("All good in ")


@pytest.mark.parametrize("failing", STEPS)
def test_a_step_that_fails_is_named_and_gives_the_exit_status(tmp_path: Path, failing: str) -> None:
    done, made = checked(tmp_path, failing)
    assert done.returncode == 7
    (told,) = (line for line in done.stdout.splitlines() if "FAILED" in line)
    assert told.startswith(f"-- make {failing}: ")
    assert told.endswith(" s, FAILED with exit status 7")
    assert f"no {failing}" in done.stdout + done.stderr
    assert failing in made
    assert ("test" in made) == (failing == "test")
    assert "All good" not in done.stdout
