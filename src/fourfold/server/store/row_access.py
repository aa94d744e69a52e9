"""What the parts of `Storage` share: reading, writing, and inserting rows that may exist.

Lives here: the declarations on which `guest_rows`, `lease_rows` and `removal` build. Does not live here: how
reads and writes are carried out (`storage`, `group_commit`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, Select, Table, bindparam
from sqlalchemy.dialects import postgresql, sqlite

from fourfold.server.store.participant_rows import KnownParticipants

T = TypeVar("T")


class RowAccess:
    """Access to the rows of a database."""

    now: Callable[[], int]
    """Return the current time by this machine's clock, in milliseconds since 1970."""
    people: KnownParticipants
    """The participants of recently used tables."""

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Return True if other processes may use the database at the same time."""

    @abstractmethod
    async def _read(self, read: Callable[[Connection], T]) -> T:
        """Return what a function reads."""

    @abstractmethod
    async def _write(self, write: Callable[[Connection], T], about: str = "") -> T:
        """Return the result of a function that writes, once it is durable."""

    async def _column(
        self, wanted: Select[Any], given: Mapping[str, object] | None = None
    ) -> list[str]:
        """Return the first column of the rows of a query with these parameters."""
        return await self._read(
            lambda connection: list(connection.execute(wanted, given).scalars())
        )


def is_named(column: Column[str]) -> ColumnElement[bool]:
    """Return the condition that a column is among the values of the parameter ``names``.

    Conditions are created once: each leaves objects that refer to each other, which only a full garbage
    collection deletes (`gc_tuning`).
    """
    return column.in_(bindparam("names", expanding=True))


def insert_unless_there(table: Table, **values: object) -> dict[str, Any]:
    """Return statements, by the name of the database, that insert rows and skip those whose key exists.

    ``values`` are columns that each row has in common.
    """
    return {
        "sqlite": sqlite.insert(table).values(**values).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(table).values(**values).on_conflict_do_nothing(),
    }
