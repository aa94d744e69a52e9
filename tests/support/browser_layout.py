"""Where a page draws its parts: what reaches over an edge, and what is visible without scrolling."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.support.browser_users import (
    Person,
)

from fourfold.texts import LANGUAGES

TOO_WIDE = """() => [...document.querySelectorAll('body *')]
  .filter(one => !one.ownerSVGElement && !one.closest('.unseen, .skip'))
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
  .filter(one => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') return false
    return true
  })
  .map(one => one.outerHTML.slice(0, 160))"""
"""Script that returns the elements that reach over the window's right edge, except in scrollable parts."""


def too_wide(player: Person) -> list[str]:
    """Return the elements that reach over the right edge of the window, except in scrollable parts."""
    found: list[str] = player.page.evaluate(TOO_WIDE)
    return found[:5]


def bottom(page: Page, selector: str) -> float:
    """Return the lower edge of an element in pixels from the top of the window."""
    script = "one => document.querySelector(one).getBoundingClientRect().bottom"
    found: float = page.evaluate(script, selector)
    return found


def box(page: Page, selector: str) -> dict[str, float]:
    """Return the bounding box of an element in the window."""
    settled = page.locator(selector).first
    found = settled.evaluate("one => one.getBoundingClientRect().toJSON()")
    assert isinstance(found, dict)
    return found


def is_in_sight(page: Page, selector: str) -> bool:
    """Return True if the whole height of an element is inside the window."""
    found = box(page, selector)
    height: int = page.evaluate("innerHeight")
    return found["height"] > 0 and found["top"] >= 0 and found["bottom"] <= height


CUT = """() => {
  const pen = document.createElement('canvas').getContext('2d')
  const named = (one, text) => `${one.tagName.toLowerCase()}.${one.className}: ${text.trim().slice(0, 80)}`
  const isSeen = one =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, .skip, [inert]')
  const found = []
  const texts = 'h1, h2, h3, legend, summary, button, .button, nav a, .pill, small'
  for (const one of document.querySelectorAll(texts)) {
    // Headings of one pixel are for screen readers only.
    if (!isSeen(one) || !one.innerText.trim() || one.clientWidth <= 1) continue
    if (getComputedStyle(one).display === 'inline') continue
    // Letters may reach a little over the edges of narrow lines.
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 6)
      found.push(named(one, one.innerText))
  }
  for (const one of document.querySelectorAll('select')) {
    const style = getComputedStyle(one)
    if (!isSeen(one) || style.opacity === '0') continue
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const text = one.selectedOptions[0]?.text ?? ''
    // An arrow of the page's own lies in the padding.
    const arrow = style.appearance === 'none' ? 0 : 20
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    if (pen.measureText(text).width > room + 1) found.push(named(one, text))
  }
  return found
}"""
"""Script that returns the headings, buttons and choices whose text is larger than the room that it has."""


def cut_texts(page: Page) -> list[str]:
    """Return the headings, buttons and choices whose text is larger than the room that it has."""
    found: list[str] = page.evaluate(CUT)
    return found


IN_EACH_LANGUAGE = """async languages => {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const title = () => document.querySelector('main h1')?.textContent
  document.querySelector('.choices > button').click()
  await frame()
  const menu = document.querySelector('#choices select')
  const found = {}
  for (const language of [...languages, 'en']) {
    const before = title()
    menu.value = language
    menu.dispatchEvent(new Event('change', { bubbles: true }))
    while (document.documentElement.lang !== language) await frame()
    // The texts of the rules are loaded after the others.
    let frames = location.pathname.startsWith('/rules/') ? 40 : 0
    while (title() === before && (frames -= 1) > 0) await frame()
    await frame()
    found[language] = (SCRIPT)()
  }
  return found
}"""
"""Script that opens the menu of preferences, and calls `SCRIPT` in one language after the other."""


def in_each_language(page: Page, script: str) -> dict[str, Any]:
    """Return by language what a script returns while the menu of preferences is open over the page.

    The page's language is English afterwards, and the menu stays open.
    """
    found: dict[str, Any] = page.evaluate(
        IN_EACH_LANGUAGE.replace("SCRIPT", script), list(LANGUAGES)
    )
    return found


MIDDLE = """one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const [middle, centre] = [x + width / 2, y + height / 2]
  const found = document.elementFromPoint(middle, centre)
  return [middle, centre, one.contains(found) ? '' : found?.outerHTML.slice(0, 160) ?? 'no element']
}"""
"""Script that returns the middle of an element, and what lies over it there; nothing if it can be touched."""


def press(page: Page, selector: str) -> None:
    """Click on the middle of an element where it is, as a person does; fail if it is covered or out of sight.

    ``Locator.click`` would scroll the page, and scrolls back and forth while an element is still moving.
    """
    wanted = page.locator(selector).first
    expect(wanted).to_be_enabled()
    x, y, over = wanted.evaluate(MIDDLE)
    assert over == "", f"{selector} is covered: {over}"
    page.mouse.click(x, y)


SLOTS = """() => Object.fromEntries([...document.querySelectorAll('[data-slot]')].map(one => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [one.dataset.slot, [left + scrollX, top + scrollY, width, height]]
}))"""
"""Script that returns the place and size of every slot on the page, whatever the scroll position."""


def slots(page: Page) -> dict[str, list[float]]:
    """Return left edge, upper edge, width and height of every slot on the page."""
    found: dict[str, list[float]] = page.evaluate(SLOTS)
    return found


def drifts(before: dict[str, list[float]], after: dict[str, list[float]]) -> list[str]:
    """Return the slots that have moved or changed their size by more than 2 pixels, or are gone."""
    return [
        f"{name} {[round(side) for side in sides]} -> {after.get(name)}"
        for name, sides in before.items()
        if name not in after
        or any(abs(old - new) > 2 for old, new in zip(sides, after[name], strict=True))
    ]
