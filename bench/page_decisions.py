"""``python -m bench.page_decisions``: how long Quartino's strongest player thinks on a slow phone, offline.

A Chromium of the size of a phone caches the page and goes offline. Then its processes get a quarter of the
time (`bench.slow_process`), and whole games are played against ``strong``. A decision lasts from the question
to the worker until its answer; that of the first decision in a game, which waits for the nets, is told apart.
With ``--json`` the figures are written to a file, and the section in docs/benchmarks.md anew.
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

from playwright.sync_api import Browser, Page, sync_playwright
from tests.support import services
from tests.support.browser_users import CONNECTION_ERRORS, Person
from tests.support.chromium import SWITCHES, chromium
from tests.support.offline_cache import fill_cache
from tests.support.quartino_offline import lose, start_game

from bench.page import SLOWDOWN, VIEWPORT
from bench.report import PAGE, Section, renew
from bench.slow_process import slowed
from bench.state import commit, machine

RESULTS = Path(__file__).parent / "results" / "page-decisions.json"
MAX_DECISION_MS = 300
MIN_SLOWDOWN = 0.9 * SLOWDOWN
"""The least measured slowdown with which a report counts."""
PATIENCE_MS = 120_000
TITLE = "Quartino's strongest player on a slow phone"
#: Notes the milliseconds of each choice of a bot: from the question to a worker until its answer.
WATCH = """(() => {
  window.decisions = []
  const asked = new Map()
  window.Worker = class extends Worker {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', ({ data }) => {
        if (asked.has(data.id) && data.answer !== undefined) {
          decisions.push(performance.now() - asked.get(data.id))
          asked.delete(data.id)
        }
      })
    }
    postMessage(told) {
      if (told.question?.ask === 'choose') asked.set(told.id, performance.now())
      super.postMessage(told)
    }
  }
})()"""
#: Rounds of a computation in a worker within a second, after half a second for its compilation.
PROBE = """() => new Promise((done) => {
  const script = `onmessage = () => {
    const round = () => {
      let sum = 0
      for (let i = 0; i < 10000; i += 1) sum = (sum + i * i) | 0
      return sum
    }
    const rounds = (ms) => {
      let number = 0
      for (const end = performance.now() + ms; performance.now() < end; number += 1) round()
      return number
    }
    rounds(500)
    postMessage(rounds(1000))
  }`
  const worker = new Worker(URL.createObjectURL(new Blob([script])))
  worker.onmessage = ({ data }) => done(data)
  worker.postMessage({})
})"""


@dataclass(frozen=True)
class Report:
    """The decisions of all games in milliseconds, and by how much the browser was slowed down."""

    games: list[list[float]]
    first: list[float]
    """The first decision of each game, with the time for loading the nets."""
    slowdown: float
    commit: str
    machine: str

    @property
    def decisions(self) -> list[float]:
        """The decisions of all games but the first ones."""
        return [decision for game in self.games for decision in game]

    @property
    def is_well(self) -> bool:
        """True if no decision takes too long, and the browser was slow: on a busy machine it is not."""
        return max(self.decisions) <= MAX_DECISION_MS and self.slowdown >= MIN_SLOWDOWN


def renderers(browser: Browser) -> list[int]:
    """Return the ids of the processes in which pages and their workers run."""
    debugger = browser.new_browser_cdp_session()
    found = debugger.send("SystemInfo.getProcessInfo")["processInfo"]
    debugger.detach()
    return [one["id"] for one in found if one["type"] == "renderer"]


def probed(browser: Browser, page: Page, slowdown: int) -> float:
    """Return by how much a worker computes less per second in a slowed browser, by the best of three runs."""

    def rounds() -> float:
        return max(float(page.evaluate(PROBE)) for _ in range(3))

    plain = rounds()
    with slowed(renderers(browser), slowdown):
        return plain / rounds()


def play(browser: Browser, person: Person, slowdown: int) -> list[float]:
    """Play a whole game against the strongest player in a slowed browser; return its decisions."""
    start_game(person, "strong")
    with slowed(renderers(browser), slowdown):
        lose(person)
        found: list[float] = person.page.evaluate("decisions")
    person.page.evaluate("localStorage.clear()")
    return found


def measure(games: int, slowdown: int) -> Report:
    """Return the decisions in some games, in a browser that has lost its server."""
    with (
        tempfile.TemporaryDirectory(prefix="fourfold-decisions-") as folder,
        services.server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        options: Any = {"viewport": VIEWPORT, "locale": "en-GB", "service_workers": "allow"}
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        person = Person(context, server.url)
        person.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
        fill_cache(person)
        blank = context.new_page()
        factor = probed(browser, blank, slowdown)
        blank.close()
        context.add_init_script(WATCH)
        context.set_offline(True)
        played = [play(browser, person, slowdown) for _ in range(games)]
        assert person.troubles == [], person.troubles
        browser.close()
    first = [game[0] for game in played]
    return Report([game[1:] for game in played], first, factor, commit(), machine())


def section(report: Report) -> Section:
    """Return the report as a section of docs/benchmarks.md."""
    rows = [
        [words, str(len(times)), f"{median(times):.0f}", f"{max(times):.0f}", goal]
        for words, times, goal in (
            ("a decision, ms", report.decisions, str(MAX_DECISION_MS)),
            ("the first decision of a game, which loads the nets, ms", report.first, "–"),
        )
    ]
    note = (
        f"{len(report.games)} whole games against `strong` in a Chromium without a server, "
        f"{VIEWPORT['width']}×{VIEWPORT['height']} pixels. Its processes run for a quarter of the time, "
        "since Chromium's own CPU throttling does not reach workers; a worker computed "
        f"{report.slowdown:.1f} times as slowly.\n\n"
        f"Measured by `python -m bench.page_decisions` at commit `{report.commit}` ({report.machine})."
    )
    if report.slowdown < MIN_SLOWDOWN:
        note += " The machine did other work, too: measure again on a quiet one."
    return Section(TITLE, ["what", "number", "median", "most", "goal"], rows, note)


def read() -> Report:
    """Return the report that was written last."""
    return Report(**json.loads(RESULTS.read_text("utf-8")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--slowdown", type=int, default=SLOWDOWN)
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    report = measure(wishes.games, wishes.slowdown)
    print(text := json.dumps(asdict(report)))
    longest = max(report.decisions)
    print(
        f"median {median(report.decisions):.0f} ms, most {longest:.0f}, slowdown {report.slowdown:.1f}"
    )
    if wishes.json is not None:
        wishes.json.write_text(text + "\n", "utf-8")
        renew(PAGE, section(report))
    sys.exit(0 if report.is_well else 1)


if __name__ == "__main__":
    main()
