"""How strong a player is: scores against scripted players and against other nets, with 95 % intervals.

A score is 1 for a win, divided among those who win together, and 1 / seats for a draw. Every deal is
played once for each seat that the player may have, so that good cards help nobody.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from training.nets import Player, draw_actions, listed_only
from training.tables import MAX_SEATS, RANDOM_PLAYER, Tables, careful_player

SCRIPTED = {
    "random": RANDOM_PLAYER,
    "greedy": careful_player(0),
    "careful(1.5)": careful_player(1.5),
    "careful(3)": careful_player(3),
}
MAX_DECISIONS = 2_000


@dataclass(frozen=True)
class Score:
    """A mean score and half the width of its 95 % interval."""

    mean: float
    margin: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.margin:.1f} %"


@torch.no_grad()
def measure(
    player: Player | int,
    opponent: Player | int,
    *,
    seats: int = 2,
    deals: int = 2_000,
    seed: int = 1,
    device: torch.device,
    dtype: torch.dtype,
    draws: bool = True,
    situations: bool = True,
) -> Score:
    """Return the score of a player in one seat against the same opponent in all others.

    Args:
        player: a net, or the number of a scripted player.
        opponent: the same.
        seats: the number of seats.
        deals: each is played once per seat.
        seed: of deals and dice.
        device: where to play.
        dtype: the precision of nets.
        draws: whether nets draw actions by lot; otherwise they choose the likeliest.
        situations: whether four colours and columns count.
    """
    nets = [one for one in (player, opponent) if isinstance(one, Player)]
    ours = 0 if isinstance(player, Player) else player
    theirs = len(nets) - 1 if isinstance(opponent, Player) else opponent
    generator = torch.Generator().manual_seed(seed)
    seeds = torch.randint(2**62, (deals, 1), generator=generator).expand(deals, seats).flatten()
    players = torch.full((deals, seats, MAX_SEATS), theirs, dtype=torch.int16)
    for seat in range(seats):
        players[:, seat, seat] = ours
    number = deals * seats
    tables = Tables(
        torch.full((number,), seats, device=device),
        players.flatten(0, 1).to(device),
        seeds.to(device),
        torch.full((number,), int(situations), device=device),
    )
    total = torch.zeros(number, MAX_SEATS, device=device)
    finished = torch.zeros(number, dtype=torch.bool, device=device)
    for decision in range(MAX_DECISIONS):
        actions = torch.zeros(number, dtype=torch.int64, device=device)
        if nets:
            seen = tables.observe()
            for index, net in enumerate(nets):
                logits = listed_only(net.actions(seen.inputs.to(dtype)), seen.listed)
                chosen = draw_actions(logits) if draws else logits.argmax(-1)
                actions = torch.where(seen.players == index, chosen, actions)
        scores, ended = tables.step(actions, restarts=False)
        total += scores
        finished |= ended
        if decision % 16 == 15 and bool(finished.all()):
            break
    else:
        raise RuntimeError("expected every game to end")
    own = torch.arange(seats, device=device).repeat(deals)
    means = total.gather(-1, own[:, None]).view(deals, seats).mean(-1).double().cpu()
    return Score(float(means.mean()), float(1.96 * means.std() / deals**0.5), number)
