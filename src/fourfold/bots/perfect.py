"""A Quarto player who gives nothing away, and sets traps.

Lives here: the choice among moves that keep the value. Does not live here: the values (`judge`).

Where the value is proven, only moves that keep it are considered. Among those it takes the one after which a
person errs most often: for each of the opponent's turns, a placement and a give, the solver says whether it
gives value away, and `sight` how likely a person plays it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from fourfold.bots.bot import pick
from fourfold.bots.greedy_quarto import callable_lines
from fourfold.bots.judge import Judge, judge_for, other_team, placed_on, team_of
from fourfold.bots.sight import Threat, chance, safe_pieces, threats
from fourfold.engine import Value
from fourfold.games.game import Move, Rng, View
from fourfold.games.quarto import SQUARES, Board, Call, Give, Piece, Place, QuartoView, Square
from fourfold.games.quarto.rules import with_piece

FASTEST_FROM = 8
"""With how many pieces placed it looks for the fastest win; before, that takes too long."""
TRAPS_FROM = 6
"""With how many pieces placed it begins to set traps: before, nearly every reply keeps the value."""
TURNS = 600
"""How many turns of the opponent it weighs before it places a piece."""
KEENNESS = 2.5
"""How well it believes that the opponent sees."""
SAME = 1e-9

WORTH = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and what it rests on."""

    move: Move
    value: Value
    """The value before the move, for the player about to act; unknown if it could not be proven."""
    errors: Mapping[Move, float] = field(default_factory=dict)
    """For the moves that were considered, how likely a person then errs."""

    @property
    def proven(self) -> bool:
        """Whether the move is known to keep the value."""
        return self.value is not Value.UNKNOWN


@dataclass(frozen=True, slots=True)
class PerfectBot:
    """Plays Quarto without giving value away, where it is proven.

    With ``seconds`` a move takes no longer than about that, and what it plays may depend on the machine.
    """

    seconds: float | None = None
    sets_traps: bool = True
    """Otherwise it draws by lot among the moves that keep the value."""

    def within(self, seconds: float) -> Self:
        """The same player with so many seconds a move."""
        return type(self)(seconds, self.sets_traps)

    def choose(self, view: View, rng: Rng) -> Move:
        return self.think(view, rng).move

    def think(self, view: View, rng: Rng) -> Thought:
        """A move for the viewer, who is to act, and what is known about it."""
        if not isinstance(view, QuartoView):
            raise TypeError(f"expected a view of Quarto, got {type(view).__name__}")
        if lines := callable_lines(view):
            return Thought(Call(pick(lines, rng)), Value.WIN)
        if view.phase == "decline":
            return Thought(view.moves[0], Value.DRAW)
        if wins := _wins(view):
            return Thought(pick(wins, rng), Value.WIN)
        began = time.perf_counter()
        judge = judge_for(view.rules)
        placed = placed_on(view.board)
        if self.seconds is None:
            found = judge.bounded(view.board, view.hand)
        else:
            found = judge.hurried(view.board, view.hand, self.seconds)
        if found.value is Value.UNKNOWN:
            return Thought(pick(_sensible(view), rng), found.value)
        if len(found.moves) == 1 or not self.sets_traps:
            return Thought(pick(found.moves, rng), found.value)
        if found.value is Value.WIN:
            fast = placed >= FASTEST_FROM and self.seconds is None
            moves = _fastest(view, judge, found.moves) if fast else found.moves
            return Thought(pick(moves, rng), found.value)
        if placed < TRAPS_FROM:
            sensible = [move for move in _sensible(view) if move in found.moves]
            return Thought(pick(sensible or found.moves, rng), found.value)
        until = None if self.seconds is None else began + self.seconds
        errors = _Trapper(view, judge, found.value, until).weigh(found.moves)
        most = max(errors.values())
        best = [move for move, error in errors.items() if error >= most - SAME]
        return Thought(pick(best, rng), found.value, errors)


def _wins(view: QuartoView) -> list[Move]:
    """The placements that complete a line."""
    if view.hand is None:
        return []
    there = threats(view.rules, view.board)
    return [Place(threat.square) for threat in there if threat.fits(view.hand)]


def _fastest(view: QuartoView, judge: Judge, moves: Sequence[Move]) -> Sequence[Move]:
    """Of these moves, all of which win, those that win soonest."""
    turns: dict[Move, int] = {}
    for move in moves:
        if isinstance(move, Give):
            turns[move] = judge.turns_left(view.board, move.piece)
        elif isinstance(move, Place) and view.hand is not None:
            turns[move] = judge.turns_left(with_piece(view.board, move.square, view.hand))
    return [move for move in moves if turns[move] == min(turns.values())]


