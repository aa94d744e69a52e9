"""The analysis page: positions that a player sets up, variations, fixed places, and playing on."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import drifts, is_in_sight, slots
from tests.support.browser_pages import GAME
from tests.support.browser_users import DESKTOP, Keys
from tests.support.patience import PATIENCE_MS

LAPTOP_SCREEN = {"width": 1366, "height": 768}
SMALL_PHONE = {"width": 360, "height": 640}
SMALLEST_PHONE = {"width": 320, "height": 568}
LANDSCAPE = {"width": 844, "height": 390}
SMALL_LANDSCAPE = {"width": 667, "height": 375}


def opened(text: str, at: int = 0) -> str:
    """Return the path of the analysis of a record."""
    return f"/analysis?{urlencode({'record': text, 'at': at})}"


def test_position_is_kept_when_the_player_goes_away_and_back(person):
    student = person()
    page = student.open("/analysis")
    page.get_by_role("button", name="Set up position").click()
    for piece, square in zip("0123", ("a1", "b1", "c1", "d1"), strict=True):
        page.locator(f'.tray [data-piece="{piece}"]').click()
        page.locator(f'[data-square="{square}"]').click()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".stood")).to_contain_text("a1, b1, c1 and d1")
    page.locator('nav a[href="/lobby"]').click()
    student.see(".icons")
    page.go_back()
    student.see('[data-square="a1"]')
    student.holds("document.querySelectorAll('.tray [data-piece]').length === 12")


@pytest.mark.parametrize("size", [LAPTOP_SCREEN, SMALL_PHONE, SMALLEST_PHONE, LANDSCAPE])
def test_nothing_moves_while_a_game_is_stepped_through_and_moves_are_tried(person, size):
    student = person(viewport=size)
    page = student.open(opened(GAME))
    student.see(".moves-list [data-node='12']")
    page.evaluate("document.fonts.ready.then(() => true)")
    before = slots(page)
    assert set(before) >= {"board", "verdict", "hand", "tray", "controls", "moves"}
    moved = []
    for step in range(12):
        page.get_by_role("button", name="Forward").click()
        moved += [f"step {step + 1}: {one}" for one in drifts(before, slots(page))]
    page.locator("[data-node='4']").click()
    student.see('[data-piece="7"].can')
    for selector in ('.tray [data-piece="7"]', '[data-square="d4"]', '.tray [data-piece="1"]'):
        page.locator(selector).click()
        moved += [f"{selector}: {one}" for one in drifts(before, slots(page))]
        student.see(".square.can, .tray .can")
        moved += [f"after {selector}: {one}" for one in drifts(before, slots(page))]
    expect(page.locator("section.game figcaption")).to_be_attached(timeout=2 * PATIENCE_MS)
    moved += [f"judged: {one}" for one in drifts(before, slots(page))]
    assert moved == []


FIRST_ROW = """() => {
  const list = document.querySelector('.moves-list')
  const move = list.querySelector('[aria-current]').getBoundingClientRect()
  const { top, bottom } = list.getBoundingClientRect()
  return {
    whole: [...list.children].some(row => Math.abs(row.offsetTop - list.scrollTop) < 2),
    shown: move.top >= top - 1 && move.bottom <= bottom + 1,
  }
}"""
"""Script that returns whether the move list begins with a whole row, and whether it shows the move."""


def test_move_list_on_phones_begins_with_a_whole_row_and_shows_the_move(person):
    student = person(viewport={"width": 390, "height": 844})
    page = student.open(opened(GAME, at=12))
    expect(page.locator(".moves-list .note.mistake").first).to_be_attached(timeout=2 * PATIENCE_MS)
    for _ in range(12):
        assert page.evaluate(FIRST_ROW) == {"whole": True, "shown": True}
        page.get_by_role("button", name="Back").click()


@pytest.mark.parametrize("size", [SMALLEST_PHONE, SMALL_PHONE, LANDSCAPE, SMALL_LANDSCAPE])
@pytest.mark.parametrize("path", ["/analysis", "/puzzles"])
def test_a_step_needs_no_scrolling(person, size, path):
    student = person(viewport=size)
    page = student.open(path)
    student.see("[data-square]")
    student.see(".tray [data-piece]")
    for slot in ("verdict", "board", "hand", "tray", "controls"):
        assert is_in_sight(page, f"[data-slot={slot}]"), slot
    assert page.locator("[data-square]").first.bounding_box()["height"] >= 44


def test_variation_is_a_branch_that_can_be_left_and_deleted(person):
    student = person(viewport=DESKTOP)
    page = student.open(opened(GAME, 2))
    hand = Keys(student)
    student.see('[data-piece="7"].can')
    hand.give("7")
    branch = page.locator(".variation")
    expect(branch.locator("[data-node]")).to_have_count(1)
    expect(branch.locator("[aria-current=step]")).to_have_count(1)
    hand.place("d4")
    expect(branch.locator("[data-node]")).to_have_count(2)

    hand.act("[data-node='5']")
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-node", "5")
    branch.locator("[data-node]").last.click()
    page.get_by_role("button", name="Main line").click()
    expect(page.locator("[data-node='2']")).to_be_focused()
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-node", "2")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save game record").click()
    assert Path(saved.value.path()).read_text("utf-8") == GAME

    branch.locator("[data-node]").first.click()
    page.get_by_role("button", name="Delete variation").click()
    expect(branch).to_have_count(0)
    expect(page.locator("[data-node='2']")).to_be_focused()
    expect(page.locator(".moves-list [data-node]")).to_have_count(13)


def test_best_square_is_marked_and_an_arrow_leads_to_it(person):
    student = person()
    # Three light pieces in a row, and a light piece in hand: d1 wins at once.
    position = "..../..../..../012. 4"
    page = student.open(
        f"/analysis?{urlencode({'rules': 'classic+referee', 'position': position})}"
    )
    expect(page.locator('[data-square="d1"]')).to_have_attribute(
        "aria-label", re.compile("^d1, free, win.*, best move$")
    )
    expect(page.locator(".note.best")).to_have_count(1)
    arrow, square = page.locator("line[marker-end]"), page.locator('[data-square="d1"]')
    expect(arrow).to_have_count(1)
    end = arrow.evaluate(
        """line => { const { x, y } = line.ownerSVGElement.getBoundingClientRect()
        return [x + line.x2.baseVal.value, y + line.y2.baseVal.value] }"""
    )
    box = square.bounding_box()
    assert box["x"] <= end[0] <= box["x"] + box["width"]
    assert box["y"] <= end[1] <= box["y"] + box["height"]


def test_board_lights_what_a_move_or_a_choice_names(person):
    student = person()
    page = student.open(opened(GAME, 1))
    lit = page.locator("[data-slot=board] .named")
    page.locator("[data-node='2']").hover()
    expect(lit).to_have_count(1)
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    page.locator("[data-node='4']").focus()
    expect(lit).to_have_count(1)
    page.locator("[data-node='3']").focus()
    expect(lit).to_have_count(0)
    expect(page.locator(".tray .named")).to_have_attribute("data-piece", "a")


def test_playing_on_asks_for_level_and_side(person):
    student = person()
    page = student.open(opened(GAME, 2))
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(3)
    dialog.get_by_role("radio", name="Ann").check()
    dialog.locator("select").select_option("level1")
    dialog.get_by_role("button", name="Play", exact=True).click()
    student.see("[data-phase]")
    expect(page.locator(".players")).to_contain_text("level 1")
    # The computer has Ben's side: it gives a piece, then it is our turn.
    student.see(".square.can")
    expect(page.locator("[data-to-act]")).to_have_attribute("data-to-act", "A")
