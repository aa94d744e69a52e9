"""The page's own unit tests, which Vitest runs in Node."""

from __future__ import annotations

import subprocess

from tests.support.patience import PATIENCE_MS
from tests.support.services import ROOT


def test_vitest_finds_nothing_wrong():
    done = subprocess.run(
        ["node_modules/.bin/vitest", "run", f"--testTimeout={PATIENCE_MS:.0f}"],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
