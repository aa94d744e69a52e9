"""The menu of languages and looks: what is chosen there takes effect and is kept."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.support.browser_users import PHONE

BESIDE_MENU = """() => {
  for (const one of document.querySelectorAll('main a, main button')) {
    const { left, top, width, height } = one.getBoundingClientRect()
    const at = [left + width / 2, top + height / 2]
    if (width && one.contains(document.elementFromPoint(...at))) return at
  }
}"""
"""Script that returns the middle of a link or button in sight that the menu does not cover."""


def test_chosen_language_is_kept_after_a_reload(person):
    newcomer = person(locale="fr")
    page = newcomer.open()
    french = page.locator("h1").inner_text()
    page.locator(".choices > button").click()
    page.locator("#choices select:has(option[value=da])").select_option("da")
    newcomer.holds("document.documentElement.lang === 'da'")
    assert page.locator("h1").inner_text() != french
    page.reload()
    newcomer.holds("document.documentElement.lang === 'da'")


def test_click_on_a_label_toggles_its_checkbox(person):
    player = person()
    player.open()
    page = player.page
    page.locator(".choices > button").click()
    box = page.locator("#choices input[type=checkbox]").first
    was = box.is_checked()
    # Beside the box, on its word.
    label = page.locator("#choices label:has(input)").first.bounding_box()
    page.mouse.click(label["x"] + label["width"] - 8, label["y"] + label["height"] / 2)
    expect(page.locator("#choices")).to_be_visible()
    assert box.is_checked() is not was


def test_values_of_preferences_begin_with_a_capital_letter(person):
    page = person().open()
    page.locator(".choices > button").click()
    values = page.locator("#choices option:not([lang])").all_inner_texts()
    assert "Light" in values
    assert [value for value in values if value[0].islower()] == []


def test_dark_theme_sets_the_theme_colour_of_the_browser(person):
    visitor = person()
    page = visitor.open()
    page.locator(".choices > button").click()
    page.locator("#choices select:has(option[value=dark])").select_option("dark")
    colours = page.locator("meta[name=theme-color]").evaluate_all(
        "all => all.map(one => one.content)"
    )
    assert colours == ["#141a16", "#141a16"]


def test_touch_outside_closes_the_menu_and_presses_nothing_behind_it(person):
    visitor = person(viewport=PHONE, touch=True)
    page = visitor.open()
    page.locator(".choices > button").tap()
    expect(page.locator("#choices")).to_be_visible()
    where = page.evaluate(BESIDE_MENU)
    page.touchscreen.tap(*where)
    expect(page.locator("#choices")).to_have_count(0)
    assert page.url.rstrip("/") == visitor.url
    # The next touch counts.
    page.touchscreen.tap(*where)
    page.wait_for_url(lambda url: url.rstrip("/") != visitor.url)


def test_shortcuts_are_offered_on_a_phone_once_a_key_was_pressed(person):
    visitor = person(viewport=PHONE, touch=True)
    page = visitor.open()
    page.locator(".choices > button").tap()
    expect(page.get_by_label("Sounds")).to_be_visible()
    expect(page.get_by_label("Single-key shortcuts")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.get_by_label("Single-key shortcuts")).to_be_visible()
