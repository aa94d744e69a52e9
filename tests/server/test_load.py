"""The load generator, small: its figures mean something only if all of its moves arrive."""

from __future__ import annotations

import argparse
import asyncio

from bench.load import run
from tests.server.services import server


def test_every_move_of_the_load_generator_arrives(tmp_path):
    wishes = argparse.Namespace(
        games=6, spectators=3, moves=60, seconds=4, warmup=0.5, rematches=0.5, climb=0
    )
    with server(tmp_path) as running:
        (report,) = asyncio.run(run([running], wishes))
    assert not report.errors
    assert not report.unfinished
    assert report.moves == 240
    assert report.games_ended > 0
    assert report.tables_opened > 0
    assert 0 < report.p50 <= report.p99 <= report.p999 <= report.longest
