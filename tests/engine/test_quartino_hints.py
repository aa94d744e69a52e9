"""Hints of Quartino: near cards, likely cards and a legal move, from the view of the seat to act alone.

``python -m tests.engine.test_quartino_hints 2000`` compares 2,000 pairs of worlds and prints the result.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.games.quartino.secret_games import another_deal, some_game
from tests.games.quartino.setting import at

from fourfold.bots.quartino import StrongBot
from fourfold.engine import hints
from fourfold.engine.beliefs import beliefs
from fourfold.engine.hints import QuartinoHint, find_hint
from fourfold.games.quartino import Card, Place, Quartino, QuartinoState, QuartinoView
from fourfold.games.quartino.tokens import RIM_SPACES, STANDARD_DECK, Board
from fourfold.games.record import Record

PAIRS = 300
FEW_PLAYOUTS = 24
RULES = ("quartino", "quartino+referee", "quartino-first", "quartino-first+referee")


def some_records(rules: tuple[str, ...] = RULES) -> Iterator[Record[Any]]:
    """Yield games that are going on, by all rules and numbers of seats, of the standard deck and others."""
    for seed in itertools.count():
        record = some_game(seed, rules[seed % len(rules)], 2 + seed % 3)
        if record.state.outcome is None:
            yield record


def hint_of(state: QuartinoState) -> QuartinoHint:
    return find_hint(state.view(state.seat), playouts=FEW_PLAYOUTS)


# --- What a hint says ----------------------------------------------------------------------------


def missing(board: Board, card: Card) -> int:
    """Return how many tokens a card lacks where it is nearest, of all places that the reserve allows."""
    found = []
    left = Counter("YBGP" * 7) - Counter("".join(board))
    for first in RIM_SPACES:
        wanted = [
            colour
            for space, colour in zip(card.spaces(first), card, strict=True)
            if not board[space] or board[space][-1] != colour
        ]
        is_short = bool(Counter(wanted) - left)
        found.append(len(wanted) + (10 if is_short else 0))
    return min(found)


def test_nearest_cards_are_those_that_lack_the_fewest_tokens() -> None:
    near = 0
    for record in itertools.islice(some_records(), 80):
        state = record.state
        lacks = {card: missing(state.board, card) for card in state.rack}
        found = hint_of(state).nearest
        assert {one.card for one in found} == {
            card for card, number in lacks.items() if number == min(lacks.values())
        }
        for one in found:
            board = list(state.board)
            for move in one.lacks:
                assert isinstance(move, Place)
                board[move.space] += move.colour
            assert one.first in one.card.matching(tuple(board))
            assert len(one.lacks) % 10 == lacks[one.card] % 10
            near += len(one.lacks) < 3
    assert near > 40


def test_others_cards_are_the_likeliest_of_the_beliefs() -> None:
    """The same estimates as `beliefs` has for the start of the turn: at most four that say something."""
    named = 0
    for record in itertools.islice(some_records(("quartino+referee",)), 60):
        state = record.state
        if state.deck != STANDARD_DECK or not state.turn.fresh(state.rules):
            continue
        believed = beliefs(record, state.seat)[-1].cards
        for seat, cards in hint_of(state).others.items():
            likely = [(-int(100 * p + 0.5), card) for card, p in believed[seat].items()]
            likely.sort(key=lambda one: (one[0], STANDARD_DECK.index(one[1])))
            number = state.seats.index(seat)
            shown = [card for shown in state.shown for card in shown]
            unseen = len(believed[seat].keys() - set(shown))
            share = 100 * (len(state.racks[number]) - len(state.shown[number])) / unseen
            is_new = not any(event.seat == seat for event in record.events)
            least = 100 if is_new else max(25, int(2 * share))
            expected = [(card, -percent) for percent, card in likely[:4] if -percent >= least]
            assert [(one.card, one.percent) for one in cards] == expected
            named += len(cards)
    assert named > 10


def test_the_move_is_legal_in_every_calling_mode() -> None:
    kinds: Counter[tuple[bool, str]] = Counter()
    for record in itertools.islice(some_records(), 120):
        state = record.state
        move = hint_of(state).move
        state.play(move)
        kinds[state.rules.referee, str(move).split()[0]] += 1
    assert {kind for _, kind in kinds} >= {"place", "clear", "say", "end"}
    assert not kinds[True, "say"]


def test_the_move_announces_a_card_that_is_there() -> None:
    for rules in ("quartino", "quartino+referee"):
        placed = at("Y/B/G/./././././. A", rules).play("place P 3")
        hint = find_hint(placed.view("A"))
        assert [str(one.card) for one in hint.nearest] == ["YBGP"]
        assert hint.nearest[0].lacks == ()
        assert str(hint.move) == "call YBGP 1"


def test_the_move_is_that_of_strong_for_the_same_seed() -> None:
    """Where one move alone is listed, and where a way to the last card is found, no seed matters."""
    same = 0
    for record in itertools.islice(some_records(("quartino+referee",)), 40):
        state = record.state
        if state.deck == STANDARD_DECK:
            chosen = {
                StrongBot(200).choose(state.view(state.seat), random.Random(n)) for n in range(3)
            }
            same += find_hint(state.view(state.seat), playouts=200).move in chosen
    assert same >= 18


def test_the_same_view_has_the_same_hint() -> None:
    for record in itertools.islice(some_records(), 8):
        view = record.state.view(record.state.to_act)
        assert find_hint(view) == find_hint(view)


def test_other_decks_and_longer_games_say_so() -> None:
    game = Quartino("quartino+turns:300")
    long = find_hint(game.start(rng=random.Random(1), first="A").view("A"), playouts=FEW_PLAYOUTS)
    assert (long.remark, set(long.others)) == ("turns", {"B"})
    deck = ["YYYB", "BYYY", "YBYB", "YYYY", "BBYY", "YYBB"] * 3
    other = Quartino().start(rng=random.Random(1), first="A", deck=deck)
    hint = find_hint(other.view("A"), playouts=FEW_PLAYOUTS)
    assert (hint.remark, hint.others) == ("deck", {})
    assert hint.nearest
    usual = Quartino().start(rng=random.Random(1), first="A")
    assert find_hint(usual.view("A"), playouts=FEW_PLAYOUTS).remark is None


def test_only_the_seat_to_act_gets_a_hint() -> None:
    state = Quartino().start(rng=random.Random(1), first="A")
    for viewer in ("B", None):
        with pytest.raises(ValueError, match="expected a view of the seat to act"):
            find_hint(state.view(viewer))
    masked = Record.begin(Quartino(), state).masked("B").state
    with pytest.raises(ValueError, match="with its cards"):
        find_hint(masked.view("A"))


# --- Two worlds ----------------------------------------------------------------------------------


def difference(most: int) -> str | None:
    """Return the first pair of worlds that differ in hidden cards and have different hints, or None."""
    compared = 0
    for number, record in enumerate(some_records()):
        one = record.state
        other = another_deal(record, one.seat, random.Random(number)).state
        assert isinstance(other, QuartinoState)
        if other.racks == one.racks:
            continue
        told = [json.dumps(hint_of(state).json) for state in (one, other)]
        if told[0] != told[1]:
            return f"game {number}:\n{told[0]}\n{told[1]}"
        compared += 1
        if compared == most:
            break
    return None


def test_hints_are_the_same_in_worlds_that_differ_in_hidden_cards() -> None:
    """T14: byte for byte."""
    assert difference(PAIRS) is None


def test_a_hint_that_peeks_at_other_racks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, view_texts = QuartinoView.of.__func__, hints.view_texts  # type: ignore[attr-defined]

    def leaking(cls: Any, state: QuartinoState, viewer: str | None) -> QuartinoView:
        view: QuartinoView = honest(cls, state, viewer)
        pairs = zip(view.racks, state.racks, strict=True)
        return replace(view, racks=tuple(replace(rack, cards=cards) for rack, cards in pairs))

    def peeking(view: QuartinoView, *more: Any) -> Any:
        held = [tuple(card for card in rack.cards or () if card) for rack in view.racks]
        racks = [replace(rack, shown=cards) for rack, cards in zip(view.racks, held, strict=True)]
        return view_texts(replace(view, racks=tuple(racks)), *more)

    monkeypatch.setattr(QuartinoView, "of", classmethod(leaking))
    assert difference(20) is None
    monkeypatch.setattr(hints, "view_texts", peeking)
    assert difference(20) is not None


def main(most: int) -> int:
    found = difference(most)
    print(found or f"{most} pairs: the same hints")
    return int(found is not None)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
