"""Train a player of Quartino by self-play: ``python -m training.train --out FOLDER``.

Lives here: schedules, the clock, snapshots and the log. Does not live here: how the nets learn (`ppo`), what
they are (`nets`), how strong they are (`strength`).
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from training.nets import Critic, Player
from training.ppo import Learner, Recipe
from training.strength import SCRIPTED, Score, measure
from training.tables import MAX_SEATS, Tables

WARM_UP = 0.02
"""The part of the time in which the learning rate grows to its full size."""
FIRST_GAMES = 8
"""Every eighth round of tables is played without the situations, by the rules for first games."""
FROZEN = 1
"""The number, at tables, of the player that learns nothing."""


def make_tables(
    number: int,
    seats: Sequence[int],
    seed: int,
    device: torch.device,
    scripted: int = 0,
    *,
    against_frozen: bool = False,
) -> Tables:
    """Return tables with these numbers of seats in turn.

    The net plays all seats; but in one round of tables of every ``scripted`` it plays one seat in turn, and
    greedy players play the others. Against a frozen player it plays one seat in turn at every table.
    """
    counts = torch.tensor(seats).repeat(-(-number // len(seats)))[:number]
    rounds = torch.arange(number) // len(seats)
    players = torch.zeros(number, MAX_SEATS, dtype=torch.int16)
    if scripted or against_frozen:
        own = (rounds // (scripted or 1)) % counts
        others = torch.arange(MAX_SEATS) != own[:, None]
        if against_frozen:
            players[others] = FROZEN
        if scripted:
            players[(rounds % scripted == 1)[:, None] & others] = SCRIPTED["greedy"]
    seeds = torch.randint(
        2**62, (number,), generator=torch.Generator().manual_seed(seed), dtype=torch.int64
    )
    return Tables(
        counts.to(device),
        players.to(device),
        seeds.to(device),
        (rounds % FIRST_GAMES != 0).to(device),
    )


def save(path: Path, player: Player, critic: Critic, about: dict[str, Any]) -> None:
    """Write both nets in half precision, and how they came about."""
    halves = {
        name: {key: value.half().cpu() for key, value in net.state_dict().items()}
        for name, net in (("player", player), ("critic", critic))
    }
    torch.save({**halves, "about": about}, path)


def load(path: Path, device: torch.device) -> tuple[Player, Critic, dict[str, Any]]:
    """Return the nets that `save` wrote, and how they came about."""
    kept = torch.load(path, map_location=device, weights_only=True)
    about = kept["about"]
    player, critic = Player(*about["player"]), Critic(*about["critic"])
    player.load_state_dict(kept["player"])
    critic.load_state_dict(kept["critic"])
    return player.to(device), critic.to(device), about


def progress_of(started: float, seconds: float) -> float:
    """Return which part of the time has passed."""
    return min(1.0, (time.monotonic() - started) / seconds)


def rate_at(progress: float, recipe: Recipe) -> float:
    """Return the learning rate: it grows for a moment, then falls to zero in a straight line."""
    return recipe.learning_rate * min(progress / WARM_UP, 1 - progress)


def entropy_at(progress: float, recipe: Recipe) -> float:
    """Return the weight of entropy: it falls in a straight line."""
    return recipe.entropy + progress * (recipe.last_entropy - recipe.entropy)


def measured(
    player: Player,
    before: Player | None,
    frozen: Player | None,
    deals: int,
    device: torch.device,
    dtype: torch.dtype,
) -> dict[str, Score]:
    """Return the scores of a player against the frozen one alone.

    If there is none, the scores are those against scripted ones and against an earlier snapshot of itself.
    """
    options: dict[str, Any] = {"device": device, "dtype": dtype, "deals": deals}
    if frozen is not None:
        return {
            f"{seats} seats v the frozen player": measure(player, frozen, seats=seats, **options)
            for seats in range(2, MAX_SEATS + 1)
        }
    found = {
        f"2 seats v {name}": measure(player, opponent, **options)
        for name, opponent in SCRIPTED.items()
    }
    found["2 seats, likeliest, v careful(1.5)"] = measure(
        player, SCRIPTED["careful(1.5)"], draws=False, **options
    )
    found["2 seats, first games, v careful(1.5)"] = measure(
        player, SCRIPTED["careful(1.5)"], situations=False, **options
    )
    for seats in (3, 4):
        found[f"{seats} seats v greedy"] = measure(
            player, SCRIPTED["greedy"], seats=seats, **options
        )
    if before is not None:
        found["2 seats v itself earlier"] = measure(player, before, **options)
    return found


def train(options: argparse.Namespace) -> None:
    """Train for a time, and write snapshots and a log."""
    device = torch.device(options.device)
    dtype = torch.bfloat16 if device.type == "cuda" else torch.float32
    torch.manual_seed(options.seed)
    options.out.mkdir(parents=True, exist_ok=True)
    recipe = Recipe(
        learning_rate=options.learning_rate, parts=options.parts, entropy=options.entropy
    )
    shapes = {"player": (options.width, options.layers), "critic": (options.critic_width, 2)}
    player = Player(*shapes["player"]).to(device)
    critic = Critic(*shapes["critic"]).to(device)
    if options.resume:
        player, critic, about = load(options.resume, device)
        shapes = {name: about[name] for name in shapes}
    frozen = load(options.against, device)[0].requires_grad_(False) if options.against else None
    tables = make_tables(
        options.tables,
        options.seats,
        options.seed,
        device,
        options.scripted,
        against_frozen=frozen is not None,
    )
    learner = Learner(
        player, critic, tables, recipe, dtype, frozen=frozen, compiles=options.compile
    )
    # Compiles before the clock starts.
    learner.learn(learner.play(), 0.0, 0.0)
    log = (options.out / "log.jsonl").open("a")
    started = reported = time.monotonic()
    batches, snapshots = 0, 0
    before = copy.deepcopy(player) if options.resume else None
    while True:
        progress = progress_of(started, options.seconds)
        watched = learner.learn(
            learner.play(), rate_at(progress, recipe), entropy_at(progress, recipe)
        )
        batches += 1
        is_over = progress >= 1 or batches == options.batches
        if is_over or time.monotonic() - reported > options.report_seconds:
            reported = time.monotonic()
            line: dict[str, Any] = {name: round(float(v), 5) for name, v in watched.items()}
            line["seconds"] = round(reported - started, 1)
            line["million decisions"] = batches * recipe.moments * options.tables / 1e6
            report(log, line)
        if is_over or progress * options.snapshots >= snapshots + 1:
            snapshots += 1
            about = {**shapes, "recipe": asdict(recipe), "seed": options.seed, "batches": batches}
            save(options.out / f"snapshot-{snapshots}.pt", player, critic, about)
            scores = measured(player, before, frozen, options.deals, device, dtype)
            report(log, {name: str(score) for name, score in scores.items()})
            before = copy.deepcopy(player)
        if is_over:
            break


def report(log: Any, line: dict[str, Any]) -> None:
    """Write a line to the log and show it."""
    text = json.dumps(line, ensure_ascii=False)
    log.write(text + "\n")
    log.flush()
    print(text, flush=True)


def main() -> None:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description="Train a player of Quartino by self-play.")
    parser.add_argument("--out", type=Path, required=True, help="folder of snapshots and log")
    parser.add_argument("--seconds", type=float, default=540, help="for the whole training")
    parser.add_argument("--batches", type=int, default=0, help="stop after this number of batches")
    parser.add_argument("--tables", type=int, default=65_536)
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[2, 2, 3, 4], help="of tables in turn"
    )
    parser.add_argument(
        "--scripted",
        type=int,
        default=0,
        help="one round of tables of this number has greedy opponents",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--critic-width", type=int, default=384)
    parser.add_argument("--parts", type=int, default=Recipe.parts)
    parser.add_argument("--learning-rate", type=float, default=Recipe.learning_rate)
    parser.add_argument("--entropy", type=float, default=Recipe.entropy)
    parser.add_argument("--snapshots", type=int, default=4)
    parser.add_argument("--deals", type=int, default=1_000, help="for each measured score")
    parser.add_argument("--compile", action="store_true", help="compile the nets; pays in minutes")
    parser.add_argument("--report-seconds", type=float, default=10)
    parser.add_argument("--resume", type=Path, help="a snapshot to begin with")
    parser.add_argument(
        "--against",
        type=Path,
        help="a snapshot whose player has all seats but one, and learns nothing",
    )
    train(parser.parse_args())


if __name__ == "__main__":
    main()
