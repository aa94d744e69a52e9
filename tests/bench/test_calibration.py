"""What the nets of Quartino say is compared with what is so; published errors are within their goal."""

from __future__ import annotations

from math import log

import pytest
from bench.calibration import (
    ANSWERS,
    EQUALS,
    GAMES,
    GOAL,
    OPPONENTS,
    Bin,
    Report,
    ask,
    draw,
    error,
    read,
    section,
    together,
)


def test_error_is_the_mean_distance_between_what_is_said_and_what_is_so() -> None:
    assert error([Bin(3, 0.3, 1, 0), Bin(1, 0.9, 1, 0)]) == pytest.approx((0.7 + 0.1) / 4)


def test_beliefs_tell_more_than_that_all_cards_are_equally_likely() -> None:
    asked = ask("greedy", 3, 9)
    assert asked.games == 9
    beliefs, chances, criticism = (together(asked.found[name]) for name in ANSWERS)
    share = beliefs.was / beliefs.number
    ignorance = -share * log(share) - (1 - share) * log(1 - share)
    assert beliefs.loss / beliefs.number < 0.85 * ignorance
    # Two opponents with at most four cards each, of at most twenty unseen ones.
    assert 0.05 < share < 0.25
    assert chances.number == criticism.number > 50
    assert chances.was == criticism.was


def test_the_picture_has_a_dot_for_each_kind_of_statement() -> None:
    asked = ask("policy", 2, 4)
    report = Report([asked], "", "")
    picture = draw(report)
    assert picture.count("<circle") == sum(
        one.number > 0 for bins in asked.found.values() for one in bins
    )
    assert len(section(report).rows) == 2


def test_published_errors_are_within_the_goal() -> None:
    report = read()
    assert [(one.opponent, one.seats) for one in report.asked] == GAMES
    assert error(report.bins("beliefs", OPPONENTS)) <= GOAL
    assert error(report.bins("chances", EQUALS)) <= GOAL
