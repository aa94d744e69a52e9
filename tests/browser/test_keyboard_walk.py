"""Every control of every page, pressed by keyboard: the focus is never lost to the body."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.browser_pages import (
    ADDRESSES,
    RECORD_ADDRESSES,
    TOO_FEW_TO_END,
    begin,
    choose,
    resign,
    resign_mushrooms,
    resign_quartino,
    settle,
    start_mushrooms,
    start_quartino,
    start_quarto,
    wait_for_friends,
)
from tests.support.keyboard_walk import controls_that_lose_the_focus


def test_no_control_of_a_page_loses_the_focus(person):
    visitor = person()
    # The walk also asks for what is refused, such as a chair that was taken meanwhile.
    visitor.allow("409")
    lost = {}
    for name, path in {**ADDRESSES, **RECORD_ADDRESSES}.items():

        def show(path: str = path) -> None:
            visitor.open(path)
            settle(visitor)

        found = controls_that_lose_the_focus(visitor, show)
        lost.update({f"{name}: {label}": path for label in found})
    assert lost == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    "start",
    [
        *(begin, start_mushrooms, start_quartino, wait_for_friends),
        # Finished games: their controls include the rematch and its new game.
        *(resign_mushrooms, resign_quartino),
    ],
)
def test_no_control_of_a_table_loses_the_focus(person, start):
    player = person()
    assert controls_that_lose_the_focus(player, lambda: start(player)) == []


def test_no_control_of_the_preferences_loses_the_focus(person):
    visitor = person()
    lost = controls_that_lose_the_focus(visitor, lambda: choose(visitor), inside="#choices")
    assert lost == []


@pytest.mark.slow
def test_rematch_keeps_the_focus_in_the_game(person):
    player = person()
    start_quarto(player, TOO_FEW_TO_END)
    resign(player)
    expect(player.page.locator(".sure")).to_have_count(0)
    rematch = player.page.locator(".beside .main")
    rematch.focus()
    player.page.keyboard.press("Enter")
    player.see("[data-phase]:not([data-phase=over])")
    settle(player)
    assert player.page.evaluate("document.getElementById('main').contains(document.activeElement)")
