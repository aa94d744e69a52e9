"""Finding puzzles of Quarto: random games, a proof for each position, and no position twice up to symmetry.

Lives here: the search for puzzles in numbered chunks, each the same whoever runs it. Does not live here: what
a puzzle is (`puzzles`), and the file that is filled with them (`puzzle_building`).
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

from fourfold.engine import puzzle_building
from fourfold.engine.hints import safe_pieces
from fourfold.engine.puzzle_building import Progress, PuzzleFormat
from fourfold.engine.puzzles import (
    Fare,
    Puzzle,
    TooLong,
    graded,
    print_puzzles,
    prove,
    read_puzzles,
)
from fourfold.engine.solver import Solver
from fourfold.engine.symmetry import board_symmetries
from fourfold.games.game import Move
from fourfold.games.quarto import Board, Give, Piece, Quarto, QuartoRules, QuartoState
from fourfold.games.quarto.pieces import TRAITS

PLAN: Mapping[str, int] = {
    "classic": 800,
    "classic+squares": 600,
    "danish": 500,
    "classic+traits:colour,height": 400,
    "danish+squares": 300,
    "classic+squares+traits:shape,body": 200,
    "classic+values:dark,short": 200,
}
"""The number of puzzles that are shipped, for each rule set."""
CHUNK = 100
"""Random games per chunk."""
FEWEST_PLACED, MOST_PLACED = 6, 13
SHARE = 10
"""At most one in so many puzzles of a rule set (a tenth) has the same kind and grade."""
UNSAFE_GIVES = 0.1
"""The share of positions in whose last give any piece is allowed, even a piece that completes a line."""

Key = tuple[object, ...]


# --- Symmetry -------------------------------------------------------------------------------------


def canonical_key(rules: QuartoRules, board: Board, hand: Piece | None) -> Key:
    """Return a key that symmetric positions share: the board turned, traits and values renamed."""
    return min(_renamed(rules, board, hand, symmetry) for symmetry in board_symmetries(rules))


def _renamed(
    rules: QuartoRules, board: Board, hand: Piece | None, symmetry: tuple[int, ...]
) -> Key:
    places = [(symmetry[s], piece) for s, piece in enumerate(board) if piece is not None]
    if hand is not None:
        places.append((16, hand))
    occupied = sum(1 << place for place, _ in places)
    by_use: dict[int, list[int]] = {}
    for trait in range(len(TRAITS)):
        use = rules.counted >> 2 * trait & 0b11
        if trait == 0 and rules.owned is not None:
            use += 4  # The players' colours stay what they are.
        elif use == 0:
            continue  # Pieces that differ only in what does not count are the same.
        seconds = sum(1 << place for place, piece in places if piece >> (3 - trait) & 1)
        if use == 0b11:
            seconds = min(seconds, occupied ^ seconds)
        by_use.setdefault(use, []).append(seconds)
    return (occupied, *((use, *sorted(by_use[use])) for use in sorted(by_use)))


def puzzle_id(rules: QuartoRules, key: Key) -> str:
    """Return the id of a puzzle, which depends on nothing but the puzzle."""
    return hashlib.sha256(f"{rules} {key}".encode()).hexdigest()[:8]


# --- Chunks ---------------------------------------------------------------------------------------


@cache
def _solver(rules: str) -> Solver:
    return Solver(rules, memory=32)


def make_chunk(rules: str, seed: int, number: int, fare: Fare) -> list[Puzzle]:
    """Return the puzzles of one chunk of random games; the same arguments give the same puzzles."""
    rng = random.Random(f"{seed} {rules} {number}")
    solver = _solver(rules)
    game = Quarto(solver.rules.refereed())
    found = []
    for _ in range(CHUNK):
        state = _random_state(game, rng)
        if state is None:
            continue
        try:
            proof = prove(state, solver)
        except TooLong:
            continue
        if proof is not None:
            name = puzzle_id(solver.rules, canonical_key(solver.rules, state.board, state.hand))
            solution, kind, length = str(proof.solution), proof.kind, proof.length
            puzzle = Puzzle(name, rules, state.position, solution, kind, length)
            found.append(graded(puzzle, fare))
    return found


def _random_state(game: Quarto, rng: random.Random) -> QuartoState | None:
    """Return the state of a game in which safe pieces are placed at random; None if the game ends before."""
    state = game.start()
    placed = rng.randint(FEWEST_PLACED, MOST_PLACED)
    while state.placed < placed:
        state = state.play(_safe_give(state, rng))
        state = state.play(rng.choice(list(state.moves())))
        if state.outcome is not None:
            return None
    if rng.random() < 0.5:
        return state
    any_piece = rng.random() < UNSAFE_GIVES
    return state.play(rng.choice(list(state.moves())) if any_piece else _safe_give(state, rng))


def _safe_give(state: QuartoState, rng: random.Random) -> Move:
    safe = safe_pieces(state.rules, state.board)
    return Give(rng.choice(safe)) if safe else rng.choice(list(state.moves()))


# --- The file -------------------------------------------------------------------------------------


FORMAT = PuzzleFormat(
    read=read_puzzles,
    print=print_puzzles,
    group=lambda puzzle: puzzle.rules,
    cell=lambda puzzle: (puzzle.kind, puzzle.grade),
    share=SHARE,
)


def build(
    file: Path,
    plan: Mapping[str, int] = PLAN,
    *,
    fare: Fare,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> list[Puzzle]:
    """Find the puzzles of the plan that the file does not have yet, and write the file after every chunk.

    With several workers ``fare`` goes to other processes, so it has to be a function of a module.

    Raises:
        ValueError: the file is not of puzzles, or of puzzles of another seed.
    """
    make = partial(make_chunk, fare=fare)
    sources = {rules: {rules: wanted} for rules, wanted in plan.items()}
    return puzzle_building.build(
        file, sources, FORMAT, make, seed=seed, workers=workers, progress=progress
    )


def regrade(file: Path, fare: Fare, progress: Callable[[int, int], None] | None = None) -> None:
    """Grade the puzzles of a file again; the puzzles stay the same.

    Args:
        file: the file of the puzzles.
        fare: returns the percentage of tries that find a puzzle's solution.
        progress: called with the number of puzzles graded and the number of puzzles.

    Raises:
        ValueError: the file is not of puzzles.
    """
    puzzle_building.regrade(file, FORMAT, lambda puzzle: graded(puzzle, fare), progress)
