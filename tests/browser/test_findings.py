"""What people stumbled over once: each a way of using the page that led nowhere."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.support.browser_layout import bottom, too_wide
from tests.support.browser_pages import begin, settle, wait_for_friends
from tests.support.browser_tables import meet, play
from tests.support.browser_users import (
    DESKTOP,
    LAPTOP,
    MY_TURN,
    NARROW,
    PHONE,
    PHONE_LANDSCAPE,
    Mouse,
    move,
    play_out,
)

LONG = "W" * 24


def test_a_name_that_is_refused_can_be_changed(person):
    ada = person()
    ada.allow("409")
    ada.open("/new?game=quarto")
    ada.page.evaluate("localStorage.setItem('fourfold', JSON.stringify({name: 'a\\u202eb'}))")
    ada.page.reload()
    ada.see("form .open").click()
    expect(ada.page.locator("form .error")).not_to_be_empty()
    expect(ada.page.locator("form .open")).to_be_enabled()
    ada.page.locator("form input[type=text]").first.fill("Ada")
    ada.page.locator("form .open").click()
    ada.see(".invite")


def test_an_opponent_that_there_is_not_is_a_friend(person):
    page = person().open("/new?opponent=alien")
    expect(page.locator("input[name=opponent]:checked")).to_have_value("friend")


def test_rules_that_contradict_each_other_are_not_told_as_if_they_held(person):
    page = person().open("/new?game=quarto")
    page.locator("form > details").last.locator("summary").click()
    field = page.locator(".text input")
    for text in ("", "classic+referee+lose-on-false-call"):
        field.fill(text)
        expect(page.locator("aside .rules.error")).not_to_be_empty()
    field.fill("classic+squares")
    expect(page.locator("aside .rules.error")).to_have_count(0)


def test_half_a_link_is_no_table(person):
    visitor = person()
    visitor.open("/table/abc123")
    expect(visitor.page.locator("h1")).to_contain_text("no such table")


def test_the_rules_in_force_are_told_to_players_and_those_who_look_on(person):
    def choose(page: Page) -> None:
        page.locator("label.field:has(option[value='8']) select").select_option("4")
        page.locator("form > details").last.locator("summary").click()
        page.locator("select:has(option[value='5+5'])").select_option("5+5")
        page.locator("form .check input").last.check()

    ada = person()
    ada.open("/new?game=quarto")
    choose(ada.page)
    ada.page.locator("form .open").click()
    expect(ada.page.locator(".rules")).to_contain_text(
        re.compile("Two teams of 2.*5 min.*Go round")
    )
    expect(ada.page.locator('[data-chair="0"]')).to_contain_text("Team 1")
    expect(ada.page.locator('[data-chair="3"]')).to_contain_text("Team 2")

    seats = meet(person)
    watcher = person()
    watcher.open(f"/table/{seats['A'].table}")
    for one in (seats["A"], watcher):
        one.see('.around .rules a[href="/rules/classic"]')


def test_a_guest_first_sees_the_chairs(person):
    host, guest = person(), person()
    wait_for_friends(host)
    guest.open(f"/table/{host.table}")
    guest.see(".invite")
    assert bottom(guest.page, '[data-chair="1"]') < bottom(guest.page, ".invite")
    assert bottom(host.page, '[data-chair="1"]') > bottom(host.page, ".invite")
    stranger = person()
    stranger.open("/lobby")
    stranger.page.locator("main .row .button").first.click()
    expect(stranger.page.locator(".invite")).to_contain_text("Anybody")


def test_whoever_leaves_is_gone_and_finds_the_way_back_meanwhile(person):
    seats = meet(person)
    ada = seats["A"]
    table = ada.table
    ada.open("/")
    expect(ada.page.locator(f'a[href="/table/{table}"]')).to_be_visible()
    ada.page.locator(f'a[href="/table/{table}"]').click()
    ada.see(".leave").click()
    ada.see(".sure .main").click()
    ada.see(".hero")
    assert ada.page.locator(f'a[href="/table/{table}"]').count() == 0


def test_whoever_stays_hands_the_chair_of_a_host_who_left_to_a_computer(person):
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


def test_escape_closes_what_was_opened_and_the_focus_stays(person):
    player = person()
    begin(player)
    page = player.page
    page.locator(".choices > button").click()
    page.locator("#choices select").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator("#choices")).to_have_count(0)
    expect(page.locator(".choices > button")).to_be_focused()
    page.locator(".resign").click()
    player.see(".sure")
    page.keyboard.press("Escape")
    expect(page.locator(".sure")).to_have_count(0)
    expect(page.locator(".resign")).to_be_focused()


def test_a_press_on_a_label_of_the_menu_works(person):
    player = person()
    player.open()
    page = player.page
    page.locator(".choices > button").click()
    box = page.locator("#choices input[type=checkbox]")
    was = box.is_checked()
    # Beside the box, on its word.
    label = page.locator("#choices label:has(input)").bounding_box()
    page.mouse.click(label["x"] + label["width"] - 8, label["y"] + label["height"] / 2)
    expect(page.locator("#choices")).to_be_visible()
    assert box.is_checked() is not was


def test_the_wheel_is_read_from_the_centre_round_the_rim(person):
    player = person()
    begin(player, "quartino")
    player.see("[data-space]")
    debugger = player.context.new_cdp_session(player.page)
    nodes = debugger.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    (wheel,) = (one for one in nodes if one.get("role", {}).get("value") == "listbox")
    read = [by_id[one] for one in wheel["childIds"]]
    names = [one["name"]["value"] for one in read if one["role"]["value"] == "option"]
    assert len(names) == 9
    assert "centre" in names[0]
    assert [re.search(r"\d", name)[0] for name in names[1:]] == list("12345678")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game: quarto\nrules: classic\n\nA give 0\nB place b2\nB give 0\n", "Line 6"),
        ("game: quarto\nrules: classic\nNonsense\n\nA give 0\n", "Line 3"),
        (
            "game: quartino\nrules: quartino\nfirst: A\n"
            "deal: A=YBGP,YBPG,YGBP,YGPB B=YPBG,YPGB,BYGP,BYPG\n\nA fly\n",
            "Line 6",
        ),
    ],
)
def test_a_record_that_is_wrong_stays_and_says_where(person, text, said):
    reader = person()
    reader.allow("400")
    page = reader.open("/replay")
    page.locator("textarea").fill(text)
    page.locator("form .button.main").click()
    expect(page.locator("main .error:not(:empty)")).to_contain_text(said)
    expect(page.locator("textarea")).to_have_value(text)


def test_a_position_that_was_set_up_is_there_when_one_comes_back(person):
    student = person()
    page = student.open("/analysis")
    page.get_by_role("button", name="Set up a position").click()
    for piece, square in zip("0123", ("a1", "b1", "c1", "d1"), strict=True):
        page.locator(f'.tray [data-piece="{piece}"]').click()
        page.locator(f'[data-square="{square}"]').click()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".verdict")).to_contain_text("a1, b1, c1 and d1")
    page.locator('nav a[href="/lobby"]').click()
    student.see(".icons")
    page.go_back()
    student.see('[data-square="a1"]')
    student.holds("document.querySelectorAll('.tray [data-piece]').length === 12")


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_what_is_chosen_from_next_is_in_sight(person, size):
    player = person(viewport=size)
    for game, selector in (("quarto", ".tray"), ("quartino", ".reserve")):
        begin(player, game)
        player.see(selector)
        settle(player)
        assert bottom(player.page, selector) <= size["height"]
    if size == DESKTOP:
        player.open("/analysis")
        player.see(".tray .note")
        assert bottom(player.page, ".tray") <= size["height"]


@pytest.mark.parametrize("size", [NARROW, PHONE_LANDSCAPE])
def test_on_a_phone_the_whole_tray_is_in_sight(person, size):
    player = person(viewport=size)
    begin(player)
    player.see(MY_TURN)
    if player.page.locator(".tray .can").count():
        move(player, Mouse(player), random.Random(1))
    settle(player)
    assert bottom(player.page, ".tray") <= size["height"]


def test_on_a_phone_actions_come_before_the_players(person):
    player = person(viewport=PHONE)
    begin(player)
    player.see(".resign")
    assert bottom(player.page, ".resign") < bottom(player.page, ".players")


def test_a_long_name_breaks_nothing(person):
    def named(page: Page) -> None:
        page.locator("form input[type=text]").first.fill(LONG)

    seats = meet(person, named)
    for one in seats.values():
        for size in (DESKTOP, NARROW):
            one.page.set_viewport_size(size)
            settle(one)
            assert too_wide(one) == []


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 320), ("fr", 390), ("de", 320)])
def test_the_ways_are_all_there_on_a_small_screen(person, locale, width):
    visitor = person(locale=locale, viewport={"width": width, "height": 700})
    page = visitor.open()
    assert too_wide(visitor) == []
    assert page.evaluate(
        "(nav => nav.scrollWidth <= nav.clientWidth)(document.querySelector('nav'))"
    )


def test_the_browser_is_painted_like_the_page(person):
    visitor = person()
    page = visitor.open()
    page.locator(".choices > button").click()
    page.locator("#choices select:has(option[value=dark])").select_option("dark")
    colours = page.locator("meta[name=theme-color]").evaluate_all(
        "all => all.map(one => one.content)"
    )
    assert colours == ["#141a16", "#141a16"]


def test_whoever_comes_from_the_line_is_told_that_the_chair_is_theirs(person):
    def goes_round(page: Page) -> None:
        page.locator("form > details").last.locator("summary").click()
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
    expect(newcomer.page.locator(".around")).to_contain_text("The chair is yours now")
    expect(newcomer.page.locator(".line")).to_contain_text(re.compile("Next to play:.*Cy"))
    newcomer.see(".around .button.main").click()
    seats["B"].see(".around .button.main").click()
    newcomer.see("[data-phase=give]")
    assert newcomer.view()["match"]["your_seats"]
