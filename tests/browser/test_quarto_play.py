"""Quarto in browsers: whole games by mouse, keyboard and touch, with friends, teams and spectators."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.support.browser_pages import begin
from tests.support.browser_tables import (
    Seats,
    meet,
    play,
)
from tests.support.browser_users import (
    PHONE,
    Keys,
    Mouse,
    Person,
    Touch,
    View,
    choices,
    move,
    play_out,
)

from fourfold.games.catalogue import read_record
from fourfold.games.record import Record
from fourfold.texts import Texts

ERROR = ".quarto .error"


@pytest.mark.slow
def test_whole_game_against_a_bot_by_mouse(person):
    newcomer = person(motion=True)
    begin(newcomer)
    asked = newcomer.status
    assert asked
    game = play_out(newcomer, Mouse(newcomer))
    assert newcomer.status != asked
    winners = game["outcome"]["winners"]
    assert newcomer.page.locator("line.line, polygon.line").count() == len(game["shown"])
    assert winners or len(game["trail"]) == 16
    # Another one is a click away.
    newcomer.page.locator(".around .button.main").first.click()
    newcomer.see("[data-phase=give], [data-phase=place]")


@pytest.mark.slow
def test_whole_game_by_keyboard(person):
    newcomer = person()
    begin(newcomer, hand=Keys(newcomer))
    play_out(newcomer, Keys(newcomer), seed=2)


def test_whole_game_by_touch_on_a_phone(person):
    newcomer = person(viewport=PHONE, touch=True)
    begin(newcomer, hand=Touch(newcomer))
    page = newcomer.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    play_out(newcomer, Touch(newcomer), seed=3)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_piece_in_hand_can_be_dragged_to_a_square(person):
    newcomer = person()
    begin(newcomer)
    page = newcomer.page
    newcomer.see(".square.can, .tray .can")
    if page.locator(".tray .can").count():
        Mouse(newcomer).give("7")
    newcomer.see(".square.can")
    square = page.locator(".square.can").first
    name = square.get_attribute("data-square")
    page.locator("[data-hand] .piece").drag_to(square)
    newcomer.see(f'[data-square="{name}"]:not(.can)')
    assert newcomer.game()["trail"][-1] == name


@pytest.mark.slow
def test_spectator_sees_the_game_and_has_no_controls(person):
    seats = meet(person)
    watcher = person()
    watcher.open(f"/table/{seats['A'].table}")
    watcher.see("[data-phase]")
    play(seats, "A", "give 5")
    watcher.see('[data-hand="5"]')
    assert watcher.page.locator(".can, .call").count() == 0


def pill(page: Page, name: str, number: int) -> None:
    """Choose one of several, if need be under "More options"."""
    wanted = page.locator(f"label.pill:has(input[name={name}])").nth(number)
    if not wanted.is_visible():
        page.locator("form > details > summary").click()
    wanted.click()


def play_to_the_end(seats: Seats, look: Callable[[Person], None] = lambda _: None) -> View:
    """Play random moves until the game is over; call ``look`` with the person to act before each move."""
    rng = random.Random(7)
    anybody = next(iter(seats.values()))
    while (game := anybody.game())["outcome"] is None:
        who = seats.get(game["to_act"])
        if who is None:
            anybody.page.wait_for_timeout(50)
        elif who.page.locator(".square.can, .tray .can").count():
            look(who)
            move(who, Mouse(who), rng)
    for one in seats.values():
        one.see("[data-phase=over]")
    return game


def record_of(one: Person) -> Record:
    """Return the record of the last game at the table, as the server stores it."""
    script = "table => fetch(`/api/tables/${table}/record`).then(answer => answer.text())"
    return read_record(one.page.evaluate(script, one.table))


@pytest.mark.slow
def test_danish_rules_offer_each_player_only_their_colour(person):
    """Q10: one is only given pieces of one's own."""

    def choose(page: Page) -> None:
        pill(page, "preset", 2)
        pill(page, "sight", 1)

    seats = meet(person, choose)
    assert seats["A"].game()["rules"] == "danish+referee"
    offered: dict[str, set[bool]] = {"A": set(), "B": set()}

    def look(who: Person) -> None:
        (seat,) = (seat for seat, one in seats.items() if one is who)
        offered[seat] |= {piece in "89abcdef" for piece in choices(who)[1]}

    play_to_the_end(seats, look)
    assert offered == {"A": {False}, "B": {True}}


def play_danish(page: Page) -> None:
    page.locator("details summary").last.click()
    page.locator("form .text input").fill("danish")


def test_owned_colours_are_marked_and_explained(person):
    """Q10: who owns which colour stands beside the names, and pieces of the other colour look as they are."""
    seats = meet(person, play_danish)
    giver = seats["A"].page
    expect(giver.locator('[data-seat="A"] .owns.dark')).to_be_visible()
    theirs = giver.locator('[data-seat="B"] .owns.light').inner_text()
    expect(giver.locator(".tray .can")).to_have_count(8)
    expect(giver.locator(".tray .not")).to_have_count(8)
    giver.locator('.tray [data-piece="9"]').click(force=True)
    expect(giver.locator(ERROR)).to_contain_text(theirs)
    play(seats, "A", "give 1")
    expect(giver.locator(ERROR)).to_be_empty()
    expect(seats["B"].page.locator(".tray .not")).to_have_count(0)


@pytest.mark.slow
def test_two_teams_of_two_with_bots_on_empty_chairs(person):
    """Q11: the seats act in turn, and a team wins."""

    def choose(page: Page) -> None:
        pill(page, "sight", 1)
        page.locator("label.field:has(option[value='8']) select").select_option("4")

    seats = meet(person, choose)
    game = play_to_the_end(seats)
    assert game["seats"] == ["A1", "B1", "A2", "B2"]
    record = record_of(next(iter(seats.values())))
    outcome = record.state.outcome
    assert outcome is not None
    assert game["outcome"] == {"winners": list(outcome.winners), "reason": outcome.reason}
    assert outcome.reason == "full-board" or outcome.winners == (record.events[-1].seat[0],)
    for one in seats.values():
        assert one.page.locator("[data-seat]").count() == 4
        said = Texts(one.page.locator("html").get_attribute("lang") or "")
        assert one.status.endswith(said(f"reason-{outcome.reason}")[1:] + ".")
        (own,) = one.view()["match"]["your_seats"]
        ended = "draw" if not outcome.winners else "won" if own[0] in outcome.winners else "lost"
        assert one.page.locator(f".banner.{ended}").count() == 1


def test_offered_draw_is_shown_to_the_player_who_offered(person):
    seats = meet(person)
    offering = seats["A"].page
    offering.locator(".offer").click()
    expect(offering.locator(".around [role=status]")).not_to_be_empty()
    expect(offering.locator(".offer")).to_have_attribute("aria-disabled", "true")
    seats["B"].see("[role=alertdialog]")
    play(seats, "A", "give 0")
    expect(offering.locator(".offer")).to_have_attribute("aria-disabled", "false")
    expect(offering.locator(".around [role=status]")).to_have_count(0)


@pytest.mark.slow
def test_no_piece_is_shown_in_hand_after_the_last_placement(person):
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


@pytest.mark.slow
def test_keyboard_shortcuts_are_listed(person):
    seats = meet(person)
    keys = seats["A"].page.locator(".around .keys")
    keys.locator("summary").click()
    # One of them reads Danish.
    expect(keys.locator("kbd")).to_have_text(["← → ↑ ↓", "Enter", "q", "Esc"])
    expect(keys).to_contain_text("Quarto")
