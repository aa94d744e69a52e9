"""Puzzles: hints are announced, the focus stays with the puzzle, and a touch asks for confirmation."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.support.browser_users import PHONE


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
    expect(asked).to_contain_text("?")
    # Another choice takes its place, and cancelling brings the task back.
    choices.nth(1).tap()
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Cancel").tap()
    expect(asked).to_have_text(task)
    choices.first.tap()
    confirm.tap()
    expect(confirm).to_have_count(0)
    expect(asked).not_to_have_text(task)
