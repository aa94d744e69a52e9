"""Both games for PettingZoo: environments in which agents act by turns, or all at once.

Lives here: the environments, their spaces, masks and drawings. Does not live here: the rules
(`fourfold.games`), the numbers of moves (`actions`) and the observations (`observations`).

The agents ``player_0``, ``player_1``… are the seats in their order. Observations are arrays. The mask of the
numbers that an agent may choose is in its info, under ``action_mask``.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from fourfold.games.catalogue import game as game_named
from fourfold.games.game import Seat, View
from fourfold.research.actions import Actions, actions_of
from fourfold.research.episode import Episode
from fourfold.research.observations import Encoding, Tensor, encoding_of

RENDER_MODES = ("human", "ansi", "svg")
ILLEGAL_REWARD = -1.0
"""What an agent gets for a number that its mask does not allow, where agents act by turns."""

Info = dict[str, Any]


class SeatedEnv:
    """What both kinds of environments share: an episode whose seats have the names of agents."""

    def __init__(self, game: str, rules: str | None, seats: int, render_mode: str | None) -> None:
        if render_mode not in {None, *RENDER_MODES}:
            expected = ", ".join(RENDER_MODES)
            raise ValueError(f"expected a render mode, {expected}, got {render_mode!r}")
        self._game = game_named(game, rules)
        self._seats: tuple[Seat, ...] = self._game.seat_names(seats)
        self._rng = random.Random()
        self.actions: Actions = actions_of(self._game)
        """The numbering of the moves."""
        self.encoding: Encoding = encoding_of(self._game, seats)
        """The named parts of observations."""
        self.metadata: dict[str, Any] = {
            "name": f"fourfold_{game}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode: str | None = render_mode
        self.possible_agents: list[str] = [f"player_{number}" for number in range(seats)]
        self.agents: list[str] = []
        self.state_space: Box[np.float32] = self._box(seats)
        self._observation_spaces = {agent: self._box(1) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}
        self._empty_mask = np.zeros(len(self.actions), np.int8)
        self._empty_mask.setflags(write=False)
        self.episode: Episode
        """The game that is being played."""
        self._start(None)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _box(self, observations: int) -> Box[np.float32]:
        return Box(0.0, 1.0, (observations * self.encoding.size,), np.float32)

    def _start(self, seed: int | None) -> None:
        """Begin a new game; a seed makes this game and all games that follow repeatable."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.episode = Episode(self.actions, self._game.start(seats=self._seats, rng=self._rng))
        self.agents = list(self.possible_agents)

    def observation_space(self, agent: str) -> Box[np.float32]:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """Return the space of the numbers of moves."""
        return self._action_spaces[agent]

    def view(self, agent: str) -> View:
        """Return what an agent may know, as bots of Fourfold take it."""
        return self.episode.view(self._seats[self.possible_agents.index(agent)])

    def observe(self, agent: str) -> Tensor:
        """Return what an agent observes."""
        return self.encoding.encode(self.view(agent))

    def state(self) -> Tensor:
        """Return what all agents observe, secrets included: their observations, one after the other."""
        return np.concatenate([self.observe(agent) for agent in self.possible_agents])

    @property
    def to_act(self) -> str | None:
        """Return the agent that has to choose a number, or None if the game is over."""
        seat = self.episode.to_act
        return None if seat is None else self.possible_agents[self._seats.index(seat)]

    def _returns(self) -> dict[str, float]:
        """Return what each agent has won."""
        return dict(zip(self.possible_agents, self.episode.returns(), strict=True))

    def _masks(self) -> dict[str, Info]:
        """Return the infos of all agents: masks, which are all 0 for agents that are not to act."""
        infos: dict[str, Info] = {agent: {"action_mask": self._empty_mask} for agent in self.agents}
        if self.to_act in infos:
            mask = np.zeros(len(self.actions), np.int8)
            mask[self.episode.legal()] = 1
            infos[self.to_act] = {"action_mask": mask}
        return infos

    def render(self) -> str | None:
        """Return a drawing of what spectators may see, or print it in the mode ``human``."""
        view = self.episode.view(None)
        if self.render_mode == "human":
            sys.stdout.write(f"{view}\n\n")
            return None
        return view._repr_svg_() if self.render_mode == "svg" else str(view)

    def close(self) -> None:
        """Do nothing: an environment has neither windows nor files."""


