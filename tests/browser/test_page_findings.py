"""What people stumbled over on the pages around a game: each a way of using them that led nowhere."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import bottom
from tests.support.browser_pages import begin, settle
from tests.support.browser_users import CONNECTION_ERRORS, DESKTOP, LAPTOP, MY_TURN, SMALL_PHONE

GOLDENS = Path(__file__).parents[1] / "games" / "quartino" / "goldens"
QUARTINO = (GOLDENS / "two-seats.fgn").read_text("utf-8")
QUARTO = """game: quarto
rules: classic
players: A=Ann B=Ben

A give 0
B place b2
"""
FALSE_CALL = """game: quarto
rules: classic+lose-on-false-call

A give 0
B place b2
B call a1 b1 c1 d1
"""


@pytest.mark.parametrize("locale", ["en-GB", "de", "fr", "da", "cs", "nl", "it", "es"])
@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP, DESKTOP])
def test_the_first_way_to_play_is_in_sight(person, size, locale):
    visitor = person(locale=locale, viewport=size)
    page = visitor.open()
    page.evaluate(
        "localStorage.setItem('fourfold-running', JSON.stringify({table: 'x', game: 'quarto'}))"
    )
    page.reload()
    visitor.see(".hero a")
    settle(visitor)
    assert bottom(page, ".games .button.main") <= size["height"]


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_level_and_rules_are_found_from_the_first_page(person, game):
    visitor = person()
    page = visitor.open()
    page.locator(f"section[aria-labelledby={game}] .more a").first.click()
    expect(page.locator("input[name=opponent]:checked")).to_have_value("bot")
    expect(
        page.locator("input[name=game]:checked + *, label:has(input[name=game]:checked)")
    ).to_have_text(game.capitalize())
    # The table watches, as it does where nothing is chosen.
    expect(page.locator("label:has(input[name=sight]:checked)")).to_have_text("Referee")


def test_without_a_network_it_is_told_where_it_was_touched(person):
    visitor = person(viewport=SMALL_PHONE)
    visitor.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
    page = visitor.open()
    visitor.context.set_offline(True)
    page.locator("section[aria-labelledby=quartino] .ways .button").nth(1).click()
    told = page.locator("#trouble-quartino")
    expect(told).to_contain_text("Quartino needs it")
    expect(told).to_be_in_viewport(ratio=1)


def test_the_form_follows_the_rules_as_text(person):
    page = person().open("/new?game=quarto")
    page.locator("form > details").last.locator("summary").click()
    field = page.locator(".text input")
    field.fill("mushrooms+values:dark+squares")
    expect(page.locator("label:has(input[name=preset]:checked)")).to_have_text("Mushrooms")
    expect(page.locator("form .check input").first).to_be_checked()
    expect(page.locator("aside li")).to_have_text(["blue"])
    # Half a word changes nothing, and what is typed stays.
    field.fill("mushrooms+values:dark+squar")
    expect(page.locator("form .check input").first).to_be_checked()
    expect(field).to_have_value("mushrooms+values:dark+squar")


def test_that_nothing_would_count_is_said_in_peoples_words(person):
    page = person().open("/new?game=quarto")
    page.locator("form > details").first.locator("summary").click()
    for one in page.locator(".traits select").all():
        one.select_option("none")
    expect(page.locator("form [role=alert]:not(:empty)")).to_contain_text("at least one trait")
    expect(page.locator("aside")).not_to_contain_text("xpected")
    expect(page.locator("form .open")).to_be_disabled()


def test_a_number_of_turns_that_cannot_be_is_not_kept(person):
    page = person().open("/new?game=quartino")
    field = page.locator("input[type=number]")
    for typed, kept in (("-5", "1"), ("0", "1"), ("5000", "400"), ("", "200"), ("60", "60")):
        field.fill(typed)
        field.blur()
        expect(field).to_have_value(kept)
        expect(page.locator("aside .rules.error")).to_have_count(0)
    expect(page.locator("label:has(input[type=number])")).to_contain_text("From 1 to 400")


def test_mushrooms_are_red_or_blue(person):
    page = person().open("/new?game=quarto")
    page.locator("label.pill:has(input[name=preset])").nth(1).click()
    page.locator("form > details").first.locator("summary").click()
    colours = page.locator("label.field:has(option[value=owned-dark])")
    colours.locator("select").select_option("owned-dark")
    expect(colours).to_contain_text("has blue")
    expect(colours).not_to_contain_text("dark")
    expect(page.locator("aside")).to_contain_text("blue first")


TEAMS = """game: quarto
rules: classic
seats: A1 B1 A2 B2
players: A1=Ann B1=Ben A2=Cat B2=Dan
result: B (resignation)

