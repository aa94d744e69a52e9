"""``python -m bench.research``: steps per second of the environments for research, and a contest.

``python -m bench.research speed`` measures both frameworks on one core with random agents, beside a pure
Python environment of Quarto with bare rules (`SketchEnv`) and beside OpenSpiel's own tic-tac-toe in Python.

``python -m bench.research contest`` plays `strong` against the information set search of OpenSpiel, which
draws hidden cards by our resampler; its options are those of ``python -m bench.contest``. With ``--json`` the
figures are written to a file, and their section in docs/benchmarks.md anew; figures that were not measured
this time are kept.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from gymnasium.spaces import Box, Discrete
from open_spiel.python.games import tic_tac_toe as _tic_tac_toe  # registers python_tic_tac_toe
from pettingzoo import AECEnv

from bench.contest import RULES, Contest
from bench.contest import main as hold_contest
from bench.report import PAGE, Section, renew
from bench.sketch import Sketch
from bench.state import commit, machine
from fourfold.research import pettingzoo_env

RESULTS = Path(__file__).parent / "results" / "research.json"
TITLE = "Environments for research"
ROUNDS = 5
SECONDS_A_ROUND = 1.0

del _tic_tac_toe


@dataclass(frozen=True)
class Report:
    """Steps per second by what was measured, and the contest if it was held."""

    speeds: dict[str, float]
    contest: Contest | None
    commit: str
    machine: str


# --- Steps per second -----------------------------------------------------------------------------


class SketchEnv(AECEnv):
    """A pure Python environment: Quarto with bare rules, a mask, and the board as observation."""

    metadata = {"name": "sketch", "render_modes": []}  # noqa: RUF012

    def __init__(self) -> None:
        self.possible_agents = ["player_0", "player_1"]
        self.render_mode = None
        self._boxes = {agent: Box(-1, 15, (17,), np.float32) for agent in self.possible_agents}
        self._numbers = {agent: Discrete(32) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._boxes[agent]

    def action_space(self, agent: str) -> Any:
        return self._numbers[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        del seed, options
        self.state_now = Sketch()
        self.agents = list(self.possible_agents)
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._mask()

    def _mask(self) -> None:
        mask = np.zeros(32, np.int8)
        start = 0 if self.state_now.hand < 0 else 16
        mask[[start + move for move in self.state_now.moves()]] = 1
        self.infos = {agent: {"action_mask": mask} for agent in self.agents}

    def render(self) -> str:
        return str(self.state_now)

    def close(self) -> None:
        pass

    def observe(self, agent: str) -> Any:
        del agent
        return np.array((*self.state_now.board, self.state_now.hand), np.float32)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        gave = self.state_now.hand < 0
        self.state_now = self.state_now.play(action % 16)
        if self.state_now.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif gave:
            self.agent_selection = self.agents[1 - self.agents.index(self.agent_selection)]
        self._accumulate_rewards()
        self._mask()


def zoo_game(env: Any, rng: random.Random) -> int:
    """Play one random game of an environment of PettingZoo and return the number of moves."""
    env.reset(seed=rng.randrange(2**31))
    steps = 0
    for _ in env.agent_iter():
        _, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            legal = np.flatnonzero(info["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps


def spiel_game(game: Any, rng: random.Random) -> int:
    """Play one random game of OpenSpiel, with the tensor of each player to act; return how many moves."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.observation_tensor()
            steps += 1
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
    return steps


def rate(play: Callable[[random.Random], int], seconds: float) -> float:
    """Return the moves per second of the best round; a busy machine only ever makes things slower."""
    best = 0.0
    for number in range(ROUNDS):
        rng = random.Random(number)
        steps, began = 0, time.thread_time()
        while (spent := time.thread_time() - began) < seconds:
            steps += play(rng)
        best = max(best, steps / spent)
    return best


