"""Setting up a game on one terminal: names, lots, the youngest, teams, colours (Q2, Q8, Q11, T3)."""

from __future__ import annotations

import random
import subprocess
import sys

import pexpect
import pytest
from tests.support.patience import PATIENCE_SECONDS
from tests.tui.quarto_matches import for_two

from fourfold.games.catalogue import GAMES
from fourfold.texts import Texts
from fourfold.tui.new_game import NewGame, Player, goes_first, rematch
from fourfold.tui.quartino.screen import QuartinoScreen
from fourfold.tui.quarto.screen import QuartoScreen
from fourfold.tui.screens.lots_screen import LotsScreen
from fourfold.tui.screens.setup_screen import SetupScreen

ENGLISH = Texts("en")
PEOPLE = [Player("Ada"), Player("Bo")]
FOUR = [Player(name) for name in ("Ada", "Bo", "Cy", "Di")]


def first_name(match):
    """Return the name of the player who acts first."""
    return match.name(match.record.start.to_act)


@pytest.mark.parametrize("game", GAMES)
def test_lots_choose_every_player_and_say_so(game):
    plan = NewGame(game)
    matches = [plan.begin(PEOPLE, random.Random(seed)) for seed in range(20)]
    assert {first_name(match) for match in matches} == {"Ada", "Bo"}
    for match in matches:
        assert goes_first(match, ENGLISH) == f"Lots: {first_name(match)} goes first."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", range(4))
def test_whoever_begins_the_others_follow_in_their_order_and_partners_stay_together(game, first):
    match = NewGame(game, seats=4).begin(FOUR, random.Random(1), first, "chosen")
    order = [match.name(seat) for seat in match.state.seats]
    names = [player.name for player in FOUR]
    assert order == names[first:] + names[:first]
    assert first_name(match) == names[first]
    if GAMES[game].has_teams:
        teams = {match.name(seat): seat[0] for seat in match.state.seats}
        assert teams["Ada"] == teams["Cy"] != teams["Bo"] == teams["Di"]


@pytest.mark.parametrize("game", GAMES)
def test_next_player_begins_a_rematch_and_it_is_said(game):
    match = NewGame(game).begin(PEOPLE, random.Random(1), 0, "chosen")
    again = rematch(match, random.Random(2))
    assert first_name(again) == "Bo"
    assert goes_first(again, ENGLISH) == "This time Bo goes first."
    assert first_name(rematch(again, random.Random(3))) == "Ada"


def test_rematch_is_played_with_the_same_cards_and_bots():
    deck = tuple(sorted({"".join(random.Random(n).sample("YBGP", 4)) for n in range(60)}))[:12]
    players = [Player("Ada"), Player("Computer", "greedy")]
    match = NewGame("quartino", deck=deck).begin(players, random.Random(1), 0, "chosen")
    again = rematch(match, random.Random(2))
    assert {card for rack in again.record.start.to_json()["racks"] for card in rack} <= set(deck)
    assert again.bots == {"A": "greedy"}


def test_youngest_is_asked_for_among_people_only_and_only_where_the_rules_say_so():
    people, mixed = PEOPLE, [Player("Ada"), Player("Computer", "greedy")]
    assert NewGame("quartino").ways(people)[0] == "youngest"
    assert NewGame("quarto").ways(people)[0] == "lot"
    assert NewGame("quartino").ways(mixed) == ["lot", "chosen"]


@pytest.mark.parametrize(
    ("keys", "begins", "said"),
    [
        ([], "", ""),
        (["right"], "Ada", "Ada is the youngest and goes first."),
        (["left"], "Bo", "Bo is the youngest and goes first."),
    ],
)
def test_form_asks_who_is_the_youngest_and_waits_for_the_answer(drive, keys, begins, said):
    async def script(driver):
        for place, name in enumerate(("Ada", "Bo")):
            driver.app.screen.query_one(f"#name-{place}").focus()
            await driver.write(name)
        driver.app.screen.query_one("#start").focus()
        await driver.press("enter")
        assert isinstance(driver.app.screen, SetupScreen)
        assert "Choose who goes first, then start." in driver.text
        assert driver.focused == "first"
        assert "Who is the youngest?" in driver.text
        if not keys:
            return
        await driver.press(*keys)
        start = driver.app.screen.query_one("#start")
        start.focus()
        # A button that has just been pressed ignores the next press for 0.2 s.
        await driver.wait_for(lambda: driver.focused == "start" and not start.has_class("-active"))
        await driver.press("enter")
        await driver.wait_for(lambda: "Pass the screen to" in driver.text)
        assert f"Pass the screen to {begins}" in driver.text
        await driver.press("enter")
        assert isinstance(driver.app.screen, QuartinoScreen)
        assert said in driver.text

    drive(script, NewGame("quartino"))


