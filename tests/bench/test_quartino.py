"""The scores of Quartino's players: every pair has one, and nets that are not shipped play, too."""

from __future__ import annotations

import pytest
from bench import quartino_levels, quartino_speed
from bench.quartino import (
    CHUNK,
    PAIRS,
    PICTURE,
    RULES,
    measure,
    player_of,
    playouts_of,
    read,
    section,
)
from bench.report import PAGE
from bench.score_plot import draw_scores

from fourfold.engine.core import core


def test_scores_are_those_of_the_pairs_in_their_order() -> None:
    report = read()
    scored = [one.pair for one in report.scores]
    assert scored == [pair for pair in PAIRS if pair in scored]
    assert ("policy", "other seed", 2) in scored
    assert len(section(report).rows) == len(scored)


def test_document_has_the_measured_figures() -> None:
    document = PAGE.read_text("utf-8")
    for written in (
        section(read()),
        quartino_levels.section(quartino_levels.read()),
        quartino_speed.section(quartino_speed.read()),
    ):
        assert f"\n{written.markdown}\n" in document, written.title


def test_speed_is_measured_in_moves_and_decisions() -> None:
    assert quartino_speed.moves_per_second(20) > 0
    assert 0 < quartino_speed.decision_us(20) < 1e6


def test_scores_are_means_over_all_seats_of_a_deal() -> None:
    score = measure("greedy", "random", 3, 10)
    assert (score.games, score.mean) == (3 * CHUNK, 1.0)


@pytest.mark.parametrize("name", ["other seed", "best response"])
def test_nets_to_measure_against_are_other_players_than_the_policy(name: str) -> None:
    def games(opponent: str) -> list[int]:
        players = player_of("policy", 2), player_of(opponent, 2)
        return core.play_quartino_deals(RULES, 2, *players, 6, 1)

    assert games(name) != games("policy")


def test_a_player_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError, match="nobody"):
        player_of("nobody", 2)


def test_a_search_that_sees_all_cards_plays_otherwise_than_strong() -> None:
    def games(player: str) -> list[int]:
        players = player_of(player, 2), player_of("other seed", 2)
        return core.play_quartino_deals(RULES, 2, *players, 12, 1)

    assert games("card-seeing, 16 playouts") != games("strong, 16 playouts")
    assert playouts_of("strong, 16 playouts") == 16


def test_the_picture_has_a_dot_and_a_par_for_each_score() -> None:
    scores = read().scores
    picture = draw_scores(scores)
    assert picture.count("<circle") == picture.count('class="bar1"') == len(scores)
    assert PICTURE.read_text("utf-8") == picture
