"""Group commit: waiting writes are committed together, so that one disk sync serves many.

Lives here: the one thread that writes, over one connection. A batch is one transaction; a write that fails
because another process was first does not affect the others. Does not live here: what is written (`storage`).

Batches are sorted by table: two processes lock tables in the same order, which prevents deadlocks.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from fourfold.server.store.database import WRITES

MAX_WRITES_PER_COMMIT = 512
UNDONE = {"40001", "40P01"}
"""Codes of PostgreSQL for serialization failures and deadlocks: the transaction can be tried again."""
MAX_TRIES = 3
"""Times that such a transaction is tried."""
T = TypeVar("T")
Write = Callable[[Connection], object]
"""A function that writes in a transaction; raises `IntegrityError` if another process was first."""


class Conflict(Exception):
    """Another process has written events of these numbers; nothing was written."""


class Unavailable(Exception):
    """The database cannot be reached; a write may have been committed or not."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    write: Write
    future: asyncio.Future[Any]
    about: str


class Writer:
    """A thread that writes to a database in batches."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**WRITES)
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Callable[[Connection], T], about: str = "") -> T:
        """Run a write and return its result once it is durable; ``about`` is the id of its table.

        Raises:
            Conflict: another process was first; nothing was written.
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
        while (first := self._queue.get()) is not None:
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
            _tell(batch, self._commit(batch))
            if ended:
                return

    def _commit(self, batch: Sequence[_Waiting]) -> list[object]:
        """Commit a batch; return the result or the error of each write."""
        try:
            for _ in range(MAX_TRIES):
                try:
                    return self._commit_together(batch)
                except OperationalError as error:
                    if getattr(error.orig, "sqlstate", None) not in UNDONE:
                        raise
            return self._commit_together(batch)
        except SQLAlchemyError as error:
            return [unavailable(error)] * len(batch)
        except Exception as error:
            # The callers get the error; the thread goes on.
            return [error] * len(batch)

    def _commit_together(self, batch: Sequence[_Waiting]) -> list[object]:
        try:
            with self._engine.begin() as connection:
                return [waiting.write(connection) for waiting in batch]
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
                except IntegrityError as error:
                    _let_go(error)
                    results.append(Conflict())
        return results


def unavailable(error: SQLAlchemyError) -> Unavailable:
    """Return the exception for an error of the database, without any of its data."""
    return Unavailable(type(error.orig if isinstance(error, DBAPIError) else error).__name__)


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
