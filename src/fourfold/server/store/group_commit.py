"""Group commit: waiting writes are committed together, so that one disk sync serves many.

Lives here: the one thread that writes. A batch is one transaction; in PostgreSQL the events of tables are one
statement, and other writes a transaction of their own. A write that fails because another process was first
does not affect the others. Does not live here: what is written (`storage`, `event_rows`).

Under load PostgreSQL gets a batch every `COMMIT_INTERVAL_S`, SQLite one as soon as the last is written.
Batches are sorted by table: two processes lock tables in the same order, which prevents deadlocks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from fourfold.server.store.database import WRITES
from fourfold.server.store.event_rows import Append, append_all, append_in_one_statement

MAX_WRITES_PER_COMMIT = 512
COMMIT_INTERVAL_S = 0.02
"""Seconds between the starts of two commits to PostgreSQL while several tables write.

Each commit costs a round trip, and each batch a message to the other processes: a fifth of the processor time
at 125 moves per second and process. A write that comes later than this after the last one is committed at
once, and so are writes about one table that follow each other.
"""
UNDONE = {"40001", "40P01"}
"""Codes of PostgreSQL for serialization failures and deadlocks: the transaction can be tried again."""
MAX_TRIES = 3
"""Times that such a transaction is tried."""
SQLITE_SAVES_NOT = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN")
"""Beginnings of SQLite's names of errors after which no write will be saved for now."""
SQLITE_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
POSTGRES_SAVES_NOT = ("25006", "53100", "53200", "58")
"""Beginnings of such codes of PostgreSQL: read-only, disk full, out of memory, errors of the system."""
POSTGRES_DAMAGE = ("XX",)
TROUBLE_SECONDS = 10.0
"""Seconds after a write that was not saved for which the database counts as in trouble, though others were:
a small write may still find room."""
log = logging.getLogger(__name__)

T = TypeVar("T")
Write = Callable[[Connection], object]
"""A function that writes in a transaction; raises `IntegrityError` or `Conflict` if another was first."""


class Conflict(Exception):
    """Events of these numbers are there, or a guest in them has been forgotten; nothing was written."""


class Unavailable(Exception):
    """The database cannot be reached; a write may have been committed or not."""


