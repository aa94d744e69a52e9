"""The script of continuous integration: it runs every step, and fails with the status of one that fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.support.services import ROOT

COMPILE = "-m tests.native.test_native"
COLLECT = "-m pytest --collect-only --quiet"
STEPS = ["setup", "lint-core", "lint-page", "docs", "training", "page", COMPILE, "test"]
PROGRAM = """#!/bin/sh
echo "$*" >> made
[ "$*" != "$FAILING" ] || { echo "no $*" >&2; exit 7; }
"""
"""A program in the place of make and Python: notes what it is to do, and fails at one thing."""


def checked(folder: Path, failing: str = "") -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """Run the script with programs that fail at a step; return the ended process and what was to be done."""
    script, make, python = folder / ".ci/run", folder / "bin/make", folder / ".venv/bin/python"
    for program in (script, make, python):
        program.parent.mkdir(parents=True)
        program.write_text(PROGRAM)
        program.chmod(0o755)
    shutil.copy(ROOT / ".ci" / "run", script)
    programs = f"{make.parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": programs, "FAILING": failing}
    done = subprocess.run(
        [script], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    return done, (folder / "made").read_text().splitlines()


def command(step: str) -> str:
    """Return the command of a step as the script prints it."""
    return f"{'.venv/bin/python' if step.startswith('-m') else 'make'} {step}"


def test_every_step_is_run_once(tmp_path: Path) -> None:
    done, made = checked(tmp_path)
    assert done.returncode == 0
    assert sorted(made) == sorted([*STEPS, COLLECT])
    assert made[-1] == "test"
    assert [step for step in STEPS if f"\n== {command(step)}\n" not in done.stdout] == []
    assert done.stdout.splitlines()[-1].startswith("All good in ")


@pytest.mark.parametrize("failing", STEPS)
def test_a_step_that_fails_is_named_and_gives_the_exit_status(tmp_path: Path, failing: str) -> None:
    done, made = checked(tmp_path, failing)
    assert done.returncode == 7
    (told,) = (line for line in done.stdout.splitlines() if "FAILED" in line)
    assert told.startswith(f"-- {command(failing)}: ")
    assert told.endswith(" s, FAILED with exit status 7")
    assert f"no {failing}" in done.stdout + done.stderr
    assert failing in made
    assert ("test" in made) == (failing == "test")
    assert "All good" not in done.stdout


def test_tests_that_cannot_be_collected_are_left_to_the_step_that_runs_them(tmp_path: Path) -> None:
    done, made = checked(tmp_path, COLLECT)
    assert done.returncode == 0
    assert made[-1] == "test"
