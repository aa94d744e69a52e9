"""The server's log: lines of JSON on standard error, limited so that no client can flood it.

Lives here: the form of lines, and which lines are left out or counted. No line names a guest or a table.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TextIO

from websockets.exceptions import InvalidState

MAX_SAME_LINES = 5
"""Lines of one kind that are written per period; further lines are counted."""
PERIOD_SECONDS = 60.0
"""Seconds of a period."""
MAX_KINDS = 1000
"""Kinds of lines that are distinguished; the code has far fewer places that log."""

Kind = tuple[str, int, str, str]


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class WithoutNoise(logging.Filter):
    """Drops records that any client can cause: frames that are no UTF-8, disconnecting before the answer.

    These connections end as they should; a line for each would let clients fill the disk.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return error is None or not _is_noise(error)


def _is_noise(error: BaseException) -> bool:
    """Return True if any client can cause an error, or each error of a group."""
    if isinstance(error, BaseExceptionGroup) and all(map(_is_noise, error.exceptions)):
        return True
    if isinstance(error, UnicodeDecodeError | InvalidState) or _is_closed(error):
        return True
    return error.__cause__ is not None and _is_noise(error.__cause__)


def _is_closed(error: BaseException) -> bool:
    """Return True if an error says that the client's connection was closed (uvloop has no type for it)."""
    return isinstance(error, RuntimeError) and "the handler is closed" in str(error)


@dataclass
class Repeats:
    """How many log lines of one kind were written or only counted since the time ``since``."""

    since: float
    written: int = 0
    counted: int = 0


class CountingHandler(logging.StreamHandler[TextIO]):
    """Writes the first lines of a kind per period, counts the others, and writes the count at the end.

    Lines are of one kind if the same place in the code logs errors raised at the same place.
    """

    def __init__(
        self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(stream)
        self._clock = clock
        self._kinds: dict[Kind, Repeats] = {}
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, or count it."""
        self.write_counts()
        kind = kind_of(record)
        if kind not in self._kinds and len(self._kinds) >= MAX_KINDS:
            self._write_count(*self._kinds.popitem())
        repeats = self._kinds.setdefault(kind, Repeats(self._clock()))
        if repeats.written < MAX_SAME_LINES:
            repeats.written += 1
            super().emit(record)
            return
        repeats.counted += 1
        if self._timer is None:
            # The timer writes the count even if nothing else is logged afterwards.
            self._timer = threading.Timer(PERIOD_SECONDS, self._on_timer)
            self._timer.daemon = True
            self._timer.start()

    def write_counts(self, *, all_kinds: bool = False) -> None:
        """Write the counts of all kinds of lines whose period is over."""
        now = self._clock()
        with self.lock or threading.RLock():
            for kind, repeats in list(self._kinds.items()):
                if all_kinds or now - repeats.since >= PERIOD_SECONDS:
                    del self._kinds[kind]
                    self._write_count(kind, repeats)

    def close(self) -> None:
        """Write the remaining counts."""
        if self._timer is not None:
            self._timer.cancel()
        self.write_counts(all_kinds=True)
        super().close()

    def _on_timer(self) -> None:
        self._timer = None
        self.write_counts()

    def _write_count(self, kind: Kind, repeats: Repeats) -> None:
        if repeats.counted:
            name, level, text, _ = kind
            message = f"{text!r} repeated {repeats.counted:,} times"
            super().emit(logging.LogRecord(name, level, "", 0, message, None, None))


def kind_of(record: logging.LogRecord) -> Kind:
    """Return the kind of a record: its logger, level, message and the place of its error."""
    where = ""
    if record.exc_info and record.exc_info[0] is not None:
        trace = record.exc_info[2]
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        line = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        where = f"{record.exc_info[0].__name__} {line}"
    return record.name, record.levelno, str(record.msg)[:200], where


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonLines}},
    "filters": {"noise": {"()": WithoutNoise}},
    "handlers": {
        "stderr": {
            "()": CountingHandler,
            "formatter": "json",
            "filters": ["noise"],
            # By name: this dictionary is pickled for other processes, and a stream cannot be.
            "stream": "ext://sys.stderr",
        }
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "fourfold": {"level": "INFO"},
        # The access log would name tables and addresses.
        "uvicorn.access": {"level": "CRITICAL"},
        # A line for each bad request would let clients fill the disk.
        "uvicorn.error": {"level": "ERROR"},
    },
}
