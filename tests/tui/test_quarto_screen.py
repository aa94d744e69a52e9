"""Quarto on the full screen, by keys, mouse and command line."""

from __future__ import annotations

import pytest
from tests.tui.quarto_matches import ALMOST_A_LINE, NO_LINE_BUT_FOR_THE_LAST, for_two

from fourfold.games.quarto import Give, Place, QuartoView
from fourfold.tui.match import Match
from fourfold.tui.quarto.screen import QuartoScreen
from fourfold.tui.screens.menu import MenuScreen


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_newcomer_plays_a_whole_game_against_the_computer_from_the_menu(drive, seed):
    async def script(driver):
        assert isinstance(driver.app.screen, MenuScreen)
        await driver.press("enter")
        assert isinstance(driver.app.screen, QuartoScreen)
        await driver.wait_for_people()
        assert "Player: " in driver.text
        for _ in range(40):
            await driver.wait_for_people()
            view = driver.game.view
            if view.outcome is not None:
                break
            if view.phase == "decline":
                await driver.press("d")
            else:
                await driver.play_quarto(view.moves[-1])
        outcome = driver.match.state.outcome
        assert outcome is not None
        assert driver.app.texts(f"reason-{outcome.reason}") in driver.text

    drive(script, seed=seed)


@pytest.mark.slow
def test_a_whole_game_is_won_by_a_call_made_with_keys(drive):
    async def script(driver):
        for move in ["give 0", "place a1", "give 1", "place b1", "give 2", "place c1", "give 3"]:
            before = len(driver.match.record.events)
            await driver.play_quarto(driver.match.record.game.parse_move(move))
            assert [str(e.move) for e in driver.match.record.events[before:]] == [move]
        await driver.play_quarto(Place(driver.match.record.game.parse_move("place d1").square))
        # A line is there, and nothing on the screen tells.
        assert "╔" not in driver.text
        assert "*" not in driver.text
        await driver.press("exclamation_mark")
        assert "0 of 4" in driver.text
        for square in (0, 1, 2, 3):
            await driver.steer(square)
            await driver.press("space")
        assert driver.text.count("*") == 8
        await driver.press("enter")
        assert str(driver.match.state.outcome) == "A (call)"
        assert "Ada wins – Quarto called" in driver.text
        assert "In common on a1, b1, c1 and d1: light and tall." in driver.text
        assert "╔" in driver.text

    drive(script, for_two())


@pytest.mark.slow
def test_a_false_call_is_refused_with_the_reason_and_counted(drive):
    async def script(driver):
        for number in (1, 2, 3):
            await driver.press("exclamation_mark")
            for square in (0, 1, 2, 3):
                await driver.steer(square)
                await driver.press("enter")
            await driver.press("enter")
            assert driver.match.state.outcome is None
            assert "shows a1, b1, c1 and d1" in driver.text
            await driver.press("escape")
            assert f"False calls this turn: {number} of 3" in driver.text
        await driver.press("exclamation_mark")
        assert "you cannot call again" in driver.text
        events = driver.match.record.events
        assert [event.refused for event in events[-3:]] == [True] * 3

    drive(script, for_two(moves=ALMOST_A_LINE))


def test_a_call_can_be_left_with_escape(drive):
    async def script(driver):
        await driver.press("exclamation_mark", "space", "up", "space", "backspace")
        assert "1 of 4" in driver.text
        await driver.press("escape")
        assert "*" not in driver.text
        assert "place the piece in hand" in driver.text
        assert len(driver.match.record.events) == 7

    drive(script, for_two(moves=ALMOST_A_LINE))


def test_what_is_shown_is_the_same_whether_a_line_can_be_called_or_not(drive):
    texts = []

    def script_for(square):
        async def script(driver):
            await driver.command(f"place {square}")
            texts.append(driver.text)

        return script

    drive(script_for("d1"), for_two(moves=ALMOST_A_LINE))
    drive(script_for("d2"), for_two(moves=ALMOST_A_LINE))
    with_line, without = texts
    board_rows = slice(1, 18)
    assert with_line.split("\n")[21:] == without.split("\n")[21:]
    assert {*"".join(with_line.split("\n")[board_rows])} == {
        *"".join(without.split("\n")[board_rows])
    }


