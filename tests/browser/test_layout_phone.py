"""Layout on phones: what a turn needs is visible without scrolling and stays in its place."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import (
    CUT,
    bottom,
    box,
    in_each_language,
    is_in_sight,
    press,
    too_wide,
)
from tests.support.browser_pages import RECORD_ADDRESSES, begin, choose, settle
from tests.support.browser_tables import (
    QuartinoTable,
    meet_at,
    open_table,
    place_on_one_screen,
    play,
    sized,
    start_drawn,
    with_clocks,
)
from tests.support.browser_users import (
    MY_TURN,
    PHONE,
    PHONE_LANDSCAPE,
    SHORT_PHONE,
    SMALL_PHONE,
    Mouse,
    Person,
    move,
)

WIDE_TARGETS = """() => [...document.querySelectorAll('.tray .piece')].map(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const is = x => one.contains(document.elementFromPoint(x, (top + bottom) / 2))
  const xs = Array.from({ length: innerWidth }, (_, x) => x + 0.5).filter(is)
  return { piece: one.dataset.piece, width: xs.length, height: bottom - top, drawn: right - left }
})"""
"""Script that returns the size of each piece's target in the tray; `width` counts pixels that find it."""


@pytest.mark.parametrize("size", [SHORT_PHONE, {"width": 360, "height": 640}, PHONE_LANDSCAPE])
def test_tray_and_actions_are_visible_beside_the_board(person, size):
    player = person(viewport=size)
    begin(player)
    player.see(MY_TURN)
    if player.page.locator(".tray .can").count():
        move(player, Mouse(player), random.Random(1))
    settle(player)
    assert bottom(player.page, ".tray") <= size["height"]
    assert bottom(player.page, "[data-slot=actions]") <= size["height"]
    square = box(player.page, "[data-square=a1]")
    assert square["width"] >= 44
    assert square["height"] >= 44


