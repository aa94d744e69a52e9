"""Puzzles of Quarto: positions in which exactly one move wins, or exactly one holds the draw.

Lives here: what a puzzle is, its proof, its length and grade, and the puzzles that are shipped. Does not live
here: how they are found (`puzzle_making`), and how players fare at them, which is measured above the engine.
All of it is referee play: whoever completes a line wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from fourfold.engine.lengths import Lengths
from fourfold.engine.solver import Solver, Value
from fourfold.games.game import Move
from fourfold.games.quarto import Give, Place, Quarto, QuartoState
from fourfold.games.quarto.rules import parse_rules, with_piece

KINDS = ("win-place", "win-give", "hold-place", "hold-give")
"""What to find: the only square or the only piece that wins, or that holds the draw."""
COLUMNS = ("id", "rules", "position", "solution", "kind", "length", "grade", "found")
HARDEST = 5
FOUND_ERROR = 3
"""Of a hundred tries, by how many the share that finds a puzzle may be wrong: about two standard errors."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    r"""A position and its only solution.

    >>> fields = ["0a", "classic", ".139/7.2e/504./.8cf a", "place a4", "win-place", "1", "1", "85"]
    >>> puzzle = Puzzle.parse("\t".join(fields))
    >>> puzzle.solution, puzzle.length, puzzle.grade, puzzle.found
    ('place a4', 1, 1, 85)
    """

    id: str
    rules: str
    position: str
    solution: str
    kind: str
    length: int
    """To win: the placements that it takes, against the best defence. To hold: those that the opponent needs
    after the wrong move that loses most slowly."""
    grade: int = 0
    """1 to 5, from the length and from how often it is found; 0 until somebody has tried it."""
    found: int = 0
    """Of a hundred tries by the levels, how many find the solution."""

    def __str__(self) -> str:
        return "\t".join(str(getattr(self, name)) for name in COLUMNS)

    @property
    def state(self) -> QuartoState:
        """The position, in referee play."""
        return Quarto(parse_rules(self.rules).refereed()).at(self.position)

    @classmethod
    def parse(cls, line: str) -> Puzzle:
        """Read what `str` printed.

        Raises:
            ValueError: it is not such a line.
        """
        fields = line.split("\t")
        if len(fields) != len(COLUMNS) or fields[4] not in KINDS:
            raise ValueError(f"expected {len(COLUMNS)} fields of a puzzle, got {line!r}")
        name, rules, position, solution, kind, *numbers = fields
        length, grade, found = map(int, numbers)
        return cls(name, rules, position, solution, kind, length, grade, found)


Fare = Callable[[Puzzle], int]
"""How often a puzzle is found, of a hundred tries."""


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file's text; lines that begin with # are comments."""
    return [Puzzle.parse(line) for line in text.splitlines() if line and line[0] != "#"]


def print_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """The text of a file of puzzles, easy ones first within a rule set."""
    ordered = sorted(puzzles, key=lambda p: (p.rules, p.grade, p.length, p.id))
    return "\n".join(["# " + "\t".join(COLUMNS), *map(str, ordered), ""])


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with Fourfold."""
    file = files("fourfold").joinpath("engine", "data", "puzzles.tsv")
    return tuple(read_puzzles(file.read_text("utf-8")))


@dataclass(frozen=True, slots=True)
class Proof:
    """What makes a position a puzzle."""

    solution: Move
    kind: str
    length: int


def prove(state: QuartoState, solver: Solver) -> Proof | None:
    """The proof that a position is a puzzle; None if it is lost, or several moves keep its value.

    Raises:
        TooLong: it is one, but its length is too hard to find.
    """
    moves = list(state.moves())
    found = solver.solve(state)
    if len(found.moves) != 1 or len(moves) < 2 or found.value not in (Value.WIN, Value.DRAW):
        return None
    solution = found.moves[0]
    wrong = [move for move in moves if move != solution]
    win = found.value is Value.WIN
    lengths = Lengths(solver)
    length = (
        _length(state, lengths)
        if win
        else max(_length_against(state, move, lengths) for move in wrong)
    )
    kind = f"{'win' if win else 'hold'}-{'give' if state.hand is None else 'place'}"
    return Proof(solution, kind, length)


def reprove(puzzle: Puzzle, solver: Solver) -> bool:
    """Whether a puzzle is what it says: its only solution, its kind and length, and the grade they make.

    How often it is found is taken as it stands.
    """
    proof = prove(puzzle.state, solver)
    return proof is not None and (
        (str(proof.solution), proof.kind, proof.length)
        == (puzzle.solution, puzzle.kind, puzzle.length)
        and is_grade(puzzle.grade, proof.length, puzzle.found)
    )


def _length(state: QuartoState, lengths: Lengths) -> int:
    """How many placements the player about to act needs to win."""
    if state.hand is None:
        return lengths.of_giver(state.board)
    return lengths.of_placer(state.board, state.hand)


def _length_against(state: QuartoState, move: Move, lengths: Lengths) -> int:
    """How many placements the opponent needs to punish this move."""
    if isinstance(move, Give):
        return lengths.of_placer(state.board, move.piece)
    if isinstance(move, Place) and state.hand is not None:
        return lengths.against_giver(with_piece(state.board, move.square, state.hand))
    raise TypeError(f"expected give or place, got {move}")


def graded(puzzle: Puzzle, fare: Fare) -> Puzzle:
    """Return the puzzle with the grade that it deserves; a grade that it has stays if the tries allow it."""
    found = fare(puzzle)
    stays = is_grade(puzzle.grade, puzzle.length, found)
    return replace(
        puzzle, found=found, grade=puzzle.grade if stays else grade_of(puzzle.length, found)
    )


def is_grade(grade: int, length: int, found: int) -> bool:
    """Return True if a grade is right, or would be if a few tries had ended otherwise.

    >>> [grade_of(2, 80), is_grade(2, 2, 80), is_grade(2, 2, 83), is_grade(2, 2, 84)]
    [2, True, True, False]
    """
    easiest, hardest = (grade_of(length, found + error) for error in (FOUND_ERROR, -FOUND_ERROR))
    return easiest <= grade <= hardest


def grade_of(length: int, found: int) -> int:
    """How hard a puzzle is, 1 to 5, from its length and how many of a hundred tries find the solution.

    A placement counts as much as ten tries that fail: the grade is half of both together.

    >>> [grade_of(1, found) for found in (95, 75, 55)], grade_of(2, 75), grade_of(5, 20)
    ([1, 1, 2], 2, 5)
    """
    return min(max((10 * length + 100 - found) // 20, 1), HARDEST)
