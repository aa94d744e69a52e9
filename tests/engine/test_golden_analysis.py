"""The notes on stored games are those of the analysis that was there before native code took over."""

from __future__ import annotations

import pytest
from tests.engine.golden_analysis import (
    CHUNK,
    RULES,
    analysed,
    digest_of,
    stored_hashes,
    stored_records,
)


def test_there_are_2000_games_of_all_rules() -> None:
    records = stored_records()
    assert len(records) == 2000
    assert {record.splitlines()[1].removeprefix("rules: ") for record in records} == set(RULES)
    assert len(stored_hashes()) * CHUNK == 2000
    # False calls, and games that ended away from the board.
    assert sum(" ?\n" in record for record in records) > 200
    for reason in ("call", "line", "false-call", "full-board", "resign", "time", "agreement"):
        assert any(f"({reason})" in record for record in records), reason


@pytest.mark.parametrize("chunk", [0, 57, 111, 199])
def test_notes_have_the_stored_hash(chunk: int) -> None:
    """``python -m tests.engine.golden_analysis check 0 200`` compares all."""
    records = stored_records()[CHUNK * chunk : CHUNK * (chunk + 1)]
    assert digest_of(map(analysed, records)) == stored_hashes()[chunk]
