"""Figures about the environments for research: each has a row, and the contest is told below."""

from __future__ import annotations

import random

from bench.contest import Contest
from bench.research import Report, SketchEnv, games, section, zoo_game
from pettingzoo.test import api_test
from tests.bench.contest_games import game_played


def test_every_game_that_is_measured_makes_moves() -> None:
    for name, play in games().items():
        if "quartino" not in name:
            assert play(random.Random(1)) > 4, name


def test_the_pure_python_environment_is_one_of_pettingzoo() -> None:
    api_test(SketchEnv())
    assert 8 <= zoo_game(SketchEnv(), random.Random(1)) <= 32


def test_section_gives_the_interval_of_the_contest() -> None:
    games = [game_played(number, won=-1 if number < 8 else number > 9) for number in range(200)]
    found = section(Report({"PettingZoo: x": 12_345.6}, Contest.of(games), "abc", "a machine"))
    assert found.rows == [("PettingZoo: x", "12,346")]
    assert "won 190, drew 2 and lost 8 of 200 games" in found.note
    assert "95.5 % (95 % interval 91.7 to 97.6)" in found.note
    assert "The search has uct_c = 1.4, one random rollout" in found.note
    assert "took 5 ms of one core per decision and the search 800 ms" in found.note


def test_section_without_a_contest_says_nothing_about_one() -> None:
    found = section(Report({"PettingZoo: x": 1.0}, None, "abc", "a machine"))
    assert "strong" not in found.note
