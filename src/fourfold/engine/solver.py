"""The exact value of a Quarto position, the moves that keep the value, and the value of every move.

Lives here: the way from positions to the native search and back. Does not live here: the search itself
(``native/quarto/search``), symmetric positions (`symmetry`) and the values of a whole game (`analysis`).

Values are those of referee play: whoever completes a line wins.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from fourfold.engine.core import core
from fourfold.engine.encoding import (
    SolverPosition,
    encode_board,
    encode_hand,
    read_position,
    rules_of,
)
from fourfold.engine.openings import load_table, native_solver, table_name
from fourfold.games.game import Json, Move
from fourfold.games.quarto import Piece, QuartoRules
from fourfold.games.quarto.notation import GIVES, PLACES
from fourfold.games.quarto.rules import parse_rules

MEGABYTE = 1 << 20
NO_LIMIT = float("inf")
MOST_NODES = 2**64 - 1
MAX_THREADS = 1024
MAX_MEMORY_MB = 1 << 25
"""Megabytes, 32 terabytes: what is not touched costs nothing."""


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
    """The value of the position for the player about to act."""
    moves: tuple[Move, ...]
    """The moves that keep the value; in a lost position, all moves."""
    nodes: int
    """The number of positions that the search visited."""
    seconds: float
    """The seconds that the search took; in a batch, the seconds of the whole batch."""
    distance: int | None = None
    """Turns to the end, the present turn included, with the fastest winner and the slowest loser."""

    def to_json(self) -> Json:
        """Return the value and the moves as JSON, in the form that programs exchange."""
        return {"value": str(self.value), "moves": [str(move) for move in self.moves]}


class Solver:
    """Solves positions of one rule set, with a transposition table that the solver keeps.

    Args:
        rules: a rule set or its string.
        threads: the number of threads; with one thread, the number of nodes is always the same.
        memory: megabytes for the transposition table, rounded down to a power of two, at least eight.
        tables: whether to look openings up, where there is a table for the rules.

    Raises:
        NotationError: Quarto has no such rules.
        ValueError: the number of threads or megabytes is less than one, or more than `MAX_THREADS` or
            `MAX_MEMORY_MB`.

    >>> Solver("classic").solve(".139/7.2e/504./.8cf a").value
    <Value.WIN: 'win'>
    """

    rules: QuartoRules
    """The rule set whose positions the solver solves."""
    native: core.NativeSolver
    """The native solver, for other native code that asks for values."""
    has_table: bool
    """Whether the solver looks openings up, so that every position has its value in a moment."""

    def __init__(
        self,
        rules: QuartoRules | str,
        threads: int = 1,
        memory: int = 256,
        tables: bool = True,
    ) -> None:
        if not (1 <= threads <= MAX_THREADS and 1 <= memory <= MAX_MEMORY_MB):
            raise ValueError(
                f"expected 1 to {MAX_THREADS} threads and 1 to {MAX_MEMORY_MB} megabytes, "
                f"got {threads} and {memory}"
            )
        self.rules = parse_rules(rules) if isinstance(rules, str) else rules
        self.native = native_solver(self.rules, memory * MEGABYTE, threads)
        name = table_name(self.rules) if tables else None
        table = load_table(name) if name is not None else None
        self.has_table = table is not None
        for wins in (False, True):
            known = load_table(name, wins) if name is not None else None
            if known is not None:
                self.native.use(known)

    @property
    def memory(self) -> int:
        """Return the megabytes that the transposition table may take."""
        return self.native.memory // MEGABYTE

    def solve(
        self,
        position: SolverPosition,
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
            NotationError: the text is no position under the solver's rules.
            TypeError: the position is neither text nor a state or view of Quarto.
            ValueError: the state or view is of a game that is over, or of rules that differ from the solver's
                in the values that count, in squares or in owned colours. Who calls lines, the time limit
                and the preset's name may differ. Or a limit is negative.
        """
        board, hand = read_position(position, self.rules)
        began = time.perf_counter()
        found = self.native.solve(
            encode_board(board),
            encode_hand(hand),
            *_limits(seconds, nodes),
            with_moves,
            with_distance,
            progress,
        )
        return _solution(hand, found, time.perf_counter() - began, with_distance)

    def solve_many(
        self,
        positions: Iterable[SolverPosition],
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        with_moves: bool = True,
        with_distance: bool = False,
        progress: Callable[[int, float], bool] | None = None,
    ) -> list[Solution]:
        """Return the solutions of many positions, in the same order; each thread solves one at a time.

        Many positions are solved sooner in this way than one by one with `solve`, where all threads work on
        one position. All threads share the transposition table.

        Args:
            positions: position texts, states or views, in any mixture.
            seconds: the time limit of each position.
            nodes: the limit of positions searched for each position.
            with_moves: whether to find the moves that keep the value, too.
            with_distance: whether to find the number of turns to the end, too.
            progress: called several times per second with the number of positions solved and their share,
                from 0 to 1; returning True stops the batch: positions not yet solved are unknown.

        Raises:
            NotationError: a text is no position under the solver's rules. Nothing is solved then.
            ValueError: a state or view is one that `solve` refuses. Nothing is solved then.

        >>> positions = [".139/7.2e/504./.8cf a", "c903/87.d/61ba/f.5e -"]
        >>> [str(found.value) for found in Solver("classic", threads=2).solve_many(positions)]
        ['win', 'draw']
        """
        read = [read_position(position, self.rules) for position in positions]
        began = time.perf_counter()
        found = self.native.solve_many(
            [(encode_board(board), encode_hand(hand)) for board, hand in read],
            *_limits(seconds, nodes),
            with_moves,
            with_distance,
            progress,
        )
        spent = time.perf_counter() - began
        return [
            _solution(hand, one, spent, with_distance)
            for (_, hand), one in zip(read, found, strict=True)
        ]

    def values(
        self,
        position: SolverPosition,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        progress: Callable[[int, float], bool] | None = None,
    ) -> dict[Move, Value]:
        """Return the value of every legal move, for the player who makes the move.

        Args:
            position: a position as text, or a state or view.
            seconds: the time limit; moves that are not searched by then have the value unknown.
            nodes: the limit of positions searched, likewise.
            progress: as in `solve`.

        Raises:
            NotationError: the text is no position under the solver's rules.
            ValueError: the state or view is one that `solve` refuses.

        >>> for move, value in Solver("classic").values("08a./b5.6/.cf2/4e17 -").items():
        ...     print(move, value)
        give 3 loss
        give 9 loss
        give d draw
        """
        board, hand = read_position(position, self.rules)
        found = self.native.values(
            encode_board(board),
            encode_hand(hand),
            *_limits(seconds, nodes),
            progress,
        )
        kinds = GIVES if hand is None else PLACES
        return {kinds[number]: VALUES[value] for number, value in found}

    def __repr__(self) -> str:
        return f"<Solver of {self.rules}, {self.memory} MB>"


