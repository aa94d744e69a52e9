"""Replays: records that are refused, board and steps in one window, made cards and false calls."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import bottom, drifts, is_in_sight, slots
from tests.support.browser_pages import QUARTINO_GAME as QUARTINO
from tests.support.browser_pages import settle
from tests.support.browser_users import (
    DESKTOP,
    LAPTOP,
    PHONE_LANDSCAPE,
    SMALL_PHONE,
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game: quarto\nrules: classic\n\nA give 0\nB place b2\nB give 0\n", "Line 6"),
        ("game: quarto\nrules: classic\nNonsense\n\nA give 0\n", "Line 3"),
        (
            "game: quartino\nrules: quartino\nfirst: A\n"
            "deal: A=YBGP,YBPG,YGBP,YGPB B=YPBG,YPGB,BYGP,BYPG\n\nA fly\n",
            "Line 6",
        ),
    ],
)
def test_invalid_record_stays_in_the_form_and_the_line_is_named(person, text, said):
    reader = person()
    reader.allow("400")
    page = reader.open("/replay")
    page.locator("textarea").fill(text)
    page.locator("form .button.main").click()
    expect(page.locator("main .error:not(:empty)")).to_contain_text(said)
    expect(page.locator("textarea")).to_have_value(text)


QUARTO = """game: quarto
rules: classic
players: A=Ann B=Ben

A give 0
B place b2
"""
FALSE_CALL = """game: quarto
rules: classic+lose-on-false-call

A give 0
B place b2
B call a1 b1 c1 d1
"""


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP, DESKTOP])
@pytest.mark.parametrize("record", [QUARTO, QUARTINO])
def test_board_and_steps_fit_into_the_window(person, size, record):
    reader = person(viewport=size)
    page = reader.open(f"/replay?{urlencode({'record': record})}")
    reader.see(".steps")
    settle(reader)
    assert bottom(page, ".board svg") <= size["height"]
    assert bottom(page, ".steps") <= size["height"]


def test_made_cards_are_marked_and_all_cards_shown_at_the_end(person):
    reader = person()
    events = [line for line in QUARTINO.split("\n\n", 1)[1].splitlines() if line.strip()]
    made = next(at for at, event in enumerate(events, 1) if " call YBGP 1" in event)
    page = reader.open(f"/replay?{urlencode({'record': QUARTINO, 'at': made})}")
    reader.see(".board .wedge")
    # The tokens themselves show the colours of a made card.
    expect(page.locator(".board .casing")).to_have_count(0)
    unseen = page.locator('section [data-card="BGPY"]')
    expect(unseen).to_have_count(0)
    page.keyboard.press("End")
    expect(unseen).to_have_count(1)
    # The card that won lies on the wheel, as at the end of the game.
    expect(page.locator(".board .laid.won")).to_have_count(1)


CUT_ROWS = """list => {
  const top = list.getBoundingClientRect().top + list.clientTop
  return [...list.children].map(row => row.getBoundingClientRect())
    .filter(row => row.top < top - 1 && row.bottom > top + 1).length
}"""
"""Script that returns the number of rows that the upper edge of a list cuts through."""


def test_end_of_a_turn_has_no_button_and_the_first_row_in_sight_is_whole(person):
    events = [line for line in QUARTINO.split("\n\n", 1)[1].splitlines() if line.strip()]
    end = next(at for at, event in enumerate(events, 1) if event.endswith(" end"))
    page = person().open(f"/replay?{urlencode({'record': QUARTINO, 'at': end})}")
    moves = page.locator(".moves-list")
    expect(moves.locator("[aria-current=step]")).to_have_attribute("data-node", str(end - 1))
    expect(moves.locator(f"[data-node='{end}']")).to_have_count(0)
    page.keyboard.press("End")
    expect(moves.locator("[aria-current=step]")).to_have_attribute("data-node", str(len(events)))
    assert moves.evaluate("list => list.scrollTop") > 0
    assert moves.evaluate(CUT_ROWS) == 0


def test_losing_false_call_is_described_as_false(person):
    page = person().open(f"/replay?{urlencode({'record': FALSE_CALL, 'at': 3})}")
    expect(page.locator(".told")).to_contain_text("The call is false")


SMALLEST_PHONE = {"width": 320, "height": 568}


@pytest.mark.parametrize("size", [DESKTOP, SMALLEST_PHONE, PHONE_LANDSCAPE])
@pytest.mark.parametrize("record", [QUARTO, QUARTINO])
def test_nothing_moves_while_a_game_is_replayed(person, size, record):
    reader = person(viewport=size)
    page = reader.open(f"/replay?{urlencode({'record': record})}")
    reader.see(".steps")
    settle(reader)
    before = slots(page)
    for slot in ("verdict", "board", "controls"):
        assert is_in_sight(page, f"[data-slot={slot}]"), slot
    # A game is opened at its end.
    forward = page.get_by_role("button", name="Forward")
    expect(forward).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    moved = drifts(before, slots(page))
    while forward.get_attribute("aria-disabled") == "false":
        page.keyboard.press("ArrowRight")
        moved += drifts(before, slots(page))
    assert moved == []


def test_steps_at_either_end_keep_the_focus(person):
    page = person().open(f"/replay?{urlencode({'record': QUARTO})}")
    for name in ("Go to end", "Forward", "Go to start", "Back"):
        button = page.get_by_role("button", name=name)
        button.focus()
        page.keyboard.press("Enter")
        expect(button).to_be_focused()
        expect(button).to_have_attribute("aria-disabled", "true")
