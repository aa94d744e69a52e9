"""Boards for study: the switch between the view with depth and the flat view, its legend, and drawn moves."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect
from tests.support.browser_layout import too_wide
from tests.support.browser_pages import GAME, QUARTINO_GAME, go_to_step, settle
from tests.support.browser_users import DESKTOP, PHONE, PHONE_LANDSCAPE, Person

PAGES = {
    "analysis": "/analysis",
    "puzzles": "/puzzles",
    "replay": f"/replay?{urlencode({'record': GAME})}",
    "replay-quartino": f"/replay?{urlencode({'record': QUARTINO_GAME})}",
    "lesson": "/learn/quarto",
    "lesson-quartino": "/learn/quartino",
}


def covers_a_square(page: Page) -> bool:
    """Return True if the middle of a square or space lies under a button beside the board."""
    script = """() => [...document.querySelectorAll('main .view-switch, .legend button')].some(button => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      return [...document.querySelectorAll('[data-square], [data-space]')].some(one => {
        const box = one.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        return left < x && x < right && top < y && y < bottom
      })
    })"""
    return bool(page.evaluate(script))


def check_switch(student: Person, has_pieces: bool) -> None:
    """Switch the view by keyboard; assert that the button keeps the focus and hides no square."""
    page = student.page
    switch = page.locator("main .view-switch")
    word = switch.inner_text()
    assert word.lower() in ("flat", "3d")
    expect(switch).to_have_accessible_name(re.compile(f"Board: {word}", re.IGNORECASE))
    switch.focus()
    page.keyboard.press("Enter")
    expect(switch).to_be_focused()
    expect(switch).not_to_have_text(word)
    settle(student)
    assert not covers_a_square(page)
    flat = word.lower() == "flat"
    pieces = page.locator(".tools .legend button")
    rings = page.locator("p.about:has(svg)")
    expect(pieces).to_have_count(1 if flat and has_pieces else 0)
    expect(rings).to_have_count(1 if flat and not has_pieces else 0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, PHONE_LANDSCAPE])
def test_switch_beside_the_board_changes_the_view_on_every_study_page(person, size):
    student = person(viewport=size)
    for name, path in PAGES.items():
        student.open(path)
        if name.startswith("lesson"):
            # The first steps show pieces only, or no token on another one.
            go_to_step(student, 6)
        student.see(".board [data-square], .board .wheel svg")
        settle(student)
        assert not covers_a_square(student.page)
        for _ in range(2):
            check_switch(student, "quartino" not in name)


def test_moves_of_quartino_are_drawn_in_replays_and_said_to_screen_readers(person):
    page = person().open(PAGES["replay-quartino"])
    moves = page.locator("[data-slot=moves]")
    first = moves.locator("[data-node='1']")
    expect(first.locator("[aria-hidden] svg")).to_have_count(1)
    expect(first).to_have_accessible_name(re.compile("^Ada .*yellow.*centre"))
    called = moves.locator("[data-node]:has([data-card])").first
    expect(called).to_have_accessible_name(re.compile("^Ada .*Quartino.*yellow"))
    numbers = moves.locator(".number").all_inner_texts()
    turns = [number for number in numbers if number]
    assert turns == [str(number + 1) for number in range(len(turns))]
    # The wheel lights the space that a move names.
    first.hover()
    expect(page.locator(".board .named")).not_to_have_count(0)


@pytest.mark.parametrize("path", ["/analysis", "/puzzles"])
def test_pieces_of_the_tray_are_as_wide_as_in_a_game_on_phones(person, path):
    student = person(viewport={"width": 360, "height": 640}, touch=True)
    page = student.open(path)
    student.see(".tray [data-piece]")
    settle(student)
    boxes = [one.bounding_box() for one in page.locator(".tray [data-piece]").all()]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert too_wide(student) == []
