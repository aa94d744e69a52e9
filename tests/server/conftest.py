"""What the server's tests share: a server, a PostgreSQL, a Redis."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.support import databases, services


@pytest.fixture(scope="session")
def postgres() -> Iterator[databases.Postgres]:
    """One for all tests of a worker; each makes databases of its own in it."""
    with databases.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[databases.Redis]:
    """One for all tests of a worker; what was in it does not matter."""
    with databases.redis() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Server]:
    """One for all tests of a worker that do it no harm."""
    with services.server(tmp_path_factory.mktemp("server")) as running:
        yield running
