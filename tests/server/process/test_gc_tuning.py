"""Garbage collection of a running server."""

from __future__ import annotations

import gc

from fourfold.server.process import gc_tuning


def test_full_collections_are_rare_while_a_server_runs_and_as_before_afterwards():
    before = gc.get_threshold()
    with gc_tuning.rare_full_collections():
        assert gc.get_threshold()[2] > 100 * before[2]
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
