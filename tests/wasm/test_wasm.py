"""The native core for the browser agrees with Python, is small, and needs nothing from around it."""

from __future__ import annotations

import gzip
import random
import subprocess
from itertools import islice
from pathlib import Path

import pytest
from tests.wasm.agreement import ROOT, a_game, openings, positions, rules_strings, try_in_node

MOST_BYTES = 100_000


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    core = tmp_path_factory.mktemp("wasm") / "fourfold.wasm"
    subprocess.run([ROOT / "scripts" / "wasm", core], check=True)
    return core


def test_core_plays_games_like_python(core):
    rng = random.Random(2)
    assert try_in_node((a_game(rng) for _ in range(60)), core)["scripts"] == 60


def test_core_reads_and_solves_positions_like_python(core):
    assert try_in_node(islice(positions(random.Random(3)), 5), core)["scripts"] == 5


def test_core_reads_rules_strings_like_python(core):
    try_in_node(iter([rules_strings(random.Random(4))]), core)


def test_core_looks_openings_up_like_python(core):
    assert try_in_node(iter([openings(random.Random(5))]), core)["steps"] > 60


def test_core_is_small(core):
    assert len(gzip.compress(core.read_bytes())) <= MOST_BYTES
