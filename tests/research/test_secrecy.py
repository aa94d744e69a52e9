"""Hidden cards: nothing that a player of either framework is given depends on cards that it may not know."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pyspiel
import pytest

from fourfold.games.quartino import QuartinoView
from fourfold.research import pettingzoo_env, resampler

GAMES = (
    "fourfold_quartino(rules=quartino+turns:20,players=2)",
    "fourfold_quartino(rules=quartino+referee+turns:20,players=3)",
    "fourfold_quartino(rules=quartino-first+turns:20,players=4)",
)


def states(game: str, seed: int):
    """Yield the states of a random game in which players are to act, every third of them."""
    rng = random.Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 1 / 3:
            yield state
        legal = state.legal_actions()
        # Wrong calls show cards; a game with too many of them soon has no secrets.
        few = [number for number in legal if not 36 <= number < 228]
        state.apply_action(rng.choice(few if few and rng.random() < 0.9 else legal))


def told_by_openspiel(state, player: int) -> list[object]:
    """Return everything that OpenSpiel gives a player."""
    return [
        state.current_player(),
        state.legal_actions(player),
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
    ]


def told_by_pettingzoo(state, player: int) -> list[object]:
    """Return everything that PettingZoo gives an agent in the same game."""
    game = state.facts.game
    env = pettingzoo_env("quartino", str(game.rules), len(state.facts.seats), render_mode="svg")
    env.reset()
    env.unwrapped.episode = state.episode
    env.unwrapped._select()
    agent = env.possible_agents[player]
    return [
        env.agent_selection,
        env.observe(agent).tolist(),
        env.infos[agent]["action_mask"].tolist(),
        env.render(),
    ]


def difference(told) -> str | None:
    """Return where two worlds that differ in hidden cards are told apart, or None."""
    compared = 0
    for seed, game in enumerate(GAMES):
        resample = resampler(random.Random(seed))
        for state in states(game, seed):
            player = state.current_player()
            other = resample(state, player)
            if other.racks() != state.racks():
                compared += 1
                if told(state, player) != told(other, player):
                    return f"{game}: {state}"
    assert compared > 30
    return None


@pytest.mark.parametrize("told", [told_by_openspiel, told_by_pettingzoo])
def test_worlds_that_differ_in_hidden_cards_are_told_alike(told) -> None:
    """T14."""
    assert difference(told) is None


@pytest.mark.parametrize("told", [told_by_openspiel, told_by_pettingzoo])
def test_a_view_that_shows_other_racks_is_caught(told, monkeypatch) -> None:
    honest = QuartinoView.of.__func__  # type: ignore[attr-defined]

    def leaking(cls, state, viewer):
        view = honest(cls, state, viewer)
        pairs = zip(view.racks, state.racks, strict=True)
        return replace(view, racks=tuple(replace(rack, cards=cards) for rack, cards in pairs))

    monkeypatch.setattr(QuartinoView, "of", classmethod(leaking))
    assert difference(told) is not None


def test_resampling_keeps_own_and_shown_cards_and_draws_all_others() -> None:
    state = next(iter(states(GAMES[0], 5)))
    player = state.current_player()
    mine, theirs = state.facts.seats[player], state.facts.seats[1 - player]
    resample = resampler(random.Random(1))
    drawn = [resample(state, player).racks() for _ in range(60)]
    assert {tuple(racks[mine]) for racks in drawn} == {tuple(state.racks()[mine])}
    others = {card for racks in drawn for card in racks[theirs]}
    assert len(others) == 20
    assert not others & set(state.racks()[mine])


def test_resampling_keeps_cards_that_a_wrong_call_showed() -> None:
    state = pyspiel.load_game("fourfold_quartino(rules=quartino)").new_initial_state()
    # A gets the first four cards of the deck, B the next four; A begins.
    for number in (*range(8), 0):
        state.apply_action(number)
    number = {str(move): n for n, move in enumerate(state.facts.actions.moves)}
    for text in ("place Y c", "end", "place Y 1", "end", "place Y 2", "end", "place Y 3"):
        state.apply_action(number[text])
    # B has placed last, shows its first card in vain, and A is to act.
    card = state.racks()["B"][0]
    state.apply_action(number[f"call {card} 1"])
    assert state.current_player() == 0
    resample = resampler(random.Random(1))
    drawn = [resample(state, 0).racks()["B"] for _ in range(30)]
    assert all(card in rack for rack in drawn)
    assert len({tuple(rack) for rack in drawn}) > 20


def test_the_state_of_an_environment_has_all_racks() -> None:
    env = pettingzoo_env("quartino", seats=2)
    env.reset(seed=1)
    whole = env.state()
    parts = [env.encoding.parts(half)["racks"] for half in np.split(whole, 2)]
    assert [part.sum(axis=1).tolist() for part in parts] == [[4, 0], [0, 4]]
