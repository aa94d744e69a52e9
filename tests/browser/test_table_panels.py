"""Around a game: buttons that keep their place, chat phrases, names, notices of clocks and connections."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import is_in_sight
from tests.support.browser_pages import resign, settle
from tests.support.browser_tables import meet, meet_at, meet_in_lobby, open_table, play
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

ACTIONS = """() => {
  const slot = document.querySelector('.around > .beside')
  const edges = one => {
    const { left, top, right } = one.getBoundingClientRect()
    return [left, top + scrollY, right].map(Math.round)
  }
  return [edges(slot), [...slot.children].filter(one => one.matches('.button')).map(edges)]
}"""
"""Script that returns the left, upper and right edge of the slot of actions, and of each button in it."""
ROOM_BESIDE_TEXTS = """() => [...document.querySelectorAll('.around > .beside .button')].map(button => {
  const text = document.createRange()
  text.selectNodeContents(button)
  const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()]
  return Math.min(inner.left - outer.left, outer.right - inner.right)
})"""
"""Script that returns how many pixels each button of an action has beside its text, on the narrower side."""
CUT_NAMES = """() => [...document.querySelectorAll('.player .text, .strip b')]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth)
  .map(one => one.innerText)"""
"""Script that returns the names of players that are cut."""
Edges = list[int]


def grid_of(player: Person) -> list[int]:
    """Return the number of buttons in each row of actions; assert that they fill the row without holes.

    Two buttons are equally wide; three are as wide as their texts need.
    """
    player.page.locator(".around > .beside .button").first.wait_for()
    slot: Edges
    buttons: list[Edges]
    slot, buttons = player.page.evaluate(ACTIONS)
    rows = [
        [one for one in buttons if one[1] == top] for top in sorted({one[1] for one in buttons})
    ]
    for row in rows:
        assert abs(row[0][0] - slot[0]) <= 1
        assert abs(row[-1][2] - slot[2]) <= 1
        gaps = {after[0] - before[2] for before, after in pairwise(row)}
        assert all(7 <= gap <= 9 for gap in gaps)
        if len(row) == 2:
            widths = [right - left for left, _, right in row]
            assert max(widths) - min(widths) <= 1
    return [len(row) for row in rows]


@pytest.mark.parametrize(
    ("game", "rules", "running", "over"),
    [("quarto", "classic", [3], [2, 2]), ("quartino", "quartino+referee", [3], [2, 2])],
)
def test_actions_of_a_game_against_a_bot_form_a_grid(person, game, rules, running, over):
    player = person(viewport=LAPTOP)
    chairs = [{"name": "Ada"}, {"bot": "random"}]
    table = open_table(player, game=game, rules=rules, chairs=chairs, start=True)
    player.open(f"/table/{table}")
    player.see(".resign")
    assert grid_of(player) == running
    resign(player)
    player.see(".banner")
    assert grid_of(player) == over


@pytest.mark.parametrize("locale", ["de", "fr", "it"])
def test_long_texts_of_actions_have_room_in_their_buttons(person, locale):
    player = person(viewport=LAPTOP, locale=locale)
    chairs = [{"name": "Ada"}, {"bot": "random"}]
    table = open_table(player, game="quarto", rules="classic", chairs=chairs, start=True)
    player.open(f"/table/{table}")
    player.see(".resign")
    assert grid_of(player) == [3]
    assert min(player.page.evaluate(ROOM_BESIDE_TEXTS)) >= 5


def test_actions_keep_their_places_and_resign_stands_where_abort_stood(person):
    seats = meet(person)
    player = seats["A"]
    before = player.page.evaluate(ACTIONS)
    assert grid_of(player) == [2, 2]
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
    assert player.page.evaluate(ACTIONS) == before
    # Whoever meant to abort is asked before they resign.
    player.page.locator(".resign").click()
    expect(player.page.locator("dialog.sure[open], .sure")).to_be_visible()
    player.page.keyboard.press("Escape")
    resign(player)
    player.see(".banner")
    assert grid_of(player) == [2, 2]


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
    # The panels name them as texts do.
    expect(page.locator(".others .player").first).to_have_text(whole)
    expect(page.locator(".players .player:has(svg)").first).to_have_text(whole)
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


def test_piece_under_a_waiting_notice_can_be_chosen_on_a_phone(person):
    seats = meet_at(person, {"width": 360, "height": 640})
    player = seats["A"]
    player.command(do="move", move="offer draw")
    notice = player.see(".notices .told")
    over = notice.bounding_box()
    pieces = player.page.locator(".tray .can")
    covered = [
        piece
        for piece in pieces.all()
        if (box := piece.bounding_box())
        and over["y"] < box["y"] + box["height"] / 2 < over["y"] + over["height"]
    ]
    box = covered[0].bounding_box()
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.wait_until(lambda: len(player.view()["match"]["events"]) == 2)
