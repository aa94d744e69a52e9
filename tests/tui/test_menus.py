"""Menu, setting up, choosing rules, opening files, replaying, reading the rules."""

from __future__ import annotations

import pytest

from fourfold.games.catalogue import GAMES, game
from fourfold.texts import LANGUAGES, Texts
from fourfold.tui.match import Match
from fourfold.tui.quartino.screen import QuartinoScreen
from fourfold.tui.quarto.screen import QuartoScreen
from fourfold.tui.saving import saving_folder
from fourfold.tui.screens.menu import MenuScreen
from fourfold.tui.screens.open_screen import OpenScreen
from fourfold.tui.screens.replay_screen import ReplayScreen
from fourfold.tui.screens.rules_builder import RulesBuilder
from fourfold.tui.screens.rules_choices import choices_of, rules_of, with_preset
from fourfold.tui.screens.rules_screen import RulesScreen, rules_text
from fourfold.tui.screens.setup_screen import SetupScreen

RECORD = """game: quarto
rules: classic
players: A=Ada B=Bo

A give 0
B place b2
B give f
A place c3
"""


async def choose(driver, name):
    """Go to a row of the menu or form with the arrow keys, and press Enter."""
    for _ in range(20):
        focused = driver.app.focused
        if focused is not None and focused.id == name:
            # For 0.2 s after a press a button ignores the next one.
            await driver.wait_for(lambda one=focused: not one.has_class("-active"))
            await driver.press("enter")
            return
        await driver.press("down")
    raise AssertionError(f"no row {name}\n{driver.text}")


def test_quarto_for_two_is_one_row_down(drive):
    async def script(driver):
        await driver.press("down", "enter")
        assert isinstance(driver.app.screen, SetupScreen)
        await driver.press("enter")
        assert isinstance(driver.app.screen, QuartoScreen)
        assert not driver.match.bots
        assert {driver.match.name(seat) for seat in "AB"} == {"Player 1", "Player 2"}

    drive(script)


def test_quartino_against_the_computer_starts_at_once(drive):
    async def script(driver):
        await choose(driver, "quartino")
        assert isinstance(driver.app.screen, SetupScreen)
        await driver.press("enter")
        assert isinstance(driver.app.screen, QuartinoScreen)
        assert list(driver.match.bots.values()) == ["greedy"]

    drive(script)


def test_seats_kinds_and_names_can_be_chosen(drive):
    async def script(driver):
        await choose(driver, "quartino")
        await driver.press("down", "right", "down", "down")
        # From the first seat's name to the second seat.
        await driver.press("down", "right")
        await driver.press("down")
        await driver.write("Bo")
        await driver.press("down", "left")
        driver.app.screen.query_one("#start").focus()
        await driver.press("enter")
        match = driver.app.match
        assert match.state.seats == ("A", "B", "C")
        assert {match.name(seat): bot for seat, bot in match.bots.items()} == {
            "Bo": "level1",
            "Computer 3": "random",
        }

    drive(script)


@pytest.mark.parametrize(
    ("game", "about"),
    [
        ("quarto", "Spots about half of the lines."),
        ("quartino", "Places its tokens almost at random"),
    ],
)
def test_the_chosen_level_has_a_name_and_a_sentence(drive, game, about):
    async def script(driver):
        await choose(driver, game)
        assert "Alert: " in driver.text
        driver.app.screen.query_one("#kind-1").focus()
        await driver.press("right")
        assert "computer, level 1" in driver.text
        assert f"1 · Newcomer: {about}" in driver.text
        await driver.press("left", "left", "left")
        assert "Newcomer" not in driver.text

    drive(script)


def test_teams_of_two_are_offered(drive):
    async def script(driver):
        await choose(driver, "teams")
        assert "One team" in driver.text
        assert driver.text.index("Player 3") < driver.text.index("The other team")
        await driver.press("enter")
        assert driver.match.state.seats == ("A1", "B1", "A2", "B2")

    drive(script)


def test_names_that_look_like_markup_are_shown_as_they_are(drive):
    async def script(driver):
        assert "[bold]Ada" in driver.text

    players = {"A": "[bold]Ada", "B": "[/]"}
    drive(script, Match.begin("quarto", players=players))
    drive(script, Match.begin("quartino", players=players, seed=1, first="A"))


