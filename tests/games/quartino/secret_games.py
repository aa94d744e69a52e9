"""Games of Quartino with calls and says, and the same games as far as one viewer knows, with other cards."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

from fourfold import Record
from fourfold.games.quartino import STANDARD_DECK, Card, Quartino
from fourfold.games.quartino.tokens import SPACES

VIEWERS = {seats: [*"ABCD"[:seats], None] for seats in (2, 3, 4)}
"""The seats and a spectator, by the number of seats."""


def some_game(seed: int, rules: str, seats: int) -> Record:
    """A game with says, right and wrong calls and refusals, stopped somewhere."""
    rng = random.Random(seed)
    game = Quartino(rules)
    deck = rng.choice([STANDARD_DECK, ["YYYB", "BYYY", "YBYB", "YYYY", "BBYY", "YYBB"] * 3])
    record = Record.begin(game, game.start(seats=seats, rng=rng, deck=deck))
    for _ in range(rng.randrange(10, 150)):
        state = record.state
        if state.outcome is not None:
            break
        tries = ["say colours", f"say column {rng.choice(SPACES)}"]
        card = rng.choice(state.rack)
        spots = card.matching(state.board) or [SPACES[rng.randrange(1, 9)]]
        if state.may_finish and (rng.random() < 0.2 or card.matching(state.board)):
            tries = [f"call {card} {rng.choice(spots)}"]
        if rng.random() < 0.02 and len(state.staying) > 2:
            record = record.play("resign", rng.choice(state.staying))
            continue
        record, _ = record.attempt(rng.choice(tries))
        if record.state.outcome is None:
            moves = record.state.moves()
            few = [move for move in moves if str(move).startswith(("place Y", "place B"))]
            record = record.play(rng.choice(few or moves))
    return record


def another_deal(record: Record, viewer: str | None, rng: random.Random) -> Record:
    """The same game as far as the viewer knows: every card that they cannot know is dealt anew."""
    first: Any = record.start
    now: Any = record.state
    known = {
        seat: list(first.racks[number])
        if seat == viewer
        else [*now.made[number], *now.shown[number]]
        for number, seat in enumerate(first.seats)
    }
    rest: Counter[Any] = Counter(first.deck) - Counter(
        card for cards in known.values() for card in cards
    )
    pile = list(rest.elements())
    rng.shuffle(pile)
    racks = []
    for seat in first.seats:
        rack = known[seat] + [pile.pop() for _ in range(4 - len(known[seat]))]
        if seat != viewer:
            rng.shuffle(rack)
        racks.append(tuple(map(Card, rack)))
    other = Record.begin(record.game, replace(first, racks=tuple(racks)))
    for event in record.events:
        step = other.refuse if event.refused else other.play
        other = step(event.move, event.seat)
    return other
