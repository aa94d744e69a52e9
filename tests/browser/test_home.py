"""The home page: its languages, the ways to play, and the way back to a running game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import bottom
from tests.support.browser_pages import settle
from tests.support.browser_tables import meet
from tests.support.browser_users import (
    CONNECTION_ERRORS,
    DESKTOP,
    LAPTOP,
    SMALL_PHONE,
)

from fourfold.texts import LANGUAGES

#: A message that a language lacks is shown by its name.
NAME_OF_MESSAGE = re.compile(
    r"\b(page|quartino|study|learn|word|game|option|rules?)-[a-z]+(-[a-z]+)*\b"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_in_the_language_of_the_browser(person, language):
    page = person(locale=language).open()
    assert page.locator("html").get_attribute("lang") == language
    text = page.locator("body").inner_text()
    assert len(text) > 300
    assert NAME_OF_MESSAGE.findall(text) == []


@pytest.mark.parametrize("locale", ["en-GB", "de", "fr", "da", "cs", "nl", "it", "es"])
def test_first_play_button_is_visible_without_scrolling(person, locale):
    visitor = person(locale=locale)
    visitor.page.add_init_script(
        "localStorage.setItem('fourfold-running', JSON.stringify({table: 'x', game: 'quarto'}))"
    )
    for size in (SMALL_PHONE, LAPTOP, DESKTOP):
        visitor.page.set_viewport_size(size)
        page = visitor.open()
        visitor.see(".hero a")
        settle(visitor)
        assert bottom(page, ".games .button.main") <= size["height"], size


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_home_links_to_level_and_rules_of_each_game(person, game):
    visitor = person()
    page = visitor.open()
    page.locator(f"section[aria-labelledby={game}] .more a").first.click()
    expect(page.locator("input[name=opponent]:checked")).to_have_value("bot")
    expect(
        page.locator("input[name=game]:checked + *, label:has(input[name=game]:checked)")
    ).to_have_text(game.capitalize())
    # The table watches, as it does where nothing is chosen.
    expect(page.locator("label:has(input[name=sight]:checked)")).to_have_text("Referee")


def test_offline_message_appears_beside_the_pressed_button(person):
    visitor = person(viewport=SMALL_PHONE)
    visitor.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
    page = visitor.open()
    visitor.context.set_offline(True)
    page.locator("section[aria-labelledby=quartino] .ways .button").nth(1).click()
    told = page.locator("#trouble-quartino")
    expect(told).to_contain_text("Quartino needs it")
    expect(told).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_home_links_to_the_running_game_until_the_player_leaves(person):
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
