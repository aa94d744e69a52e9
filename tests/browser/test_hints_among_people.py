"""Hints while a bot plays for somebody who may return: the page says why there are none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.support.browser_tables import open_table
from tests.support.browser_users import Person

HINT = "button.hint, .corners > .corner"


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_page_says_why_there_are_no_hints_while_a_bot_plays_for_somebody(
    person: Callable[..., Person], game: str
) -> None:
    ada, bo = person(), person()
    # In Quartino the page asks the server, and the browser logs the refusal.
    ada.allow("409")
    for one in (ada, bo):
        one.open("/privacy")
    table = open_table(ada, game=game, begins="chosen")
    ada.command(table, do="sit", chair=0, name="Ada")
    bo.command(table, do="sit", chair=1, name="Bo")
    ada.command(table, do="start", first=0)
    ada.open(f"/table/{table}")
    ada.see("[data-phase]")
    assert ada.page.locator(HINT).count() == 0
    bo.command(table, do="stand", chair=1)
    ada.command(table, do="seat-bot", chair=1, bot="random")
    ada.see(HINT).click()
    expect(ada.see(".hinted")).to_contain_text("There are no hints in a game with other people")
