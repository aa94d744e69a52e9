"""Quartino as it is played: a state, its moves and its end.

Lives here: the rules T3 to T13. Does not live here: what has been said and done in a turn (`turn`), texts
(`notation`), what a seat may see (`view`), clocks (the server's tables, the terminal).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self, TypeVar

from fourfold.games.game import (
    Abandon,
    Flag,
    IllegalMove,
    Json,
    Move,
    Outcome,
    Resign,
    Seat,
    State,
)
from fourfold.games.history import History, Positions
from fourfold.games.quartino import notation
from fourfold.games.quartino.notation import (
    END,
    PLACES,
    Call,
    Clear,
    End,
    Place,
    SayColours,
    SayColumn,
    board_text,
    position_text,
)
from fourfold.games.quartino.rules import QuartinoRules
from fourfold.games.quartino.tokens import (
    EMPTY_BOARD,
    STANDARD_DECK,
    Board,
    Card,
    Colour,
    Deck,
    Space,
    reserve,
    tops,
    with_column,
)
from fourfold.games.quartino.turn import Turn
from fourfold.games.quartino.view import QuartinoView

T = TypeVar("T")

MAX_REPETITIONS = 3
"""Occurrences of a position, without a card made in between, that end the game in a draw."""

LEAVING: Mapping[str, Move] = {"resign": Resign(), "time": Flag(), "abandoned": Abandon()}
"""The move by which a seat leaves the game, by the reason that an outcome names."""

Rack = tuple[Card | None, ...]
"""The cards of a seat; None is a card that is not known to whoever made the state."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuartinoState(State):
    """The state of a game of Quartino at one moment."""

    rules: QuartinoRules
    """The rule set under which the game is played."""
    racks: tuple[Rack, ...]
    """For each seat the cards that it still has to make."""
    made: tuple[tuple[Card, ...], ...]
    """For each seat the cards that it has made."""
    shown: tuple[tuple[Card, ...], ...]
    """For each seat the cards in its rack that wrong calls have shown."""
    deck: Deck = STANDARD_DECK
    """The cards from which the racks were dealt."""
    board: Board = EMPTY_BOARD
    """The columns of tokens on the nine spaces."""
    seat: Seat
    """The seat whose turn it is."""
    turn: Turn
    """What has been done in this turn, and what is left to do."""
    idle: int = 0
    """The number of turns in a row, just before this turn, in which nothing was placed, cleared or called."""
    seen: Positions = field(default_factory=Positions)
    """The positions at the starts of turns since the last card was made."""
    gone: tuple[Seat, ...] = ()
    """The seats that no longer play."""
    history: History[str] = field(default_factory=History, compare=False, repr=False)
    """The position at the start, then each move that everybody saw, with its seat, as records write events.

    Empty if the past is not known. States are equal whatever their history is.
    """

    @staticmethod
    def _parse_move(text: str) -> Move:
        return notation.parse_move(text)

    @property
    def to_act(self) -> Seat | None:
        """Return the seat whose move is awaited, or None if the game is over."""
        return None if self.outcome is not None else self.seat

    @property
    def turn_number(self) -> int:
        """Return the number of the current turn, counted from 1 over all seats."""
        return self.turn.number

    @property
    def staying(self) -> tuple[Seat, ...]:
        """Return the seats that still play: those that neither resigned nor ran out of time nor left."""
        return tuple(seat for seat in self.seats if seat not in self.gone)

    @property
    def reserve(self) -> dict[Colour, int]:
        """Return the number of tokens of each colour that are not on the board."""
        return reserve(self.board)

    @property
    def rack(self) -> Rack:
        """Return the cards of the seat whose turn it is."""
        return self.racks[self.seats.index(self.seat)]

    @property
    def clearing(self) -> tuple[Space, ...]:
        """Return the columns of which one must still be cleared in this turn."""
        return self.turn.clearing(self.rules)

    @property
    def must_clear_now(self) -> bool:
        """Return True if clearing comes before placing: only a column was said (T8), or no token is left."""
        return bool(self.clearing) and not (self.turn.colours and self.turn.due and self._has_token)

    @property
    def may_finish(self) -> bool:
        """Return True if the seat may call or end: it has placed all tokens due, or none are left (T13)."""
        return not self.clearing and (self.turn.due == 0 or not self._has_token)

    @property
    def _has_token(self) -> bool:
        return any(self.reserve.values())

    @property
    def phase(self) -> str:
        """Return what the seat to act has to do: ``place``, ``clear`` or ``call``; at the end ``over``."""
        if self.outcome is not None:
            return "over"
        if self.may_finish:
            return "call"
        return "clear" if self.must_clear_now else "place"

    @property
    def position(self) -> str:
        """Return the position as text; during a turn it is for display only, with the tokens still due."""
        text = position_text(self.board, self.seat)
        if self.outcome is not None or self.turn.fresh(self.rules):
            return text
        # During a turn the text also has the tokens still due and the columns of which one is to be cleared.
        text += f" +{self.turn.due}"
        return f"{text} clear {','.join(map(str, self.clearing))}" if self.clearing else text

    def moves(self) -> Sequence[Move]:
        """Return the legal moves of the seat to act; in rulebook play without calls and says."""
        if self.outcome is not None:
            return ()
        clears: list[Move] = [Clear(space) for space in self.clearing]
        if self.must_clear_now:
            return clears
        if self.may_finish:
            return [*self._right_calls(), END] if self.rules.referee else [END]
        left = self.reserve
        return [place for c in left if left[c] for place in PLACES[c]] + clears

    def _right_calls(self) -> list[Move]:
        cards = dict.fromkeys(card for card in self.rack if card is not None)
        return [Call(card, first) for card in cards for first in card.matching(self.board)]

    def _play(self, move: Move) -> Self:
        if isinstance(move, Place):
            return self._place(move)
        if isinstance(move, End):
            self._check_finished(move)
            return self._next_turn(self._told(move))
        if isinstance(move, Call):
            return self._call(move)
        if isinstance(move, Clear):
            return self._clear(move)
        if isinstance(move, SayColours | SayColumn):
            return self._say(move)
        raise IllegalMove("wrong-game", move=move, expected="Quartino")

    def _told(self, move: Move, seat: Seat | None = None, *, refused: bool = False) -> History[str]:
        """Return the history with one more move, of the seat in turn unless another seat is given."""
        if not self.history:
            return self.history
        return self.history.then(f"{seat or self.seat} {move}{' ?' if refused else ''}")

    def _say(self, move: SayColours | SayColumn) -> Self:
        self.turn.check_saying(move, self.rules)
        if (reason := self.turn.why_untrue(move, self.board)) is not None:
            raise reason
        turn = self.turn.after_saying(move)
        return replace(self, turn=turn, offer=(), history=self._told(move))

    def _clear(self, move: Clear) -> Self:
        if self.turn.cleared:
            raise IllegalMove("cleared-already", move=move)
        if not self.clearing:
            raise IllegalMove("nothing-to-clear", move=move)
        if move.space not in self.clearing:
            raise IllegalMove("clear-other", move=move, expected=_names(self.clearing))
        board = with_column(self.board, move.space, "")
        turn = replace(self.turn, cleared=True, acted=True)
        return replace(self, board=board, turn=turn, offer=(), history=self._told(move))

    def _place(self, move: Place) -> Self:
        if self.must_clear_now:
            raise IllegalMove("clear-first", move=move, expected=_names(self.clearing))
        if self.turn.due == 0:
            raise IllegalMove("nothing-to-place", move=move)
        if not self.reserve[move.colour]:
            raise IllegalMove("colour-used-up", colour=move.colour)
        board = with_column(self.board, move.space, self.board[move.space] + move.colour)
        turn = replace(self.turn, due=self.turn.due - 1, begun=True, acted=True)
        return replace(self, board=board, turn=turn, offer=(), history=self._told(move))

    def _check_finished(self, move: Move) -> None:
        if self.clearing:
            raise IllegalMove("clear-first", move=move, expected=_names(self.clearing))
        if not self.may_finish:
            raise IllegalMove("place-first", move=move, due=self.turn.due)

    def _call(self, move: Call) -> Self:
        self._check_finished(move)
        holding = self._holding(move.card)
        if move.card.matches(self.board, move.first):
            return holding._make(move)
        if self.rules.referee:
            raise self._no_quartino(move)
        return holding._show(move.card)._next_turn(self._told(move))

    def _no_quartino(self, move: Call) -> IllegalMove:
        spaces = move.card.spaces(move.first)
        found = "".join(top or "." for top in tops(self.board, spaces))
        return IllegalMove(
            "no-quartino", card=move.card, spaces=" ".join(map(str, spaces)), tops=found
        )

    def _holding(self, card: Card) -> Self:
        """Return this state after a call of the card, which the seat in turn is now known to hold."""
        turn = replace(self.turn, due=0, begun=True, acted=True)
        if card in self.rack:
            return replace(self, turn=turn, offer=())
        known = [known for cards in self.racks + self.made for known in cards if known == card]
        if None not in self.rack or len(known) >= self.deck.count(card):
            raise IllegalMove("card-not-held", seat=self.seat, card=card)
        named = self.rack.index(None)
        rack = (*self.rack[:named], card, *self.rack[named + 1 :])
        return replace(self, turn=turn, offer=(), racks=self._with_mine(self.racks, rack))

    def _make(self, move: Call) -> Self:
        """Return the state after a right call: the card is made, its tokens go back, one more is due (T6)."""
        number = self.seats.index(self.seat)
        card = move.card
        removed = self.rack.index(card)
        rack = self.rack[:removed] + self.rack[removed + 1 :]
        state = replace(
            self,
            racks=self._with_mine(self.racks, rack),
            made=self._with_mine(self.made, (*self.made[number], card)),
            shown=self._with_mine(
                self.shown, tuple(other for other in self.shown[number] if other != card)
            ),
            seen=Positions(),
            history=self._told(move),
        )
        if not rack:
            return replace(state, outcome=Outcome((self.seat,), "cards"))
        board = self.board
        for space in card.spaces(move.first):
            board = with_column(board, space, board[space][:-1])
        return replace(state, board=board, turn=replace(self.turn, due=1))

    def _show(self, card: Card) -> Self:
        """Return the state after a wrong call: the other seats have seen the card."""
        shown = self.shown[self.seats.index(self.seat)]
        if card in shown:
            return self
        return replace(self, shown=self._with_mine(self.shown, (*shown, card)))

    def _refuse(self, move: Move) -> Self:
        if isinstance(move, Call) and self.rules.referee:
            self._check_finished(move)
            holding = self._holding(move.card)
            if move.card.matches(self.board, move.first):
                raise IllegalMove("not-refused", move=move)
            # Everybody has seen the card; the turn goes on as before the call.
            history = self._told(move, refused=True)
            shown = holding._show(move.card)
            return replace(shown, turn=self.turn, offer=self.offer, history=history)
        if isinstance(move, SayColours | SayColumn):
            self.turn.check_saying(move, self.rules)
            if self.turn.why_untrue(move, self.board) is None:
                raise IllegalMove("not-refused", move=move)
            return self
        raise IllegalMove("never-refused-so", move=move)

    def _with_mine(self, all_seats: tuple[T, ...], mine: T) -> tuple[T, ...]:
        number = self.seats.index(self.seat)
        return (*all_seats[:number], mine, *all_seats[number + 1 :])

    def _next_turn(self, history: History[str], *, ended: bool = True) -> Self:
        idle = 0 if self.turn.acted else self.idle + ended
        staying = self.staying
        start = self.seats.index(self.seat) + 1
        seat = next(s for s in self.seats[start:] + self.seats[:start] if s not in self.gone)
        state = replace(self, idle=idle, offer=(), seat=seat, history=history)
        if idle >= len(staying):
            return replace(state, outcome=Outcome((), "skipped"))
        if self.turn.number >= self.rules.turn_limit:
            made = dict(zip(self.seats, self.made, strict=True))
            most = max(len(made[seat]) for seat in staying)
            winners = tuple(seat for seat in staying if len(made[seat]) == most)
            return replace(state, outcome=Outcome(winners, "turn-limit"))
        turn = Turn.start(self.turn.number + 1, self.board, self.rules)
        here = position_text(self.board, seat)
        seen = self.seen.then(here)
        drawn = Outcome((), "repetition") if seen.count(here) >= MAX_REPETITIONS else None
        return replace(state, turn=turn, seen=seen, outcome=drawn)

    def _leave(self, seat: Seat, reason: str) -> Self:
        history = self._told(LEAVING[reason], seat)
        state = replace(self, gone=(*self.gone, seat), offer=(), history=history)
        if len(state.staying) == 1:
            return replace(state, outcome=Outcome(state.staying, reason))
        if seat != self.seat:
            return state
        # A turn whose player left the game does not count as a turn in which nothing was done.
        return state._next_turn(history, ended=False)

    def setup(self) -> dict[str, str]:
        """Return the header fields of a record from which `Quartino.read_setup` makes this first state."""
        deal = " ".join(
            f"{seat}={','.join(card or '?' for card in rack)}"
            for seat, rack in zip(self.seats, self.racks, strict=True)
        )
        deck = {} if self.deck == STANDARD_DECK else {"deck": ",".join(self.deck)}
        return {**deck, "deal": deal, "first": self.seat}

    def masked(self, seat: Seat | None, now: Self) -> Self:
        """Return this earlier state without the cards that the seat still does not know at ``now``."""
        if now.outcome is not None:
            return self
        racks = tuple(
            rack if owner == seat else known + (None,) * (len(rack) - len(known))
            for owner, rack, known in zip(self.seats, self.racks, now._known, strict=True)
        )
        return replace(self, racks=racks)

    @property
    def _known(self) -> tuple[tuple[Card, ...], ...]:
        """Return for each seat the cards that everybody has seen."""
        return tuple(made + shown for made, shown in zip(self.made, self.shown, strict=True))

    def view(self, seat: Seat | None) -> QuartinoView:
        """Return what this seat may know (T14), or what a spectator may know for None."""
        if seat is not None and seat not in self.seats:
            raise self._wrong_seat(seat)
        return QuartinoView.of(self, seat)

    def to_json(self) -> Json:
        """Return the whole state, cards included, as a JSON object that `Quartino.state_from_json` reads."""
        return {
            "game": "quartino",
            "rules": str(self.rules),
            "seats": list(self.seats),
            "deck": ",".join(self.deck),
            "racks": [[card or "?" for card in rack] for rack in self.racks],
            "made": [list(cards) for cards in self.made],
            "shown": [list(cards) for cards in self.shown],
            "board": board_text(self.board),
            "seat": self.seat,
            "turn": self.turn.to_json(),
            "idle": self.idle,
            "seen": list(self.seen),
            "gone": list(self.gone),
            "offer": list(self.offer),
            "outcome": self.outcome and self.outcome.to_json(),
        }


def _names(spaces: tuple[Space, ...]) -> str:
    return ", ".join(map(str, spaces))
