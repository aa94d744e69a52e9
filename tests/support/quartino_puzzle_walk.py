"""Puzzles of Quartino on the page: finding one that takes plain moves, and solving it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from fourfold.engine.quartino_puzzles import QuartinoPuzzle, shipped_puzzles

PUZZLES = {puzzle.id: puzzle for puzzle in shipped_puzzles()}


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


def solve(page: Page, puzzle: QuartinoPuzzle, move: Callable[[Page, str], None]) -> None:
    """Make the moves of a puzzle's solution; a puzzle of the kind ``hand`` has none."""
    # The wheel is loaded after the question, and hears keys only then.
    expect(page.locator("[data-space]").first).to_be_visible()
    for number, text in enumerate(puzzle.solution.split(","), 1):
        move(page, text)
        events_drawn(page, number)


def solve_by_pointer(page: Page, puzzle: QuartinoPuzzle) -> None:
    """Solve a puzzle of any kind with the mouse, and see that it is solved."""
    if puzzle.kind == "hand":
        while page.get_by_role("button", name="Forward").get_attribute("aria-disabled") != "true":
            page.get_by_role("button", name="Forward").click()
        page.locator(f'label:has([data-pick="{puzzle.solution}"])').click()
        page.get_by_role("button", name="Answer", exact=True).click()
    else:
        solve(page, puzzle, move_by_pointer)
    if puzzle.kind == "announce":
        page.get_by_role("button", name="That’s all").click()
    expect(page.locator(".said")).to_have_text("Solved!")
