"""Thresholds of Python's garbage collection.

A full collection visits every object and stops the event loop meanwhile: with 2,000 guests for a third of a
second, by default every few seconds, and it finds almost nothing. So young objects are collected in small
portions, and full collections are rare: with 2,000 guests who play fast, one every few hours.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG_THRESHOLD, MIDDLE_THRESHOLD = 500, 5
"""New objects per collection of the youngest generation, and such collections per middle one."""
FULL_THRESHOLD = 20_000
"""Full collections run once per 20,000 middle ones."""


@contextmanager
def rare_full_collections() -> Iterator[None]:
    """Use these thresholds within the context; restore the former ones afterwards."""
    before = gc.get_threshold()
    gc.collect()
    # Objects of the start live until the end: never visit them again.
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, FULL_THRESHOLD)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
