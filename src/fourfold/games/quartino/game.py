"""Quartino as a game: its facts, and states from rules, deals, headers, positions or JSON.

Lives here: the facts of Quartino, dealing (T3) and every other way to make a state. Does not live here:
playing (`state`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Game, Json, Move, Outcome, Rng, Seat, State
from fourfold.games.history import History, Positions
from fourfold.games.quartino.notation import Call, End, parse_board, parse_position, position_text
from fourfold.games.quartino.rules import OPTIONS, PRESETS, QuartinoRules, parse_rules
from fourfold.games.quartino.state import QuartinoState, Rack
from fourfold.games.quartino.tokens import (
    CARDS_A_RACK,
    EMPTY_BOARD,
    SPACES_BY_NAME,
    STANDARD_DECK,
    Board,
    Card,
    Deck,
    check_deal,
    make_deck,
    parse_card,
    parse_deck,
)
from fourfold.games.quartino.turn import Turn
from fourfold.games.quartino.view import QuartinoView, RackView
from fourfold.games.stored import reading
from fourfold.games.text import Field, located

SEATS = ("A", "B", "C", "D")


class Quartino(Game[QuartinoState]):
    """Quartino under one rule set.

    >>> deal = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}
    >>> state = Quartino().start(deal=deal)
    >>> state.to_act, len(state.moves())
    ('A', 36)
    """

    name: ClassVar[str] = "quartino"
    presets: ClassVar[tuple[str, ...]] = tuple(PRESETS)
    options: ClassVar[Mapping[str, bool]] = OPTIONS
    rule_ids: ClassVar[tuple[str, ...]] = tuple(f"t{number}" for number in range(1, 15))
    seat_counts: ClassVar[range] = range(2, len(SEATS) + 1)
    offered_seats: ClassVar[tuple[int, ...]] = tuple(seat_counts)
    has_teams: ClassVar[bool] = False
    has_secrets: ClassVar[bool] = True
    usual_clock: ClassVar[Literal["turn", "game"]] = "game"
    usual_beginner: ClassVar[Literal["lot", "youngest"]] = "youngest"
    local_presets: ClassVar[Mapping[str, str]] = {}
    setup_keys: ClassVar[tuple[str, ...]] = ("deck", "deal", "first")

    def __init__(self, rules: QuartinoRules | str = "quartino") -> None:
        self._rules = parse_rules(rules) if isinstance(rules, str) else rules

    @property
    def rules(self) -> QuartinoRules:
        """Return the rule set."""
        return self._rules

    @staticmethod
    def seat_names(seats: int | Sequence[Seat]) -> tuple[Seat, ...]:
        """Return the names of the seats: A, B, C and D, as many as play."""
        number = seats if isinstance(seats, int) else len(seats)
        if number not in Quartino.seat_counts:
            expected = f"{min(Quartino.seat_counts)}–{max(Quartino.seat_counts)}"
            raise NotationError("bad-seat-number", expected=expected, got=number)
        if not isinstance(seats, int) and tuple(seats) != SEATS[:number]:
            expected = " ".join(SEATS[:number])
            raise NotationError("bad-seat", expected=expected, got=quote(" ".join(map(str, seats))))
        return SEATS[:number]

    def start(
        self,
        seats: int | Sequence[Seat] | None = None,
        rng: Rng | None = None,
        first: Seat | None = None,
        deal: Mapping[Seat, Sequence[str]] | None = None,
        deck: Sequence[str] | None = None,
    ) -> QuartinoState:
        """Return the first state of a new game.

        Args:
            seats: the number of seats, two to four, or their names; by default two, or as many as are dealt.
            rng: deals the cards, and draws by lot who begins.
            first: the seat that begins; by default by lot, or A without an ``rng``.
            deal: the four cards of each seat, if ``rng`` does not deal them.
            deck: the cards to deal from instead of the standard deck.

        Raises:
            NotationError: the game cannot have these seats, this first seat, this deal or this deck.
            TypeError: there is neither a deal nor an ``rng``.
        """
        cards = STANDARD_DECK if deck is None else make_deck(map(Field, deck))
        if deal is not None:
            names = self.seat_names(len(deal) if seats is None else seats)
            if set(deal) != set(names):
                raise NotationError(
                    "deal-seats", expected=" ".join(names), got=quote(" ".join(deal))
                )
            racks: tuple[Rack, ...] = tuple(
                tuple(parse_card(Field(card)) for card in deal[seat]) for seat in names
            )
        elif rng is None:
            raise TypeError("expected a deal, or an rng that makes one")
        else:
            names = self.seat_names(2 if seats is None else seats)
            racks = _deal(cards, len(names), rng)
        if first is None:
            first = names[0] if rng is None else names[rng.randrange(len(names))]
        return self._begin(names, racks, cards, first, EMPTY_BOARD)

    def _begin(
        self,
        seats: tuple[Seat, ...],
        racks: tuple[Rack, ...],
        deck: Deck,
        first: Seat,
        board: Board,
    ) -> QuartinoState:
        if first not in seats:
            raise NotationError("bad-seat", expected=" ".join(seats), got=quote(first))
        for seat, rack in zip(seats, racks, strict=True):
            if len(rack) != CARDS_A_RACK:
                raise NotationError("deal-size", seat=seat, expected=CARDS_A_RACK, got=len(rack))
        check_deal(racks, deck)
        start = position_text(board, first)
        return QuartinoState(
            rules=self.rules,
            seats=seats,
            racks=racks,
            made=((),) * len(seats),
            shown=((),) * len(seats),
            deck=deck,
            board=board,
            seat=first,
            turn=Turn.start(1, board, self.rules),
            seen=Positions([start]),
            history=History([start]),
        )

    def at(self, position: str, seats: int | Sequence[Seat] | None = None) -> QuartinoState:
        """Return the state at the start of a turn on this board, with unknown cards.

        Without ``seats`` there are two seats, or as many as the seat to act needs.
        """
        names = SEATS if seats is None else self.seat_names(seats)
        board, seat = parse_position(position, names)
        if seats is None:
            names = SEATS[: max(2, SEATS.index(seat) + 1)]
        unknown: Rack = (None,) * CARDS_A_RACK
        return self._begin(names, (unknown,) * len(names), STANDARD_DECK, seat, board)

    def parse_move(self, text: str) -> Move:
        """Return the move that a text such as ``place B 3``, ``call YBGP 7`` or ``end`` writes.

        Raises:
            NotationError: the text is no move of Quartino.
        """
        return QuartinoState.parse_move(text)

    def read_setup(self, fields: Mapping[str, Field]) -> QuartinoState:
        """Return the first state that ``deal``, ``first`` and ``deck`` in a record's header describe.

        Raises:
            NotationError: a field is wrong or missing; the error has the place of the field.
        """
        for key in ("deal", "first"):
            if key not in fields:
                raise NotationError("key-missing", expected=key)
        deck = parse_deck(fields["deck"]) if "deck" in fields else STANDARD_DECK
        racks = _read_deal(fields["deal"])
        first = fields["first"]
        if first.text not in racks:
            raise first.error("bad-seat", expected=" ".join(racks))
        with located(fields["deal"].line, fields["deal"].column):
            return self._begin(tuple(racks), tuple(racks.values()), deck, first.text, EMPTY_BOARD)

    def state_from_json(self, data: Json) -> QuartinoState:
        """Return the state that `QuartinoState.to_json` wrote.

        Raises:
            NotationError: the JSON object is no state of Quartino under these rules.
        """
        with reading(data, self):
            seats = self.seat_names(data["seats"])
            if any(len(data[key]) != len(seats) for key in ("racks", "made", "shown")):
                raise NotationError("deal-seats", expected=" ".join(seats), got=quote(str(data)))
            if not {data["seat"], *data["gone"], *data["offer"]} <= set(seats):
                raise NotationError("bad-seat", expected=" ".join(seats), got=quote(str(data)))
            return QuartinoState(
                rules=self.rules,
                seats=seats,
                racks=tuple(tuple(map(_read_card, map(Field, rack))) for rack in data["racks"]),
                made=tuple(tuple(map(parse_card, map(Field, cards))) for cards in data["made"]),
                shown=tuple(tuple(map(parse_card, map(Field, cards))) for cards in data["shown"]),
                deck=parse_deck(Field(data["deck"])),
                board=parse_board(Field(data["board"])),
                seat=data["seat"],
                turn=Turn.from_json(data["turn"]),
                idle=int(data["idle"]),
                seen=Positions(data["seen"]),
                gone=tuple(data["gone"]),
                offer=tuple(data["offer"]),
                outcome=Outcome.from_json(data["outcome"]),
            )

    def view_from_json(self, data: Json) -> QuartinoView:
        """Return the view that `QuartinoView.to_json` wrote.

        Raises:
            NotationError: the JSON object is no view of Quartino under these rules.
        """
        with reading(data, self):
            column = data["column"]
            deck = data["deck"]
            return QuartinoView(
                viewer=data["viewer"],
                rules=self.rules,
                seats=self.seat_names(data["seats"]),
                to_act=data["to_act"],
                phase=str(data["phase"]),
                position=str(data["position"]),
                offer=tuple(data["offer"]),
                outcome=Outcome.from_json(data["outcome"]),
                moves=tuple(self.parse_move(text) for text in data["moves"]),
                deck=STANDARD_DECK if deck is None else parse_deck(Field(deck)),
                board=parse_board(Field(data["board"])),
                racks=tuple(map(RackView.from_json, data["racks"])),
                staying=tuple(data["staying"]),
                turn=int(data["turn"]),
                due=int(data["due"]),
                colours=bool(data["colours"]),
                column=None if column is None else SPACES_BY_NAME[column],
                clearing=tuple(SPACES_BY_NAME[name] for name in data["clearing"]),
                begun=bool(data["begun"]),
            )

    def can_take_back(self, move: Move, after: State) -> bool:
        """Return True unless the move was a call, which showed a card, or the game is over."""
        return not isinstance(move, Call) and after.outcome is None

    def is_automatic(self, move: Move) -> bool:
        """Return True for the end of a turn in referee play; elsewhere it is a decision not to call."""
        return self.rules.referee and isinstance(move, End)


def _deal(deck: Deck, seats: int, rng: Rng) -> tuple[Rack, ...]:
    """Return four cards for each seat, drawn one by one; the other cards stay unseen."""
    pile = list(deck)
    if len(pile) < seats * CARDS_A_RACK:
        raise NotationError("deck-too-small", expected=seats * CARDS_A_RACK, got=len(pile))
    return tuple(
        tuple(pile.pop(rng.randrange(len(pile))) for _ in range(CARDS_A_RACK)) for _ in range(seats)
    )


def _read_card(field: Field) -> Card | None:
    return None if field.text == "?" else parse_card(field)


def _read_deal(field: Field) -> dict[Seat, Rack]:
    racks: dict[Seat, Rack] = {}
    for word in field.words():
        seat, *cards = word.split("=")
        if len(cards) != 1:
            raise word.error("bad-deal")
        if len(racks) >= len(SEATS) or seat.text != SEATS[len(racks)]:
            raise seat.error("deal-seats", expected=" ".join(SEATS))
        racks[seat.text] = tuple(_read_card(card) for card in cards[0].split(","))
        if len(racks[seat.text]) != CARDS_A_RACK:
            raise cards[0].error(
                "deal-size", seat=seat.text, expected=CARDS_A_RACK, got=len(racks[seat.text])
            )
    if len(racks) < 2:
        raise field.end().error("deal-seats", expected="A B")
    return racks
