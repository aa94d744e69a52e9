"""Fixtures of the server tests: one server, one PostgreSQL and one Redis per worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.support import databases, services


@pytest.fixture(scope="session")
def postgres() -> Iterator[databases.Postgres]:
    """Run a PostgreSQL server; each test creates its own databases in it."""
    with databases.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[databases.Redis]:
    """Run a Redis server; tests do not depend on its content."""
    with databases.redis() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Server]:
    """Run a server for all tests that neither stop nor overload it."""
    with services.server(tmp_path_factory.mktemp("server"), services.UNPACED) as running:
        yield running


@pytest.fixture(scope="session")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Server]:
    """Run a server that trusts one proxy, for all tests that neither stop nor overload it."""
    folder = tmp_path_factory.mktemp("proxied")
    with services.server(folder, services.UNPACED, trust_proxy=1) as running:
        yield running
