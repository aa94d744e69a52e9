"""The analysis page: positions that a player sets up."""

from __future__ import annotations

from playwright.sync_api import expect


def test_position_is_kept_when_the_player_goes_away_and_back(person):
    student = person()
    page = student.open("/analysis")
    page.get_by_role("button", name="Set up a position").click()
    for piece, square in zip("0123", ("a1", "b1", "c1", "d1"), strict=True):
        page.locator(f'.tray [data-piece="{piece}"]').click()
        page.locator(f'[data-square="{square}"]').click()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".verdict")).to_contain_text("a1, b1, c1 and d1")
    page.locator('nav a[href="/lobby"]').click()
    student.see(".icons")
    page.go_back()
    student.see('[data-square="a1"]')
    student.holds("document.querySelectorAll('.tray [data-piece]').length === 12")
