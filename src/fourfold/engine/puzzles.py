"""Puzzles of Quarto: positions in which exactly one move wins, or exactly one holds the draw.

Lives here: what a puzzle is, its proof, its length and grade, and the puzzles that are shipped. Does not live
here: how they are found (`puzzle_making`). All of it is referee play: whoever completes a line wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fourfold.engine.lengths import Lengths
from fourfold.engine.reasons import safe_pieces, threats
from fourfold.engine.solver import Solver, Value
from fourfold.games.game import Move
from fourfold.games.quarto import Give, Place, Quarto, QuartoState
from fourfold.games.quarto.pieces import VALUE_MASKS
from fourfold.games.quarto.rules import with_piece

KINDS = ("win-place", "win-give", "hold-place", "hold-give")
"""What to find: the only square or the only piece that wins, or that holds the draw."""
COLUMNS = ("id", "rules", "position", "solution", "kind", "length", "grade")
HARDEST = 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    r"""A position and its only solution.

    >>> fields = ["0a", "classic", ".139/7.2e/504./.8cf a", "place a4", "win-place", "1", "1"]
    >>> puzzle = Puzzle.parse("\t".join(fields))
    >>> puzzle.solution, puzzle.length, puzzle.grade
    ('place a4', 1, 1)
    """

    id: str
    rules: str
    position: str
    solution: str
    kind: str
    length: int
    """To win: the placements that it takes, against the best defence. To hold: those that the opponent needs
    after the wrong move that loses most slowly."""
    grade: int
    """1 to 5, from the length and the number of wrong moves that do not fail at once."""

    def __str__(self) -> str:
        return "\t".join(str(getattr(self, name)) for name in COLUMNS)

    @classmethod
    def parse(cls, line: str) -> Puzzle:
        """Read what `str` printed.

        Raises:
            ValueError: it is not such a line.
        """
        fields = line.split("\t")
        if len(fields) != len(COLUMNS) or fields[4] not in KINDS:
            raise ValueError(f"expected {len(COLUMNS)} fields of a puzzle, got {line!r}")
        name, rules, position, solution, kind, length, grade = fields
        return cls(name, rules, position, solution, kind, int(length), int(grade))


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
    grade: int


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
    tempting = sum(not _fails_at_once(state, move) for move in wrong)
    kind = f"{'win' if win else 'hold'}-{'give' if state.hand is None else 'place'}"
    return Proof(solution, kind, length, grade_of(kind, length, tempting))


def reprove(puzzle: Puzzle, solver: Solver) -> bool:
    """Whether a puzzle is what it says: its only solution, its kind, length and grade."""
    state = Quarto(solver.rules.refereed()).at(puzzle.position)
    proof = prove(state, solver)
    return proof is not None and (
        (str(proof.solution), proof.kind, proof.length, proof.grade)
        == (puzzle.solution, puzzle.kind, puzzle.length, puzzle.grade)
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


def _fails_at_once(state: QuartoState, move: Move) -> bool:
    """Whether the opponent can complete a line next, whatever is done after this move."""
    if isinstance(move, Give):
        return bool(VALUE_MASKS[move.piece] & threats(state.rules, state.board))
    if isinstance(move, Place) and state.hand is not None:
        return not safe_pieces(state.rules, with_piece(state.board, move.square, state.hand))
    raise TypeError(f"expected give or place, got {move}")


def grade_of(kind: str, length: int, tempting: int) -> int:
    """How hard a puzzle is, 1 to 5.

    A step for each placement, and one more where the length is counted from the opponent's turn; one less
    where every wrong move fails at once, one more where six or more do not.

    >>> [grade_of("win-place", length, 3) for length in (1, 2, 3, 4, 5)]
    [1, 2, 3, 4, 5]
    >>> grade_of("win-place", 1, 9), grade_of("hold-give", 3, 0), grade_of("win-give", 2, 6)
    (1, 2, 4)
    """
    steps = length + (kind in ("win-give", "hold-place"))
    if steps > 1:
        steps += (tempting >= 6) - (tempting == 0)
    return min(steps, HARDEST)
