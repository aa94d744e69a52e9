"""Beliefs about the others' cards: possible, from what a seat may know alone, and better than guessing."""

from __future__ import annotations

import math
import random
from itertools import islice, pairwise

import pytest
from tests.games.quartino.secret_games import another_deal, some_game

import fourfold
from fourfold.engine.beliefs import TurnBeliefs, beliefs
from fourfold.games.quartino import Quartino, QuartinoState
from fourfold.games.quartino.tokens import STANDARD_DECK, Card
from fourfold.games.record import Record

RULES = ("quartino", "quartino+referee", "quartino-first", "quartino+turns:300")


def game_of(seed: int) -> Record[QuartinoState]:
    """Return a game with says, wrong calls and refusals, of the standard deck."""
    for more in range(100):
        record = some_game(100 * seed + more, RULES[seed % len(RULES)], 2 + seed % 3)
        if record.start.setup().keys() == {"deal", "first"}:
            return record  # type: ignore[return-value]  # some_game plays Quartino
    raise AssertionError("no game with the standard deck")


GAMES = [game_of(seed) for seed in range(12)]
every_game = pytest.mark.parametrize("record", GAMES, ids=range(12))


def states_of(record: Record[QuartinoState], found: list[TurnBeliefs]) -> list[QuartinoState]:
    """Return the state in which each of the turns began."""
    return [record.states[one.number] for one in found]


@every_game
def test_beliefs_tell_every_turn_and_every_other_seat(record: Record[QuartinoState]) -> None:
    found = beliefs(record, "B")
    starts = [
        number
        for number, state in enumerate(record.states)
        if state.outcome is None
        and (number == 0 or state.turn_number != record.states[number - 1].turn_number)
    ]
    assert [one.number for one in found] == starts
    for one, state in zip(found, states_of(record, found), strict=True):
        assert (one.turn, one.to_act) == (state.turn_number, state.to_act)
        assert set(one.cards) == {seat for seat in state.seats if seat != "B"}


@every_game
def test_before_the_first_turn_all_unseen_cards_are_equally_likely(
    record: Record[QuartinoState],
) -> None:
    first = beliefs(record, "A")[0]
    for cards in first.cards.values():
        assert list(cards.values()) == pytest.approx([4 / 20] * 20)


@every_game
def test_beliefs_are_those_of_possible_hands(record: Record[QuartinoState]) -> None:
    """T14: own cards and cards made are nobody's, and each seat holds as many cards as it has left."""
    found = beliefs(record, "A")
    for one, state in zip(found, states_of(record, found), strict=True):
        seen = {*state.racks[0], *(card for made in state.made for card in made)}
        holders = dict.fromkeys(STANDARD_DECK, 0.0)
        for seat, rack, shown in zip(state.seats, state.racks, state.shown, strict=True):
            if seat == "A":
                continue
            cards = one.cards[seat]
            assert math.isclose(sum(cards.values()), len(rack))
            assert not seen & set(cards)
            assert all(cards[card] == 1 for card in shown)
            assert all(0 < chance <= 1 + 1e-12 for chance in cards.values())
            assert all(card in cards for card in rack if card is not None)
            for card, chance in cards.items():
                holders[card] += chance
        assert max(holders.values()) <= 1 + 1e-9


@every_game
def test_beliefs_are_the_same_in_worlds_that_differ_in_hidden_cards(
    record: Record[QuartinoState],
) -> None:
    """T14: bit for bit, whatever the others hold, and where their cards are unknown."""
    for seat in ("A", "B"):
        known = beliefs(record, seat)
        other = another_deal(record, seat, random.Random(1))
        assert other.start.racks != record.start.racks
        assert [one.to_json() for one in beliefs(other, seat)] == [one.to_json() for one in known]
        if record.state.outcome is None:
            assert beliefs(record.masked(seat), seat) == known


def test_a_card_that_a_wrong_call_showed_is_certain_until_it_is_made() -> None:
    deal = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}
    game = Quartino()
    record = Record.begin(game, game.start(deal=deal, first="B"))
    before, after = beliefs(record.play("place Y c").play("call BYGP 1"), "A")
    card = Card("BYGP")
    assert before.cards["B"][card] < 0.5
    assert after.cards["B"][card] == 1
    assert card not in beliefs(record.play("place Y c").play("call BYGP 1"), "B")[1].cards["A"]


@every_game
def test_an_own_turn_changes_no_beliefs(record: Record[QuartinoState]) -> None:
    found = beliefs(record, "A")
    own = [(one, after) for one, after in pairwise(found) if one.to_act == "A"]
    assert own
    assert all(one.cards == after.cards for one, after in own)


def test_beliefs_know_more_than_the_number_of_cards() -> None:
    """A seat that plays to make its cards gives some of them away."""
    told = ignorant = 0.0
    for seed in range(6):
        record = played_by_level(seed)
        found = beliefs(record, "A")
        for one, state in islice(zip(found, states_of(record, found), strict=True), 6, None):
            cards = one.cards["B"]
            share = len(state.racks[1]) / len(cards)
            for card, chance in cards.items():
                is_held = card in state.racks[1]
                told -= math.log(chance if is_held else 1 - chance)
                ignorant -= math.log(share if is_held else 1 - share)
    assert told < 0.9 * ignorant


def played_by_level(seed: int) -> Record[QuartinoState]:
    game = Quartino("quartino+referee")
    rng = random.Random(seed)
    record = Record.begin(game, game.start(rng=rng))
    bot = fourfold.bots.bot_for("quartino", "level7")
    while record.state.outcome is None:
        seat = record.state.to_act
        record = record.play(bot.choose(record.state.view(seat), rng))
    return record


def test_beliefs_need_a_seat_of_quartino_whose_cards_are_known() -> None:
    game = Quartino()
    record = Record.begin(game, game.start(rng=random.Random(1)))
    quarto = fourfold.game("quarto")
    with pytest.raises(ValueError, match="expected a record of quartino, got one of quarto"):
        beliefs(Record.begin(quarto, quarto.start()), "A")
    with pytest.raises(ValueError, match="expected a seat, one of A B, got 'C'"):
        beliefs(record, "C")
    with pytest.raises(ValueError, match="expected a record with the cards of A"):
        beliefs(record.masked("B"), "A")
    deck = [*STANDARD_DECK, *STANDARD_DECK]
    with pytest.raises(ValueError, match="expected the standard deck"):
        beliefs(Record.begin(game, game.start(rng=random.Random(1), deck=deck)), "A")
