"""Performance of the page: what a first visit loads, its skeleton, and the time until a move is drawn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.support.browser_pages import begin, play_button
from tests.support.browser_users import (
    DESKTOP,
    PHONE_LANDSCAPE,
    SMALL_PHONE,
    Mouse,
    choices,
)

MAX_FIRST_BYTES = 61_700
"""Compressed page, scripts and catalogues that must arrive before Play works: 1,400 bytes more than before
one could choose there who spots lines; the forms in which a game is set up are loaded with their pages."""
MAX_FIRST_REQUESTS = 4
"""The page, its entry, its scripts in one file, and the texts of one language."""
MAX_FONT_BYTES = 30_000
MOST_DRAWING = 100
"""Milliseconds until a move is drawn."""
LOADED = """() => performance.getEntriesByType('resource')
  .map(one => [new URL(one.name).pathname, one.encodedBodySize])"""
SCRIPTS = re.compile(r"/assets/.*\.js$")


class HeldScripts:
    """The scripts of a page, held back until `let_go`, as over a slow connection."""

    def __init__(self, page: Page) -> None:
        self._held: list[Route] = []
        self._is_open = False
        page.route(SCRIPTS, self._take)

    def _take(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self) -> None:
        """Load the scripts that have been held back, and hold back no more."""
        self._is_open = True
        for route in self._held:
            route.continue_()


def test_first_visit_needs_four_requests_and_30_kb_of_fonts(person):
    newcomer = person(is_new=True)
    # Idle time never comes: what is loaded then is not needed for Play.
    newcomer.page.add_init_script("window.requestIdleCallback = () => 0")
    newcomer.open()
    newcomer.page.evaluate("document.fonts.ready.then(() => true)")
    loaded = newcomer.page.evaluate(LOADED)
    document = newcomer.page.evaluate(
        "performance.getEntriesByType('navigation')[0].encodedBodySize"
    )
    fonts = [size for name, size in loaded if name.endswith(".woff2")]
    assert 0 < sum(fonts) <= MAX_FONT_BYTES
    first = [(name, size) for name, size in loaded if name.endswith((".js", ".css"))]
    # The picture of the wheel is drawn later.
    first = [one for one in first if not re.search(r"/(Wheel|Token|Card|wheel)\b", one[0])]
    assert 1 + len(first) <= MAX_FIRST_REQUESTS, first
    assert 10_000 < document + sum(size for _, size in first) <= MAX_FIRST_BYTES


def test_play_needs_one_session_one_table_and_one_socket(person):
    newcomer = person()
    newcomer.open()
    # What is loaded last in idle time.
    newcomer.holds(
        """performance.getEntriesByType('resource')
          .filter(one => one.name.includes('/QuartinoGame-')).length === 2"""
    )
    asked: list[str] = []
    newcomer.page.on("request", lambda one: asked.append(f"{one.method} {one.url}"))
    newcomer.page.on("websocket", lambda one: asked.append(f"socket {one.url}"))
    newcomer.page.locator(play_button("quarto")).click()
    newcomer.see("[data-phase]")
    # Chromium asks for the icon again when the title changes.
    asked = [one for one in asked if "/icon" not in one]
    paths = [re.sub(r"http.*?//[^/]*|ws.*?//[^/]*|[0-9a-f]{32}|\?.*", "", one) for one in asked]
    # Nothing of the table's page is loaded now: it was there before the click.
    assert paths == ["POST /api/session", "POST /api/tables", "socket /api/tables//socket"]


def test_nothing_is_loaded_in_advance_for_users_who_save_data(person):
    careful = person(offline=True)
    careful.page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    careful.open()
    careful.page.wait_for_load_state("networkidle")
    careful.page.wait_for_timeout(500)
    loaded = [name for name, _ in careful.page.evaluate(LOADED)]
    assert not [name for name in loaded if "/Table-" in name]
    registered = "navigator.serviceWorker.getRegistrations().then(all => all.length)"
    assert careful.page.evaluate(registered) == 0
    careful.page.locator(play_button("quarto")).click()
    careful.see("[data-phase]")


TOPS = """() => ['header', 'header nav a', 'h1', '.lead', '.games .card', '.games .what', '.games .level',
    '.games .button.main', '.games .card:last-child', '.games .card:last-child .button.main']
  .map(name => document.querySelector(`#app ${name}`).getBoundingClientRect().top)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr", "cs"])
def test_skeleton_has_the_layout_of_the_home_page(person, locale):
    newcomer = person(locale=locale)
    page = newcomer.page
    # A line may break at another word in another font: both are drawn in the fallback fonts.
    newcomer.allow("woff2", "Failed to load resource")
    for size in (SMALL_PHONE, PHONE_LANDSCAPE, DESKTOP):
        page.set_viewport_size(size)
        page.unroute_all()
        page.route("**/*.woff2", lambda route: route.abort())
        scripts = HeldScripts(page)
        page.goto(newcomer.url, wait_until="commit")
        expect(page.locator("#app[data-skeleton] h1")).not_to_be_empty()
        assert page.evaluate("document.documentElement.lang") == locale[:2]
        before: list[float] = page.evaluate(TOPS)
        scripts.let_go()
        newcomer.see("#app:not([data-skeleton]) .games")
        after: list[float] = page.evaluate(TOPS)
        moved = [abs(one - other) for one, other in zip(before, after, strict=True)]
        assert max(moved) <= 2, (size, before, after)


def test_click_on_play_before_the_scripts_arrive_starts_the_game(person):
    newcomer = person()
    scripts = HeldScripts(newcomer.page)
    newcomer.page.goto(newcomer.url, wait_until="commit")
    newcomer.page.locator(f"#app[data-skeleton] {play_button('quarto')}").click()
    scripts.let_go()
    newcomer.see("[data-phase]")


def test_keyboard_focus_on_the_skeleton_stays_on_the_same_link(person):
    newcomer = person()
    scripts = HeldScripts(newcomer.page)
    newcomer.page.goto(newcomer.url, wait_until="commit")
    newcomer.page.locator('#app[data-skeleton] a[href="/learn"]').focus()
    scripts.let_go()
    newcomer.see("#app:not([data-skeleton]) h1")
    expect(newcomer.page.locator('header a[href="/learn"]')).to_be_focused()


@pytest.mark.parametrize("motion", [True, False])
def test_a_move_is_drawn_within_100_ms(person, motion):
    newcomer = person(motion=motion)
    begin(newcomer)
    page = newcomer.page
    page.evaluate("""() => {
      window.drawn = []
      let clicked = null
      addEventListener('pointerdown', event => {
        const one = event.target.closest('.square.can, .tray .can')
        if (one) clicked = [performance.now(), one]
      }, true)
      new MutationObserver(() => {
        if (!clicked || (clicked[1].isConnected && clicked[1].classList.contains('can'))) return
        const began = clicked[0]
        clicked = null
        requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - began)))
      }).observe(document.body, { attributes: true, childList: true, subtree: true })
    }""")
    for _ in range(6):
        newcomer.see(".square.can, .tray .can, [data-phase=over]")
        squares, pieces = choices(newcomer)
        if squares:
            Mouse(newcomer).place(squares[0])
        elif pieces:
            Mouse(newcomer).give(pieces[0])
    newcomer.holds("window.drawn.length >= 4")
    drawn = page.evaluate("window.drawn")
    # Other tests run beside this one: the fastest move is what the page itself needs.
    assert min(drawn) <= MOST_DRAWING, drawn