def test_the_rules_builder_makes_the_rules_that_are_chosen(drive):
    async def script(driver):
        await choose(driver, "quarto")
        await choose(driver, "rules")
        assert isinstance(driver.app.screen, RulesBuilder)
        # Danish; squares; colour does not count; of height only short.
        await driver.press("left", "down", "right", "down", "left", "down", "right", "right")
        assert driver.app.screen.rules == ("danish+squares+values:short,round,square,solid,hollow")
        await choose(driver, "done")
        assert isinstance(driver.app.screen, SetupScreen)
        driver.app.screen.query_one("#start").focus()
        await driver.press("enter")
        rules = str(driver.match.record.game.rules)
        assert rules == "danish+squares+values:short,round,square,solid,hollow"

    drive(script)


def test_rules_can_be_typed_and_the_choices_follow(drive):
    async def script(driver):
        await choose(driver, "quarto")
        await choose(driver, "rules")
        builder = driver.app.screen
        builder.query_one("#rules-line").focus()
        await driver.press("end")
        await driver.write("+fly")
        assert "quarto has no option" in driver.text
        assert builder.query_one("#done").disabled
        for _ in range(4):
            await driver.press("backspace")
        await driver.write("+turn:45+referee")
        assert builder.rules == "classic+referee+turn:45"
        assert builder.query_one("#turn").value == "45"
        assert builder.query_one("#sight").value == "referee"
        await driver.press("enter")
        assert "classic+referee+turn:45" in driver.text

    drive(script)


def test_rules_in_which_nothing_counts_are_refused(drive):
    async def script(driver):
        await choose(driver, "quarto")
        await choose(driver, "rules")
        await driver.press("down")
        for _ in range(4):
            await driver.press("down", "left")
        assert "Nothing would count" in driver.text
        assert driver.app.screen.query_one("#done").disabled

    drive(script)


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("quarto", "classic"),
        ("quarto", "danish+squares+traits:colour,height+free+referee+turn:60"),
        ("quarto", "mushrooms+values:dark,short+owned-dark+lose-on-false-call"),
        ("quartino", "quartino-first+referee+turn:7+turns:12"),
        ("quartino", "quartino"),
    ],
)
def test_choices_and_typed_rules_stay_in_step(name, rules):
    ruled = game(name, rules).rules
    assert rules_of(name, choices_of(ruled)) == ruled


def test_another_preset_brings_its_own_colours():
    choices = choices_of(game("quarto", "classic").rules)
    assert str(rules_of("quarto", with_preset("quarto", choices, "danish"))) == "danish"


def test_a_record_is_replayed_forwards_and_backwards(drive, tmp_path):
    path = tmp_path / "game.fgn"
    path.write_text(RECORD, "utf-8")

    async def script(driver):
        await choose(driver, "replay")
        assert isinstance(driver.app.screen, OpenScreen)
        await driver.write(str(path))
        await driver.press("enter")
        screen = driver.app.screen
        assert isinstance(screen, ReplayScreen)
        assert "move 0 of 4" in driver.text
        await driver.press("right", "right")
        assert "Bo places the light tall round solid piece on b2." in driver.text
        await driver.press("end")
        assert screen.moment == 4
        await driver.press("right", "left")
        assert screen.moment == 3
        await driver.press("home", "left")
        assert screen.moment == 0
        await driver.press("escape")
        assert isinstance(driver.app.screen, MenuScreen)

    drive(script)


def test_a_record_that_the_rules_refuse_is_answered_with_its_line(drive, tmp_path):
    path = tmp_path / "bad.fgn"
    path.write_text(RECORD + "A give 0\n", "utf-8")

    async def script(driver):
        await choose(driver, "replay")
        await driver.write(str(path))
        await driver.press("enter")
        assert isinstance(driver.app.screen, OpenScreen)
        assert "line 9:" in driver.text
        await driver.press("escape")
        await choose(driver, "replay")
        await driver.write(str(tmp_path / "nothing.fgn"))
        await driver.press("enter")
        # The path is long, so the sentence may go over two rows.
        await driver.wait_for(lambda: "There is no file" in " ".join(driver.text.split()))

    drive(script)


def test_missing_file_is_reported_in_the_language_of_the_player(drive):
    async def script(driver):
        await choose(driver, "replay")
        driver.app.screen.query_one("#path").value = "rien.fgn"
        await driver.press("enter")
        assert "Il n’y a pas de fichier rien.fgn. Vérifiez le chemin." in driver.text

    drive(script, language="fr")


def test_path_in_an_unknown_home_folder_is_reported(drive):
    async def script(driver):
        await choose(driver, "replay")
        driver.app.screen.query_one("#path").value = "~nobody-of-this-name/x"
        await driver.press("enter")
        assert isinstance(driver.app.screen, OpenScreen)
        assert "There is no file ~nobody-of-this-name/x" in driver.text

    drive(script)


