"""Learning by playing against oneself or a frozen player: proximal policy optimisation, all-seeing critic.

Lives here: playing a batch, advantages, losses and one step of learning. Does not live here: schedules,
clocks and files (`train`), measuring strength (`strength`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import torch
from torch import Tensor
from torch.nn import functional

from training.nets import Critic, Player, draw_actions, listed_only, win_chances
from training.tables import DECK_SIZE, MAX_SEATS, Seen, Tables

WATCHED = ("entropy", "belief", "value", "critic", "change")
"""The names of what `Learner.learn` returns; a change is how far the policy moved (its KL divergence)."""


@dataclass(frozen=True)
class Recipe:
    """The numbers by which the nets learn."""

    moments: int = 16
    """Decisions at each table per batch."""
    parts: int = 16
    """Steps of learning per batch; each has the tables of one part."""
    clip: float = 0.2
    trace: float = 0.95
    """How much of an advantage comes from later moments (λ)."""
    learning_rate: float = 9e-4
    entropy: float = 0.01
    last_entropy: float = 0.0015
    belief_weight: float = 0.3
    value_weight: float = 0.25
    max_norm: float = 1.0


@dataclass
class Batch:
    """Some decisions at each table, with what came of them; the first dimension is time."""

    seen: Seen
    actions: Tensor
    logs: Tensor
    """The logarithm of each action's probability when it was chosen."""
    advantages: Tensor
    returns: Tensor
    """The expected scores of the seats from the one to act on."""


