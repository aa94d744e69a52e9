"""Quarto as it is played: a state, its moves and its end.

Lives here: the rules Q2 to Q11. Does not live here: which lines and values count (`rules`), texts
(`notation`), what a seat may see (`view`), clocks and queues (the server's tables, the terminal).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from fourfold.games.game import IllegalMove, Json, Move, Outcome, Seat, State
from fourfold.games.quarto import notation
from fourfold.games.quarto.notation import (
    DECLINE,
    GIVES,
    PLACES,
    Call,
    Decline,
    Give,
    OpenLine,
    Place,
    Position,
    in_order,
)
from fourfold.games.quarto.pieces import PIECES, SQUARES, Line, Piece, Square, line_name
from fourfold.games.quarto.rules import Board, QuartoRules, with_piece
from fourfold.games.quarto.view import QuartoView

CALLS_A_TURN = 3
"""False calls per turn after which a seat cannot call again in that turn (Q5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuartoState(State):
    """The state of a game of Quarto at one moment."""

    rules: QuartoRules
    """The rule set under which the game is played."""
    board: Board = (None,) * 16
    """The pieces on the sixteen squares, in the order of the squares' numbers; None on a free square."""
    hand: Piece | None = None
    """The piece that the seat to act has to place; None if that seat has to give."""
    left: tuple[Piece, ...] = PIECES
    """The pieces that are neither on the board nor in hand."""
    trail: tuple[Square, ...] = ()
    """The filled squares in the order in which they were filled, as far as the order is known."""
    placed: int = 0
    """The number of pieces on the board."""
    open_lines: tuple[OpenLine, ...] = ()
    """The completed lines that can still be called. No view shows them (Q5)."""
    refusals: int = 0
    """The number of false calls of the seat to act in this turn."""
    declined: bool = False
    """Whether the seat that placed the sixteenth piece has declined, so that the opponent may still call."""
    shown: tuple[Line, ...] = ()
    """The lines that won the game."""

    @staticmethod
    def _parse_move(text: str) -> Move:
        return notation.parse_move(text)

    @property
    def turn(self) -> int:
        """Return the number of the turn: 0 is the first give, each later turn is a placement and a give."""
        return self.placed + (self.hand is not None) + self.declined

    @property
    def turn_number(self) -> int:
        """Return the number of the current turn, as `turn` counts."""
        return self.turn

    @property
    def to_act(self) -> Seat | None:
        """Return the seat whose move is awaited, or None if the game is over."""
        return None if self.outcome is not None else self.seat_of(self.turn)

    def seat_of(self, turn: int) -> Seat:
        """Return the seat that has the turn of this number: teams alternate, partners rotate (Q11)."""
        team = "AB"[turn % 2]
        partners = [seat for seat in self.seats if seat[0] == team]
        return partners[turn // 2 % len(partners)]

    @property
    def next_seat(self) -> Seat | None:
        """Return the seat that has the next turn, or None if this turn is the last."""
        last = 16 if self.rules.referee else 17
        is_last = self.outcome is not None or self.turn >= last
        return None if is_last else self.seat_of(self.turn + 1)

    @property
    def calls_left(self) -> int | None:
        """Return how many calls the seat to act may still make in this turn, or None in referee play.

        If a false call loses the game, the number is 1: any call ends the game.
        """
        if self.rules.referee:
            return None
        if self.outcome is not None:
            return 0
        return 1 if self.rules.lose_on_false_call else CALLS_A_TURN - self.refusals

    @property
    def phase(self) -> str:
        """Return what the seat to act has to do: ``give``, ``place``, ``decline``; at the end ``over``.

        In the phase ``decline``, after the sixteenth placement, the seat may also call.
        """
        if self.outcome is not None:
            return "over"
        if self.hand is not None:
            return "place"
        return "give" if self.placed < 16 else "decline"

    @property
    def position(self) -> str:
        """Return the position as text, with the lines that can still be called (no view shows them)."""
        open_lines = self.open_lines if self.outcome is None else ()
        return str(Position(self.board, self.hand, open_lines))

    def moves(self) -> Sequence[Move]:
        """Return the legal moves of the seat to act, except calls, which would point out a line.

        `play` accepts each call that is right, in rulebook play.
        """
        if self.outcome is not None:
            return ()
        if self.hand is not None:
            board = self.board
            return [PLACES[square] for square in SQUARES if board[square] is None]
        if self.placed == 16:
            return [DECLINE]
        receiver = "BA"[self.placed % 2]
        return [GIVES[piece] for piece in self.rules.giveable(self.left, receiver)]

    def _play(self, move: Move) -> Self:
        if type(move) is Place:
            return self._place(move)
        if type(move) is Give:
            return self._give(move)
        if isinstance(move, Call):
            return self._call(move)
        if isinstance(move, Decline):
            return self._decline(move)
        raise IllegalMove("wrong-game", move=move, expected="Quarto")

    def _give(self, move: Give) -> Self:
        piece = move.piece
        if self.hand is not None:
            raise IllegalMove("piece-in-hand", move=move, piece=self.hand.letters)
        if self.placed == 16:
            raise IllegalMove("board-full", move=move)
        if piece not in self.left:
            raise IllegalMove("piece-not-left", piece=piece.letters)
        if self.rules.owned is not None:
            self._check_owner(piece)
        return type(self)(
            rules=self.rules,
            seats=self.seats,
            board=self.board,
            hand=piece,
            left=tuple([other for other in self.left if other != piece]),
            trail=self.trail,
            placed=self.placed,
            open_lines=self.open_lines,
        )

    def _check_owner(self, piece: Piece) -> None:
        receiver = self.seat_of(self.turn + 1)
        if not self.rules.giveable([piece], receiver[0]):
            expected = "light" if piece.dark else "dark"
            raise IllegalMove(
                "piece-not-theirs", piece=piece.letters, expected=expected, seat=receiver
            )

    def _place(self, move: Place) -> Self:
        square = move.square
        board = self.board
        if self.hand is None:
            if self.placed == 16:
                raise IllegalMove("board-full", move=move)
            raise IllegalMove("no-piece-in-hand", move=move)
        taken = board[square]
        if taken is not None:
            raise IllegalMove("square-taken", square=square, piece=taken.letters)
        board = with_piece(board, square, self.hand)
        placed = self.placed + 1
        made = self.rules.completed(board, square)
        outcome = None
        open_lines: tuple[OpenLine, ...] = ()
        if self.rules.referee:
            if made:
                outcome = Outcome(("AB"[placed % 2],), "line")
            elif placed == 16:
                outcome = Outcome((), "full-board")
        elif made or self.open_lines:
            open_lines = in_order(
                [OpenLine(o.line, o.placements - 1) for o in self.open_lines if o.placements > 1]
                + [OpenLine(line, self.rules.expiry) for line in made]
            )
        return type(self)(
            rules=self.rules,
            seats=self.seats,
            outcome=outcome,
            board=board,
            left=self.left,
            trail=(*self.trail, square),
            placed=placed,
            open_lines=open_lines,
            refusals=self.refusals,
            shown=made if outcome else (),
        )

    def _decline(self, move: Decline) -> Self:
        if self.placed < 16:
            expected = "give" if self.hand is None else "place"
            raise IllegalMove("decline-too-early", move=move, expected=expected)
        if self.declined:
            return replace(self, offer=(), outcome=Outcome((), "full-board"))
        return replace(self, offer=(), declined=True, refusals=0)

    def _call(self, move: Call) -> Self:
        self._check_calling(move)
        team = "AB"[self.turn % 2]
        if (reason := self._why_false(move)) is None:
            won = Outcome((team,), "call")
            return replace(self, offer=(), outcome=won, shown=(move.line,))
        if self.rules.lose_on_false_call:
            return replace(self, offer=(), outcome=Outcome(("BA"[self.turn % 2],), "false-call"))
        raise reason

    def _refuse(self, move: Move) -> Self:
        if not isinstance(move, Call) or self.rules.referee or self.rules.lose_on_false_call:
            raise IllegalMove("never-refused-so", move=move)
        if self.refusals < CALLS_A_TURN and self._why_false(move) is None:
            raise IllegalMove("not-refused", move=move)
        return replace(self, refusals=min(self.refusals + 1, CALLS_A_TURN))

    def _check_calling(self, move: Call) -> None:
        if self.rules.referee:
            raise IllegalMove("referee-calls", move=move)
        if self.refusals >= CALLS_A_TURN:
            raise IllegalMove("no-more-calls", move=move)

    def _why_false(self, call: Call) -> IllegalMove | None:
        """Return why this call is false, or None if it is right."""
        line, squares = call.line, line_name(call.line)
        if line not in self.rules.lines:
            return IllegalMove("call-no-line", squares=squares)
        if free := [square for square in line if self.board[square] is None]:
            return IllegalMove("call-not-full", squares=squares, free=" ".join(map(str, free)))
        if not self.rules.shared(self.board, line):
            return IllegalMove("call-nothing-shared", squares=squares)
        for open_line in self.open_lines:
            if open_line.line == line:
                if self._has_just_placed and open_line.placements < self.rules.expiry:
                    return IllegalMove("call-not-now", squares=squares)
                return None
        return IllegalMove("call-expired", squares=squares)

    @property
    def _has_just_placed(self) -> bool:
        """Return True between placing and giving; before placing and after ``decline`` return False."""
        return self.hand is None and not self.declined

    def _leave(self, seat: Seat, reason: str) -> Self:
        return replace(self, offer=(), outcome=Outcome(("B" if seat[0] == "A" else "A",), reason))

    def setup(self) -> dict[str, str]:
        """Return the header fields of a record from which `Quarto.read_setup` makes this first state."""
        return {} if self.seats == ("A", "B") else {"seats": " ".join(self.seats)}

    def masked(self, seat: Seat | None, now: Self) -> Self:
        """Return this state: Quarto has no secrets."""
        return self

    def view(self, seat: Seat | None) -> QuartoView:
        """Return what this seat, or a spectator for None, may know: all but the lines that can be called.

        Raises:
            IllegalMove: there is no such seat.
        """
        if seat is not None and seat not in self.seats:
            raise self._wrong_seat(seat)
        return QuartoView(
            viewer=seat,
            rules=self.rules,
            seats=self.seats,
            to_act=self.to_act,
            phase=self.phase,
            position=str(Position(self.board, self.hand)),
            offer=self.offer,
            outcome=self.outcome,
            moves=tuple(self.moves()) if seat is not None and seat == self.to_act else (),
            board=self.board,
            hand=self.hand,
            left=self.left,
            trail=self.trail,
            refusals=self.refusals,
            calls_left=self.calls_left,
            next_seat=self.next_seat,
            shown=self.shown,
        )

    def to_json(self) -> Json:
        """Return the whole state as a JSON object, which `Quarto.state_from_json` reads."""
        return {
            "game": "quarto",
            "rules": str(self.rules),
            "seats": list(self.seats),
            "position": str(Position(self.board, self.hand, self.open_lines)),
            "trail": [str(square) for square in self.trail],
            "refusals": self.refusals,
            "declined": self.declined,
            "offer": list(self.offer),
            "outcome": self.outcome and self.outcome.to_json(),
            "shown": [line_name(line) for line in self.shown],
        }
