"""Whole games through a real terminal: the command on a pseudo-terminal, read as a person sees it."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte
import pytest
from tests.support.patience import PATIENCE_SECONDS

from fourfold.bots import bot
from fourfold.engine.quartino_puzzles import shipped_puzzles
from fourfold.games.game import Move
from fourfold.texts import Texts
from fourfold.tui import saving
from fourfold.tui.match import Match
from fourfold.tui.new_game import NewGame
from fourfold.tui.puzzles.series import PuzzleSeries
from fourfold.tui.speech import narrate

ENGLISH = Texts("en")


class RealTerminal:
    """A program on a terminal of 80 by 24."""

    def __init__(self, home: Path, *arguments: str) -> None:
        environment = os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": str(home)}
        environment.pop("LC_ALL", None)
        self._process = pexpect.spawn(
            sys.executable,
            ["-m", "fourfold", *arguments],
            dimensions=(24, 80),
            env=environment,
            encoding="utf-8",
        )
        self._screen = pyte.Screen(80, 24)
        self._stream = pyte.Stream(self._screen)

    @property
    def text(self) -> str:
        return "\n".join(self._screen.display)

    def wait(self, seen: Callable[[str], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not seen(self.text):
            if time.monotonic() > deadline:
                pytest.fail(f"waited for {what}, saw\n{self.text}")
            try:
                self._stream.feed(self._process.read_nonblocking(65536, timeout=0.1))
            except pexpect.TIMEOUT:
                continue

    def wait_for(self, text: str) -> None:
        self.wait(lambda screen: text in screen, repr(text))

    def press(self, keys: str) -> None:
        self._process.send(keys)

    def close(self) -> None:
        self._process.kill(signal.SIGKILL)
        self._process.wait()
        self._process.close()


@pytest.fixture
def terminal(tmp_path: Path):
    opened: list[RealTerminal] = []

    def open_terminal(*arguments: str) -> RealTerminal:
        opened.append(RealTerminal(tmp_path, *arguments))
        return opened[-1]

    yield open_terminal
    for each in opened:
        each.close()


def type_move(terminal: RealTerminal, mirror: Match, move: Move | str) -> None:
    """Type a move into the command line and see it told."""
    assert mirror.attempt(move) is None
    terminal.press(":")
    # The line is open once its hint stands there.
    terminal.wait_for(ENGLISH("tui-command-placeholder")[:30])
    terminal.press(f"{move}\r")
    number = len(mirror.record.events) - 1
    sentence = narrate(
        ENGLISH, mirror.record, number, mirror.name(mirror.record.events[number].seat)
    )
    terminal.wait_for(sentence[:70])


def cursor(terminal: RealTerminal) -> tuple[int, int]:
    """Return file and rank of the cursor, counted from a1."""
    rows = terminal.text.split("\n")
    top = next(number for number, row in enumerate(rows) if "┏" in row[:36])
    return (rows[top].index("┏") - 2) // 8, 3 - (top - 1) // 4


@pytest.mark.slow
def test_two_people_play_a_whole_game_of_quarto_and_the_receiver_calls_by_keys(terminal) -> None:
    mirror = Match.begin("quarto", players={"A": "Ada", "B": "Player 2"})
    real = terminal("play", "quarto", "--first", "Ada")
    real.wait_for("Ada")
    real.press("\r")
    real.wait_for("choose a piece to give")
    for move in ("give 0", "place a1", "give 1", "place b1", "give 2", "place c1", "give 3"):
        type_move(real, mirror, move)
    type_move(real, mirror, "place d1")
    type_move(real, mirror, "give f")
    assert "wins" not in real.text
    real.press("!")
    real.wait_for(ENGLISH("tui-ask-mark", name="Player 2", number=0))
    file, rank = cursor(real)
    real.press("\x1b[D" * file + "\x1b[B" * rank)
    real.press(" " + "\x1b[C " * 3 + "\r")
    real.wait_for("Player 2 wins – Quarto called")


@pytest.mark.slow
def test_two_people_play_a_whole_game_of_quartino_with_covered_racks(terminal) -> None:
    # A short game in which situations are said and columns cleared.
    seed = 182
    plan = NewGame("quartino", first="Ada")
    mirror = plan.begin(plan.players(["Ada"], ENGLISH), random.Random(seed), 0, "chosen")
    rng = random.Random(seed)
    real = terminal("play", "quartino", "--first", "Ada", "--seed", str(seed))
    real.wait_for("Who goes first?")
    real.press("\r")
    greedy = bot("greedy")
    shown_to = None
    while mirror.state.outcome is None:
        seat = mirror.state.to_act
        assert seat is not None
        if seat != shown_to:
            real.wait_for(f"Pass the screen to {mirror.name(seat)}")
            # A screen is drawn bit by bit, so wait until it is: no card of anybody is left on it.
            held = [card for rack in mirror.record.start.to_json()["racks"] for card in rack]
            real.wait(lambda screen, held=held: not any(card in screen for card in held), "no card")
            real.press("\r")
            real.wait_for("Reserve")
            shown_to = seat
            for card in mirror.state.view(seat).to_json()["racks"]["AB".index(seat)]["cards"]:
                real.wait_for(card)
        type_move(real, mirror, greedy.choose(mirror.state.view(seat), rng))
    real.wait_for(ENGLISH.outcome(mirror.state.outcome, mirror.record.players))


def test_a_newcomer_presses_enter_in_the_menu_and_plays_against_the_computer(terminal) -> None:
    real = terminal("play")
    real.wait_for("Quarto against the computer")
    real.press("\r")
    asked = ("choose a piece to give", "place the piece in hand")
    real.wait(lambda screen: any(text in screen for text in asked), "the first question")


def test_a_closed_terminal_ends_the_program_and_keeps_the_game(tmp_path: Path) -> None:
    # Started so that it would outlive its terminal, as under nohup.
    script = f"trap '' HUP; exec {sys.executable} -m fourfold play quarto --first Ada"
    environment = os.environ | {"TERM": "xterm-256color", "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    environment.pop("XDG_DATA_HOME", None)
    process = pexpect.spawn("/bin/sh", ["-c", script], dimensions=(24, 80), env=environment)
    process.expect("Start", timeout=PATIENCE_SECONDS)
    process.send("\r")
    process.expect("choose a piece", timeout=PATIENCE_SECONDS)
    process.send("\r")
    process.expect("place the piece", timeout=PATIENCE_SECONDS)
    os.close(process.child_fd)
    process.closed = True
    deadline = time.monotonic() + PATIENCE_SECONDS
    while os.waitpid(process.pid, os.WNOHANG)[0] == 0:
        assert time.monotonic() < deadline, "the program is still there"
        time.sleep(0.1)
    (kept,) = tmp_path.rglob("unfinished.fgn")
    assert "A give 0" in kept.read_text()


def test_puzzles_are_solved_by_keys_and_the_streak_is_there_at_the_next_start(
    terminal, tmp_path, monkeypatch
):
    monkeypatch.setattr(saving, "user_data_path", lambda name: tmp_path / "none" / name)
    puzzles = {one.id: one for one in shipped_puzzles()}
    series = PuzzleSeries("quartino", ENGLISH, random.Random(5), "hand", 3)
    arguments = ("puzzles", "play", "--game", "quartino", "--kind", "hand", "--grade", "3")
    screen = terminal(*arguments, "--seed", "5")
    screen.wait_for("Which one? ____")
    assert "Streak 0" in screen.text
    screen.press(puzzles[series.attempt.puzzle].solution.lower())
    screen.wait_for("Solved!")
    screen.wait_for("Streak 1")
    screen.press("n")
    screen.wait_for("Which one? ____")
    screen.press("m")
    screen.wait_for("Quarto against the computer")
    again = terminal(*arguments)
    again.wait_for("Streak 1")
