"""What is being measured, and on what: so that results can be told apart."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path


def commit() -> str:
    """The state of the project that is measured."""
    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    root = Path(__file__).parents[1]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=root
    ).stdout.strip()


def machine() -> str:
    """What it runs on."""
    return f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}"
