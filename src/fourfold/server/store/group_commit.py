"""Group commit: what waits to be written is committed together, so that one sync serves many.

Lives here: the one thread that writes, over one connection. A batch is one transaction; if one of its writes
is refused, because another process was first, the others are not. Does not live here: what is written.

Two processes that write to the same tables take them in the same order: else each could wait for the other.
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
"""What PostgreSQL says when it has undone a transaction because of another: it can be tried again."""
MAX_TRIES = 3
T = TypeVar("T")
Write = Callable[[Connection], object]
"""One thing to be written; raises `IntegrityError` if it cannot be."""


class Conflict(Exception):
    """Another process has written these numbers; what was to be written is not."""


class Unavailable(Exception):
    """The database cannot be reached; what was to be written may or may not be."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    write: Write
    future: asyncio.Future[Any]
    about: str


class Writer:
    """Writes to a database, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**WRITES)
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Callable[[Connection], T], about: str = "") -> T:
        """Write something, about a table if it says so; when this returns, it is durable.

        Raises:
            Conflict: it cannot be written any more.
            Unavailable: nobody can say whether it is.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(_Waiting(write, future, about))
        try:
            return await future
        finally:
            # An error would hold this frame, and the frame the future that has the error.
            del future

    def close(self) -> None:
        """Write what waits, and end."""
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
        """For each write what it returned, or the error that it came to."""
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
            # Whoever waits is told; the thread goes on.
            return [error] * len(batch)

    def _commit_together(self, batch: Sequence[_Waiting]) -> list[object]:
        try:
            with self._engine.begin() as connection:
                return [waiting.write(connection) for waiting in batch]
        except IntegrityError as error:
            _let_go(error)
        return self._commit_apart(batch)

    def _commit_apart(self, batch: Sequence[_Waiting]) -> list[object]:
        """The same, each write for itself, since one of them is refused."""
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
    """What the database's error comes to; it names nothing of what was asked."""
    return Unavailable(type(error.orig if isinstance(error, DBAPIError) else error).__name__)


def _let_go(error: DBAPIError) -> None:
    """Of an error and the frames that it passed, which hold each other: collecting them is rare."""
    for one in (error, error.orig):
        if one is not None:
            traceback.clear_frames(one.__traceback__)
            one.__traceback__ = None


def _tell(batch: Sequence[_Waiting], results: Sequence[object]) -> None:
    """Answer those who wait, each in its own loop."""
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
        # Whoever has gone home needs no answer.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(answer, pairs)
