"""The native bots of Quartino: what they choose from a view, however lines are called, and their strength."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import fmean

import pytest

import fourfold
from fourfold.bots.catalogue import bot_for, bots_of
from fourfold.bots.quartino import QuartinoBot, native_player
from fourfold.engine.core import core
from fourfold.engine.quartino_twin import QuartinoTwin
from fourfold.games.quartino import Quartino, QuartinoState
from fourfold.games.quartino.notation import SayColours, SayColumn

DEAL = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}


def play(rules: str, seats: int, names: list[str], seed: int) -> QuartinoState:
    rng = random.Random(seed)
    state = fourfold.game("quartino", rules).start(seats=seats, rng=rng)
    assert isinstance(state, QuartinoState)
    while state.outcome is None:
        name = names[state.seats.index(state.seat)]
        state = state.play(bot_for("quartino", name).choose(state.view(state.seat), rng))
    return state


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee", "quartino-first"])
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_play_legal_moves_to_the_end(rules: str, seats: int) -> None:
    names = ["policy", "careful", "greedy", "policy"][:seats]
    assert play(f"{rules}+turns:60", seats, names, seed=seats).outcome is not None


def test_bots_win_by_cards_when_players_call() -> None:
    """T6, T10: the bots say what there is to say, and call what they have made."""
    outcomes = [play("quartino", 2, ["policy", "greedy"], seed).outcome for seed in range(4)]
    assert [outcome.winners for outcome in outcomes if outcome.reason == "cards"].count(("A",)) >= 3


def test_no_table_offers_the_bots_that_are_for_comparison() -> None:
    assert not {"careful", "policy"} & set(bots_of("quartino"))
    with pytest.raises(LookupError):
        bot_for("quarto", "policy")


@pytest.mark.parametrize("name", ["careful", "policy"])
def test_bots_say_both_situations_before_they_place(name: str) -> None:
    """T7, T8: four blue tokens in one column are both situations."""
    state = Quartino("quartino").start(deal=DEAL, first="A")
    for text in ["place B c", "end"] * 4:
        state = state.play(text)
    said = []
    for _ in range(2):
        said.append(QuartinoBot(name).choose(state.view("A"), random.Random(1)))
        state = state.play(said[-1])
    assert said == [SayColours(), SayColumn(said[1].space)]


@pytest.mark.parametrize("name", ["careful", "policy"])
def test_bots_choose_the_same_whatever_the_others_hold(name: str) -> None:
    """T14: only the seat's own view counts."""
    other = {"A": DEAL["A"], "B": ["PYGB", "PYBG", "GBYP", "GPYB"]}
    for seed in range(10):
        one, two = (
            Quartino("quartino+referee").start(deal=deal, first="A") for deal in (DEAL, other)
        )
        rng = random.Random(seed)
        for _ in range(12):
            choices = [
                QuartinoBot(name).choose(state.view(state.seat), random.Random(seed))
                for state in (one, two)
            ]
            if one.seat == "A":
                assert choices[0] == choices[1]
            move = rng.choice([m for m in one.moves() if m in two.moves()])
            one, two = one.play(move), two.play(move)


class Draws:
    """Draws the same number again and again."""

    def __init__(self, number: int) -> None:
        self.number = number

    def randrange(self, start: int, /) -> int:
        return self.number % start


@pytest.mark.parametrize("seats", [2, 3])
def test_policy_by_its_view_plays_as_if_it_had_watched_the_match(seats: int) -> None:
    """The history in a view is all of the memory that the learned policy needs."""
    start = Quartino("quartino+referee").start(seats=seats, rng=random.Random(seats))
    state, twin, forgot = start, QuartinoTwin(start), 0
    player = native_player("policy", seats)
    for seed in range(150):
        if state.outcome is not None:
            break
        view = state.view(state.seat)
        move = player.choose(twin.native, seed)
        assert str(QuartinoBot("policy").choose(view, Draws(seed))) == move
        without = QuartinoBot("policy").choose(replace(view, history=()), Draws(seed))
        forgot += str(without) != move
        assert twin.play(move) is None
        state = state.play(move)
    assert forgot > 3


def test_bots_play_on_without_a_history_and_after_somebody_has_left() -> None:
    state = Quartino("quartino").start(seats=3, rng=random.Random(1))
    rng = random.Random(2)
    for number in range(30):
        if number == 10:
            state = state.play("resign", "B")
        state = state.play(QuartinoBot("policy").choose(state.view(state.seat), rng))
        stored = Quartino("quartino").state_from_json(state.to_json())
        assert not stored.history
        assert stored.play(QuartinoBot("policy").choose(stored.view(stored.seat), rng))


def score(name: str, opponent: str, seats: int, deals: int) -> float:
    players = native_player(name, seats), native_player(opponent, seats)
    twelfths = core.play_quartino_deals("quartino+referee", seats, *players, deals, 1)
    return fmean(twelfths) / 12 / seats


def test_careful_beats_greedy_at_every_number_of_seats() -> None:
    assert score("greedy", "random", 2, 20) > 0.95
    assert score("careful", "greedy", 2, 100) > 0.75
    assert score("careful", "greedy", 3, 100) > 0.38
    assert score("careful", "greedy", 4, 100) > 0.27


def test_policy_beats_scripted_players() -> None:
    assert score("policy", "greedy", 2, 40) > 0.93
    assert score("policy", "careful", 2, 40) > 0.9
    assert score("policy", "greedy", 4, 20) > 0.35
