"""Users of the page, each with an own browser context, who play by mouse, touch or keyboard.

Lives here: how a test opens pages, makes moves by mouse, touch or keys, and reads what the page was told.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.support.patience import PATIENCE_MS, PATIENCE_SECONDS

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 740}
SHORT_PHONE = {"width": 320, "height": 568}
PHONE_LANDSCAPE = {"width": 844, "height": 390}
NARROW = {"width": 320, "height": 640}
LAPTOP = {"width": 1366, "height": 657}
#: The window of a laptop at 200 % zoom.
ZOOMED_LAPTOP = {"width": 683, "height": 328}
DESKTOP: Any = {"width": 1280, "height": 800}
#: Something of ours to do, or the game is over.
MY_TURN = ".square.can, .tray .can, [data-phase=over]"
View = dict[str, Any]
#: Script that stores preferences, unless the page has stored some.
PREFER = """try {
  if (!localStorage.getItem('fourfold')) localStorage.setItem('fourfold', 'PREFERENCES')
} catch { /* Blank pages have no storage. */ }"""

#: What a browser says whose context blocks service workers.
BLOCKED_WORKER = "registration blocked by Playwright"


class Person:
    """A browser context with one page; console errors, failed requests and crashes are recorded.

    Half-moves of bots and other players are drawn at ``speed``, by default at once, to save time. With
    ``confirm`` "auto" a user with a touch screen confirms each move of Quarto.
    """

    def __init__(
        self, context: BrowserContext, url: str, speed: str = "instant", confirm: str = "auto"
    ) -> None:
        self.url = url
        self.context = context
        self.troubles: list[str] = []
        self._allowed = [BLOCKED_WORKER]
        context.on("page", self._watch)
        preferences = json.dumps({"speed": speed, "confirm": confirm})
        context.add_init_script(PREFER.replace("PREFERENCES", preferences))
        self.page = context.new_page()

    def arrive(self, url: str) -> None:
        """Begin anew at a server, with no errors recorded or allowed so far."""
        self.url = url
        self.troubles = []
        self._allowed = [BLOCKED_WORKER]

    def _watch(self, page: Page) -> None:
        """Record errors of a page: of the first one and of each that is opened later."""
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on("requestfailed", lambda request: self._failed(request.url, request.failure))
        page.on("response", lambda answer: self._answered(answer.status, answer.url))
        page.on("crash", lambda _: self._note("the page crashed"))

    def allow(self, *patterns: str) -> None:
        """Ignore errors that match these patterns, because the test causes them."""
        self._allowed += patterns

    def _note(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self._allowed):
            self.troubles.append(text)

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning", "assert"):
            self._note(f"console {kind}: {text}")

    def _failed(self, url: str, why: str | None) -> None:
        # A page that is left drops what it was still asking for.
        if why != "net::ERR_ABORTED":
            self._note(f"failed: {url} {why}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 400:
            self._note(f"status {status}: {url}")

    def store(self, key: str, value: str) -> None:
        """Keep a value in the browser's storage, which the next page that is opened finds there."""
        self.open("/privacy")
        self.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, value])

    def open(self, path: str = "/") -> Page:
        """Open a path of the server and wait until the page is drawn, in the place of its skeleton."""
        self.page.goto(self.url + path)
        expect(self.page.locator("#app:not([data-skeleton]) h1").first).to_be_attached(
            timeout=PATIENCE_MS
        )
        return self.page

    @property
    def table(self) -> str:
        """The id of the table on the page."""
        return self.page.url.rpartition("/")[2]

    def view(self) -> View:
        """Return the view of the table that the server sends to this browser."""
        script = "table => fetch(`/api/tables/${table}`).then(answer => answer.json())"
        found: View = self.page.evaluate(script, self.table)
        return found

    def game(self) -> View:
        """Return the view of the game at the table."""
        found: View = self.view()["match"]["view"]
        return found

    def post(self, path: str, body: View) -> View:
        """Send a request to the API as this guest, beside the page; return the answer."""
        send = self.context.request.post
        headers = {"Origin": self.url}
        headers["X-Fourfold-Page"] = send(f"{self.url}/api/session", headers=headers).json()["page"]
        answer = send(self.url + path, headers=headers, data=body)
        assert answer.ok, answer.text()
        found: View = answer.json()
        return found

    def view_at(self, table: str) -> View:
        """Return the view of a table, which need not be on the page, that the server sends to this guest."""
        found: View = self.context.request.get(f"{self.url}/api/tables/{table}").json()
        return found

    def command(self, table: str = "", **command: Any) -> None:
        """Send a command to a table by HTTP, as this guest; by default to the table on the page."""
        at = table or self.table
        base = {"base": self.view_at(at)["seq"], "id": str(uuid4())}
        self.post(f"/api/tables/{at}/commands", command | base)

    def see(self, selector: str, seconds: float = PATIENCE_SECONDS) -> Locator:
        """Wait for an element and return its locator."""
        found = self.page.locator(selector).first
        found.wait_for(state="attached", timeout=seconds * 1000)
        return found

    def wait_until(self, holds: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until ``holds()`` is true; raise TimeoutError after some seconds."""
        for _ in range(int(seconds / 0.05)):
            if holds():
                return
            self.page.wait_for_timeout(50)
        raise TimeoutError(f"expected it within {seconds} s")

    def holds(self, script: str, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until a script is true in the page (the page's policy forbids Playwright's own way, eval)."""
        self.wait_until(lambda: bool(self.page.evaluate(script)), seconds)

    @property
    def status(self) -> str:
        """The text of the status line."""
        return self.page.locator("[data-status]").inner_text()


class Mouse:
    """Plays by mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def act(self, selector: str) -> None:
        """Click on an element."""
        self.person.page.locator(selector).click()

    def give(self, piece: str) -> None:
        """Give a piece and wait until it has left the tray."""
        self.act(f'.tray [data-piece="{piece}"]')
        self.person.page.locator(f'.tray [data-piece="{piece}"]').wait_for(state="detached")

    def place(self, square: str) -> None:
        """Place the piece in hand and wait until its square is taken."""
        self.act(f'[data-square="{square}"]')
        self.person.see(f'[data-square="{square}"]:not(.can)')


class Touch(Mouse):
    """Plays by touch: the first touch shows a move, a second one confirms it."""

    def act(self, selector: str) -> None:
        self.person.page.locator(selector).tap()

    def give(self, piece: str) -> None:
        """Give a piece; confirm it with the button."""
        self.act(f'.tray [data-piece="{piece}"]')
        self.act(".decision .button.main")
        self.person.page.locator(f'.tray [data-piece="{piece}"]').wait_for(state="detached")

    def place(self, square: str) -> None:
        """Place the piece in hand; confirm it with a second touch of the square."""
        self.act(f'[data-square="{square}"]')
        self.person.see(".decision")
        super().place(square)


class Keys(Mouse):
    """Plays by keyboard: Tab, arrows and Enter."""

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.person.page.keyboard.press(key)

    def focused(self, attribute: str) -> str | None:
        """Return an attribute of the element that has the focus."""
        script = "name => document.activeElement?.getAttribute(name)"
        found: str | None = self.person.page.evaluate(script, attribute)
        return found

    def reach(self, selector: str, key: str = "Tab") -> None:
        """Press Tab until the focus is on an element that matches the selector."""
        script = "selector => document.activeElement?.matches(selector)"
        for _ in range(80):
            if self.person.page.evaluate(script, selector):
                return
            self.press(key)
        raise AssertionError(f"the keyboard does not reach {selector}")

    def act(self, selector: str) -> None:
        self.reach(selector)
        self.press("Enter")

    def give(self, piece: str) -> None:
        self.reach(".tray [data-piece]")
        for _ in range(20):
            at = int(self.focused("data-piece") or "0", 16)
            if at == int(piece, 16):
                break
            self.press("ArrowRight" if at < int(piece, 16) else "ArrowLeft")
        assert self.focused("data-piece") == piece
        self.press("Enter")
        self.person.page.locator(f'.tray [data-piece="{piece}"]').wait_for(state="detached")

    def place(self, square: str) -> None:
        self.reach("[data-square]")
        at = self.focused("data-square") or "a1"
        across, up = ord(square[0]) - ord(at[0]), int(square[1]) - int(at[1])
        self.press(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.press(*["ArrowUp" if up > 0 else "ArrowDown"] * abs(up))
        assert self.focused("data-square") == square
        self.press("Enter")
        self.person.see(f'[data-square="{square}"]:not(.can)')


def choices(person: Person) -> tuple[list[str], list[str]]:
    """Return the squares and the pieces that the page offers now."""
    script = """() => [
      [...document.querySelectorAll('.square.can')].map(one => one.dataset.square),
      [...document.querySelectorAll('.tray .can')].map(one => one.dataset.piece),
    ]"""
    squares, pieces = person.page.evaluate(script)
    return squares, pieces


def move(person: Person, hand: Mouse, rng: random.Random) -> bool:
    """Make one of the offered moves; return False if the game is over."""
    person.see(MY_TURN)
    squares, pieces = choices(person)
    if squares:
        hand.place(rng.choice(squares))
    elif pieces:
        hand.give(rng.choice(pieces))
    return bool(squares or pieces)


def play_out(person: Person, hand: Mouse, seed: int = 1) -> View:
    """Play against bots until the game is over; return its view."""
    rng = random.Random(seed)
    while move(person, hand, rng):
        pass
    game = person.game()
    assert game["outcome"] is not None
    return game


#: What a browser says of its own accord when nobody answers.
CONNECTION_ERRORS = ("WebSocket connection", "net::ERR_", "status 50")
