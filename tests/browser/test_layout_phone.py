"""Layout on phones: what a turn needs is visible without scrolling and stays in its place."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import bottom, box, is_in_sight, too_wide
from tests.support.browser_pages import begin, settle
from tests.support.browser_tables import (
    QuartinoTable,
    meet_at,
    play,
    sized,
    with_clocks,
)
from tests.support.browser_users import (
    MY_TURN,
    NARROW,
    PHONE,
    PHONE_LANDSCAPE,
    SMALL_PHONE,
    Mouse,
    Person,
    move,
)


@pytest.mark.parametrize("size", [NARROW, PHONE_LANDSCAPE])
def test_whole_tray_is_visible(person, size):
    player = person(viewport=size)
    begin(player)
    player.see(MY_TURN)
    if player.page.locator(".tray .can").count():
        move(player, Mouse(player), random.Random(1))
    settle(player)
    assert bottom(player.page, ".tray") <= size["height"]


def test_one_row_of_actions_is_visible_and_the_rest_is_in_a_sheet(person):
    player = person(viewport=PHONE)
    begin(player)
    player.see(".take-back")
    settle(player)
    assert box(player.page, "[data-slot=actions]")["height"] < 60
    for selector in (".resign", ".players", ".moves", ".rules"):
        expect(player.page.locator(selector)).to_be_hidden()
    player.page.locator(".more").click()
    for selector in (".resign", ".players", ".moves", ".rules"):
        expect(player.page.locator(selector)).to_be_visible()


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 320), ("fr", 390), ("de", 320)])
def test_navigation_fits_into_320_pixels(person, locale, width):
    visitor = person(locale=locale, viewport={"width": width, "height": 700})
    page = visitor.open()
    assert too_wide(visitor) == []
    assert page.evaluate(
        "(nav => nav.scrollWidth <= nav.clientWidth)(document.querySelector('nav'))"
    )


@pytest.mark.slow
def test_clocks_and_phrases_are_visible(person):
    def with_timers(**options: Any) -> Person:
        """Make a user whose page's timers the test can advance."""
        arrived = person(**options)
        arrived.context.clock.install()
        return arrived

    seats = meet_at(with_timers, SMALL_PHONE, with_clocks)
    play(seats, "A", "give 0")
    placer = seats["B"]
    placer.see(".square.can")
    placer.page.evaluate("scrollTo(0, 0)")
    assert is_in_sight(placer.page, ".strip")
    # Whoever acts sees what is left of the turn, and of the game.
    acting = placer.page.locator(".strip .acts")
    expect(acting).to_contain_text("0:2")
    expect(acting.locator("time")).to_contain_text(re.compile("[45]:"))
    expect(placer.page.locator('.players [data-seat="B"] time')).to_contain_text(
        re.compile("[45]:")
    )
    expect(placer.page.locator('.players [data-seat="A"] span:has-text("0:")')).to_have_count(0)
    assert is_in_sight(placer.page, ".tray")
    assert too_wide(placer) == []

    seats["A"].page.locator(".more").click()
    seats["A"].page.locator("[data-phrase=nice-move]").click()
    placer.see(".said")
    assert is_in_sight(placer.page, ".said")
    placer.page.clock.fast_forward(15_000)
    expect(placer.page.locator(".said")).to_have_count(0)


@pytest.mark.slow
def test_wheel_does_not_move_during_a_turn(person):
    table = QuartinoTable(sized(person, SMALL_PHONE), 2)
    actor = table.actor
    wheel = "svg[role=listbox]"
    settle(actor)
    actor.page.evaluate("scrollTo(0, 0)")
    before = box(actor.page, wheel)["top"]
    assert is_in_sight(actor.page, ".reserve")
    actor.page.locator('[data-colour="B"]').click()
    assert box(actor.page, wheel)["top"] == before
    actor.page.locator('[data-space="3"]').click()
    actor.page.locator(".actions .button.main").click()
    actor.see("[data-phase=call]")
    actor.page.evaluate("scrollTo(0, 0)")
    settle(actor)
    assert abs(box(actor.page, wheel)["top"] - before) < 2


@pytest.mark.slow
@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_choices_of_a_lesson_are_visible(person, game):
    learner = person(viewport=SMALL_PHONE)
    page = learner.open(f"/learn/{game}")
    steps = page.locator(".head li button")
    for number in range(steps.count()):
        if number:
            steps.nth(number).click()
        settle(learner)
        edge = box(page, ".moves")["top"]
        assert box(page, ".lesson .choices")["bottom"] <= edge, number + 1
        assert box(page, ".moves")["bottom"] <= SMALL_PHONE["height"] + 1
