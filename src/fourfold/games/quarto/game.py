"""Quarto as a game: its facts, and states from rules, headers, positions or JSON.

Lives here: the facts of Quarto and every way to make a state. Does not live here: playing (`state`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Literal

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Game, Json, Move, Outcome, Rng, Seat, State
from fourfold.games.quarto.notation import Position, parse_position
from fourfold.games.quarto.pieces import PIECES, Line, line_of, parse_square
from fourfold.games.quarto.rules import OPTIONS, PRESETS, QuartoRules, parse_rules
from fourfold.games.quarto.state import CALLS_A_TURN, QuartoState
from fourfold.games.quarto.view import QuartoView
from fourfold.games.stored import reading
from fourfold.games.text import Field, located


class Quarto(Game[QuartoState]):
    """Quarto under one rule set.

    >>> state = Quarto(parse_rules("classic+referee")).start()
    >>> state.to_act, len(state.moves())
    ('A', 16)
    """

    name: ClassVar[str] = "quarto"
    presets: ClassVar[tuple[str, ...]] = tuple(PRESETS)
    options: ClassVar[Mapping[str, bool]] = OPTIONS
    rule_ids: ClassVar[tuple[str, ...]] = tuple(f"q{number}" for number in range(1, 14))
    seat_counts: ClassVar[range] = range(2, 33)
    offered_seats: ClassVar[tuple[int, ...]] = (2, 4, 6, 8)
    has_teams: ClassVar[bool] = True
    has_secrets: ClassVar[bool] = False
    usual_clock: ClassVar[Literal["turn", "game"]] = "turn"
    usual_beginner: ClassVar[Literal["lot", "youngest"]] = "lot"
    local_presets: ClassVar[Mapping[str, str]] = {"da": "danish"}
    setup_keys: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, rules: QuartoRules | str = "classic") -> None:
        self._rules = parse_rules(rules) if isinstance(rules, str) else rules

    @property
    def rules(self) -> QuartoRules:
        """Return the rule set."""
        return self._rules

    @staticmethod
    def seat_names(seats: int | Sequence[Seat]) -> tuple[Seat, ...]:
        """Return the names of the seats: A and B, or, in teams, A1, B1, A2, B2… (Q11).

        >>> Quarto.seat_names(2), Quarto.seat_names(5), Quarto.seat_names(["A1", "B1", "B2"])
        (('A', 'B'), ('A1', 'B1', 'A2', 'B2', 'A3'), ('A1', 'B1', 'B2'))
        """
        if isinstance(seats, int):
            if seats not in Quarto.seat_counts:
                expected = f"{min(Quarto.seat_counts)}–{max(Quarto.seat_counts)}"
                raise NotationError("bad-seat-number", expected=expected, got=seats)
            if seats == 2:
                return ("A", "B")
            return tuple("AB"[number % 2] + str(number // 2 + 1) for number in range(seats))
        names = tuple(seats)
        if names == ("A", "B"):
            return names
        sizes = [sum(name[:1] == team for name in names) for team in "AB"]
        in_order = tuple(
            f"{team}{number}"
            for number in range(1, max(sizes) + 1)
            for team, size in zip("AB", sizes, strict=True)
            if number <= size
        )
        if 0 in sizes or len(names) not in Quarto.seat_counts or names != in_order:
            raise NotationError("bad-seats", got=quote(" ".join(map(str, names))))
        return names

    def start(
        self,
        seats: int | Sequence[Seat] = 2,
        rng: Rng | None = None,
        first: Seat | None = None,
        deal: Mapping[Seat, Sequence[str]] | None = None,
        deck: Sequence[str] | None = None,
    ) -> QuartoState:
        """Return the first state of a new game, in which the first seat gives the first piece.

        Args:
            seats: the number of seats, or their names; more than two make teams (A1, B1, A2, B2…).
            rng: not used, since Quarto has neither cards nor lots.
            first: the seat that begins, which can only be the first seat.
            deal: None, since Quarto has no cards.
            deck: None, since Quarto has no cards.

        Raises:
            NotationError: the game cannot have these seats or this first seat, or there are cards.
        """
        names = self.seat_names(seats)
        if first is not None and first != names[0]:
            raise NotationError("bad-seat", expected=names[0], got=quote(first))
        if deal or deck:
            raise NotationError("key-not-here", game=self.name, got="deal" if deal else "deck")
        return QuartoState(rules=self.rules, seats=names)

    def at(self, position: str, seats: int | Sequence[Seat] | None = None) -> QuartoState:
        """Return the state that a position text describes, without the order in which squares were filled.

        Raises:
            NotationError: the text cannot be read, or no game under these rules reaches the position.

        >>> Quarto("classic").at("..../.5b./6..e/32.. 7").to_act
        'B'
        """
        parsed = parse_position(position, self.rules)
        return _state_at(parsed, self.rules, self.seat_names(2 if seats is None else seats))

    def parse_move(self, text: str) -> Move:
        """Return the move that a text such as ``give 7``, ``place b3`` or ``call a1 b1 c1 d1`` writes.

        Raises:
            NotationError: the text is no move of Quarto.
        """
        return QuartoState.parse_move(text)

    def read_setup(self, fields: Mapping[str, Field]) -> QuartoState:
        """Return the first state that the header of a record describes; teams have the key ``seats``.

        Raises:
            NotationError: a field is wrong; the error has the place of the field.
        """
        if "seats" not in fields:
            return self.start()
        field = fields["seats"]
        with located(field.line, field.column):
            return self.start(seats=field.text.split())

    def state_from_json(self, data: Json) -> QuartoState:
        """Return the state that `QuartoState.to_json` wrote.

        Raises:
            NotationError: the JSON object is no state of Quarto under these rules.
        """
        with reading(data, self):
            outcome = Outcome.from_json(data["outcome"])
            # The board of a finished game may have a line, which in referee play no other board has.
            as_players = replace(self.rules, referee=False) if outcome else self.rules
            parsed = parse_position(data["position"], as_players)
            state = _state_at(parsed, self.rules, self.seat_names(data["seats"]))
            trail = tuple(parse_square(name) for name in data["trail"])
            refusals = int(data["refusals"])
            sound = set(data["offer"]) <= set(state.seats) and 0 <= refusals <= CALLS_A_TURN
            if not sound or any(parsed.board[square] is None for square in trail):
                raise NotationError("bad-state", got=quote(str(data)))
            return replace(
                state,
                trail=trail,
                refusals=refusals,
                declined=bool(data["declined"]),
                offer=tuple(data["offer"]),
                outcome=outcome,
                shown=tuple(_read_line(name) for name in data["shown"]),
            )

    def view_from_json(self, data: Json) -> QuartoView:
        """Return the view that `QuartoView.to_json` wrote.

        Raises:
            NotationError: the JSON object is no view of Quarto under these rules.
        """
        with reading(data, self):
            outcome = Outcome.from_json(data["outcome"])
            as_players = replace(self.rules, referee=False) if outcome else self.rules
            parsed = parse_position(data["position"], as_players)
            return QuartoView(
                viewer=data["viewer"],
                rules=self.rules,
                seats=self.seat_names(data["seats"]),
                to_act=data["to_act"],
                phase=str(data["phase"]),
                position=str(parsed),
                offer=tuple(data["offer"]),
                outcome=outcome,
                moves=tuple(self.parse_move(text) for text in data["moves"]),
                board=parsed.board,
                hand=parsed.hand,
                left=tuple(PIECES[int(digit, 16)] for digit in data["left"]),
                trail=tuple(parse_square(name) for name in data["trail"]),
                refusals=int(data["refusals"]),
                calls_left=data["calls_left"],
                next_seat=data["next"],
                shown=tuple(_read_line(name) for name in data["shown"]),
            )

    def can_take_back(self, move: Move, after: State) -> bool:
        """Return True: no move of Quarto shows a secret."""
        return True


def _state_at(parsed: Position, rules: QuartoRules, seats: tuple[Seat, ...]) -> QuartoState:
    used = {parsed.hand, *parsed.board}
    placed = sum(piece is not None for piece in parsed.board)
    outcome = Outcome((), "full-board") if placed == 16 and rules.referee else None
    return QuartoState(
        rules=rules,
        seats=seats,
        outcome=outcome,
        board=parsed.board,
        hand=parsed.hand,
        left=tuple(piece for piece in PIECES if piece not in used),
        placed=placed,
        open_lines=parsed.open_lines,
    )


def _read_line(name: str) -> Line:
    return line_of(*(parse_square(name[start : start + 2]) for start in range(0, 8, 2)))
