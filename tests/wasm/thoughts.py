"""What the browser's core and other builds think of stored games: notes, and the moves of bots.

python -m tests.wasm.thoughts notes 0 200      the notes of the browser's core against the stored hashes
python -m tests.wasm.thoughts choices 10000    the moves of bots in Python's build and in three others
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.engine.golden_analysis import CHUNK, digest_of, stored_hashes, stored_records

from fourfold.engine import Solver, openings
from fourfold.engine.core import core
from fourfold.engine.encoding import encode_board, encode_hand
from fourfold.engine.openings import file_name, table_name
from fourfold.games.catalogue import game
from fourfold.games.quarto import QuartoState, QuartoView
from fourfold.games.quarto.rules import parse_rules
from fourfold.games.record import Record, parse_record

ROOT = Path(__file__).parents[2]
CORE = ROOT / "build" / "wasm" / "fourfold.wasm"
SCRIPT = Path(__file__).with_suffix(".mjs")
CHECK = ROOT / "tests" / "native" / "check.cpp"
BOTS = ("greedy", *(f"level{number}" for number in range(1, 8)), "perfect", "shuffling")
EXACT_FROM = 7
"""Pieces placed from which every bot is asked; before, exact values without opening tables take long."""
Question = dict[str, Any]


def in_node(core_file: Path, what: str, questions: Iterable[Question]) -> list[str]:
    """Return the answers of the browser's core, one per question."""
    text = "".join(json.dumps(question) + "\n" for question in questions)
    done = subprocess.run(
        ["node", SCRIPT, core_file, what], input=text, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def question_of(record: Record, number: int | None = None) -> Question:
    """Return the question about a record, or about its first events."""
    name = table_name(parse_rules(str(record.game.rules)))
    folder = Path(openings.__file__).parent / "data" / "openings"
    file = None if name is None else folder / file_name(name)
    return {
        "rules": str(record.game.rules),
        "seats": len(record.start.seats),
        "events": [str(event) for event in list(record.events)[:number]],
        "openings": None if file is None or not file.exists() else str(file),
    }


def chunks_that_differ(core_file: Path, first: int, end: int) -> list[int]:
    """Return the chunks of stored games whose notes, by the browser's core, have another hash than stored."""
    records, known = stored_records(), stored_hashes()
    texts = records[CHUNK * first : CHUNK * end]
    answers = in_node(core_file, "notes", (question_of(parse_record(r, game)) for r in texts))
    return [
        chunk
        for chunk in range(first, end)
        if digest_of(answers[CHUNK * (chunk - first) : CHUNK * (chunk - first + 1)]) != known[chunk]
    ]


def some_views(number: int) -> Iterator[tuple[Question, QuartoView]]:
    """Yield questions to bots about moments of stored games, and the views that the bots have there."""
    rng = random.Random(number)
    # Rule by rule, so that nobody has to begin again with an empty transposition table.
    texts = sorted(rng.choices(stored_records(), k=number), key=lambda text: text.splitlines()[1])
    for text in texts:
        record = parse_record(text, game)
        at = rng.randrange(len(record.events))
        state = record.states[at]
        assert isinstance(state, QuartoState)
        bots = BOTS if state.placed >= EXACT_FROM else BOTS[:-2]
        seed = {"high": rng.randrange(2**32), "low": rng.randrange(2**32)}
        question = question_of(record, at) | seed | {"bot": rng.choice(bots), "openings": None}
        yield question, state.view(state.to_act)


@cache
def _solver(counted: int, squares: bool, owned: str | None) -> Solver:
    rules = parse_rules("classic+squares" if squares else "classic")
    return Solver(
        type(rules)(counted=counted, squares=squares, owned=owned, referee=True),
        memory=64,
        tables=False,
    )


def choose_here(question: Question, view: QuartoView) -> str:
    """Return the move that Python's module chooses."""
    rules = view.rules
    choice = core.BotChoice(
        _solver(rules.counted, rules.squares, rules.owned).native,
        question["bot"],
        None,
        False,
        rules.referee,
        rules.expiry,
        encode_board(view.board),
        encode_hand(view.hand),
        bytes(view.trail),
        view.refusals,
        view.phase == "decline" and (view.viewer or "A")[0] == "B",
        question["high"] << 32 | question["low"],
    )
    while not choice.step(400_000):
        pass
    return core.print_move(choice.move)


def choose_by(program: Path, questions: Iterable[Question]) -> list[str]:
    """Return the moves that a program, compiled from ``tests/native/check.cpp``, chooses."""
    lines = "".join(
        f"{q['rules']};{q['seats']};{q['bot']};{q['high']};{q['low']};{','.join(q['events'])}\n"
        for q in questions
    )
    done = subprocess.run(
        [program, "choices"], input=lines, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def builds_that_differ(core_file: Path, number: int) -> dict[str, int]:
    """Return, for each build, how many of the moves that it chooses are not those of Python's module."""
    asked = list(some_views(number))
    questions = [question for question, _ in asked]
    expected = [choose_here(question, view) for question, view in asked]
    answers = {"wasm": in_node(core_file, "choices", questions)}
    with tempfile.TemporaryDirectory() as folder:
        for compiler, flag in (("g++", "-O1"), ("clang++", "-O3")):
            program = Path(folder) / compiler
            flags = ["-std=c++20", "-Wno-psabi", "-pthread", flag]
            subprocess.run([compiler, *flags, CHECK, "-o", program], check=True)
            answers[f"{compiler} {flag}"] = choose_by(program, questions)
    return {
        build: sum(one != other for one, other in zip(expected, moves, strict=True))
        for build, moves in answers.items()
    }


def main(what: str, *numbers: str) -> None:
    """Compare as the module's docstring says."""
    began = time.monotonic()
    if what == "notes":
        print("chunks that differ:", chunks_that_differ(CORE, *map(int, numbers)))
    else:
        print(f"of {numbers[0]} moves differ:", builds_that_differ(CORE, int(numbers[0])))
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
