"""A new game on this computer: its rules, its players, and who of them begins.

Lives here: lots, the youngest, and the order of the seats. Does not live here: asking the players
(`plain` and `screens.setup_screen`), and the game itself (`match`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from fourfold.games.catalogue import GAMES, game
from fourfold.texts import Texts
from fourfold.tui.match import Match
from fourfold.tui.screens.rules_choices import one_sided_against, with_free_colours

USUAL_BOT = "greedy"
"""The bot that menus and forms offer at first."""
Way = Literal["lot", "youngest", "chosen"]
"""How it is settled who begins."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player of a new game: a person, or a bot of this name."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that is to be set up, as far as a command or a menu has chosen it."""

    name: str
    rules: str = ""
    seats: int = 2
    bot: str | None = None
    """The bot in all seats but one; None if all players are people."""
    first: str | None = None
    """The name of the player who begins."""
    deck: tuple[str, ...] | None = None

    def one_sided(self, texts: Texts) -> str | None:
        """Return the sentence that says against whom these rules are one-sided (Q8), or None."""
        against = one_sided_against(game(self.name, self.rules or None).rules)
        if against is None:
            return None
        return Texts(texts.language, "page")("page-one-sided", colour=against)

    def with_free_colours(self) -> NewGame:
        """Return the same game with colours that nobody owns."""
        return replace(self, rules=with_free_colours(self.name, self.rules))

    def ways(self, players: Sequence[Player]) -> list[Way]:
        """Return how these players can settle who begins, the usual way first; no bot is the youngest."""
        people = [player for player in players if player.bot is None]
        if len(people) < 2:
            return ["lot", "chosen"]
        ways: list[Way] = ["lot", "chosen", "youngest"]
        return sorted(ways, key=lambda way: way != GAMES[self.name].usual_beginner)

    def players(self, names: Sequence[str], texts: Texts) -> list[Player]:
        """Return the players of these names, empty ones replaced; with a bot only the first is a person."""
        count = self.seats
        given = [*names, *[""] * count][:count]
        if self.bot is None:
            return [
                Player(name or texts("tui-player", seat=str(number)))
                for number, name in enumerate(given, 1)
            ]
        computers = [texts("tui-computer")]
        if count > 2:
            computers = [texts("tui-computer-of", seat=str(number)) for number in range(1, count)]
        is_computer = given[0].casefold() in (name.casefold() for name in computers)
        person = Player(texts("tui-person") if is_computer or not given[0] else given[0])
        return [person, *(Player(name, self.bot) for name in computers)]

    def first_of(self, players: Sequence[Player]) -> int | None:
        """Return the number of the player who is to begin by name, or None."""
        names = [player.name.casefold() for player in players]
        wanted = (self.first or "").casefold()
        return names.index(wanted) if wanted in names else None

    def begin(
        self,
        players: Sequence[Player],
        rng: random.Random,
        first: int | None = None,
        way: Way = "lot",
    ) -> Match:
        """Return the match of these players, who sit in the order of their turns.

        Args:
            players: who plays, clockwise.
            rng: draws the lots and deals the cards.
            first: the number of the player who begins; None draws lots.
            way: how ``first`` was settled.

        Raises:
            NotationError: there are no such rules, seats or cards.
        """
        drawn = rng.randrange(len(players)) if first is None else first
        order = [*players[drawn:], *players[:drawn]]
        seats = GAMES[self.name].seat_names(len(order))
        seed = rng.randrange(2**32)
        match = Match.begin(
            self.name, self.rules, len(order), seed=seed, first=seats[0], deck=self.deck
        )
        match.sit([player.name for player in order], [player.bot for player in order])
        match.first_by = "lot" if first is None else way
        return match

    def without_names(self, seed: int | None) -> Match:
        """Return the match of players who are not asked for their names, as scripts play it.

        Raises:
            NotationError: there are no such rules, seats or cards.
        """
        match = Match.begin(self.name, self.rules, self.seats, seed=seed, deck=self.deck)
        if self.bot is not None:
            match.seat_bots(self.bot)
        return match


def rematch(match: Match, rng: random.Random) -> Match:
    """Return another game of the same players, in which the next player begins."""
    record = match.record
    players = [Player(match.name(seat), match.bots.get(seat)) for seat in record.start.seats]
    plan = NewGame(record.game.name, str(record.game.rules), deck=match.deck)
    again = plan.begin(players, rng, first=1)
    again.first_by = "next"
    return again


def goes_first(match: Match, texts: Texts) -> str:
    """Return the sentence that says who begins and why; empty for a game that was not set up here."""
    if match.first_by is None:
        return ""
    page = Texts(texts.language, "page")
    first = match.record.start.to_act or ""
    if match.people == (first,):
        return page("page-goes-first-you", by=match.first_by)
    return page("page-goes-first", by=match.first_by, who=match.name(first))
