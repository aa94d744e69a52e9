"""Puzzles: hints are announced, and the focus stays with the puzzle."""

from __future__ import annotations

from playwright.sync_api import expect


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
