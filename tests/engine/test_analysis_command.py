"""``fourfold analyse`` in words and as JSON."""

from __future__ import annotations

import json
import re

import pytest
from tests.engine.row_record import ROW
from tests.engine.slipping_games import game_of
from typer.testing import CliRunner

from fourfold.cli import app


def command(*arguments: str, given: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, list(arguments), input=given)
    return done.exit_code, done.stdout


def test_the_command_prints_a_line_a_move_and_a_summary() -> None:
    text = ROW.format(rules="classic") + "A give f\nB call a1 b1 c1 d1\n"
    code, printed = command("analyse", "-", "--seconds", "0.2", "--language", "en", given=text)
    assert code == 0
    lines = printed.splitlines()
    assert len(lines) == 12
    assert lines[8].startswith(" 9. A give f")
    assert (
        "[mistake] [missed call] The line on row 1 (all light and tall) could have been called."
        in lines[8]
    )
    assert lines[-2] == "A: 1 mistake, 1 missed call"


def test_the_command_prints_json(tmp_path) -> None:  # type: ignore[no-untyped-def]
    text = ROW.format(rules="classic+referee")
    picture = tmp_path / "game.svg"
    arguments = ("analyse", "-", "--json", "--seconds", "0.2", "--svg", str(picture))
    code, printed = command(*arguments, given=text)
    assert code == 0
    answer = json.loads(printed)
    assert answer["rules"] == "classic+referee"
    assert [move["move"] for move in answer["moves"]][-1] == "place d1"
    assert answer["moves"][-1]["reasons"][0]["code"] == "completes-line"
    assert answer["moves"][-1]["sentences"][0] == "d1 completes row 1: all light and tall."
    assert picture.read_text().startswith("<svg ")


def test_the_command_prints_a_line_a_turn_of_quartino_and_says_that_chances_are_estimates() -> None:
    record = game_of(3)
    code, printed = command("analyse", "-", "--seconds", "0", "--language", "en", given=str(record))
    assert code == 0
    *turns, a, b, last = printed.splitlines()
    assert len(turns) == record.state.turn_number
    assert re.fullmatch(r" 1\. A +\d+%  B +\d+%  B place G 1, end", turns[0])
    assert "PYBG was on the board from space 1, but it was not called." in turns[12]
    assert re.fullmatch(r"A: \d mistakes?", a)
    assert re.fullmatch(r"B: \d mistakes?", b)
    assert last == "Chances to win are estimates, from simulated games."


def test_the_command_prints_json_of_turns(tmp_path) -> None:  # type: ignore[no-untyped-def]
    picture = tmp_path / "game.svg"
    arguments = (
        "analyse",
        "-",
        "--json",
        "--seconds",
        "0",
        "--language",
        "da",
        "--svg",
        str(picture),
    )
    code, printed = command(*arguments, given=str(game_of(3)))
    assert code == 0
    answer = json.loads(printed)
    assert answer["rules"] == "quartino+turns:300"
    turn = answer["turns"][12]
    assert (turn["turn"], turn["seat"], turn["moves"]) == (13, "B", ["place B 2", "end"])
    assert turn["change"] == pytest.approx(turn["after"]["B"] - turn["before"]["B"], abs=0.0001)
    missed = {"code": "missed-call", "params": {"card": "PYBG", "space": "1"}}
    assert turn["reasons"][0] == missed
    assert turn["sentences"][0] == "PYBG lå på brættet fra felt 1, men ingen sagde Quartino."
    assert picture.read_text().startswith("<svg ")


def test_the_command_refuses_a_game_of_quartino_with_unknown_cards() -> None:
    text = re.sub(r"(B=\w{4}),\w{4}", r"\1,?", str(game_of(3)), count=1)
    done = CliRunner().invoke(app, ["analyse", "-"], input=text)
    assert done.exit_code == 1
    assert "It needs the standard deck and the cards of all players." in done.stderr


def test_chances_of_quartino_can_be_those_between_players_of_a_level() -> None:
    words = ("analyse", "-", "--seconds", "0", "--language", "en", "--level", "2")
    code, printed = command(*words, given=str(game_of(1)))
    assert code == 0
    assert "estimates between players of level 2" in printed
    assert command(*words, given=ROW.format(rules="classic"))[0] == 1


def test_the_command_refuses_what_it_cannot_analyse(tmp_path) -> None:  # type: ignore[no-untyped-def]
    assert command("analyse", str(tmp_path / "none"))[0] == 1
    assert command("analyse", "-", given="game: quarto\nrules: classic\n\nA place a1\n")[0] == 1
    assert command("analyse", "-", "--language", "tlh", given=ROW.format(rules="classic"))[0] == 2
