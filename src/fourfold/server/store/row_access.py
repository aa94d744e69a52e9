"""What the parts of `Storage` share: reading, writing, the time, and inserting rows that may exist.

Lives here: the declarations on which `guest_rows`, `lease_rows` and `removal` build. Does not live here: how
reads and writes are carried out (`storage`, `group_commit`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
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

    async def _column(self, wanted: Select[Any]) -> list[str]:
        """Return the first column of a query's rows."""
        return await self._read(lambda connection: list(connection.execute(wanted).scalars()))

    @abstractmethod
    def _moment(self) -> int | ColumnElement[int]:
        """Return the time in milliseconds since 1970; of a shared database by the database's clock."""


def is_named(column: Column[str]) -> ColumnElement[bool]:
    """Return the condition that a column is among the values of the parameter ``names``.

    Conditions are created once: each leaves objects that refer to each other, which only a full garbage
    collection deletes (`gc_tuning`).
    """
    return column.in_(bindparam("names", expanding=True))


def insert_unless_there(connection: Connection, table: Table) -> Any:
    """Return a statement that inserts rows, and skips rows whose primary key exists."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table).on_conflict_do_nothing()
