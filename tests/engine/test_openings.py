"""Opening tables: complete, right, resumable, and told apart from garbage."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path

import pytest

from fourfold.engine import Solver
from fourfold.engine.openings import build, file_name, load_table, native_solver, table_name
from fourfold.games.quarto import Quarto
from fourfold.games.quarto.rules import parse_rules

NO_LIMIT = (float("inf"), 2**64 - 1, False, False, None)
SHIPPED = sorted(
    (
        file
        for file in files("fourfold.engine").joinpath("data", "openings").iterdir()
        if file.name.endswith(".bin") and not file.name.endswith(".wins.bin")
    ),
    key=str,
)
SAMPLE = 12
"""Positions of each shipped table that are solved again."""


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        ("classic", [1, 2, 40, 454, 10346]),
        ("classic+squares", [1, 3, 84, 1586, 39055]),
    ],
)
def test_the_openings_are_as_many_as_have_been_counted(rules: str, counts: list[int]) -> None:
    solver = native_solver(parse_rules(rules), 8 << 20, 1)
    assert [len(solver.openings(placed)) for placed in range(5)] == counts


def value(solver, board: bytes) -> int:  # type: ignore[no-untyped-def]
    return solver.solve(board, -1, *NO_LIMIT)[0]


def test_a_table_tells_what_the_search_finds(tmp_path: Path) -> None:
    name = "classic+squares+traits:colour"
    target = tmp_path / "table.bin"
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(1) as pool:
        build(name, 3, target, executor=pool, progress=lambda *now: told.append(now))
    assert told[-1][0] == told[-1][1]
    assert not target.with_suffix(".part").exists()
    with_table = native_solver(parse_rules(name), 8 << 20, 1)
    with_table.use(target.read_bytes())
    without = native_solver(parse_rules(name), 64 << 20, 1)
    for placed in range(4):
        for board in with_table.openings(placed):
            assert value(with_table, board) == value(without, board)


def test_a_build_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    name = "classic+traits:colour"
    whole, stopped = tmp_path / "whole.bin", tmp_path / "stopped.bin"

    class Enough(Exception):
        pass

    def stop(done: int, number: int) -> None:
        if done:
            raise Enough

    with ThreadPoolExecutor(1) as pool:
        build(name, 3, whole, executor=pool)
        with pytest.raises(Enough):
            build(name, 3, stopped, executor=pool, progress=stop)
        part = stopped.with_suffix(".part")
        kept = part.read_text()
        assert kept
        assert not stopped.exists()
        part.write_text(kept + '[64, "00')
        build(name, 3, stopped, executor=pool)
    assert stopped.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("data", [b"", b"FFO1", b"nonsense" * 9, b"FFO1" + bytes(60)])
def test_what_is_no_table_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="opening table"):
        native_solver(parse_rules("classic"), 8 << 20, 1).use(data)


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda path: path.name)
def test_a_sample_of_each_shipped_table_is_solved_again(shipped) -> None:  # type: ignore[no-untyped-def]
    rules = parse_rules(shipped.name.removesuffix(".bin").replace("=", ":"))
    assert table_name(rules) == str(rules)
    data = shipped.read_bytes()
    looking = native_solver(rules, 8 << 20, 1)
    looking.use(data)
    searching = native_solver(rules, 512 << 20, 1)
    rng = random.Random(str(rules))
    boards = searching.openings(data[4])
    for board in rng.sample(boards, min(SAMPLE, len(boards))):
        assert value(looking, board) == value(searching, board)


def test_a_sample_of_the_shipped_table_of_wins_is_searched_again() -> None:
    data = load_table("classic", wins=True)
    assert data is not None
    rules = parse_rules("classic")
    looking, searching = (native_solver(rules, 64 << 20, 1) for _ in "12")
    looking.use(data)
    game, rng, won = Quarto("classic+referee"), random.Random(6), 0
    for number in range(4000):
        state = game.start()
        while state.outcome is None and (state.placed < data[4] or state.hand is not None):
            state = state.play(rng.choice(state.moves()))
        board = bytes(0xFF if piece is None else piece for piece in state.board)
        # Few are won, so those are all searched again, and some of the others.
        if state.outcome is None and (looking.is_won(board) or number % 20 == 0):
            won += searching.is_won(board)
            assert looking.is_won(board) == searching.is_won(board)
    assert won


def test_rules_that_only_names_set_apart_have_the_same_values() -> None:
    for one, other in (
        ("classic+values:dark", "classic+values:tall"),
        ("classic+traits:shape,body+squares", "classic+squares+traits:colour,height"),
        ("danish", "classic+owned-dark"),
    ):
        solvers = [native_solver(parse_rules(rules), 8 << 20, 1) for rules in (one, other)]
        counts = [len(solver.openings(3)) for solver in solvers]
        assert counts[0] == counts[1]


def test_overlooked_lines_keep_a_position_out_of_the_tables() -> None:
    position = "..../..../..../0123 -"
    assert Solver("classic").solve(position, nodes=2000).value == "unknown"


def test_the_classic_game_is_a_draw() -> None:
    solution = Solver("classic").solve("..../..../..../.... -")
    assert solution.value == "draw"
    assert len(solution.moves) == 16
    assert solution.nodes == 0


def test_a_table_of_other_rules_is_refused() -> None:
    table = next(file for file in SHIPPED if file.name == "classic+traits=colour.bin").read_bytes()
    for rules in ("classic+traits:body", "mushrooms+traits:height"):
        native_solver(parse_rules(rules), 8 << 20, 1).use(table)
    for rules in ("classic", "classic+squares+traits:colour", "classic+values:dark"):
        with pytest.raises(ValueError, match="of these rules"):
            native_solver(parse_rules(rules), 8 << 20, 1).use(table)
    with pytest.raises(ValueError, match="of these rules"):
        native_solver(parse_rules("danish+traits:colour"), 8 << 20, 1).use(table)


def test_a_table_of_wins_tells_what_the_search_finds(tmp_path: Path) -> None:
    name = "classic+traits:colour"
    target = tmp_path / file_name(name, wins=True)
    with ThreadPoolExecutor(1) as pool:
        build(name, 6, target, wins=True, executor=pool)
    with_table = native_solver(parse_rules(name), 8 << 20, 1)
    with_table.use(target.read_bytes())
    without = native_solver(parse_rules(name), 64 << 20, 1)
    boards = with_table.openings(6)
    wins = [board for board in boards if value(without, board) == 1]
    assert [board for board in boards if with_table.is_won(board)] == wins
    assert 0 < len(wins) < len(boards)
    # Only the question is answered from it that it is about.
    assert [value(with_table, board) for board in boards] == [
        value(without, board) for board in boards
    ]
