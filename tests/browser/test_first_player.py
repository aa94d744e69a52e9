"""Who goes first is told as a game begins: lots are seen to be drawn, and the youngest is asked for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.support.browser_users import CONNECTION_ERRORS, DESKTOP

PHONE = {"width": 390, "height": 844}
TOLD = "[data-slot=first]"
NAMES = ["Ada", "Bo"]
LOTS = re.compile(r"^Lots: Player [12] goes first\.$")


def first_name(who):
    """Return the name of the player whose seat began."""
    view = who.view()
    return view["chairs"][view["match"]["order"][0]]["name"]


def open_on_one_screen(family, game, names=NAMES, begins=None):
    """Start a game of these people at one screen."""
    page = family.open(f"/new?game={game}&opponent=screen")
    page.locator("select[name=seats]").select_option(str(len(names)))
    for chair, name in enumerate(names):
        page.locator(f"input[name=name-{chair}]").fill(name)
    if begins is not None:
        page.locator("select[name=begins]").select_option(begins)
    page.locator("form .open").click()
    return page


def test_lots_are_seen_to_be_drawn_between_two_at_one_screen(person):
    family = person(viewport=PHONE, motion=True)
    page = open_on_one_screen(family, "quarto")
    drawing = page.locator(TOLD)
    expect(drawing.locator("p")).to_have_text("Drawing lots…")
    expect(drawing.locator("li")).to_have_text(NAMES)
    # Nothing else tells the result before.
    assert not any(name in page.locator("[data-slot=status]").inner_text() for name in NAMES)
    first = first_name(family)
    expect(drawing.locator("p")).to_have_text(f"Lots: {first} goes first.")
    expect(drawing.locator(".marked")).to_have_text(first)
    expect(drawing).to_have_count(0)
    expect(page.locator("[data-slot=status]")).to_contain_text(first)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["strip", "list"])
def test_no_player_is_marked_before_the_lots_are_drawn(person, size):
    family = person(viewport=size, motion=True)
    page = open_on_one_screen(family, "quarto", ["Ada", "Bo", "Cy", "Dan"])
    page.locator(TOLD).wait_for()
    told = "() => document.querySelector('[data-slot=first] p').textContent"
    marked = "() => document.querySelectorAll('.strip .acts, [data-slot=players] .acts').length"
    assert page.evaluate(f"[({told})(), ({marked})()]") == ["Drawing lots…", 0]
    expect(page.locator(f"{TOLD} p")).to_have_text(re.compile("^Lots: "))
    assert page.evaluate(marked) >= 1


def test_lots_choose_each_of_two_players_without_a_name(person):
    family = person(viewport=PHONE)
    firsts = set()
    for _ in range(12):
        page = family.open("/")
        page.locator("[data-plays='quarto screen']").click()
        expect(page.locator(f"{TOLD} li")).to_have_text(["Player 1", "Player 2"])
        expect(page.locator(f"{TOLD} p")).to_have_text(LOTS)
        firsts.add(first_name(family))
        if len(firsts) == 2:
            return
    assert firsts == {"Player 1", "Player 2"}


@pytest.mark.parametrize("motion", [True, False])
def test_a_touch_ends_the_draw_and_reaches_the_board(person, motion):
    family = person(viewport=PHONE, touch=True, motion=motion)
    page = open_on_one_screen(family, "quarto")
    page.locator(TOLD).wait_for()
    page.locator(".tray [data-piece='5']").tap()
    expect(page.locator(TOLD)).to_have_count(0)
    # The touch chose the piece, as at any other time.
    family.see(".decision, [data-phase=place]")


def test_the_draw_is_not_shown_again_in_a_game_that_is_on(person):
    family = person(viewport=PHONE)
    page = open_on_one_screen(family, "quarto")
    page.locator(TOLD).wait_for()
    page.locator(".tray [data-piece='5']").click()
    page.reload()
    family.see("[data-phase=place]")
    expect(page.locator(TOLD)).to_have_count(0)


def test_the_youngest_is_named_at_one_screen(person):
    family = person(viewport=PHONE)
    page = open_on_one_screen(family, "quartino", ["Ada", "Bo", "Cy"])
    alert = page.locator("form .foot [role=alert]")
    expect(alert).to_have_text("Choose who goes first, then start.")
    page.locator(".pill", has_text="Cy").click()
    expect(alert).to_be_empty()
    page.locator("form .open").click()
    expect(page.locator(TOLD).locator("p")).to_have_text("Cy is the youngest and goes first.")
    assert first_name(family) == "Cy"


def meet_for_quartino(person):
    """Let Ada open a table of Quartino for friends, with Bo and a computer at it."""
    ada, bo = person(viewport=PHONE), person(viewport=PHONE)
    page = ada.open("/new?game=quartino&opponent=friend")
    page.locator("select[name=seats]").select_option("3")
    page.locator("form input[type=text]").first.fill("Ada")
    page.locator("form .open").click()
    link = ada.see(".invite input").input_value()
    bo.open(link.removeprefix(bo.url))
    bo.page.locator("input[type=text]").first.fill("Bo")
    bo.see('[data-chair="1"] .button.main').click()
    ada.see('[data-chair="1"]:not(:has(select))')
    page.locator('[data-chair="2"] form .button').click()
    ada.see(".start:enabled")
    return ada, bo


def test_friends_are_asked_for_the_youngest_and_no_computer_is_offered(person):
    """T3: the youngest begins; lots are beside it."""
    ada, bo = meet_for_quartino(person)
    asked = ada.page.get_by_role("group", name="Who is the youngest?")
    expect(asked.locator("label")).to_have_text(["Ada (you)", "Bo", "Draw lots"])
    # The answer is in sight even where the button is at the edge of the window.
    start = ada.page.locator(".start")
    start.evaluate("e => e.scrollIntoView({ block: 'end' })")
    edge = start.evaluate("e => Math.ceil(e.getBoundingClientRect().bottom)")
    ada.page.set_viewport_size({**PHONE, "height": edge})
    start.click()
    answer = ada.page.locator(".before [role=alert]")
    expect(answer).to_have_text("Choose who goes first, then start.")
    expect(answer).to_be_in_viewport(ratio=1)
    asked.locator("label", has_text="Bo").click()
    expect(answer).to_be_empty()
    ada.page.locator(".start").click()
    expect(ada.page.locator(f"{TOLD} p")).to_have_text("Bo is the youngest and goes first.")
    expect(bo.page.locator(f"{TOLD} p")).to_have_text("You are the youngest and go first.")


def test_friends_may_draw_lots_instead(person):
    ada, bo = meet_for_quartino(person)
    ada.page.locator("label", has_text="Draw lots").click()
    ada.page.locator(".start").click()
    for one in (ada, bo):
        expect(one.page.locator(f"{TOLD} p")).to_have_text(re.compile("^Lots: "))


def test_a_rematch_says_who_goes_first_this_time(person):
    family = person(viewport=PHONE)
    page = open_on_one_screen(family, "quarto")
    page.locator(TOLD).wait_for()
    before = first_name(family)
    family.command(do="move", seat="A", move="resign")
    page.locator(".button", has_text="Rematch").click()
    other = next(name for name in NAMES if name != before)
    expect(page.locator(f"{TOLD} p")).to_have_text(f"This time {other} goes first.")
    assert first_name(family) == other


def test_lots_are_seen_without_a_server(person):
    family = person(viewport=PHONE, offline=True)
    family.open("/")
    family.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    family.allow(*CONNECTION_ERRORS)
    family.context.set_offline(True)
    family.page.locator("[data-plays='quarto screen']").click()
    expect(family.page.locator(f"{TOLD} p")).to_have_text(LOTS)
    family.context.set_offline(False)
