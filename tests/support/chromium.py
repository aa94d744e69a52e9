"""The Chromium that tests and screenshots use, and its switches."""

from __future__ import annotations

import shutil

from tests.support import services

#: Chromium's own sandbox does not work as root, and containers have little shared memory.
SWITCHES = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--mute-audio"]


def chromium() -> str:
    """Return the path of an installed Chromium; install one if there is none."""
    services.install("chromium")
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(found for found in map(shutil.which, names) if found)
