"""What the nets of Quartino say is compared with what is so; published errors are within their goal."""

from __future__ import annotations

from math import log

import pytest
from bench.calibration import (
    ANSWERS,
    EQUALS,
    GAMES,
    GOAL,
    OTHERS,
    Bin,
    Report,
    ask,
    draw,
    error,
    find,
    read,
    section,
    together,
    weighted,
)
from bench.calibration_fit import fit
from bench.report import PAGE

from fourfold.bots.quarto import LEVEL_NAMES


def test_error_is_the_mean_distance_between_what_is_said_and_what_is_so() -> None:
    assert error([Bin(3, 0.3, 1, 0), Bin(1, 0.9, 1, 0)]) == pytest.approx((0.7 + 0.1) / 4)


def test_weighted_bins_have_the_same_error_and_weigh_one() -> None:
    bins = [Bin(3, 0.3, 1, 0), Bin(1, 0.9, 1, 0)]
    assert error(weighted(bins)) == pytest.approx(error(bins))
    assert together(weighted(bins)).number == pytest.approx(1)


def test_beliefs_tell_more_than_that_all_cards_are_equally_likely() -> None:
    asked = ask("policy", "greedy", 3, 9)
    assert asked.games == 9
    beliefs, chances, criticism, own_turns, all_turns = (
        together(asked.found[name]) for name in ANSWERS
    )
    share = beliefs.was / beliefs.number
    ignorance = -share * log(share) - (1 - share) * log(1 - share)
    assert beliefs.loss / beliefs.number < 0.85 * ignorance
    # Two opponents with at most four cards each, of at most twenty unseen ones.
    assert 0.05 < share < 0.25
    assert chances.number == criticism.number > 50
    assert chances.was == criticism.was
    # About every third turn is the player's own.
    assert 2 * own_turns.number < all_turns.number < 4 * own_turns.number


def test_chances_between_players_of_a_low_level_are_nearer_to_each_other() -> None:
    def spread(level: int) -> float:
        bins = [one for one in find("level3", "level3", 2, 4, level, 1)["all_turns"] if one.number]
        return max(one.said / one.number for one in bins) - min(
            one.said / one.number for one in bins
        )

    assert spread(3) < 0.9 * spread(0)


def test_a_fit_finds_the_straight_line() -> None:
    bins = [Bin(10, 10 * said, 10 * (0.4 * said + 0.6 * 0.3), 0) for said in (0.1, 0.5, 0.9)]
    assert fit(bins, 2) == pytest.approx((0.4, 0.3))
    assert fit([Bin(10, 1, 0, 0), Bin(10, 9, 10, 0)], 4) == (1, 0.25)


def test_the_picture_has_a_dot_for_each_bin_with_statements() -> None:
    asked = [ask("policy", "policy", 2, 4), ask("level5", "level5", 2, 4)]
    report = Report(asked, "", "")
    drawn = [
        *(asked[1].found[name] for name in ("beliefs", "all_turns")),
        *(asked[0].found[name] for name in ("all_turns", "chances")),
    ]
    assert draw(report).count("<circle") == sum(one.number > 0 for bins in drawn for one in bins)
    assert len(section(report).rows) == 4


def test_published_errors_are_within_the_goal() -> None:
    report = read()
    assert [(one.player, one.opponent, one.seats) for one in report.asked] == GAMES
    for bins in report.of("beliefs", [*LEVEL_NAMES, *EQUALS, *OTHERS]):
        assert error(bins) <= GOAL
    assert error(report.statements("beliefs", LEVEL_NAMES)) <= GOAL
    assert error(report.statements("all_turns", LEVEL_NAMES)) <= GOAL
    for opponents in (LEVEL_NAMES, EQUALS):
        assert error(report.bins("beliefs", opponents)) <= GOAL
        assert error(report.bins("all_turns", opponents)) <= GOAL
    assert error(report.bins("chances", EQUALS)) <= GOAL
    assert f"\n{section(report).markdown}\n" in PAGE.read_text("utf-8")
