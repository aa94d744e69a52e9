"""Limits and priorities of this process, on operating systems that have them.

Lives here: every use of the module `resource`, which Windows does not have. Does not live here: the limits
of the server itself (`limits`).
"""

from __future__ import annotations

import contextlib
import importlib
import os
from typing import Any

resource: Any
try:
    resource = importlib.import_module("resource")
except ImportError:  # Windows
    resource = None

USUAL_OPEN_FILES = 512
"""Open files that every operating system allows a process."""


def raise_open_files_limit() -> None:
    """Raise the limit on open files to the maximum: every connection is an open file."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def open_files_limit() -> int:
    """Return how many files this process may have open."""
    return USUAL_OPEN_FILES if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def limit_memory(megabytes: int) -> None:
    """Limit the address space of this process, where the operating system can."""
    if resource is not None:
        limit = megabytes << 20
        # macOS has the limit and refuses to set it.
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def lower_priority(nice: int) -> None:
    """Lower the priority of this process by this many steps, where the operating system can."""
    if hasattr(os, "nice"):
        os.nice(nice)
