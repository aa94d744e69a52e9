"""The load generator at a small rate: every move arrives, and lost or doubled moves are found."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter

import pytest
from bench.load import Running, audit, measure, run
from sqlalchemy import text
from tests.support.crowd import Crowd
from tests.support.services import server

from fourfold.server.store.database import WRITES, connect


@pytest.mark.slow
def test_every_move_of_the_load_generator_arrives(tmp_path):
    wishes = argparse.Namespace(
        games=6,
        spectators=3,
        moves=60,
        seconds=4,
        warmup=0.5,
        rematches=0.5,
        climb=0,
        routing="spread",
    )
    with server(tmp_path) as running:
        (report,) = asyncio.run(run(Running([running], {}), wishes))
    assert not report.errors
    assert not report.unfinished
    assert report.moves == 240
    assert report.acknowledged > 240
    assert (report.lost, report.doubled, report.gaps) == (0, 0, 0)
    assert 0 < report.to_be_watched <= report.watched + report.spectators
    assert report.is_right
    assert report.games_ended > 0
    assert report.tables_opened > 0
    assert set(report.cores) == {"server 1", "generator"}
    assert report.server_ms_per_move > 0
    assert 0 < report.p50 <= report.p99 <= report.p999 <= report.longest


@pytest.mark.slow
def test_load_generator_finds_lost_and_doubled_moves(tmp_path):
    with server(tmp_path) as running:
        crowd = Crowd([running.settings.port], 4, 0, 0.5)

        async def play():
            await crowd.open()
            report = await measure(crowd, Running([running], {}), 60, 2, 0)
            await crowd.close()
            return report

        report = asyncio.run(play())
        url = running.settings.database_url
        name = Counter(table for table, _ in crowd.acknowledged).most_common(1)[0][0]
        (_, command), (second, _), (third, _) = sorted(
            (seq, command) for (table, seq), command in crowd.acknowledged.items() if table == name
        )[:3]
        with connect(url).execution_options(**WRITES).begin() as connection:
            of = "WHERE table_id = :name AND seq = :seq"
            connection.execute(
                text(f"UPDATE events SET command = :command {of}"),
                {"command": command, "name": name, "seq": second},
            )
            connection.execute(text(f"DELETE FROM events {of}"), {"name": name, "seq": third})
        audit(url, crowd, report)
    assert (report.lost, report.doubled, report.gaps) == (2, 1, 1)
