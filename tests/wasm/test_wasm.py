"""The native core for the browser agrees with Python, is small, and needs nothing from around it."""

from __future__ import annotations

import gzip
import random
from itertools import islice
from pathlib import Path

import pytest
from tests.support.native_builds import browser_core
from tests.wasm.agreement import (
    a_game,
    lines,
    openings,
    positions,
    rules_strings,
    try_in_node,
)
from tests.wasm.symmetries import symmetric_moves, turnings
from tests.wasm.thoughts import choose_here, chunks_that_differ, in_node, some_views

from fourfold.games.quarto import Quarto

MOST_BYTES = 80_000
REFUSALS = {
    *("game-over", "not-your-turn", "no-such-seat", "not-refused", "never-refused-so"),
    *("draw-already-offered", "no-draw-offered", "already-agreed"),
    *("piece-in-hand", "no-piece-in-hand", "board-full", "decline-too-early"),
    *("square-taken", "piece-not-left", "piece-not-theirs"),
    *("referee-calls", "no-more-calls", "call-no-line", "call-not-full", "call-nothing-shared"),
    *(
        "call-expired",
        "call-not-now",
        "bad-move",
        "bad-piece",
        "bad-square",
        "bad-call",
        "text-after",
    ),
}


@pytest.fixture(scope="module")
def core() -> Path:
    return browser_core()


def test_core_plays_games_like_python(core):
    rng = random.Random(2)
    games = [a_game(rng) for _ in range(250)]
    assert try_in_node(iter(games), core)["scripts"] == 250
    # The games are worth comparing: they end in every way, and most that can be refused has been.
    answers = [answer for game in games for _, _, answer in game if isinstance(answer, dict)]
    ends = {answer["outcome"]["reason"] for answer in answers if answer.get("outcome")}
    by_moves = {"call", "line", "false-call", "full-board"}
    assert ends == by_moves | {"resign", "time", "abandoned", "agreement"}
    refusals = [answer.get("refusal") or answer for answer in answers]
    assert {refusal["code"] for refusal in refusals if "code" in refusal} >= REFUSALS


def test_core_reads_and_solves_positions_like_python(core):
    assert try_in_node(islice(positions(random.Random(3)), 5), core)["scripts"] == 5


def test_core_reads_rules_strings_like_python(core):
    try_in_node(iter([rules_strings(random.Random(4))]), core)


def test_core_looks_openings_up_like_python(core):
    assert try_in_node(iter([openings(random.Random(5))]), core)["steps"] > 60


@pytest.mark.parametrize(
    ("rules", "position", "groups"),
    [
        ("classic", "..../..../..../.... -", 1),
        ("classic", "..../..../..../.... 0", 2),
        ("classic+squares", "..../..../..../.... 6", 3),
        ("classic+squares", "f.../..../..../0... -", None),
        ("classic+traits:height,body", "..5./..../..../.... -", None),
        ("mushrooms+values:red", "..../..../..../.... -", 2),
        ("mushrooms+squares+values:red,blue,small", "..../.5../..../.... c", None),
        ("danish", "..../..../..../.... -", 1),
        ("danish", "0.../..../..../.... -", 4),
        ("danish+traits:colour,shape", "0.../...9/..../.... 2", None),
    ],
)
def test_core_groups_symmetric_moves(core, rules, position, groups):
    found = symmetric_moves(Quarto(rules).at(position))
    assert groups is None or len(found) == groups
    steps = [("start", [rules, 2], str(Quarto(rules).rules)), ("set_up", [position], "")]
    try_in_node(iter([[*steps, ("symmetric_moves", [], lines(map(",".join, found)))]]), core)


def test_the_board_can_be_laid_in_32_ways_or_in_8_where_squares_count():
    for rules, ways in (("classic", 32), ("classic+squares", 8)):
        assert len(list(turnings(Quarto(rules).rules))) == ways


def test_core_finds_the_stored_notes_on_games(core):
    assert chunks_that_differ(core, 0, 4) == []


def test_core_chooses_the_moves_of_bots_like_python(core):
    """``python -m tests.wasm.thoughts choices 10000`` compares more, and other compilers."""
    asked = list(some_views(300))
    expected = [choose_here(question, view) for question, view in asked]
    assert in_node(core, "choices", [question for question, _ in asked]) == expected


def test_an_answer_that_is_too_long_for_the_buffer_is_an_error(core):
    call = "A call a1 b1 c1 d1 ?"
    steps = [("start", ["classic", 2], "classic"), *[("play", [call], "")] * 4000]
    try_in_node(iter([[*steps, ("record", [], None)]]), core)


def test_core_is_small(core):
    assert len(gzip.compress(core.read_bytes())) <= MOST_BYTES
