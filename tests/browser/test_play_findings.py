"""What players stumbled over at the table: what they need in a turn is where they look, and stays there."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import box, is_in_sight, too_wide
from tests.support.browser_pages import settle
from tests.support.browser_tables import (
    QuartinoTable,
    call,
    meet,
    meet_at,
    play,
    sized,
    with_clocks,
)
from tests.support.browser_users import (
    LAPTOP,
    PHONE_LANDSCAPE,
    SMALL_PHONE,
    ZOOMED_LAPTOP,
    Mouse,
    move,
)

ERROR = ".quarto .error"


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP])
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


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP])
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


def test_on_a_phone_the_clocks_and_what_is_said_are_in_sight(person):
    seats = meet_at(person, SMALL_PHONE, with_clocks)
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


def test_what_the_other_did_stands_there_until_one_s_own_turn_ends(person):
    table = QuartinoTable(person, 2)
    first = table.actor
    expect(first.page.locator(".since")).to_be_empty()
    table.place("B", "8")
    table.end()
    second = table.actor
    expect(second.page.locator(".since")).to_contain_text("placed blue on 8.")
    table.place("Y", "8")
    expect(second.page.locator(".since")).to_contain_text("placed blue on 8.")
    # Nobody has placed anything since: what the other does can be followed.
    expect(first.page.locator(".since")).to_contain_text("placed yellow on 8.")
    table.end()
    expect(second.page.locator(".since")).to_be_empty()
    expect(first.page.locator(".since")).to_contain_text("placed yellow on 8.")


def test_a_card_that_one_makes_gets_a_word(person):
    table = QuartinoTable(person, 2)
    seat, first = table.game["to_act"], table.actor
    card = table.cards[seat][0]
    for colour, space in zip(card, "c123", strict=True):
        table.place(colour, space)
        table.end()
    table.place("Y", "7")
    table.call(card, "1")
    expect(first.page.locator(".since")).to_have_text("You made a card: 3 cards left.")
    other = next(one for one in table.people.values() if one is not first)
    expect(other.page.locator(".since")).to_contain_text("made a card")
    table.place("Y", "6")
    table.end()
    expect(other.page.locator(".since")).to_contain_text("made a card and placed yellow on 6.")


def test_the_keys_of_quartino_work_wherever_one_is(person):
    table = QuartinoTable(person, 2)
    actor = table.actor
    page = actor.page
    page.evaluate("document.activeElement.blur()")
    # Not while a menu is open.
    page.locator(".choices > button").click()
    page.keyboard.press("b")
    expect(page.locator('[data-colour="B"].chosen')).to_have_count(0)
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    for key in ("b", "8", "Enter"):
        page.keyboard.press(key)
    expect(page.locator('[data-colour="B"].chosen')).to_have_count(1)
    page.locator("header .home").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("8")
    for key in ("Enter", "Enter"):
        page.keyboard.press(key)
    actor.see(".actions .end:enabled")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("e")
    actor.wait_until(lambda: table.actor is not actor)
    assert table.game["board"].split("/")[8].startswith("B")


def test_enter_shows_the_cards_to_whoever_comes_to_the_screen(person):
    family = person()
    page = family.open("/new?game=quartino&opponent=screen")
    page.locator("form .open").click()
    family.see(".cover button")
    expect(page.locator(".cover button")).to_be_focused()
    page.keyboard.press("Enter")
    family.see("[data-colour].can")
    for key in ("b", "8", "Enter", "Enter"):
        page.keyboard.press(key)
    family.see(".actions .end:enabled")
    page.keyboard.press("e")
    expect(page.locator(".cover button")).to_be_focused()


def test_the_keys_of_quarto_are_listed(person):
    seats = meet(person)
    keys = seats["A"].page.locator(".around .keys")
    keys.locator("summary").click()
    # One of them reads Danish.
    expect(keys.locator("kbd")).to_have_text(["← → ↑ ↓", "Enter", "q", "Esc"])
    expect(keys).to_contain_text("Quarto")


def test_a_column_that_one_looked_at_closes_again(person):
    table = QuartinoTable(person, 2)
    for _ in range(2):
        table.place("B", "5")
        assert table.actor.page.locator(".fan").count() == 0
        table.end()
    page = table.actor.page
    page.locator('[data-space="5"]').click()
    expect(page.locator(".fan")).to_have_count(1)
    page.mouse.move(2, 2)
    page.locator('[data-colour="Y"]').click()
    expect(page.locator(".fan")).to_have_count(0)
    page.locator(".actions .button.main").click()
    table.actor.see("[data-phase=call]")
    expect(page.locator(".fan")).to_have_count(0)


def test_on_a_phone_the_wheel_stays_where_it_is(person):
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


@pytest.mark.parametrize("size", [ZOOMED_LAPTOP, PHONE_LANDSCAPE])
def test_in_a_low_window_a_move_needs_no_scrolling(person, size):
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


def test_with_every_piece_placed_nothing_is_said_to_be_in_hand(person):
    """The last placement may still make a line: it is let be, and there is no next piece."""
    player = person()
    page = player.open("/new?game=quarto&opponent=screen")
    page.locator("form .open").click()
    player.see("[data-phase]")
    rng = random.Random(1)
    while player.game()["phase"] != "decline":
        move(player, Mouse(player), rng)
        player.page.wait_for_timeout(50)
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".calls .call")).to_be_visible()


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_on_a_phone_what_a_lesson_asks_for_is_in_sight(person, game):
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


def test_the_sixteen_pieces_are_seen_together(person):
    page = person(viewport=LAPTOP).open("/learn/quarto")
    expect(page.locator(".picks button")).to_have_count(16)
    assert is_in_sight(page, ".picks")
