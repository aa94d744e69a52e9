"""What players stumbled over at the table: what they need in a turn is where they look, and stays there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.page.pages import settle
from tests.page.people import Person
from tests.page.test_everyone import too_wide
from tests.page.test_friends import Seats, call, meet, play

PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1366, "height": 657}
#: A laptop's window at 200 % zoom.
ZOOMED = {"width": 683, "height": 328}
ERROR = ".quarto .error"


def box(page: Page, selector: str) -> dict[str, float]:
    """Where something is on the screen."""
    settled = page.locator(selector).first
    found = settled.evaluate("one => one.getBoundingClientRect().toJSON()")
    assert isinstance(found, dict)
    return found


def is_in_sight(page: Page, selector: str) -> bool:
    """Whether all of it is on the screen, up and down."""
    found = box(page, selector)
    height: int = page.evaluate("innerHeight")
    return found["height"] > 0 and found["top"] >= 0 and found["bottom"] <= height


def sized(person: Callable[..., Person], size: dict[str, int]) -> Callable[..., Person]:
    """People with a screen of this size."""
    return lambda **options: person(viewport=size, **options)


def meet_at(person: Callable[..., Person], size: dict[str, int], choose=None) -> Seats:
    """Two people with screens of this size, who look at the top of their table."""
    seats = meet(sized(person, size), choose)
    for one in seats.values():
        one.page.evaluate("scrollTo(0, 0)")
    return seats


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_why_a_call_is_refused_stands_where_one_looks(person, size):
    seats = meet_at(person, size)
    play(seats, "A", "give 0")
    play(seats, "B", "place a1")
    caller = seats["B"].page
    before = box(caller, ".tray")["top"]
    caller.locator(".calls .call").click()
    # Meanwhile the line above says what is asked, and so does a piece that cannot be given now.
    expect(caller.locator("[data-status]")).not_to_have_text("")
    asked = caller.locator("[data-status]").inner_text()
    caller.locator('.tray [data-piece="5"]').click(force=True)
    expect(caller.locator(ERROR)).not_to_be_empty()
    assert is_in_sight(caller, f"{ERROR} span")
    caller.locator(".calls .button").last.click()
    expect(caller.locator("[data-status]")).not_to_have_text(asked)
    call(seats["B"], "a1 b1 c1 d1")
    expect(caller.locator(ERROR)).to_contain_text("b1")
    assert is_in_sight(caller, f"{ERROR} span")
    assert box(caller, ".tray")["top"] == before


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_tray_stays_where_it_is_between_placing_and_giving(person, size):
    seats = meet_at(person, size)
    play(seats, "A", "give 0")
    placer = seats["B"].page
    seats["B"].see(".square.can")
    settle(seats["B"])
    before = box(placer, ".tray")["top"]
    assert is_in_sight(placer, ".tray")
    assert is_in_sight(placer, ".beside .row") or size == LAPTOP
    play(seats, "B", "place a1")
    seats["B"].see(".tray .can")
    settle(seats["B"])
    assert abs(box(placer, ".tray")["top"] - before) < 2


def with_clocks(page: Page) -> None:
    """Time for each turn, and for the whole game."""
    page.locator("form > details").last.locator("summary").click()
    page.locator("select:has(option[value='5+5'])").select_option("5+5")
    page.locator("select:has(option[value='30'])").last.select_option("30")


def test_on_a_phone_the_clocks_and_what_is_said_are_in_sight(person):
    seats = meet_at(person, PHONE, with_clocks)
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

    seats["A"].page.locator(".phrases select").select_option("nice-move")
    seats["A"].page.locator(".phrases .button").click()
    placer.see(".said")
    assert is_in_sight(placer.page, ".said")
    expect(placer.page.locator(".said")).to_have_count(0, timeout=15_000)


def test_on_a_desk_the_clocks_stand_beside_the_game(person):
    seats = meet_at(person, LAPTOP, with_clocks)
    expect(seats["A"].page.locator(".strip")).to_be_hidden()
    expect(seats["A"].page.locator('.players [data-seat="A"] time')).to_be_visible()
