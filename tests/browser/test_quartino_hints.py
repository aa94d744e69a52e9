"""Hints in Quartino against bots: two steps, what the wheel and the rack light, and nothing that moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.support.axe import violations
from tests.support.browser_tables import open_table
from tests.support.browser_users import Person

SIZES = {"desktop": {"width": 1366, "height": 768}, "phone": {"width": 360, "height": 640}}
HINT = "button.hint, .corners > .corner"
PLACES = """() => [...document.querySelectorAll('[data-slot], [data-slot] button, .corners > *')]
  .map(one => [one.dataset.slot, ...Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)])"""
MIN_TARGET_PX = 44


def play_bots(player: Person, rules: str, *bots: str) -> None:
    """Play a card's first three tokens at a table with bots, and show the next turn."""
    player.open("/privacy")
    table = open_table(player, game="quartino", rules=rules, seats=1 + len(bots), begins="chosen")
    player.command(table, do="sit", chair=0, name="Ada")
    for chair, bot in enumerate(bots, 1):
        player.command(table, do="seat-bot", chair=chair, bot=bot)
    player.command(table, do="start", first=0)

    def game() -> dict:
        found: dict = player.view_at(table)["match"]["view"]
        return found

    player.wait_until(lambda: game()["to_act"] == "A")
    card: str = game()["racks"][0]["cards"][0]
    for colour, space in zip(card[:3], "c12", strict=True):
        # A bot's token may have made a column of four, which the referee has cleared first.
        while game()["moves"][0].startswith("clear"):
            player.command(table, do="move", move=game()["moves"][0])
        player.command(table, do="move", move=f"place {colour} {space}")
        while game()["to_act"] == "A" and "end" not in game()["moves"]:
            player.command(table, do="move", move=game()["moves"][0])
        if game()["to_act"] == "A":
            player.command(table, do="move", move="end")
        player.wait_until(lambda: game()["to_act"] == "A")
    player.open(f"/table/{table}")
    player.see("[data-colour].can, .actions .clear")


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee"])
@pytest.mark.parametrize("size", SIZES)
def test_hint_names_a_near_card_then_a_move_and_nothing_moves(
    person: Callable[..., Person], size: str, rules: str
) -> None:
    player = person(viewport=SIZES[size])
    play_bots(player, rules, *["random"] * (1 if rules == "quartino" else 2))
    page = player.page
    before = page.evaluate(PLACES)
    hint = page.locator(HINT)
    box = hint.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= MIN_TARGET_PX
    hint.click()
    first = player.see(".hinted").inner_text()
    # The card that is named is lit in the rack, and what it lacks on the wheel; bots may have covered it all.
    is_near = "None of your cards" not in first
    expect(page.locator("[data-slot=rack] .named")).to_have_count(1 if is_near else 0)
    lacks = first.partition("Missing: ")[2]
    lit = page.locator("[data-slot=wheel] .named")
    expect(lit).to_have_count(lacks.count(" space\u00a0") + lacks.count(" centre"))
    assert page.evaluate(PLACES) == before
    assert violations(player) == []
    page.evaluate("scrollTo(0, 0)")
    hint.click()
    expect(page.locator(".hinted")).to_contain_text("Suggestion: ")
    expect(hint).to_have_attribute("aria-disabled", "true")
    expect(hint).to_be_focused()
    assert page.evaluate(PLACES) == before
    # What the player begins ends the hint's place in the line over the game; a move ends the hint.
    if "place" in page.locator(".hinted").inner_text():
        page.locator("[data-colour].can").first.click()
        expect(page.locator(".hinted")).to_have_count(0)


def test_no_hints_for_several_people(person: Callable[..., Person]) -> None:
    player = person()
    player.open("/privacy")
    table = open_table(player, game="quartino", seats=2, same_screen=True, begins="chosen")
    for chair, name in enumerate(("Ada", "Bo")):
        player.command(table, do="sit", chair=chair, name=name)
    player.command(table, do="start", first=0)
    player.open(f"/table/{table}")
    player.see("[data-phase]")
    expect(player.page.locator(".quartino[data-phase]")).to_be_visible()
    expect(player.page.locator(HINT)).to_have_count(0)
