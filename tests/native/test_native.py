"""The native core by itself: under sanitisers, and the same to the node from every compiler and build.

``python -m tests.native.test_native`` compiles the programs of these tests, which then find them compiled.
"""

from __future__ import annotations

import os
import platform
import subprocess
import zlib
from itertools import pairwise
from pathlib import Path

import pytest
from tests.support.native_builds import NETS, browser_core, compiled
from tests.wasm.thoughts import choose_by, choose_here, some_views

from fourfold import _native
from fourfold.bots.quartino import native_player
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.engine.core import core
from fourfold.engine.quartino_nets import load_nets

ROOT = Path(__file__).parents[2]
SOURCE = Path(__file__).with_name("check.cpp")
QUARTINO = Path(__file__).with_name("check_quartino.cpp")
PLAYERS = Path(__file__).with_name("check_players.cpp")
WASI = Path(__file__).with_name("wasi.mjs")
FLAGS = ["-std=c++20", "-Wall", "-Wextra", "-Wno-psabi", "-pthread"]
if platform.machine() == "x86_64":
    FLAGS.append("-march=x86-64-v2")
SANITISED = ["-Og", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
BUILDS = {"g++ -Og": ("g++", *SANITISED), "clang++ -O3": ("clang++", "-O3")}
"""Compilers and flags of the programs that must agree with the installed core."""
NODES = 1_656_249
"""Nodes of a single-threaded search of five bench positions; a change of the search changes the number."""
PLAYERS_DIGEST = "056bdb1115747567"
"""Of what players of Quartino see and choose; a net that was trained before it changed no longer fits."""


def compile_check(compiler: str, *flags: str, source: Path = SOURCE) -> Path:
    return compiled(source, compiler, *FLAGS, *flags)


def compile_for_webassembly() -> Path:
    browser_core()  # installs the compiler where it is missing
    flags = ("--target=wasm32-wasi", "-std=c++20", "-O2", "-msimd128", "-fno-exceptions")
    return compiled(PLAYERS, "clang++", *flags)


def bench_positions(placed: int) -> list[str]:
    lines = (ROOT / "bench" / "positions.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return [position for number, position in rows if int(number) == placed]


def run(program: Path, *words: str, given: str = "") -> str:
    done = subprocess.run(
        [program, *words], input=given, capture_output=True, text=True, check=False, timeout=200
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def sanitised() -> Path:
    return compile_check(*BUILDS["g++ -Og"])


@pytest.mark.slow
def test_sanitisers_find_nothing_in_random_positions_limits_and_texts(sanitised: Path) -> None:
    assert run(sanitised, "fuzz", "30", "1") == "30 positions, 600 texts\n"


@pytest.mark.slow
def test_cancelled_searches_leave_nothing_behind(sanitised: Path) -> None:
    assert run(sanitised, "cancel", "300", "2") == "300 cancelled\n"


@pytest.mark.slow
def test_sanitisers_find_nothing_in_matches_actions_and_texts_of_quartino() -> None:
    program = compile_check(*BUILDS["g++ -Og"], source=QUARTINO)
    assert run(program, "fuzz", "300", "1") == "300 matches, 300 games, 6000 texts\n"


@pytest.mark.slow
@pytest.mark.parametrize("build", BUILDS)
def test_random_games_of_quartino_are_the_same_from_every_compiler(build: str) -> None:
    program = compile_check(*BUILDS[build], source=QUARTINO)
    expected = [
        core.random_quartino_games(f"{preset}{calling}", seats, 50, 1)
        for preset in ("quartino-first", "quartino")
        for calling in ("", "+referee")
        for seats in (2, 3, 4)
    ]
    assert [int(line) for line in run(program, "moves").split()] == expected


@pytest.fixture(scope="module")
def sanitised_players() -> Path:
    return compile_check(*BUILDS["g++ -Og"], source=PLAYERS)


@pytest.mark.slow
def test_symmetric_games_of_quartino_look_alike_to_players(sanitised_players: Path) -> None:
    assert run(sanitised_players, "symmetry", "60", "1") == "60 symmetric games\n"


@pytest.mark.slow
def test_players_of_quartino_see_no_hidden_cards(sanitised_players: Path) -> None:
    """T14: what a player sees is the same, whatever the others hold."""
    assert run(sanitised_players, "secrecy", "60", "1") == "60 games with other hidden cards\n"


@pytest.mark.slow
@pytest.mark.parametrize("build", BUILDS)
def test_players_of_quartino_see_and_choose_the_same_from_every_compiler(build: str) -> None:
    program = compile_check(*BUILDS[build], source=PLAYERS)
    assert run(program, "digest", "60", "1").strip() == PLAYERS_DIGEST


@pytest.mark.slow
def test_hands_are_drawn_from_beliefs_without_ruling_out_any_possible_card() -> None:
    """People overlook cards: a card that they could have made is unlikely, never impossible."""
    program = compile_check(*BUILDS["clang++ -O3"], source=PLAYERS)
    assert run(program, "hands", "20", "1") == "20 games with drawn hands\n"


@pytest.mark.slow
def test_native_players_of_quartino_choose_the_same_whatever_cards_the_others_hold(
    nets: Path,
) -> None:
    """T14: for 100 pairs of worlds; a player who peeks is found out."""
    program = compile_check(*BUILDS["clang++ -O3"], source=PLAYERS)
    assert run(program, "worlds", str(nets), "1") == "the same choices\n"
    peeking = subprocess.run(
        [program, "peek", str(nets), "1"], capture_output=True, text=True, check=False, timeout=200
    )
    assert "a player knows hidden cards" in peeking.stderr


@pytest.mark.slow
def test_sanitisers_find_nothing_in_players_at_tables_of_quartino(
    sanitised_players: Path, nets: Path
) -> None:
    assert run(sanitised_players, "tables", str(nets), "1") == "12 tables\n"


@pytest.fixture(scope="module")
def nets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped nets, not compressed, as the check programs read them."""
    path = tmp_path_factory.mktemp("nets") / NETS.name
    path.write_bytes(zlib.decompress(NETS.read_bytes()))
    return path


def scores_with_nets() -> list[int]:
    """Return the scores of some games of the policy and of its search, from the installed core."""
    nets = load_nets()
    policy = core.QuartinoPlayer(nets=nets)
    likeliest = core.QuartinoPlayer(nets=nets, takes_likeliest=True)
    strong = core.QuartinoPlayer(nets=nets, simulations=16)
    scores = []
    for seats in (2, 3, 4):
        rules = "quartino+referee"
        scores += core.play_quartino_deals(rules, seats, policy, likeliest, 3, 1)
        scores += core.play_quartino_deals(f"{rules}+turns:24", seats, strong, policy, 1, 1)
    return scores


def scores_of_levels() -> list[int]:
    """Return the scores of some games of each level against the one below, from the installed core."""
    return [
        score
        for rules in ("quartino+referee", "quartino")
        for lower, higher in pairwise(native_player(name, 3) for name in LEVEL_NAMES)
        for score in core.play_quartino_deals(rules, 3, higher, lower, 2, 1)
    ]


SCORES = {"deals": scores_with_nets, "levels": scores_of_levels}
"""What the check program plays, and the same games by the installed core."""


@pytest.mark.slow
@pytest.mark.parametrize("games", SCORES)
@pytest.mark.parametrize("build", BUILDS)
def test_players_of_quartino_play_the_same_games_from_every_compiler(
    build: str, games: str, nets: Path
) -> None:
    program = compile_check(*BUILDS[build], source=PLAYERS)
    printed = run(program, games, str(nets), "1")
    assert [int(line) for line in printed.split()] == SCORES[games]()


@pytest.mark.slow
@pytest.mark.parametrize("games", SCORES)
def test_players_of_quartino_play_the_same_games_in_webassembly(games: str, nets: Path) -> None:
    program = compile_for_webassembly()
    words = ["node", "--no-warnings", str(WASI), str(program), games, f"/files/{nets.name}", "1"]
    done = subprocess.run(
        words,
        env={**os.environ, "FOLDER": str(nets.parent)},
        capture_output=True,
        text=True,
        check=True,
        timeout=100,
    )
    assert [int(line) for line in done.stdout.split()] == SCORES[games]()


@pytest.mark.slow
@pytest.mark.parametrize("build", BUILDS)
def test_every_compiler_counts_the_same_nodes(build: str) -> None:
    program = compile_check(*BUILDS[build])
    printed = run(program, "nodes", given="\n".join(bench_positions(4)))
    assert sum(int(line.split()[1]) for line in printed.splitlines()) == NODES


@pytest.mark.slow
@pytest.mark.parametrize("build", BUILDS)
def test_bots_choose_the_same_moves_from_every_compiler(build: str) -> None:
    asked = list(some_views(300))
    expected = [choose_here(question, view) for question, view in asked]
    program = compile_check(*BUILDS[build])
    assert choose_by(program, [question for question, _ in asked]) == expected


@pytest.mark.parametrize("build", dict.fromkeys([_native, core]), ids=lambda build: build.__name__)
def test_the_builds_for_each_processor_count_the_same_nodes(build) -> None:  # type: ignore[no-untyped-def]
    nodes = 0
    for position in bench_positions(4):
        ranks, hand = position.split()
        squares = "".join(reversed(ranks.split("/")))
        board = bytes(0xFF if piece == "." else int(piece, 16) for piece in squares)
        solver = build.NativeSolver(0xFF, False, 0, 64 << 20, 1)
        nodes += solver.solve(board, int(hand, 16), 1e9, 2**63, False, False, None)[3]
    assert nodes == NODES


def main() -> None:
    for build in BUILDS.values():
        for source in (SOURCE, QUARTINO, PLAYERS):
            compile_check(*build, source=source)
    compile_for_webassembly()


if __name__ == "__main__":
    main()
