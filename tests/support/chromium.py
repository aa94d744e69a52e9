"""The Chromium that tests and screenshots use, and its switches."""

from __future__ import annotations

import shutil

from tests.support import services

#: Chromium's own sandbox does not work as root, and containers have little shared memory. Without site
#: isolation Chromium does not start a spare process for each page, and the tests visit a single site.
SWITCHES = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-site-isolation-trials",
    "--mute-audio",
]


def chromium() -> str:
    """Return the path of an installed Chromium; install one if there is none."""
    services.install("chromium")
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(found for found in map(shutil.which, names) if found)
