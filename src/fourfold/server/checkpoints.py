"""Checkpoints of a SQLite database beside its writes, so that no move waits for one.

SQLite moves what was committed from its write-ahead log into the database file: by default within a commit,
once the log has 1,000 pages, and whoever waits for that commit waits for two syncs more. Here a thread does
it about once per second over a connection of its own, while commits go on. What was committed meanwhile is
left, so the writer still makes a checkpoint of its own when the log has `database.LOG_PAGES`; that one finds
little to do, and lets the log begin anew.
"""

from __future__ import annotations

import logging
import threading

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

PERIOD_SECONDS = 1.0

log = logging.getLogger(__name__)


class Checkpoints:
    """Makes checkpoints in a thread of its own, until it is closed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; the last connection that is closed makes the last checkpoint."""
        self._is_closed.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_closed.wait(PERIOD_SECONDS):
            try:
                self.make()
            except SQLAlchemyError as error:
                # A commit will make it, later.
                log.warning("no checkpoint: %s", type(error).__name__)

    def make(self) -> None:
        """Make one checkpoint; it waits for nobody, and nobody waits for it."""
        connection = self._engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()