class NotSaved(Unavailable):
    """The database answers but does not save: its disk is full, it is read-only, or a page is damaged."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    write: Write
    future: asyncio.Future[Any]
    about: str


class Writer:
    """A thread that writes to a database in batches."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**WRITES)
        self._is_shared = engine.dialect.name == "postgresql"
        self._connection: Connection | None = None
        """The connection to PostgreSQL that writes events; it commits each statement by itself."""
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._error: str | None = None
        """What the database said when it did not save, until it saves again."""
        self._last_error = ""
        self._failed_at = float("-inf")
        """When the database last failed to save or to read a page, by the monotonic clock."""
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    @property
    def trouble(self) -> str | None:
        """What the database said if it failed lately, or did not save the last write; else None."""
        if self._error is None and time.monotonic() - self._failed_at > TROUBLE_SECONDS:
            return None
        return self._error or self._last_error

    def note_read(self, error: SQLAlchemyError) -> None:
        """Note a read that failed. If its page is damaged, the database is in trouble for some seconds."""
        failure = failed(error)
        if isinstance(failure, NotSaved):
            if self.trouble is None:
                log.warning("the database cannot be read: %s", failure)
            self._last_error, self._failed_at = str(failure), time.monotonic()

    async def write(self, write: Callable[[Connection], T], about: str = "") -> T:
        """Run a write and return its result once it is durable; ``about`` is the id of its table.

        Raises:
            Conflict: another process was first; nothing was written.
            NotSaved: the database does not save; the write may have been committed or not.
            Unavailable: the database is away; the write may have been committed or not.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(_Waiting(write, future, about))
        try:
            return await future
        finally:
            # Break the reference cycle of an error, this frame and the future.
            del future

    def close(self) -> None:
        """Complete all waiting writes, and end the thread."""
        self._queue.put(None)
        self._thread.join()

    def _write_all(self) -> None:
        began, table = float("-inf"), ""
        while (first := self._queue.get()) is not None:
            if self._is_shared and first.about != table:
                time.sleep(max(0.0, began + COMMIT_INTERVAL_S - time.monotonic()))
            began, table = time.monotonic(), first.about
            batch = [first]
            ended = False
            while len(batch) < MAX_WRITES_PER_COMMIT and not ended:
                try:
                    waiting = self._queue.get_nowait()
                except queue.Empty:
                    break
                if waiting is None:
                    ended = True
                else:
                    batch.append(waiting)
            batch.sort(key=lambda waiting: waiting.about)
            for part, results in self._commit_parts(batch):
                _tell(part, results)
            if ended:
                break
        self._disconnect()

    def _commit_parts(
        self, batch: Sequence[_Waiting]
    ) -> Iterator[tuple[Sequence[_Waiting], list[object]]]:
        """Commit a batch in its parts; yield each part with the result or the error of each write."""
        if not self._is_shared:
            yield batch, self._commit(batch, self._commit_together)
            return
        appends, others = _parts(batch)
        if appends:
            yield appends, self._commit(appends, self._append_together)
        if others:
            yield others, self._commit(others, self._commit_together)

    def _commit(
        self, batch: Sequence[_Waiting], commit: Callable[[Sequence[_Waiting]], list[object]]
    ) -> list[object]:
        """Commit writes by a function; return the result or the error of each write."""
        try:
            results = self._try_commit(batch, commit)
        except SQLAlchemyError as error:
            if len(batch) > 1 and is_damage(error):
                # Only the writes that meet the damaged page fail.
                return [result for one in batch for result in self._commit([one], commit)]
            failure = failed(error)
            if isinstance(failure, NotSaved):
                self._note(str(failure))
            return [failure] * len(batch)
        except Exception as error:
            # The callers get the error; the thread goes on.
            return [error] * len(batch)
        self._note(None)
        return results

    def _try_commit(
        self, batch: Sequence[_Waiting], commit: Callable[[Sequence[_Waiting]], list[object]]
    ) -> list[object]:
        """Commit writes by a function, several times if another process undoes the transaction."""
        for _ in range(MAX_TRIES):
            try:
                return commit(batch)
            except OperationalError as error:
                if getattr(error.orig, "sqlstate", None) not in UNDONE:
                    raise
        return commit(batch)

    def _note(self, error: str | None) -> None:
        """Note the result of a write, and log a change."""
        if error is not None:
            self._last_error, self._failed_at = error, time.monotonic()
            if self._error is None:
                log.warning("the database does not save: %s", error)
        elif self._error is not None:
            log.warning("the database saves again")
        self._error = error

    def _append_together(self, batch: Sequence[_Waiting]) -> list[object]:
        """Append events of different tables to PostgreSQL in one round trip."""
        is_old = self._connection is not None
        try:
            written = append_in_one_statement(self._connected(), _appends(batch))
        except IntegrityError as error:
            _let_go(error)
            return self._commit_apart(batch)
        except DBAPIError as error:
            self._disconnect()
            if not is_old or not error.connection_invalidated:
                raise
            # The database was restarted meanwhile. Events that it has already are found to be a conflict.
            return self._append_together(batch)
        return [None if waiting.about in written else Conflict() for waiting in batch]

    def _connected(self) -> Connection:
        """Return the connection that writes events; unlike those of the pool it is not pinged before use."""
        if self._connection is None:
            connection = self._engine.connect()
            self._connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    def _disconnect(self) -> None:
        """Give up the connection that writes events; the next batch connects again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    def _commit_together(self, batch: Sequence[_Waiting]) -> list[object]:
        try:
            with self._engine.begin() as connection:
                return _run_all(connection, batch)
        except Conflict:
            pass
        except IntegrityError as error:
            _let_go(error)
        return self._commit_apart(batch)

    def _commit_apart(self, batch: Sequence[_Waiting]) -> list[object]:
        """Commit each write of a batch in a savepoint of its own, since one of them fails."""
        results: list[object] = []
        with self._engine.begin() as connection:
            for waiting in batch:
                try:
                    with connection.begin_nested():
                        results.append(waiting.write(connection))
                except Conflict:
                    results.append(Conflict())
                except IntegrityError as error:
                    _let_go(error)
                    results.append(Conflict())
        return results


