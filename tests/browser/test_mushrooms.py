"""Mushrooms in browsers: told apart in both views by size, cap and dots, and in greyscale by colour, too."""

from __future__ import annotations

import base64
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.support.browser_layout import box
from tests.support.browser_pages import settle
from tests.support.browser_tables import open_table
from tests.support.browser_users import Person

SMALL_PHONE = {"width": 360, "height": 640}
BOARD = ".quarto svg.board"
PIECES = "0123456789abcdef"
DARK, SHORT, SQUARE, HOLLOW = 8, 4, 2, 1
"""The bits of a piece's digit: blue, small, flat, without dots."""
PIXELS = """async picture => {
  const bytes = Uint8Array.from(atob(picture), one => one.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, image.width, image.height)
  const found = []
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = data.slice(at, at + 3)
    const x = at / 4 % image.width
    // Shadows on the ground are a darker green.
    if (Math.hypot(r, Math.min(0, g - 140), b) > 40)
      found.push([x, (at / 4 - x) / image.width, Math.round(0.299 * r + 0.587 * g + 0.114 * b)])
  }
  return found
}"""
"""Script that returns the column, the row and the grey (0 to 255) of each pixel drawn on a green ground."""
GREEN = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`.tray .piece, .tray .piece:hover {
    border-color: #0f0 !important; border-radius: 0 !important;
    background: #0f0 !important; box-shadow: none !important;
    transition: none !important; transform: none !important;
  }`)
  document.adoptedStyleSheets.push(sheet)
}"""
"""Script that paints the tiles of the tray in a green that no piece has."""


class Mushroom(NamedTuple):
    """A mushroom as the tray shows it: the grey of each of its pixels."""

    greys: dict[tuple[int, int], int]

    @property
    def cap(self) -> int:
        """The median grey of the upper half."""
        upper = sorted(self.greys, key=lambda at: at[1])[: len(self.greys) // 2]
        return sorted(self.greys[at] for at in upper)[len(upper) // 2]

    def unlike(self, other: Mushroom) -> float:
        """Return the share of either's pixels that the other lacks, or has lighter or darker by a fifth."""
        either = self.greys.keys() | other.greys.keys()
        far = 999
        differ = (abs(self.greys.get(at, far) - other.greys.get(at, -far)) > 51 for at in either)
        return sum(differ) / len(either)


def start_on_one_screen(player: Person, view: str = "auto") -> Page:
    """Start a game with mushrooms for two at one screen; all sixteen are in the tray."""
    player.store("fourfold", f'{{"view": "{view}", "speed": "instant"}}')
    chairs = [{"name": "Ada"}, {"name": "Bo"}]
    table = open_table(
        player, game="quarto", rules="mushrooms", same_screen=True, chairs=chairs, start=True
    )
    player.open(f"/table/{table}")
    player.see(".tray .can")
    settle(player)
    return player.page


def mushrooms(page: Page) -> list[Mushroom]:
    """Return all sixteen as the tray shows them."""
    page.evaluate(GREEN)
    found = []
    for piece in PIECES:
        picture = page.locator(f'.tray [data-piece="{piece}"] svg').screenshot()
        pixels = page.evaluate(PIXELS, base64.b64encode(picture).decode())
        found.append(Mushroom({(x, y): grey for x, y, grey in pixels}))
    return found


def pairs(drawn: list[Mushroom], bit: int) -> Iterator[tuple[Mushroom, Mushroom]]:
    """Yield the mushrooms that differ in one trait only."""
    return ((drawn[one], drawn[one | bit]) for one in range(16) if not one & bit)


def test_mushrooms_stand_on_a_phone_of_360_by_640_pixels(person):
    page = start_on_one_screen(person(viewport=SMALL_PHONE, touch=True))
    expect(page.locator(BOARD)).to_have_attribute("data-flat", "false")
    for file, rank in product("abcd", "1234"):
        square = box(page, f'[data-square="{file}{rank}"] rect')
        assert min(square["width"], square["height"]) >= 44
    # The whole tray is in sight, and the button that changes the view hides no square.
    assert box(page, ".tray")["bottom"] <= SMALL_PHONE["height"]
    assert box(page, ".tools")["bottom"] <= box(page, '[data-square="d4"] rect')["top"] + 4


def test_chosen_view_of_mushrooms_stays(person):
    page = start_on_one_screen(person(viewport=SMALL_PHONE), "flat")
    expect(page.locator(BOARD)).to_have_attribute("data-flat", "true")
    page.locator(".legend button").click()
    # Size is drawn as size, so that no sign has to be explained.
    expect(page.locator(".legend dd").first).to_have_text("big")


@pytest.mark.parametrize("view", ["flat", "depth"])
def test_mushrooms_are_told_apart_by_each_trait_in_greyscale(
    person: Callable[..., Person], view: str
) -> None:
    page = start_on_one_screen(person(viewport=SMALL_PHONE), view)
    drawn = mushrooms(page)
    for big, small in pairs(drawn, SHORT):
        assert len(big.greys) >= 2 * len(small.greys)
    for red, blue in pairs(drawn, DARK):
        assert red.cap - blue.cap >= 50
    for pointed, flat in pairs(drawn, SQUARE):
        assert pointed.unlike(flat) >= 0.25
    for dotted, plain in pairs(drawn, HOLLOW):
        assert dotted.unlike(plain) >= 0.05


@pytest.mark.parametrize("view", ["flat", "depth"])
def test_caps_are_wider_than_the_stems_below_them(person: Callable[..., Person], view: str) -> None:
    page = start_on_one_screen(person(viewport=SMALL_PHONE), view)
    for mushroom in mushrooms(page):
        widths = Counter(y for _, y in mushroom.greys)
        above, below = min(widths), max(widths)
        stem = widths[below - round((below - above) / 8)]
        assert 2 * stem <= max(widths.values())
