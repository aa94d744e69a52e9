"""PettingZoo: its own suites pass at every preset, and the environments keep the rules of both games."""

from __future__ import annotations

import random
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec
from tests.research.variants import VARIANTS, Variant, each_variant

import fourfold
from fourfold.bots import bots_of
from fourfold.research import pettingzoo_env, pettingzoo_parallel_env
from fourfold.research.zoo import ILLEGAL_REWARD

# --- The suites of PettingZoo; warnings are errors in all tests --------------------------------


@each_variant
def test_api_suite_passes(variant: Variant) -> None:
    api_test(pettingzoo_env(*variant))


@each_variant
def test_seed_suite_passes(variant: Variant) -> None:
    seed_test(partial(pettingzoo_env, *variant))


@each_variant
def test_state_suite_passes(variant: Variant) -> None:
    state_test(pettingzoo_env(*variant), pettingzoo_parallel_env(*variant))


@each_variant
def test_parallel_api_suite_passes(variant: Variant) -> None:
    parallel_api_test(pettingzoo_parallel_env(*variant), num_cycles=200)


@each_variant
def test_render_suite_passes_with_text_and_svg(variant: Variant) -> None:
    checks = {"svg": lambda picture: picture.startswith("<svg"), "ansi": lambda text: "\n" in text}
    render_test(partial(pettingzoo_env, *variant), custom_tests=checks)
    render_test(partial(pettingzoo_parallel_env_by_turns, *variant), custom_tests=checks)


def pettingzoo_parallel_env_by_turns(*variant: Any, **options: Any) -> Any:
    """Return the environment in which all choose at once as PettingZoo makes agents act by turns in it.

    In each cycle of this environment every agent acts once, which `max_cycles_test` expects.
    """
    return parallel_to_aec(pettingzoo_parallel_env(*variant, **options))


@each_variant
def test_max_cycles_suite_passes(variant: Variant) -> None:
    module = SimpleNamespace(
        env=partial(pettingzoo_parallel_env_by_turns, *variant),
        parallel_env=partial(pettingzoo_parallel_env, *variant),
    )
    max_cycles_test(module)


# --- Games ------------------------------------------------------------------------------------


def play_by_bots(env, name: str, bot: str) -> dict[str, float]:
    """Play a game by a bot in all seats and return what each agent has won."""
    chosen, rng, won = bots_of(name)[bot], random.Random(1), {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        won[agent] = reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.actions.number(chosen.choose(env.view(agent), rng)))
    return won


@pytest.mark.parametrize(
    ("name", "rules", "seats"),
    [
        ("quarto", "danish", 2),
        ("quarto", "classic+squares+referee", 4),
        ("quartino", "quartino", 3),
    ],
)
def test_bots_play_by_numbers_and_the_winner_gets_what_losers_pay(
    name: str, rules: str, seats: int
) -> None:
    env = pettingzoo_env(name, rules, seats)
    env.reset(seed=3)
    won = play_by_bots(env, name, "greedy")
    outcome = env.unwrapped.episode.state.outcome
    assert outcome is not None
    assert outcome.winners
    winners = [
        agent
        for agent, seat in zip(won, env.unwrapped.episode.state.seats, strict=True)
        if seat in outcome.winners or seat[0] in outcome.winners
    ]
    assert {agent for agent, reward in won.items() if reward > 0} == set(winners)
    assert sum(won.values()) == pytest.approx(0)


def test_a_seed_decides_the_deal_and_who_begins() -> None:
    def deals(seed: int) -> list[object]:
        env = pettingzoo_env("quartino", seats=4)
        env.reset(seed=seed)
        first = env.unwrapped.episode.state
        env.reset()
        return [first, env.unwrapped.episode.state]

    assert deals(1) == deals(1)
    assert deals(1) != deals(2)
    assert len({state.racks for state in deals(1)}) == 2


def test_mask_is_that_of_the_agent_to_act_and_all_others_have_an_empty_one() -> None:
    env = pettingzoo_env("quarto", "classic", 3)
    env.reset()
    assert env.agent_selection == "player_0"
    assert np.flatnonzero(env.infos["player_0"]["action_mask"]).tolist() == list(range(16))
    assert not env.infos["player_1"]["action_mask"].any()
    env.step(7)
    assert env.agent_selection == "player_1"
    assert np.flatnonzero(env.infos["player_1"]["action_mask"]).tolist() == list(range(16, 32))


