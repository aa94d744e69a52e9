"""Train the reader, who tells which cards opponents of any strength hold.

``python -m training.reader SNAPSHOT --out FILE`` writes it.

The player's own beliefs come from self-play: they suppose that opponents are as strong as the player, and
that every placement has a purpose. People, and the bots of the lower levels, overlook cards and place almost
by lot. The reader learns by watching games of all levels, of greedy players and of the policy, so that what
it says is right as often as it says.

Lives here: the games, how the reader learns, and its errors in games that it did not learn from. Does not
live here: how a game is played and watched (``watched_games.cpp``).
"""

from __future__ import annotations

import argparse
import ctypes
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.compiling import compiled
from training.nets import HIDDEN_INPUTS, INPUTS, Reader
from training.shipping import player_bytes

SOURCE = Path(__file__).with_name("watched_games.cpp")
POLICY, GREEDY = 0, -1
LEVELS = range(1, 8)
SEATS = (2, 3, 4)
EVERY = 4
"""The reader learns from every fourth turn of a seat on average, since neighbouring turns are alike."""
BATCH = 8_192
WARM_UP = 0.02
"""The part of the steps in which the learning rate grows to its full size."""
TEST_SEED = 1_000
"""Seeds from here on are those of games in which the reader is tested."""
BINS = 10


@dataclass(frozen=True)
class Kind:
    """Games of a player against the same opponent in all other seats; levels are named by their numbers."""

    player: int
    opponent: int
    seats: int

    def __str__(self) -> str:
        names = {POLICY: "policy", GREEDY: "greedy"}
        player, opponent = (names.get(one, f"level{one}") for one in (self.player, self.opponent))
        return f"{player} v {opponent}, {self.seats} seats"

    @property
    def thinks(self) -> bool:
        """Whether somebody asks a net, which takes most of the time of a game."""
        return bool({self.player, self.opponent} - {GREEDY, 1, 2, 3, 4})


KINDS = [
    Kind(player, opponent, seats)
    for opponent, seats in product([*LEVELS, GREEDY, POLICY], SEATS)
    for player in dict.fromkeys([opponent, POLICY])
]
"""Games among equals, and games of the policy against all others."""


@dataclass
class Samples:
    """What seats knew, and which cards their opponents held, of those that were possible."""

    inputs: Tensor
    held: Tensor
    possible: Tensor

    def to(self, device: torch.device) -> Samples:
        """Return the samples on a device."""
        return Samples(*(one.to(device) for one in (self.inputs, self.held, self.possible)))


def watch(nets: bytes, kind: Kind, number: int, seed: int) -> Samples:
    """Return this number of samples from games of a kind, played by these nets where a player thinks."""
    library = compiled(SOURCE, "cpu")
    rows = np.empty((number, library.sample_size()), dtype=np.int8)
    games = library.watch_games(
        nets,
        ctypes.c_size_t(len(nets)),
        kind.player,
        kind.opponent,
        kind.seats,
        EVERY,
        ctypes.c_uint64(seed),
        rows.ctypes.data_as(ctypes.c_void_p),
        number,
    )
    if games < 0:
        raise ValueError("expected the nets of Quartino")
    inputs, held, possible = np.split(rows, [INPUTS, INPUTS + HIDDEN_INPUTS], axis=1)
    return Samples(
        torch.from_numpy(np.ascontiguousarray(inputs)),
        torch.from_numpy(held != 0),
        torch.from_numpy(possible != 0),
    )


def watch_all(
    nets: bytes, kinds: Sequence[Kind], seed: int, number: int, most: int
) -> list[Samples]:
    """Return samples of each kind of game, played on all cores: ``most`` where nobody thinks."""
    compiled(SOURCE, "cpu")
    slowest_first = sorted(
        range(len(kinds)), key=lambda at: (not kinds[at].thinks, -kinds[at].seats)
    )
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        watched = {
            at: pool.submit(watch, nets, kinds[at], number if kinds[at].thinks else most, seed + at)
            for at in slowest_first
        }
        return [watched[at].result() for at in range(len(kinds))]


