"""Bots against bots: many games, fairly seated, counted.

Lives here: who sits where in which game, playing it, and what the counts say. Does not live here: what is
printed.

A game depends on its number and the seed alone, so the counts are the same however many processes share
the work.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from itertools import permutations
from math import sqrt

from fourfold.bots.bot import Bot, TimedBot, failure_reason
from fourfold.bots.catalogue import bot_for
from fourfold.bots.loading import use_bot
from fourfold.engine.worker_processes import WorkerProcesses
from fourfold.games.catalogue import game as game_named
from fourfold.games.game import Game, Json, Outcome, State

NORMAL_95 = 1.959963984540054
"""Standard deviations to both sides of the mean that hold 95 % of a normal distribution."""
SHARES = 16
"""Parts into which the games of one process are cut, for an even load and for the progress bar."""


class BotFailed(RuntimeError):
    """A bot raised an error, or chose a move that the rules refuse, in a game of a contest."""

    def __init__(self, name: str, game: int, reason: str) -> None:
        super().__init__(f"{name} failed in game {game}: {reason}")
        self.name: str = name
        """The name of the bot."""
        self.game: int = game
        """The number of the game, counted from 1."""
        self.reason: str = reason
        """The class and text of the error, and the line of code that raised it if that is a bot's."""

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, int, str]]:
        """Return what `pickle` needs: processes of a contest send errors to each other."""
        return BotFailed, (self.name, self.game, self.reason)


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest: the game, its rules, the bots and the seed."""

    game: str
    """The name of the game."""
    rules: str
    """A rules string; the empty string is the usual rule set of the game."""
    bots: tuple[str, ...]
    """Names of bots: of Fourfold, of entry points, or ``module:Class``, which are imported."""
    seed: int = 1
    """The seed of all deals and of the randomness of the bots."""
    seconds: float | None = None
    """Seconds per move for bots that take time."""

    def seating(self, number: int) -> tuple[int, ...]:
        """Return which bot has which seat in a game, by their places in ``bots``.

        As many games in a row as there are bots share a deal, and go once around the table with it; from
        one deal to the next the bots sit down in another order.
        """
        count = len(self.bots)
        orders = list(permutations(range(1, count)))
        deal, turn = divmod(number, count)
        order = (0, *orders[deal % len(orders)])
        return order[turn:] + order[:turn]

    def play(self, number: int) -> tuple[int, ...]:
        """Return the bots that win this game, by their places in ``bots``; none in a draw.

        Raises:
            BotFailed: a bot raised an error, or chose a move that the rules refuse.
        """
        table = self._table()
        seating = self.seating(number)
        deal = random.Random(f"{self.seed} deal {number // len(self.bots)}")
        state: State = table.start(seats=len(self.bots), rng=deal)
        places = dict(zip(state.seats, seating, strict=True))
        players = [self._player(name) for name in self.bots]
        rng = random.Random(f"{self.seed} {number}")
        while (outcome := state.outcome) is None:
            place = places[state.to_act or ""]
            try:
                state = _play_move(state, players[place], rng)
            except Exception as error:  # somebody else's bot may raise anything
                raise BotFailed(self.bots[place], number + 1, failure_reason(error)) from error
        return tuple(
            sorted(
                place
                for seat, place in places.items()
                if seat in outcome.winners or seat[0] in outcome.winners
            )
        )

    def _table(self) -> Game:
        return game_named(self.game, self.rules or None)

    def _player(self, name: str) -> Bot:
        # Each process that plays games of the contest loads the bots that are not part of Fourfold.
        use_bot(name)
        player = bot_for(self.game, name)
        if self.seconds is not None and isinstance(player, TimedBot):
            return player.within(self.seconds)
        return player

    def check(self) -> Game:
        """Return the game, if such a contest can be held.

        Raises:
            NotationError: there is no such game, it has no such rules or not so many seats.
            LookupError: there is no such bot in this game.
        """
        table = self._table()
        table.start(seats=len(self.bots), rng=random.Random(0))
        for name in self.bots:
            self._player(name)
        return table


def play_out(state: State, players: Sequence[Bot], rng: random.Random) -> Outcome:
    """Play a game to its end and return its outcome; players are in the order of the seats."""
    by_seat = dict(zip(state.seats, players, strict=True))
    while (outcome := state.outcome) is None:
        state = _play_move(state, by_seat[state.to_act or ""], rng)
    return outcome


def _play_move(state: State, player: Bot, rng: random.Random) -> State:
    seat = state.to_act or ""
    return state.play(player.choose(state.view(seat), rng), seat)


@dataclass(frozen=True, slots=True)
class Score:
    """The result of a contest; lists are in the order of the bots."""

    games: int
    """The number of games."""
    draws: int
    """The number of drawn games."""
    wins: tuple[int, ...]
    """For each bot the number of games that the bot won, alone or with others."""

    @property
    def rate(self) -> tuple[float, ...]:
        """For each bot the share of all games that the bot won, alone or with others."""
        return tuple(wins / self.games if self.games else 0.0 for wins in self.wins)

    @property
    def interval(self) -> tuple[tuple[float, float], ...]:
        """For each rate its 95 % interval."""
        return tuple(wilson(wins, self.games) for wins in self.wins)

    @property
    def decided(self) -> int:
        """The number of games that somebody won."""
        return self.games - self.draws

    def to_json(self) -> Json:
        """Return the score as JSON, in the form that programs rely on."""
        return {
            "games": self.games,
            "draws": self.draws,
            "wins": list(self.wins),
            "rate": list(self.rate),
            "interval": [list(pair) for pair in self.interval],
        }

    def __add__(self, other: Score) -> Score:
        wins = tuple(a + b for a, b in zip(self.wins, other.wins, strict=True))
        return Score(self.games + other.games, self.draws + other.draws, wins)


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a rate; half a success, as for a draw, makes it a little too wide.

    >>> low, high = wilson(8, 10)
    >>> round(low, 4), round(high, 4)
    (0.4902, 0.9433)
    """
    if not trials:
        return 0.0, 1.0
    rate, z2 = successes / trials, NORMAL_95**2
    middle = (rate + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = NORMAL_95 * sqrt(rate * (1 - rate) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    # Rounding must not push the interval away from a rate of 0 or 1.
    low = 0.0 if successes == 0 else middle - reach
    high = 1.0 if successes == trials else middle + reach
    return low, high


def hold(
    contest: Contest,
    games: int,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Score:
    """Play the games of a contest and return the score.

    Args:
        contest: the contest.
        games: the number of games; a multiple of the number of bots seats each bot everywhere equally often.
        processes: the number of processes; by default one for each core.
        progress: called with the number of games played since the last call.

    Raises:
        NotationError: there is no such game, it has no such rules or not so many seats.
        LookupError: there is no such bot in this game.
        BotFailed: a bot raised an error, or chose a move that the rules refuse.
    """
    contest.check()
    processes = min(processes or os.cpu_count() or 1, max(games, 1))
    share = max(1, games // (processes * SHARES))
    parts = [range(begin, min(begin + share, games)) for begin in range(0, games, share)]
    score = Score(0, 0, (0,) * len(contest.bots))
    if processes == 1:
        for part in parts:
            score += _play_part(contest, part)
            if progress:
                progress(len(part))
        return score
    with WorkerProcesses(processes) as pool:
        for done in as_completed([pool.submit(_play_part, contest, part) for part in parts]):
            score += (part_score := done.result())
            if progress:
                progress(part_score.games)
    return score


def _play_part(contest: Contest, numbers: range) -> Score:
    draws = 0
    wins = [0] * len(contest.bots)
    for number in numbers:
        winners = contest.play(number)
        draws += not winners
        for place in winners:
            wins[place] += 1
    return Score(len(numbers), draws, tuple(wins))
