"""The home page: its languages, the ways to play, and the way back to a running game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import bottom
from tests.support.browser_pages import play_button, settle
from tests.support.browser_tables import meet
from tests.support.browser_users import (
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
    # As in the rulebooks, where nothing is chosen.
    expect(page.locator("label:has(input[name=sight]:checked)")).to_have_text("You call")


@pytest.mark.parametrize(("game", "rules"), [("quarto", "classic"), ("quartino", "quartino")])
def test_game_against_the_computer_is_played_by_the_rulebook(person, game, rules):
    player = person()
    player.open()
    player.page.locator(play_button(game)).click()
    player.see("[data-phase]")
    assert player.view()["settings"]["rules"] == rules


def sights(page):
    """Return for each pair of pills on the page which one is chosen."""
    return page.locator(".sight").evaluate_all(
        "all => all.map(one => one.querySelector('label:has(:checked)').innerText.trim())"
    )


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_referee_beside_play_is_kept_for_the_computer_and_not_for_a_family(person, game):
    """Q5, T10: the rulebooks' way of playing is the default for each kind of opponent."""
    player = person()
    page = player.open()
    assert sights(page) == ["You call", "You call"]
    page.locator(f"section[aria-labelledby={game}] label:has-text('Referee')").click()
    assert sights(page) == ["Referee", "Referee"]
    expect(page.locator("[data-plays='quarto screen'] small")).to_have_text("You call")
    for opponent in ("screen", "friend", "anybody"):
        assert sights(player.open(f"/new?game={game}&opponent={opponent}")) == ["You call"]
    # Nor does it in one form.
    page.locator("input[value=bot]").check()
    assert sights(page) == ["Referee"]
    page.locator("input[value=screen]").check()
    assert sights(page) == ["You call"]
    assert sights(player.open("/lobby")) == ["You call"]
    player.open()
    page.locator(play_button(game)).click()
    player.see("[data-phase]")
    assert player.view()["settings"]["rules"].endswith("+referee")


def test_preferences_of_earlier_versions_mean_that_players_call(person):
    player = person()
    player.store("fourfold", json.dumps({"name": "Ada", "level": "level3", "theme": "dark"}))
    page = player.open()
    assert sights(page) == ["You call", "You call"]
    page.locator("section[aria-labelledby=quarto] label:has-text('Referee')").click()
    kept = page.evaluate("JSON.parse(localStorage.getItem('fourfold'))")
    assert kept["sight"] == {"bot": "referee"}
    assert (kept["name"], kept["level"], kept["theme"]) == ("Ada", "level3", "dark")


def test_skeleton_shows_who_spots_lines_and_the_edition(person):
    visitor = person(locale="da")
    visitor.allow("failed: ", "Failed to load")
    visitor.store("fourfold", json.dumps({"sight": {"bot": "referee", "screen": "referee"}}))
    page = visitor.page
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto(visitor.url)
    expect(page.locator("[data-skeleton] h2").first).to_have_text("Quarto, dansk udgave")
    expect(page.locator("[data-skeleton] .ways small")).to_have_text("Dommer")
    assert sights(page) == ["Dommer", "Dommer"]


def test_danish_page_offers_the_danish_edition_first_and_says_so(person):
    player = person(locale="da")
    page = player.open()
    expect(page.locator("h2#quarto")).to_have_text("Quarto, dansk udgave")
    for opponent in ("bot", "screen"):
        page = player.open()
        page.locator(f"[data-plays='quarto {opponent}']").click()
        player.see("[data-phase]")
        assert player.view()["settings"]["rules"] == "danish"
    page = player.open("/new?game=quarto")
    pills = page.locator("label:has(input[name=preset])")
    expect(pills).to_have_text(["Dansk", "Klassisk", "Svampe"])
    expect(pills.first.locator("input")).to_be_checked()
    page = player.open("/lobby")
    expect(page.locator("main .row .button").first).to_contain_text("Quarto, Dansk")


def test_parent_and_child_play_with_one_colour_within_ten_touches(person):
    """Q8: from the home page, on a small phone."""
    family = person(viewport={"width": 360, "height": 640}, touch=True)
    page = family.open()
    touches = [
        "section[aria-labelledby=quarto] .ways .wide",
        ".tile:has([value='classic+traits:colour'])",
        ".pill:has([value=screen])",
        "form .open",
    ]
    for touch in touches:
        page.locator(touch).tap()
    family.see("[data-phase]")
    assert family.view()["settings"]["rules"] == "classic+traits:colour"
    assert family.view()["settings"]["same_screen"]


def test_quartino_on_one_screen_asks_who_is_the_youngest(person):
    """T3: home leads to the form that asks."""
    page = person().open()
    page.locator("section[aria-labelledby=quartino] a[href*='opponent=screen']").click()
    expect(page.locator("fieldset.first legend")).to_have_text("Who is the youngest?")


def test_refusal_appears_beside_the_pressed_button(person):
    visitor = person(viewport=SMALL_PHONE)
    visitor.allow("409")
    visitor.store("fourfold", json.dumps({"name": "a\u202eb"}))
    page = visitor.open()
    page.locator(play_button("quartino")).click()
    told = page.locator("#trouble-quartino")
    expect(told).to_contain_text("Choose a name")
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