def test_wrong_bots_in_a_record_are_said_without_a_line_that_is_not_theirs(drive, tmp_path):
    path = tmp_path / "bots.fgn"
    path.write_text(RECORD.replace("players:", "bots: Z=greedy\nplayers:"), "utf-8")

    async def script(driver):
        await choose(driver, "replay")
        driver.app.screen.query_one("#path").value = str(path)
        await driver.press("enter")
        assert "Write a seat, one of A B, instead of Z=greedy." in driver.text
        assert "line" not in driver.text

    drive(script)


def test_the_replay_of_a_game_that_is_over_names_whose_cards_it_shows(drive):
    match = Match.begin("quartino", seed=3, first="A", players={"A": "Ada", "B": "Bo"})
    for move in ("place Y 1", "end", "resign"):
        match.attempt(move)

    async def script(driver):
        match.save("over")
        await choose(driver, "replay")
        await driver.press("enter")
        assert "Cards of Ada" in driver.text
        await driver.press("right", "right")
        assert "Cards of Bo" in driver.text
        await driver.press("end")
        assert "Your cards" not in driver.text
        assert "hidden" not in driver.text

    drive(script)


@pytest.mark.slow
def test_a_kept_game_is_resumed_and_kept_again(drive):
    match = Match.begin("quarto")
    match.attempt("give 7")

    async def script(driver):
        match.keep()
        await choose(driver, "resume")
        await driver.press("enter")
        assert str(driver.match.record) == str(match.record)
        await driver.press("ctrl+q")
        kept = saving_folder() / "unfinished.fgn"
        assert kept.read_text("utf-8") == str(match.record)

    drive(script)


def test_a_saved_quartino_replays_without_its_secrets(drive):
    match = Match.begin("quartino", seed=3, first="A")
    match.attempt("place Y 1")

    async def script(driver):
        match.save("quartino-test")
        await choose(driver, "replay")
        await driver.press("enter")
        await driver.press("end")
        assert "place" in driver.text
        for seat in "AB":
            rack = match.state.view(seat).rack
            assert not [card for card in rack if card in driver.text]

    drive(script)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_begin_with_the_short_version_and_hold_every_rule(language):
    texts = Texts(language)
    for name, kind in GAMES.items():
        rules = kind.rule_ids
        page = rules_text(name, texts).plain
        short = page.index(texts.prose(f"{name}-in-short"))
        for rule in rules:
            assert short < page.index(texts.prose(f"rule-{rule}-text"))
        assert texts.prose("not-affiliated") in page


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("q2", "rules-quarto-setup-reading"),
        ("t3", "rules-quarto-setup-reading"),
        ("q8", "rules-danish-beginners-free"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_say_what_those_of_the_page_say(language, rule, message):
    """Q2, T3: who begins a rematch; Q8: only dark pieces are played with free colours."""
    on_page = Texts(language, "rules").prose(message).rstrip(".")
    assert on_page in Texts(language).prose(f"rule-{rule}-text")


def test_rules_have_codes_only_if_asked_for():
    for name, kind in GAMES.items():
        codes = [rule.upper() for rule in kind.rule_ids]
        hidden = rules_text(name, Texts("en")).plain
        shown = rules_text(name, Texts("en"), codes=True).plain
        assert [code for code in codes if f"{code}  " in hidden] == []
        assert [code for code in codes if f"{code}  " not in shown] == []


def test_the_rules_are_reached_from_the_menu_and_from_a_game(drive):
    async def script(driver):
        await driver.press("question_mark")
        assert isinstance(driver.app.screen, RulesScreen)
        assert "In short" in driver.text
        await driver.press("tab")
        assert "Petr Doubek" in driver.text
        await driver.press("c", "c", "j", "k", "escape")
        await driver.press("down", "enter", "enter", "f1")
        assert isinstance(driver.app.screen, RulesScreen)
        await driver.press("escape")
        assert isinstance(driver.app.screen, QuartoScreen)

    drive(script)


def test_the_language_is_changed_in_the_menu(drive):
    async def script(driver):
        driver.app.screen.query_one("#language").focus()
        await driver.press("right")
        assert "Quarto contre l’ordinateur" in driver.text
        await driver.press("enter")
        await driver.settle()
        assert "Joueur\u202f: " in driver.text or "réfléchit" in driver.text

    drive(script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_is_there_in_every_language(drive, language):
    async def script(driver):
        assert Texts(language)("tui-menu-computer") in driver.text

    drive(script, language=language)


def test_quit_ends_the_program(drive):
    async def script(driver):
        await driver.press("q")
        assert driver.app._exit

    drive(script)
