"""The commit that is measured and the machine, which every result names."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path


def commit() -> str:
    """Return the commit of the working tree, with ``-dirty`` if it has changes."""
    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    root = Path(__file__).parents[1]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=root
    ).stdout.strip()


def machine() -> str:
    """Return the processor architecture, the number of cores and the system."""
    return f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}"
