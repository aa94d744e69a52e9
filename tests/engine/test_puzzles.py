"""The puzzles that are shipped, their proofs, and how they are found."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fourfold.bots.grading import levels_find
from fourfold.cli import app
from fourfold.engine import Solver
from fourfold.engine.puzzle_making import (
    build,
    canonical_key,
    make_chunk,
    puzzle_id,
    regrade,
)
from fourfold.engine.puzzles import (
    HARDEST,
    KINDS,
    TooLong,
    grade_of,
    is_grade,
    print_puzzles,
    prove,
    read_puzzles,
    reprove,
    shipped_puzzles,
    winner_placements,
)
from fourfold.engine.symmetry import board_symmetries
from fourfold.games.quarto import Give, Piece, Quarto, QuartoState
from fourfold.games.quarto.rules import parse_rules

SAMPLE = 70


@cache
def solver(rules: str) -> Solver:
    return Solver(rules, memory=16)


# --- What is shipped ------------------------------------------------------------------------------


def test_there_are_thousands_of_puzzles_in_several_rule_sets() -> None:
    puzzles = shipped_puzzles()
    by_rules = Counter(puzzle.rules for puzzle in puzzles)
    assert len(puzzles) >= 2000
    assert len([rules for rules, count in by_rules.items() if count >= 100]) >= 4
    assert {puzzle.kind for puzzle in puzzles} == set(KINDS)
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert set(grades) == set(range(1, HARDEST + 1))
    assert min(grades.values()) > len(puzzles) / 10


def test_every_puzzle_is_well_formed_and_its_solution_legal() -> None:
    for puzzle in shipped_puzzles():
        state = puzzle.state
        assert state.position == puzzle.position
        assert str(state.rules) == f"{puzzle.rules}+referee"
        solution = state.parse_move(puzzle.solution)
        assert solution in state.moves()
        assert len(state.moves()) > 1
        assert puzzle.kind.endswith("give" if isinstance(solution, Give) else "place")
        assert 1 <= puzzle.length <= 8
        assert is_grade(puzzle.grade, puzzle.length, puzzle.found)


def test_no_puzzle_is_there_twice_up_to_symmetry() -> None:
    seen: set[str] = set()
    for puzzle in shipped_puzzles():
        state = puzzle.state
        rules = parse_rules(puzzle.rules)
        assert puzzle_id(rules, canonical_key(rules, state.board, state.hand)) == puzzle.id
        assert puzzle.id not in seen
        seen.add(puzzle.id)


def test_shipped_puzzles_are_printed_and_read_back_in_their_order() -> None:
    puzzles = shipped_puzzles()
    assert tuple(read_puzzles(print_puzzles(reversed(puzzles)))) == puzzles


def test_a_sample_is_proven_again() -> None:
    """A few seconds' worth of every rule set; ``fourfold puzzles check`` proves them all."""
    rng = random.Random(2024)
    for puzzle in rng.sample(shipped_puzzles(), SAMPLE):
        assert reprove(puzzle, solver(puzzle.rules)), puzzle


# --- Proofs ---------------------------------------------------------------------------------------


def test_proof_fails_if_solution_kind_length_or_grade_of_a_puzzle_is_changed() -> None:
    puzzle = next(
        p for p in shipped_puzzles() if (p.kind, p.length, p.grade) == ("win-place", 2, 3)
    )
    assert reprove(puzzle, solver(puzzle.rules))
    moves = [str(move) for move in puzzle.state.moves() if str(move) != puzzle.solution]
    for wrong in (
        replace(puzzle, solution=moves[0]),
        replace(puzzle, kind="hold-place"),
        replace(puzzle, length=3),
        replace(puzzle, grade=puzzle.grade % 5 + 1),
        replace(puzzle, found=95),
    ):
        assert not reprove(wrong, solver(puzzle.rules))