def losses(logits: Tensor, samples: Samples) -> Tensor:
    """Return the average cross-entropy of the possible cards, for each sample."""
    each = functional.binary_cross_entropy_with_logits(
        logits.float(), samples.held.float(), reduction="none"
    )
    return (each * samples.possible).sum(1) / samples.possible.sum(1)


def batches(number: int, size: int, rounds: int, device: torch.device) -> Iterator[Tensor]:
    """Yield the numbers of samples, each at most once in a round, in random order."""
    for _ in range(rounds):
        order = torch.randperm(number, device=device)
        yield from order[: number // size * size].split(size)


def teach(
    reader: Reader, watched: Sequence[Samples], rounds: int, rate: float, size: int = BATCH
) -> None:
    """Let the reader learn from samples of several kinds, which count alike, in batches of a size."""
    device = next(reader.parameters()).device
    whole = Samples(
        *(
            torch.cat([getattr(one, name) for one in watched]).to(device)
            for name in Samples.__dataclass_fields__
        )
    )
    weights = torch.cat([torch.full((len(one.inputs),), 1 / len(one.inputs)) for one in watched])
    weights = (weights / weights.mean()).to(device)
    number = len(weights)
    steps = rounds * (number // size)
    optimiser = torch.optim.AdamW(reader.parameters(), lr=rate, weight_decay=1e-4)
    dtype = torch.bfloat16 if device.type == "cuda" else torch.float32
    for step, chosen in enumerate(batches(number, size, rounds, device)):
        for group in optimiser.param_groups:
            group["lr"] = rate * min((step + 1) / (WARM_UP * steps), 1 - step / steps)
        part = Samples(whole.inputs[chosen], whole.held[chosen], whole.possible[chosen])
        loss = (losses(reader(part.inputs.to(dtype)), part) * weights[chosen]).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


@torch.no_grad()
def calibration_error(logits: Tensor, samples: Samples) -> float:
    """Return the average difference between what is said and what is so, over ten bins."""
    said, was = logits[samples.possible].sigmoid().double(), samples.held[samples.possible].double()
    bins = (said * BINS).long().clamp(max=BINS - 1)
    gaps = torch.zeros(BINS, dtype=torch.double, device=said.device).index_add_(0, bins, said - was)
    return float(gaps.abs().sum() / len(said))


def save_reader(path: Path, reader: Reader, about: dict[str, Any]) -> None:
    """Write a reader in half precision, and how it came about."""
    state = {key: value.half().cpu() for key, value in reader.state_dict().items()}
    torch.save({"reader": state, "about": about}, path)


def main() -> None:
    """Read the options, watch games, teach the reader, test and write it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("snapshot", type=Path, help="of the policy that plays")
    parser.add_argument("--out", type=Path, required=True, help="the snapshot to write")
    parser.add_argument("--samples", type=int, default=50_000, help="of each kind of game")
    parser.add_argument("--most", type=int, default=100_000, help="where nobody asks a net")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--learning-rate", type=float, default=2e-3)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--layers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda")
    options = parser.parse_args()
    device = torch.device(options.device)
    torch.manual_seed(options.seed)
    nets, started = player_bytes(options.snapshot), time.monotonic()
    watched = watch_all(nets, KINDS, options.seed, options.samples, options.most)
    print(f"{time.monotonic() - started:.0f} s: watched", flush=True)
    reader = Reader(options.width, options.layers).to(device)
    teach(reader, watched, options.rounds, options.learning_rate)
    print(f"{time.monotonic() - started:.0f} s: learned", flush=True)
    about = {
        "reader": (options.width, options.layers),
        "seed": options.seed,
        "rounds": options.rounds,
    }
    save_reader(options.out, reader, about)
    tested = watch_all(nets, KINDS, options.seed + TEST_SEED, 8_000, 8_000)
    for kind, one in zip(KINDS, tested, strict=True):
        test = one.to(device)
        with torch.no_grad():
            logits = reader(test.inputs.float())
        loss, error = float(losses(logits, test).mean()), calibration_error(logits, test)
        print(f"{kind}: cross-entropy {loss:.4f}, calibration error {error:.3f}", flush=True)


if __name__ == "__main__":
    main()
