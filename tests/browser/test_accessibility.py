"""Accessibility: axe, contrasts over drawings, forced colours, focus after menus, the order of the wheel."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.support.axe import violations
from tests.support.browser_layout import too_wide
from tests.support.browser_pages import NAMES, begin, settle, show
from tests.support.browser_users import (
    DESKTOP,
    NARROW,
    PHONE,
)
from tests.support.contrast import too_faint


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_and_no_page_is_too_wide(person, name):
    """By day on a desk, by night on a phone, and where a page is as narrow as at 200 % zoom.

    Texts over drawings, whose contrast axe cannot tell, are measured in pictures.
    """
    player = person(viewport=DESKTOP, theme="light")
    show(player, name)
    by_day = violations(player) + too_faint(player)
    player.page.emulate_media(color_scheme="dark")
    player.page.set_viewport_size(PHONE)
    settle(player)
    by_night = violations(player) + too_faint(player)
    player.page.set_viewport_size(NARROW)
    settle(player)
    assert (by_day, by_night, too_wide(player)) == ([], [], [])


def test_faint_text_over_a_drawing_is_found(person):
    reader = person()
    page = reader.open("/privacy")
    page.evaluate(
        """() => {
          const text = document.querySelector('main').appendChild(document.createElement('p'))
          text.textContent = 'Faint words'
          text.style.color = '#999'
          text.style.backgroundImage = 'linear-gradient(#aaa, #bbb)'
        }"""
    )
    assert violations(reader) == []
    (found,) = too_faint(reader)
    assert found.startswith("contrast 1.")


def test_escape_closes_menus_and_returns_the_focus(person):
    player = person()
    begin(player)
    page = player.page
    page.locator(".choices > button").click()
    page.locator("#choices select").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator("#choices")).to_have_count(0)
    expect(page.locator(".choices > button")).to_be_focused()
    page.locator(".resign").click()
    player.see(".sure")
    page.keyboard.press("Escape")
    expect(page.locator(".sure")).to_have_count(0)
    expect(page.locator(".resign")).to_be_focused()


def test_wheel_is_read_from_the_centre_around_the_rim(person):
    player = person()
    begin(player, "quartino")
    player.see("[data-space]")
    debugger = player.context.new_cdp_session(player.page)
    nodes = debugger.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    (wheel,) = (one for one in nodes if one.get("role", {}).get("value") == "listbox")
    read = [by_id[one] for one in wheel["childIds"]]
    names = [one["name"]["value"] for one in read if one["role"]["value"] == "option"]
    assert len(names) == 9
    assert names[0].startswith("Centre")
    assert [re.search(r"\d", name)[0] for name in names[1:]] == list("12345678")


def test_forced_colours_keep_choices_and_values_apart(person):
    """In forced colours the browser removes grounds; what differs by colour alone must keep its own."""
    visitor = person(forced_colors="active")
    page = visitor.open("/puzzles")
    ground = "one => getComputedStyle(one).backgroundColor"
    games = page.locator(".segments label")
    chosen, other = (games.nth(number).evaluate(ground) for number in (0, 1))
    assert chosen != other

    # d1 wins at once, the other squares do not.
    visitor.open("/analysis?rules=classic%2Breferee&position=..../..../..../012.+4")
    visitor.see(".note.win")
    fill = "one => getComputedStyle(one).fill"
    note = page.locator(".note.win")
    assert note.locator("circle").evaluate(fill) != note.locator("text").evaluate(fill)
    assert visitor.page.locator(".verdict p").first.is_visible()