def test_a_position_with_several_solutions_is_no_puzzle() -> None:
    # The hollow piece fits a4 and d1.
    several = Quarto("classic+referee").at("..../1.../3..6/d79. f")
    assert len(solver("classic").solve(several).moves) > 1
    assert prove(several, solver("classic")) is None
    lost = Quarto("classic+referee").at("..ef/3258/dcb4/a761 -")
    assert prove(lost, solver("classic")) is None


def placements_needed(state: QuartoState, winner: str) -> int | None:
    """By trying everything: how many pieces the winner places, quick against slow; None if it wins not."""
    known: dict[str, int | None] = {}

    def search(state: QuartoState) -> int | None:
        if state.outcome is not None:
            return 0 if winner in state.outcome.winners else None
        key = f"{state.position} {state.to_act}"
        if key not in known:
            own = state.to_act == winner
            cost = int(own and state.hand is not None)
            found = [search(state.play(move)) for move in state.moves()]
            wins = [cost + length for length in found if length is not None]
            if own:
                known[key] = min(wins, default=None)
            else:
                known[key] = max(wins) if len(wins) == len(found) else None
        return known[key]

    return search(state)


@pytest.mark.parametrize("rules", ["classic", "classic+squares", "danish"])
def test_lengths_agree_with_trying_everything(rules: str) -> None:
    rng = random.Random(rules)
    game = Quarto(parse_rules(rules).refereed())
    compared: Counter[int] = Counter()
    for _ in range(400):
        state = game.start()
        placed = rng.randint(11, 13)
        while state.outcome is None and state.placed < placed:
            state = state.play(rng.choice(list(state.moves())))
        if state.outcome is not None or compared.total() > 25:
            continue
        if rng.random() < 0.5:
            state = state.play(rng.choice(list(state.moves())))
        actor = state.to_act or ""
        other = "B" if actor == "A" else "A"
        length, against = placements_needed(state, actor), placements_needed(state, other)
        needed = against if length is None else length
        if needed is not None:
            assert winner_placements(state, solver(rules)) == needed, state.position
            compared[needed] += 1
    assert compared.total() > 10


def test_a_search_for_a_length_has_a_limit_and_needs_a_win() -> None:
    # Rules without an opening table, so that the first position takes millions of nodes.
    rules = "classic+values:dark,short,round"
    with pytest.raises(TooLong):
        winner_placements(Quarto(f"{rules}+referee").start(), Solver(rules, memory=8), nodes=1)
    drawn = Quarto("classic+referee").at("c903/87.d/61ba/f.5e -")
    with pytest.raises(ValueError, match="expected a win"):
        winner_placements(drawn, solver("classic"))


# --- Finding them ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules",
    ["classic", "classic+squares", "danish", "classic+traits:height,body", "classic+values:dark"],
)
def test_the_key_of_a_position_does_not_change_under_symmetry(rules: str) -> None:
    rng = random.Random(3)
    parsed = parse_rules(rules)
    for _ in range(20):
        pieces = [Piece(number) for number in range(16)]
        rng.shuffle(pieces)
        board = [piece if rng.random() < 0.6 else None for piece in pieces[:16]]
        hand = next((p for p, there in zip(pieces, board, strict=True) if there is None), None)
        turn = rng.choice(board_symmetries(parsed))
        turned: list[Piece | None] = [None] * 16
        for square, piece in enumerate(board):
            turned[turn[square]] = piece
        # Flipping height and swapping nothing keeps every rule set here but the owned and single values.
        flip = 4 if parsed.counted & 0b1100 == 0b1100 or not parsed.counted & 0b1100 else 0
        flipped = tuple(None if piece is None else Piece(piece ^ flip) for piece in turned)
        other = None if hand is None else Piece(hand ^ flip)
        key = canonical_key(parsed, tuple(board), hand)
        assert canonical_key(parsed, flipped, other) == key
        moved = next((s for s in range(16) if board[s] is None), None)
        if moved is not None and hand is not None:
            more = tuple(hand if s == moved else board[s] for s in range(16))
            assert canonical_key(parsed, more, None) != key


