"""Puzzles of Quartino: one of each kind solved by pointer on a phone and by keys on a laptop."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.support.axe import violations
from tests.support.browser_layout import cut_texts, too_wide
from tests.support.browser_users import Person
from tests.support.quartino_puzzle_walk import (
    move_by_keys,
    move_by_pointer,
    puzzle_on,
    solve,
    solve_by_pointer,
)

from fourfold.engine.quartino_puzzles import KINDS, shipped_puzzles

SMALL = {"width": 360, "height": 640}
LAPTOP = {"width": 1366, "height": 768}


def opened(person, kind: str, **options) -> Person:
    solver: Person = person(**options)
    grade = next(puzzle.grade for puzzle in shipped_puzzles() if puzzle.kind == kind)
    solver.store(
        "fourfold-puzzle-choice", json.dumps({"game": "quartino", "grade": grade, "kind": kind})
    )
    solver.open("/puzzles")
    return solver


def streak(page: Page) -> str:
    return page.locator("dl > div:has(dt:text-is('Streak')) dd").inner_text()


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_of_each_kind_is_solved_by_pointer_on_a_small_phone(person, kind):
    solver = opened(person, kind, viewport=SMALL)
    page = solver.page
    expect(page.locator(".playing")).to_be_visible()
    puzzle = puzzle_on(page)
    assert violations(solver) == []
    solve_by_pointer(page, puzzle)
    assert streak(page) == "1"
    assert violations(solver) == []
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".playing")).not_to_have_attribute("data-puzzle", puzzle.id)


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_of_each_kind_is_solved_by_keys_on_a_laptop(person, kind):
    solver = opened(person, kind, viewport=LAPTOP)
    page = solver.page
    expect(page.locator(".playing")).to_be_visible()
    puzzle = puzzle_on(page)
    if kind == "hand":
        page.get_by_role("button", name="Forward").focus()
        for _ in puzzle.moves_shown:
            page.keyboard.press("Enter")
        page.locator(f'[data-pick="{puzzle.solution}"]').focus()
        page.keyboard.press("Space")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        solve(page, puzzle, move_by_keys)
    if kind == "announce":
        page.get_by_role("button", name="That’s all").focus()
        page.keyboard.press("Enter")
    expect(page.locator(".said")).to_have_text("Solved!")
    assert streak(page) == "1"
    assert violations(solver) == []


def test_wrong_answers_end_the_streak_and_hints_lead_to_the_solution(person):
    solver = opened(person, "stop", viewport=SMALL)
    page = solver.page
    expect(page.locator(".playing")).to_be_visible()
    puzzle = puzzle_on(page)
    colour, space = puzzle.solution.split()[1:]
    wrong = next(one for one in "12345678" if one != space)
    move_by_pointer(page, f"place {colour} {wrong}")
    expect(page.locator(".said")).to_contain_text("could still make a card")
    assert streak(page) == "0"
    hint = page.locator(".hint")
    hint.click()
    expect(page.locator(".about")).to_contain_text("The token is")
    hint.click()
    expect(page.locator(".about")).to_contain_text("The answer:")
    expect(hint).to_have_attribute("aria-disabled", "true")
    move_by_pointer(page, puzzle.solution)
    expect(page.locator(".said")).to_have_text("Solved!")
    assert streak(page) == "0"


def test_another_kind_and_grade_is_chosen_and_remembered(person):
    solver = person(viewport=LAPTOP)
    page = solver.open("/puzzles")
    page.locator("fieldset label", has_text="Quartino").click()
    expect(page.locator(".playing")).to_be_visible()
    page.get_by_label("Kind").select_option("chain")
    expect(page.locator(".playing")).to_have_attribute("data-kind", "chain")
    # No chain is easy: the nearest grade is chosen, and easier ones cannot be.
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_disabled()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    page.reload()
    expect(page.locator(".playing")).to_have_attribute("data-kind", "chain")


@pytest.mark.parametrize("locale", ["en-GB", "de", "fr"])
@pytest.mark.parametrize("width", [1024, 1366])
def test_choice_of_game_and_difficulty_stays_in_place_when_the_game_changes(person, width, locale):
    page = person(viewport={"width": width, "height": 768}, locale=locale).open("/puzzles")
    fields = page.locator(".choose fieldset")
    expect(fields).to_have_count(2)
    expect(page.locator(".said")).to_be_visible()
    page.evaluate("document.fonts.ready")
    before = [field.bounding_box() for field in fields.all()]
    page.locator("fieldset label", has_text="Quartino").click()
    expect(page.locator(".playing[data-kind]")).to_be_visible()
    assert [field.bounding_box() for field in fields.all()] == before


@pytest.mark.parametrize("locale", ["en-GB", "de", "nl"])
def test_whole_question_about_the_card_is_in_sight_on_a_small_phone(person, locale):
    page = opened(person, "hand", viewport=SMALL, locale=locale).page
    expect(page.locator(".playing")).to_be_visible()
    for part in (".said", ".about", ".wheel-slot", ".moves", ".cards", ".answer", ".hint", ".skip"):
        box = page.locator(f".playing {part}").bounding_box()
        assert box is not None
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= SMALL["height"], part


@pytest.mark.parametrize("width", [320, 360])
def test_words_on_the_buttons_of_a_puzzle_stay_inside(person, width):
    """The Italian word for a hint is the longest; three buttons stand in the row."""
    solver = opened(person, "announce", viewport=SMALL | {"width": width}, locale="it")
    expect(solver.page.locator(".playing .row .button")).to_have_count(3)
    assert cut_texts(solver.page) == []
    assert too_wide(solver) == []
