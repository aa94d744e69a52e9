"""Quartino on the full screen: keys, covers between people, and what nobody may see."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fourfold.games.quartino import QuartinoView
from fourfold.tui.match import Match
from fourfold.tui.quartino.screen import QuartinoScreen
from fourfold.tui.screens.cover import CoverScreen
from fourfold.tui.screens.record_screen import RecordScreen

PEOPLE = {"A": "Ada", "B": "Bo", "C": "Cy"}


def for_three(rules: str = "quartino", **options: Any) -> Match:
    return Match.begin("quartino", rules, seats=3, players=PEOPLE, seed=5, first="A", **options)


def dealt(match: Match, seat: str) -> set[str]:
    state = match.record.start.view(seat)
    assert isinstance(state, QuartinoView)
    return set(state.rack)


def public(match: Match) -> set[str]:
    view = match.state.view(None)
    assert isinstance(view, QuartinoView)
    return {card for rack in view.racks for card in rack.made + rack.shown}


@pytest.mark.slow
def test_three_people_play_a_whole_game_and_covers_hide_every_card_between_turns(drive):
    async def script(driver):
        match = driver.app.match
        secrets = {seat: dealt(match, seat) for seat in "ABC"}
        turns = 0
        while match.state.outcome is None:
            seat = match.state.to_act
            assert isinstance(driver.app.screen, CoverScreen)
            assert f"Pass the screen to {PEOPLE[seat]}" in driver.text
            for cards in secrets.values():
                assert not [card for card in cards - public(match) if card in driver.text]
                assert "│≈B≈│" not in driver.text
            # Behind the cover, too, nobody's rack is drawn.
            behind = driver.app.screen_stack[-2]
            assert isinstance(behind, QuartinoScreen)
            assert behind.viewer is None
            await driver.press("enter")
            assert isinstance(driver.app.screen, QuartinoScreen)
            assert all(card in driver.text for card in secrets[seat])
            for other in set("ABC") - {seat}:
                assert not [c for c in secrets[other] - public(match) if c in driver.text]
            await driver.press("ybgp"[turns % 4], str(turns % 8 + 1), "enter")
            if turns == 4:
                # A wrong call shows the card to all and ends the turn.
                await driver.press("exclamation_mark", "1", "5", "enter")
                assert len(public(match)) == 1
            else:
                await driver.press("e")
            turns += 1
        assert turns == 9
        assert match.state.outcome.reason == "turn-limit"
        assert "turn limit reached" in driver.text

    drive(script, for_three("quartino+turns:9"))


@pytest.mark.parametrize(("turns", "is_said"), [(200, False), (300, True)])
def test_bot_that_has_not_learned_such_a_game_says_so(drive, turns, is_said):
    async def script(driver):
        said = "has not learned to play" in " ".join(driver.text.split())
        assert said == is_said

    drive(script, for_three(f"quartino+turns:{turns}", bots={"B": "level5", "C": "level5"}))


def test_the_moves_so_far_never_tell_the_deal(drive):
    async def script(driver):
        await driver.press("enter", "y", "3", "enter", "r")
        assert isinstance(driver.app.screen, RecordScreen)
        assert "place Y 3" in driver.text
        for seat in "ABC":
            assert not [card for card in dealt(driver.app.match, seat) if card in driver.text]

    drive(script, for_three())


def test_german_key_lays_a_token_as_the_german_rules_say(drive):
    async def script(driver):
        await driver.press("enter")
        assert "legen" in driver.text
        assert "setzen" not in driver.text

    drive(script, for_three(), language="de")


def test_leaving_for_the_menu_and_coming_back_covers_the_cards_again(drive):
    async def script(driver):
        await driver.press("enter", "m", "enter")
        assert isinstance(driver.app.screen, CoverScreen)
        await driver.press("escape")
        assert driver.app.screen.query("#continue")

    drive(script, for_three())


def test_taking_back_into_another_persons_turn_covers_first(drive):
    async def script(driver):
        await driver.press("enter", "y", "3", "enter", "e")
        assert "Pass the screen to Bo" in driver.text
        await driver.press("enter", "u")
        assert "Pass the screen to Ada" in driver.text
        assert not [card for card in dealt(driver.app.match, "B") if card in driver.text]

    drive(script, for_three())


def test_a_single_person_always_sees_their_own_rack_and_no_other(drive):
    async def script(driver):
        mine = dealt(driver.match, "A")
        assert all(card in driver.text for card in mine)
        await driver.press("y", "3", "enter", "e")
        # The bots are to act, and wait for ever here.
        assert driver.match.bot_to_act
        assert "is thinking" in driver.text
        assert all(card in driver.text for card in mine)
        others = dealt(driver.match, "B") | dealt(driver.match, "C")
        assert not [card for card in others if card in driver.text]

    drive(script, for_three(bots={"B": "greedy", "C": "random"}), bot_pause=3600)


def test_bots_play_on_until_the_person_is_to_act_and_their_moves_are_told(drive):
    async def script(driver):
        await driver.press("y", "3", "enter", "e")
        await driver.wait_for_people()
        assert driver.match.state.to_act == "A"
        assert "Cy ends their turn." in driver.text

    drive(script, for_three(bots={"B": "greedy", "C": "greedy"}))


def test_situations_are_said_by_keys_and_refused_where_there_are_none(drive):
    async def script(driver):
        await driver.press("f")
        assert driver.match.record.events[-1].refused
        assert "No colour had four tokens" in driver.text
        await driver.press("c", "o")
        assert driver.match.record.events[-1].refused

    drive(script, Match.begin("quartino", bots={"B": "random"}, seed=1, first="A"))


def test_reserve_shows_how_many_tokens_of_each_colour_are_left(drive):
    """T1: seven of each at first, the placed ones no more."""

    async def script(driver):
        reserve = next(line for line in driver.text.split("\n") if "Reserve" in line)
        assert re.findall(r"([YBGP])\W?(\d)", reserve) == [(colour, "7") for colour in "YBGP"]
        await driver.press("b", "3", "enter")
        reserve = next(line for line in driver.text.split("\n") if "Reserve" in line)
        assert re.findall(r"B\W?(\d)", reserve) == ["6"]

    drive(script, Match.begin("quartino", bots={"B": "random"}, seed=1, first="A"))


@pytest.mark.parametrize(("rules", "offered"), [("quartino", True), ("quartino-first", False)])
def test_situations_are_offered_in_all_but_first_games(drive, rules, offered):
    """T11: first games are played without them."""

    async def script(driver):
        assert ("f four alike" in driver.text) == offered
        assert ("o column" in driver.text) == offered
        assert ("press f" in driver.text) == offered
        await driver.press("f")
        assert not driver.match.record.events or offered

    drive(script, Match.begin("quartino", rules, bots={"B": "random"}, seed=1, first="A"))


def test_four_colours_and_a_column_are_said_then_cleared_and_placed(drive):
    async def script(driver):
        await driver.press("f")
        await driver.press("3", "o")
        assert "place 3 tokens and clear the column on 3" in driver.text
        await driver.press("b", "1", "enter", "x")
        assert driver.match.state.view("A").board[3] == ""
        await driver.press("g", "2", "enter", "p", "4", "enter")
        assert driver.match.state.phase == "call"
        assert "call Quartino with !" in driver.text

    match = Match.begin("quartino", players={"A": "Ada", "B": "Bo"}, seed=1, first="A")
    for move in ["place Y 3", "end", "place Y 3", "end", "place Y 3", "end", "place Y 3", "end"]:
        assert match.attempt(move) is None
    match.bots = {"B": "random"}
    drive(script, match)


def test_a_card_is_made_by_choosing_it_and_pointing_at_its_first_rim_colour(drive):
    async def script(driver):
        card = driver.game.view.rack[0]
        await driver.press("exclamation_mark")
        assert "Which card?" in driver.text
        await driver.press("1")
        assert f"{card}: move to the space" in driver.text
        await driver.press("7")
        assert f" {card[2]}? " in driver.text
        await driver.press("enter")
        view = driver.game.view
        assert view.racks[0].made == (card,)
        assert f"made {card}" in driver.text

    match = Match.begin("quartino", players={"A": "Ada", "B": "Bo"}, seed=1, first="A")
    centre, first, second, third = tuple(match.state.view("A").rack[0])
    for colour, space in ((centre, "c"), (first, "7"), (second, "8"), (third, "1")):
        if colour != centre:
            assert match.attempt("end") is None
            assert match.attempt("place P 4") is None
            assert match.attempt("end") is None
        assert match.attempt(f"place {colour} {space}") is None
    match.bots = {"B": "random"}
    drive(script, match)


def test_only_in_referee_play_the_owner_is_told_of_a_card_that_can_be_made(drive):
    def match_under(rules: str) -> Match:
        match = Match.begin("quartino", rules, bots={}, seed=1, first="A")
        centre, first, second, third = tuple(match.state.view("A").rack[0])
        moves = [f"place {centre} c", "end", f"place {first} 7", "end", f"place {second} 8", "end"]
        for move in [*moves, "place P 4", "end", f"place {third} 1"]:
            assert match.attempt(move) is None, move
        match.bots = {"B": "random"}
        return match

    async def hinted(driver):
        assert "You can make" in driver.text

    async def silent(driver):
        assert "You can make" not in driver.text

    drive(hinted, match_under("quartino-first+referee"))
    drive(silent, match_under("quartino-first"))


def test_placing_asks_for_a_colour_first_and_the_mouse_works(drive):
    async def script(driver):
        await driver.press("enter")
        assert "Choose a colour first" in driver.text
        row, line = next(
            (n, line) for n, line in enumerate(driver.text.split("\n")) if "Reserve" in line
        )
        await driver.pilot.click(offset=(line.index("≈B≈") + 1, row))
        await driver.pilot.click("#wheel", offset=(18, 2))
        await driver.settle()
        assert str(driver.match.record.events[-1].move) == "place B 1"
        await driver.pilot.click("#rack", offset=(4, 2))
        await driver.settle()
        assert "move to the space" in driver.text

    drive(script, Match.begin("quartino", bots={"B": "random"}, seed=1, first="A"))


@pytest.mark.parametrize("seed", [1, 2])
def test_after_the_end_all_cards_are_shown(drive, seed):
    async def script(driver):
        await driver.command("resign")
        assert driver.match.state.outcome is not None
        assert all(card in driver.text for card in dealt(driver.match, "B"))

    drive(script, Match.begin("quartino", bots={"B": "random"}, seed=seed, first="A"))


def test_after_the_end_no_card_is_called_hidden_and_undo_is_not_offered(drive):
    async def script(driver):
        await driver.press("enter", "y", "3", "enter")
        assert "u undo" in driver.text
        for _ in range(2):
            await driver.command("resign")
            if driver.app.match.state.outcome is None:
                await driver.press("enter")
        assert driver.match.state.outcome is not None
        assert "The cards are hidden." not in driver.text
        assert "u undo" not in driver.text
        assert "a play again" in driver.text

    drive(script, for_three())


def test_players_without_names_are_named_once_by_their_seat(drive):
    async def script(driver):
        assert "A  4 cards" in driver.text
        assert "A A" not in driver.text

    drive(script, Match.begin("quartino", bots={"B": "random"}, seed=1, first="A"))


def test_turn_clock_starts_once_when_the_cover_is_lifted(drive):
    async def script(driver):
        now[0] = 50.0
        await driver.press("enter")
        await driver.wait_for(lambda: "60 s" in driver.text)
        now[0] = 60.0
        # To the menu and back to the cover, where the time runs on.
        await driver.press("m", "enter")
        now[0] = 70.0
        await driver.press("enter")
        await driver.wait_for(lambda: "40 s" in driver.text)
        await driver.press("y", "3", "enter", "u")
        await driver.wait_for(lambda: "40 s" in driver.text)
        now[0] = 111.0
        await driver.wait_for(lambda: driver.app.match.state.to_act == "B")

    now = [0.0]
    drive(script, for_three("quartino+turn:60"), now=lambda: now[0])


def test_t_gives_a_hint_in_two_steps_against_bots(drive):
    async def script(driver):
        assert "t hint" in driver.text
        await driver.press("t")
        assert "each is missing at least 4 tokens" in driver.text
        assert "too early to guess" in " ".join(driver.text.split())
        await driver.press("t")
        assert "Suggestion: place a " in driver.text
        # A move ends the hint.
        await driver.press("y", "1", "enter")
        assert "Suggestion" not in driver.text

    drive(script, Match.begin("quartino", bots={"B": "random"}, seed=1, first="A"))


def test_people_at_one_screen_get_no_hints(drive):
    async def script(driver):
        await driver.press("enter")
        assert "t hint" not in driver.text
        await driver.press("t")
        assert "Hints are only available" in driver.text

    drive(script, for_three())