def _limits(seconds: float | None, nodes: int | None) -> tuple[float, int]:
    """Return the limits as native code takes them.

    Raises:
        ValueError: a limit is negative or not a number.
    """
    if not (seconds is None or seconds >= 0) or not (nodes is None or nodes >= 0):
        raise ValueError(f"expected limits of at least 0, got seconds={seconds} and nodes={nodes}")
    return (
        NO_LIMIT if seconds is None else seconds,
        MOST_NODES if nodes is None else min(nodes, MOST_NODES),
    )


def _solution(
    hand: Piece | None,
    found: tuple[int, list[int], int, int],
    seconds: float,
    with_distance: bool,
) -> Solution:
    """Return the solution that the native tuple of value, moves, distance and nodes stands for."""
    number, moves, turns, nodes = found
    kinds = GIVES if hand is None else PLACES
    value = VALUES[number]
    distance = turns if with_distance and value is not Value.UNKNOWN else None
    return Solution(value, tuple(kinds[move] for move in moves), nodes, seconds, distance)


def solve(
    position: SolverPosition,
    rules: QuartoRules | str | None = None,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
) -> Solution:
    """Return the value of one position; a `Solver` is quicker for several positions.

    Args:
        position: a position as text, or a state or view.
        rules: a rule set or its string; by default the rules of the state or view, and classic for a text.
        seconds: the time limit.
        nodes: the limit of positions searched.

    Raises:
        NotationError: the text is no position under these rules, or Quarto has no such rules.
        TypeError: the position is neither text nor a state or view of Quarto.
        ValueError: the state or view is one that `Solver.solve` refuses, or a limit is negative.

    >>> solve("c903/87.d/61ba/f.5e -", "classic").value
    <Value.DRAW: 'draw'>
    """
    return Solver(rules_of(position, rules)).solve(position, seconds=seconds, nodes=nodes)
