"""What the server's tests share: a server, a PostgreSQL, a Redis."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.support import services


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """One for all tests of a worker; each makes databases of its own in it."""
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    """One for all tests of a worker; what was in it does not matter."""
    with services.redis() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Server]:
    """One for all tests of a worker that do it no harm."""
    with services.server(tmp_path_factory.mktemp("server")) as running:
        yield running
