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
"""From this turn on (the opening give is turn 0) a search takes about a second, and is not given up."""


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

    def limited(self, board: Board, hand: Piece | None, nodes: int) -> Solution:
        """The value and the moves that keep it, unknown if they take more nodes.

        A search that knows nothing yet counts the same nodes each time, so nothing but the question decides
        whether there is an answer.
        """
        return Solver(self.rules, memory=EARLY_MEMORY).solve(self._at(board, hand), nodes=nodes)

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