class Learner:
    """Two nets, the tables at which they play, and one optimiser.

    The player is net 0 of the tables. Net 1, if it has seats, is a frozen player: it chooses its actions and
    learns nothing, and the player learns nothing from its decisions, of which only the critic has a look.
    """

    def __init__(
        self,
        player: Player,
        critic: Critic,
        tables: Tables,
        recipe: Recipe,
        dtype: torch.dtype,
        *,
        frozen: Player | None = None,
        compiles: bool = False,
    ) -> None:
        self.player = player
        self.critic = critic
        self.frozen = frozen
        compiled = partial(torch.compile, dynamic=False) if compiles else lambda called: called
        self._judge_fast = compiled(self._judge)
        self._losses_fast = compiled(self._losses)
        self.tables = tables
        self.recipe = recipe
        self.dtype = dtype
        device = tables.device
        self.parameters = [*player.parameters(), *critic.parameters()]
        self.optimiser = torch.optim.Adam(
            self.parameters, lr=0.0, eps=1e-5, fused=device.type == "cuda"
        )
        self.seen = Seen.empty(recipe.moments + 1, tables.number, device=device)
        self.tables.observe(self.seen.at(0))

    def play(self) -> Batch:
        """Play some decisions at each table and return them with their advantages."""
        recipe, number = self.recipe, self.tables.number
        actions = torch.empty(recipe.moments, number, dtype=torch.int64, device=self.tables.device)
        logs = torch.empty(recipe.moments, number, device=self.tables.device)
        scores, ends, chances = [], [], []
        with torch.no_grad():
            for moment in range(recipe.moments):
                now = self.seen.at(moment)
                choices, chance = self._judge_now(now)
                chances.append(chance)
                actions[moment] = draw_actions(choices)
                logs[moment] = log_of(choices, actions[moment])
                score, ended = self.tables.step(actions[moment], restarts=True)
                scores.append(score)
                ends.append(ended)
                self.tables.observe(self.seen.at(moment + 1))
            chances.append(self._judge_now(self.seen.at(recipe.moments))[1])
            counts = self.tables.seats.expand(recipe.moments + 1, -1)
            values = by_seat(torch.stack(chances), self.seen.seats, counts)
            gains = advantages(values, torch.stack(scores), torch.stack(ends), recipe.trace)
            acting = self.seen.seats[:-1].long()
            returns = from_seat(gains + values[:-1], acting, counts[:-1])
            own = gains.gather(-1, acting[..., None]).squeeze(-1)
        now = Seen(*(getattr(self.seen, name)[:-1] for name in Seen.__dataclass_fields__))
        return Batch(now, actions, logs, own, returns)

    def _judge_now(self, now: Seen) -> tuple[Tensor, Tensor]:
        return self._judge_fast(now.inputs, now.hidden, now.listed, now.players)

    def _judge(
        self, inputs: Tensor, hidden: Tensor, listed: Tensor, players: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the actions' probabilities, and the critic's chances to win."""
        inputs = inputs.to(self.dtype)
        choices = self.player.actions(inputs)
        if self.frozen is not None:
            choices = torch.where(players[:, None] == 0, choices, self.frozen.actions(inputs))
        logits = listed_only(choices, listed)
        chances = win_chances(self.critic(inputs, hidden.to(self.dtype)), self.tables.seats)
        return logits.log_softmax(-1), chances.exp()

    def learn(self, batch: Batch, learning_rate: float, entropy_weight: float) -> dict[str, Tensor]:
        """Improve the nets by one look at each decision; return what is worth watching."""
        watched = torch.zeros(len(WATCHED))
        spread = batch.advantages[batch.seen.players == 0].std()
        weight = torch.tensor(entropy_weight, device=self.tables.device)
        for group in self.optimiser.param_groups:
            group["lr"] = learning_rate
        size = self.tables.number // self.recipe.parts
        for part in torch.randperm(self.recipe.parts).tolist():
            tables = slice(part * size, (part + 1) * size)
            loss, watched = self._losses_fast(
                batch.seen.inputs[:, tables],
                batch.seen.hidden[:, tables],
                batch.seen.listed[:, tables],
                batch.actions[:, tables],
                batch.logs[:, tables],
                batch.advantages[:, tables] / (spread + 1e-6),
                batch.returns[:, tables],
                batch.seen.players[:, tables],
                self.tables.seats[tables].expand(self.recipe.moments, -1),
                weight,
            )
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(self.parameters, self.recipe.max_norm)
            self.optimiser.step()
        # The last moment is the first of the next batch.
        for name in Seen.__dataclass_fields__:
            room = getattr(self.seen, name)
            room[0].copy_(room[-1])
        return dict(zip((*WATCHED, "spread"), (*watched, spread), strict=True))

    def _losses(
        self,
        inputs: Tensor,
        hidden: Tensor,
        listed: Tensor,
        actions: Tensor,
        old_logs: Tensor,
        gains: Tensor,
        returns: Tensor,
        players: Tensor,
        counts: Tensor,
        entropy_weight: Tensor,
    ) -> tuple[Tensor, Tensor]:
        """Return the loss of some decisions, and what is worth watching."""
        recipe = self.recipe
        inputs, hidden = inputs.to(self.dtype), hidden.to(self.dtype)
        logits, beliefs, values = self.player(inputs)
        is_own = players == 0
        own = is_own / is_own.sum().clamp(min=1)
        logs = listed_only(logits, listed).log_softmax(-1)
        entropy = -((logs.exp() * logs.masked_fill(~listed, 0)).sum(-1) * own).sum()
        change = torch.where(is_own, log_of(logs, actions) - old_logs, 0)
        gains = torch.where(is_own, gains, 0)
        ratio = change.exp()
        clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        policy_loss = -(torch.minimum(ratio * gains, clipped * gains) * own).sum()
        belief_loss = loss_of_beliefs(beliefs, hidden, counts, own)
        value_loss = (loss_of_chances(win_chances(values, counts), returns) * own).sum()
        critic_loss = loss_of_chances(
            win_chances(self.critic(inputs, hidden), counts), returns
        ).mean()
        loss = (
            policy_loss
            - entropy_weight * entropy
            + recipe.belief_weight * belief_loss
            + recipe.value_weight * value_loss
            + critic_loss
        )
        moved = ((ratio - 1 - change) * own).sum()
        watched = torch.stack([entropy, belief_loss, value_loss, critic_loss, moved])
        return loss, watched.detach()


def log_of(logs: Tensor, actions: Tensor) -> Tensor:
    """Return the logarithm of each chosen action's probability."""
    return logs.gather(-1, actions[..., None]).squeeze(-1)


def _rolled(values: Tensor, steps: Tensor, counts: Tensor) -> Tensor:
    """Return the values of seats, each moved by a number of steps around its table."""
    counts = counts[..., None].long()
    order = torch.arange(MAX_SEATS, device=values.device).expand(values.shape)
    moved = torch.where(order < counts, (order + steps[..., None].long()) % counts, order)
    return values.gather(-1, moved)


def by_seat(values: Tensor, acting: Tensor, counts: Tensor) -> Tensor:
    """Return values in the order of the seats, from values in the order from the seat to act on."""
    return _rolled(values, counts.long() - acting.long(), counts)


def from_seat(values: Tensor, acting: Tensor, counts: Tensor) -> Tensor:
    """Return values in the order from the seat to act on, from values in the order of the seats."""
    return _rolled(values, acting, counts)


def advantages(values: Tensor, scores: Tensor, ended: Tensor, trace: float) -> Tensor:
    """Return for each moment and each seat how much better things went than expected (GAE, γ = 1).

    Args:
        values: expected scores of each seat at each moment and at one more (moments + 1 × tables × seats).
        scores: scores of the games that ended after each moment (moments × tables × seats).
        ended: which games ended after each moment; the next moment is of a new game (moments × tables).
        trace: λ.
    """
    going_on = (~ended).to(values.dtype)[..., None]
    gains = torch.zeros_like(scores)
    later = torch.zeros_like(scores[0])
    for moment in reversed(range(len(scores))):
        surprise = scores[moment] + going_on[moment] * values[moment + 1] - values[moment]
        later = surprise + trace * going_on[moment] * later
        gains[moment] = later
    return gains


def loss_of_chances(logs: Tensor, returns: Tensor) -> Tensor:
    """Return the cross-entropies of chances to win and the scores that were expected later."""
    return -(returns * logs.masked_fill(logs == -torch.inf, 0)).sum(-1)


def loss_of_beliefs(logits: Tensor, hidden: Tensor, counts: Tensor, weights: Tensor) -> Tensor:
    """Return the mean cross-entropy of beliefs about all cards of all opponents that are there.

    Each decision has a weight; those that do not count have none.
    """
    held = (hidden > 0).float().unflatten(-1, (MAX_SEATS - 1, DECK_SIZE))
    losses = functional.binary_cross_entropy_with_logits(
        logits.unflatten(-1, (MAX_SEATS - 1, DECK_SIZE)), held, reduction="none"
    ).mean(-1)
    there = torch.arange(1, MAX_SEATS, device=logits.device) < counts[..., None]
    weighed = there * weights[..., None]
    return (losses * weighed).sum() / weighed.sum().clamp(min=1e-9)
