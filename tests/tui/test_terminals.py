"""Small and large terminals, terminals without colour, the room that each language needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourfold.games.quarto import PIECES
from fourfold.texts import LANGUAGES, Texts
from fourfold.tui.match import Match
from fourfold.tui.quarto.drawing import piece_lines
from fourfold.tui.screens.rules_builder import LABEL_COLUMNS, RulesBuilder

COLUMNS_OF_A_CHOICE = 72
"""The width of a choice of the rules builder in a terminal of 80 columns."""


def quarto(rules: str = "classic") -> Match:
    match = Match.begin("quarto", rules, players={"A": "Ada", "B": "Bo"})
    for move in ("give 0", "place b2", "give f", "place c3"):
        assert match.attempt(move) is None
    return match


def quartino() -> Match:
    names = {"A": "Ada", "B": "Bo", "C": "Cy", "D": "Dee"}
    bots = {"B": "random", "C": "random", "D": "random"}
    return Match.begin("quartino", seats=4, players=names, bots=bots, seed=2, first="A")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("make", [quarto, quartino], ids=["quarto", "quartino"])
def test_a_game_fits_80_by_24_without_scrolling(drive, make, language):
    async def script(driver):
        rows = driver.text.split("\n")
        assert len(rows) == 24
        assert all(len(row) == 80 for row in rows)
        texts = driver.app.texts
        assert texts("tui-key-menu") in driver.text
        for widget in driver.app.screen.query("Static"):
            if widget.display and widget.id not in ("record-text",):
                assert widget.virtual_region.height >= 0
                assert widget.region.bottom <= 24, widget
                assert widget.region.right <= 80, widget
        assert not driver.app.screen.show_vertical_scrollbar
        if make is quartino:
            assert all(card in driver.text for card in driver.game.view.rack)
            assert "╰─" in rows[17]
        else:
            assert "d" in rows[17]
            for piece in driver.game.view.left:
                assert all(line in driver.text for line in piece_lines(piece))

    drive(script, make(), language=language)


@pytest.mark.parametrize("rules", ["classic", "mushrooms"])
def test_without_colour_all_pieces_are_still_told_apart(drive, monkeypatch, rules):
    async def script(driver):
        assert driver.app.no_color
        mushrooms = rules == "mushrooms"
        for piece in PIECES:
            assert all(
                line.strip() in driver.text for line in piece_lines(piece, mushrooms=mushrooms)
            )
        colours = {
            colour.name
            for strip in driver.app.screen._compositor.render_strips()
            for segment in strip.apply_filter(
                driver.app._filters[0], driver.app.screen.background_colors[1]
            )
            if segment.style is not None
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour is not None and colour.triplet is not None and len(set(colour.triplet)) > 1
        }
        assert not colours

    monkeypatch.setenv("NO_COLOR", "1")
    drive(script, Match.begin("quarto", rules))


@pytest.mark.parametrize("make", [quarto, quartino], ids=["quarto", "quartino"])
def test_resizing_never_breaks_a_game(drive, make):
    async def script(driver):
        for size in ((30, 10), (200, 60), (80, 24), (112, 32), (10, 3), (96, 28)):
            await driver.pilot.resize_terminal(*size)
            await driver.settle()
            await driver.press("r", "escape", "right")

    drive(script, make())


@pytest.mark.parametrize("make", [quarto, quartino], ids=["quarto", "quartino"])
@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 10)])
def test_a_terminal_that_is_too_small_asks_for_more_and_then_shows_the_game(drive, make, size):
    async def script(driver):
        whole = driver.text
        await driver.pilot.resize_terminal(*size)
        await driver.settle()
        width, height = size
        asked = " ".join(driver.text.split())
        assert f"enlarge the terminal to 80×24 (now {width}×{height})" in asked
        assert "--plain" in asked
        assert not {"┌", "╭"} & set(driver.text)
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert driver.text == whole

    drive(script, make())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["classic", "mushrooms"])
def test_the_words_for_the_piece_at_the_cursor_are_never_cut(drive, rules, language):
    async def script(driver):
        texts = driver.app.texts
        kind = "mushroom" if rules == "mushrooms" else "value"
        for _ in range(4):
            words = [texts(f"{kind}-{value}") for value in driver.game._piece.values]
            hand = driver.app.screen.query_one("#hand").region
            rows = [row[hand.x : hand.right].strip() for row in driver.text.split("\n")]
            assert [row for row in rows if row in words] == words
            await driver.press("right", "down")

    drive(script, Match.begin("quarto", rules), language=language)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_row_of_the_menu_is_visible(drive, size, language):
    async def script(driver):
        texts = driver.app.texts
        for row in (
            texts("tui-menu-computer"),
            texts("tui-menu-two"),
            texts("tui-menu-quartino"),
            texts("tui-menu-resume"),
            texts("tui-menu-quit"),
        ):
            assert row in driver.text

    drive(script, size=size, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "rules"),
    [("quarto", "classic"), ("quarto", "mushrooms"), ("quartino", "quartino")],
)
def test_no_choice_of_the_rules_builder_is_cut_at_80_columns(game, rules, language):
    builder = RulesBuilder(game, rules, Texts(language))
    rows = [
        f"{builder._label(name).ljust(LABEL_COLUMNS)}  ‹ {value} ›"
        for name in builder._choices
        for _, value in builder._values(name)
    ]
    assert [row for row in rows if len(row) > COLUMNS_OF_A_CHOICE] == []


@pytest.mark.parametrize(
    ("language", "key"), [("en", "Esc cancel"), ("fr", "Échap annuler"), ("de", "Esc abbrechen")]
)
def test_key_that_cancels_a_call_has_the_name_printed_on_it(drive, language, key):
    async def script(driver):
        await driver.press("exclamation_mark")
        assert key in driver.text

    drive(script, quarto(), language=language)


def test_a_larger_terminal_gets_larger_pieces(drive):
    async def script(driver):
        assert all(line in driver.text for line in piece_lines(PIECES[1], driver_scale(driver)))
        assert driver_scale(driver).width == 9

    def driver_scale(driver):
        return driver.app.screen.query_one("QuartoBoard").scale

    drive(script, quarto(), size=(130, 40))


@pytest.mark.parametrize("name", ["terminal-quarto.svg", "terminal-quartino.svg"])
def test_the_pictures_of_the_readme_fetch_nothing(name):
    picture = (Path(__file__).parents[2] / "docs" / name).read_text("utf-8")
    assert "@font-face" not in picture
    assert set(re.findall(r"https?://[^\s\"')]+", picture)) == {"http://www.w3.org/2000/svg"}


def test_a_long_notice_is_shown_whole(drive):
    async def script(driver):
        await driver.command("give " + "x" * 60)
        assert driver.game.notice in " ".join(driver.text.split())

    drive(script, quarto())
