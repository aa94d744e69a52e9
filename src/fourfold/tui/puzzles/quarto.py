"""An attempt at a puzzle of Quarto: the opponent defends as long as possible, until the win is played out.

Does not live here: finding and proving puzzles (`engine.puzzles`).
"""

from __future__ import annotations

import random
from functools import cache

from fourfold.engine.puzzles import Puzzle
from fourfold.engine.solver import Solver, Value
from fourfold.explanations import moves_words
from fourfold.games.game import Move
from fourfold.games.quarto import Quarto, QuartoState
from fourfold.texts import Texts
from fourfold.tui.puzzles.attempt import Attempt, match_at

SOLVER_MEGABYTES = 64
DEFENDER = "perfect"
"""The bot that plays for the opponent."""


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
        played = str(self.match.record.events[-1].move)
        state = self._state
        value, reply = self._value(state)
        if value is Value.WIN or (value is Value.DRAW and not self._is_win):
            self._continue(state)
            return
        self.match.record = before
        words = moves_words(self.texts, [played])
        if value is not Value.LOSS:
            self.miss(self.study("study-puzzle-slips", move=words))
        elif reply is None:
            self.miss(self.study("study-puzzle-loses-all", move=words))
        else:
            answer = moves_words(self.texts, [reply])
            self.miss(self.study("study-puzzle-loses", move=words, reply=answer))

    def _continue(self, state: QuartoState) -> None:
        if not self._is_win:
            self.solve(self.study("study-puzzle-held"))
        elif state.outcome is not None:
            self.solve(self.study("study-puzzle-solved"))
        else:
            self.go_on(self.study("study-puzzle-right"))

    def _value(self, state: QuartoState) -> tuple[Value, str | None]:
        """Return the value for the person, and the opponent's best move if it is their turn."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return (
                Value.WIN if self.solver in winners else Value.LOSS
            ) if winners else Value.DRAW, None
        found = solver_for(self._puzzle.rules).solve(state)
        if state.to_act == self.solver:
            return found.value, None
        turned = {Value.WIN: Value.LOSS, Value.LOSS: Value.WIN}
        reply = str(found.moves[0]) if found.moves else None
        return turned.get(found.value, found.value), reply

    def _right_moves(self) -> list[str]:
        if not self.match.record.events:
            return [self._puzzle.solution]
        return [str(move) for move in solver_for(self._puzzle.rules).solve(self._state).moves]

    def _first_hint(self) -> str:
        right = self._right_moves()
        wrong = [str(move) for move in self._state.moves() if str(move) not in right]
        half = self.rng.sample(wrong, (len(wrong) + 1) // 2)
        return self.texts("tui-puzzle-not", moves=moves_words(self.texts, sorted(half)))

    def _whole_answer(self) -> str:
        return moves_words(self.texts, self._right_moves()[:1])
