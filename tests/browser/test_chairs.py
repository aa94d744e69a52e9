"""Chairs around a game: invitations, sitting down, leaving, and the queue."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.support.browser_layout import bottom
from tests.support.browser_pages import wait_for_friends
from tests.support.browser_tables import meet, open_table, play, with_clocks
from tests.support.browser_users import (
    Mouse,
    play_out,
)
from tests.support.qr_code import text_of_picture


def test_incomplete_link_says_that_there_is_no_such_table(person):
    visitor = person()
    visitor.open("/table/abc123")
    expect(visitor.page.locator("h1")).to_contain_text("Table not found")


@pytest.mark.slow
def test_players_and_spectators_see_the_rules_of_the_table(person):
    def choose(page: Page) -> None:
        page.locator("label.field:has(option[value='8']) select").select_option("4")
        page.locator("form > details > summary").click()
        page.locator("select:has(option[value='5+5'])").select_option("5+5")
        page.locator("form .check input").last.check()

    ada = person()
    ada.open("/new?game=quarto")
    choose(ada.page)
    ada.page.locator("form .open").click()
    expect(ada.page.locator(".rules")).to_contain_text(
        re.compile(r"Two teams of 2.*5\smin.*Winner stays on")
    )

    seats = meet(person)
    watcher = person()
    watcher.open(f"/table/{seats['A'].table}")
    for one in (seats["A"], watcher):
        one.see('.around .rules a[href="/rules/classic"]')


@pytest.mark.parametrize(("rules", "told"), [("classic", 1), ("classic+turn:60", 0)])
def test_only_tables_without_a_time_limit_say_that_they_have_no_clock(person, rules, told):
    host = person()
    host.open("/")
    host.open(f"/table/{open_table(host, game='quarto', rules=rules)}")
    host.see(".chairs")
    assert host.page.locator(".before").inner_text().count("No clock") == told


def test_guests_see_who_invites_them_to_what_and_how_to_pass_it_on(person):
    host, guest = person(), person()
    page = host.open("/new?game=quarto")
    page.locator("form input[type=text]").first.fill("Ada")
    page.locator("label.pill:has-text('Danish')").click()
    with_clocks(page)
    page.locator("form .open").click()
    link = host.see(".invite input").input_value()
    expect(page.locator(".inviter")).to_have_count(0)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.page.add_init_script(
        "navigator.share = data => (window.shared = data.url, Promise.resolve())"
    )
    guest.open(link.removeprefix(guest.url))
    expect(guest.page.locator(".inviter")).to_have_text(
        re.compile(r"^Ada invites you to play Quarto, Danish, .*5\+5\.$")
    )
    guest.page.locator(".invite .share").click()
    assert guest.page.evaluate("window.shared") == link
    guest.page.locator(".invite .copy").click()
    expect(guest.page.locator(".invite .copy")).to_have_text("Copied")
    assert guest.page.evaluate("navigator.clipboard.readText()") == link
    guest.page.locator(".invite .code").click()
    code = guest.see(".invite svg[role=img]")
    expect(code).to_have_accessible_name("QR code of the link, to scan with a phone")
    assert code.bounding_box()["width"] >= 200
    assert text_of_picture(code) == link


def test_host_changes_the_own_name_before_the_game(person):
    host, guest = person(), person()
    table = open_table(host, game="quarto", rules="classic", seats=2, chairs=[{"name": "Ada"}])
    page = host.open(f"/table/{table}")
    guest.open(f"/table/{table}")
    guest.see(".inviter:has-text('Ada')")
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_label("Your name")).to_be_focused()
    # A name that only bots have is refused, and the host keeps chair and name.
    page.keyboard.type("Computer")
    page.keyboard.press("Enter")
    expect(page.locator("main .error:not(:empty)")).to_be_visible()
    expect(page.locator('[data-chair="0"] strong')).to_have_text("Ada (you)")
    page.get_by_label("Your name").fill("Grace")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Change name")).to_be_focused()
    expect(page.locator('[data-chair="0"] strong')).to_have_text("Grace (you)")
    guest.see(".inviter:has-text('Grace')")
    assert host.view()["host"]


@pytest.mark.slow
def test_guests_see_chairs_above_the_invitation_and_hosts_below(person):
    host, guest = person(), person()
    wait_for_friends(host)
    guest.open(f"/table/{host.table}")
    guest.see(".invite")
    assert bottom(guest.page, '[data-chair="1"]') < bottom(guest.page, ".invite")
    assert bottom(host.page, '[data-chair="1"]') > bottom(host.page, ".invite")
    stranger = person()
    stranger.open("/lobby")
    stranger.page.locator("main .row .button").first.click()
    expect(stranger.page.locator(".invite")).to_contain_text("Anyone")


@pytest.mark.slow
def test_remaining_player_gives_the_chair_of_a_departed_host_to_a_bot(person):
    seats = meet(person)
    (host,) = (one for one in seats.values() if one.view()["host"])
    (other,) = (one for one in seats.values() if one is not host)
    expect(other.page.locator(".players .button")).to_have_count(0)
    host.see(".leave").click()
    host.see(".sure .main").click()
    other.see(".players .button").click()
    other.wait_until(lambda: other.view()["chairs"][0]["kind"] == "bot")
    view = play_out(other, Mouse(other))
    assert view["outcome"] is not None


@pytest.mark.slow
def test_next_in_the_queue_is_told_that_the_chair_is_theirs(person):
    def goes_round(page: Page) -> None:
        page.locator("form > details > summary").click()
        page.locator("form .check input").last.check()

    seats = meet(person, goes_round)
    newcomer = person()
    newcomer.open("/lobby")
    newcomer.page.locator("main input[type=text]").fill("Cy")
    newcomer.open(f"/table/{seats['A'].table}")
    newcomer.see(".line .button.main").click()
    # Before both have moved twice, a game is aborted instead.
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    play(seats, "A", "place b1")
    seats["A"].see(".resign").click()
    seats["A"].see(".sure .main").click()
    newcomer.see("[data-phase=over]")
    expect(newcomer.page.locator(".around")).to_contain_text("You have a seat now")
    expect(newcomer.page.locator(".line")).to_contain_text(re.compile("Next to play:.*you"))
    newcomer.see(".around .button.main").click()
    seats["B"].see(".around .button.main").click()
    newcomer.see("[data-phase=give]")
    assert newcomer.view()["match"]["your_seats"]
