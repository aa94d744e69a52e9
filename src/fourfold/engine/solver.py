"""The exact value of a Quarto position, and the moves that keep it.

Lives here: the way from positions to the native search and back.
Values are those of referee play: whoever completes a line wins.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from fourfold.engine.encoding import encode_board, encode_hand
from fourfold.engine.openings import load_table, native_solver, table_name
from fourfold.games.game import Move
from fourfold.games.quarto import Board, Piece, QuartoRules, QuartoState, QuartoView
from fourfold.games.quarto.notation import GIVES, PLACES, parse_position
from fourfold.games.quarto.rules import parse_rules

MEGABYTE = 1 << 20
NO_LIMIT = float("inf")
MOST_NODES = 2**64 - 1


class Value(StrEnum):
    """The value of a position under perfect play, for the player about to act."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    UNKNOWN = "unknown"
    """A limit ended the search."""


VALUES = {1: Value.WIN, 0: Value.DRAW, -1: Value.LOSS, 2: Value.UNKNOWN}


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer of a search."""

    value: Value
    moves: tuple[Move, ...]
    """The moves that keep the value; in a lost position, all."""
    nodes: int
    seconds: float
    distance: int | None = None
    """Turns to the end, the present turn included, with the fastest winner and the slowest loser."""


class Solver:
    """Solves positions of one rule set, with a transposition table that it keeps.

    Args:
        rules: a rule set or its string.
        threads: the number of threads; with one thread, the number of nodes is always the same.
        memory: megabytes for the transposition table, rounded down to a power of two, at least eight.
        tables: whether to look openings up, where there is a table for the rules.

    >>> Solver("classic").solve(".139/7.2e/504./.8cf a").value
    <Value.WIN: 'win'>
    """

    def __init__(
        self,
        rules: QuartoRules | str,
        threads: int = 1,
        memory: int = 256,
        tables: bool = True,
    ) -> None:
        if threads < 1 or memory < 1:
            raise ValueError(f"expected threads and memory, got {threads} and {memory}")
        self.rules = parse_rules(rules) if isinstance(rules, str) else rules
        self.native = native_solver(self.rules, memory * MEGABYTE, threads)
        """The native solver, for other native code that asks for values."""
        name = table_name(self.rules) if tables else None
        table = load_table(name) if name is not None else None
        self.has_table = table is not None
        """Whether the solver looks openings up, so that every position has its value in a moment."""
        for wins in (False, True):
            known = load_table(name, wins) if name is not None else None
            if known is not None:
                self.native.use(known)

    @property
    def memory(self) -> int:
        """The megabytes that the transposition table may take."""
        return self.native.memory // MEGABYTE

    def solve(
        self,
        position: str | QuartoState | QuartoView,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        with_moves: bool = True,
        with_distance: bool = False,
        progress: Callable[[int, float], bool] | None = None,
    ) -> Solution:
        """Return the value of a position for the player about to act, and the moves that keep the value.

        Args:
            position: a position as text, or a state or view.
            seconds: the time limit.
            nodes: the limit of positions searched.
            with_moves: whether to find the moves, too.
            with_distance: whether to find the number of turns to the end, too.
            progress: called several times per second with the number of nodes and a rough estimate, from 0 to
                1, of the part of the work that is done; returning True stops the search.

        Raises:
            NotationError: the text is no position under these rules.
        """
        board, hand = self._read(position)
        began = time.perf_counter()
        value, moves, distance, searched = self.native.solve(
            encode_board(board),
            encode_hand(hand),
            NO_LIMIT if seconds is None else seconds,
            MOST_NODES if nodes is None else nodes,
            with_moves,
            with_distance,
            progress,
        )
        kinds = GIVES if hand is None else PLACES
        found = tuple(kinds[number] for number in moves)
        return Solution(
            VALUES[value],
            found,
            searched,
            time.perf_counter() - began,
            distance if with_distance and VALUES[value] is not Value.UNKNOWN else None,
        )

    def _read(self, position: str | QuartoState | QuartoView) -> tuple[Board, Piece | None]:
        if isinstance(position, str):
            parsed = parse_position(position, self.rules)
            return parsed.board, parsed.hand
        return position.board, position.hand


def solve(
    position: str,
    rules: QuartoRules | str = "classic",
    *,
    seconds: float | None = None,
    nodes: int | None = None,
) -> Solution:
    """Return the value of one position; a `Solver` is quicker for several positions.

    >>> solve("c903/87.d/61ba/f.5e -", "classic").value
    <Value.DRAW: 'draw'>
    """
    return Solver(rules).solve(position, seconds=seconds, nodes=nodes)