def _sensible(view: QuartoView) -> Sequence[Move]:
    """Moves that lose nothing at once: a safe piece, or a square that leaves the most safe pieces."""
    rules, board = view.rules, view.board
    if view.hand is None:
        pieces = [move.piece for move in view.moves if isinstance(move, Give)]
        return [Give(piece) for piece in safe_pieces(threats(rules, board), pieces)] or view.moves
    left = rules.giveable(view.left, other_team(view))
    safe_after = {}
    for move in view.moves:
        if isinstance(move, Place):
            after = with_piece(board, move.square, view.hand)
            safe_after[move] = len(safe_pieces(threats(rules, after), left))
    most = max(safe_after.values())
    return [move for move, safe in safe_after.items() if safe == most]


class _Trapper:
    """Says how likely a person errs after a move.

    Args:
        view: the position.
        judge: knows the values.
        value: the value of the position for the viewer.
        until: the time at which to stop weighing, if any.
    """

    def __init__(self, view: QuartoView, judge: Judge, value: Value, until: float | None) -> None:
        self._view = view
        self._rules = view.rules
        self._judge = judge
        self._worth = WORTH[value]
        self._until = until

    def weigh(self, moves: Sequence[Move]) -> dict[Move, float]:
        """For each of these moves, all of which keep the value, the chance of an error after it."""
        view = self._view
        gives = [move for move in moves if isinstance(move, Give)]
        if gives:
            return dict(self._after_gives(view.board, view.left, view.trail, gives))
        hand = view.hand
        if hand is None:
            return dict.fromkeys(moves, 0.0)
        squares = [move.square for move in moves if isinstance(move, Place)]
        turns = max(1, TURNS // (len(squares) * sum(piece is None for piece in view.board)))
        errors: dict[Move, float] = {}
        for square in squares:
            board = with_piece(view.board, square, hand)
            kept = self._judge.exact(board).moves[:turns]
            gives = [move for move in kept if isinstance(move, Give)]
            trail = (*view.trail, square)
            after = self._after_gives(board, view.left, trail, gives)
            errors[Place(square)] = max((error for _, error in after), default=0.0)
        return errors

    def _after_gives(
        self, board: Board, left: Sequence[Piece], trail: Sequence[Square], gives: Iterable[Give]
    ) -> list[tuple[Move, float]]:
        """For each give, the chance that the opponent's turn gives value away."""
        there = threats(self._rules, board)
        found: list[tuple[Move, float]] = []
        for give in gives:
            if self._until is not None and time.perf_counter() > self._until:
                found.append((give, 0.0))
                continue
            rest = [piece for piece in left if piece != give.piece]
            found.append((give, self._error(board, give.piece, rest, trail, there)))
        return found

    def _error(
        self,
        board: Board,
        hand: Piece,
        rest: Sequence[Piece],
        trail: Sequence[Square],
        there: Sequence[Threat],
    ) -> float:
        """The chance that a person who places this piece and gives another one errs."""
        placed = placed_on(board)
        overlooked = self._overlooked([t for t in there if t.fits(hand)], trail, placed)
        winning = {threat.square for threat in there if threat.fits(hand)}
        total = error = 0.0
        for square in SQUARES:
            if board[square] is not None or square in winning:
                continue
            weight, wrong = self._turn(with_piece(board, square, hand), rest, (*trail, square))
            total += weight
            error += weight * wrong
        if not total:
            return 0.0
        return overlooked * error / total

    def _turn(
        self, board: Board, rest: Sequence[Piece], trail: Sequence[Square]
    ) -> tuple[float, float]:
        """How readily a person leaves this board, and the chance that what they then give is an error."""
        placed = placed_on(board)
        giveable = self._rules.giveable(rest, team_of(self._view))
        there = threats(self._rules, board)
        found = self._judge.exact(board)
        weights = {}
        for piece in giveable:
            fitting = [threat for threat in there if threat.fits(piece)]
            weights[Give(piece)] = self._overlooked(fitting, trail, placed)
        total = sum(weights.values())
        if WORTH[found.value] < -self._worth:
            return min(1.0, total), 1.0
        wrong = sum(weights[give] for give in weights if give not in found.moves)
        return min(1.0, total), wrong / total if total else 0.0

    def _overlooked(self, fitting: Sequence[Threat], trail: Sequence[Square], placed: int) -> float:
        """The chance that a person sees none of these threats."""
        missed = 1.0
        for threat in fitting:
            missed *= 1 - chance(
                KEENNESS, threat.line, threat.value, trail, placed, len(fitting) - 1
            )
        return missed
