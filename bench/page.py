"""``python -m bench.page``: how soon somebody with a slow phone can play, on their very first visit.

A Chromium with a processor four times slower, a connection of 400 kbit/s and round trips of 400 ms opens the
home page in a fresh context, and taps Play after a pause for reading. With ``--json`` the figures are written
to a file, and the section about the page in docs/benchmarks.md anew.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.support import services
from tests.support.browser_pages import play_button
from tests.support.chromium import SWITCHES, chromium

from bench.report import PAGE, Section, renew
from bench.state import commit, machine

RESULTS = Path(__file__).parent / "results" / "page.json"
VIEWPORT: Any = {"width": 360, "height": 640}
SLOWDOWN = 4
LATENCY_MS = 400
BYTES_PER_SECOND = 400_000 / 8
READING_MS = 3_000
"""Milliseconds between the moment at which Play works and the tap."""
PATIENCE_MS = 60_000
GOALS = {"seen_s": 3.0, "ready_s": 3.0, "act_s": 2.5, "shift": 0.02, "font_bytes": 30_000}
WORDS = {
    "seen_s": "Play is visible, s",
    "ready_s": "Play works, s",
    "act_s": "tap on Play until the first move can be made, s",
    "shift": "cumulative layout shift, from the first paint to the first move",
    "font_bytes": "fonts on the first visit, bytes",
}
TITLE = "The page on a slow phone"
WATCH = """
  window.watched = { shift: 0 }
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) {
      watched.shift += one.value
      for (const { node, previousRect, currentRect } of one.sources)
        (watched.moved ??= []).push([one.value, node?.nodeName, node?.className?.toString(),
          Math.round(previousRect.y), Math.round(currentRect.y)])
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const isSeen = selector => [...document.querySelectorAll(selector)].some(one => {
    const { top, bottom, height } = one.getBoundingClientRect()
    return height > 0 && top >= 0 && bottom <= innerHeight
  })
  const look = () => {
    const now = performance.now()
    if (isSeen(PLAY)) watched.seen ??= now
    if (isSeen(`#app:not([data-skeleton]) ${PLAY}`)) watched.ready ??= now
    if (isSeen('.square.can, .tray .can')) watched.acts ??= now
    // In the next frame what was seen in this one has been painted.
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('pointerdown', () => (watched.tapped ??= performance.now()), true)
"""
FONTS = """performance.getEntriesByType('resource').filter(one => one.name.endsWith('.woff2'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


@dataclass(frozen=True)
class Visit:
    """What was measured on one first visit; seconds, and bytes."""

    seen_s: float
    ready_s: float
    act_s: float
    shift: float
    font_bytes: int


@dataclass(frozen=True)
class Report:
    """All visits of a measurement, and the medians."""

    visits: list[Visit]
    commit: str
    machine: str

    @property
    def medians(self) -> dict[str, float]:
        """The median of each figure."""
        return {name: median(getattr(one, name) for one in self.visits) for name in GOALS}

    @property
    def is_well(self) -> bool:
        """True if every median reaches its goal."""
        return all(self.medians[name] <= goal for name, goal in GOALS.items())


def visit(browser: Browser, url: str, is_verbose: bool = False) -> Visit:
    """Visit the home page as a newcomer with a slow phone, tap Play, and wait for the first move."""
    context = browser.new_context(
        viewport=VIEWPORT, locale="en-GB", is_mobile=True, has_touch=True, device_scale_factor=2
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    play = play_button("quarto")
    page.add_init_script(f"(() => {{ const PLAY = {json.dumps(play)}\n{WATCH} }})()")
    # If the computer begins by lot, its first move is not held back for the eye.
    page.add_init_script("localStorage.setItem('fourfold', JSON.stringify({ speed: 'instant' }))")
    debugger = context.new_cdp_session(page)
    debugger.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    debugger.send("Network.enable")
    debugger.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_PER_SECOND,
            "uploadThroughput": BYTES_PER_SECOND,
        },
    )
    page.goto(url, wait_until="commit")
    page.wait_for_selector(f"#app:not([data-skeleton]) {play}")
    page.wait_for_timeout(READING_MS)
    page.tap(play)
    page.wait_for_selector(".square.can, .tray .can")
    # What arrives late may still move something.
    page.wait_for_timeout(1_500)
    watched = page.evaluate("watched")
    fonts = page.evaluate(FONTS)
    if is_verbose:
        print(watched)
        print(page.evaluate(WATERFALL))
    context.close()
    return Visit(
        watched["seen"] / 1000,
        watched["ready"] / 1000,
        (watched["acts"] - watched["tapped"]) / 1000,
        watched["shift"],
        fonts,
    )


WATERFALL = """performance.getEntriesByType('resource').map(one =>
  [one.startTime, one.responseEnd].map(Math.round).join('–') + ' ' + one.encodedBodySize + ' '
  + one.name.replace(location.origin, '')).join('\\n')"""


def measure(url: str, visits: int, is_verbose: bool = False) -> Report:
    """Return the figures of some first visits to a server."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        found = [visit(browser, url, is_verbose) for _ in range(visits)]
        browser.close()
    return Report(found, commit(), machine())


def section(report: Report) -> Section:
    """Return the report as a section of docs/benchmarks.md."""
    rows = []
    for name, goal in GOALS.items():
        values = [getattr(one, name) for one in report.visits]
        form = ",.0f" if name.endswith("bytes") else ".3f" if name == "shift" else ".2f"
        cells = [format(value, form) for value in (median(values), min(values), max(values))]
        rows.append([WORDS[name], *cells, f"{goal:,}" if name.endswith("bytes") else str(goal)])
    note = "\n".join(
        (
            f"{len(report.visits)} first visits in a Chromium:",
            "",
            f"- processor {SLOWDOWN} times slower, {BYTES_PER_SECOND * 8 / 1000:.0f} kbit/s, round trips of "
            f"{LATENCY_MS} ms, {VIEWPORT['width']}×{VIEWPORT['height']} pixels",
            f"- the tap comes {READING_MS / 1000:.0f} s after Play works, and moves of the computer are "
            "shown at once",
            "",
            f"Measured by `python -m bench.page` at commit `{report.commit}` ({report.machine}).",
        )
    )
    return Section(TITLE, ["what", "median", "least", "most", "goal"], rows, note)


def read() -> Report:
    """Return the report that was written last."""
    found = json.loads(RESULTS.read_text("utf-8"))
    return Report([Visit(**one) for one in found["visits"]], found["commit"], found["machine"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--verbose", action="store_true", help="print every request and shift")
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="fourfold-page-") as folder,
        services.server(Path(folder)) as server,
    ):
        report = measure(server.url, wishes.visits, wishes.verbose)
    print(text := json.dumps(asdict(report)))
    print(json.dumps(report.medians))
    if wishes.json is not None:
        wishes.json.write_text(text + "\n", "utf-8")
        renew(PAGE, section(report))
    sys.exit(0 if report.is_well else 1)


if __name__ == "__main__":
    main()
