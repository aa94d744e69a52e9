"""Quartino without a server: bots, hints, replays, analysis and puzzles from the cache of the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.axe import violations
from tests.support.browser_pages import resign
from tests.support.browser_users import DESKTOP
from tests.support.patience import PATIENCE_MS
from tests.support.quartino_offline import (
    bot_of,
    end_turn,
    lose,
    start_game,
    state_of,
    stored_table,
)
from tests.support.quartino_puzzle_walk import puzzle_on, solve_by_pointer

from fourfold.engine.quartino_puzzles import KINDS

PHONE = {"width": 360, "height": 640}
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.mark.slow
@SIZES
def test_whole_game_against_strong_and_its_analysis_without_a_server(stranded, size):
    page = stranded.page
    page.set_viewport_size(size)
    start_game(stranded, "strong")
    table = lose(stranded)
    bot = bot_of(table)
    outcome = state_of(table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((bot,), "cards")
    # The bot placed all its tokens and called all its cards in the browser.
    assert sum(event.startswith(f"{bot} call") for event in table["events"]) == 4
    page.get_by_role("link", name="Analyse game").first.click()
    # What the other could have held is there before the turns are judged, and narrows.
    held = page.locator(".held .card-chance.true")
    expect(held.first).to_be_attached()
    page.locator(".held .steps button").first.click()
    expect(held).to_have_count(4)
    expect(page.locator("figure .chance").first).to_be_attached()
    expect(page.locator("figure")).to_contain_text("estimates, from")
    expect(page.locator("section.game ol button").first).to_be_visible()
    assert page.locator(".moves-list [data-node]").count() > 10
    expect(page.locator("progress")).to_have_count(0, timeout=4 * PATIENCE_MS)
    assert violations(stranded) == []


@pytest.mark.slow
@SIZES
def test_ten_puzzles_of_all_kinds_are_solved_without_a_server(stranded, size):
    page = stranded.page
    page.set_viewport_size(size)
    stranded.store("fourfold-puzzle-choice", '{"game": "quartino", "grade": 4, "kind": ""}')
    stranded.open("/puzzles")
    solved = []
    for kind in KINDS:
        page.get_by_label("Kind").select_option(kind)
        for _ in range(2):
            stranded.see(f".playing[data-kind={kind}]")
            puzzle = puzzle_on(page)
            solve_by_pointer(page, puzzle)
            solved.append(puzzle.id)
            page.locator(".next").click()
            expect(page.locator(".playing")).not_to_have_attribute("data-puzzle", puzzle.id)
    assert len(set(solved)) == 10
    expect(page.locator("dl > div:has(dt:text-is('Streak')) dd")).to_have_text("10")


@pytest.mark.parametrize("level", ["level2", "strong"])
def test_quartino_against_the_chosen_bot_without_a_server(stranded, level):
    start_game(stranded, level)
    assert "on this device only" in stranded.page.locator(".around").inner_text()
    for space in "c5":
        stranded.see("[data-colour].can").click()
        before = stored_table(stranded.page)
        stranded.page.locator(f'[data-space="{space}"]').click()
        end_turn(stranded, before)
    stranded.see("[data-colour].can")
    table = stored_table(stranded.page)
    bot = bot_of(table)
    placed = [event for event in table["events"] if event.startswith(f"{bot} place")]
    assert len(placed) >= 2
    # Only the own cards are on the screen, and they are the same when the page is opened again.
    own, other = (
        table["deal"]["AB".index(seat)].split(",") for seat in ("BA"["AB".index(bot)], bot)
    )
    for _ in range(2):
        shown = stranded.page.locator("[data-card]").evaluate_all(
            "cards => cards.map((card) => card.dataset.card)"
        )
        assert set(own) <= set(shown)
        assert not set(other) & set(shown)
        stranded.page.reload()
        stranded.see("[data-colour].can")


def test_hint_in_quartino_without_a_server(stranded):
    page = stranded.open()
    page.locator("section[aria-labelledby=quartino] .button.main").click()
    stranded.see("[data-colour].can")
    page.locator(".hint").click()
    first = stranded.see(".hinted").inner_text()
    page.locator(".hint").click()
    expect(page.locator(".hinted")).not_to_have_text(first)
    expect(page.locator(".hinted")).to_contain_text("Suggestion: ")


def test_finished_quartino_game_is_replayed_without_a_server(stranded):
    page = stranded.open()
    page.locator("section[aria-labelledby=quartino] .button.main").click()
    stranded.see("[data-colour].can").click()
    page.locator('[data-space="c"]').click()
    stranded.see("[data-colour].can")
    resign(stranded)
    stranded.open(f"/replay?table={page.url.rpartition('/')[2]}")
    expect(page.locator("main")).to_contain_text("You resigned.")
    stranded.see(".wheel")
