"""Games that the terminal keeps: saved, resumed from the menu, and kept when somebody quits."""

from __future__ import annotations

import pytest
from tests.tui.quarto_matches import ALMOST_A_LINE, for_two

from fourfold.tui.match import Match
from fourfold.tui.quarto.screen import QuartoScreen
from fourfold.tui.saving import saved_games, saving_folder
from fourfold.tui.screens.menu import MenuScreen


async def begin_another_game(driver):
    """Leave the game for the menu, and begin another one there, as soon as each choice has the focus."""
    for key, focused in (("m", "continue"), ("down", "computer")):
        await driver.press(key)
        await driver.wait_for(lambda wanted=focused: driver.focused == wanted)
    await driver.press("enter")


def test_a_saved_game_is_resumed_from_the_menu(drive):
    async def script(driver):
        await driver.press("enter")
        await driver.wait_for_people()
        await driver.press("s")
        assert "Saved as" in driver.text
        (path,) = saved_games()
        assert path.name.startswith("quarto-")
        record = str(driver.match.record)
        await driver.press("m")
        assert isinstance(driver.app.screen, MenuScreen)
        driver.app.screen.query_one("#resume").focus()
        await driver.press("enter")
        assert path.stem in driver.text
        await driver.press("enter")
        assert isinstance(driver.app.screen, QuartoScreen)
        assert str(driver.match.record).split("\n\n")[1] == record.split("\n\n")[1]
        assert driver.match.bots == {"B": "greedy"}

    drive(script, Match.begin("quarto", bots={"B": "greedy"}))


def test_game_left_for_the_menu_can_be_continued(drive):
    async def script(driver):
        await driver.command("give 7")
        match = driver.match
        await driver.press("n", "enter")
        assert driver.match is match
        assert "LSQH" not in driver.text
        assert "place the piece in hand" in driver.text

    drive(script, for_two())


def test_a_game_is_kept_when_another_one_begins(drive):
    async def script(driver):
        await driver.command("give 7")
        left = str(driver.match.record)
        await begin_another_game(driver)
        await driver.wait_for(lambda: "unfinished.fgn" in driver.text)
        assert isinstance(driver.app.screen, QuartoScreen)
        (path,) = saved_games()
        assert path.name == "unfinished.fgn"
        assert path.read_text("utf-8") == left

    drive(script, for_two())


@pytest.mark.parametrize("keys", [["ctrl+q"], ["m", "q"], ["m", "up", "enter"]])
def test_a_game_is_kept_when_somebody_quits(drive, keys):
    async def script(driver):
        await driver.command("give 7")
        await driver.press(*keys)
        assert driver.app._exit
        (path,) = saved_games()
        assert path.name == "unfinished.fgn"

    drive(script, for_two())


def test_control_c_quits_with_exit_code_130_and_keeps_the_game(drive):
    async def script(driver):
        await driver.command("give 7")
        await driver.press("ctrl+c")
        assert driver.app._exit
        assert driver.app.return_code == 130
        assert [path.name for path in saved_games()] == ["unfinished.fgn"]

    drive(script, for_two())


def test_a_game_that_is_saved_or_not_begun_or_over_is_not_kept(drive):
    async def script(driver):
        await driver.press("ctrl+q")
        assert driver.app._exit
        assert not [path for path in saved_games() if "unfinished" in path.name]

    async def save_first(driver):
        await driver.press("s")
        await script(driver)

    async def resign_first(driver):
        await driver.command("resign")
        await script(driver)

    drive(script, for_two())
    drive(save_first, for_two(moves=ALMOST_A_LINE))
    drive(resign_first, for_two(moves=ALMOST_A_LINE))


@pytest.mark.slow
def test_game_that_cannot_be_saved_is_reported(drive):
    async def script(driver):
        (saving_folder().parent).mkdir(parents=True)
        saving_folder().write_text("no folder")
        await begin_another_game(driver)
        await driver.wait_for(lambda: "Not saved: " in driver.text)

    drive(script, for_two(moves=ALMOST_A_LINE))
