"""``python -m bench.contest``: `strong` against the information set search of OpenSpiel, at Quartino.

Each deal is played twice, so that `strong` sits in each seat once. Every finished game is a line of
``--games-file``: a run that is cut short, or several runs whose files are put together, are continued by the
same command. ``--json`` is where the score of all games is written. ``python -m bench.research contest`` does
the same and also writes the section of docs/benchmarks.md anew; this module needs no tools of development.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Self

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from bench.state import commit, machine
from fourfold.bots.arena import wilson
from fourfold.bots.quartino import StrongBot
from fourfold.engine.quartino_twin import roll_out
from fourfold.games.quartino import QuartinoState
from fourfold.research import Episode, SpielBot, resampler

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "contest.json"
GAMES_FILE = ROOT / "build" / "contest.jsonl"
RULES = "quartino+referee"
EXPLORATION = 1.4
"""The constant of the search's upper confidence bounds, about the square root of 2 as in UCB1.

Games are won or lost by 1. In ten positions in which one token completes a card, the search found such a
token 9 times with 1.41, 5 times with 2, and 6 or 7 times with 0.25, 0.5 and 1: a hint, no proof.
"""
SETTINGS = (
    "one random rollout per new node, and otherwise the defaults of ISMCTSBot: a new deal per "
    "simulation (max_world_samples = -1), MAX_VISIT_COUNT, UCT, information states as keys "
    "(use_observation_string = False)"
)
PLAYOUTS = 50
"""Playouts per decision of `strong`: about 10 ms of one core."""


@dataclass(frozen=True)
class Settings:
    """What all games of a contest have in common."""

    simulations: int
    """Simulations per decision of the search."""
    playouts: int
    """Playouts per decision of `strong`."""
    seed: int
    """Decides the deals and all that players draw by lot."""
    exploration: float = EXPLORATION
    """The constant of the search's upper confidence bounds."""


@dataclass(frozen=True)
class Pace:
    """How long one side took for decisions in which there was a choice, in seconds of one core."""

    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: Self) -> Pace:
        return Pace(self.decisions + other.decisions, self.seconds + other.seconds)

    @property
    def seconds_a_decision(self) -> float:
        return self.seconds / max(1, self.decisions)


@dataclass(frozen=True)
class PlayedGame:
    """The result of one game between `strong` and OpenSpiel's search."""

    number: int
    """Two games in a row, the first one with an even number, share a deal."""
    won: float
    """What `strong` won: 1, 0 in a draw, or -1."""
    moves: int
    strong: Pace
    search: Pace
    settings: Settings
    commit: str
    machine: str

    @classmethod
    def read(cls, line: str) -> Self:
        found = json.loads(line)
        paces = {side: Pace(**found[side]) for side in ("strong", "search")}
        return cls(**{**found, **paces, "settings": Settings(**found["settings"])})


