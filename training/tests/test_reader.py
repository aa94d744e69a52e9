"""The reader watches games, and learns from them which cards opponents hold."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from training.nets import HIDDEN_INPUTS, INPUTS, Reader
from training.reader import (
    GREEDY,
    KINDS,
    POLICY,
    Kind,
    Samples,
    calibration_error,
    losses,
    teach,
    watch,
    watch_all,
)
from training.shipping import player_bytes
from training.tables import DECK_SIZE

SNAPSHOT = Path(__file__).parents[1] / "snapshots" / "mixed.pt"


@pytest.fixture(scope="module")
def nets() -> bytes:
    return player_bytes(SNAPSHOT)


def test_all_levels_are_watched_at_tables_of_every_size() -> None:
    assert len(set(KINDS)) == len(KINDS) == 51
    for opponent in (1, 2, 3, 4, 5, 6, 7, GREEDY, POLICY):
        assert {one.seats for one in KINDS if one.opponent == opponent} == {2, 3, 4}


@pytest.mark.parametrize("seats", [2, 4])
def test_opponents_hold_possible_cards_only(nets: bytes, seats: int) -> None:
    samples = watch(nets, Kind(POLICY, 4, seats), 60, seed=1)
    assert samples.inputs.shape == (60, INPUTS)
    assert not (samples.held & ~samples.possible).any()
    hands = samples.held.view(60, -1, DECK_SIZE).sum(-1)
    assert ((hands[:, : seats - 1] >= 1) & (hands[:, : seats - 1] <= 4)).all()
    assert not samples.possible.view(60, -1, DECK_SIZE)[:, seats - 1 :].any()


def test_the_same_seed_watches_the_same_games(nets: bytes) -> None:
    kinds = [Kind(1, 1, 2), Kind(GREEDY, GREEDY, 3)]
    first, again = (watch_all(nets, kinds, 7, 20, 30) for _ in range(2))
    assert [len(one.inputs) for one in first] == [30, 30]
    assert all(torch.equal(a.inputs, b.inputs) for a, b in zip(first, again, strict=True))
    assert not torch.equal(first[0].inputs, watch(nets, kinds[0], 30, 8).inputs)


def test_a_tiny_reader_learns_what_greedy_players_hold(nets: bytes) -> None:
    torch.manual_seed(1)
    kind = Kind(GREEDY, GREEDY, 2)
    reader = Reader(32, 1)
    test = watch(nets, kind, 1_000, seed=2)
    before = losses(reader(test.inputs.float()), test).mean()
    teach(reader, [watch(nets, kind, 6_000, seed=1)], rounds=20, rate=5e-3, size=256)
    after = losses(reader(test.inputs.float()), test).mean()
    share = test.held.sum() / test.possible.sum()
    ignorance = -(share * share.log() + (1 - share) * (1 - share).log())
    assert after < 0.9 * ignorance < before


def test_the_error_is_the_distance_between_what_is_said_and_what_is_so() -> None:
    possible = torch.zeros(4, HIDDEN_INPUTS, dtype=torch.bool)
    held = possible.clone()
    possible[:, 0] = held[0, 0] = True
    logits = torch.full((4, HIDDEN_INPUTS), 0.75).logit()
    samples = Samples(torch.zeros(4, INPUTS), held, possible)
    assert calibration_error(logits, samples) == pytest.approx(0.5)
    assert losses(logits, samples).sum().exp() == pytest.approx(4**3 / 0.75)