A1 resign
"""


def test_teams_are_teams_among_the_games(person):
    reader = person()
    page = reader.open("/games")
    kept = {
        "id": "x",
        "when": 1,
        "game": "quarto",
        "rules": "classic",
        "record": TEAMS,
        "start": None,
        "players": {"A1": "Ann", "B1": "Ben", "A2": "Cat", "B2": "Dan"},
        "yours": ["A1"],
        "result": {"winners": ["B"], "reason": "resignation"},
        "table": None,
        "number": 0,
    }
    page.evaluate("one => localStorage.setItem('fourfold-games', JSON.stringify([one]))", kept)
    page.reload()
    played = page.locator("section[aria-labelledby=kept] li")
    expect(played).to_contain_text("Ann and Cat against Ben and Dan")
    expect(played).to_contain_text("Ben and Dan win together")
    played.locator("a").first.click()
    expect(page.locator("h1")).to_have_text("Ann and Cat against Ben and Dan")


def test_a_game_that_goes_on_says_when_it_was_played(person):
    player = person()
    begin(player, "quarto")
    player.see("[data-phase]")
    player.open("/games")
    going = player.see("section[aria-labelledby=going] li")
    expect(going).to_contain_text(re.compile(r"\d{1,2} \w+ 20\d\d, \d\d:\d\d"))


def test_sitting_down_from_the_list_of_tables_is_one_step(person):
    host, guest = person(), person()
    host.open("/lobby")
    host.page.locator("main input[type=text]").fill("Ada Waits")
    host.page.locator("main .row .button").first.click()
    host.see("[data-chair]")
    page = guest.open("/lobby")
    page.locator("main input[type=text]").fill("Bo")
    page.locator("li.card", has_text="Ada Waits").locator("button").click()
    guest.see("[data-phase], [data-chair]")
    guest.wait_until(lambda: guest.view()["your_chairs"] == [1])


def test_that_the_network_is_gone_is_told_at_once(person):
    player = person()
    player.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
    begin(player, "quarto")
    player.see(MY_TURN)
    player.see("[data-connection=open]")
    player.context.set_offline(True)
    player.see("[data-connection=lost]", 2)
    player.context.set_offline(False)
    player.see("[data-connection=open]", 3)


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP, DESKTOP])
def test_a_puzzle_and_what_it_needs_are_in_one_window(person, size):
    solver = person(viewport=size)
    page = solver.open("/puzzles")
    asked = set()
    for _ in range(12):
        solver.see(".puzzle [data-square]")
        settle(solver)
        hand = page.locator(".puzzle [data-hand]").count() > 0
        asked.add(hand)
        for selector in (".puzzle .table svg", ".puzzle [data-hand]" if hand else ".puzzle .tray"):
            assert bottom(page, selector) <= size["height"], selector
        if len(asked) == 2:
            break
        page.locator(".puzzle .button.quiet").click()


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP, DESKTOP])
@pytest.mark.parametrize("record", [QUARTO, QUARTINO])
def test_a_replay_and_its_steps_are_in_one_window(person, size, record):
    reader = person(viewport=size)
    page = reader.open(f"/replay?{urlencode({'record': record})}")
    reader.see(".steps")
    settle(reader)
    assert bottom(page, ".board svg") <= size["height"]
    assert bottom(page, ".steps") <= size["height"]


def test_a_replay_shows_where_a_card_was_made_and_at_the_end_all_cards(person):
    reader = person()
    events = [line for line in QUARTINO.split("\n\n", 1)[1].splitlines() if line.strip()]
    made = next(at for at, event in enumerate(events, 1) if " call YBGP 1" in event)
    page = reader.open(f"/replay?{urlencode({'record': QUARTINO, 'at': made})}")
    reader.see(".board .wedge")
    unseen = page.locator('section [data-card="BGPY"]')
    expect(unseen).to_have_count(0)
    page.keyboard.press("End")
    expect(unseen).to_have_count(1)


def test_a_false_call_that_loses_is_told_as_false(person):
    page = person().open(f"/replay?{urlencode({'record': FALSE_CALL, 'at': 3})}")
    expect(page.locator(".told")).to_contain_text("falsely")
