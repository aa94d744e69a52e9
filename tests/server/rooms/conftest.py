"""Databases for the tests of rooms."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the URL of an empty SQLite database."""
    return f"sqlite:///{tmp_path / 'test.db'}"
