"""``fourfold analyse`` in words and as JSON."""

from __future__ import annotations

import json

from tests.engine.row_record import ROW
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


def test_the_command_refuses_what_it_cannot_analyse(tmp_path) -> None:  # type: ignore[no-untyped-def]
    assert command("analyse", str(tmp_path / "none"))[0] == 1
    assert command("analyse", "-", given="game: quarto\nrules: classic\n\nA place a1\n")[0] == 1
    assert command("analyse", "-", "--language", "tlh", given=ROW.format(rules="classic"))[0] == 2
