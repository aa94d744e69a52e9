"""Fixed slots of a game: no part of the page moves or changes its size during a whole game, in any window.

A guest sits at a table with the same game in four windows of different sizes, and makes the moves in one
window after the other. After each step the boxes of all ``[data-slot]`` are compared with those at the start.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import cycle

import pytest
from playwright.sync_api import Page
from tests.support.browser_pages import wait_for_turn
from tests.support.browser_tables import open_table, tokens_on_the_wheel
from tests.support.browser_users import Person, View
from tests.support.patience import PATIENCE_MS

SIZES = ("1366x768", "360x640", "320x568", "844x390")
TOLERANCE_PX = 2
Boxes = dict[str, list[float]]

BOXES = """() => {
  scrollTo(0, 0)
  const found = {}
  for (const one of document.querySelectorAll('[data-slot]')) {
    const { left, top, width, height } = one.getBoundingClientRect()
    if (one.closest('dialog')) continue
    const slot = one.dataset.slot
    // The table and a game may have slots of the same name.
    found[slot in found ? `${slot} 2` : slot] = [left, top, width, height].map(Math.round)
  }
  return found
}"""
"""Script that returns the box of each slot outside of dialogs, which open over the page."""


BANNER_FITS = """() => {
  const banner = document.querySelector('.banner')
  const { top, bottom } = banner.getBoundingClientRect()
  return [...banner.children].every(one => {
    const inner = one.getBoundingClientRect()
    return inner.top >= top && inner.bottom <= bottom
  })
}"""
"""Script that returns True if the texts about the end of a game lie inside of their banner."""

SHOWN_EVENTS = """
Math.max(0, ...[...document.querySelectorAll('[data-until]')].map(one => Number(one.dataset.until)))
"""
"""Script that returns the number of events that the move list tells."""

TAKEN_SQUARES = """all => all.filter(one => !/free/.test(one.getAttribute('aria-label')))
  .map(one => one.dataset.square)"""
"""Script that returns the squares on which pieces stand."""


class Windows:
    """Several browser windows of one guest, each of another size, in which the same table is open."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.pages: dict[str, Page] = {}
        self.first: dict[str, Boxes] = {size: {} for size in SIZES}
        self.moved: dict[str, dict[str, str]] = {size: {} for size in SIZES}
        for number, size in enumerate(SIZES):
            page = person.page if number == 0 else person.context.new_page()
            width, height = map(int, size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"{person.url}/table/{table}")
            page.locator("[data-phase]").first.wait_for(timeout=PATIENCE_MS)
            page.evaluate("document.fonts.ready.then(() => true)")
            self.pages[size] = page
        self.look("start")

    def look(self, step: str) -> None:
        """Compare the boxes in all windows with the first ones; remember what moved, and at which step."""
        for size, page in self.pages.items():
            self._look_at(size, page, step)

    def look_at(self, page: Page, step: str) -> None:
        """Compare the boxes in one window with the first ones."""
        (size,) = (size for size, one in self.pages.items() if one is page)
        self._look_at(size, page, step)

    def _look_at(self, size: str, page: Page, step: str) -> None:
        found: Boxes = page.evaluate(BOXES)
        for slot, box in found.items():
            first = self.first[size].setdefault(slot, box)
            if any(abs(now - was) > TOLERANCE_PX for now, was in zip(box, first, strict=True)):
                self.moved[size].setdefault(slot, f"{first} -> {box} at {step}")

    def wait_for(self, events: int) -> None:
        """Wait until every window shows this number of events or more."""
        for page in self.pages.values():
            self.person.wait_until(partial(shows, page, events))


def has_more(person: Person, before: int) -> bool:
    """Return True if the game has more events than before."""
    return len(person.view_at(person.table)["match"]["events"]) > before


def shows(page: Page, events: int) -> bool:
    """Return True if a window shows this number of events or more."""
    return bool(page.evaluate(SHOWN_EVENTS) >= events)


def turns_of(person: Person, windows: Windows) -> Iterator[tuple[Page, View]]:
    """Yield a window for each next turn of the guest, and the view of the game; end with the game.

    Before each turn all windows show the same, and after it the server has a new event.
    """
    for page in cycle(windows.pages.values()):
        match = wait_for_turn(person, person.table)
        number = len(match["events"])
        windows.wait_for(number)
        windows.look(f"event {number}")
        if match["view"]["outcome"] is not None:
            return
        yield page, match["view"]
        person.wait_until(partial(has_more, person, number))


def call_falsely(windows: Windows, page: Page) -> None:
    """Begin a call, mark four squares with pieces, and call."""
    page.locator(".calls .call").click()
    windows.look_at(page, "calling")
    taken = page.locator("[data-square]").evaluate_all(TAKEN_SQUARES)
    for square in taken[:4]:
        page.locator(f'[data-square="{square}"]').click()
    windows.look_at(page, "four squares marked")
    page.locator(".calls .button.main").click()


def play_quarto(person: Person, windows: Windows) -> None:
    rng = random.Random(4)
    for page, game in turns_of(person, windows):
        placed = len(game["trail"])
        if placed >= 5 and game["phase"] == "give" and game["refusals"] == 0 and placed % 2:
            call_falsely(windows, page)
        elif game["phase"] == "decline":
            page.locator(".holds .button").click()
        else:
            kind, what = rng.choice([move for move in game["moves"] if " " in move]).split(" ")
            name = "square" if kind == "place" else "piece"
            chosen = page.locator(f'.can[data-{name}="{what}"]')
            chosen.hover()
            windows.look_at(page, f"pointing at {what}")
            chosen.click()
            if chosen.count() and page.locator(".confirm").count():
                chosen.click()


def play_quartino(person: Person, windows: Windows) -> None:
    spaces = "c13572468"
    for number, (page, game) in enumerate(turns_of(person, windows), 1):
        if game["phase"] == "place":
            colour = [move.split(" ")[1] for move in game["moves"] if move.startswith("place ")]
            page.locator(f'[data-colour="{colour[number % len(colour)]}"].can').click()
            windows.look_at(page, "a colour chosen")
            space = page.locator(f'[data-space="{spaces[number % 9]}"]')
            space.click()
            windows.look_at(page, "a space chosen")
        elif game["phase"] == "clear":
            page.locator(f'[data-space="{game["clearing"][0]}"]').click()
            windows.look_at(page, "a column chosen")
        elif tokens_on_the_wheel(game) >= 4:
            page.locator(".actions .end").last.click()


GAMES = {
    "quarto": ("quarto", "classic", 2, "level1", play_quarto),
    "quartino-2": ("quartino", "quartino+turns:14", 2, "greedy", play_quartino),
    "quartino-4": ("quartino", "quartino+turns:16", 4, "greedy", play_quartino),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_slot_moves_during_a_whole_game(person, name):
    game, rules, seats, bot, play = GAMES[name]
    player = person()
    chairs = [{"name": "Ada"}, *({"bot": bot} for _ in range(seats - 1))]
    settings = {"game": game, "rules": rules, "seats": seats, "chairs": chairs, "start": True}
    windows = Windows(player, open_table(player, **settings))
    play(player, windows)
    windows.look("end")
    assert [size for size, page in windows.pages.items() if not page.evaluate(BANNER_FITS)] == []
    slots = {slot for boxes in windows.first.values() for slot in boxes}
    assert {"status", "actions", "notices"} <= slots
    assert {size: moved for size, moved in windows.moved.items() if moved} == {}