def _parts(batch: Sequence[_Waiting]) -> tuple[list[_Waiting], list[_Waiting]]:
    """Return the appends that one statement can write, and the other writes.

    If several writes are about one table, all are among the others, where they keep their order.
    """
    number = Counter(waiting.about for waiting in batch)
    appends: list[_Waiting] = []
    others: list[_Waiting] = []
    for waiting in batch:
        is_alone = isinstance(waiting.write, Append) and number[waiting.about] == 1
        (appends if is_alone else others).append(waiting)
    return appends, others


def _appends(batch: Sequence[_Waiting]) -> list[Append]:
    return [waiting.write for waiting in batch if isinstance(waiting.write, Append)]


def _run_all(connection: Connection, batch: Sequence[_Waiting]) -> list[object]:
    """Run all writes in one transaction; appends in a row share a statement."""
    results: list[object] = []
    for are_appends, group in groupby(batch, lambda waiting: isinstance(waiting.write, Append)):
        some = list(group)
        if are_appends:
            append_all(connection, _appends(some))
            results += [None] * len(some)
        else:
            results += [waiting.write(connection) for waiting in some]
    return results


def described(error: Exception) -> str:
    """Return the class of an error, for the log; of the database also the driver's class and code."""
    name = type(error).__name__
    return f"{name}: {error}" if isinstance(error, Unavailable) and str(error) else name


def unavailable(error: SQLAlchemyError) -> Unavailable:
    """Return the exception for an error of the database, without any of its data."""
    return Unavailable(_name(error))


def failed(error: SQLAlchemyError) -> Unavailable:
    """Return the exception for an error of the database while it wrote, without any of its data."""
    saves_not = _code(error).startswith(SQLITE_SAVES_NOT + POSTGRES_SAVES_NOT) or is_damage(error)
    return NotSaved(_name(error)) if saves_not else unavailable(error)


def is_damage(error: SQLAlchemyError) -> bool:
    """Return True if the database has met a damaged page or index."""
    return _code(error).startswith(SQLITE_DAMAGE + POSTGRES_DAMAGE)


def _code(error: SQLAlchemyError) -> str:
    """Return SQLite's name or PostgreSQL's code of an error; empty if it has none."""
    driver = getattr(error, "orig", None)
    return getattr(driver, "sqlite_errorname", None) or getattr(driver, "sqlstate", None) or ""


def _name(error: SQLAlchemyError) -> str:
    """Return the driver's class of an error, with its code."""
    driver = type(error.orig if isinstance(error, DBAPIError) else error).__name__
    return f"{driver} {_code(error)}".strip()


def _let_go(error: DBAPIError) -> None:
    """Break the reference cycles of an error and its frames, since garbage collection is rare."""
    for one in (error, error.orig):
        if one is not None:
            traceback.clear_frames(one.__traceback__)
            one.__traceback__ = None


def _tell(batch: Sequence[_Waiting], results: Sequence[object]) -> None:
    """Give the results to the callers, each in its own event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Waiting, object]]] = {}
    for waiting, result in zip(batch, results, strict=True):
        by_loop.setdefault(waiting.future.get_loop(), []).append((waiting, result))

    def answer(pairs: list[tuple[_Waiting, object]]) -> None:
        for waiting, result in pairs:
            if waiting.future.done():
                continue
            if isinstance(result, Exception):
                waiting.future.set_exception(result)
            else:
                waiting.future.set_result(result)

    for loop, pairs in by_loop.items():
        # The event loop of a caller may be closed already.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(answer, pairs)
