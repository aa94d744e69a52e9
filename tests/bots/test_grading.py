"""Grades of the shipped puzzles, by the share of tries in which the levels find the solution."""

from __future__ import annotations

import random
from itertools import pairwise

from fourfold.bots.grading import TRIES, found_by_level, levels_find
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.engine.puzzles import HARDEST, shipped_puzzles

SAMPLE = 200


def test_what_is_shipped_is_found_as_often_as_it_says() -> None:
    for puzzle in random.Random(5).sample(shipped_puzzles(), SAMPLE):
        assert levels_find(puzzle) == puzzle.found, puzzle


def test_a_puzzle_is_found_as_often_whenever_it_is_tried_and_by_all_levels_together() -> None:
    puzzle = next(p for p in shipped_puzzles() if p.grade == 3)
    found = found_by_level(puzzle)
    assert found == found_by_level(puzzle)
    assert list(found) == list(LEVEL_NAMES)
    assert puzzle.found == round(100 * sum(found.values()) / (TRIES * len(LEVEL_NAMES)))


def test_a_stronger_level_finds_more_in_every_grade() -> None:
    puzzles = random.Random(6).sample(shipped_puzzles(), SAMPLE)
    for grade in range(1, HARDEST + 1):
        rows = [list(found_by_level(p).values()) for p in puzzles if p.grade == grade]
        shares = [sum(column) / (TRIES * len(rows)) for column in zip(*rows, strict=True)]
        # Two that are both at a loss, or both sure, may come out either way.
        assert all(better > worse - 0.05 for worse, better in pairwise(shares))
        assert shares[-1] == 1.0
        assert shares[0] < 0.6


def test_most_levels_find_the_easy_ones_and_few_the_hard_ones() -> None:
    """A level finds a puzzle if it does so more often than not."""
    puzzles = random.Random(7).sample(shipped_puzzles(), SAMPLE)
    levels = {
        grade: [
            sum(2 * found > TRIES for found in found_by_level(puzzle).values())
            for puzzle in puzzles
            if puzzle.grade == grade
        ]
        for grade in range(1, HARDEST + 1)
    }
    means = [sum(counts) / len(counts) for counts in levels.values()]
    assert means == sorted(means, reverse=True)
    assert means[0] > 5
    assert means[-1] < 2
