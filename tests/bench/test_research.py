"""Figures about the environments for research: each has a row, and a small contest can be held."""

from __future__ import annotations

import random

from bench.research import Contest, Report, SketchEnv, games, hold, section, zoo_game
from pettingzoo.test import api_test


def test_every_game_that_is_measured_makes_moves() -> None:
    for name, play in games().items():
        if "quartino" not in name:
            assert play(random.Random(1)) > 4, name


def test_the_pure_python_environment_is_one_of_pettingzoo() -> None:
    api_test(SketchEnv())
    assert 8 <= zoo_game(SketchEnv(), random.Random(1)) <= 32


def test_strong_meets_the_search_of_openspiel_once_in_each_seat() -> None:
    contest = hold(2, simulations=2, milliseconds=1, processes=1)
    assert contest.wins + contest.losses <= contest.games == 2
    assert contest.wins >= 1


def test_section_gives_the_interval_of_the_contest() -> None:
    contest = Contest(200, 190, 8, 1_000, 10, "abc")
    found = section(Report({"PettingZoo: x": 12_345.6}, contest, "abc", "a machine"))
    assert found.rows == [("PettingZoo: x", "12,346")]
    assert "95.0 % (95 % interval 91.0 to 97.3)" in found.note
