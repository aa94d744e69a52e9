"""Walks through strategy lessons in a browser, by keyboard or by pointer, with the answers in their data."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.support.browser_users import Person
from tests.support.services import ROOT

LESSONS = {"quarto": 7, "quartino": 8}
"""The number of steps of each game's strategy lesson."""
MAX_TABS = 60
FOCUSED = """() => {
  const one = document.activeElement
  const kind = ['piece', 'token', 'card'].find(name => one.closest(`.picks.${name}`))
  return { ...one.dataset, kind: kind ?? null }
}"""
"""Script that returns the data of the focused control, and the kind of choices that it belongs to."""


def steps_of(game: str) -> list[dict]:
    """Return the steps of a strategy lesson, as the page reads them."""
    path = ROOT / "web" / "src" / "lessons" / f"{game}Strategy.json"
    return json.loads(path.read_text("utf-8"))


def walk(person: Person, game: str, answer: Callable[[Page, dict, str], None]) -> None:
    """Solve all steps of the lesson on the page, then finish it."""
    page = person.page
    for number, step in enumerate(steps_of(game)):
        expect(page.locator(".text .number")).to_contain_text(f"{number + 1} of {LESSONS[game]}")
        for act in step["acts"]:
            for one in act["right"] if act.get("all") else act["right"][:1]:
                answer(page, act, one)
        expect(page.locator(".said.praise")).to_be_visible()
        onward = page.locator(".moves .button.main")
        expect(onward).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("#end")).to_be_focused()


def target(act: dict, answer: str) -> tuple[str, str]:
    """Return the data attribute of the control for an answer, and its value."""
    if answer in act.get("words", ()):
        return "word", answer
    kind = act["on"][0]
    return (kind if kind in {"square", "space"} else "pick"), answer


def by_pointer(page: Page, act: dict, answer: str) -> None:
    """Give an answer with the mouse."""
    name, value = target(act, answer)
    page.locator(f".lesson [data-{name}='{value}']").click()


def by_keyboard(page: Page, act: dict, answer: str) -> None:
    """Give an answer with the keyboard: Tab to its group, arrow keys or digits within it, then Enter."""
    name, value = target(act, answer)
    for _ in range(MAX_TABS):
        focused = page.evaluate(FOCUSED)
        is_other_word = name == "word" and focused.get(name) != value
        is_other_group = name == "pick" and focused["kind"] not in act["on"]
        if name in focused and not is_other_word and not is_other_group:
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError(f"no [data-{name}] within {MAX_TABS} steps of the focus")
    if name == "space":
        page.keyboard.press(value)
    elif name == "square":
        press_towards(page, focused[name], value)
    elif name == "pick":
        walk_picks(page, value)
    assert page.evaluate(FOCUSED)[name] == value
    page.keyboard.press("Enter")


def press_towards(page: Page, start: str, end: str) -> None:
    """Go from square to square with arrow keys."""
    across = "abcd".index(end[0]) - "abcd".index(start[0])
    up = int(end[1]) - int(start[1])
    for key in ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across):
        page.keyboard.press(key)
    for key in ["ArrowUp" if up > 0 else "ArrowDown"] * abs(up):
        page.keyboard.press(key)


def walk_picks(page: Page, value: str) -> None:
    """Go to a piece, token or card with arrow keys: to the first one, then on."""
    for key in ("ArrowLeft", "ArrowRight"):
        before = None
        while (here := page.evaluate(FOCUSED)["pick"]) not in {before, value}:
            before = here
            page.keyboard.press(key)
