"""Databases for the tests of rooms."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the URL of an empty SQLite database."""
    return f"sqlite:///{tmp_path / 'test.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def shared_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database of either kind, which two processes use at the same time."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'shared.db'}"
    found: str = request.getfixturevalue("postgres").emptied_database()
    return found
