"""The command line as outside programs use it: real processes, standard streams, exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.command_line import fourfold

from fourfold import __version__

WON = """\
game: quarto
rules: classic
players: A=Ada B=Bo
result: B (call)

A give 0
B place a1
B give 1
A place b1
A give 2
B place c1
B give 3
A place d1          # four light pieces, and Ada does not see them
A give f
B call d1 c1 b1 a1
"""


def test_replay_prints_the_final_position_and_outcome(tmp_path: Path) -> None:
    record = tmp_path / "won.fgn"
    record.write_text(WON)
    done = fourfold("replay", str(record))
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "events: 10",
        "position: ..../..../..../0123 f",
        "outcome: B (call)",
    ]
    assert done.stderr == ""


def test_replay_as_json_prints_one_object_and_nothing_else() -> None:
    done = fourfold("replay", "-", "--json", given=WON.encode())
    assert json.loads(done.stdout) == {
        "events": 10,
        "position": "..../..../..../0123 f",
        "to_act": None,
        "outcome": {"winners": ["B"], "reason": "call"},
    }
    assert done.stderr == ""


def test_replay_of_a_running_game_names_the_seat_to_act() -> None:
    started = "game: quarto\nrules: danish\n\nA give 0\n"
    assert "to act: B" in fourfold("replay", "-", given=started.encode()).stdout
    answer = json.loads(fourfold("replay", "-", "--json", given=started.encode()).stdout)
    assert answer["to_act"] == "B"
    assert answer["outcome"] is None


def test_replay_marks_an_overlooked_line_until_it_expires() -> None:
    overlooked = "\n".join(WON.replace("result: B (call)\n", "").splitlines()[:-1]) + "\n"
    answer = json.loads(fourfold("replay", "-", "--json", given=overlooked.encode()).stdout)
    assert answer["position"] == "..../..../..../0123 f !a1b1c1d1:1"


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_refused_record_is_reported_in_one_line_with_exit_code_1(flags: list[str]) -> None:
    wrong = WON.replace("A place b1", "A place a1")
    done = fourfold("replay", "-", *flags, given=wrong.encode())
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines() == ["line 9: a1 is taken by LTRF. Choose a free square."]


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("\n\nA", "\nA", "If this is the first move, put an empty line before it."),
        ("call d1 c1 b1 a1", "call a2 b2 c2 d2", "Remove the call, or end its line with ?."),
        ("A=Ada", "A=Ada Byron", 'Write names such as A=Ada B="Bo Berg" instead of \'Byron'),
    ],
)
def test_refused_record_says_how_to_correct_the_line(
    right: str, wrong: str, complaint: str
) -> None:
    assert right in WON
    done = fourfold("replay", "-", given=WON.replace(right, wrong).encode())
    assert done.returncode == 1
    assert complaint in done.stderr


def test_missing_file_is_reported_without_a_traceback() -> None:
    done = fourfold("replay", "no-such-file.fgn")
    assert done.returncode == 1
    assert done.stderr == "File not found: no-such-file.fgn. Check the name.\n"


def test_a_file_without_end_is_reported() -> None:
    for command in (("replay",), ("analyse",), ("solve", "--batch"), ("puzzles", "check")):
        done = fourfold(*command, "/dev/zero")
        assert done.returncode == 1
        assert done.stderr == "Cannot read /dev/zero: File too large.\n"


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("--threads", "100000000", "--threads must be a whole number (1 to 1024)."),
        ("--threads", "9" * 30, "--threads must be a whole number (1 to 1024)."),
        ("--memory", "1e23", "--memory must be a whole number (8 to 33554432)."),
        ("--memory", "9" * 30, "--memory must be a whole number (8 to 33554432)."),
        ("--seconds", "nan", "--seconds must be a number (at least 0)."),
        ("--seconds", "inf", "--seconds must be a number (at least 0)."),
    ],
)
def test_limits_of_a_search_that_no_machine_has_are_refused(
    option: str, value: str, complaint: str
) -> None:
    for command in (("solve", "..../..../..../.... 5"), ("prove",)):
        done = fourfold(*command, option, value)
        assert done.returncode == 2
        assert done.stderr.splitlines()[0] == complaint


@pytest.mark.parametrize(
    "command",
    [("tables", "build", "--processes"), ("puzzles", "build", "never-written", "--workers")],
)
def test_more_processes_than_any_machine_has_are_refused(command: tuple[str, ...]) -> None:
    done = fourfold(*command, "100000000")
    assert done.returncode == 2
    assert done.stderr.startswith(f"{command[-1]} must be a whole number (1 to 1024).")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "depth", "count"),
    [("classic", 0, 1), ("classic", 1, 16), ("classic", 4, 57600), ("danish", 4, 15360)],
)
def test_perft_counts_sequences(rules: str, depth: int, count: int) -> None:
    done = fourfold("perft", "quarto", "--rules", rules, "--depth", str(depth))
    assert done.stdout == f"{count}\n"
    as_json = fourfold("perft", "quarto", "--rules", rules, "--depth", str(depth), "--json")
    assert json.loads(as_json.stdout) == {"count": count}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["perft", "quartino"], "fourfold perft quarto"),
        (
            ["perft", "quarto", "--rules", "classic+owned+free"],
            "Choose either owned or free, not both",
        ),
        (["play", "quarto", "--rules", "nonsense"], "Choose one of: classic"),
        (["play", "chess"], "Unknown game 'chess'. Choose one of: quarto quartino."),
        (
            ["play", "quarto", "--bot", "nobody"],
            "There is no bot nobody for this game. Choose one of random, greedy",
        ),
        (["play", "quartino", "--seats", "5"], "Choose 2–4 seats instead of 5.\n"),
        (["play", "--language", "tlh"], "Unknown language tlh. Choose one of en, fr"),
        (["play", "--rules", "danish"], "Name the game before --rules"),
        (["play", "--plain", "--bot", "greedy"], "Name the game before --bot"),
        (["play", "--seats", "2"], "Name the game before --seats"),
        (["play", "--deck", "deck.txt"], "Name the game before --deck"),
        (["play", "--resume", "x.fgn", "--seats", "2"], "Remove --seats."),
        (["play", "quarto", "--resume", "x.fgn"], "Remove quarto."),
        (["play"], "This is not a terminal. Add --plain to play in text mode."),
        (["play", "quarto"], "Add --plain"),
    ],
)
def test_wrong_usage_is_reported_in_one_line_with_exit_code_2(
    arguments: list[str], complaint: str
) -> None:
    done = fourfold(*arguments)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_game_can_be_played_line_by_line_without_a_terminal() -> None:
    moves = "give 0\na1\n1\nb1\n2\nc1\n3\nd1\nf\nquarto a1 b1 c1 d1\n\n"
    done = fourfold("play", "quarto", "--plain", given=moves.encode())
    assert done.returncode == 0
    assert "A places the light tall square hollow piece on d1." in done.stdout
    assert "B wins – Quarto called" in done.stdout


def test_another_deck_is_read_from_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("YYYY, YYYB YYYG\nYYYP YYBB YYBG YYBP YYGG\n")
    done = fourfold("play", "quartino", "--plain", "--deck", str(deck), given=b"rack\nrecord\n")
    assert done.returncode == 0
    assert "deck: YYYY,YYYB,YYYG,YYYP,YYBB,YYBG,YYBP,YYGG" in done.stdout
    assert fourfold("play", "quartino", "--seats", "3", "--deck", str(deck)).returncode == 2


def test_level_says_that_it_has_not_learned_the_deck_of_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("YYYY YYYB YYYG YYYP YYBB YYBG YYBP YYGG")
    said = "The computer has not learned to play with these cards"
    game = ("play", "quartino", "--plain", "--bot", "level6")
    assert said in fourfold(*game, "--deck", str(deck), given=b"quit\n").stdout
    assert said not in fourfold(*game, given=b"quit\n").stdout


def test_binary_deck_file_is_reported_in_one_line(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_bytes(b"YBGP \xff\xfe")
    done = fourfold("play", "quartino", "--plain", "--deck", str(deck))
    assert done.returncode == 1
    assert done.stderr == f"{deck} is not UTF-8 text. Save it as UTF-8.\n"


@pytest.mark.parametrize("given", [b"quit\n", b"\xff\xfe\nquit\n"])
def test_line_by_line_play_works_in_ascii_terminals(given: bytes) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fourfold", "play", "quarto", "--plain", "--language", "fr"],
        input=given,
        capture_output=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert b"choisissez une pi?ce" in done.stdout
    assert done.stderr == b""


@pytest.mark.slow
def test_crash_of_the_full_screen_game_has_an_error_exit_code() -> None:
    code = (
        "import sys; from textual.app import App; from fourfold.tui import app;"
        "app.FourfoldApp.on_mount = lambda self: 1 / 0;"
        "app.FourfoldApp.run = lambda self: App.run(self, headless=True);"
        "sys.stdin.isatty = sys.stdout.isatty = lambda: True;"
        "sys.argv[1:] = ['play']; from fourfold.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert b"ZeroDivisionError" in done.stderr
    assert done.returncode == 1


@pytest.mark.slow
def test_game_against_a_bot_is_repeatable_by_seed_also_after_resuming(tmp_path: Path) -> None:
    saved = tmp_path / "game.fgn"
    saved.write_text("game: quarto\nrules: classic\nbots: B=random\n\nA give 0\n")
    arguments = ["play", "--plain", "--resume", str(saved), "--seed", "3"]
    told = [fourfold(*arguments, given=b"quit\n").stdout for _ in range(3)]
    assert "B (random) places" in told[0]
    assert told[0] == told[1] == told[2]


def test_version_is_printed() -> None:
    assert fourfold("--version").stdout == f"fourfold {__version__}\n"


@pytest.mark.slow
def test_solve_prints_the_value_and_the_moves_that_keep_it() -> None:
    done = fourfold("solve", "08a./b5.6/.cf2/4e17 -", "--rules", "classic", "--json")
    answer = json.loads(done.stdout)
    assert answer["value"] == "draw"
    assert set(answer) == {"value", "moves", "nodes", "seconds"}
    assert answer["moves"] == ["give d"]
    for piece, value in {"d": "draw", "3": "win", "9": "win"}.items():
        after = fourfold("solve", f"08a./b5.6/.cf2/4e17 {piece}", "--json")
        assert json.loads(after.stdout)["value"] == value, piece
    far = fourfold("solve", "08a./b5.6/.cf2/4e17 -", "--distance", "--json")
    assert json.loads(far.stdout)["distance"] == 4
    spoken = fourfold("solve", "08a./b5.6/.cf2/4e17 -").stdout.splitlines()
    assert spoken[0] == "value: draw"
    assert spoken[1] == f"moves: {', '.join(answer['moves'])}"


def test_solve_in_a_batch_keeps_the_order(tmp_path: Path) -> None:
    known = (Path(__file__).parent / "engine" / "quarto-values.tsv").read_text().splitlines()[1:]
    asked = tmp_path / "positions.tsv"
    asked.write_text("".join(line.rpartition("\t")[0] + "\n" for line in known))
    done = fourfold("solve", "--batch", str(asked))
    assert done.stdout.splitlines() == known
    assert done.stderr == ""


def test_prove_gives_up_at_a_limit_and_proves_a_small_game() -> None:
    few = ["--nodes", "5000", "--threads", "1", "--no-tables", "--json"]
    limited = json.loads(fourfold("prove", *few).stdout)
    assert limited["value"] == "unknown"
    # As docs/values.md has them.
    known = {"classic+values:dark": "draw", "danish+squares+traits:colour,height": "loss"}
    for rules, value in known.items():
        small = fourfold("prove", "--rules", rules, "--threads", "1", "--no-tables", "--json")
        assert json.loads(small.stdout)["value"] == value, rules


@pytest.mark.parametrize(
    ("position", "rules", "complaint"),
    [
        ("0.../..../..../...0 -", "classic", "The piece 0 occurs twice. Use each piece once"),
        ("0.../..../..../.... 0", "classic", "Use each piece once"),
        ("0123/..../..../.... -", "classic+referee", "Write a position from a game in progress"),
        ("0123/4567/8.../.... -", "danish", "5 light and 4 dark pieces must be given"),
        ("0123/4567/8.../....", "classic", "Write the piece in hand or - after the board"),
        ("nonsense", "classic", "Write the piece in hand"),
        ("..../..../..../.... -", "classic+wrong", "quarto has no option 'wrong'. Choose one of:"),
    ],
)
def test_invalid_position_is_reported(position: str, rules: str, complaint: str) -> None:
    done = fourfold("solve", position, "--rules", rules)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_invalid_line_of_a_batch_from_standard_input_is_named_and_the_others_are_solved() -> None:
    right = "classic\t..ef/3258/dcb4/a761 -\n"
    asked = f"{right}classic\tnonsense\n{right}"
    done = fourfold("solve", "--batch", "-", given=asked.encode())
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "classic\t..ef/3258/dcb4/a761 -\tloss",
        "classic\tnonsense\terror",
        "classic\t..ef/3258/dcb4/a761 -\tloss",
    ]
    assert done.stderr.startswith("line 2: Write the piece in hand or - after the board")
    assert len(done.stderr.splitlines()) == 1
    assert fourfold("solve").returncode == 2


def test_batch_as_json_is_one_object_per_line_and_a_missing_tab_is_told() -> None:
    asked = "classic\t..ef/3258/dcb4/a761 -\nclassic ..ef/3258/dcb4/a761 -\n"
    done = fourfold("solve", "--batch", "-", "--json", given=asked.encode())
    assert done.returncode == 1
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        {"rules": "classic", "position": "..ef/3258/dcb4/a761 -", "value": "loss"},
        {"rules": "classic ..ef/3258/dcb4/a761 -", "position": "", "value": "error"},
    ]
    told = "line 2: Write the rules, a tab and a position instead of 'classic ..ef/3258/dcb4/a761 -'.\n"
    assert done.stderr == told
