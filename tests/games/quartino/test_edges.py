"""Corners of Quartino that ordinary games seldom reach."""

from __future__ import annotations

import json
import random

import pytest

from fourfold import NotationError, Outcome, read_record
from fourfold.games.quartino import STANDARD_DECK, Quartino, QuartinoRules, Space

from .setting import DEAL, at, play, refusal, start

#: Every token of the box, with the card YBGP on top at the centre and 1, 2 and 3.
NOTHING_LEFT = "PPPPPPY/YYYYYYB/BBBBBBG/GGGGGGP/././././."


def through_json(data):
    return json.loads(json.dumps(data))


def test_without_a_number_two_are_dealt_in():
    """T3: two to four play."""
    assert Quartino().start(rng=random.Random(1)).seats == ("A", "B")
    assert Quartino().start(deal={seat: DEAL[seat] for seat in "ABC"}).seats == ("A", "B", "C")


def test_state_and_views_of_a_game_won_by_the_last_card_survive_json():
    """T12: whoever removes the last card wins at once; nothing more is due."""
    state = play(at("Y/B/G/./././././. A", A="YBGP"), "place P 3", "call YBGP 1")
    assert state.outcome == Outcome(("A",), "cards")
    assert (state.turn.due, state.view("B").due) == (0, 0)
    assert Quartino().state_from_json(through_json(state.to_json())) == state
    for seat in ("A", "B", None):
        view = state.view(seat)
        assert view.outcome == state.outcome
        assert Quartino().view_from_json(through_json(view.to_json())) == view


def test_a_winning_call_made_in_place_of_the_last_tokens_leaves_none_due():
    """T13: with an empty reserve placing is skipped, whatever was due."""
    state = at(f"{NOTHING_LEFT} A", A="YBGP")
    assert not any(state.reserve.values())
    won = state.play("call YBGP 1")
    assert won.outcome == Outcome(("A",), "cards")
    assert won.turn.due == 0


def test_a_view_of_cards_that_nobody_knows_is_stored_whole():
    """T14: who replays a masked record knows even the own rack only in part."""
    state = Quartino().at("Y/B/G/./././././. A", 3)
    view = state.view("A")
    assert view.racks[0].cards == (None,) * 4
    assert view.rack == ()
    assert view.to_json()["racks"][0]["cards"] == ["?"] * 4
    assert Quartino().view_from_json(through_json(view.to_json())) == view


def test_a_deal_for_five_is_refused_at_the_fifth():
    """T3: two to four play."""
    cards = [f"{seat}={','.join(DEAL[seat])}" for seat in "ABCD"]
    text = f"game: quartino\nrules: quartino\ndeal: {' '.join([*cards, 'E=?,?,?,?'])}\nfirst: A\n"
    with pytest.raises(NotationError) as refused:
        read_record(text)
    assert (refused.value.code, refused.value.line) == ("deal-seats", 3)
    assert refused.value.column == len("deal: ") + len(" ".join(cards)) + 2


def test_a_state_with_seats_that_do_not_fit_is_refused_with_those_that_do():
    game = Quartino()
    state = game.start(deal={seat: DEAL[seat] for seat in "ABC"}, first="A")
    for change in ({"made": [[], []]}, {"shown": [[], [], [], []]}, {"racks": [[], []]}):
        with pytest.raises(NotationError) as refused:
            game.state_from_json(state.to_json() | change)
        assert refused.value.code == "deal-seats"
        assert "the seats A B C, got \"{'game': 'quartino'" in str(refused.value)
    for change in ({"seat": "D"}, {"gone": ["D"]}, {"offer": ["D"]}):
        with pytest.raises(NotationError) as refused:
            game.state_from_json(state.to_json() | change)
        assert refused.value.code == "bad-seat"
        assert "one of A B C, got \"{'game': 'quartino'" in str(refused.value)


@pytest.mark.parametrize("first", ["A", "B"])
@pytest.mark.parametrize("offering", ["A", "B"])
def test_an_offer_of_either_of_two_is_stored(first, offering):
    state = start(first=first).play("offer draw", offering)
    assert Quartino().state_from_json(through_json(state.to_json())) == state


