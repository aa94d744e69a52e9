"""Quartino in browsers, a turn with both situations (T9): its texts and buttons, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.support.browser_layout import cut_texts
from tests.support.browser_pages import settle
from tests.support.browser_tables import open_table, tokens_on_the_wheel
from tests.support.browser_users import Person

from fourfold.texts import LANGUAGES

SMALL_PHONE = {"width": 360, "height": 640}
ONE_COLUMN = ("place Y 5",) * 4
"""Moves after which a turn begins with four of a colour and a column."""
TWO_COLUMNS = (
    *(f"place {token}" for token in ("Y 5", "G 1") for _ in range(3)),
    *("place Y 2", "place P 5", "place P 1"),
)
"""As above with two columns; two of the tokens are placed in one turn."""
THREE_COLUMNS = (
    *(f"place {token}" for token in ("Y 5", "G 1", "B 2", "P 7") for _ in range(3)),
    *("place Y 7", "clear 7", "place Y 5", "place P 1", "place P 2"),
)
"""As above with three columns."""
OVERFLOW = """() => {
  const guide = document.querySelector('[data-slot=guide]')
  return [guide.scrollHeight - guide.clientHeight, guide.scrollWidth - guide.clientWidth]
}"""
"""Script that returns by how many pixels the note below the wheel is larger than its slot."""


def start_with_both(player: Person, moves: tuple[str, ...] = ONE_COLUMN) -> Page:
    """Start a game with a referee for two at one screen, and play up to a turn with both situations."""
    chairs = [{"name": "Ada"}, {"name": "Bo"}]
    rules = "quartino+referee"
    table = open_table(
        player, game="quartino", rules=rules, same_screen=True, chairs=chairs, start=True
    )
    for move in moves:
        seat = player.view_at(table)["match"]["view"]["to_act"]
        player.command(table, do="move", seat=seat, move=move)
        if player.view_at(table)["match"]["view"]["phase"] == "call":
            player.command(table, do="move", seat=seat, move="end")
    player.open(f"/table/{table}")
    player.see(".cover button").click()
    player.see("[data-colour].can")
    settle(player)
    return player.page


def place(player: Person, colour: str, space: str) -> None:
    """Choose a colour, then a space, and wait until the server has the placement."""
    before = len(player.view()["match"]["events"])
    player.page.locator(f'[data-colour="{colour}"].can').click()
    player.page.locator(f'[data-space="{space}"]').click()
    player.wait_until(lambda: len(player.view()["match"]["events"]) > before)


def test_column_is_cleared_between_two_tokens_while_a_colour_is_chosen(person):
    player = person(viewport=SMALL_PHONE)
    page = start_with_both(player)
    guide = page.locator(".guide")
    whenever = "Clear space 5 whenever you like in this turn."
    expect(guide).to_have_text(f"Both situations: 3 tokens left. {whenever}")
    place(player, "B", "1")
    expect(guide).to_have_text(f"Both situations: 2 tokens left. {whenever}")
    page.locator('[data-colour="G"].can').click()
    expect(guide).to_have_text(f"Both situations: 2 tokens left. {whenever}")
    page.locator(".actions .clear").click()
    expect(guide).to_contain_text(
        "Four or more of one colour and a column: 2\u00a0tokens to place."
    )
    assert tokens_on_the_wheel(player.game()) == 1
    place(player, "G", "2")
    expect(guide).to_contain_text("Four or more of one colour and a column: one more token.")


def test_column_is_cleared_last_with_the_token_put_on_it(person):
    player = person(viewport=SMALL_PHONE)
    page = start_with_both(player)
    for colour, space, left in (("B", "1", "2 tokens"), ("G", "2", "1 token"), ("P", "5", "")):
        place(player, colour, space)
        if left:
            expect(page.locator(".guide")).to_contain_text(f"{left} left. Clear space 5 whenever")
    expect(page.locator("[data-phase=clear]")).to_have_count(1)
    expect(page.locator("[data-status]")).to_have_text(
        "There is a tall column on space 5. Tap it to clear it."
    )
    page.locator('[data-space="5"]').click()
    player.see("[data-phase=call], .cover")
    assert tokens_on_the_wheel(player.game()) == 2


def test_column_is_cleared_first_by_touching_it(person):
    player = person(viewport=SMALL_PHONE, touch=True)
    page = start_with_both(player)
    page.locator('[data-space="5"]').tap()
    expect(page.locator("[data-status]")).to_have_text("Clear the column on space 5?")
    page.locator('[data-space="5"]').tap()
    expect(page.locator(".guide")).to_contain_text(
        "Four or more of one colour and a column: 3\u00a0tokens to place."
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_that_clear_say_so_on_a_phone_of_360_pixels(
    person: Callable[..., Person], language: str
) -> None:
    player = person(viewport=SMALL_PHONE, locale=language)
    page = start_with_both(player, TWO_COLUMNS)
    clears = page.locator(".actions .clear")
    expect(clears).to_have_count(2)
    for chosen in ("", "B"):
        if chosen:
            page.locator(f'[data-colour="{chosen}"].can').click()
            expect(page.locator(".actions .button")).to_have_count(3)
        for button, space in zip(clears.all(), "15", strict=True):
            words = button.inner_text()
            assert space in words
            assert words != space
            place_of = button.bounding_box()
            assert place_of is not None
            assert place_of["width"] >= 44
        assert cut_texts(page) == []
        assert max(page.evaluate(OVERFLOW)) <= 0, page.locator(".guide").inner_text()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_many_columns_share_a_button_on_a_phone_of_360_pixels(
    person: Callable[..., Person], language: str
) -> None:
    player = person(viewport=SMALL_PHONE, locale=language)
    page = start_with_both(player, THREE_COLUMNS)
    page.locator('[data-colour="B"].can').click()
    expect(page.locator(".actions .clear")).to_have_count(1)
    assert cut_texts(page) == []
    assert max(page.evaluate(OVERFLOW)) <= 0, page.locator(".guide").inner_text()
    page.locator(".actions .clear").click()
    page.locator('[data-space="2"]').click()
    player.wait_until(lambda: player.view()["match"]["events"][-1].endswith("clear 2"))