def test_lots_take_the_place_of_the_youngest_in_the_form(drive):
    async def script(driver):
        driver.app.screen.query_one("#way").focus()
        await driver.press("right")
        assert "Draw lots" in driver.text
        assert not driver.app.screen.query_one("#first").display
        driver.app.screen.query_one("#start").focus()
        await driver.press("enter")
        assert driver.app.match.first_by == "lot"

    drive(script, NewGame("quartino"))


def test_lots_are_seen_to_be_drawn_and_a_key_ends_the_draw(drive):
    async def script(driver):
        await driver.press("enter")
        assert isinstance(driver.app.screen, LotsScreen)
        assert "Drawing lots…" in driver.text
        assert "goes first" not in driver.text
        await driver.wait_for(lambda: "goes first." in driver.text)
        first = first_name(driver.app.match)
        assert f"Lots: {first} goes first." in driver.text
        assert f"▶ {first}" in driver.text
        await driver.press("space")
        assert isinstance(driver.app.screen, QuartoScreen)
        assert f"Lots: {first} goes first." in driver.text

    drive(script, NewGame("quarto"), lots_seconds=PATIENCE_SECONDS)


def test_result_of_lots_goes_by_itself(drive):
    async def script(driver):
        await driver.press("enter")
        await driver.wait_for(lambda: isinstance(driver.app.screen, QuartoScreen))
        await driver.wait_for(lambda: "choose a piece" in driver.text)

    drive(script, NewGame("quarto"), lots_seconds=0.01)


def test_name_given_by_the_command_line_stands_in_the_form_and_begins(drive):
    async def script(driver):
        assert "Ada" in driver.text
        await driver.press("enter")
        assert driver.match.name("A") == "Ada"
        assert "Ada goes first." in driver.text

    drive(script, NewGame("quarto", first="Ada"))


def test_computer_can_be_named_to_begin(drive):
    async def script(driver):
        assert list(driver.match.bots) == ["A"]

    drive(script, NewGame("quarto", bot="random", first="computer"))


@pytest.mark.parametrize("bot", [None, "random"])
def test_one_sided_rules_are_told_and_one_key_frees_the_colours(drive, bot):
    async def script(driver):
        assert "With own colours, light can complete no line" in driver.text
        driver.app.screen.query_one("#free").focus()
        await driver.press("enter")
        assert "can complete no line" not in driver.text
        assert "danish+values:dark+free" in driver.text
        await driver.wait_for(lambda: driver.focused == "start")
        await driver.press("enter")
        assert str(driver.match.record.game.rules) == "danish+values:dark+free"

    drive(script, NewGame("quarto", "danish+values:dark", bot=bot))


def test_form_holds_as_many_seats_as_a_table_of_the_server(drive):
    async def script(driver):
        for _ in range(3):
            driver.app.screen.query_one("#seats").focus()
            await driver.press("right")
        assert "two teams of 4" in driver.text
        driver.app.screen.query_one("#start").focus()
        await driver.press("enter")
        assert driver.match.state.seats == ("A1", "B1", "A2", "B2", "A3", "B3", "A4", "B4")
        assert " A  " in driver.text.split("\n")[0]
        assert " B  " in driver.text.split("\n")[0]

    drive(script, NewGame("quarto"), size=(80, 30))


def test_eight_long_names_of_two_teams_stand_in_one_row(drive):
    async def script(driver):
        title = driver.text.split("\n")[0]
        assert title.count("…") >= 7
        assert title.index(" A ") < title.index(" B ")
        assert "▶" in title

    players = [Player(f"{letter}nastasia-{letter}") for letter in "ABCDEFGH"]
    drive(script, NewGame("quarto", seats=8).begin(players, random.Random(1), 0, "chosen"))


def test_eight_players_without_names_are_told_apart_at_80_columns(drive):
    async def script(driver):
        title = driver.text.split("\n")[0]
        assert [title.count(f"…{number}") for number in range(1, 9)] == [1] * 8

    plan = NewGame("quarto", seats=8)
    match = plan.begin(plan.players([], ENGLISH), random.Random(1), 0, "chosen")
    drive(script, match, size=(80, 24))


def test_game_that_is_resumed_says_nothing_about_lots(drive):
    async def script(driver):
        assert "goes first" not in driver.text

    drive(script, for_two())


class Typed:
    """The text form on a terminal: waits for texts, and types lines."""

    def __init__(self, *arguments):
        self._process = pexpect.spawn(
            sys.executable,
            ["-m", "fourfold", "play", *arguments, "--plain", "--language", "en"],
            timeout=PATIENCE_SECONDS,
            encoding="utf-8",
        )

    def see(self, *texts):
        for text in texts:
            self._process.expect_exact(text)

    def type(self, line=""):
        self._process.expect_exact("> ")
        self._process.sendline(line)

    def close(self):
        self._process.close(force=True)


