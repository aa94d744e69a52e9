"""How long a test waits for something that should happen at once, before the test fails.

A test that passes never waits this long, so the limit costs nothing; on a machine that runs many other
programs a shorter limit would fail tests of correct code. Does not live here: limits that are part of a
behaviour, such as a deadline that the server promises.
"""

from __future__ import annotations

PATIENCE_SECONDS = 60.0
"""Seconds to wait for an event, an element of a page, an answer, or the start or end of a process."""
PATIENCE_MS = 1000 * PATIENCE_SECONDS
