"""Short texts of the screens: the latest events, and the names of winners.

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


def winner_names(
    seats: tuple[Seat, ...], name: Callable[[Seat], str], texts: Texts
) -> dict[str, str]:
    """Return the names of all possible winners: of seats, and of teams with their players."""
    names = {seat: name(seat) for seat in seats}
    for team in "AB":
        if team not in names:
            people = texts.enumeration([names[seat] for seat in seats if seat[0] == team])
            names[team] = texts("tui-team-of", team=team, people=people)
    return names