@dataclass(frozen=True)
class Contest:
    """What `strong` scored against the search of OpenSpiel."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    """The share of points that `strong` won; a draw is half a point."""
    interval: tuple[float, float]
    """The 95 % interval of the score."""
    settings: Settings
    search_settings: str
    strong_seconds: float
    """Seconds of one core per decision in which there was a choice."""
    search_seconds: float
    commit: str
    machine: str

    @classmethod
    def of(cls, games: Sequence[PlayedGame]) -> Self:
        """Return the score of these games, of which there is at least one."""
        wins = sum(game.won > 0 for game in games)
        losses = sum(game.won < 0 for game in games)
        draws = len(games) - wins - losses
        points = wins + draws / 2
        return cls(
            len(games),
            wins,
            draws,
            losses,
            points / len(games),
            wilson(points, len(games)),
            games[0].settings,
            SETTINGS,
            sum((game.strong for game in games), Pace()).seconds_a_decision,
            sum((game.search for game in games), Pace()).seconds_a_decision,
            " ".join(sorted({game.commit for game in games})),
            " and ".join(sorted({game.machine for game in games})),
        )

    @classmethod
    def read(cls, path: Path = RESULTS) -> Self | None:
        """Return the contest that was written last, or None if there is none."""
        if not path.exists():
            return None
        found = json.loads(path.read_text("utf-8"))
        low, high = found["interval"]
        return cls(**{**found, "interval": (low, high), "settings": Settings(**found["settings"])})

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.games} games: {self.wins} won, {self.draws} drawn, {self.losses} lost; score "
            f"{100 * self.score:.1f} % (95 % interval {100 * low:.1f} to {100 * high:.1f})"
        )


class Rollouts(mcts.RandomRolloutEvaluator):
    """OpenSpiel's evaluator by random games to their end, which the native rules play.

    In referee play the moves that a state lists are all there are, so chances are the same.
    """

    def __init__(self, rng: random.Random) -> None:
        super().__init__(1)
        self._rng = rng

    def evaluate(self, state: Any) -> Any:
        episode: Episode = state.episode
        assert isinstance(episode.state, QuartinoState)
        outcome, _ = roll_out(episode.state, self._rng.randrange(2**64))
        return np.array(replace(episode, state=replace(episode.state, outcome=outcome)).returns())


def searching_bot(game: Any, settings: Settings, seed: int) -> Any:
    """Return the information set search of OpenSpiel, which draws hidden cards by our resampler."""
    bot = ISMCTSBot(
        game,
        Rollouts(random.Random(seed)),
        settings.exploration,
        settings.simulations,
        random_state=np.random.RandomState(seed),
    )
    bot.set_resampler(resampler(random.Random(seed)))
    return bot


def play_game(number: int, settings: Settings, commit: str) -> PlayedGame:
    """Play one game of the contest."""
    game = pyspiel.load_game("fourfold_quartino", {"rules": RULES})
    deal = random.Random(f"{settings.seed} {number // 2}")
    seed = random.Random(f"{settings.seed} game {number}").randrange(2**32)
    seat = number % 2
    bots = [searching_bot(game, settings, seed)]
    bots.insert(seat, SpielBot(StrongBot(settings.playouts), seed))
    paces = [Pace(), Pace()]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(deal.choice(state.legal_actions()))
            continue
        player = state.current_player()
        began = time.thread_time()
        action = int(bots[player].step(state))
        if len(state.legal_actions()) > 1:
            paces[player] += Pace(1, time.thread_time() - began)
        state.apply_action(action)
    return PlayedGame(
        number,
        float(state.returns()[seat]),
        state.move_number(),
        paces[seat],
        paces[1 - seat],
        settings,
        commit,
        machine(),
    )


def read_games(path: Path, settings: Settings) -> dict[int, PlayedGame]:
    """Return the games that a file has, by their numbers.

    Raises:
        ValueError: a game was played with other settings.
    """
    if not path.exists():
        return {}
    lines = path.read_text("utf-8").splitlines()
    games = {game.number: game for game in map(PlayedGame.read, lines)}
    for game in games.values():
        if game.settings != settings:
            raise ValueError(f"{path} has games of another contest: {game.settings}")
    return games


def counted(games: dict[int, PlayedGame]) -> list[PlayedGame]:
    """Return the games that count: pairs in their order, up to the first pair that is not complete.

    Long games are finished last. If a run was cut short, all finished games would have too few long ones.
    """
    length = next(number for number in range(len(games) + 1) if number not in games)
    return [games[number] for number in range(length - length % 2)]


def play_games(
    numbers: Sequence[int],
    settings: Settings,
    commit: str,
    processes: int,
    seconds: float | None,
) -> Iterator[PlayedGame]:
    """Play these games in several processes; yield each when it ends, until the time is up."""
    deadline = None if seconds is None else time.monotonic() + seconds
    play = partial(play_game, settings=settings, commit=commit)
    with multiprocessing.Pool(processes) as pool:
        finished = pool.imap_unordered(play, numbers)
        for _ in numbers:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            try:
                yield finished.next(left)
            except multiprocessing.TimeoutError:
                print("The time is up; the same command plays the games that are left.", flush=True)
                return


def hold(
    games: int,
    settings: Settings,
    processes: int,
    games_file: Path,
    *,
    seconds: float | None = None,
    played_commit: str | None = None,
) -> Contest | None:
    """Play the games that a file does not have yet, and return the score; None if no game counts."""
    played = read_games(games_file, settings)
    missing = [number for number in range(games) if number not in played]
    began = time.monotonic()
    games_file.parent.mkdir(parents=True, exist_ok=True)
    if missing:
        version = played_commit or commit()
        with games_file.open("a", encoding="utf-8") as file:
            for done, game in enumerate(
                play_games(missing, settings, version, processes, seconds), 1
            ):
                played[game.number] = game
                file.write(json.dumps(asdict(game)) + "\n")
                file.flush()
                left = (time.monotonic() - began) / done * (len(missing) - done)
                contest = Contest.of(list(played.values()))
                print(f"{contest}; {left / 60:.1f} minutes left", flush=True)
    found = counted({number: played[number] for number in played if number < games})
    return Contest.of(found) if found else None


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.contest", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--games", type=int, default=200, help="how many; two per deal")
    parser.add_argument("--simulations", type=int, default=1_000, help="per decision of the search")
    parser.add_argument(
        "--exploration", type=float, default=EXPLORATION, help="uct_c of the search"
    )
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="per decision of strong")
    parser.add_argument("--seed", type=int, default=1, help="of deals and players")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, help="stop after this time")
    parser.add_argument("--games-file", type=Path, default=GAMES_FILE, help="finished games")
    parser.add_argument("--commit", help="the commit, where there is no repository")
    parser.add_argument("--json", type=Path, help="where to write the score")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> Contest | None:
    wishes = parse(arguments)
    contest = hold(
        wishes.games,
        Settings(wishes.simulations, wishes.playouts, wishes.seed, wishes.exploration),
        wishes.processes,
        wishes.games_file,
        seconds=wishes.seconds,
        played_commit=wishes.commit,
    )
    print(contest or "No pair of games is complete.")
    if contest is not None and wishes.json is not None:
        wishes.json.write_text(json.dumps(asdict(contest), indent=1) + "\n", "utf-8")
    return contest


if __name__ == "__main__":
    main()
