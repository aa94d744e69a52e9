"""The networks: a player and a reader that see what a seat may know, and a critic that sees all cards.

Lives here: their shape. Does not live here: how they learn (`ppo`), and their shipped form (`shipping`).
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from training.tables import DECK_SIZE, MAX_SEATS

INPUTS = 896
HIDDEN_INPUTS = (MAX_SEATS - 1) * DECK_SIZE
ACTIONS = 54
ONE = 64
"""The number that stands for 1 in the inputs."""
UNIT = 32
"""The number that stands for 1 between layers, in the shipped form."""
LIMIT = 127 / UNIT
"""The largest number between layers, so that the shipped form has room for it in seven bits."""


class Trunk(nn.Module):
    """Layers that each add to what the layers before have found; outputs are not negative."""

    def __init__(self, inputs: int, width: int, layers: int) -> None:
        super().__init__()
        self.width = width
        self.first = nn.Linear(inputs, width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, 0.5)
            nn.init.zeros_(layer.bias)

    def forward(self, *inputs: Tensor) -> Tensor:
        """Return what the layers find in inputs whose unit is a 64th, given in one or more parts."""
        weights = (self.first.weight / ONE).to(inputs[0].dtype)
        parts = weights.split([part.shape[-1] for part in inputs], 1)
        found = functional.linear(inputs[0], parts[0], self.first.bias.to(weights.dtype))
        for part, weight in zip(inputs[1:], parts[1:], strict=True):
            found = found + functional.linear(part, weight)
        for layer in self.layers:
            found = found + linear(layer, self.normed(found))
        return self.normed(found)

    def normed(self, found: Tensor) -> Tensor:
        return functional.hardtanh(functional.layer_norm(found, (self.width,)), 0.0, LIMIT)


class Head(nn.Linear):
    """A linear layer that begins near zero."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__(inputs, outputs)
        nn.init.orthogonal_(self.weight, 0.01)
        nn.init.zeros_(self.bias)


class Player(nn.Module):
    """Chooses actions, and tells which cards the opponents may hold and who may win."""

    def __init__(self, width: int = 512, layers: int = 3) -> None:
        super().__init__()
        self.trunk = Trunk(INPUTS, width, layers)
        self.policy = Head(width, ACTIONS)
        self.belief = Head(width, HIDDEN_INPUTS)
        self.value = Head(width, MAX_SEATS)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return logits of actions, of the opponents' cards, and of winning, for the seats from this on."""
        found = self.trunk(inputs)
        return (
            linear(self.policy, found).float(),
            linear(self.belief, found).float(),
            linear(self.value, found).float(),
        )

    def actions(self, inputs: Tensor) -> Tensor:
        """Return the logits of actions alone."""
        return linear(self.policy, self.trunk(inputs)).float()


class Critic(nn.Module):
    """Tells who wins, knowing all cards."""

    def __init__(self, width: int = 384, layers: int = 2) -> None:
        super().__init__()
        self.trunk = Trunk(INPUTS + HIDDEN_INPUTS, width, layers)
        self.value = Head(width, MAX_SEATS)

    def forward(self, inputs: Tensor, hidden: Tensor) -> Tensor:
        """Return the logits of winning, for each seat from the one to act on."""
        return linear(self.value, self.trunk(inputs, hidden)).float()


class Reader(nn.Module):
    """Tells which cards opponents of any strength may hold, from what a seat may know."""

    def __init__(self, width: int = 256, layers: int = 2) -> None:
        super().__init__()
        self.trunk = Trunk(INPUTS, width, layers)
        self.belief = Head(width, HIDDEN_INPUTS)

    def forward(self, inputs: Tensor) -> Tensor:
        """Return the logits of the opponents' cards."""
        return linear(self.belief, self.trunk(inputs)).float()


def linear(layer: nn.Linear, inputs: Tensor) -> Tensor:
    """Return the layer's output, computed in the precision of the inputs."""
    return functional.linear(inputs, layer.weight.to(inputs.dtype), layer.bias.to(inputs.dtype))


def listed_only(logits: Tensor, listed: Tensor) -> Tensor:
    """Return logits in which actions that are not listed are impossible."""
    return logits.masked_fill(~listed, -torch.inf)


def draw_actions(logits: Tensor) -> Tensor:
    """Return an action for each row, by lot according to the logits."""
    noise = torch.empty_like(logits).exponential_().clamp_(min=1e-30).log()
    return (logits - noise).argmax(-1)


def win_chances(logits: Tensor, seats: Tensor) -> Tensor:
    """Return logarithms of the chances to win of each seat from the one to act on; seats are their number."""
    order = torch.arange(MAX_SEATS, device=logits.device)
    return logits.masked_fill(order >= seats[..., None], -torch.inf).log_softmax(-1)
