"""Write the nets of a snapshot as integers, in a file compressed by zlib.

What ``native/quartino/net/net.hpp`` reads, once it is no longer compressed, begins with ``quartnet`` and six
numbers of four bytes, little-endian: inputs, width and layers of the player, then of the critic. Then come
the player's layers (the first one, those between, policy, belief, chances) and the critic's (the first one,
those between, chances). A file with a reader goes on with its inputs, width and layers, and with its layers
(the first one, those between, belief). Each layer has its weights, a byte each, output by output; then the
multipliers of all outputs, then their biases, four bytes each. With bytes as inputs, an output is

    bias + (sum of inputs × weights) × multiplier / 2^24

and stands for a 4096th of itself. Inputs of a first layer stand for a 64th of themselves, those of other
layers for a 32nd.
"""

from __future__ import annotations

import argparse
import struct
import zlib
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

from training.nets import ONE, UNIT, Reader, Trunk
from training.train import load

NAME = b"quartnet"
OUTPUT_ONE = 4096
SHIFT = 24
BLOCK = 32
"""The number of inputs is a multiple of this; zeros fill the last block."""


def layer_bytes(layer: nn.Linear, one: int) -> bytes:
    """Return a layer whose inputs stand for parts of ``one``; each output has a scale of its own."""
    weights = layer.weight.detach().double().cpu()
    weights = functional.pad(weights, (0, -weights.shape[1] % BLOCK))
    scales = weights.abs().amax(1).clamp(min=1e-9) / 127
    whole = (weights / scales[:, None]).round().to(torch.int8)
    multipliers = (scales * OUTPUT_ONE / one * 2**SHIFT).round().to(torch.int32)
    biases = (layer.bias.detach().double().cpu() * OUTPUT_ONE).round().to(torch.int32)
    return b"".join(part.contiguous().numpy().tobytes() for part in (whole, multipliers, biases))


def trunk_bytes(trunk: Trunk) -> bytes:
    """Return all layers of a trunk."""
    return layer_bytes(trunk.first, ONE) + b"".join(layer_bytes(one, UNIT) for one in trunk.layers)


def trunk_sizes(trunk: Trunk) -> list[int]:
    """Return the numbers of inputs, rounded up to whole blocks, of outputs and of layers."""
    inputs = trunk.first.in_features
    return [inputs + -inputs % BLOCK, trunk.width, len(trunk.layers)]


def player_bytes(snapshot: Path) -> bytes:
    """Return the player and the critic of a snapshot as integers, not yet compressed."""
    player, critic, _ = load(snapshot, torch.device("cpu"))
    return b"".join(
        [
            NAME,
            struct.pack("<6I", *trunk_sizes(player.trunk), *trunk_sizes(critic.trunk)),
            trunk_bytes(player.trunk),
            *(layer_bytes(head, UNIT) for head in (player.policy, player.belief, player.value)),
            trunk_bytes(critic.trunk),
            layer_bytes(critic.value, UNIT),
        ]
    )


def reader_bytes(snapshot: Path) -> bytes:
    """Return the reader of a snapshot as integers, not yet compressed."""
    kept = torch.load(snapshot, map_location="cpu", weights_only=True)
    reader = Reader(*kept["about"]["reader"])
    reader.load_state_dict(kept["reader"])
    sizes = struct.pack("<3I", *trunk_sizes(reader.trunk))
    return sizes + trunk_bytes(reader.trunk) + layer_bytes(reader.belief, UNIT)


def main() -> None:
    """Read the snapshots of player and reader, and write the file of the nets."""
    parser = argparse.ArgumentParser(description="Write nets of Quartino as integers.")
    parser.add_argument("snapshot", type=Path, help="of player and critic")
    parser.add_argument("out", type=Path)
    parser.add_argument("--reader", type=Path, help="the snapshot of a reader")
    options = parser.parse_args()
    nets = player_bytes(options.snapshot)
    if options.reader is not None:
        nets += reader_bytes(options.reader)
    options.out.write_bytes(zlib.compress(nets, 9))


if __name__ == "__main__":
    main()
