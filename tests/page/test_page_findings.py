"""What people stumbled over on the pages around a game: each a way of using them that led nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.page.pages import settle
from tests.page.test_connection import LOST
from tests.page.test_findings import LAPTOP

PHONE = {"width": 360, "height": 740}


def ends(page: Page, selector: str) -> float:
    """How far down the first of these reaches in the window."""
    script = "one => document.querySelector(one).getBoundingClientRect().bottom"
    found: float = page.evaluate(script, selector)
    return found


@pytest.mark.parametrize("locale", ["en-GB", "de", "fr", "da", "cs", "nl", "it", "es"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP, {"width": 1280, "height": 800}])
def test_the_first_way_to_play_is_in_sight(person, size, locale):
    visitor = person(locale=locale, viewport=size)
    page = visitor.open()
    page.evaluate(
        "localStorage.setItem('fourfold-running', JSON.stringify({table: 'x', game: 'quarto'}))"
    )
    page.reload()
    visitor.see(".hero a")
    settle(visitor)
    assert ends(page, ".games .button.main") <= size["height"]


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_level_and_rules_are_found_from_the_first_page(person, game):
    visitor = person()
    page = visitor.open()
    page.locator(f"section[aria-labelledby={game}] .more a").first.click()
    expect(page.locator("input[name=opponent]:checked")).to_have_value("bot")
    expect(
        page.locator("input[name=game]:checked + *, label:has(input[name=game]:checked)")
    ).to_have_text(game.capitalize())


def test_without_a_network_it_is_told_where_it_was_touched(person):
    visitor = person(viewport=PHONE)
    visitor.allow(*LOST, "Failed to load resource", "failed: ")
    page = visitor.open()
    visitor.context.set_offline(True)
    page.locator("section[aria-labelledby=quartino] .ways .button").nth(1).click()
    told = page.locator("#trouble-quartino")
    expect(told).to_contain_text("Quartino needs it")
    expect(told).to_be_in_viewport(ratio=1)
