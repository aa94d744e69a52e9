"""A walk over all controls of a page by keyboard, which finds those that lose the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.browser_pages import settle
from tests.support.browser_users import Person

#: Controls that the walk passes by, with the reason.
SKIPPED = {
    "a[href]:not([href^='#'])": "links to other pages; those move the focus to the new page",
    "input[type=file]": "opens a window of the system",
    ".print": "opens a window of the browser",
    "section[aria-labelledby] .button.main, .ways .button": "starts a game from the home page",
    "form .open": "opens a table",
    "dialog form .button.main": "starts a game from the analysis",
    "dialog .forget": "deletes the guest",
}

NEXT = """async ({ skipped, pressed, isFirst, inside }) => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const within = document.querySelector('dialog[open]') ?? document.querySelector(inside)
  const isLost = !within || (!isFirst && document.activeElement === document.body)
  if (isLost) return { isLost }
  const groups = ['square', 'piece', 'node', 'pick', 'space', 'colour', 'card']
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  for (const one of within.querySelectorAll(controls)) {
    const isSeen = one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')
    if (one.tabIndex < 0 || one.disabled || !isSeen) continue
    const label = (one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent)
      .replace(/\\s+/g, ' ').trim().slice(0, 60)
    const group = groups.find(name => name in one.dataset) ?? (one.matches('.choice') ? 'choice' : null)
    const key = group ?? `${one.tagName} ${label.replace(/\\d+/g, '')}`
    if (pressed.includes(key) || skipped.some(selector => one.matches(selector))) continue
    one.focus()
    if (document.activeElement !== one) continue
    const press = one.matches('select, input[type=range]') ? 'ArrowDown'
      : one.matches('input[type=checkbox], input[type=radio]') ? ' '
      : one.matches('input, textarea') ? 'End'
      : 'Enter'
    return { path: location.pathname, key, press, label: group ? `${group}: ${label}` : label }
  }
  return { path: location.pathname, isOpen: within.matches('dialog') }
}"""
"""Script that waits for two frames, tells whether the focus is lost, and focuses the next control."""

MAX_CONTROLS = 200


def controls_that_lose_the_focus(
    player: Person, show: Callable[[], Any], inside: str = "#main"
) -> list[str]:
    """Press every control inside the page that ``show`` opens; return those after which the focus is lost.

    ``inside`` selects the part of the page to walk over; by default all but header and footer.

    Controls that are alike, such as the squares of a board, are pressed once. Controls that appear on the way
    are pressed, too. The page is opened again when a control has left it or has lost the focus.
    """
    page = player.page
    lost: list[str] = []
    pressed: list[str] = []
    last, path = "", None
    for _ in range(MAX_CONTROLS):
        if path is None:
            show()
        asked = {
            "skipped": list(SKIPPED),
            "pressed": pressed,
            "isFirst": path is None,
            "inside": inside,
        }
        found = page.evaluate(NEXT, asked)
        if found.get("isLost"):
            lost.append(last)
            path = None
        elif path not in (None, found["path"]):
            path = None
        elif "key" in found:
            path, last = found["path"], found["label"]
            pressed.append(found["key"])
            page.keyboard.press(found["press"])
            if "/table/" in page.url:
                # What the server was asked for, such as a rematch, is drawn before the next control.
                player.view_at(player.table)
                settle(player)
        elif found["isOpen"]:
            page.keyboard.press("Escape")
        else:
            return lost
    raise AssertionError(f"the walk does not end; last control: {last}")
