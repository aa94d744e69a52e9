"""The latest events of a record, as screens show them.

Lives here: collecting them from a record. Does not live here: the sentences (`speech`).
"""

from __future__ import annotations

from collections.abc import Callable

from fourfold.games.game import Seat
from fourfold.games.record import Record
from fourfold.texts import Texts
from fourfold.tui.speech import narrate


def latest_events(record: Record, texts: Texts, name: Callable[[Seat], str], most: int = 2) -> str:
    """Return the latest events, one per line. Events are public; the deal is not among them."""
    first = max(0, len(record.events) - most)
    return "\n".join(
        narrate(texts, record, number, name(record.events[number].seat))
        for number in range(first, len(record.events))
    )