def test_pieces_of_the_tray_are_wide_targets_at_320px(person):
    """Eight places of 44 px do not fit: where a place is empty, the piece beside it has a wider target."""
    player = person(viewport=SHORT_PHONE)
    begin(player)
    for _ in range(4):
        assert move(player, Mouse(player), random.Random(1))
    player.see(MY_TURN)
    settle(player)
    targets = player.page.evaluate(WIDE_TARGETS)
    left = "".join(one["piece"] for one in targets)
    for one in targets:
        at = int(one["piece"], 16)
        assert one["height"] >= 44
        # Counted pixels: one may be lost at an edge.
        assert one["width"] >= 39
        beside = [number for number in (at - 1, at + 1) if number // 8 == at // 8 and number >= 0]
        empty = sum(f"{number:x}" not in left for number in beside)
        assert one["width"] == pytest.approx(one["drawn"] * (1 + empty / 2), abs=2)
    assert any(one["width"] >= 44 for one in targets)


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


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Return True if two boxes share a place."""
    across = one["left"] < other["right"] and other["left"] < one["right"]
    return across and one["top"] < other["bottom"] and other["top"] < one["bottom"]


@pytest.mark.parametrize("size", [SHORT_PHONE, {"width": 360, "height": 640}])
def test_stepping_buttons_of_analysis_and_replay_are_in_sight(person, size):
    student = person(viewport=size)
    for name, path in RECORD_ADDRESSES.items():
        page = student.open(path)
        student.see(".steps .button")
        settle(student)
        assert is_in_sight(page, ".steps")
        if name.startswith("analysis"):
            assert is_in_sight(page, "[data-slot=plot] svg")
            assert not overlap(box(page, "[data-slot=plot]"), box(page, "[data-slot=board]"))


@pytest.mark.parametrize("size", [SHORT_PHONE, {"width": 360, "height": 640}, PHONE_LANDSCAPE])
def test_preferences_scroll_inside_their_menu(person, size):
    visitor = person(viewport=size)
    choose(visitor)
    menu = visitor.page.locator("#choices")
    assert bottom(visitor.page, "#choices") <= size["height"]
    menu.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert bottom(visitor.page, "#choices > :last-child") <= size["height"]
    assert visitor.page.evaluate("scrollY") == 0


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 320), ("fr", 390), ("de", 320)])
def test_navigation_fits_into_320_pixels(person, locale, width):
    visitor = person(locale=locale, viewport={"width": width, "height": 700})
    page = visitor.open()
    assert too_wide(visitor) == []
    assert page.evaluate(
        "(nav => nav.scrollWidth <= nav.clientWidth)(document.querySelector('nav'))"
    )


def test_four_seats_with_clocks_fit_into_320_by_568_pixels(person):
    player = person(viewport=SHORT_PHONE)
    others = [{"bot": "level1"}] * 3
    clock = {"seconds": 300, "increment": 5}
    rules = {"game": "quarto", "rules": "classic+turn:30", "seats": 4, "clock": clock}
    table = open_table(player, **rules, chairs=[{"name": "Ada"}, *others], start=True)
    page = player.open(f"/table/{table}")
    player.see(MY_TURN)
    settle(player)
    for slot in ("strip", "status", "board", "hand", "tray", "actions"):
        assert is_in_sight(page, f"[data-slot={slot}]"), slot
    assert box(page, "[data-square=a1]")["height"] >= 44


@pytest.mark.slow
def test_clocks_and_phrases_are_visible(person):
    def with_timers(**options: Any) -> Person:
        """Make a user whose page's timers the test can advance."""
        arrived = person(**options)
        arrived.context.clock.install()
        return arrived

    seats = meet_at(with_timers, SHORT_PHONE, with_clocks)
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
    for selector in (
        "[data-status]",
        "[data-slot=board]",
        "[data-slot=hand]",
        ".calls .call",
        ".tray",
        "[data-slot=actions]",
    ):
        assert is_in_sight(placer.page, selector), selector
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
    # From the fourth token on a turn does not end by itself.
    for space in "567":
        table.place("Y", space)
        table.end()
    actor = table.actor
    wheel = "svg[role=listbox]"
    settle(actor)
    actor.page.evaluate("scrollTo(0, 0)")
    before = box(actor.page, wheel)["top"]
    assert is_in_sight(actor.page, ".reserve")
    actor.page.locator('[data-colour="B"]').click()
    assert box(actor.page, wheel)["top"] == before
    actor.page.locator('[data-space="3"]').click()
    actor.see("[data-phase=call]")
    actor.page.evaluate("scrollTo(0, 0)")
    settle(actor)
    assert abs(box(actor.page, wheel)["top"] - before) < 2
    # A touch of a space that is partly out of sight does not scroll to it.
    down = actor.page.evaluate("scrollTo(0, 1000), scrollY")
    assert box(actor.page, '[data-space="1"]')["top"] < 0
    actor.page.locator('[data-space="1"]').dispatch_event("click")
    assert actor.page.evaluate("scrollY") == down


LARGER_THAN_THEIR_SLOT = """() => [
    ...document.querySelectorAll('.asked, .guide, .words, .cover, :is(.cover, .decision) p')]
  .filter(one => one.checkVisibility())
  // Letters may reach a little over the edges of narrow lines.
  .filter(one => one.scrollHeight > one.clientHeight + 6 || one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.className}: ${one.innerText}`)"""
"""Script that returns the sentences of a turn that are larger than the place that they have."""
TURNS = {
    "quarto": (
        '.tray [data-piece="2"]',
        ".decision .main",
        '[data-square="a1"]',
        ".decision .main",
    ),
    "quartino": (
        ".cover button",
        ".actions .say >> nth=0",
        ".actions .button:not(.main)",
        ".actions .say >> nth=1",
        '[data-space="3"]',
        ".actions .button:not(.main)",
        '[data-colour="B"]',
        '[data-space="3"]',
        ".actions .main",
        ".actions .call",
        ".rack button[data-card]",
        '[data-space="3"]',
    ),
}
"""What a player touches in a turn of each game."""


@pytest.mark.slow
@pytest.mark.parametrize("game", TURNS)
def test_texts_of_a_turn_fit_at_320px_in_every_language(person, game):
    player = person(viewport=SHORT_PHONE, touch=True)
    page = player.open(f"/new?game={game}&opponent=screen")
    if game == "quartino":
        page.locator("label.field:has(option[value='4']) select").last.select_option("4")
    page.locator("form > details > summary").click()
    page.locator("select:has(option[value='5+5'])").select_option("5+5")
    start_drawn(page)
    player.see("[data-phase]")
    if game == "quartino":
        # Announcements and calls are offered from four tokens on.
        place_on_one_screen(player, "Y 5", "G 6", "P 7", "B 8")
    settle(player)
    page.evaluate("scrollTo(0, 0)")
    cut = {}
    script = f"() => [...({LARGER_THAN_THEIR_SLOT})(), ...({CUT})()]"
    for selector in ("", *TURNS[game]):
        if selector:
            press(page, selector)
        for language, texts in in_each_language(page, script).items():
            cut[selector, language] = texts
        page.keyboard.press("Escape")
        expect(page.locator("#choices")).to_have_count(0)
    assert {where: texts for where, texts in cut.items() if texts} == {}
    assert too_wide(player) == []
    assert page.evaluate("scrollY") == 0
