"""Who belongs together in a game of two teams, in words.

Lives here: names of teams and of their players. Does not live here: the order of turns (`games`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len, set_cell_size

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


def team_names(
    seats: Sequence[Seat],
    name: Callable[[Seat], str],
    texts: Texts,
    message: str = "tui-team-of",
) -> dict[str, str]:
    """Return the name of each team with its players, by the team's letter."""
    return {
        team: texts(message, team=team, people=texts.enumeration([name(one) for one in partners]))
        for team, partners in teams_of(seats).items()
    }


def winner_names(
    seats: Sequence[Seat], name: Callable[[Seat], str], texts: Texts
) -> dict[str, str]:
    """Return the names of all possible winners, as the subject of a sentence: of seats and teams."""
    teams = team_names(seats, name, texts, "tui-team-of.winner")
    return {seat: name(seat) for seat in seats} | teams


def cut_names(names: Sequence[str], width: int) -> list[str]:
    """Return names of at most this width; the last character stays where cut names would read alike.

    >>> cut_names(["Player 1", "Player 2"], 5), cut_names(["Anastasia", "Bo"], 5)
    (['Pla…1', 'Pla…2'], ['Anas…', 'Bo'])
    """
    cut = [_cut(name, width) for name in names]
    return [
        _cut(name, width, name[-1:]) if cut.count(short) > 1 else short
        for name, short in zip(names, cut, strict=True)
    ]


def _cut(name: str, width: int, end: str = "") -> str:
    """Return a name that is too wide with an ellipsis before its end."""
    if cell_len(name) <= width:
        return name
    return f"{set_cell_size(name, width - 1 - cell_len(end)).rstrip()}…{end}"
