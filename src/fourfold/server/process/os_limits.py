"""Limits, priority and end of this process, on operating systems that have them.

Lives here: every use of the module `resource`, which Windows does not have, and ending together with the
process that started this one. Does not live here: the limits of the server itself (`limits`).
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import os
import signal
import sys
import threading
import time
from typing import Any

resource: Any
try:
    resource = importlib.import_module("resource")
except ImportError:  # Windows
    resource = None

USUAL_OPEN_FILES = 512
"""Open files that every operating system allows a process."""
PR_SET_PDEATHSIG = 1
"""The option of Linux' ``prctl`` that sends a signal when the parent of this process ends."""
PARENT_CHECK_SECONDS = 1.0
"""Seconds between checks whether the parent still runs, where the operating system does not tell."""
MAX_INHERITED_FILES = 256
"""File descriptors that are looked at in a process that has just started."""


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


def end_with_parent(parent: int) -> None:
    """Let this process be killed as soon as the process of id ``parent``, which started it, has ended."""
    if not _is_killed_with_parent():
        threading.Thread(target=_watch_parent, args=(parent,), daemon=True).start()
    _exit_without_parent(parent)


def keep_files_from_children() -> None:
    """Let processes that this one starts inherit no file or socket, beside the standard streams."""
    for descriptor in range(3, MAX_INHERITED_FILES):
        with contextlib.suppress(OSError):
            os.set_inheritable(descriptor, False)


def _is_killed_with_parent() -> bool:
    """Ask the operating system to kill this process when its parent ends; return False if it cannot."""
    if sys.platform != "linux":
        return False
    try:
        return bool(ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL) == 0)
    except (OSError, AttributeError):
        return False


def _watch_parent(parent: int) -> None:
    while True:
        time.sleep(PARENT_CHECK_SECONDS)
        _exit_without_parent(parent)


def _exit_without_parent(parent: int) -> None:
    if os.getppid() != parent:
        # Nothing is flushed: nobody reads it.
        os._exit(1)
