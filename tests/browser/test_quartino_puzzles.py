"""Puzzles of Quartino: one of each kind solved by pointer on a phone and by keys on a laptop."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.support.axe import violations
from tests.support.browser_users import Person

from fourfold.engine.quartino_puzzles import KINDS, QuartinoPuzzle, shipped_puzzles

SMALL = {"width": 360, "height": 640}
LAPTOP = {"width": 1366, "height": 768}
PUZZLES = {puzzle.id: puzzle for puzzle in shipped_puzzles()}


def opened(person, kind: str, **options) -> Person:
    solver: Person = person(**options)
    grade = next(puzzle.grade for puzzle in shipped_puzzles() if puzzle.kind == kind)
    solver.store(
        "fourfold-puzzle-choice", json.dumps({"rules": "quartino", "grade": grade, "kind": kind})
    )
    solver.open("/puzzles")
    return solver


def is_plain(puzzle: QuartinoPuzzle) -> bool:
    """Return True if no column is cleared, and there is one card to call at each call."""
    if puzzle.kind in ("announce", "hand"):
        return True
    state = puzzle.asked
    for move in puzzle.solution.split(","):
        calls = [one for one in state.moves() if str(one).startswith("call")]
        if move.startswith("clear") or (move.startswith("call") and len(calls) > 1):
            return False
        state = state.play(move)
    return True


def puzzle_on(page: Page) -> QuartinoPuzzle:
    """Skip puzzles until a plain one is there, and return it."""
    shown = page.locator(".playing")
    while True:
        number = shown.get_attribute("data-puzzle") or ""
        if is_plain(PUZZLES[number]):
            return PUZZLES[number]
        page.locator("button.skip").click()
        expect(shown).not_to_have_attribute("data-puzzle", number)


def streak(page: Page) -> str:
    return page.locator("dl > div:has(dt:text-is('Streak')) dd").inner_text()


def move_by_pointer(page: Page, move: str) -> None:
    verb, *rest = move.split()
    if verb == "place":
        page.locator(f'[data-colour="{rest[0]}"].can').click()
        page.locator(f'[data-space="{rest[1]}"]').click()
    elif verb == "call":
        page.locator(".actions .call").click()
    else:
        page.get_by_role("button", name="Column!" if rest[0] == "column" else "Four alike!").click()
        if rest[0] == "column":
            page.locator(f'[data-space="{rest[1]}"]').click()
        page.get_by_role("button", name="Announce", exact=True).click()


def move_by_keys(page: Page, move: str) -> None:
    verb, *rest = move.split()
    if verb == "place":
        page.keyboard.press(rest[0].lower())
        page.keyboard.press(rest[1])
        page.keyboard.press("Enter")
    elif verb == "call":
        page.keyboard.press("q")
    elif rest[0] == "colours":
        page.keyboard.press("f")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("o")
        page.keyboard.press(rest[1])
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")


def events_drawn(page: Page, number: int) -> None:
    expect(page.locator(".playing")).to_have_attribute("data-done", str(number))


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_of_each_kind_is_solved_by_pointer_on_a_small_phone(person, kind):
    solver = opened(person, kind, viewport=SMALL)
    page = solver.page
    expect(page.locator(".playing")).to_be_visible()
    puzzle = puzzle_on(page)
    assert violations(solver) == []
    if kind == "hand":
        while page.get_by_role("button", name="Forward").get_attribute("aria-disabled") != "true":
            page.get_by_role("button", name="Forward").click()
        page.locator(f'label:has([data-pick="{puzzle.solution}"])').click()
        page.get_by_role("button", name="Answer", exact=True).click()
    else:
        for number, move in enumerate(puzzle.solution.split(","), 1):
            move_by_pointer(page, move)
            events_drawn(page, number)
    if kind == "announce":
        page.get_by_role("button", name="That’s all").click()
    expect(page.locator(".said")).to_have_text("Solved!")
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
        for number, move in enumerate(puzzle.solution.split(","), 1):
            move_by_keys(page, move)
            events_drawn(page, number)
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
    page.get_by_label("Rules").select_option("quartino")
    expect(page.locator(".playing")).to_be_visible()
    page.get_by_label("Kind").select_option("chain")
    expect(page.locator(".playing")).to_have_attribute("data-kind", "chain")
    # No chain is easy: the nearest grade is chosen, and easier ones cannot be.
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_disabled()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    page.reload()
    expect(page.locator(".playing")).to_have_attribute("data-kind", "chain")
