"""The bot `strong` of Quartino: its budget, its endgame, decks that it has not learned, and its strength."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import fmean

import pytest
from tests.games.quartino.setting import DEAL, at
from tests.support.services import ROOT

from fourfold.bots import bots_of
from fourfold.bots.arena import Contest, hold
from fourfold.bots.bot import TimedBot
from fourfold.bots.quartino import StrongBot, native_player, simulations_per_second
from fourfold.engine.core import core
from fourfold.games.quartino import Card, Quartino, QuartinoState
from fourfold.games.quartino.tokens import STANDARD_DECK

OTHER_DECK = [card for card in STANDARD_DECK if card != "YBGP"] + ["YYBB", "PPPP", "GBGB"]


def last_card(position: str, card: str) -> QuartinoState:
    """Return a position with a referee in which A still has to make this one card."""
    state = at(position, "quartino+referee")
    rack = (Card(card),)
    made = tuple(Card(made) for made in DEAL["A"] if made != card)[:3]
    return replace(state, racks=(rack, state.racks[1]), made=(made, ()))


def test_tables_offer_strong_for_quartino_only() -> None:
    assert "strong" in bots_of("quartino")
    assert "strong" not in bots_of("quarto")


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("Y/B/G/./././././. A", ["place P 3", "call YBGP 1"]),
        ("Y/B/G/YB/./././P/. A", ["place P 3", "call YBGP 1"]),
        # Four blue tokens: two are to be placed, and both are needed.
        ("BY/B/B/./././B/./. A", ["place G 2", "place P 3", "call YBGP 1"]),
    ],
)
def test_last_card_is_made_when_the_turn_suffices(position: str, moves: list[str]) -> None:
    state = last_card(position, "YBGP")
    played = []
    while state.outcome is None:
        played.append(str(StrongBot(1).choose(state.view("A"), random.Random(1))))
        state = state.play(played[-1])
    assert sorted(played) == sorted(moves)
    assert state.outcome.winners == ("A",)


def test_view_and_seed_decide_the_move() -> None:
    rng = random.Random(3)
    state = Quartino("quartino").start(seats=3, rng=rng)
    for _ in range(20):
        bot = StrongBot(20)
        moves = {bot.choose(state.view(state.seat), random.Random(5)) for _ in range(2)}
        assert len(moves) == 1
        state = state.play(moves.pop())


def test_time_becomes_a_number_of_playouts() -> None:
    bot = StrongBot()
    assert isinstance(bot, TimedBot)
    assert bot.within(0.1).simulations == round(0.1 * simulations_per_second()) > 10
    assert bot.within(0.0).simulations == 1


def test_the_document_tells_the_usual_numbers_of_playouts() -> None:
    usual, page = core.QUARTINO_STRONG_PLAYOUTS, core.QUARTINO_PAGE_PLAYOUTS
    told = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert f"{usual} playouts per decision ({page} where the page plays without a server)" in told


def test_a_deck_that_was_not_learned_is_played_by_a_search_that_says_so() -> None:
    rng = random.Random(4)
    state = Quartino("quartino+turns:20").start(seats=3, rng=rng, deck=OTHER_DECK)
    assert "deck" in (StrongBot().remark(state.view(state.seat)) or "")
    while state.outcome is None:
        state = state.play(StrongBot(16).choose(state.view(state.seat), rng))
    start = Quartino("quartino").start(rng=rng)
    assert StrongBot().remark(start.view(start.seat)) is None


def test_position_without_own_cards_is_played_and_said() -> None:
    state = Quartino("quartino").at("Y/B/G/./././././. A")
    assert "own cards" in (StrongBot().remark(state.view("A")) or "")
    assert state.play(StrongBot().choose(state.view("A"), random.Random(1)))


def test_arena_gives_strong_its_time_per_move() -> None:
    contest = Contest("quartino", "quartino+referee+turns:30", ("strong", "greedy"), 1, 0.001)
    assert hold(contest, 2, processes=1).games == 2


def score(opponent: str, seats: int, deals: int) -> float:
    players = native_player("strong", seats, 32), native_player(opponent, seats)
    twelfths = core.play_quartino_deals("quartino+referee", seats, *players, deals, 1)
    return fmean(twelfths) / 12 / seats


def test_strong_beats_scripted_players_with_few_playouts() -> None:
    assert score("greedy", 2, 10) > 0.9
    assert score("careful", 2, 10) > 0.85
    assert score("greedy", 4, 4) > 0.3
