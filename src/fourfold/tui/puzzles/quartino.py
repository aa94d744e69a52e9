"""An attempt at a puzzle of Quartino: the moves of one turn, what there is to announce, or a card.

Does not live here: what the kinds ask, and their proofs (`engine.quartino_puzzles`).
"""

from __future__ import annotations

import random

from fourfold.engine.quartino_puzzles import QuartinoPuzzle
from fourfold.games import quartino
from fourfold.games.game import Move
from fourfold.games.quartino.tokens import parse_card
from fourfold.games.text import Field
from fourfold.texts import Texts
from fourfold.tui.puzzles.attempt import Attempt, match_at

SOLVER_SEAT = "A"
SHOWN_BOT = "random"
"""The bot in the opponent's seat, which is never asked: the opponent's moves are part of the puzzle."""


class QuartinoAttempt(Attempt):
    """An attempt at a puzzle of Quartino."""

    def __init__(self, puzzle: QuartinoPuzzle, texts: Texts, rng: random.Random) -> None:
        game = quartino.Quartino(puzzle.rules)
        match = match_at(game, puzzle.start, SOLVER_SEAT, SHOWN_BOT, texts)
        for move in puzzle.moves_shown:
            match.attempt(move)
        super().__init__(puzzle.id, match, SOLVER_SEAT, texts, rng)
        self._puzzle = puzzle
        self._left = puzzle.solution.split(",")
        """The moves of the solution that are still to be found."""

    @property
    def kind(self) -> str:
        """The kind of the puzzle."""
        return self._puzzle.kind

    @property
    def question(self) -> str:
        if self.kind == "chain":
            calls = sum(move.startswith("call ") for move in self._puzzle.solution.split(","))
            return self.study("study-quartino-chain", number=calls)
        return self.study(f"study-quartino-{self.kind}")

    @property
    def rule(self) -> str:
        if self.kind in ("stop", "hand"):
            return self.study(f"study-quartino-{self.kind}-rule")
        return self.texts("tui-puzzle-announce") if self.kind == "announce" else ""

    def answer(self, move: Move | str) -> None:
        if self.kind == "hand":
            self._name(str(parse_card(Field(str(move).strip().upper()))))
            return
        game = self.match.record.game
        told = game.parse_move(move) if isinstance(move, str) else move
        if isinstance(told, quartino.End) and self.kind == "announce":
            self._finish_announcing()
            return
        left = left_after(self._left, str(told))
        if left is None:
            self._refuse(told)
            return
        self.match.attempt(told, self.solver)
        self._left = left
        if left or self.kind == "announce":
            self.go_on(self.study("study-quartino-right"))
        else:
            self.solve(self.study("study-quartino-solved"))

    def _refuse(self, move: Move) -> None:
        """Say why a move is refused: it is not legal, or it is not the solution."""
        _, refusal = self.match.record.attempt(move, self.solver)
        if refusal is not None and not isinstance(move, quartino.SayColours | quartino.SayColumn):
            self.said = self.texts.refusal(refusal)
            return
        wrong = {"stop": "stop", "announce": "say"}.get(self.kind, "way")
        self.miss(self.study(f"study-quartino-wrong-{wrong}"))

    def _finish_announcing(self) -> None:
        if self._left:
            self.miss(self.study("study-quartino-wrong-more"))
        else:
            self.solve(self.study("study-quartino-solved"))

    def _name(self, card: str) -> None:
        if card == self._puzzle.solution:
            self.solve(self.study("study-quartino-solved"))
        else:
            self.miss(self.study("study-quartino-wrong-hand"))

    def _first_hint(self) -> str:
        if self.kind == "hand":
            return self._half_of_the_cards()
        if self.kind == "announce":
            return self.study("study-quartino-hint-say", number=len(self._left))
        if self.kind == "stop":
            colour = self.texts(f"token-{self._left[0].split()[1]}")
            return self.study("study-quartino-hint-token", colour=colour)
        card = next(move.split()[1] for move in self._left if move.startswith("call "))
        return self.study("study-quartino-hint-card", card=card)

    def _half_of_the_cards(self) -> str:
        wrong = [str(card) for card in self._puzzle.unseen if str(card) != self._puzzle.solution]
        out = self.rng.sample(wrong, (len(wrong) + 1) // 2)
        left = [str(card) for card in self._puzzle.unseen if str(card) not in out]
        return f"{self.study('study-quartino-hint-hand')} {' '.join(left)}"

    def _whole_answer(self) -> str:
        if self.kind == "hand":
            return self._puzzle.solution
        if not self._left:
            return self.study("study-quartino-all-said")
        moves = self._left if self.kind == "announce" else self._left[:1]
        return self.texts.enumeration([self._in_words(move) for move in moves])

    def _in_words(self, move: str) -> str:
        """Return a move of a solution in words, such as "blue, 3"."""
        verb, *what = move.split()
        if verb == "place":
            colour, space = what
            return f"{self.texts(f'token-{colour}')}, {space}"
        if verb == "call":
            return f"{self.texts('word-quartino-call')} {' '.join(what)}"
        if verb == "clear":
            return f"{self.texts('tui-key-clear')} {what[0]}"
        if what[0] == "colours":
            return self.texts("word-four-colours")
        return f"{self.texts('word-column')} {what[1]}"


def left_after(left: list[str], move: str) -> list[str] | None:
    """Return the moves of a solution that are left after a move; None if the move does not belong there.

    Moves on different spaces between two calls may come in any order.

    >>> left_after(["place Y 1", "place B 2", "call YBGP 1"], "place B 2")
    ['place Y 1', 'call YBGP 1']
    >>> left_after(["place Y 1", "place B 1"], "place B 1")
    """
    if move not in left:
        return None
    at = left.index(move)
    for earlier in left[:at]:
        on_same_space = earlier.split()[-1] == move.rsplit(maxsplit=1)[-1]
        if earlier.startswith("call ") or move.startswith("call ") or on_same_space:
            return None
    return [*left[:at], *left[at + 1 :]]
