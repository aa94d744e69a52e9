"""Facts that every game states about itself: presets, options, rules, seats, teams, clock."""

from __future__ import annotations

import ast
import random
import re
from inspect import isabstract
from pathlib import Path

import pytest

import fourfold
from fourfold import NotationError
from fourfold.games.catalogue import GAMES
from fourfold.texts import LANGUAGES, Texts

PACKAGE = Path(fourfold.__file__).parent
every_game = pytest.mark.parametrize("name", GAMES)

#: Files that compare names of games, and not for a fact of a game.
COMPARE_NAMES = {
    "catalogue.py": "bots that play one game only",
    "plain.py": "words that people type",
    "records.py": "the argument of a command for Quarto only",
    "replay_screen.py": "the board that shows the game",
}


@every_game
def test_a_game_implements_the_whole_protocol(name):
    assert not isabstract(GAMES[name])
    assert GAMES[name].name == name


@every_game
def test_every_preset_is_a_rules_string_and_the_first_is_the_default(name):
    presets = GAMES[name].presets
    assert [str(fourfold.game(name, preset).rules) for preset in presets] == list(presets)
    assert fourfold.game(name) == fourfold.game(name, presets[0])


@every_game
def test_every_option_is_read_with_a_value_exactly_if_it_takes_one(name):
    game = GAMES[name]
    for option, takes_value in game.options.items():
        with pytest.raises(NotationError) as with_value:
            fourfold.game(name, f"{game.presets[0]}+{option}:?")
        expected = "bad-option-value" if takes_value else "bad-option"
        assert with_value.value.code == expected


@every_game
def test_every_rule_id_has_a_title_and_a_text(name):
    ids = GAMES[name].rule_ids
    assert all(re.fullmatch(r"[a-z][0-9]+", rule) for rule in ids)
    assert len(set(ids)) == len(ids)
    texts = Texts("en")
    for rule in ids:
        assert texts(f"rule-{rule}-title")
        assert texts.prose(f"rule-{rule}-text")


@every_game
def test_games_start_with_the_seat_counts_that_they_state_and_with_no_others(name):
    game = fourfold.game(name)
    for count in game.seat_counts:
        names = game.seat_names(count)
        assert len(set(names)) == count
        assert game.start(seats=count, rng=random.Random(1)).seats == names
    for count in (min(game.seat_counts) - 1, max(game.seat_counts) + 1):
        for start in (game.seat_names, lambda seats: game.start(seats, random.Random(1))):
            with pytest.raises(NotationError) as caught:
                start(count)
            assert caught.value.code == "bad-seat-number"


@every_game
def test_the_seats_of_teams_are_two_teams_and_other_seats_are_one_each(name):
    game = fourfold.game(name)
    for count in game.seat_counts:
        sides = {seat[0] for seat in game.seat_names(count)}
        assert len(sides) == (2 if game.has_teams else count)


@every_game
def test_the_usual_clock_is_one_that_the_game_can_have(name):
    game = GAMES[name]
    assert game.usual_clock in ("turn", "game")
    if game.usual_clock == "turn":
        assert fourfold.game(name, f"{game.presets[0]}+turn:60").rules.turn_seconds == 60


def test_the_youngest_begins_in_quartino_and_lots_decide_in_quarto():
    """Q2, T3."""
    beginners = {name: game.usual_beginner for name, game in GAMES.items()}
    assert beginners == {"quarto": "lot", "quartino": "youngest"}


@every_game
def test_local_presets_are_presets_for_languages_of_the_catalogues(name):
    game = GAMES[name]
    assert set(game.local_presets) <= set(LANGUAGES)
    assert set(game.local_presets.values()) <= set(game.presets)


def test_danish_readers_are_offered_the_danish_edition():
    assert GAMES["quarto"].local_presets == {"da": "danish"}


@every_game
def test_a_turn_limit_is_a_number_or_none_for_every_preset(name):
    for preset in GAMES[name].presets:
        limit = fourfold.game(name, preset).rules.turn_limit
        assert limit is None or limit > 0


def test_code_outside_of_games_asks_a_game_for_its_facts_instead_of_comparing_names():
    found = set()
    for path in PACKAGE.rglob("*.py"):
        if not path.is_relative_to(PACKAGE / "games"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Compare):
                    sides = [node.left, *node.comparators]
                    if any(
                        isinstance(side, ast.Constant) and side.value in GAMES for side in sides
                    ):
                        found.add(path.name)
    assert found <= set(COMPARE_NAMES)
