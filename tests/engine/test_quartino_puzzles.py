"""Puzzles of Quartino: those that are shipped, their proofs, their grades, and how they are found."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from tests.support.quartino_puzzle_search import answers_of, claimed_answer
from typer.testing import CliRunner

from fourfold.cli import app
from fourfold.engine.core import core
from fourfold.engine.puzzles import HARDEST
from fourfold.engine.quartino_puzzle_making import (
    PLAN,
    build,
    canonical_key,
    make_chunk,
    puzzle_id,
    regrade,
)
from fourfold.engine.quartino_puzzles import (
    KINDS,
    TRIES,
    QuartinoPuzzle,
    found_by_level,
    grade_of,
    print_puzzles,
    prove,
    read_puzzles,
    reprove,
    shipped_puzzles,
)
from fourfold.games.quartino.tokens import COLOURS, RIM

TRIED_IN_PYTHON = 12
"""Puzzles that are searched in Python; ``python -m bench.quartino_puzzles`` searches 200."""


def of_kind(kind: str) -> QuartinoPuzzle:
    return next(puzzle for puzzle in shipped_puzzles() if puzzle.kind == kind)


# --- What is shipped ------------------------------------------------------------------------------


def test_there_are_over_a_thousand_puzzles_in_five_kinds_and_five_grades() -> None:
    puzzles = shipped_puzzles()
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert kinds == PLAN
    assert list(kinds) == list(KINDS) == core.quartino_puzzle_kinds()
    assert len(puzzles) >= 1000
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert set(grades) == set(range(1, HARDEST + 1))
    assert min(grades.values()) > len(puzzles) / 12
    for kind in KINDS:
        assert len({puzzle.grade for puzzle in puzzles if puzzle.kind == kind}) >= 2


def test_every_puzzle_is_well_formed_and_its_solution_legal() -> None:
    for puzzle in shipped_puzzles():
        state = puzzle.asked
        assert state.to_act == "A"
        assert str(state.rules) == puzzle.rules
        assert all(
            len(rack) + len(made) == 4 for rack, made in zip(state.racks, state.made, strict=True)
        )
        assert puzzle.grade == grade_of(puzzle.found)
        if puzzle.kind == "hand":
            assert puzzle.solution in puzzle.unseen
            assert puzzle.moves_shown[-1] == "end"
            continue
        assert not puzzle.events
        for move in puzzle.solution.split(","):
            state = state.play(move)
        made = len(state.made[0]) - len(puzzle.start.made[0])
        assert made == puzzle.solution.count("call")
        assert made in {"two-cards": (2,), "chain": (3, 4)}.get(puzzle.kind, (0,))


def test_no_puzzle_is_there_twice_up_to_symmetry() -> None:
    seen: set[str] = set()
    for puzzle in shipped_puzzles():
        assert puzzle.id not in seen
        seen.add(puzzle.id)
    for puzzle in random.Random(3).sample(shipped_puzzles(), 60):
        assert puzzle_id(canonical_key(puzzle)) == puzzle.id


def test_shipped_puzzles_are_printed_and_read_back_in_their_order() -> None:
    puzzles = shipped_puzzles()
    assert tuple(read_puzzles(print_puzzles(reversed(puzzles)))) == puzzles


# --- Proofs ---------------------------------------------------------------------------------------


def test_all_shipped_puzzles_are_proven_again_by_the_native_search() -> None:
    assert [puzzle.id for puzzle in shipped_puzzles() if not reprove(puzzle)] == []


@pytest.mark.parametrize(
    "puzzle",
    [
        puzzle
        for kind in KINDS
        for puzzle in random.Random(kind).sample(
            [one for one in shipped_puzzles() if one.kind == kind], TRIED_IN_PYTHON // len(KINDS)
        )
    ],
    ids=lambda puzzle: f"{puzzle.kind}-{puzzle.id}",
)
def test_trying_everything_in_python_finds_the_claimed_solution_alone(
    puzzle: QuartinoPuzzle,
) -> None:
    assert answers_of(puzzle) == {claimed_answer(puzzle)}


@pytest.mark.parametrize("kind", KINDS)
def test_proof_fails_if_solution_grade_or_cards_of_a_puzzle_are_changed(kind: str) -> None:
    puzzle = of_kind(kind)
    other = next(p for p in shipped_puzzles() if p.kind == kind and p.solution != puzzle.solution)
    assert reprove(puzzle)
    assert not reprove(replace(puzzle, solution=other.solution))
    assert not reprove(replace(puzzle, grade=puzzle.grade % HARDEST + 1))
    assert not reprove(replace(puzzle, found=puzzle.found + 1))
    assert not reprove(replace(puzzle, mine="YBGP/"))
    assert not reprove(replace(puzzle, events="place Y"))


def test_a_position_with_several_or_no_solutions_is_no_puzzle() -> None:
    cards = ("YBGP,YBPG,YGBP,YGPB/", "?,?,?,?/", "", "")
    # One token is due, and no card is near; nothing threatens, and there is no situation.
    for kind in ("two-cards", "chain", "stop", "announce"):
        assert prove(QuartinoPuzzle("0", kind, "Y/./././././././. A", *cards)) is None
    # Two tall columns: either may be announced.
    two_columns = "YBGP/YBGP/././././././. A"
    assert prove(QuartinoPuzzle("0", "announce", two_columns, *cards)) is None
    # One of four blue tokens lies under another token, and the centre is no column.
    colours = "BY/B/B/B/././././. A"
    assert prove(QuartinoPuzzle("0", "announce", colours, *cards)) == "say colours"


def test_moves_on_different_spaces_may_come_in_any_order_and_others_may_not() -> None:
    ways = {
        claimed_answer(replace(of_kind("chain"), solution=solution))
        for solution in (
            "place B 5,place P 7,call GBYP 5,place G 5,call YPGB 4",
            "place P 7,place B 5,call GBYP 5,place G 5,call YPGB 4",
        )
    }
    assert len(ways) == 1
    stacked = {
        claimed_answer(replace(of_kind("chain"), solution=solution))
        for solution in ("place B 5,place P 5,call GPYB 5", "place P 5,place B 5,call GPYB 5")
    }
    assert len(stacked) == 2


# --- Grades ---------------------------------------------------------------------------------------


def test_a_stronger_level_finds_more_of_every_kind() -> None:
    rng = random.Random(6)
    for kind in KINDS:
        puzzles = rng.sample([p for p in shipped_puzzles() if p.kind == kind], 40)
        rows = [found_by_level(puzzle) for puzzle in puzzles]
        shares = [sum(column) / (TRIES * len(rows)) for column in zip(*rows, strict=True)]
        # Two that are both at a loss, or both sure, may come out either way.
        assert all(better > worse - 0.02 for worse, better in pairwise(shares))
        assert shares[0] < 0.3
        assert shares[-1] > 0.6


def test_more_seldom_found_is_never_easier() -> None:
    grades = [grade_of(found) for found in range(101)]
    assert grades == sorted(grades, reverse=True)
    assert set(grades) == set(range(1, HARDEST + 1))


# --- Finding them ---------------------------------------------------------------------------------


def test_the_key_of_a_puzzle_does_not_change_under_symmetry() -> None:
    rng = random.Random(3)
    for puzzle in rng.sample(shipped_puzzles(), 20):
        steps = rng.randrange(RIM)
        spaces = str.maketrans({str(n + 1): str((n + steps) % RIM + 1) for n in range(RIM)})
        colours = str.maketrans("YBGP", "".join(rng.sample(COLOURS, len(COLOURS))))
        wheel, seat = puzzle.position.split()
        centre, *rim = wheel.split("/")
        turned = [centre, *rim[RIM - steps :], *rim[: RIM - steps]]
        other = replace(
            puzzle,
            position=f"{'/'.join(turned).translate(colours)} {seat}",
            mine=puzzle.mine.translate(colours),
            hers=puzzle.hers.translate(colours),
            events=puzzle.events.translate(spaces).translate(colours),
        )
        assert canonical_key(other) == canonical_key(puzzle)
        solution = prove(other)
        assert solution is not None
        if puzzle.kind in ("stop", "hand"):
            assert solution == puzzle.solution.translate(spaces).translate(colours)
        fewer = replace(other, position=f"{'/'.join('.' * 9)} {seat}")
        assert canonical_key(fewer) != canonical_key(puzzle)


def test_a_chunk_is_the_same_every_time() -> None:
    chunk = make_chunk("quartino", 3, 4)
    assert {puzzle.kind for puzzle in chunk} > {"announce", "stop"}
    assert chunk == make_chunk("quartino", 3, 4)
    assert chunk != make_chunk("quartino", 3, 5)
    assert all(reprove(puzzle) for puzzle in chunk)


def test_building_goes_on_where_it_stopped(tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def stop(kind: str, found: int, wanted: int) -> None:
        raise Enough

    plan = {"stop": 12, "announce": 20}
    whole, parts, together = (tmp_path / name for name in ("whole", "parts", "together"))
    build(whole, plan, seed=5)
    with pytest.raises(Enough):
        build(parts, plan, seed=5, progress=stop)
    build(parts, plan, seed=5)
    assert parts.read_bytes() == whole.read_bytes()
    build(together, plan, seed=5, workers=2)
    assert together.read_bytes() == whole.read_bytes()
    regrade(whole)
    assert parts.read_bytes() == whole.read_bytes()
    with pytest.raises(ValueError, match="expected puzzles of seed 6"):
        build(whole, plan, seed=6)


def test_the_commands_build_grade_and_check_puzzles_of_quartino(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.tsv"
    of_quartino = ["--game", "quartino"]
    done = CliRunner().invoke(app, ["puzzles", "build", str(file), *of_quartino, "--count", "1"])
    assert (done.exit_code, done.stdout) == (0, "".join(f"{kind}: 1\n" for kind in PLAN))
    done = CliRunner().invoke(app, ["puzzles", "check", str(file), *of_quartino])
    assert (done.exit_code, done.stdout) == (0, "checked: 5\nwrong: none\n")
    built = file.read_text()
    done = CliRunner().invoke(app, ["puzzles", "grade", str(file), *of_quartino])
    assert (done.exit_code, file.read_text()) == (0, built)
    puzzle = read_puzzles(built)[0]
    file.write_text(str(replace(puzzle, found=1)))
    done = CliRunner().invoke(app, ["puzzles", "check", str(file), *of_quartino, "--json"])
    assert (done.exit_code, done.stdout) == (1, f'{{"checked": 1, "wrong": ["{puzzle.id}"]}}\n')
    # A file of the other game.
    assert CliRunner().invoke(app, ["puzzles", "check", str(file)]).exit_code == 1
    rules = ["--rules", "classic"]
    done = CliRunner().invoke(app, ["puzzles", "build", str(file), *of_quartino, *rules])
    assert done.exit_code == 2
