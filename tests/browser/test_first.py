"""A newcomer: the first page in every language, and a first game by mouse, by keys, by touch."""

from __future__ import annotations

import re

import pytest
from tests.support.browser_pages import begin
from tests.support.browser_users import PHONE, Keys, Mouse, Touch, play_out

from fourfold.texts import LANGUAGES

#: A message that a language lacks is shown by its name.
NAME_OF_MESSAGE = re.compile(
    r"\b(page|quartino|study|learn|word|game|option|rules?)-[a-z]+(-[a-z]+)*\b"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_language_of_the_browser(person, language):
    page = person(locale=language).open()
    assert page.locator("html").get_attribute("lang") == language
    text = page.locator("body").inner_text()
    assert len(text) > 300
    assert NAME_OF_MESSAGE.findall(text) == []


def test_another_language_can_be_chosen_and_is_remembered(person):
    newcomer = person(locale="fr")
    page = newcomer.open()
    french = page.locator("h1").inner_text()
    page.locator(".choices > button").click()
    page.locator("#choices select:has(option[value=da])").select_option("da")
    newcomer.holds("document.documentElement.lang === 'da'")
    assert page.locator("h1").inner_text() != french
    page.reload()
    newcomer.holds("document.documentElement.lang === 'da'")


def test_a_whole_game_against_a_bot_by_mouse(person):
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


def test_a_whole_game_by_keys_alone(person):
    newcomer = person()
    begin(newcomer, hand=Keys(newcomer))
    play_out(newcomer, Keys(newcomer), seed=2)


def test_a_whole_game_on_a_phone(person):
    newcomer = person(viewport=PHONE, touch=True)
    begin(newcomer, hand=Touch(newcomer))
    page = newcomer.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    play_out(newcomer, Touch(newcomer), seed=3)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_piece_in_hand_can_be_dragged_to_its_square(person):
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