def test_a_chunk_is_the_same_every_time() -> None:
    chunk = make_chunk("classic+traits:colour", 3, 4, levels_find)
    assert chunk
    assert chunk == make_chunk("classic+traits:colour", 3, 4, levels_find)
    assert chunk != make_chunk("classic+traits:colour", 3, 5, levels_find)


def test_building_goes_on_where_it_stopped(tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def stop(rules: str, found: int, wanted: int) -> None:
        raise Enough

    plan = {"danish+squares": 12, "classic+traits:height": 8}
    whole, parts, together = (tmp_path / name for name in ("whole", "parts", "together"))
    build(whole, plan, fare=levels_find, seed=5)
    for _ in range(2):
        with pytest.raises(Enough):
            build(parts, plan, fare=levels_find, seed=5, progress=stop)
    build(parts, plan, fare=levels_find, seed=5)
    assert parts.read_bytes() == whole.read_bytes()
    build(together, plan, fare=levels_find, seed=5, workers=2)
    assert together.read_bytes() == whole.read_bytes()
    with pytest.raises(ValueError, match="expected puzzles of seed 6"):
        build(whole, plan, fare=levels_find, seed=6)


def test_grading_anew_changes_nothing_but_grades(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.tsv"
    before = build(file, {"danish+squares": 10}, fare=levels_find, seed=5)
    stamp = file.read_text().splitlines()[0]
    told = []
    regrade(file, lambda _: 0, lambda done, total: told.append((done, total)))
    assert told == [(number, 10) for number in range(1, 11)]
    assert file.read_text().splitlines()[0] == stamp
    after = {puzzle.id: puzzle for puzzle in read_puzzles(file.read_text())}
    for puzzle in before:
        grade = grade_of(puzzle.length, 0)
        assert after[puzzle.id] == replace(puzzle, grade=grade, found=0)
    regrade(file, levels_find)
    assert file.read_text() == "\n".join([stamp, print_puzzles(before)])


def test_longer_or_more_seldom_found_is_never_easier() -> None:
    for length in range(1, 9):
        for found in range(101):
            assert 1 <= grade_of(length, found) <= HARDEST
            assert grade_of(length, found) <= grade_of(length + 1, found)
            assert grade_of(length, found) <= grade_of(length, max(found - 1, 0))


def test_the_commands_build_and_check(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.tsv"
    arguments = ["puzzles", "build", str(file), "--rules", "classic+squares", "--count", "10"]
    done = CliRunner().invoke(app, arguments)
    assert (done.exit_code, done.stdout) == (0, "classic+squares: 10\n")
    done = CliRunner().invoke(app, ["puzzles", "check", str(file), "--sample", "4"])
    assert (done.exit_code, done.stdout) == (0, "checked: 4\nwrong: none\n")
    built = file.read_text()
    done = CliRunner().invoke(app, ["puzzles", "grade", str(file)])
    assert (done.exit_code, file.read_text()) == (0, built)
    puzzle = read_puzzles(built)[0]
    # A share that makes the same grade, and is not what the levels reach.
    near = (puzzle.found - 1, puzzle.found + 1)
    found = next(share for share in near if grade_of(puzzle.length, share) == puzzle.grade)
    file.write_text(str(replace(puzzle, found=found)))
    assert CliRunner().invoke(app, ["puzzles", "check", str(file)]).exit_code == 1
    file.write_text(str(replace(puzzle, length=7)))
    done = CliRunner().invoke(app, ["puzzles", "check", str(file), "--json"])
    assert done.exit_code == 1
    assert puzzle.id in done.stdout
    file.write_text("not a puzzle")
    for command in ("check", "grade"):
        assert CliRunner().invoke(app, ["puzzles", command, str(file)]).exit_code == 1
        missing = str(tmp_path / "missing")
        assert CliRunner().invoke(app, ["puzzles", command, missing]).exit_code == 1
    arguments[4] = "klassik"
    assert CliRunner().invoke(app, arguments).exit_code == 2
