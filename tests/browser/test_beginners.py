"""The form for children and beginners (Q8, T11): its choices, what counts, and that all of it is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import TOO_WIDE
from tests.support.browser_pages import settle
from tests.support.browser_tables import start_drawn

SMALL = {"width": 360, "height": 640}
CHOICES = [
    "classic+traits:colour",
    "classic+traits:colour,shape",
    "danish+values:dark+free",
    "mushrooms",
    "quartino-first",
]
VALUES = "aside li"
BROKEN_WORDS = r"""root => {
  const broken = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    for (const word of texts.currentNode.data.matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, word.index)
      range.setEnd(texts.currentNode, word.index + word[0].length)
      if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) broken.push(word[0])
    }
  }
  return broken
}"""
"""Script that returns the words of an element that go on in a second row."""


def start(visitor):
    """Start the game, and return its rules."""
    start_drawn(visitor.page)
    visitor.see("[data-phase]")
    return visitor.view()["settings"]["rules"]


@pytest.mark.parametrize("rules", CHOICES)
def test_each_picture_starts_a_game_with_its_rules(person, rules):
    family = person(viewport=SMALL)
    page = family.open("/new?beginners")
    page.locator(f".tile:has([value='{rules}'])").click()
    assert start(family) == rules


def test_danish_readers_see_the_example_of_their_booklet_first(person):
    page = person(locale="da").open("/new?beginners")
    tiles = page.locator(".choices input")
    assert tiles.evaluate_all("all => all.map(one => one.value)")[0] == "danish+values:dark+free"
    expect(tiles.first).to_be_checked()
    expect(page.locator(VALUES)).to_have_text(["mørk"])


def test_any_of_the_eight_looks_can_count(person):
    """Q8: as many looks as one likes, played with free colours."""
    family = person(viewport=SMALL, touch=True)
    page = family.open("/new?beginners")
    page.locator(".tile:has([value='danish+values:dark+free'])").tap()
    looks = page.locator(".parts .tile")
    expect(looks).to_have_count(8)
    looks.filter(has_text="Short").tap()
    looks.filter(has_text="Hollow").tap()
    expect(page.locator(VALUES)).to_have_text(["dark", "short", "hollow"])
    assert start(family) == "danish+values:dark,short,hollow+free"


@pytest.mark.parametrize(
    ("choice", "off", "rules"),
    [
        ("classic+traits:colour,shape", "Colour", "classic+traits:shape"),
        ("mushrooms", "Dots", "mushrooms+traits:colour,height,shape"),
    ],
)
def test_traits_are_chosen_by_their_pictures(person, choice, off, rules):
    family = person(viewport=SMALL)
    page = family.open("/new?beginners")
    page.locator(f".tile:has([value='{choice}'])").click()
    expect(page.locator(".parts .tile svg")).to_have_count(8)
    page.locator(".parts .tile", has_text=off).click()
    assert start(family) == rules


def test_nothing_that_counts_is_refused_in_plain_words(person):
    page = person().open("/new?beginners")
    page.locator(".tile:has([value='danish+values:dark+free'])").click()
    page.locator(".parts .tile", has_text="Dark").click()
    expect(page.locator(".parts [role=alert]")).to_contain_text("at least one trait")
    expect(page.locator("form .open")).to_be_disabled()


def test_form_works_by_keyboard(person):
    family = person()
    page = family.open("/new?beginners")
    page.locator(".choices input").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".choices input:checked")).to_have_value("danish+values:dark+free")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator(VALUES)).to_have_text(["light", "dark"])
    assert start(family) == "danish+traits:colour+free"


@pytest.mark.parametrize("locale", ["en-GB", "da"])
def test_whole_form_is_in_sight_on_a_small_phone(person, locale):
    visitor = person(locale=locale, viewport=SMALL, touch=True)
    page = visitor.open("/new?beginners")
    settle(visitor)
    edge = page.locator(".foot").bounding_box()["y"]
    for one in page.locator("form :is(.tile, .three .pill)").all():
        box = one.bounding_box()
        assert box["y"] + box["height"] <= edge + 1, one.inner_text()
        assert min(box["width"], box["height"]) >= 44
    expect(page.locator("form .open")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["nl", "fr"])
def test_no_word_of_a_choice_is_broken_on_a_small_phone(person, locale):
    page = person(locale=locale, viewport=SMALL).open("/new?beginners")
    for rules in CHOICES:
        # The chosen one is bold.
        page.locator(f".tile:has([value='{rules}'])").click()
        assert page.locator("fieldset.choices").evaluate(BROKEN_WORDS) == []


@pytest.mark.parametrize("locale", ["de", "fr", "it", "es"])
def test_no_word_leaves_its_picture_at_320px(person, locale):
    page = person(locale=locale, viewport={"width": 320, "height": 568}).open("/new?beginners")
    for rules in CHOICES:
        page.locator(f".tile:has([value='{rules}'])").click()
        cut = page.locator("form :is(.tile, .pill)").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"
        )
        assert cut == []
        assert page.evaluate(f"({TOO_WIDE})()") == []


def test_form_leads_to_all_rules_and_back(person):
    page = person().open("/new?game=quarto")
    page.locator("a.pill").click()
    expect(page.locator("h1")).to_have_text("Children and beginners")
    page.locator(".tile:has([value='classic+traits:colour'])").click()
    page.locator("form a[href^='/new?game=quarto']").click()
    expect(page.locator("h1")).to_have_text("New game")
    expect(page.locator(".text input")).to_have_value("classic+traits:colour")


def test_computer_begins_as_a_newcomer_and_the_preferred_level_stays(person):
    child = person()
    page = child.open("/new?beginners&opponent=bot")
    expect(page.locator("select[name=level]")).to_have_value("level1")
    start(child)
    assert [chair["name"] for chair in child.view()["chairs"]][1] == "level1"
    page = child.open()
    expect(page.locator("select[name=level]").first).to_have_value("level2")
