"""The contest against OpenSpiel's search: games are kept as they end, and a run that was cut is continued."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pyspiel
import pytest
from bench.contest import RULES, Contest, PlayedGame, Rollouts, Settings, counted, hold, main
from tests.bench.contest_games import QUICK, game_played


def test_strong_meets_the_search_of_openspiel_once_in_each_seat(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    contest = hold(2, QUICK, 1, file, played_commit="abc")
    assert contest is not None
    assert contest.wins + contest.draws + contest.losses == contest.games == 2
    assert contest.wins >= 1
    assert contest.commit == "abc"
    first, second = map(PlayedGame.read, file.read_text("utf-8").splitlines())
    for game in (first, second):
        assert game.strong.decisions > 4
        assert game.search.decisions > 4
        assert game.moves > 20


def test_contest_goes_on_where_it_was_cut(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert hold(2, QUICK, 1, file, seconds=0, played_commit="abc") is None
    assert "The time is up" in capsys.readouterr().out
    whole = hold(2, QUICK, 1, file, played_commit="abc")
    lines = file.read_text("utf-8").splitlines()
    file.write_text(lines[0] + "\n", "utf-8")
    again = hold(2, QUICK, 1, file, played_commit="abc")
    assert again is not None
    assert whole is not None
    assert (again.wins, again.draws, again.losses) == (whole.wins, whole.draws, whole.losses)
    kept = file.read_text("utf-8").splitlines()
    assert kept[0] == lines[0]
    assert [PlayedGame.read(line).number for line in kept] == [0, 1]


def test_complete_contest_is_counted_without_playing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert hold(2, QUICK, 1, file, played_commit="abc") == hold(2, QUICK, 1, file)


def test_games_of_another_contest_are_an_error(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    hold(1, QUICK, 1, file, played_commit="abc")
    with pytest.raises(ValueError, match="another contest"):
        hold(1, Settings(2, 5, 1, exploration=2.0), 1, file, played_commit="abc")


def test_only_pairs_before_the_first_missing_game_count() -> None:
    games = {number: game_played(number) for number in (0, 1, 2, 3, 4, 6, 7)}
    assert [game.number for game in counted(games)] == [0, 1, 2, 3]
    assert counted({1: game_played(1)}) == []


def test_command_writes_the_score(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    file = tmp_path / "games.jsonl"
    options = (
        f"--games 2 --simulations 2 --playouts 5 --processes 2 --commit abc --games-file {file}"
    )
    contest = main([*options.split(), "--json", str(found)])
    assert Contest.read(found) == contest
    assert json.loads(found.read_text("utf-8"))["games"] == 2
    assert Contest.read(tmp_path / "none.json") is None


def test_rollouts_give_what_random_games_give() -> None:
    state = pyspiel.load_game(
        "fourfold_quartino", {"rules": f"{RULES}+turns:5"}
    ).new_initial_state()
    # A holds YBGP, YBPG, YGBP and YGPB and can make the first one in this turn, which is the last.
    for number in (*range(8), 0):
        state.apply_action(number)
    number = {str(move): n for n, move in enumerate(state.facts.actions.moves)}
    for text in ("place Y c", "end", "place B 1", "end", "place G 2", "end", "place B 6", "end"):
        state.apply_action(number[text])
    state.apply_action(number["place P 3"])
    rollouts = Rollouts(random.Random(1))
    found = [tuple(rollouts.evaluate(state)) for _ in range(400)]
    assert set(found) == {(1.0, -1.0), (0.0, 0.0)}
    # One of the two listed moves makes the card.
    assert sum(one[0] for one in found) / 400 == pytest.approx(0.5, abs=0.1)
