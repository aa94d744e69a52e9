"""The strategy lessons in the browser, walked by keyboard on a phone and by pointer on a desktop."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.axe import violations
from tests.support.browser_layout import cut_texts, too_wide
from tests.support.browser_pages import go_to_step, settle
from tests.support.lesson_walk import LESSONS, by_keyboard, by_pointer, steps_of, walk

SMALL = {"width": 360, "height": 640}
LARGE = {"width": 1366, "height": 768}


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize(
    ("size", "answer"), [(SMALL, by_keyboard), (LARGE, by_pointer)], ids=["keyboard", "pointer"]
)
def test_strategy_lesson_is_walked_to_its_end(person, game, size, answer):
    learner = person(viewport=size)
    page = learner.open(f"/learn/{game}-strategy")
    learner.see(".lesson .choices")
    walk(learner, game, answer)
    settle(learner)
    assert violations(learner) == []
    expect(page.locator("section[aria-labelledby=end] .button").first).to_have_text(
        "Play the computer"
    )
    learner.open("/learn")
    card = page.locator(f"section[aria-labelledby=lesson-{game}-strategy]")
    expect(card).to_contain_text("Lesson done")


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_every_step_of_a_strategy_lesson_passes_axe(person, game, size):
    learner = person(viewport=size, theme="dark")
    learner.open(f"/learn/{game}-strategy")
    learner.see(".lesson .choices")
    for number in range(LESSONS[game]):
        go_to_step(learner, number + 1)
        assert violations(learner) == [], number + 1


@pytest.mark.parametrize("locale", ["cs", "da", "de", "es", "fr", "it", "nl"])
def test_texts_of_strategy_lessons_fit_a_phone_in_every_language(person, locale):
    learner = person(viewport=SMALL, locale=locale)
    for game, steps in LESSONS.items():
        page = learner.open(f"/learn/{game}-strategy")
        learner.see(".lesson .choices")
        for number in range(steps):
            go_to_step(learner, number + 1)
            assert cut_texts(page) == []
            assert too_wide(learner) == []


def test_marked_pieces_stay_highlighted_and_taken_squares_are_explained(person):
    learner = person()
    page = learner.open("/learn/quarto-strategy")
    safe = steps_of("quarto")[0]["acts"][0]["right"]
    page.locator(f"[data-pick='{safe[0]}']").click()
    expect(page.locator(f"[data-pick='{safe[0]}'].lit")).to_be_visible()
    expect(page.locator(".several")).to_have_text("1 of 3")
    for piece in safe[1:]:
        page.locator(f"[data-pick='{piece}']").click()
    expect(page.locator(".picks .lit")).to_have_count(len(safe))
    go_to_step(learner, 2)
    page.locator("[data-square=a4]").click()
    expect(page.locator(".said")).to_have_text("That square is taken. Choose a free one.")


def test_estimates_of_a_strategy_lesson_are_told_as_the_language_writes_them(person):
    learner = person(locale="de")
    page = learner.open("/learn/quartino-strategy")
    learner.see(".lesson .choices")
    go_to_step(learner, 2)
    page.locator("[data-space='4']").click()
    estimate = steps_of("quartino")[1]["figures"]["more"]
    expect(page.locator(".said")).to_contain_text(f" {estimate}\u00a0%")
