"""The home page: its languages, the ways to play, and the way back to a running game."""

from __future__ import annotations

import json
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
    PHONE_LANDSCAPE,
    SHORT_PHONE,
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
    running = json.dumps([{"table": "local-1", "game": "quarto"}])
    visitor.store("fourfold-running", running)
    page = visitor.open()
    visitor.see(".hero a")
    for size in (SMALL_PHONE, SHORT_PHONE, LAPTOP, DESKTOP):
        page.set_viewport_size(size)
        settle(visitor)
        assert bottom(page, ".games .button.main") <= size["height"], size


def test_three_running_games_and_a_link_to_the_others_are_shown_before_and_after_loading(person):
    visitor = person()
    visitor.allow("failed: ", "Failed to load")
    line = "against Bo · your turn"
    games = [{"table": f"local-{number}", "game": "quarto", "line": line} for number in range(5)]
    visitor.store("fourfold-running", json.dumps(games))
    page = visitor.page
    links = page.locator(".running a:visible")
    said = [f"Resume Quarto{line}", f"Quarto{line}", f"Quarto{line}", "All games in progress"]
    # Without its scripts the page is the skeleton.
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto(visitor.url)
    expect(page.locator("[data-skeleton] .running")).to_be_visible()
    expect(links).to_have_text(said)
    places = links.evaluate_all("all => all.map(one => one.getBoundingClientRect().y)")
    page.unroute("**/assets/*.js")
    visitor.open()
    expect(links).to_have_text(said)
    hrefs = links.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert hrefs == ["/table/local-0", "/table/local-1", "/table/local-2", "/games"]
    settle(visitor)
    now = links.evaluate_all("all => all.map(one => one.getBoundingClientRect().y)")
    assert now == pytest.approx(places, abs=2)


@pytest.mark.parametrize("locale", ["en-GB", "fr", "de"])
def test_both_play_buttons_are_visible_on_a_phone_in_landscape(person, locale):
    visitor = person(locale=locale, viewport=PHONE_LANDSCAPE)
    page = visitor.open()
    settle(visitor)
    for button in page.locator(".games .button.main").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_navigation_is_one_row_of_whole_words_on_every_phone(person, locale):
    page = person(locale=locale).open()
    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 640})
        links = page.locator("header nav a").evaluate_all(
            "all => all.map(one => [one.getBoundingClientRect(), one.scrollWidth - one.clientWidth])"
        )
        assert len({round(where["top"]) for where, _ in links}) == 1, width
        assert all(over <= 0 for _, over in links)
        assert all(where["left"] >= 0 and where["right"] <= width for where, _ in links), width
        assert min(min(where["width"], where["height"]) for where, _ in links) >= 44


def test_header_content_and_footer_share_their_edges(person):
    visitor = person()
    script = """() => ['header', 'main', 'footer'].map(name => {
      const style = getComputedStyle(document.querySelector(`#app > ${name}`))
      return [style.paddingLeft, style.paddingRight]
    })"""
    for path in ("/", "/rules", "/table/abc"):
        page = visitor.open(path)
        for width in (360, 1366, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            header, main, footer = page.evaluate(script)
            assert header == main == footer, (path, width)


def test_notches_of_a_phone_in_landscape_cover_nothing(person):
    visitor = person(viewport=PHONE_LANDSCAPE)
    debugger = visitor.context.new_cdp_session(visitor.page)
    insets = {"left": 59, "right": 59, "bottom": 21}
    debugger.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    for path in ("/", "/new?game=quarto", "/rules/classic"):
        page = visitor.open(path)
        settle(visitor)
        edges = page.locator("#app :is(a, button, select, input, h1, p, summary)").evaluate_all(
            """all => all.filter(one => one.checkVisibility() && !one.closest('.unseen, .skip'))
              .map(one => one.getBoundingClientRect()).filter(one => one.width > 2)
              .map(({ left, right }) => [left, innerWidth - right])"""
        )
        assert edges
        assert min(min(edge) for edge in edges) >= 59, path


def test_everything_to_touch_is_at_least_44_pixels_high(person):
    visitor = person(viewport=SHORT_PHONE, touch=True)
    for path in ("/", "/new?game=quarto", "/lobby", "/nowhere"):
        page = visitor.open(path)
        if page.locator("form > details").count():
            page.locator("form > details > summary").click()
        page.locator(".choices > button").click()
        settle(visitor)
        small = page.locator(
            "#app :is(.button, button, select, summary, label.pill, label.check, nav a, .more a, footer a)"
            ", #app input:not([type=radio], [type=checkbox])"
        ).evaluate_all(
            """all => all.filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
              .map(one => one.outerHTML.slice(0, 120))"""
        )
        assert small == [], path


def test_description_of_the_site_is_translated(person):
    visitor = person(locale="de")
    page = visitor.open()
    description = page.locator("meta[name=description]")
    expect(description).to_have_attribute("content", re.compile("Freunden"))
    page.locator(".choices > button").click()
    page.locator("#choices select:has(option[value=da])").select_option("da")
    expect(description).to_have_attribute("content", re.compile("venner"))


@pytest.mark.parametrize(
    ("game", "sentence"),
    [("quarto", "Rarely misses a line"), ("quartino", "sees many of your cards coming")],
)
def test_chosen_level_is_played_and_remembered(person, game, sentence):
    visitor = person()
    page = visitor.open()
    level = page.locator(f"section[aria-labelledby={game}] select[name=level]")
    expect(level.locator("option")).to_have_count(9)
    expect(level).to_have_value("level2")
    level.select_option("level5")
    about = page.locator(f"section[aria-labelledby={game}] .level small")
    expect(about).to_contain_text(sentence)
    page.locator(f"section[aria-labelledby={game}] .button.main").click()
    visitor.see("[data-phase]")
    assert [chair["name"] for chair in visitor.view()["chairs"]][1] == "level5"
    visitor.open()
    expect(level).to_have_value("level5")
    other = page.locator(f"select[name=level]:not(section[aria-labelledby={game}] *)")
    expect(other).to_have_value("level2")


def test_address_that_does_not_exist_leads_on(person):
    visitor = person()
    page = visitor.open("/table-of-ada")
    expect(page.locator("main h1")).to_have_text("Page not found")
    for target in ("/", "/games", "/new?game=quarto&opponent=bot"):
        expect(page.locator(f'main a[href="{target}"]')).to_be_visible()
    field = page.locator("main form input")
    field.fill("nonsense")
    field.press("Enter")
    expect(page.locator("main form [role=alert]")).to_contain_text("not a link to a table")
    field.fill(f"{visitor.url}/table/{'0' * 32}?from=chat")
    field.press("Enter")
    expect(page.locator("h1")).to_contain_text("Table not found")


def test_forced_colours_keep_the_border_of_buttons_and_the_chosen_pill(person):
    visitor = person(forced_colors="active")
    page = visitor.open("/new?game=quarto")
    border = "one => getComputedStyle(one).borderTopWidth"
    assert page.locator("form .open").evaluate(border) == "3px"
    assert page.locator(".pill:has(:checked)").first.evaluate(border) == "3px"
    assert page.locator(".pill:not(:has(:checked))").first.evaluate(border) != "3px"


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
    expect(told).to_contain_text("Quartino on one screen needs the server")
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
