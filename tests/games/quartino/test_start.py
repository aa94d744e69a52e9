"""The start: dealing and who begins."""

import random
from collections import Counter

import pytest

from fourfold import NotationError
from fourfold.games.quartino import STANDARD_DECK, Quartino

from .setting import DEAL, EMPTY, listed, play

TWINS = ["YYYY", "YYYY", "YYBB", "YYBB", "BBBB", "GGGG", "PPPP", "YBGP"]


def error(**how) -> str:
    with pytest.raises(NotationError) as caught:
        Quartino().start(**how)
    return caught.value.code


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_draws_four_cards_and_no_card_is_dealt_twice(seats):
    """T3: four cards each, the rest stay out."""
    for seed in range(50):
        state = Quartino().start(seats=seats, rng=random.Random(seed))
        dealt = [card for rack in state.racks for card in rack]
        assert [len(rack) for rack in state.racks] == [4] * seats
        assert len(set(dealt)) == 4 * seats
        assert set(dealt) <= set(STANDARD_DECK)
        assert state.position == f"{EMPTY} {state.to_act}"


def test_every_card_and_every_seat_comes_up_by_lot():
    """T3: cards are drawn, and without a word from the table lots decide who begins."""
    cards, firsts = Counter(), Counter()
    for seed in range(400):
        state = Quartino().start(seats=3, rng=random.Random(seed))
        cards.update(state.racks[1])
        firsts[state.to_act] += 1
    assert len(cards) == 24
    assert min(cards.values()) > 30
    assert set(firsts) == {"A", "B", "C"}
    assert min(firsts.values()) > 80


def test_the_same_rng_deals_the_same():
    """T3: randomness is passed in, so a deal can be had again."""
    one, other = (Quartino().start(seats=4, rng=random.Random(9)) for _ in range(2))
    assert one == other
    assert one != Quartino().start(seats=4, rng=random.Random(10))


def test_the_table_says_who_begins():
    """T3: the youngest begins, whoever that is."""
    for first in "ABC":
        assert Quartino().start(seats=3, rng=random.Random(1), first=first).to_act == first
    assert error(seats=2, rng=random.Random(1), first="C") == "bad-seat"


def test_play_goes_clockwise():
    """T3: then clockwise, round and round."""
    state = Quartino().start(seats=3, rng=random.Random(1), first="B")
    order = []
    for space in "12345678":
        order.append(state.to_act)
        state = play(state, f"place {'YBGP'[int(space) % 4]} {space}", "end")
    assert "".join(order) == "BCABCABC"


def test_a_deal_may_be_given():
    """T3: a deal that somebody else made."""
    state = Quartino().start(deal=DEAL)
    assert state.seats == ("A", "B", "C", "D")
    assert [list(rack) for rack in state.racks] == list(DEAL.values())
    assert state.to_act == "A"
    assert Quartino().start(deal=DEAL, first="D").to_act == "D"


def test_without_a_deal_somebody_must_deal():
    """T3: a start needs a deal or a source of randomness."""
    with pytest.raises(TypeError, match="expected a deal, or an rng"):
        Quartino().start(seats=2)


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        ({"A": DEAL["A"]}, "bad-seat-number"),
        ({"A": DEAL["A"], "C": DEAL["C"]}, "deal-seats"),
        ({"A": DEAL["A"], "B": DEAL["B"][:3]}, "deal-size"),
        ({"A": DEAL["A"], "B": [*DEAL["B"], "PYBG"]}, "deal-size"),
        ({"A": DEAL["A"], "B": DEAL["A"]}, "card-twice"),
        ({"A": ["YBGP"] * 4, "B": DEAL["B"]}, "card-twice"),
        ({"A": DEAL["A"], "B": ["YYYY", *DEAL["B"][1:]]}, "card-twice"),
        ({"A": DEAL["A"], "B": ["YBG", *DEAL["B"][1:]]}, "bad-card"),
        ({"A": DEAL["A"], "B": ["?", *DEAL["B"][1:]]}, "bad-card"),
    ],
)
def test_a_deal_that_the_deck_cannot_give_is_refused(deal, expected):
    """T3: four different cards of the deck for every seat."""
    assert error(deal=deal) == expected


def test_a_deal_is_for_the_seats_that_were_asked_for():
    """T3: no rack without a player, no player without a rack."""
    assert error(seats=3, deal={"A": DEAL["A"], "B": DEAL["B"]}) == "deal-seats"
    assert error(seats=2, deal={s: DEAL[s] for s in "ABC"}) == "deal-seats"


@pytest.mark.parametrize("seats", [0, 1, 5, ["A"], ["B", "A"], ["A1", "B1"], ["A", "A"]])
def test_seats_are_two_to_four_and_have_their_letters(seats):
    """T3: 2 to 4 players."""
    assert error(seats=seats, rng=random.Random(1)) in {"bad-seat-number", "bad-seat"}


def test_another_deck_is_data_and_may_repeat_colours_and_cards():
    """T2: the deck is data, not code."""
    state = Quartino().start(seats=2, rng=random.Random(5), deck=TWINS)
    assert Counter(state.racks[0] + state.racks[1]) == Counter(TWINS)
    deal = {"A": TWINS[:2] + TWINS[4:6], "B": TWINS[2:4] + TWINS[6:]}
    state = Quartino("quartino+referee").start(deal=deal, deck=TWINS)
    state = play(state, "place Y c", "end", "place Y 3", "end", "place Y 4", "end", "place Y 2")
    assert listed(state, "call") == []
    state = play(state, "end", "place P 8", "place P 7")
    assert listed(state, "call") == ["call YYYY 2"]
    state = play(state, "call YYYY 2")
    assert state.racks[0] == ("YYYY", "BBBB", "GGGG")
    assert state.made[0] == ("YYYY",)


def test_a_card_comes_as_often_as_the_deck_has_it():
    """T2: twins may both be dealt, triplets not."""
    deal = {"A": ["YYYY", "YYYY", "YYBB", "BBBB"], "B": ["YYBB", "GGGG", "PPPP", "YBGP"]}
    assert Quartino().start(deal=deal, deck=TWINS).racks[0][:2] == ("YYYY", "YYYY")
    deal["B"][0] = "YYYY"
    assert error(deal=deal, deck=TWINS) == "card-twice"


@pytest.mark.parametrize(("cards", "seats"), [(7, 2), (8, 3), (11, 3), (15, 4), (0, 2)])
def test_a_deck_too_small_for_the_seats_is_refused(cards, seats):
    """T3: each seat is dealt four cards."""
    deck = list(STANDARD_DECK[:cards])
    assert error(seats=seats, rng=random.Random(1), deck=deck) == "deck-too-small"
    assert error(deal={s: DEAL[s] for s in "ABCD"[:seats]}, deck=deck) == "deck-too-small"


def test_a_deck_just_large_enough_is_dealt_out():
    """T3: nothing is left, and that is fine."""
    state = Quartino().start(seats=4, rng=random.Random(1), deck=list(STANDARD_DECK[:16]))
    assert {card for rack in state.racks for card in rack} == set(STANDARD_DECK[:16])


def test_a_deck_of_what_are_no_cards_is_refused():
    """T2: a card is four colours."""
    assert error(seats=2, rng=random.Random(1), deck=["YBG"] * 8) == "bad-card"