def test_an_offer_lapses_at_a_call_of_a_card_that_was_not_known():
    """T14: a masked record shows a card when it is called."""
    state = play(Quartino().at("Y/B/G/./././././. A", 2), "place P 3", "B: offer draw")
    made = state.play("call YBGP 1")
    assert (made.made[0], made.racks[0], made.offer) == (("YBGP",), (None,) * 3, ())


def test_the_standard_deck_in_another_order_is_the_standard_deck():
    """T2: the order in which the cards are told means nothing."""
    state = Quartino().start(rng=random.Random(1), deck=STANDARD_DECK[::-1])
    assert state.deck == STANDARD_DECK
    assert "deck" not in state.setup()
    assert state.view("A").to_json()["deck"] is None


def test_start_without_a_deal_or_an_rng_says_what_is_missing():
    with pytest.raises(TypeError) as refused:
        Quartino().start()
    assert str(refused.value) == "expected a deal, or an rng that makes one"


def test_after_a_call_of_an_unknown_card_without_placing_it_is_too_late_to_say():
    """T7, T13: the call comes where the skipped token would have come."""
    state = Quartino().at(f"{NOTHING_LEFT} A", 2).play("call YBGP 1")
    assert (state.turn.due, state.turn.begun, state.turn.acted) == (1, True, True)
    assert refusal(state, "say colours") == "say-too-late"


def test_a_refused_quartino_without_placing_leaves_the_turn_as_it_was():
    """T13: the reserve is empty, so that calling is open at once."""
    state = at(f"{NOTHING_LEFT} A", "quartino-first+referee")
    after = state.refuse("call YBPG 1")
    assert after.turn == state.turn
    assert after.shown == (("YBPG",), ())


def test_in_mid_turn_the_position_tells_what_is_due():
    state = at("./YBGP/./GPYB/././././. A", "quartino+referee")
    assert state.position == "./YBGP/./GPYB/././././. A"
    state = at("./YYYY/./GPYB/././././. A", "quartino+referee").play("place P c")
    assert state.position == "P/YYYY/./GPYB/././././. A +2 clear 1,3"
    assert state.play("clear 3").position == "P/YYYY/././././././. A +2"
    said = play(at("./YBGP/./GPYB/././././. A"), "say column 3")
    assert said.position == "./YBGP/./GPYB/././././. A +2 clear 3"


def test_a_view_tells_all_what_was_said_and_is_still_due():
    """T7, T8: what is said is said aloud."""
    state = at("Y/Y/Y/YYBGP/././././. A")
    silent = state.view("B")
    assert (silent.colours, silent.column, silent.clearing) == (False, None, ())
    assert (silent.due, silent.begun, silent.turn) == (1, False, 1)
    said = play(state, "say colours", "say column 3")
    for seat in ("A", "B", None):
        view = said.view(seat)
        assert (view.colours, view.column, view.clearing) == (True, 3, (3,))
        assert (view.due, view.begun) == (3, False)
        assert said.play("place B 1").view(seat).begun


def test_a_spectator_has_no_rack():
    """T14: the cards of a rack are for its owner."""
    assert start().view(None).rack == ()
    assert start().view("B").rack == tuple(DEAL["B"])


def test_spaces_show_their_numbers_to_programmers():
    assert repr([Space(0), Space(8)]) == "[Space(0), Space(8)]"


@pytest.mark.parametrize("option", ["players", "referee"])
def test_an_option_that_is_chosen_or_not_takes_no_value(option):
    assert Quartino(f"quartino+{option}")
    with pytest.raises(NotationError) as refused:
        Quartino(f"quartino+{option}:1")
    assert (refused.value.code, refused.value.column) == ("bad-option", 10)


def test_rules_without_a_word_are_those_with_situations():
    assert QuartinoRules() == Quartino("quartino").rules == Quartino().rules
    assert str(QuartinoRules()) == "quartino"
