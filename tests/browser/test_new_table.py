"""The form for a new table: opponents, names, rules, and what is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.support.browser_users import (
    CONNECTION_ERRORS,
    LAPTOP,
    PHONE_LANDSCAPE,
    SHORT_PHONE,
    SMALL_PHONE,
    ZOOMED_LAPTOP,
)


def test_refused_name_can_be_changed(person):
    ada = person()
    ada.allow("409")
    ada.open("/new?game=quarto")
    ada.page.evaluate("localStorage.setItem('fourfold', JSON.stringify({name: 'a\\u202eb'}))")
    ada.page.reload()
    ada.see("form .open").click()
    expect(ada.page.locator("form .error")).not_to_be_empty()
    expect(ada.page.locator("form .open")).to_be_enabled()
    ada.page.locator("form input[type=text]").first.fill("Ada")
    ada.page.locator("form .open").click()
    ada.see(".invite")


def test_unknown_opponent_in_the_address_means_friend(person):
    page = person().open("/new?opponent=alien")
    expect(page.locator("input[name=opponent]:checked")).to_have_value("friend")


def test_contradictory_rules_show_an_error(person):
    page = person().open("/new?game=quarto")
    page.locator("form > details > summary").click()
    field = page.locator(".text input")
    for text in ("", "classic+referee+lose-on-false-call"):
        field.fill(text)
        expect(page.locator("aside .rules.error")).not_to_be_empty()
    field.fill("classic+squares")
    expect(page.locator("aside .rules.error")).to_have_count(0)


def test_typed_rules_string_updates_the_form(person):
    page = person().open("/new?game=quarto")
    page.locator("form > details > summary").click()
    field = page.locator(".text input")
    field.fill("mushrooms+values:dark+squares")
    expect(page.locator("label:has(input[name=preset]:checked)")).to_have_text("Mushrooms")
    expect(page.locator("form .check input").first).to_be_checked()
    expect(page.locator("aside li")).to_have_text(["blue"])
    # Half a word changes nothing, and what is typed stays.
    field.fill("mushrooms+values:dark+squar")
    expect(page.locator("form .check input").first).to_be_checked()
    expect(field).to_have_value("mushrooms+values:dark+squar")


def test_edition_is_described_once_and_every_trait_value_has_its_own_picture(person):
    page = person().open("/new?game=quarto")
    expect(page.get_by_text("Wooden pieces, and you win by calling")).to_have_count(1)
    icons = page.locator("aside li svg").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(icons) == len(set(icons)) == 8


def test_deselecting_every_trait_is_refused_in_plain_words(person):
    page = person().open("/new?game=quarto")
    page.locator("form > details > summary").click()
    for one in page.locator(".traits select").all():
        one.select_option("none")
    expect(page.locator("form [role=alert]:not(:empty)")).to_contain_text("at least one trait")
    expect(page.locator("aside")).not_to_contain_text("xpected")
    expect(page.locator("form .open")).to_be_disabled()


def test_number_of_turns_is_clamped_to_1_to_400(person):
    page = person().open("/new?game=quartino")
    page.locator("form > details > summary").click()
    field = page.locator("input[type=number]")
    for typed, kept in (("-5", "1"), ("0", "1"), ("5000", "400"), ("", "200"), ("60", "60")):
        field.fill(typed)
        field.blur()
        expect(field).to_have_value(kept)
        expect(page.locator("aside .rules.error")).to_have_count(0)
    expect(page.locator("label:has(input[type=number])")).to_contain_text("From 1 to 400")


def test_mushroom_rules_name_red_and_blue(person):
    page = person().open("/new?game=quarto")
    page.locator("label.pill:has(input[name=preset])").nth(1).click()
    page.locator("form > details > summary").click()
    colours = page.locator("label.field:has(option[value=owned-dark])")
    colours.locator("select").select_option("owned-dark")
    expect(colours).to_contain_text("has blue")
    expect(colours).not_to_contain_text("dark")
    expect(page.locator("aside")).to_contain_text("blue first")


def test_players_on_one_screen_have_names_and_choose_who_begins(person):
    """T3: the youngest begins, unless the players say otherwise."""
    family = person()
    page = family.open("/new?game=quartino&opponent=screen")
    page.locator("select[name=seats]").select_option("3")
    page.locator("[name=name-1]").fill(" Bo ")
    asked = page.locator("fieldset.first")
    expect(asked.locator("legend")).to_have_text("Who is the youngest?")
    expect(asked.locator("label")).to_have_text(["Player 1", "Bo", "Player 3"])
    # Nobody is the youngest until somebody says so.
    page.locator("form .open").click()
    expect(page.locator("form .error")).to_contain_text("Choose who goes first")
    expect(asked.locator("input").first).to_be_focused()
    asked.get_by_text("Bo").click()
    page.locator("form .open").click()
    family.see("[data-phase]")
    names = page.locator("[data-seat] .name")
    expect(names).to_have_text(["Bo", "Player 3", "Player 1"])
    assert family.game()["to_act"] == "A"
    assert family.view()["settings"]["begins"] == "youngest"


def test_lots_and_a_choice_stand_beside_the_question_for_the_youngest(person):
    family = person()
    for way, question in (("lot", None), ("chosen", "Who goes first?")):
        page = family.open("/new?game=quartino&opponent=screen")
        page.locator("select[name=begins]").select_option(way)
        asked = page.locator("fieldset.first")
        if question:
            expect(asked.locator("legend")).to_have_text(question)
            asked.locator("input").last.check()
        else:
            expect(asked).to_have_count(0)
        page.locator("form .open").click()
        family.see("[data-phase]")
        assert family.view()["settings"]["begins"] != "youngest"


@pytest.mark.parametrize(
    ("game", "opponent", "begins"),
    [
        ("quartino", "friend", "youngest"),
        ("quarto", "friend", "lot"),
        ("quartino", "bot", "lot"),
        ("quartino", "anybody", "lot"),
    ],
)
def test_the_youngest_begins_at_tables_of_quartino_with_friends_only(
    person, game, opponent, begins
):
    """T3: where people set up a table by hand."""
    host = person()
    page = host.open(f"/new?game={game}&opponent={opponent}")
    expect(page.locator("select[name=begins]:visible")).to_have_count(int(begins == "youngest"))
    page.locator("form .open").click()
    host.see("[data-phase], [data-chair]")
    assert host.view()["settings"]["begins"] == begins


def test_quartino_on_one_screen_says_that_it_needs_the_server(person):
    visitor = person(viewport=SMALL_PHONE)
    visitor.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
    page = visitor.open("/new?game=quartino&opponent=screen")
    page.locator("select[name=begins]").select_option("lot")
    visitor.context.set_offline(True)
    page.locator("form .open").click()
    told = page.locator("form .error")
    expect(told).to_contain_text("Quartino on one screen needs the server")
    expect(told).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_who_spots_lines_is_chosen_beside_start_for_every_opponent(person, game):
    player = person()
    page = player.open(f"/new?game={game}")
    for opponent in ("friend", "bot", "screen", "anybody"):
        page.locator(f"input[value={opponent}]").check()
        pills = page.locator(".foot .sight label")
        expect(pills).to_have_text(["You call", "Referee"])
        expect(pills.first).to_have_attribute("title", re.compile("only what you spot"))
        expect(pills.first.locator("input")).to_be_checked()
        pills.last.click()
        expect(page.locator(".text input")).to_have_value(f"{RULES[game]}+referee")
    kept = page.evaluate("JSON.parse(localStorage.getItem('fourfold')).sight")
    assert kept == dict.fromkeys(("friend", "bot", "screen", "anybody"), "referee")


RULES = {"quarto": "classic", "quartino": "quartino"}


def test_one_sided_rules_are_told_with_one_touch_to_free_colours(person):
    """Q8: "only dark pieces" with owned colours leaves light no line to complete."""
    page = person(viewport=SMALL_PHONE).open("/new?game=quarto")
    page.locator("form > details > summary").click()
    field = page.locator(".text input")
    told = page.locator("form .told")
    for rules, colour in (
        ("danish+values:dark", "light"),
        ("mushrooms+values:light+owned", "blue"),
    ):
        field.fill(rules)
        expect(told).to_contain_text(f"With own colours, {colour} can complete no line")
        # Told beside the button that opens the table, wherever the form is scrolled to.
        expect(told).to_be_in_viewport(ratio=1)
        expect(page.locator("form .open")).to_be_enabled()
    # By the fields, too.
    page.locator("input[name=preset]").last.check()
    expect(told).to_contain_text("With own colours, dark can complete no line")
    told.locator("button").click()
    expect(told.locator("p")).to_have_count(0)
    expect(field).to_have_value("danish+values:light+free")


@pytest.mark.parametrize(("begins", "chair"), [("You", 0), ("The computer", 1)])
def test_who_begins_against_the_computer_can_be_chosen(person, begins, chair):
    player = person()
    page = player.open("/new?game=quarto&opponent=bot")
    page.locator("select[name=first]").select_option(begins)
    page.locator("form .open").click()
    player.see("[data-phase]")
    assert player.view()["match"]["order"][0] == chair


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_every_level_has_a_name_and_a_sentence(person, game):
    page = person().open(f"/new?game={game}&opponent=bot")
    level = page.locator("form select[name=level]")
    names, sentences = set(), set()
    for option in level.locator("option").all():
        level.select_option(option.get_attribute("value"))
        names.add(option.inner_text())
        sentences.add(page.locator("form .level small").inner_text())
    assert "3 · Attentive" in names
    assert len(names) == len(sentences) == 9


PHONES = ({"width": 360, "height": 640}, {"width": 390, "height": 844})
AT_200_PERCENT = [{side: pixels // 2 for side, pixels in size.items()} for size in PHONES]


@pytest.mark.parametrize(
    "address", ["/new?game=quartino&opponent=screen", "/new?beginners&game=quartino"]
)
@pytest.mark.parametrize("size", [*PHONES, *AT_200_PERCENT, ZOOMED_LAPTOP], ids=str)
def test_bar_with_an_error_covers_no_option_that_has_the_focus(person, size, address):
    page = person(viewport=size).open(address)
    page.locator("form .open").click()
    expect(page.locator("form .error")).not_to_be_empty()
    if page.locator("form > details").count():
        page.locator("form > details > summary").click()
    assert page.evaluate(COVERED) is False
    page.evaluate("scrollTo(0, 0)")
    page.locator("form :is(.pill, .tile) input").first.focus()
    seen = 0
    while not page.evaluate("document.activeElement.matches('.open')"):
        assert page.evaluate(COVERED) is False, page.evaluate("document.activeElement.outerHTML")
        page.keyboard.press("Tab")
        seen += 1
    assert seen > 5


def test_bar_that_grows_covers_no_option_that_has_the_focus(person):
    visitor = person(viewport=PHONES[0])
    page = visitor.open("/new?game=quarto")
    page.locator("input[name=preset]").last.check()
    page.locator("form > details > summary").click()
    *others, last = page.locator("form .traits select").all()
    for one, value in zip(others, ["dark", "none", "none"], strict=True):
        one.select_option(value)
    last.focus()
    page.evaluate(JUST_ABOVE)
    assert page.evaluate(COVERED) is False
    last.select_option("none")
    expect(page.locator("form .told button")).to_be_visible()
    # The page scrolls once the bar has its new height.
    visitor.holds(f"() => !({COVERED})()")
    expect(last).to_be_in_viewport(ratio=1)


JUST_ABOVE = """() => {
  const { bottom } = document.activeElement.closest('label').getBoundingClientRect()
  scrollBy(0, bottom - document.querySelector('.foot').getBoundingClientRect().top)
}"""
"""Script that scrolls so that what has the focus ends where the bar begins."""
COVERED = """() => {
  const focused = document.activeElement
  const foot = document.querySelector('.foot')
  const { bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
  return !foot.contains(focused) && bottom > foot.getBoundingClientRect().top + 1
}"""
"""Script that tells whether the bar covers a part of what has the focus, with its label."""


@pytest.mark.parametrize("size", [SMALL_PHONE, SHORT_PHONE, PHONE_LANDSCAPE, LAPTOP])
def test_start_button_is_always_in_sight_and_covers_no_field(person, size):
    page = person(viewport=size).open("/new?game=quarto&opponent=screen")
    button = page.locator("form .open")
    expect(button).to_be_in_viewport(ratio=1)
    page.locator("form > details > summary").click()
    for share in (0.3, 0.6, 1):
        page.evaluate(f"scrollTo(0, {share} * document.body.scrollHeight)")
        if page.evaluate(
            "document.querySelector('form').getBoundingClientRect().bottom > innerHeight"
        ):
            expect(button).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, 0)")
    page.locator("form .pill input").first.focus()
    script = """() => {
      const { bottom, width } = document.activeElement.getBoundingClientRect()
      const foot = document.querySelector('.foot')
      return !foot.contains(document.activeElement) && width > 1
        && bottom > foot.getBoundingClientRect().top + 1
    }"""
    covered = []
    while not page.evaluate("document.activeElement.matches('.open')"):
        page.keyboard.press("Tab")
        if page.evaluate(script):
            covered.append(page.evaluate("document.activeElement.outerHTML"))
    assert covered == []


@pytest.mark.parametrize("size", [{"width": 768, "height": 1024}, {"width": 1366, "height": 768}])
def test_start_bar_cuts_no_field(person, size):
    page = person(viewport=size).open("/new?game=quarto&opponent=bot")
    page.locator("select[name=first]").wait_for()
    cut = """() => {
      const edge = document.querySelector('.foot').getBoundingClientRect().top
      return [...document.querySelectorAll('form :is(.field, fieldset, summary)')]
        .filter(one => one.checkVisibility())
        .filter(one => one.getBoundingClientRect().top < edge && one.getBoundingClientRect().bottom > edge)
        .map(one => one.innerText)
    }"""
    assert page.evaluate(cut) == []
