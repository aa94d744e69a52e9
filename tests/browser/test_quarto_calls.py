"""Calling a line in Quarto: who may call, overlooked lines, refused and unfinished calls."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.support.browser_layout import bottom, box, drifts, is_in_sight, slots
from tests.support.browser_tables import (
    Seats,
    call,
    meet,
    meet_at,
    play,
)
from tests.support.browser_users import (
    LAPTOP,
    SMALL_PHONE,
    Mouse,
)

from fourfold.texts import Texts

ERROR = ".quarto .error"


def nothing_says_so(seats: Seats, placed: int) -> None:
    """Assert that no page marks the line on its board."""
    for one in seats.values():
        expect(one.page.locator("svg.board g.piece")).to_have_count(placed)
        assert one.page.locator("line.line, polygon.line, .shares").count() == 0
        game = one.game()
        assert (game["outcome"], game["shown"]) == (None, [])
        assert "!" not in game["position"]


def place_pieces(seats: Seats, squares: str, pieces: str = "0f3c69a") -> None:
    """Give and place pieces in turn, on these squares; the first pieces of the default make no line."""
    for index, (square, piece) in enumerate(zip(squares.split(), pieces, strict=False)):
        giver, placer = ("A", "B") if index % 2 == 0 else ("B", "A")
        play(seats, giver, f"give {piece}")
        play(seats, placer, f"place {square}")


@pytest.mark.slow
def test_overlooked_line_is_called_by_the_opponent(person):
    seats = meet(person)
    place_pieces(seats, "a1 b1 c1 a2", "012f")

    # There is no line yet: the call is refused, with a reason, its squares are lit, and the game goes on.
    false = seats["A"]
    call(false, "a1 b1 c1 a2")
    expect(false.page.locator(ERROR)).not_to_be_empty()
    expect(false.page.locator("svg.board .named")).to_have_count(4)
    play(seats, "A", "give 3")
    expect(false.page.locator("svg.board .named")).to_have_count(0)
    play(seats, "B", "place d1")

    # Four light and tall pieces in a row: nothing on either page says so, then or a move later.
    nothing_says_so(seats, placed=5)
    play(seats, "B", "give e")
    seats["A"].see(".square.can")
    nothing_says_so(seats, placed=5)
    call(seats["A"], "a1 b1 c1 d1")

    for one in seats.values():
        one.see("line.line")
        assert one.game()["outcome"] == {"winners": ["A"], "reason": "call"}
        # Light and tall, each with its icon; the line lies behind the pieces.
        expect(one.page.locator(".shares .value svg")).to_have_count(2)
        assert one.page.locator(".shares").inner_text()
        assert one.page.evaluate(
            """() => {
              const [line, piece] = ['line.line', 'g.piece'].map(one => document.querySelector(one))
              return (line.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
            }"""
        )
        lit = one.page.locator("g.piece.lit, svg .won")
        names = lit.evaluate_all("all => all.map(one => getComputedStyle(one).animationName)")
        assert names == ["none"] * 8, "the users of tests want no motion"


def test_square_of_four_is_called_like_a_line(person):
    """Q9: for advanced players."""

    def choose(page: Page) -> None:
        page.locator("form > details > summary").click()
        page.locator("label.check", has_text="2×2 squares").locator("input").check()

    seats = meet(person, choose)
    place_pieces(seats, "a1 b1 a2 b2", "0123")
    call(seats["A"], "a1 b1 a2 b2")
    for one in seats.values():
        one.see("polygon.line")
        assert one.game()["outcome"] == {"winners": ["A"], "reason": "call"}


def test_call_button_is_enabled_only_in_the_players_own_turn(person):
    """Q5: only the seat to act may call; the button is there for both, and says when it is time."""
    seats = meet(person)
    button = ".calls .call"
    waiting = seats["B"].page
    # Before four pieces stand nobody can call.
    seats["A"].page.locator(button).click(force=True)
    expect(seats["A"].page.locator(ERROR)).not_to_be_empty()
    place_pieces(seats, "a1 b2 c1 d2")
    expect(seats["A"].page.locator(button)).to_have_attribute("aria-disabled", "false")
    expect(waiting.locator(button)).to_have_attribute("aria-disabled", "true")
    waiting.locator(button).click(force=True)
    expect(waiting.locator(ERROR)).not_to_be_empty()
    expect(waiting.locator(".calls .button.main")).to_have_count(0)
    play(seats, "A", "give 6")
    expect(waiting.locator(button)).to_have_attribute("aria-disabled", "false")
    expect(seats["A"].page.locator(button)).to_have_attribute("aria-disabled", "true")
    play(seats, "B", "place a4")

    # Three false calls, each with a kind reason; then the button says that there is none left.
    for _ in range(3):
        call(seats["B"], "a1 b2 c1 d2")
        expect(waiting.locator(ERROR)).not_to_be_empty()
        expect(waiting.locator(ERROR)).not_to_contain_text("xpected")
    expect(waiting.locator(button)).to_have_attribute("aria-disabled", "true")
    # The opponent is told of the false call in words, and its squares are lit.
    told = seats["A"].page
    expect(told.locator("[data-status]")).to_contain_text("b2")
    expect(told.locator("svg.board .named")).to_have_count(4)
    expect(told.locator(".moves .wrong")).to_have_text([re.compile(r"✗ \w+")] * 3)


def test_free_squares_cannot_be_called(person):
    seats = meet(person)
    place_pieces(seats, "a1 b2 c1 d2")
    caller = seats["A"].page
    # Outside a call no square is said to be selected or not.
    expect(caller.locator("[data-square][aria-selected]")).to_have_count(0)
    caller.locator(".calls .call").click()
    caller.locator('[data-square="a4"]').click()
    expect(caller.locator(ERROR)).to_contain_text("a4")
    expect(caller.locator('[data-square][aria-selected="true"]')).to_have_count(0)
    caller.locator('[data-square="a1"]').click()
    expect(caller.locator('[data-square][aria-selected="true"]')).to_have_count(1)


def test_letter_key_calls_only_from_the_game_and_can_be_switched_off(person):
    seats = meet(person)
    place_pieces(seats, "a1 b2 c1 d2")
    caller = seats["A"].page
    status = caller.locator("[data-status]").inner_text()
    caller.locator(".moves button").first.focus()
    caller.keyboard.press("q")
    expect(caller.locator("[data-status]")).to_have_text(status)
    caller.locator('[data-square][tabindex="0"]').focus()
    caller.keyboard.press("q")
    expect(caller.locator("[data-status]")).not_to_have_text(status)
    caller.keyboard.press("Escape")
    expect(caller.locator("[data-status]")).to_have_text(status)

    caller.locator(".choices > button").click()
    language = caller.locator("html").get_attribute("lang") or ""
    caller.get_by_label(Texts(language, "page")("page-shortcuts")).click()
    caller.locator('[data-square][tabindex="0"]').focus()
    caller.keyboard.press("q")
    expect(caller.locator("[data-status]")).to_have_text(status)


def test_unfinished_call_that_a_takeback_ends_leaves_a_message(person):
    seats = meet(person)
    place_pieces(seats, "a1 b2 c1 d2 a4")
    # A asks for the give back, B begins to call, and then agrees.
    seats["A"].page.locator(".take-back").click()
    other = seats["B"].page
    other.locator(".calls .call").click()
    other.locator('[role="alertdialog"] .button.main').click()
    seats["A"].see(".tray .can")
    expect(other.locator(ERROR)).not_to_be_empty()
    expect(other.locator(".calls .call")).to_have_attribute("aria-disabled", "true")


def test_wrong_clicks_are_explained_until_the_next_action(person):
    seats = meet(person)
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    placer = seats["A"]
    placer.see(".square.can")
    before = slots(placer.page)
    Mouse(placer).act('[data-square="a1"]')
    expect(placer.page.locator(ERROR)).to_contain_text("a1")
    placer.page.locator(".moves h2").click()
    expect(placer.page.locator(ERROR)).to_be_empty()

    # A piece before the placement, and any click outside one's turn, are explained, too.
    said = set()
    for one, selector in (
        (placer, '.tray [data-piece="5"]'),
        (seats["B"], '[data-square="c3"]'),
        (seats["B"], '.tray [data-piece="5"]'),
    ):
        one.page.locator(selector).click(force=True)
        expect(one.page.locator(ERROR)).not_to_be_empty()
        said.add(one.page.locator(ERROR).inner_text())
    assert len(said) == 2
    expect(placer.page.locator(ERROR)).to_have_attribute("role", "status")
    assert drifts(before, slots(placer.page)) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP])
def test_reason_of_a_refused_call_is_visible_without_scrolling(person, size):
    seats = meet_at(person, size)
    place_pieces(seats, "a1 b2 c1 d2")
    caller = seats["A"].page
    caller.evaluate("scrollTo(0, 0)")
    before = box(caller, ".tray")["top"]
    caller.locator(".calls .call").click()
    # Meanwhile the line above says what is asked, and so does a piece that cannot be given now.
    expect(caller.locator("[data-status]")).not_to_have_text("")
    asked = caller.locator("[data-status]").inner_text()
    caller.locator('.tray [data-piece="5"]').click(force=True)
    shown = ERROR if size == LAPTOP else "[data-status] .error"
    expect(caller.locator(shown)).not_to_be_empty()
    assert is_in_sight(caller, f"{shown} span")
    caller.locator(".calls .button").last.click()
    expect(caller.locator("[data-status]")).not_to_have_text(asked)
    call(seats["A"], "a1 b2 c1 d2")
    expect(caller.locator(shown)).not_to_be_empty()
    assert is_in_sight(caller, f"{shown} span")
    if size == SMALL_PHONE:
        # It does not lie over the board.
        assert bottom(caller, f"{shown} span") <= box(caller, "[data-slot=board]")["top"]
    assert box(caller, ".tray")["top"] == before