def test_square_of_four_is_called_and_shown_like_a_line(drive):
    """Q9: for advanced players."""

    async def script(driver):
        await driver.press("exclamation_mark")
        for square in (0, 1, 4, 5):
            await driver.steer(square)
            await driver.press("space")
        await driver.press("enter")
        assert "Ada wins – Quarto called" in driver.text
        assert "In common on a1, a2, b1 and b2: light and tall." in driver.text
        assert "╔" in driver.text

    moves = "give 0, place a1, give 1, place b1, give 2, place a2, give 3, place b2"
    drive(script, for_two("classic+squares", moves))


def test_full_board_on_which_nobody_calls_is_a_draw(drive):
    """Q7: both have said that they call nothing."""

    async def script(driver):
        await driver.command("place d1")
        assert "Ada: all the pieces are placed" in driver.text
        await driver.press("d")
        assert "Bo: all the pieces are placed" in driver.text
        await driver.press("d")
        assert "Draw – all sixteen pieces placed" in driver.text

    drive(script, for_two(moves=NO_LINE_BUT_FOR_THE_LAST))


def test_in_referee_play_a_completed_line_wins_and_calling_is_not_offered(drive):
    async def script(driver):
        assert "Quarto!" not in driver.text
        await driver.press("exclamation_mark")
        assert "complete a line and you win at once" in driver.text
        await driver.command("place d1")
        assert "Ada wins – line completed" in driver.text
        assert ": light and tall" in driver.text

    drive(script, for_two("classic+referee", ALMOST_A_LINE))


def test_the_mouse_gives_and_places(drive):
    async def script(driver):
        await driver.pilot.click("#tray", offset=(3, 3))
        await driver.pilot.pause()
        assert [str(event.move) for event in driver.match.record.events] == ["give 0"]
        await driver.pilot.click("#board", offset=(6, 2))
        await driver.pilot.pause()
        assert str(driver.match.record.events[-1].move) == "place a4"
        row = next(n for n, line in enumerate(driver.text.split("\n")) if " save" in line)
        column = driver.text.split("\n")[row].index("undo")
        await driver.pilot.click(offset=(column, row))
        await driver.pilot.pause()
        assert len(driver.match.record.events) == 1

    drive(script, for_two())


def test_any_move_can_be_typed_and_nonsense_is_answered_kindly(drive):
    async def script(driver):
        await driver.command("give 7")
        assert driver.match.state.phase == "place"
        await driver.command("fly b3")
        assert "'fly'" in driver.text
        await driver.command("place b3")
        await driver.command("offer draw")
        assert "offers a draw" in driver.text
        await driver.command("accept")
        assert str(driver.match.state.outcome) == "draw (agreement)"

    drive(script, for_two())


def test_nobody_can_move_for_the_computer(drive):
    async def script(driver):
        await driver.command("give 7")
        await driver.command("place b3")
        assert [str(event) for event in driver.match.record.events] == ["A give 7"]
        await driver.command("resign")
        assert str(driver.match.state.outcome) == "B (resign)"

    drive(script, Match.begin("quarto", bots={"B": "greedy"}), bot_pause=3600)


def test_a_computer_that_calls_is_shown_with_its_line(drive):
    async def script(driver):
        await driver.command("give 3")
        await driver.wait_for(lambda: driver.match.state.outcome is not None)
        await driver.pilot.pause()
        assert "calls “Quarto!” and shows a1, b1, c1 and d1" in driver.text
        assert "╔" in driver.text

    match = Match.begin("quarto", bots={"B": "greedy"}, players={"A": "You", "B": "Computer"})
    setup = ["give 0", "place a1", "give 1", "place b1", "give 2", "place c1", "give f", "place d4"]
    for move in setup:
        assert match.attempt(move) is None
    # Ada has placed the last one and gives.
    assert match.state.to_act == "A"
    drive(script, match)


@pytest.mark.slow
def test_undo_goes_back_to_the_last_decision_of_the_person(drive):
    async def script(driver):
        await driver.press("u")
        assert not driver.match.record.events
        await driver.press("enter")
        await driver.wait_for_people()
        assert len(driver.match.record.events) == 3
        await driver.press("u")
        assert "Move taken back" in driver.text
        assert not driver.match.record.events

    drive(script, Match.begin("quarto", bots={"B": "greedy"}))


def test_after_the_end_another_game_begins_with_the_other_side(drive):
    async def script(driver):
        await driver.command("resign")
        await driver.press("a")
        assert driver.match.state.outcome is None
        assert driver.match.name("A") == "Bo"
        assert driver.match.name("B") == "Ada"

    drive(script, for_two())


