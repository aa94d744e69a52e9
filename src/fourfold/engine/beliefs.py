"""Which cards the others could hold, turn by turn, in a game of Quartino.

Lives here: beliefs of a seat as Python values. Does not live here: how they are found
(``native/quartino/net/beliefs.hpp``): by a neural network, the reader, who has watched players of all
strengths, from what the seat sees and from moves that everybody saw. Beliefs are estimates. How far they can
be trusted is measured in the benchmarks of the documentation.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fourfold.engine.core import core
from fourfold.engine.quartino_nets import load_nets
from fourfold.engine.quartino_twin import QuartinoTwin
from fourfold.games.game import Json, Seat
from fourfold.games.quartino import QuartinoState
from fourfold.games.quartino.tokens import STANDARD_DECK, Card
from fourfold.games.record import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBeliefs:
    """What a seat could believe about the others' cards as a turn began."""

    turn: int
    """The number of the turn, from 1, over all seats."""
    number: int
    """The number in the record of the first event of the turn, from 0."""
    to_act: Seat
    """The seat whose turn it was."""
    cards: Mapping[Seat, Mapping[Card, float]]
    """For each other seat the probability that it holds a card, by cards, without those that it cannot hold.

    The probabilities of a seat add up to the number of cards in its rack. A card that a wrong call has shown
    has the probability 1.
    """

    def to_json(self) -> Json:
        """Return the beliefs as JSON, in the form that programs exchange."""
        return {
            "turn": self.turn,
            "number": self.number,
            "to_act": self.to_act,
            "cards": {seat: dict(cards) for seat, cards in self.cards.items()},
        }


def beliefs(record: Record, seat: Seat) -> list[TurnBeliefs]:
    """Return which cards a seat could believe the others to hold, as each turn of a record began.

    Only the cards of the seat itself and what everybody saw are looked at, so a record in which the others'
    cards are unknown (``?``) has the same beliefs.

    >>> import random
    >>> from fourfold.games.quartino import Quartino
    >>> game = Quartino()
    >>> record = Record.begin(game, game.start(rng=random.Random(1))).play("place Y c").play("end")
    >>> first, second = beliefs(record, "A")
    >>> second.turn, second.number, len(second.cards["B"]), round(sum(second.cards["B"].values()), 6)
    (2, 2, 20, 4.0)

    Raises:
        ValueError: the record is not of Quartino with the standard deck, has no such seat, or does not tell
            the cards of the seat.
    """
    start = record.start
    if not isinstance(start, QuartinoState):
        raise ValueError(f"expected a record of quartino, got one of {record.game.name}")
    if start.deck != STANDARD_DECK:
        raise ValueError("expected the standard deck, got another one")
    if seat not in start.seats:
        raise ValueError(f"expected a seat, one of {' '.join(start.seats)}, got {seat!r}")
    if None in start.racks[start.seats.index(seat)]:
        raise ValueError(f"expected a record with the cards of {seat}, got unknown cards")
    turn = start.seats.index(seat)
    others = start.seats[turn + 1 :] + start.seats[:turn]
    native = QuartinoTwin(start).replay(record).native
    return [
        TurnBeliefs(
            turn=number,
            number=events,
            to_act=to_act,
            cards={
                other: {
                    card: chance
                    for card, chance in zip(STANDARD_DECK, chances, strict=True)
                    if chance
                }
                for other, chances in zip(others, told, strict=True)
            },
        )
        for number, events, to_act, told in core.quartino_beliefs(load_nets(), native, seat)
    ]
