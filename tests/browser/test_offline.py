"""The page without a server: it starts from the cache of the browser, teaches, solves and plays."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.support import services
from tests.support.axe import violations
from tests.support.browser_pages import ADDRESSES
from tests.support.browser_users import CONNECTION_ERRORS, Mouse, move
from tests.support.lesson_walk import LESSONS, by_pointer, walk

from fourfold.server.web.pages import BUILT

#: Something of each page that no other page has.
OWN = {
    "home": "section[aria-labelledby=quartino] .button.main",
    "new-quarto": ".pill:has-text('Mushrooms')",
    "new-quartino": ".pill:has-text('first games')",
    "lobby": "h2:has-text('Open tables')",
    "learn": "h1:has-text('Learn to play')",
    "learn-quarto": "main:has(h1:has-text('Quarto: first lesson')) :text('Sixteen pieces')",
    "learn-quartino": "main:has(h1:has-text('Quartino: first lesson')) [data-space='8']",
    "learn-danish": "h1:has-text('the Danish win')",
    "learn-quarto-strategy": "h1:has-text('Quarto: strategy')",
    "learn-quartino-strategy": "h1:has-text('Quartino: strategy')",
    "rules": "h1:has-text('The rules')",
    "rules-classic": "h1:has-text('the classic edition')",
    "rules-mushrooms": "h1:has-text('the mushroom edition')",
    "rules-danish": "h1:has-text('the Danish edition')",
    "rules-quartino": "h2:has-text('The situation “column”')",
    "puzzles": ".puzzle .square.can, .puzzle .tray .can",
    "analysis": ".verdict:has-text('Draw with best play')",
    "replay": "main:has(h1:has-text('Replay')) textarea",
    "games": "h1:has-text('My games')",
    "privacy": "h1:has-text('Privacy')",
    "nowhere": "h1:has-text('Page not found')",
}


@pytest.mark.slow
def test_every_page_opens_without_a_server(stranded):
    assert set(OWN) == set(ADDRESSES)
    for name, path in ADDRESSES.items():
        stranded.open(path)
        stranded.see(OWN[name])
        others = ", ".join(own for other, own in OWN.items() if other != name)
        assert stranded.page.locator(others).count() == 0, name


@pytest.mark.parametrize("game", LESSONS)
def test_a_strategy_lesson_is_walked_to_its_end_without_a_server(stranded, game):
    stranded.open(f"/learn/{game}-strategy")
    stranded.see(".lesson .choices")
    walk(stranded, game, by_pointer)


def test_a_puzzle_is_solved_without_a_server(stranded):
    stranded.open("/puzzles")
    page = stranded.page
    asked = page.locator(".puzzle .said").inner_text()
    # The first hint rules some choices out; one of them is tried, and it is said what is wrong with it.
    hint = page.locator("[data-slot=controls] .button:not(.quiet)")
    hint.click()
    stranded.see('.puzzle .can[aria-label*="×"]').click()
    stranded.see(".said.wrong")
    # The second tells the answer, until there is nothing left to find.
    while not page.locator(".said.solved").count():
        stranded.see('.puzzle .can[aria-label*="✓"], [data-slot=controls] [aria-disabled=false]')
        if not page.locator('.puzzle .can[aria-label*="✓"]').count():
            hint.click()
            continue
        page.locator('.puzzle .can[aria-label*="✓"]').click()
        stranded.see(".said.solved, [data-slot=controls] [aria-disabled=false]")
    assert page.locator(".puzzle .said").inner_text() != asked
    page.locator("[data-slot=controls] .button.main").click()
    stranded.see(".puzzle .square.can, .puzzle .tray .can")
    assert page.locator(".said.solved").count() == 0


def test_a_position_is_solved_without_a_server(stranded):
    """One square of this position wins, and nothing else does."""
    stranded.open("/analysis?rules=classic%2Breferee&position=d..6%2Fc.a3%2F....%2F0...+5")
    stranded.see("section[aria-busy=false] .choice.win")
    wins = stranded.page.locator(".choice.win")
    assert [one.inner_text() for one in wins.locator("b").all()] == ["a2"]
    # A square each, of the ten that are free.
    assert stranded.page.locator(".choice").count() == 10
    wins.click()
    stranded.see("line.line, polygon.line")


@pytest.mark.slow
def test_quarto_against_the_chosen_bot_without_a_server(stranded):
    stranded.open()
    stranded.page.locator("section[aria-labelledby=quarto] .button.main").click()
    stranded.see("[data-phase]")
    assert "on this device only" in stranded.page.locator(".around").inner_text()
    # The level that newcomers get.
    assert "Computer (level\N{NO-BREAK SPACE}2)" in stranded.page.locator("main").inner_text()
    rng = random.Random(3)
    while move(stranded, Mouse(stranded), rng):
        pass
    assert stranded.page.locator("[data-phase=over]").count() == 1
    assert stranded.status


def test_quarto_on_one_screen_without_a_server(stranded):
    stranded.open()
    stranded.page.locator("section[aria-labelledby=quarto] .button:not(.main)").first.click()
    stranded.see("[data-phase]")
    rng = random.Random(4)
    for _ in range(8):
        assert move(stranded, Mouse(stranded), rng)


def test_table_of_the_server_says_that_it_cannot_be_reached_and_leads_out(stranded):
    address = f"/table/{'1' * 32}"
    stranded.open(address)
    expect(stranded.page.locator("main h1")).to_have_text("This table cannot be reached")
    expect(stranded.page.locator("main")).to_contain_text("The server is not responding")
    stranded.context.set_offline(True)
    try:
        stranded.open(address)
        expect(stranded.page.locator("main")).to_contain_text("You are offline")
        assert violations(stranded) == []
        stranded.page.emulate_media(color_scheme="dark")
        assert violations(stranded) == []
        expect(stranded.page.locator('main a[href="/"]')).to_be_visible()
        stranded.page.locator("main .button.main").click()
        stranded.see("[data-phase]")
    finally:
        stranded.context.set_offline(False)


def test_answers_of_the_api_are_not_cached(person):
    visitor = person(offline=True)
    visitor.open()
    visitor.holds("navigator.serviceWorker.controller !== null")
    visitor.open()
    assert visitor.page.evaluate("fetch('/api/tables').then(answer => answer.status)") == 200
    kept = "Promise.all(['/', '/api/tables'].map(one => caches.match(one))).then(all => all.map(Boolean))"
    assert visitor.page.evaluate(kept) == [True, False]


@contextmanager
def served(folder: Path, page: Path) -> Iterator[services.Server]:
    """Run a server with another page than the built one."""
    server = services.Server(folder)
    server.program = (
        "from pathlib import Path; from fourfold.server.web import pages; "
        f"pages.BUILT = Path({str(page)!r}); {services.SERVE}"
    )
    try:
        server.start()
        yield server
    finally:
        server.end()
    assert not server.trouble(), server.trouble()


def renew(page: Path) -> None:
    """Turn a page into a newer version, in which one file has another name."""
    for form in page.glob("assets/Lobby-*"):
        form.rename(form.with_name(form.name.replace("Lobby-", "Tables-")))
    for name in ("sw.js", "index.html"):
        for form in page.glob(f"{name}.*"):
            form.unlink()
        text = (page / name).read_text("utf-8")
        text = text.replace('<div id="app"', '<div id="app" data-newer').replace(
            "/Lobby-", "/Tables-"
        )
        text = re.sub(r"fourfold-(\$\{.)\w{6}", r"fourfold-\1newest", text)
        (page / name).write_text(text, "utf-8")


@pytest.mark.slow
def test_button_changes_to_the_newer_page_and_other_open_pages_still_work(person, tmp_path):
    page = tmp_path / "page"
    shutil.copytree(BUILT, page)
    with served(tmp_path, page) as server:
        visitor = person(url=server.url, offline=True)
        visitor.allow(*CONNECTION_ERRORS)
        visitor.open()
        visitor.holds("navigator.serviceWorker.controller !== null")
        other = visitor.context.new_page()
        other.goto(server.url)
        server.end()
        renew(page)
        server.start()
        visitor.page.evaluate(
            "navigator.serviceWorker.getRegistration().then(one => one.update()).then(() => true)"
        )
        notice = visitor.page.locator(".version")
        expect(notice).to_contain_text("A new version is ready")
        assert violations(visitor) == []
        # Nothing is loaded anew by itself, and a game shows no notice.
        assert visitor.page.locator("[data-newer]").count() == 0
        visitor.page.locator("section[aria-labelledby=quarto] .ways .button").nth(1).click()
        visitor.see("[data-phase]")
        expect(notice).to_have_count(0)
        visitor.page.go_back()
        notice.locator("button").click()
        visitor.see("[data-newer]")
        expect(notice.locator("button")).to_have_count(0)
        # The other page has all parts of its own version.
        assert other.locator("[data-newer]").count() == 0
        other.locator('nav a[href="/lobby"]').click()
        expect(other.locator("main h1")).to_have_text("Tables")
        visitor.context.close()


@pytest.mark.slow
def test_newer_page_is_used_after_the_next_start_and_open_pages_still_work(person, tmp_path):
    page = tmp_path / "page"
    shutil.copytree(BUILT, page)
    caches = "caches.keys().then(all => all.filter(one => one !== 'fourfold-puzzles'))"
    with served(tmp_path, page) as server:
        visitor = person(url=server.url, offline=True)
        visitor.allow(*CONNECTION_ERRORS)
        visitor.open()
        visitor.holds("navigator.serviceWorker.controller !== null")
        (older,) = visitor.page.evaluate(caches)
        server.end()
        renew(page)
        server.start()
        # The open page asks for the newer worker, and still has all parts of its own version.
        visitor.page.evaluate(
            "navigator.serviceWorker.getRegistration().then(one => one.update()).then(() => true)"
        )
        visitor.holds("navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)")
        visitor.page.locator('nav a[href="/lobby"]').click()
        visitor.see('main h1, [aria-current="page"]')
        visitor.wait_until(lambda: len(visitor.page.locator("main").inner_text()) > 40)
        # At the next start everything is new.
        again = visitor.context.new_page()
        visitor.page.close()
        visitor.page = again

        def is_newer() -> bool:
            """Start the page; the newer worker takes over once the browser notices that none was open."""
            again.goto("about:blank")
            again.goto(server.url)
            are_newer = f"{caches}.then(all => all.length === 1 && all[0] !== '{older}')"
            return again.locator("[data-newer]").count() == 1 and again.evaluate(are_newer)

        visitor.wait_until(is_newer)
        visitor.context.close()
