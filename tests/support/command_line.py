"""The command ``fourfold`` as an administrator runs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def fourfold(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command ``fourfold`` with these arguments and return what it wrote and its exit code."""
    return subprocess.run(
        [sys.executable, "-m", "fourfold", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