def test_running_out_of_time_loses(drive):
    async def script(driver):
        now[0] = 20.0
        await driver.wait_for(lambda: "40 s" in driver.text)
        now[0] = 61.0
        await driver.wait_for(lambda: driver.match.state.outcome is not None)
        assert str(driver.match.state.outcome) == "B (time)"

    now = [0.0]
    drive(script, for_two("classic+turn:60"), now=lambda: now[0])


def test_neither_undo_nor_the_menu_gives_time_back(drive):
    async def script(driver):
        await driver.command("give 0")
        now[0] = 20.0
        await driver.command("place a1")
        await driver.press("u")
        now[0] = 25.0
        await driver.wait_for(lambda: "35 s" in driver.text)
        await driver.press("m", "enter")
        now[0] = 30.0
        await driver.wait_for(lambda: "30 s" in driver.text)
        # Back in Ada's turn there is the time that she had left, and in Bo's again the time that he had.
        await driver.press("u")
        now[0] = 40.0
        await driver.wait_for(lambda: "50 s" in driver.text)
        await driver.command("give 1")
        await driver.wait_for(lambda: "30 s" in driver.text)

    now = [0.0]
    drive(script, for_two("classic+turn:60"), now=lambda: now[0])


def test_partners_take_turns_in_a_team_game(drive):
    async def script(driver):
        await driver.command("give 0")
        await driver.command("place a1")
        await driver.command("give 1")
        assert "Cy (team A): " in driver.text
        assert " A   Ada ▶Cy  B   Bo  Di" in driver.text.replace("\n", " ")
        await driver.command("resign")
        assert "Team B (Bo and Di) wins" in driver.text

    names = {"A1": "Ada", "B1": "Bo", "A2": "Cy", "B2": "Di"}
    drive(script, Match.begin("quarto", seats=4, players=names))


@pytest.mark.slow
def test_with_owned_colours_only_pieces_of_theirs_can_be_given(drive):
    async def script(driver):
        view = driver.game.view
        assert isinstance(view, QuartoView)
        assert {move.piece.dark for move in view.moves if isinstance(move, Give)} == {False}
        await driver.command("give f")
        assert not driver.match.record.events
        assert "DSQH" in driver.text

    drive(script, for_two("danish"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_with_owned_colours_each_name_has_its_colour_and_the_cursor_keeps_to_pieces_of_theirs(
    drive, language
):
    async def script(driver):
        texts = driver.app.texts
        dark, light = texts("value-dark"), texts("value-light")
        assert f"▶A Ada ({dark})  B Bo ({light})" in driver.text
        assert driver.text.count("×") == 8
        seen = set()
        for key in ["right"] * 4 + ["down"] * 3 + ["left", "up", "up"]:
            seen.add(driver.game._piece)
            await driver.press(key)
        assert len(seen) > 4
        assert not any(piece.dark for piece in seen)
        await driver.press("enter")
        # Nothing is to be given now, so nothing is crossed out.
        assert "×" not in driver.text
        await driver.press("enter")
        assert driver.game._piece.dark

    drive(script, for_two("danish"), language=language)


def test_mushrooms_have_their_own_words_for_owned_colours(drive):
    async def script(driver):
        assert "▶A Ada (red)  B Bo (blue)" in driver.text

    drive(script, for_two("mushrooms+owned-dark"))


def test_a_draw_offered_to_the_computer_is_answered_kindly(drive):
    async def script(driver):
        await driver.command("offer draw")
        assert "The computer does not accept draws." in driver.text
        assert not driver.match.record.events

    drive(script, Match.begin("quarto", bots={"B": "greedy"}))


def test_name_equal_to_the_seat_is_shown_once(drive):
    async def script(driver):
        assert "▶Player A  Player B   Classic" in driver.text

    async def nameless(driver):
        assert "▶A  B   Classic" in driver.text

    drive(script, Match.begin("quarto", players={"A": "Player A", "B": "Player B"}))
    drive(nameless, Match.begin("quarto"))


def test_the_moves_so_far_are_shown_over_the_table_or_beside_it(drive):
    async def script(driver):
        await driver.press("r")
        assert "Moves so far" in driver.text
        if driver.app.size.width < 110:
            assert not isinstance(driver.app.screen, QuartoScreen)
            await driver.press("escape")
        else:
            assert "Pieces left" in driver.text
            await driver.press("r")
        assert "Moves so far" not in driver.text

    drive(script, for_two(moves=ALMOST_A_LINE))
    drive(script, for_two(moves=ALMOST_A_LINE), size=(120, 30))
