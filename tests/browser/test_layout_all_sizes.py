"""Layout that holds on phones, laptops and desktops alike."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.support.browser_layout import bottom, box, is_in_sight, too_wide
from tests.support.browser_pages import settle
from tests.support.browser_tables import (
    meet,
    meet_at,
    play,
)
from tests.support.browser_users import (
    DESKTOP,
    LAPTOP,
    NARROW,
    SMALL_PHONE,
)

LONG = "W" * 24


@pytest.mark.slow
def test_long_names_do_not_widen_the_page(person):
    def named(page: Page) -> None:
        page.locator("form input[type=text]").first.fill(LONG)

    seats = meet(person, named)
    for one in seats.values():
        for size in (DESKTOP, NARROW):
            one.page.set_viewport_size(size)
            settle(one)
            assert too_wide(one) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP])
def test_tray_does_not_move_between_placing_and_giving(person, size):
    seats = meet_at(person, size)
    play(seats, "A", "give 0")
    placer = seats["B"].page
    seats["B"].see(".square.can")
    settle(seats["B"])
    before = box(placer, ".tray")["top"]
    assert is_in_sight(placer, ".tray")
    assert is_in_sight(placer, "[data-slot=actions]") or size == LAPTOP
    play(seats, "B", "place a1")
    seats["B"].see(".tray .can")
    settle(seats["B"])
    assert abs(box(placer, ".tray")["top"] - before) < 2


@pytest.mark.slow
def test_puzzle_board_and_pieces_fit_into_the_window(person):
    solver = person()
    for size in (SMALL_PHONE, LAPTOP, DESKTOP):
        solver.page.set_viewport_size(size)
        page = solver.open("/puzzles")
        asked = set()
        for _ in range(12):
            solver.see(".puzzle [data-square]")
            settle(solver)
            hand = page.locator(".puzzle [data-hand]").count() > 0
            asked.add(hand)
            pieces = ".puzzle [data-hand]" if hand else ".puzzle .tray"
            for selector in (".puzzle [data-slot=board] svg", pieces):
                assert bottom(page, selector) <= size["height"], (size, selector)
            if len(asked) == 2:
                break
            page.locator(".puzzle [data-slot=controls] .button.quiet").click()
