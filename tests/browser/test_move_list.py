"""The move list: one row per turn, and looking back during the game without leaving it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.support.browser_layout import bottom
from tests.support.browser_pages import open_against_bot, wait_for_turn
from tests.support.browser_tables import QuartinoTable, meet, play
from tests.support.browser_users import PHONE


def is_free(page: Page, square: str) -> bool:
    """Return True if a square is described like d4, which is free in these games."""
    labels = {
        name: page.locator(f"[data-square={name}]").get_attribute("aria-label") or ""
        for name in (square, "d4")
    }
    return labels[square].replace(square, "d4") == labels["d4"]


def test_looking_back_keeps_the_place_until_the_player_returns(person):
    seats = meet(person)
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    back = seats["A"]
    back.see(".square.can")
    page = back.page
    expect(page.locator(".moves h2")).to_contain_text("2")
    expect(page.locator(".moves li")).to_have_count(2)
    expect(page.locator(".moves .number")).to_have_text(["1", "2"])

    # Arrow keys in the list go back move by move; the board shows the position, and nothing can be done.
    page.locator(".moves .move[tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".past")).to_contain_text("2")
    expect(page.locator(".moves [data-at='2']")).to_be_focused()
    assert not is_free(page, "a1")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".moves [data-at='1']")).to_have_attribute("aria-current", "step")
    assert is_free(page, "a1")
    expect(page.locator(".can")).to_have_count(0)

    # News do not lose the place; Escape returns.
    play_on = seats["B"].page
    play_on.locator("[data-phrase=hello]").click()
    expect(page.locator(".past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".past")).to_have_count(0)
    back.see(".square.can")

    # The opponent looks back while the game goes on: "New move", and return on request.
    play_on.locator(".moves [data-at='1']").click()
    play_on.locator(".past").wait_for()
    play(seats, "A", "place b1", "give 2")
    expect(play_on.locator(".past [role=status]")).not_to_be_empty()
    expect(play_on.locator(".can")).to_have_count(0)
    play_on.locator(".past .return").click()
    seats["B"].see(".square.can")
    assert play_on.evaluate("document.activeElement !== document.body")


def test_earlier_wheels_tell_no_cards_of_others(person):
    table = QuartinoTable(person, 2)
    table.place("B", "3")
    table.end()
    table.place("Y", "c")
    for seat, one in table.people.items():
        hidden = set(table.cards["B" if seat == "A" else "A"])
        page = one.page
        page.locator(".moves [data-at='1']").click()
        page.locator(".past").wait_for()
        expect(page.locator(".moves [data-at='1']")).to_have_attribute("aria-current", "step")
        expect(page.locator("[data-space=c]")).to_have_attribute("aria-label", re.compile("empty"))
        shown = page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        assert set(table.cards[seat]) == set(filter(None, shown))
        # Both may hold a card of the same colours; the page is told of no other.
        others = hidden - set(table.cards[seat])
        assert not [text for text in table.received[one].heard for card in others if card in text]
        page.keyboard.press("Escape")
        expect(page.locator(".past")).to_have_count(0)


def test_moves_are_in_a_sheet_on_a_phone_and_choosing_one_closes_it(person):
    seats = meet(lambda **options: person(viewport=PHONE, **options))
    play(seats, "A", "give 0")
    play(seats, "B", "place a1")
    page = seats["B"].page
    expect(page.locator(".moves")).to_be_hidden()
    page.locator(".more").click()
    expect(page.locator(".moves")).to_be_visible()
    page.locator(".moves [data-at='1']").click()
    expect(page.locator(".moves")).to_be_hidden()
    expect(page.locator(".past")).to_be_visible()
    page.locator(".past .return").click()
    seats["B"].see(".tray .can")
    page.locator(".more").click()
    page.keyboard.press("Escape")
    expect(page.locator(".more")).to_be_focused()


def test_few_moves_leave_no_empty_room_in_the_sheet(person):
    seats = meet(lambda **options: person(viewport=PHONE, **options))
    play(seats, "A", "give 0")
    play(seats, "B", "place a1")
    page = seats["B"].page
    page.locator(".more").click()
    moves = page.locator(".moves ol")
    expect(moves.locator("li")).to_have_count(2)
    assert bottom(page, ".moves ol") - bottom(page, ".moves li:last-child") <= 2


def test_moves_of_the_computer_are_sentences_with_its_article(person):
    player = person(locale="it")
    table = open_against_bot(player)
    player.open(f"/table/{table}")
    if not wait_for_turn(player, table)["events"]:
        player.command(table, do="move", move="give 0")
        wait_for_turn(player, table)
    told = player.page.locator(".moves .move").filter(has_text="omputer")
    expect(told.last).to_have_text(re.compile(r"^Il computer \(livello\s2\) dà "))