def test_a_number_outside_the_mask_ends_the_game_at_the_cost_of_its_agent() -> None:
    env = pettingzoo_env("quartino", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.actions.number(fourfold.game("quartino").parse_move("end")))
    assert env.rewards == {one: ILLEGAL_REWARD if one == agent else 0 for one in env.agents}
    assert all(env.terminations.values())


def test_a_live_agent_has_to_choose_a_number() -> None:
    env = pettingzoo_env("quarto")
    env.reset()
    with pytest.raises(ValueError, match="player_0"):
        env.step(None)


def test_game_is_truncated_after_max_cycles_moves_per_seat() -> None:
    env = pettingzoo_env("quarto", "classic+referee", 2, max_cycles=3)
    env.reset()
    for number in (0, 16, 1, 17, 2):
        env.step(number)
        assert not any(env.truncations.values())
    env.step(18)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_in_the_environment_where_all_choose_only_the_agent_to_act_moves() -> None:
    env = pettingzoo_parallel_env("quarto", "classic+referee")
    env.reset()
    env.step({"player_0": 31, "player_1": 7})
    assert env.view("player_0").phase == "give", (
        "player_0 cannot place yet, and player_1 cannot give"
    )
    _, _, _, _, infos = env.step({"player_0": 7, "player_1": 8})
    assert env.view("player_1").position == "..../..../..../.... 7"
    assert np.flatnonzero(infos["player_1"]["action_mask"]).tolist() == list(range(16, 32))


def test_spaces_have_the_sizes_of_numbering_and_observation() -> None:
    env = pettingzoo_env("quartino", "quartino", 3)
    assert isinstance(env.action_space("player_2"), Discrete)
    assert env.action_space("player_2").n == 248
    assert env.observation_space("player_2").shape == (env.encoding.size,)
    assert env.state_space.shape == (3 * env.encoding.size,)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("chess",), fourfold.NotationError),
        (("quarto", "quartino"), fourfold.NotationError),
        (("quartino", "quartino", 5), fourfold.NotationError),
    ],
)
def test_games_rules_and_seats_that_do_not_exist_are_errors(
    arguments: tuple[str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        pettingzoo_env(*arguments)


def test_an_unknown_render_mode_is_an_error() -> None:
    with pytest.raises(ValueError, match="svg"):
        pettingzoo_env("quarto", render_mode="oil")


def test_drawings_show_what_spectators_may_see() -> None:
    env = pettingzoo_env("quartino", seats=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.count("? ? ? ?") == 2
    cards = [card for rack in env.unwrapped.episode.state.racks for card in rack]
    assert not [card for card in cards if card in text]


def test_variants_have_every_preset_and_option_and_two_to_four_seats() -> None:
    for name, kind in fourfold.GAMES.items():
        rules = [rules for game, rules, _ in VARIANTS if game == name]
        words = {word.partition(":")[0] for text in rules for word in text.split("+")}
        assert words >= {*kind.presets, *kind.options} - {"players"}
        assert {seats for game, _, seats in VARIANTS if game == name} == {2, 3, 4}


# --- Numbers that no move has ------------------------------------------------------------------


@pytest.mark.parametrize("number", [-32, -20, -1, 999])
def test_numbers_that_no_move_has_are_errors_and_change_nothing(number: int) -> None:
    env = pettingzoo_env("quarto", "classic+referee")
    env.reset(seed=1)
    before = env.unwrapped.episode
    with pytest.raises(ValueError, match=rf"^expected a number from 0 to 31, got {number}$"):
        env.step(number)
    assert env.unwrapped.episode is before
    assert not any(env.terminations.values())
    env.step(7)
    assert env.unwrapped.episode.state.position.endswith(" 7")

    at_once = pettingzoo_parallel_env("quarto", "classic+referee")
    at_once.reset(seed=1)
    start = at_once.episode
    with pytest.raises(ValueError, match="expected a number from 0 to 31"):
        at_once.step(dict.fromkeys(at_once.agents, number))
    assert at_once.episode is start


def test_a_fraction_is_no_number_of_a_move() -> None:
    env = pettingzoo_env("quarto")
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(1.7)
