"""``kill -9`` of the server during games: no acknowledged move is lost or doubled."""

from __future__ import annotations

import asyncio

import pytest
from tests.support.server_faults import crash
from tests.support.services import server


@pytest.mark.slow
def test_killed_server_loses_no_acknowledged_move_and_clients_reconnect(tmp_path):
    with server(tmp_path) as running:
        found = asyncio.run(crash(running, kills=2, games=20, rate=100.0))
    assert found.is_well, found
    assert found.moves > 50
    # After each kill all clients had the same state again.
    assert len(found.back["killed"]) == 2
