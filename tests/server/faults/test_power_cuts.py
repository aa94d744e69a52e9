"""Power cuts: no acknowledged event is lost, and the simulation finds losses without syncs."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.faults.powercut import compile_watcher, cut, logs


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    deeds = logs(tmp_path / "careful", compile_watcher(tmp_path), 1500)
    assert {deed.op for deed in deeds} >= {"w", "s"}
    assert set(cut(deeds, 40, tmp_path, random.Random(1))) == {""}


def test_power_cuts_lose_events_without_a_sync_before_each_acknowledgement(
    tmp_path: Path,
) -> None:
    deeds = logs(tmp_path / "careless", compile_watcher(tmp_path), 1500, careless=True)
    assert "lost" in set(cut(deeds, 40, tmp_path, random.Random(1)))