def games() -> dict[str, Callable[[random.Random], int]]:
    """Return what is measured, by its name in the table."""
    found: dict[str, Callable[[random.Random], int]] = {
        "PettingZoo: Quarto by a bare sketch in pure Python": partial(zoo_game, SketchEnv())
    }
    for name, rules in (
        ("quarto", "classic+referee"),
        ("quarto", "classic"),
        ("quartino", RULES),
        ("quartino", "quartino"),
    ):
        found[f"PettingZoo: {name} `{rules}`"] = partial(zoo_game, pettingzoo_env(name, rules))
    found["OpenSpiel: tic-tac-toe in pure Python"] = partial(
        spiel_game, pyspiel.load_game("python_tic_tac_toe")
    )
    for name, rules in (("quarto", "classic+referee"), ("quartino", RULES)):
        game = pyspiel.load_game(f"fourfold_{name}", {"rules": rules})
        found[f"OpenSpiel: {name} `{rules}`"] = partial(spiel_game, game)
    return found


def measure_speeds(seconds: float = SECONDS_A_ROUND) -> dict[str, float]:
    """Return the moves per second of every game that is measured, on one core."""
    return {name: rate(play, seconds) for name, play in games().items()}


# --- The report -----------------------------------------------------------------------------------


def section(report: Report) -> Section:
    """Return the figures as a table."""
    rows = [(name, f"{speed:,.0f}") for name, speed in report.speeds.items()]
    note = (
        "Moves per second of one core with random agents, observation and mask of each agent to act "
        "included.\n\n"
        f"Measured by `python -m bench.research speed` at commit `{report.commit}` ({report.machine})."
    )
    if report.contest is not None:
        note += f"\n\n### `strong` beside a search of OpenSpiel\n\n{sentences(report.contest)}"
    return Section(TITLE, ("environment", "moves per second"), rows, note)


def sentences(contest: Contest) -> str:
    """Return what the contest found."""
    low, high = contest.interval
    settings = contest.settings
    return "\n".join(
        (
            f"`strong` won {contest.wins}, drew {contest.draws} and lost {contest.losses} of {contest.games} "
            f"games of `{RULES}` against the information set search of OpenSpiel "
            "(`open_spiel.python.algorithms.ismcts`), each deal once in each seat: a score of "
            f"{100 * contest.score:.1f} % (95 % interval {100 * low:.1f} to {100 * high:.1f}).",
            "",
            f"- `strong` had {settings.playouts} playouts per decision, the search {settings.simulations:,} "
            "simulations per decision and our resampler.",
            f"- Where there was a choice, `strong` took {1000 * contest.strong_seconds:.0f} ms of one core "
            f"per decision and the search {1000 * contest.search_seconds:,.0f} ms, with rollouts in "
            "native code.",
            f"- The search has uct_c = {settings.exploration}, {contest.search_settings}.",
            "",
            "Played by `python -m bench.research contest` at commit "
            f"`{contest.commit}` ({contest.machine}).",
        )
    )


def read() -> Report:
    """Return the report that was written last."""
    found = json.loads(RESULTS.read_text("utf-8"))
    return Report(found["speeds"], Contest.read(), found["commit"], found["machine"])


def measure(arguments: Sequence[str]) -> None:
    """Measure speeds, and write them down if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.research speed")
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args(arguments)
    speeds = measure_speeds()
    for name, speed in speeds.items():
        print(f"{speed:10,.0f} {name}")
    if wishes.json is not None:
        found = {"speeds": speeds, "commit": commit(), "machine": machine()}
        wishes.json.write_text(json.dumps(found) + "\n", "utf-8")
        renew(PAGE, section(read()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["speed", "contest"])
    parser.add_argument("options", nargs=argparse.REMAINDER, help="--help tells more about each")
    wishes = parser.parse_args()
    if wishes.what == "speed":
        measure(wishes.options)
        return
    contest = hold_contest(wishes.options)
    if contest is not None and any(option.startswith("--json") for option in wishes.options):
        renew(PAGE, section(replace(read(), contest=contest)))


if __name__ == "__main__":
    main()
