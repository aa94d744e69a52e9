"""``kill -9`` in the middle of games: nothing that was acknowledged is lost or done twice."""

from __future__ import annotations

from bench.crashes import run


def test_a_server_that_is_killed_loses_no_acknowledged_move_and_everybody_is_back_soon(tmp_path):
    found = run(tmp_path, kills=2, games=20, rate=100.0)
    assert found.is_well, found
    assert found.kills == 2
    assert found.moves > 50
    # Ten seconds, and as many more for a machine that does other things meanwhile.
    assert found.slowest < 20
