"""Who belongs together in a game of two teams, in words.

Lives here: names of teams and of their players. Does not live here: the order of turns (`games`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fourfold.games.game import Seat
from fourfold.texts import Texts


def teams_of(seats: Sequence[Seat]) -> dict[str, list[Seat]]:
    """Return the seats of each team, by the team's letter; nothing if nobody has a partner.

    >>> teams_of(["A1", "B1", "A2", "B2"]), teams_of(["A", "B", "C"])
    ({'A': ['A1', 'A2'], 'B': ['B1', 'B2']}, {})
    """
    teams = {team: [seat for seat in seats if seat[0] == team] for team in "AB"}
    return teams if all(len(seat) > 1 for seat in seats) else {}


def name_in_team(
    seat: Seat, seats: Sequence[Seat], name: Callable[[Seat], str], texts: Texts
) -> str:
    """Return the name of a seat's player, with the team if there are teams."""
    if not teams_of(seats):
        return name(seat)
    return texts("tui-in-team", name=name(seat), team=seat[0])


def winner_names(
    seats: Sequence[Seat], name: Callable[[Seat], str], texts: Texts
) -> dict[str, str]:
    """Return the names of all possible winners: of seats, and of teams with their players."""
    names = {seat: name(seat) for seat in seats}
    for team, partners in teams_of(seats).items():
        people = texts.enumeration([names[seat] for seat in partners])
        names[team] = texts("tui-team-of", team=team, people=people)
    return names
