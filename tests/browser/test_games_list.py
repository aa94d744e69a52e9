"""The list of games that the browser keeps: teams and dates."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect
from tests.support.browser_pages import begin

TEAMS = """game: quarto
rules: classic
seats: A1 B1 A2 B2
players: A1=Ann B1=Ben A2=Cat B2=Dan
result: B (resignation)

A1 resign
"""


KEPT = {
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
"""A finished game as the browser keeps it."""


def test_teams_are_named_as_teams(person):
    reader = person()
    reader.store("fourfold-games", json.dumps([KEPT]))
    page = reader.open("/games")
    played = page.locator("section[aria-labelledby=kept] li")
    expect(played).to_contain_text("You and Cat against Ben and Dan")
    expect(played).to_contain_text("Team B wins")
    played.locator("a").first.click()
    expect(page.locator("h1")).to_have_text("You and Cat against Ben and Dan")


def test_forgetting_the_last_game_moves_the_focus_to_the_heading(person):
    reader = person()
    reader.store("fourfold-games", json.dumps([KEPT]))
    page = reader.open("/games")
    page.get_by_role("button", name="Delete").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#kept")).to_be_focused()


def test_running_game_shows_its_date(person):
    player = person()
    begin(player, "quarto")
    player.see("[data-phase]")
    player.open("/games")
    going = player.see("section[aria-labelledby=going] li")
    expect(going).to_contain_text(re.compile(r"\d{1,2} \w+ 20\d\d, \d\d:\d\d"))


def test_guest_who_changed_their_name_is_still_you_in_a_running_game(person):
    player = person()
    begin(player, "quarto")
    player.see("[data-phase]")
    player.store("fourfold", json.dumps({"name": "Ann"}))
    player.open("/games")
    going = player.see("section[aria-labelledby=going] li strong")
    expect(going).to_contain_text("You and")
