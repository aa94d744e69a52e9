"""The Chromium that tests, screenshots and benches use, and its switches."""

from __future__ import annotations

import shutil
import subprocess

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


WITHOUT_WINDOWS = "chromium-headless-shell"
"""Debian's name of the Chromium that draws no windows around its pages."""
#: Without hinting, texts are as wide as in a Chromium with windows. Scripts of tests run too briefly to repay
#: the compilers of V8 that optimise: without those the browser tests take a tenth less processor time.
#: WebAssembly is compiled as ever.
HEADLESS_SWITCHES = [
    *SWITCHES,
    "--font-render-hinting=none",
    "--js-flags=--no-opt --no-maglev --single-threaded-gc",
]


def chromium() -> str:
    """Return the path of an installed Chromium, as people use it; install one if there is none."""
    services.install("chromium")
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(found for found in map(shutil.which, names) if found)


def headless_chromium() -> str:
    """Return the path of the Chromium without windows, or of a whole one where no package has it.

    Pages, scripts and layout are those of the whole Chromium; a test takes little more than half of the
    processor time.
    """
    try:
        services.install(WITHOUT_WINDOWS)
    except subprocess.CalledProcessError:
        return chromium()
    found = shutil.which(WITHOUT_WINDOWS)
    assert found
    return found
