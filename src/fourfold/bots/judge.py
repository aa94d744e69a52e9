"""Exact values for bots: one solver a rule set, which may be asked from any thread.

Lives here: asking the solver so that the same question always gets the same answer, however much it has seen
before. Does not live here: what is done with the answer.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from threading import Lock

from fourfold.engine import Solution, Solver
from fourfold.games.quarto import Board, Piece, QuartoRules, QuartoState, QuartoView

MEMORY = 64
"""Megabytes for what a judge remembers."""
EARLY_MEMORY = 8
"""Megabytes for a search that may be given up."""
EXACT_FROM = 5
"""Without an opening table, from this turn on (the opening give is turn 0) a search takes about a second."""
EARLY_NODES = 20_000
"""How much is searched before that, where the search may end in nothing."""


class Judge:
    """Knows the values of one rule set."""

    def __init__(self, rules: QuartoRules) -> None:
        self.rules = rules
        self._solver = Solver(rules, memory=MEMORY)
        self._lock = Lock()

    def exact(self, board: Board, hand: Piece | None = None, with_moves: bool = True) -> Solution:
        """The value, and the moves that keep it, however long it takes."""
        with self._lock:
            return self._solver.solve(self._at(board, hand), with_moves=with_moves)

    def bounded(self, board: Board, hand: Piece | None) -> Solution:
        """The value and the moves that keep it, in about a second at most; unknown if they take longer.

        A search that knows nothing yet counts the same nodes each time, so nothing but the question decides
        whether there is an answer.
        """
        turn = placed_on(board) + (hand is not None)
        if self._solver.has_table or turn >= EXACT_FROM:
            return self.exact(board, hand)
        return Solver(self.rules, memory=EARLY_MEMORY).solve(
            self._at(board, hand), nodes=EARLY_NODES
        )

    def turns_left(self, board: Board, hand: Piece | None = None) -> int:
        """Turns to the end, the winner being as fast and the loser as slow as can be."""
        with self._lock:
            found = self._solver.solve(self._at(board, hand), with_moves=False, with_distance=True)
        return found.distance or 0

    def hurried(self, board: Board, hand: Piece | None, seconds: float) -> Solution:
        """The value and the moves that keep it, unknown if they take longer."""
        with self._lock:
            return self._solver.solve(self._at(board, hand), seconds=seconds)

    def _at(self, board: Board, hand: Piece | None) -> QuartoState:
        """The position as far as a solver reads it: what lies where, and what is in hand."""
        return QuartoState(rules=self.rules, seats=("A", "B"), board=board, hand=hand)


@lru_cache(maxsize=8)
def _judge(rules: QuartoRules) -> Judge:
    return Judge(rules)


def judge_for(rules: QuartoRules) -> Judge:
    """The judge of these rules; who calls lines makes no difference to it."""
    return _judge(replace(rules.refereed(), preset="classic", turn_seconds=None, expiry=1))


def placed_on(board: Board) -> int:
    """The number of pieces on a board."""
    return sum(piece is not None for piece in board)


def team_of(view: QuartoView) -> str:
    """The viewer's team."""
    return (view.viewer or "A")[0]


def other_team(view: QuartoView) -> str:
    """The team that receives what the viewer gives."""
    return "B" if team_of(view) == "A" else "A"
