"""What a seat or a spectator of Quartino may know (T14), and nothing else.

Lives here: the fields of a view, which are the allow-list of what a state tells, and its JSON object. Does
not live here: the rules (`state`). In rulebook play no field tells whether there is a situation to say or a
card to call.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from fourfold.games.game import Json, Seat, View
from fourfold.games.quartino import picture
from fourfold.games.quartino.notation import board_text
from fourfold.games.quartino.rules import QuartinoRules
from fourfold.games.quartino.tokens import (
    STANDARD_DECK,
    Board,
    Card,
    Colour,
    Deck,
    Space,
    reserve,
)

if TYPE_CHECKING:
    from fourfold.games.quartino.state import QuartinoState


@dataclass(frozen=True, slots=True)
class RackView:
    """The cards of one seat, as far as the viewer may see them."""

    left: int
    """The number of cards still to be made."""
    made: tuple[Card, ...]
    """The cards that the seat has made."""
    shown: tuple[Card, ...]
    """The cards in the rack that wrong calls have shown."""
    cards: tuple[Card | None, ...] | None
    """All cards in the rack for its owner, and for everybody once the game is over; otherwise None."""

    def to_json(self) -> Json:
        """Return the cards as a JSON object."""
        cards = None if self.cards is None else [str(card or "?") for card in self.cards]
        return {
            "left": self.left,
            "made": [str(card) for card in self.made],
            "shown": [str(card) for card in self.shown],
            "cards": cards,
        }

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """Return the cards that `to_json` wrote."""
        cards = data["cards"]
        return cls(
            left=int(data["left"]),
            made=tuple(map(Card, data["made"])),
            shown=tuple(map(Card, data["shown"])),
            cards=None if cards is None else tuple(None if c == "?" else Card(c) for c in cards),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class QuartinoView(View):
    """What one seat, or a spectator, may know of a game of Quartino."""

    rules: QuartinoRules
    """The rule set under which the game is played."""
    deck: Deck
    """The cards from which the racks were dealt."""
    board: Board
    """The columns of tokens on the nine spaces, the centre first, then the rim."""
    racks: tuple[RackView, ...]
    """The cards of each seat, in the order of the seats, as far as the viewer may see them."""
    staying: tuple[Seat, ...]
    """The seats that still play."""
    turn: int
    """The number of the turn, counted from 1 over all seats."""
    due: int
    """The number of tokens that must still be placed."""
    colours: bool
    """Whether "four colours" has been said in this turn, or the referee has granted it."""
    column: Space | None
    """The column that has been said in this turn, or None."""
    clearing: tuple[Space, ...]
    """The columns of which one must still be cleared."""
    begun: bool
    """Whether a token has been placed in this turn: after that no situation can be said."""

    @classmethod
    def of(cls, state: QuartinoState, viewer: Seat | None) -> Self:
        """Return what a seat, or a spectator for None, may know of a state (T14)."""
        is_over = state.outcome is not None
        racks = tuple(
            RackView(len(rack), made, shown, rack if is_over or owner == viewer else None)
            for owner, rack, made, shown in zip(
                state.seats, state.racks, state.made, state.shown, strict=True
            )
        )
        return cls(
            viewer=viewer,
            rules=state.rules,
            seats=state.seats,
            to_act=state.to_act,
            phase=state.phase,
            position=state.position,
            offer=state.offer,
            outcome=state.outcome,
            moves=tuple(state.moves()) if viewer is not None and viewer == state.to_act else (),
            history=state.history,
            deck=state.deck,
            board=state.board,
            racks=racks,
            staying=state.staying,
            turn=state.turn.number,
            due=state.turn.due,
            colours=state.turn.colours,
            column=state.turn.column,
            clearing=state.clearing,
            begun=state.turn.begun,
        )

    @property
    def rack(self) -> tuple[Card, ...]:
        """Return the cards of the viewer; a spectator has none."""
        if self.viewer is None:
            return ()
        cards = self.racks[self.seats.index(self.viewer)].cards or ()
        return tuple(card for card in cards if card is not None)

    @property
    def says_left(self) -> tuple[str, ...] | None:
        """Return the situations that may still be said in this turn, or None if nobody says situations."""
        if self.rules.referee or not self.rules.situations:
            return None
        if self.begun or self.outcome is not None:
            return ()
        said = {"colours": self.colours, "column": self.column is not None}
        return tuple(situation for situation, is_said in said.items() if not is_said)

    @property
    def reserve(self) -> dict[Colour, int]:
        """Return the number of tokens of each colour that are not on the board."""
        return reserve(self.board)

    def __str__(self) -> str:
        """Return a drawing of the wheel and the cards in text, with what is to be done.

        Columns are written from bottom to top, and a card that the viewer may not see is ``?``.
        """
        return "\n".join([*picture.draw_text(self.board, self._drawn_racks), self._sentence])

    def _repr_svg_(self) -> str:
        """Return a picture of the wheel and the cards, as far as the viewer may see them, as SVG text."""
        return picture.draw_svg(
            self.board,
            self._drawn_racks,
            caption=self._sentence,
            title=f"Quartino {self.position}: {self._sentence}",
        )

    @property
    def _drawn_racks(self) -> list[picture.DrawnRack]:
        """Return each seat's cards: those that the viewer may see, and None for each of the others."""
        racks = []
        for seat, rack in zip(self.seats, self.racks, strict=True):
            hidden = (None,) * (rack.left - len(rack.shown))
            cards = (*rack.shown, *hidden) if rack.cards is None else rack.cards
            racks.append(picture.DrawnRack(seat, cards, rack.made))
        return racks

    @property
    def _sentence(self) -> str:
        if self.phase == "clear":
            return self._caption(f"clear {' or '.join(map(str, self.clearing))}")
        if self.phase == "call":
            return self._caption("call or end")
        return self._caption(f"place {self.due} token{'s' if self.due > 1 else ''}")

    def to_json(self) -> Json:
        """Return the view as a JSON object, which `Quartino.view_from_json` reads."""
        return {
            "game": "quartino",
            "rules": str(self.rules),
            **self._shared_json(),
            "deck": None if self.deck == STANDARD_DECK else ",".join(self.deck),
            "board": board_text(self.board),
            "reserve": self.reserve,
            "racks": [rack.to_json() for rack in self.racks],
            "staying": list(self.staying),
            "turn": self.turn,
            "due": self.due,
            "colours": self.colours,
            "column": None if self.column is None else str(self.column),
            "clearing": [str(space) for space in self.clearing],
            "begun": self.begun,
            "says_left": None if self.says_left is None else list(self.says_left),
        }
