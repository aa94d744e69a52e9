"""The levels of Quartino: legal, repeatable, each better than the last, blind where they did not look."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from statistics import fmean

import pytest
from tests.games.quartino.setting import at, play

import fourfold
from fourfold.bots.bot import RemarkingBot
from fourfold.bots.catalogue import bot_for, bots_of
from fourfold.bots.quartino import QuartinoLevelBot, native_player
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.engine.core import core
from fourfold.games.quartino import Quartino, QuartinoState

# A's card YBGP lacks the pink token on space 3.
ONE_AWAY = "Y/B/G/./././././. A"
FOUR_ALIKE = "B/B/B/B/././././. A"
COLUMN = "./YBGP/././././././. A"
OTHER_DECK = ("YYYY", "YBYB", "BBGG", "PPPP", "GYGY", "BGBG", "YPYP", "GPGP")


def choices(state: QuartinoState, name: str, count: int = 200) -> list[str]:
    """Return the moves that a level chooses with ``count`` different seeds."""
    view = state.view(state.seat)
    return [str(bot_for("quartino", name).choose(view, random.Random(n))) for n in range(count)]


def share(state: QuartinoState, name: str, wanted: str) -> float:
    moves = choices(state, name)
    return sum(move == wanted for move in moves) / len(moves)


def score(name: str, opponent: str, deals: int, rules: str = "quartino+referee") -> float:
    players = native_player(name, 2), native_player(opponent, 2)
    return fmean(core.play_quartino_deals(rules, 2, *players, deals, 1)) / 24


def test_every_table_offers_the_levels() -> None:
    assert set(LEVEL_NAMES) < set(bots_of("quartino"))


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee", "quartino-first"])
@pytest.mark.parametrize("deck", [None, OTHER_DECK])
def test_levels_play_legal_moves_to_the_end(rules: str, deck: tuple[str, ...] | None) -> None:
    rng = random.Random(5)
    seats = 2 if deck else 4
    state = Quartino(f"{rules}+turns:40").start(seats=seats, rng=rng, deck=deck)
    while state.outcome is None:
        name = LEVEL_NAMES[(state.turn.number + rng.randrange(2)) % len(LEVEL_NAMES)]
        state = state.play(bot_for("quartino", name).choose(state.view(state.seat), rng))


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee"])
def test_a_level_plays_the_same_from_a_copy_of_the_view(rules: str) -> None:
    game = Quartino(f"{rules}+turns:12")
    state, rng = game.start(seats=3, rng=random.Random(4)), random.Random(4)
    while state.outcome is None:
        view = state.view(state.seat)
        copy = replace(game.view_from_json(view.to_json()), history=view.history)
        for name in LEVEL_NAMES:
            one, other = (
                bot_for("quartino", name).choose(v, random.Random(1)) for v in (view, copy)
            )
            assert one == other
        state = state.play(rng.choice(list(state.moves())))


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVEL_NAMES)))
def test_each_level_beats_the_one_below(lower: str, higher: str) -> None:
    assert score(higher, lower, 60) > 0.58


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVEL_NAMES)))
def test_each_level_beats_the_one_below_when_players_call(lower: str, higher: str) -> None:
    assert score(higher, lower, 30, "quartino") > 0.55


def test_level_1_beats_random_and_level_4_is_as_good_as_greedy() -> None:
    assert 0.6 < score("level1", "random", 60) < 0.85
    assert 0.4 < score("level4", "greedy", 60) < 0.6


def test_low_levels_overlook_a_card_that_lacks_one_token() -> None:
    found = [share(at(ONE_AWAY, "quartino+referee"), name, "place P 3") for name in LEVEL_NAMES]
    assert found[0] < 0.3
    assert found[-1] > 0.9
    assert all(lower <= higher + 0.03 for lower, higher in pairwise(found))


def test_with_a_referee_no_level_overlooks_the_card_that_it_has_made() -> None:
    """T10: the owner of the card gets a hint."""
    state = play(at(ONE_AWAY, "quartino+referee"), "place P 3")
    assert {move for name in LEVEL_NAMES for move in choices(state, name, 20)} == {"call YBGP 1"}


def test_levels_call_what_they_notice_when_players_call() -> None:
    """T10: a card counts only if its owner calls it."""
    state = play(at(ONE_AWAY), "place P 3")
    called = [share(state, name, "call YBGP 1") for name in LEVEL_NAMES]
    assert 0.1 < called[0] < 0.95
    assert called[-1] == 1
    # Whatever they do not call, they pass over without a word.
    assert set(choices(state, "level1")) == {"call YBGP 1", "end"}


@pytest.mark.parametrize(
    ("position", "said"), [(FOUR_ALIKE, "say colours"), (COLUMN, "say column 1")]
)
def test_low_levels_overlook_situations(position: str, said: str) -> None:
    """T7, T8: four tokens of one colour, and a column of four."""
    shares = [share(at(position), name, said) for name in LEVEL_NAMES]
    assert shares[0] < 0.3
    assert shares[-1] > 0.95
    assert all(lower <= higher + 0.03 for lower, higher in pairwise(shares))


def test_levels_say_nothing_where_a_referee_does() -> None:
    state = at(FOUR_ALIKE, "quartino+referee")
    said = {move.split()[0] for name in LEVEL_NAMES for move in choices(state, name, 20)}
    assert said == {"place"}


def test_a_level_that_does_not_know_its_own_cards_plays_greedily() -> None:
    state = Quartino("quartino").at(FOUR_ALIKE)
    move = QuartinoLevelBot("level3").choose(state.view("A"), random.Random(1))
    assert str(move) == "say colours"


def test_a_level_says_where_it_plays_without_what_it_has_learned() -> None:
    """With another deck, in games that are longer than those of the training, and without its cards."""
    level = bot_for("quartino", "level6")
    assert isinstance(level, RemarkingBot)
    rng = random.Random(1)

    def remark(rules: str, deck: tuple[str, ...] | None = None) -> str | None:
        state = Quartino(rules).start(rng=rng, deck=deck)
        return level.remark(state.view(state.seat))

    assert remark("quartino") is None
    assert "level6 has not learned this deck" in (remark("quartino", OTHER_DECK) or "")
    assert "as if no more were left" in (remark("quartino+turns:201") or "")
    unknown = Quartino("quartino").at(FOUR_ALIKE)
    assert "own cards" in (level.remark(unknown.view("A")) or "")
    quarto = fourfold.game("quarto").start()
    assert level.remark(quarto.view("A")) is None


def test_levels_of_quartino_refuse_other_games() -> None:
    state = fourfold.game("quarto").start()
    with pytest.raises(TypeError, match="expected a view of Quartino"):
        QuartinoLevelBot("level3").choose(state.view(state.to_act), random.Random(1))