class TurnBasedEnv(SeatedEnv, AECEnv):
    """A game for PettingZoo in which the agent to act chooses a number.

    A number that the mask does not allow ends the game: the agent gets `ILLEGAL_REWARD`, all others 0.
    """

    def __init__(
        self,
        game: str,
        rules: str | None,
        seats: int,
        render_mode: str | None,
        max_cycles: int | None,
    ) -> None:
        super().__init__(game, rules, seats, render_mode)
        self._max_steps = None if max_cycles is None else max_cycles * seats
        self._steps = 0
        self.agent_selection: str = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, Info] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. There are no options."""
        del options
        self._start(seed)
        self._steps = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        """Select the agent to act; at the end of a game all agents leave, the first one first."""
        self.infos = self._masks()
        self.agent_selection = self.to_act or self.agents[0]

    def step(self, action: int | None) -> None:
        """Play the number that the selected agent chooses; None is for agents whose game is over.

        Raises:
            ValueError: the selected agent is to act, and the action is None or no move's number.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"expected a number from {agent}, which is to act, got None")
        number = self.actions.check(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        if not self.infos[agent]["action_mask"][number]:
            self.rewards[agent] = ILLEGAL_REWARD
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.episode = self.episode.after(number)
            if self.episode.is_over:
                self.rewards = self._returns()
                self.terminations = dict.fromkeys(self.agents, True)
            elif self._steps == self._max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()


class SimultaneousEnv(SeatedEnv, ParallelEnv):
    """A game for PettingZoo in which all agents choose at once, and only the agent to act makes a move.

    A number that the mask of the agent to act does not allow changes nothing: the agent is still to act.
    """

    def __init__(
        self,
        game: str,
        rules: str | None,
        seats: int,
        render_mode: str | None,
        max_cycles: int | None,
    ) -> None:
        super().__init__(game, rules, seats, render_mode)
        self._max_cycles = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Tensor], dict[str, Info]]:
        """Begin a new game, and return all observations and infos. There are no options."""
        del options
        self._start(seed)
        self._cycles = 0
        return self._observations(), self._masks()

    def _observations(self) -> dict[str, Tensor]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Tensor], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
    ]:
        """Play the number that the agent to act has chosen.

        Returns:
            Observations, rewards, terminations, truncations and infos, each by agent.

        Raises:
            ValueError: the agent to act chose what is no move's number.
        """
        if not self.agents:
            return {}, {}, {}, {}, {}
        number = self.actions.check(actions[self.to_act or ""])
        self._cycles += 1
        if number in self.episode.legal():
            self.episode = self.episode.after(number)
        is_over = self.episode.is_over
        is_cut = not is_over and self._cycles == self._max_cycles
        found = (
            self._observations(),
            self._returns(),
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, is_cut),
            self._masks(),
        )
        if is_over or is_cut:
            self.agents = []
        return found


def pettingzoo_env(
    game: str,
    rules: str | None = None,
    seats: int = 2,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AECEnv:
    """Return a game as an environment of PettingZoo in which agents act by turns (AEC).

    Args:
        game: ``quarto`` or ``quartino``.
        rules: a rules string; by default the rules of the game's first preset.
        seats: the number of seats, which are the agents ``player_0``, ``player_1``…
        render_mode: ``human`` prints a drawing in text, ``ansi`` returns it, ``svg`` returns a picture.
        max_cycles: a game is truncated after this number of moves per seat, on average; by default never.

    Raises:
        NotationError: there is no such game, it has no such rules or not so many seats.
        ValueError: there is no such render mode.
    """
    return OrderEnforcingWrapper(TurnBasedEnv(game, rules, seats, render_mode, max_cycles))


def pettingzoo_parallel_env(
    game: str,
    rules: str | None = None,
    seats: int = 2,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> ParallelEnv:
    """Return a game as an environment of PettingZoo in which all agents choose at once.

    The arguments are those of `pettingzoo_env`, except that a game is truncated after ``max_cycles`` steps.

    Raises:
        NotationError: there is no such game, it has no such rules or not so many seats.
        ValueError: there is no such render mode.
    """
    return SimultaneousEnv(game, rules, seats, render_mode, max_cycles)
