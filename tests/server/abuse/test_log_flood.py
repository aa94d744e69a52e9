"""The log under repeated errors: a few lines per minute, then a count."""

from __future__ import annotations

import io
import json
import logging

import pytest

from fourfold.server.process.logs import (
    MAX_SAME_LINES,
    PERIOD_SECONDS,
    CountingHandler,
    JsonLines,
    WithoutNoise,
)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def logged():
    """Return a logger, its clock, its written lines and its handler."""
    stream, clock = io.StringIO(), Clock()
    handler = CountingHandler(stream, clock)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("fourfold.test")
    logger.addHandler(handler)

    def messages() -> list[str]:
        return [json.loads(line)["message"] for line in stream.getvalue().splitlines()]

    yield logger, clock, messages, handler
    handler.close()


def test_repeated_line_is_written_a_few_times_per_minute_then_counted(logged):
    logger, clock, messages, _ = logged
    for number in range(MAX_SAME_LINES + 1234):
        logger.warning("the event loop was %d ms late", number)
    assert len(messages()) == MAX_SAME_LINES
    clock.now = PERIOD_SECONDS
    logger.warning("another line")
    assert messages()[MAX_SAME_LINES:] == [
        "'the event loop was %d ms late' repeated 1,234 times",
        "another line",
    ]
    logger.warning("the event loop was %d ms late", 7)
    assert messages()[-1] == "the event loop was 7 ms late"


def test_errors_are_counted_per_place_in_the_code(logged):
    logger, _, messages, handler = logged

    def fail(text: str) -> None:
        raise ValueError(text)

    for number in range(100):
        try:
            fail(f"chosen by a client: {number}")
        except ValueError:
            logger.exception("a request failed")
    try:
        int("x")
    except ValueError:
        logger.exception("a request failed")
    assert len(messages()) == MAX_SAME_LINES + 1
    handler.write_counts(all_kinds=True)
    assert messages()[-1] == f"'a request failed' repeated {100 - MAX_SAME_LINES} times"


def closed() -> RuntimeError:
    """Return the error with which uvloop refuses to write to a closed connection."""
    return RuntimeError("unable to perform operation on <TCPTransport>; the handler is closed")


def caused_by(cause: BaseException) -> RuntimeError:
    error = RuntimeError("the response failed")
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "is_written"),
    [
        (closed(), False),
        (ExceptionGroup("", [closed()]), False),
        (caused_by(ExceptionGroup("", [closed(), ExceptionGroup("", [closed()])])), False),
        (ExceptionGroup("", [caused_by(closed())]), False),
        (ExceptionGroup("", [closed(), ValueError()]), True),
        (caused_by(ExceptionGroup("", [ValueError()])), True),
        (ValueError(), True),
    ],
)
def test_error_is_not_logged_if_only_closed_connections_caused_it(error, is_written):
    trace = (type(error), error, None)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "failed", None, trace)
    assert WithoutNoise().filter(record) is is_written


def test_number_of_suppressed_lines_is_written_at_shutdown(logged):
    logger, _, messages, handler = logged
    for _ in range(MAX_SAME_LINES + 3):
        logger.error("x")
    handler.close()
    assert messages()[-1] == "'x' repeated 3 times"


def test_lines_that_are_not_repeated_are_unchanged(logged):
    logger, clock, messages, _ = logged
    for minute in range(10):
        clock.now = minute * PERIOD_SECONDS
        logger.warning("once per minute")
    assert messages() == ["once per minute"] * 10
