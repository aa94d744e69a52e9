"""Layout on desktops and laptops, also in low and zoomed windows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import bottom, box, is_in_sight
from tests.support.browser_pages import begin, settle
from tests.support.browser_tables import (
    QuartinoTable,
    meet_at,
    play,
    sized,
    with_clocks,
)
from tests.support.browser_users import (
    DESKTOP,
    LAPTOP,
    PHONE_LANDSCAPE,
    ZOOMED_LAPTOP,
)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_tray_and_reserve_are_visible_without_scrolling(person, size):
    player = person(viewport=size)
    for game, selector in (("quarto", ".tray"), ("quartino", ".reserve")):
        begin(player, game)
        player.see(selector)
        settle(player)
        assert bottom(player.page, selector) <= size["height"]
    if size == DESKTOP:
        player.open("/analysis")
        player.see(".tray .can")
        assert bottom(player.page, ".tray") <= size["height"]


def test_clocks_stand_beside_the_game(person):
    seats = meet_at(person, LAPTOP, with_clocks)
    expect(seats["A"].page.locator(".strip")).to_be_hidden()
    expect(seats["A"].page.locator('.players [data-seat="A"] time')).to_be_visible()


def test_all_16_pieces_of_the_lesson_are_visible(person):
    page = person(viewport=LAPTOP).open("/learn/quarto")
    expect(page.locator(".picks button")).to_have_count(16)
    assert is_in_sight(page, ".picks")


def test_list_of_the_parts_of_the_rules_is_in_sight_to_its_end(person):
    page = person(viewport=LAPTOP).open("/rules/danish")
    expect(page.locator(".contents a").first).to_be_visible()
    assert bottom(page, ".contents") <= LAPTOP["height"]


CUT_ENTRIES = """() => {
  const nav = document.querySelector('.contents')
  const arrow = nav.matches('.more') ? parseFloat(getComputedStyle(nav, '::after').height) : 0
  const end = nav.getBoundingClientRect().bottom - arrow
  const entries = [...document.querySelectorAll('.contents li')].map(one => one.getBoundingClientRect())
  return {
    cut: entries.filter(({ top, bottom }) => top < end - 1 && bottom > end + 1).length,
    below: entries.filter(({ top }) => top >= end - 1).length,
  }
}"""
"""Script that returns how many entries of the contents are cut by their lower end, and how many lie below."""


def test_list_of_the_parts_of_the_rules_cuts_no_entry_and_is_whole_beside_the_text(person):
    page = person(viewport=LAPTOP).open("/rules/danish")
    expect(page.locator(".contents.more")).to_be_visible()
    start = page.evaluate(CUT_ENTRIES)
    assert start["cut"] == 0 < start["below"]
    page.evaluate("document.querySelector('#calling').scrollIntoView()")
    expect(page.locator(".contents.more")).to_have_count(0)
    assert page.evaluate(CUT_ENTRIES) == {"cut": 0, "below": 0}


PIECE_WIDTHS = """() => [...document.querySelectorAll('#calling :is(.maple-edge, .walnut-edge)')]
  .map(one => one.getBoundingClientRect().width)"""
"""Script that returns the widths of the pieces in a figure; the last one is the given piece."""


def test_figures_of_the_rules_draw_the_given_piece_as_large_as_the_others(person):
    page = person(viewport=LAPTOP).open("/rules/classic")
    expect(page.locator("#calling .hand svg")).to_be_visible()
    *placed, given = page.evaluate(PIECE_WIDTHS)
    assert len(placed) > 1
    assert abs(given - max(placed)) < 0.1 * given


def test_page_titles_have_two_sizes(person):
    """Pages to read have a large title; pages where a board or a form needs the room have a smaller one."""
    reader = person(viewport=LAPTOP)
    sizes = {}
    for path in (
        "/",
        "/learn",
        "/rules/classic",
        "/lobby",
        "/new",
        "/learn/quarto",
        "/puzzles",
        "/analysis",
    ):
        title = reader.open(path).locator("h1").first
        sizes[path] = title.evaluate("one => getComputedStyle(one).fontSize")
    assert len(set(sizes.values())) == 2, sizes


@pytest.mark.slow
@pytest.mark.parametrize("size", [ZOOMED_LAPTOP, PHONE_LANDSCAPE])
def test_a_move_in_a_low_window_needs_no_scrolling(person, size):
    seats = meet_at(person, size)
    play(seats, "A", "give 0")
    seats["B"].see(".square.can")
    page = seats["B"].page
    for selector in ("[data-status]", ".board svg", ".hand", ".calls", ".tray"):
        assert is_in_sight(page, selector), selector
    assert box(page, ".board svg")["height"] > 200

    table = QuartinoTable(sized(person, size), 2)
    page = table.actor.page
    page.evaluate("scrollTo(0, 0)")
    for selector in ("[data-status]", "svg[role=listbox]", ".guide", ".actions", ".reserve"):
        assert is_in_sight(page, selector), selector
    table.place("B", "3")
    assert page.evaluate("scrollY") == 0
