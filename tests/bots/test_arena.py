"""The arena: fair seats, paired deals, counts that do not depend on the machine, and right intervals."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt

import pytest
from typer.testing import CliRunner

from fourfold.bots.arena import Contest, Score, hold, wilson
from fourfold.cli import app
from fourfold.games.game import NotationError
from fourfold.games.quartino import Quartino


def run(*arguments):
    return CliRunner().invoke(app, ["arena", *arguments])


def test_json_has_the_keys_that_programs_rely_on():
    result = run("--bots", "random,greedy", "--rules", "classic+referee", "--games", "10", "--json")
    assert result.exit_code == 0, result.output
    answer = json.loads(result.stdout)
    assert list(answer) == ["games", "draws", "wins", "rate", "interval"]
    assert answer["games"] == 10
    assert answer["draws"] + sum(answer["wins"]) == 10
    assert answer["rate"] == [wins / 10 for wins in answer["wins"]]
    for rate, (low, high) in zip(answer["rate"], answer["interval"], strict=True):
        assert 0 <= low <= rate <= high <= 1


def test_the_text_names_bots_rates_and_decided_games():
    result = run("--bots", "random,greedy", "--rules", "classic+referee", "--games", "6")
    assert result.exit_code == 0
    first, random_line, greedy_line = result.stdout.splitlines()
    assert first.startswith("games: 6, draws: ")
    assert random_line.startswith("random: won ")
    assert "95 % interval" in greedy_line
    assert "of the decided games" in greedy_line


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "random"], "Give two to four bots"),
        (["--bots", "random,perfect", "--game", "quartino"], "There is no bot perfect"),
        (["--bots", "random,nobody"], "There is no bot nobody"),
        (["--bots", "random,random", "--game", "chess"], "Unknown game"),
        (["--bots", "random,random", "--rules", "classic+cubes"], "has no option"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(arguments, complaint):
    result = run(*arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert not result.stdout


@pytest.mark.parametrize("count", [2, 3, 4])
def test_each_bot_sits_everywhere_equally_often(count):
    contest = Contest("quartino", "", tuple("abcd"[:count]))
    games = 24 * count
    seats = Counter(
        (bot, seat) for n in range(games) for seat, bot in enumerate(contest.seating(n))
    )
    assert set(seats.values()) == {games // count}
    # Every order around the table comes up, so that nobody has the same neighbour or partner always.
    orders = {contest.seating(number) for number in range(games)}
    assert len(orders) == {2: 2, 3: 6, 4: 24}[count]


def test_games_of_one_round_share_the_deal(monkeypatch):
    deals: list[tuple[object, object]] = []

    def keep(*arguments, **named):
        state = original(*arguments, **named)
        deals.append((state.racks, state.to_act))
        return state

    original = Quartino.start
    monkeypatch.setattr(Quartino, "start", keep)
    contest = Contest("quartino", "quartino+turns:6", ("random", "greedy", "random"))
    for number in range(9):
        contest.play(number)
    assert deals[0] == deals[1] == deals[2]
    assert deals[3] == deals[4] == deals[5]
    assert len({racks for racks, _ in deals}) == 3


@pytest.mark.parametrize(
    ("game", "rules", "bots"),
    [
        ("quarto", "classic+referee", ("level1", "level6")),
        ("quartino", "quartino+turns:9", ("random", "greedy", "random")),
    ],
)
def test_the_counts_do_not_depend_on_the_number_of_processes(game, rules, bots):
    contest = Contest(game, rules, bots, seed=11)
    played: list[int] = []
    alone = hold(contest, 21, processes=1)
    together = hold(contest, 21, processes=2, progress=played.append)
    assert alone == together
    assert alone.games == sum(played) == 21


def test_another_seed_gives_other_games():
    contests = [Contest("quarto", "", ("level2", "level2"), seed) for seed in range(6)]
    scores = {hold(contest, 20, processes=1) for contest in contests}
    assert len(scores) > 1


def test_partners_win_together():
    """Q11: with four bots at Quarto two teams play; each decided game has two winners."""
    contest = Contest("quarto", "classic+referee", ("greedy", "random", "greedy", "random"))
    score = hold(contest, 12, processes=1)
    assert sum(score.wins) == 2 * score.decided


def test_intervals_of_win_rates_are_wilson_score_intervals():
    """Its ends are the rates from which the counted one is just 1.96 standard errors away."""
    for successes, trials in ((1, 10), (7, 10), (190, 200), (1, 2000), (3, 7)):
        rate = successes / trials
        for end in wilson(successes, trials):
            assert abs(rate - end) == pytest.approx(1.959964 * sqrt(end * (1 - end) / trials))
    assert wilson(0, 20)[0] == 0
    assert wilson(20, 20)[1] == 1
    assert wilson(0, 0) == (0, 1)


def test_scores_add_up():
    score = Score(3, 1, (2, 0)) + Score(2, 0, (1, 1))
    assert score == Score(5, 1, (3, 1))
    assert (score.decided, score.rate) == (4, (0.6, 0.2))


def test_bots_that_take_time_are_told_how_much():
    result = run(
        "--bots", "random,perfect", "--rules", "classic+referee", "--games", "2",
        "--move-time", "20", "--json",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["wins"][0] == 0


def test_rules_must_fit_the_game():
    with pytest.raises(NotationError):
        Contest("quartino", "classic", ("random", "random")).check()
