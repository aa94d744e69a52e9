"""Around a game: buttons that keep their place, chat phrases, names, notices of clocks and connections."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import is_in_sight
from tests.support.browser_pages import resign, settle
from tests.support.browser_tables import meet, meet_in_lobby, open_table, play
from tests.support.browser_users import (
    LAPTOP,
    PHONE_LANDSCAPE,
    SHORT_PHONE,
    Mouse,
    Person,
    move,
)
from tests.support.players import is_mine

from fourfold.texts import Texts

PLACES = """() => [...document.querySelectorAll('.beside .button')].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return [one.className, left + scrollX, top + scrollY, right + scrollX, bottom + scrollY]
})"""
"""Script that returns class and edges of each button beside the game."""
CUT_NAMES = """() => [...document.querySelectorAll('.player .text, .strip b')]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth)
  .map(one => one.innerText)"""
"""Script that returns the names of players that are cut."""
Place = tuple[str, float, float, float, float]


def overlap(one: Place, other: Place) -> bool:
    """Return True if two buttons share a place."""
    return one[1] < other[3] and other[1] < one[3] and one[2] < other[4] and other[2] < one[4]


def test_resign_stands_where_no_other_button_was(person):
    seats = meet(person)
    player = seats["A"]
    seen: list[Place] = list(player.page.evaluate(PLACES))
    # Before the first move there is nothing to take back, and the button says so.
    back = player.page.locator(".take-back")
    expect(back).to_have_attribute("aria-disabled", "true")
    nothing = Texts(player.page.locator("html").get_attribute("lang") or "", "page")(
        "page-refused-nothing-to-take-back"
    )
    expect(back).to_have_accessible_description(nothing)
    back.click(force=True)
    expect(player.page.locator(".notices")).to_contain_text(nothing)
    play(seats, "A", "give 0")
    expect(back).to_have_attribute("aria-disabled", "false")
    play(seats, "B", "place a1", "give 1")
    play(seats, "A", "place b1", "give 2")
    player.see(".resign")
    seen += player.page.evaluate(PLACES)
    resign(player)
    player.see(".banner")
    seen += player.page.evaluate(PLACES)
    resigning = [one for one in seen if "resign" in one[0]]
    others = [one for one in seen if "resign" not in one[0]]
    assert resigning
    assert [one[0] for one in others if overlap(one, resigning[0])] == []


def test_all_phrases_are_inside_their_panel(person):
    seats = meet(person)
    panel = seats["A"].page.locator(".phrases")
    assert panel.evaluate("one => one.scrollWidth <= one.clientWidth")
    edges = "all => all.map(one => one.getBoundingClientRect().right)"
    right = panel.evaluate("one => one.getBoundingClientRect().right")
    assert max(panel.locator(".chip").evaluate_all(edges)) <= right


def test_names_of_computer_players_are_not_cut(person):
    player = person()
    chairs = [{"name": "Ada"}, *({"bot": "greedy"} for _ in range(3))]
    rules = {"game": "quartino", "rules": "quartino+referee", "seats": 4, "clock": {"seconds": 600}}
    table = open_table(player, **rules, chairs=chairs, start=True)
    page = player.open(f"/table/{table}")
    player.see("[data-colour].can")
    whole = re.compile(r"Computer \(alert\) [A-D]")
    expect(page.locator(".others .player").first).to_have_attribute("title", whole)
    for size in (SHORT_PHONE, PHONE_LANDSCAPE, LAPTOP):
        page.set_viewport_size(size)
        settle(player)
        assert page.evaluate(CUT_NAMES) == [], size


def test_own_clock_that_runs_at_a_table_is_shown_on_other_pages(person):
    player = person()
    chairs = [{"name": "Ada"}, {"bot": "level1"}]
    clock = {"clock": {"seconds": 600}, "begins": "chosen", "first": 0}
    table = open_table(player, game="quarto", rules="classic", chairs=chairs, start=True, **clock)
    player.open(f"/table/{table}")
    player.see(".tray .can")
    page = player.page
    for address in ("/lobby", "/"):
        player.open(address)
        notice = page.locator("p.card", has_text="Your clock is running: 9:")
        expect(notice).to_be_visible()
        expect(page.locator("[role=log]")).to_contain_text("Your clock is running")
    notice.locator("a").click()
    player.see(".tray .can")
    expect(page.locator("p.card", has_text="Your clock is running")).to_have_count(0)


def test_lost_connection_of_an_opponent_is_told_before_anything_can_be_claimed(
    person: Callable[..., Person],
):
    pair = [person(), person()]
    meet_in_lobby(pair)
    # It is the turn of the one who stays: there is nothing to claim.
    stays, gone = sorted(pair, key=lambda one: is_mine(one.view()), reverse=True)
    gone.open("/learn")
    told = stays.page.locator("[data-absent]")
    expect(told).to_contain_text("has lost the connection.")
    expect(stays.page.locator("[data-claim]")).to_have_count(0)
    move(stays, Mouse(stays), random.Random(1))
    # Now it is the turn of the absent player.
    expect(told).to_have_count(1)


@pytest.mark.parametrize("game", ["quarto", "quartino"])
@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, SHORT_PHONE, PHONE_LANDSCAPE])
def test_end_of_a_game_and_its_next_step_are_in_sight_on_a_phone(person, game, size):
    player = person(viewport=size)
    clock = {"clock": {"seconds": 600}}
    bot = "level1" if game == "quarto" else "greedy"
    chairs = [{"name": "Ada"}, {"bot": bot}]
    rules = {"quarto": "classic", "quartino": "quartino"}[game]
    table = open_table(player, game=game, rules=rules, chairs=chairs, start=True, **clock)
    page = player.open(f"/table/{table}")
    player.see(".tray .can, .square.can, [data-colour].can")
    page.evaluate("scrollTo(0, 0)")
    player.command(do="move", move="resign")
    player.see(".banner")
    for selector in (".banner", ".row-of-first .main"):
        assert is_in_sight(page, selector), selector
