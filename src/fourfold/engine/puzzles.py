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

from fourfold.engine.solver import Solver, Value
from fourfold.games.game import Move
from fourfold.games.quarto import Quarto, QuartoState
from fourfold.games.quarto.rules import parse_rules

KINDS = ("win-place", "win-give", "hold-place", "hold-give")
"""Kinds of puzzles: find the only square or the only piece that wins, or that holds the draw."""
COLUMNS = ("id", "rules", "position", "solution", "kind", "length", "grade", "found")
HARDEST = 5
MAX_LENGTH_NODES = 20_000_000
"""Nodes after which the search for a puzzle's length ends."""
FOUND_ERROR = 3
"""Percentage points by which the share of tries that find a solution may be wrong: two standard errors."""


class TooLong(Exception):
    """Raised when the length of a win was not found within the node limit."""


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
    """The difficulty, 1 to 5, from the length and from how often the solution is found; 0 if not graded."""
    found: int = 0
    """The percentage of the levels' tries that find the solution."""

    def __str__(self) -> str:
        return "\t".join(str(getattr(self, name)) for name in COLUMNS)

    @property
    def state(self) -> QuartoState:
        """The puzzle's position, in referee play."""
        return Quarto(parse_rules(self.rules).refereed()).at(self.position)

    @classmethod
    def parse(cls, line: str) -> Puzzle:
        """Read what `str` printed.

        Raises:
            ValueError: the line is not of a puzzle.
        """
        fields = line.split("\t")
        if len(fields) != len(COLUMNS) or fields[4] not in KINDS:
            raise ValueError(f"expected {len(COLUMNS)} fields of a puzzle, got {line!r}")
        name, rules, position, solution, kind, *numbers = fields
        length, grade, found = map(int, numbers)
        return cls(name, rules, position, solution, kind, length, grade, found)


Fare = Callable[[Puzzle], int]
"""A function that returns the percentage of tries that find a puzzle's solution."""


def read_puzzles(text: str) -> list[Puzzle]:
    """Return the puzzles of a file's text; lines that begin with # are comments."""
    return [Puzzle.parse(line) for line in text.splitlines() if line and line[0] != "#"]


def print_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a file of puzzles, easy puzzles first within a rule set."""
    ordered = sorted(puzzles, key=lambda p: (p.rules, p.grade, p.length, p.id))
    return "\n".join(["# " + "\t".join(COLUMNS), *map(str, ordered), ""])


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with Fourfold."""
    file = files("fourfold").joinpath("engine", "data", "puzzles.tsv")
    return tuple(read_puzzles(file.read_text("utf-8")))


@cache
def puzzles_by_rules() -> dict[str, list[Puzzle]]:
    """Return the puzzles that come with Fourfold by their rules strings, those of `classic` first."""
    found: dict[str, list[Puzzle]] = {}
    for puzzle in shipped_puzzles():
        found.setdefault(puzzle.rules, []).append(puzzle)
    return found


@dataclass(frozen=True, slots=True)
class Proof:
    """The facts that make a position a puzzle."""

    solution: Move
    kind: str
    length: int


def prove(state: QuartoState, solver: Solver) -> Proof | None:
    """Return the proof that a position is a puzzle; None if it is lost, or several moves keep its value.

    Raises:
        TooLong: the position is a puzzle, but its length is too hard to find.
    """
    moves = list(state.moves())
    found = solver.solve(state)
    if len(found.moves) != 1 or len(moves) < 2 or found.value not in (Value.WIN, Value.DRAW):
        return None
    solution = found.moves[0]
    wrong = [move for move in moves if move != solution]
    win = found.value is Value.WIN
    decided = [state] if win else [state.play(move) for move in wrong]
    length = max(winner_placements(one, solver) for one in decided)
    kind = f"{'win' if win else 'hold'}-{'give' if state.hand is None else 'place'}"
    return Proof(solution, kind, length)


def reprove(puzzle: Puzzle, solver: Solver) -> bool:
    """Return True if a puzzle has the solution, kind, length and grade that it claims.

    The percentage of tries that find the solution is taken as it stands.
    """
    proof = prove(puzzle.state, solver)
    return proof is not None and (
        (str(proof.solution), proof.kind, proof.length)
        == (puzzle.solution, puzzle.kind, puzzle.length)
        and is_grade(puzzle.grade, proof.length, puzzle.found)
    )


def winner_placements(state: QuartoState, solver: Solver, nodes: int = MAX_LENGTH_NODES) -> int:
    """Return how many pieces the winner of a decided position places, against the slowest loser.

    Raises:
        TooLong: the number takes more nodes to find.
        ValueError: nobody wins with best play.
    """
    found = solver.solve(state, nodes=nodes, with_moves=False, with_distance=True)
    if found.value is Value.UNKNOWN:
        raise TooLong
    if found.value is Value.DRAW or found.distance is None:
        raise ValueError("expected a win, got none")
    # A turn is a placement and a give; the turn of a giver has no placement.
    if found.value is Value.LOSS:
        return found.distance // 2
    return (found.distance + (1 if state.hand is not None else -1)) // 2


def graded(puzzle: Puzzle, fare: Fare) -> Puzzle:
    """Return the puzzle with its grade; the present grade stays if the tries do not contradict it."""
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
    """Return how hard a puzzle is, 1 to 5, from its length and the percentage of tries that find it.

    A placement counts as much as ten tries that fail: the grade is half of both together.

    >>> [grade_of(1, found) for found in (95, 75, 55)], grade_of(2, 75), grade_of(5, 20)
    ([1, 1, 2], 2, 5)
    """
    return min(max((10 * length + 100 - found) // 20, 1), HARDEST)
