"""Two worlds that differ only in what a player may not know: every bot of Quartino chooses the same move.

``python -m tests.bots.test_two_worlds 2000`` compares 2,000 pairs and prints the result.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from zlib import crc32

from tests.games.quartino.secret_games import another_deal, some_game

from fourfold.bots import Bot, bots_of
from fourfold.bots.catalogue import QUIET_QUARTINO_BOTS
from fourfold.bots.quartino import StrongBot
from fourfold.games.game import Move, Rng, View
from fourfold.games.quartino import QuartinoState, QuartinoView

PAIRS = 100
RULES = ("quartino", "quartino+referee", "quartino-first", "quartino-first+referee")
FEW_SIMULATIONS = 24


def all_bots() -> dict[str, Bot]:
    bots = {**bots_of("quartino"), **QUIET_QUARTINO_BOTS}
    return {**bots, "strong": StrongBot(FEW_SIMULATIONS)}


def pairs() -> Iterator[tuple[QuartinoState, QuartinoState]]:
    """Yield two states that look the same to the seat to act, which the other seats' cards tell apart."""
    for seed in itertools.count():
        record = some_game(seed, RULES[seed % len(RULES)], 2 + seed % 3)
        state = record.state
        if state.outcome is not None or not isinstance(state, QuartinoState):
            continue
        other = another_deal(record, state.seat, random.Random(seed)).state
        if isinstance(other, QuartinoState) and other.racks != state.racks:
            yield state, other


def difference(bots: Mapping[str, Bot], most: int) -> str | None:
    """Return the first bot that chooses differently in the two worlds of a pair, or None."""
    for number, (one, other) in enumerate(itertools.islice(pairs(), most)):
        for name, bot in bots.items():
            chosen = [
                bot.choose(state.view(state.seat), random.Random(number)) for state in (one, other)
            ]
            if chosen[0] != chosen[1]:
                return f"pair {number}: {name} chooses {chosen[0]} and {chosen[1]}"
    return None


def test_every_bot_chooses_the_same_in_worlds_that_differ_in_hidden_cards() -> None:
    """T14."""
    assert difference(all_bots(), PAIRS) is None


class PeekingBot:
    """A bot whose views hold more than they should: the cards of the next seat."""

    def choose(self, view: View, rng: Rng) -> Move:
        assert isinstance(view, QuartinoView)
        cards = [str(card) for rack in view.racks for card in rack.cards or ()]
        return view.moves[crc32(" ".join(cards).encode()) % len(view.moves)]


def test_a_peek_at_other_racks_is_caught(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    honest = QuartinoView.of.__func__  # type: ignore[attr-defined]

    def leaking(cls, state, viewer):  # type: ignore[no-untyped-def]
        view = honest(cls, state, viewer)
        pairs = zip(view.racks, state.racks, strict=True)
        return replace(view, racks=tuple(replace(rack, cards=cards) for rack, cards in pairs))

    assert difference({"peeking": PeekingBot()}, PAIRS) is None
    monkeypatch.setattr(QuartinoView, "of", classmethod(leaking))
    assert difference({"peeking": PeekingBot()}, PAIRS) is not None


def main(most: int) -> int:
    bots = all_bots()
    found = difference(bots, most)
    print(found or f"{most} pairs, {', '.join(bots)}: the same choices")
    return int(found is not None)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
