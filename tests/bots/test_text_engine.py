"""The engine protocol: commands and answers, and whole games that another process plays through it."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.patience import PATIENCE_SECONDS

import fourfold
from fourfold.bots import bot_for
from fourfold.bots.text_engine import TextEngine

DOCUMENT = Path(__file__).parents[2] / "docs" / "engine.md"
EMPTY = "..../..../..../.... -"


class Session:
    """An engine in this process, and the lines that it has written."""

    def __init__(self, **arguments: str) -> None:
        self.told: list[str] = []
        self.engine = TextEngine(self.told.append, **arguments)

    def say(self, *commands: str) -> list[str]:
        """Return the lines that the engine tells after these commands, and after the end of the search."""
        before = len(self.told)
        for command in commands:
            assert self.engine.hear(command)
        self.engine.close(at_once=False)
        return self.told[before:]


def test_handshake_lists_name_options_and_bots() -> None:
    told = Session().say("ugi", "isready")
    assert told[0].startswith("id name Fourfold ")
    assert told[-2:] == ["ugiok", "readyok"]
    names = [re.match(r"option name (\w+) type", line) for line in told]
    assert [name[1] for name in names if name] == ["Game", "Rules", "Bot", "Seed"]


def test_exact_value_nodes_and_best_move_are_told() -> None:
    *_, info, best = Session().say("position fen 08a./b5.6/.cf2/4e17 -", "go")
    assert re.fullmatch(r"info value draw nodes \d+ time \d+", info)
    assert best == "bestmove give d"


def test_moves_follow_the_start_and_a_position_with_refused_calls() -> None:
    session = Session()
    told = session.say("position startpos moves give 7, place b3, call a1 b1 c1 d1 ?, give f", "d")
    assert told[-1] == "info position ..../.7../..../.... f"
    told = session.say(f"position fen {EMPTY} moves give 0,place a1", "d")
    assert told[-1] == "info position ..../..../..../0... -"
    assert session.say("newgame", "d")[-1] == f"info position {EMPTY}"


@pytest.mark.parametrize(
    ("command", "error"),
    [
        ("nonsense", "unknown command nonsense"),
        ("position fen nonsense", "expected"),
        ("position startpos moves give 7, give 8", "a piece is in hand|expected"),
        (
            "position startpos moves give 7 place b3",
            "expected nothing more, got 'place': commas separate moves",
        ),
        ("position somewhere", "expected position startpos or position fen POSITION"),
        ("position startpos deal A=YBGP", "expected one of seats, got deal"),
        ("go movetime", "expected go, with movetime"),
        ("go movetime 0", "expected go, with movetime"),
        ("go depth 3", "expected go, with movetime"),
        ("setoption name Rules value nonsense", "expected"),
        ("setoption name Bot value os:abort", "expected a bot, one of random .* perfect, got"),
        ("setoption name Threads value 3", "expected setoption name Game"),
        ("setoption Bot", "expected setoption name Game"),
    ],
)
def test_wrong_command_is_answered_by_an_error_and_changes_nothing(
    command: str, error: str
) -> None:
    session = Session()
    session.say("position startpos moves give 7")
    told = session.say(command)
    assert len(told) == 1
    assert re.match(f"info error .*(?:{error})", told[0])
    assert session.say("d")[-1] == "info position ..../..../..../.... 7"


def test_a_game_that_is_over_has_no_move() -> None:
    assert Session().say("position startpos moves resign", "go") == [
        "info outcome B (resign)",
        "bestmove none",
    ]


def test_engine_calls_a_line_in_rulebook_play() -> None:
    moves = "give 0, place a1, give 1, place b1, give 2, place c1, give 3, place d1"
    told = Session().say(f"position startpos moves {moves}", "go movetime 500")
    assert told[-1] == "bestmove call a1 b1 c1 d1"


def test_stop_ends_a_search_and_infinite_search_tells_its_move_only_then() -> None:
    session = Session()
    # Rules without opening tables: the start takes far longer than this test.
    session.say("setoption name Rules value classic+squares+values:dark,tall,round,solid,short")
    assert session.engine.hear("go")
    assert session.engine.hear("go")
    assert session.told[-1] == "info error expected stop before the next go"
    assert session.engine.hear("isready")
    assert "readyok" in session.told
    assert session.say("stop")[-1].startswith("bestmove give ")
    session.say("position fen 08a./b5.6/.cf2/4e17 -")
    assert session.engine.hear("go infinite")
    time.sleep(0.3)
    assert not session.told[-1].startswith("bestmove")
    assert session.say("stop")[-1] == "bestmove give d"


def test_go_right_after_stop_searches_again_without_waiting_for_the_move() -> None:
    session = Session()
    told = session.say("position fen 08a./b5.6/.cf2/4e17 -", "go infinite", "stop", "go")
    assert [line for line in told if not line.startswith("info value")] == 2 * ["bestmove give d"]


def test_bot_that_plays_both_games_stays_chosen_when_the_game_changes() -> None:
    session = Session(bot="random")
    session.say("setoption name Game value quartino")
    assert session.engine._bot_name == "random"
    session.say("setoption name Game value quarto", "setoption name Bot value perfect")
    session.say("setoption name Game value quartino")
    assert session.engine._bot_name is None


def test_move_time_is_kept_where_the_value_cannot_be_found() -> None:
    session = Session()
    session.say("setoption name Rules value classic+squares+values:dark,tall,round,solid,short")
    began = time.monotonic()
    *_, info, best = session.say("go movetime 400")
    assert info.startswith("info value unknown nodes ")
    assert best.startswith("bestmove give ")
    # To find the value takes minutes.
    assert time.monotonic() - began < PATIENCE_SECONDS


def test_seed_makes_moves_repeatable_and_bot_can_be_chosen() -> None:
    def moves(seed: int) -> list[str]:
        return Session().say(
            "setoption name Bot value random", f"setoption name Seed value {seed}", "go"
        )[-1:]

    assert moves(5) == moves(5)
    assert len({moves(seed)[0] for seed in range(8)}) > 1


def test_error_of_a_bot_is_told_and_the_engine_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def choose(self, view: object, rng: object) -> None:
            raise RuntimeError("no\n  idea")

    monkeypatch.setattr(fourfold.bots.catalogue, "_registered", {"failing": Failing()})
    session = Session(bot="failing")
    assert session.say("go movetime 10")[-2:] == [
        "info error RuntimeError: no idea",
        "bestmove none",
    ]
    assert session.say("isready") == ["readyok"]


def test_quartino_needs_a_deal_and_knows_only_its_own_cards() -> None:
    session = Session()
    told = session.say("setoption name Game value quartino", "go")
    assert told == ["info error expected position startpos deal … first … before this command"]
    example = "position startpos deal A=?,?,?,? B=?,?,?,? first A"
    told = session.say("position startpos")
    assert told == [f"info error expected deal after startpos: {example}"]
    assert session.say(example) == []
    deal = "deal A=YBGP,YBPG,YGBP,YGPB B=?,?,?,? first A"
    moves = "place Y c, end, place B 1, end, place G 2, end, place P 5, end, place P 3"
    told = session.say(f"position startpos {deal} moves {moves}", "go movetime 200")
    assert told[-2].startswith("info value unknown nodes 0 time ")
    assert told[-1] == "bestmove call YBGP 1"


def test_engine_of_a_bot_that_plays_only_quartino_begins_with_quartino() -> None:
    session = Session(bot="strong")
    told = session.say("ugi")
    assert any(line.startswith("option name Game type combo default quartino ") for line in told)
    assert "option name Rules type string default quartino" in told
    told = session.say("position startpos deal A=YBGP,YBPG,YGBP,YGPB B=?,?,?,? first A", "go")
    assert told[-1].startswith("bestmove place ")


@pytest.mark.parametrize("bot", ["strong", "level3"])
def test_bots_of_quartino_remark_on_games_that_they_have_not_learned(bot: str) -> None:
    session = Session(bot=bot)
    position = "position startpos deal A=YBGP,YBPG,YGBP,YGPB B=?,?,?,? first A"
    session.say("setoption name Game value quartino")
    assert not any("remark" in line for line in session.say(position, "go movetime 1"))
    session.say("setoption name Rules value quartino+turns:300")
    told = session.say(position, "go movetime 1")
    assert told[0].startswith(f"info remark {bot} has learned games of 200 turns")


class Process:
    """`fourfold engine` as a process, as another program runs it."""

    def __init__(self) -> None:
        program = "from fourfold.cli import main; main()"
        self.running = subprocess.Popen(
            [sys.executable, "-c", program, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def say(self, command: str, end: str = "") -> list[str]:
        """Write a command, and read lines up to one that begins with ``end``."""
        assert self.running.stdin is not None
        assert self.running.stdout is not None
        self.running.stdin.write(command + "\n")
        self.running.stdin.flush()
        told: list[str] = []
        while end and not (told and told[-1].startswith(end)):
            line = self.running.stdout.readline()
            assert line, told
            told.append(line.rstrip("\n"))
        return told


@pytest.fixture
def process() -> Iterator[Process]:
    process = Process()
    try:
        yield process
    finally:
        process.running.kill()
        process.running.communicate()


def test_another_process_plays_whole_games_of_both_games_through_the_engine(
    process: Process,
) -> None:
    assert process.say("ugi", "ugiok")[-1] == "ugiok"
    assert play(process, "quarto", "classic", "level1") == "engine"
    assert play(process, "quartino", "quartino", "random") == "engine"
    process.say("quit")
    assert process.running.wait(timeout=PATIENCE_SECONDS) == 0


def play(process: Process, name: str, rules: str, opponent: str) -> str:
    """Return who wins a game between the engine, in seat B, and a bot."""
    rng = random.Random(4)
    process.say(f"setoption name Game value {name}")
    process.say(f"setoption name Rules value {rules}")
    assert process.say("isready", "readyok") == ["readyok"]
    state = fourfold.game(name, rules).start(rng=rng)
    # What seat B may know of the start.
    setup = " ".join(f"{key} {value}" for key, value in state.masked("B", state).setup().items())
    moves: list[str] = []
    while state.outcome is None:
        if state.to_act == "B":
            process.say(f"position startpos {setup} moves {', '.join(moves)}")
            told = process.say("go movetime 300", "bestmove")
            assert re.match(r"info value (win|draw|loss|unknown) nodes \d+ time \d+", told[-2])
            move = told[-1].removeprefix("bestmove ")
        else:
            move = str(bot_for(name, opponent).choose(state.view("A"), rng))
        state = state.play(move)
        moves.append(move)
    return "engine" if state.outcome.winners == ("B",) else str(state.outcome)


def test_move_is_told_after_the_end_of_standard_input() -> None:
    program = "from fourfold.cli import main; main()"
    said = f"position fen {EMPTY}\ngo movetime 100\n"
    for more in ("", "stop\n"):
        ran = subprocess.run(
            [sys.executable, "-c", program, "engine"],
            input=said + more,
            capture_output=True,
            text=True,
            check=True,
        )
        assert ran.stdout.splitlines()[-1].startswith("bestmove give ")


def test_bytes_that_are_no_text_are_an_unknown_command() -> None:
    program = "from fourfold.cli import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", program, "engine"],
        input=b"\xff\xfe\nisready\n",
        capture_output=True,
        check=True,
    )
    assert ran.stdout.splitlines()[-1] == b"readyok"
    assert ran.stderr == b""


def test_document_names_every_command_and_option() -> None:
    text = DOCUMENT.read_text("utf-8")
    for command in (
        "ugi",
        "isready",
        "setoption",
        "newgame",
        "position startpos",
        "position fen",
        "go",
        "stop",
        "d",
        "quit",
    ):
        assert f"`{command}" in text
    for option in ("Game", "Rules", "Bot", "Seed"):
        assert f"| `{option}` |" in text
