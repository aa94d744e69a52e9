"""Puzzles: hints are announced, the focus stays with the puzzle, and a touch asks for confirmation."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.support.browser_users import PHONE

from fourfold.engine.puzzles import shipped_puzzles


def test_hints_are_announced_and_keep_the_focus(person):
    solver = person()
    page = solver.open("/puzzles")
    hint = page.locator("[data-slot=controls] .button").first
    solver.holds("document.querySelector('[data-slot=controls] .button')?.ariaDisabled === 'false'")
    hint.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot=verdict] [role=status]")).to_contain_text(
        "Half of the wrong moves are now ruled out"
    )
    expect(hint).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot=verdict] [role=status]")).to_contain_text("The answer:")
    expect(hint).to_be_focused()
    expect(hint).to_have_attribute("aria-disabled", "true")

    task = page.locator("[data-slot=verdict] [role=status]").inner_text()
    page.get_by_role("button", name="Skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot=verdict] [role=status]")).not_to_have_text(task)
    expect(page.locator("[data-square]:focus")).to_have_count(1)


def test_touched_move_is_judged_only_when_it_is_confirmed(person):
    solver = person(viewport=PHONE, touch=True)
    page = solver.open("/puzzles")
    choices = page.locator(".puzzle .square.can, .puzzle .tray .can")
    expect(choices.nth(1)).to_be_visible()
    asked = page.locator("[data-slot=verdict] [role=status]")
    confirm = page.locator("[data-slot=controls] .confirm")
    task = asked.inner_text()
    choices.first.tap()
    expect(confirm).to_be_visible()
    expect(asked).to_contain_text("? Tap again.")
    # Another choice takes its place, and cancelling brings the task back.
    choices.nth(1).tap()
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Cancel").tap()
    expect(asked).to_have_text(task)
    choices.first.tap()
    confirm.tap()
    expect(confirm).to_have_count(0)
    expect(asked).not_to_have_text(task)


def test_wrong_gift_is_explained_by_the_line_that_the_opponent_completes_at_once(person):
    """Giving 1 loses by c1 at once; the solver also finds slower wins, such as placing on b1."""
    puzzle = "014fe695"
    others = [one.id for one in shipped_puzzles() if one.id != puzzle]
    solver = person()
    page = solver.open("/puzzles")
    page.evaluate(
        "solved => localStorage.setItem('fourfold-puzzles', JSON.stringify({ solved }))", others
    )
    page.reload()
    page.locator(".puzzle .tray [data-piece='1']").click()
    told = page.locator("[data-slot=verdict] [role=status]")
    expect(told).to_contain_text("on c1 it completes column c")
    lit = page.locator(".puzzle .board .named")
    expect(lit).to_have_count(4)
    refuted = page.locator(".puzzle .tray [data-piece='1']")
    expect(refuted).to_have_accessible_name(re.compile("not this"))
