"""An attempt at a puzzle of Quarto: the opponent defends as long as possible, until the win is played out.

Does not live here: finding and proving puzzles (`engine.puzzles`).
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from fourfold.engine.analysis import analyse, opposite
from fourfold.engine.puzzles import Puzzle
from fourfold.engine.reasons import Code
from fourfold.engine.solver import Solver, Value
from fourfold.explanations import explain, moves_words
from fourfold.games.game import Move
from fourfold.games.quarto import Quarto, QuartoState
from fourfold.games.record import Record
from fourfold.texts import Texts
from fourfold.tui.puzzles.attempt import Attempt, match_at

SOLVER_MEGABYTES = 64
DEFENDER = "perfect"
"""The bot that plays for the opponent."""
TELLS_NO_ANSWER = {Code.GIVES_WIN, Code.GIVES_FORCED_LOSS, Code.NO_SAFE_PIECE, Code.FORCED_LOSS}
"""The reasons of a losing move that do not tell the right one."""


@cache
def solver_for(rules: str) -> Solver:
    """Return the solver of these rules."""
    return Solver(rules, memory=SOLVER_MEGABYTES)


class QuartoAttempt(Attempt):
    """An attempt at a puzzle of Quarto, in referee play."""

    def __init__(self, puzzle: Puzzle, texts: Texts, rng: random.Random) -> None:
        state = puzzle.state
        solver = state.to_act or ""
        match = match_at(Quarto(state.rules), state, solver, DEFENDER, texts)
        super().__init__(puzzle.id, match, solver, texts, rng)
        self._puzzle = puzzle

    @property
    def _state(self) -> QuartoState:
        state = self.match.state
        if not isinstance(state, QuartoState):
            raise TypeError(f"expected a state of Quarto, got {type(state).__name__}")
        return state

    @property
    def _is_win(self) -> bool:
        return self._puzzle.kind.startswith("win")

    @property
    def question(self) -> str:
        return self.study(f"study-puzzle-{self._puzzle.kind}")

    def answer(self, move: Move | str) -> None:
        before = self.match.record
        refusal = self.match.attempt(move, self.solver)
        if refusal is not None or self.match.record is before:
            self.match.record = before
            self.said = self.texts.refusal(refusal) if refusal else ""
            return
        tried, state = self.match.record, self._state
        value = self._value(state)
        if value is Value.WIN or (value is Value.DRAW and not self._is_win):
            self._continue(state)
            return
        self.match.record = before
        self.miss(self._why_wrong(tried, value))

    def _why_wrong(self, tried: Record[Any], value: Value) -> str:
        """Return what is wrong with the last move: for a losing one the line it allows, if it allows one."""
        words = self._words([str(tried.events[-1].move)])
        if value is not Value.LOSS:
            return self.study("study-puzzle-slips", move=words)
        solver = solver_for(self._puzzle.rules)
        for reason in analyse(tried, solver=solver)[-1].reasons:
            if reason.code in TELLS_NO_ANSWER:
                why = explain(self.texts, reason, mushrooms=self._state.rules.has_mushrooms)
                return self.study("study-puzzle-wrong", why=why)
        return self.study("study-puzzle-loses", move=words)

    def _continue(self, state: QuartoState) -> None:
        if not self._is_win:
            self.solve(self.study("study-puzzle-held"))
        elif state.outcome is not None:
            self.solve(self.study("study-puzzle-solved"))
        else:
            self.go_on(self.study("study-puzzle-right"))

    def _value(self, state: QuartoState) -> Value:
        """Return the value for the person."""
        if state.outcome is not None:
            winners = state.outcome.winners
            if not winners:
                return Value.DRAW
            return Value.WIN if self.solver in winners else Value.LOSS
        found = solver_for(self._puzzle.rules).solve(state).value
        return found if state.to_act == self.solver else opposite(found)

    def _right_moves(self) -> list[str]:
        if not self.match.record.events:
            return [self._puzzle.solution]
        return [str(move) for move in solver_for(self._puzzle.rules).solve(self._state).moves]

    def _first_hint(self) -> str:
        right = self._right_moves()
        wrong = [str(move) for move in self._state.moves() if str(move) not in right]
        half = self.rng.sample(wrong, (len(wrong) + 1) // 2)
        return self.texts("tui-puzzle-not", moves=self._words(sorted(half)))

    def _whole_answer(self) -> str:
        return self._words(self._right_moves()[:1])

    def _words(self, moves: list[str]) -> str:
        return moves_words(self.texts, moves, self._state.rules.has_mushrooms)