@pytest.fixture
def typed():
    opened = []

    def start(*arguments):
        opened.append(Typed(*arguments))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


def test_text_form_asks_names_and_draws_lots_on_a_terminal(typed):
    terminal = typed("quarto", "--seed", "3")
    terminal.see("Name of player 1? Press Enter for “Player 1”.")
    terminal.type("Ada")
    terminal.see("Name of player 2?")
    terminal.type()
    terminal.see("Drawing lots…", "Lots: Ada goes first.", "Ada: choose a piece to give.")


def test_text_form_asks_who_is_the_youngest(typed):
    terminal = typed("quartino", "--seats", "3")
    for name in ("Ada", "Bo", "Cy"):
        terminal.type(name)
    terminal.see("Who is the youngest?", "1. Ada", "2. Bo", "3. Cy", "4. Draw lots")
    terminal.type("7")
    terminal.see("Type a number from 1 to 4, or quit.")
    terminal.type("2")
    terminal.see(
        "Bo is the youngest and goes first.", "Bo to play. Everyone else, please look away."
    )


def test_text_form_understands_the_name_of_the_youngest(typed):
    terminal = typed("quartino", "--seats", "3")
    for name in ("Ada", "Bo", "bo"):
        terminal.type(name)
    # Two players of one name are told apart by their numbers.
    terminal.type("bo")
    terminal.see("Type a number from 1 to 4, or quit.")
    terminal.type("ada")
    terminal.see("Ada is the youngest and goes first.")


def test_text_form_tells_teams_and_whose_turn_it_is(typed):
    terminal = typed("quarto", "--seats", "4", "--first", "Ada")
    for name in ("Bo", "Cy", "Di"):
        terminal.type(name)
    terminal.see(
        "Team A (Ada and Cy)", "Team B (Bo and Di)", "Ada goes first.", "Ada (team A): choose"
    )
    terminal.type("give 0")
    terminal.see("Bo (team B): place")
    terminal.type("resign")
    terminal.see("Team A (Ada and Cy) wins")


def test_text_form_offers_free_colours_for_one_sided_rules(typed):
    terminal = typed("quarto", "--rules", "danish+values:dark", "--bot", "random", "--first", "Ada")
    terminal.see("light can complete no line", "Press Enter to play with free colours")
    terminal.type()
    terminal.see("Playing Danish (danish+values:dark+free)")
    kept = typed("quarto", "--rules", "danish+values:dark", "--bot", "random", "--first", "Ada")
    kept.type("no")
    kept.see("Playing Danish (danish+values:dark).", "Ada: choose a piece to give.")


@pytest.mark.parametrize("arguments", [["quarto"], ["quartino", "--seats", "3"]])
def test_script_is_asked_nothing(arguments):
    command = [sys.executable, "-m", "fourfold", "play", *arguments, "--plain", "--seed", "1"]
    said = subprocess.run(
        [*command, "--language", "en"], input="quit\n", capture_output=True, text=True, check=True
    ).stdout
    assert "Name" not in said
    assert "lots" not in said.casefold()
    assert "youngest" not in said


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(31, "30 seconds left."), (11, "10 seconds left."), (6, "5 seconds left.")],
)
def test_remaining_time_of_a_turn_is_told_while_the_line_is_awaited(typed, seconds, told):
    terminal = typed("quarto", "--rules", f"classic+turn:{seconds}", "--first", "Ada")
    terminal.type("Bo")
    terminal.see(f"{seconds} seconds per turn.", "choose a piece to give.", told)
    terminal.type("give 0")
    terminal.see("Bo: place")


def test_turn_that_runs_out_is_lost_in_text_form_whatever_is_asked_meanwhile(typed):
    terminal = typed("quarto", "--rules", "classic+turn:1", "--first", "Ada")
    terminal.type("Bo")
    terminal.see("1 second per turn.", "choose a piece to give.")
    terminal.type("board")
    terminal.see("Bo wins")


def test_clock_of_the_text_form_runs_for_pipes_too():
    command = [sys.executable, "-m", "fourfold", "play", "quarto", "--plain", "--language", "en"]
    with subprocess.Popen(
        [*command, "--rules", "classic+turn:1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "B wins" in line:
                break
        else:
            pytest.fail("the game went on without a clock")
        process.kill()


def test_lines_that_wait_already_are_in_time():
    command = [sys.executable, "-m", "fourfold", "play", "quarto", "--plain", "--language", "en"]
    said = subprocess.run(
        [*command, "--rules", "classic+turn:60"],
        input="give 0\nplace a1\ngive 1\nboard\nquit\n",
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "A1" not in said
    assert "B places" in said
    assert "wins" not in said
