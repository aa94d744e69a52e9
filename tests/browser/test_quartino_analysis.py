"""The analysis of a game of Quartino: chances, mistakes, better turns, and what others could hold."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect
from tests.support.axe import violations
from tests.support.browser_layout import drifts, slots, too_wide
from tests.support.browser_pages import QUARTINO_GAME
from tests.support.browser_users import DESKTOP
from tests.support.patience import PATIENCE_MS

SMALL_PHONE = {"width": 360, "height": 640}
SLIPS = """game: quartino
rules: quartino
deal: A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY
first: A
players: A=Ada B="Bo B."
result: B (resign)

A place Y c
A end
B place B 1
B end
A place G 2
A end
B place Y 5
B end
A place P 3
A end
B place P c
B end
A resign
"""
"""The record of a short game: Bo B. lets Ada make a card, and she overlooks it."""


def opened(text: str, **more: object) -> str:
    """Return the path of the analysis of a record."""
    return f"/analysis?{urlencode({'record': text, **more})}"


def judged(page: Page) -> None:
    """Wait until all turns have been judged."""
    expect(page.locator("[data-slot=controls] .better[aria-pressed]")).to_be_visible(
        timeout=6 * PATIENCE_MS
    )


def chances(page: Page) -> dict[str, int]:
    """Return the table for screen readers of the first opponent: cards in words, and their percentages."""
    rows = page.locator(".held table").first.locator("tbody tr").all_inner_texts()
    return {card: int(chance.removesuffix("%")) for card, chance, *_ in map(_cells, rows)}


def _cells(row: str) -> list[str]:
    return row.split("\t")


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE])
def test_chances_are_plotted_and_the_page_is_accessible_and_keeps_its_places(person, size):
    student = person(viewport=size)
    page = student.open(opened(SLIPS, at=3))
    student.see(".held .card-chance")
    before = slots(page)
    judged(page)
    assert drifts(before, slots(page)) == []
    assert page.locator("figure [class*=seat-]").count() >= 2
    expect(page.locator("figure")).to_contain_text("estimates")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert violations(student) == []
    assert too_wide(student) == []


def test_mistakes_are_found_and_their_better_turns_shown_on_the_wheel(person):
    page = person().open(opened(SLIPS, at=0))
    judged(page)
    button = page.locator("[data-slot=controls] .better")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".moves-list .mistake")).to_have_count(2)
    page.locator(".moves-list .mistake").last.click()
    expect(page.locator("[data-slot=verdict]")).to_contain_text("Mistake: from")
    expect(page.locator(".moves-list li:has([aria-current])")).to_contain_text(
        "was on the board from space 1, but it was not called."
    )
    wheel = page.locator("[data-slot=board] svg").first
    played = wheel.get_attribute("aria-label")
    button.click()
    expect(page.locator("[data-slot=verdict]")).to_contain_text("Better:")
    assert wheel.get_attribute("aria-label") != played
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert wheel.get_attribute("aria-label") == played
    # A step leaves the better turn, too.
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    expect(button).to_have_attribute("aria-pressed", "false")
    # The turns that changed most lead to their positions.
    turn = page.locator("section.game ol button").first
    number = turn.inner_text().split(",")[0].removeprefix("Turn\u00a0")
    turn.click()
    row = page.locator(".moves-list li:has([aria-current])")
    expect(row.locator(".number")).to_have_text(number)


def test_analysis_is_stopped_and_what_was_found_stays(person):
    page = person().open(opened(QUARTINO_GAME, at=3))
    page.locator("[data-slot=controls] .stop").click()
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator("section.game")).to_contain_text("You stopped the analysis")
    # The focus is where the button was, and beliefs are there.
    expect(page.locator("[data-slot=controls] button.better")).to_be_focused()
    expect(page.locator(".held .card-chance.true")).to_have_count(4)


def test_chances_in_a_game_against_a_level_are_those_between_players_of_the_level(person):
    page = person().open(opened(SLIPS.replace('B="Bo B."', "B=level3")))
    expect(page.locator("figure figcaption")).to_contain_text("between players of level 3")


def test_what_others_could_hold_narrows_by_keys_and_for_screen_readers(person):
    student = person()
    page = student.open(opened(QUARTINO_GAME, at=0))
    student.see(".held .card-chance")
    at_first = chances(page)
    assert len(at_first) == 20
    expect(page.locator(".held .card-chance.true")).to_have_count(4)
    page.keyboard.press("End")
    expect(page.locator(".held .turn")).not_to_contain_text("turn 1 ")
    at_last = chances(page)
    assert max(at_last.values()) > max(at_first.values())
    # The other player's view, with their own buttons for the turns.
    page.get_by_label("Point of view").select_option("B")
    expect(page.locator(".held h3")).to_have_text("Cards of Ada")
    page.locator(".held .steps button").first.click()
    expect(page.locator(".held .turn")).to_have_text("Before turn 1 (Ada)")
    assert len(chances(page)) == 20


def test_game_with_unknown_cards_is_not_analysed_but_can_be_replayed(person):
    hidden = QUARTINO_GAME.replace("B=BYGP,BYPG,BGYP,BGPY", "B=BYGP,BYPG,BGYP,?")
    page = person().open(opened(hidden))
    expect(page.get_by_role("alert")).to_contain_text(
        "needs the standard deck and the cards of all"
    )
    page.locator("main").get_by_role("link", name="Replay").click()
    expect(page.locator("main")).to_contain_text("Ada")
    expect(page.get_by_role("link", name="Analyse", exact=True)).to_have_count(0)


def test_replay_and_list_of_games_lead_to_the_analysis(person):
    student = person()
    page = student.open(f"/replay?{urlencode({'record': QUARTINO_GAME, 'at': 5})}")
    page.get_by_role("link", name="Analyse", exact=True).click()
    expect(page.locator(".moves-list [aria-current]")).to_have_attribute("data-node", "5")
    student.see(".held .card-chance")
