"""The score of a table: the games that each chair has won since the same players sit there.

Lives here: the value, and the score after one game more. Does not live here: when a game begins and ends
(`state`), and the rules that decide who wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from fourfold.games.game import Json
from fourfold.server.table.events import Chair, Occupant, Person, name_of, session_of
from fourfold.server.table.table_game import TableGame

Player = tuple[str | None, str]
"""A guest by session, so that a new name changes nothing; a bot by name."""
Chairs = tuple[Occupant | None, ...]
Replaced = Mapping[Chair, Person]
"""For chairs whose bot replaces a guest: the guest."""


@dataclass(frozen=True)
class TableScore:
    """Won games per chair, and drawn games, since the players of the table last changed."""

    players: tuple[Player, ...] = ()
    wins: tuple[int, ...] = ()
    draws: int = 0

    def at_start(self, chairs: Chairs) -> Self:
        """Return the score at the start of a game: zero for all unless the players are the same as before."""
        players = tuple(_player(who) for who in chairs)
        if players == self.players:
            return self
        return replace(self, players=players, wins=(0,) * len(chairs), draws=0)

    def after(self, game: TableGame, chairs: Chairs, replaced: Replaced) -> Self:
        """Return the score after a game; an aborted game changes nothing.

        A bot that replaces a guest wins for the guest. Another guest who has taken over the chair does not.
        """
        outcome = game.state.outcome
        if outcome is None:
            return self
        others = self._others(chairs, replaced)
        if not outcome.winners:
            return self if others else replace(self, draws=self.draws + 1)
        # A winner may be a team, whose seats begin with its name.
        winners = {
            game.chair_of(seat) for seat in game.state.seats if {seat, seat[0]} & {*outcome.winners}
        }
        wins = tuple(
            won + (chair in winners and chair not in others) for chair, won in enumerate(self.wins)
        )
        return replace(self, wins=wins)

    def shown(self, chairs: Chairs, replaced: Replaced) -> Self:
        """Return the score to show: zero for all while somebody else has the chair of a player."""
        if not self._others(chairs, replaced):
            return self
        return replace(self, wins=(0,) * len(self.wins), draws=0)

    def _others(self, chairs: Chairs, replaced: Replaced) -> set[Chair]:
        """Return the chairs that somebody has taken who did not begin the last game there."""
        found = set()
        for chair, player in enumerate(self.players):
            who = chairs[chair]
            if who is not None and not isinstance(who, Person):
                who = replaced.get(chair, who)
            if who is not None and _player(who) != player:
                found.add(chair)
        return found

    def to_json(self) -> Json:
        """Return the score as everybody may know it."""
        return {"wins": list(self.wins), "draws": self.draws}


def _player(who: Occupant | None) -> Player:
    session = session_of(who)
    return session, "" if session is not None else name_of(who)
