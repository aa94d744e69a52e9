"""Many tables of Quartino side by side, on a GPU or on the processor.

Lives here: calling the compiled ``environment.cu`` with tensors. Does not live here: the rules, what a
player sees and the scripted players, which are those of ``native/quartino``.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import torch
from torch import Tensor

from training.compiling import compiled

SOURCE = Path(__file__).with_name("environment.cu")
MAX_SEATS = 4
DECK_SIZE = 24
RANDOM_PLAYER = -1


def careful_player(care: float) -> int:
    """Return the number of the scripted player with this care; without care the player is greedy."""
    return -2 - round(100 * care)


def library(device: str) -> ctypes.CDLL:
    """Return the compiled environment for a kind of device, ``cuda`` or ``cpu``."""
    return compiled(SOURCE, device)


@dataclass
class Seen:
    """What the players to act see at each table, and the actions that they may choose from."""

    inputs: Tensor
    hidden: Tensor
    """The opponents' cards, for the critic and for learning beliefs only."""
    listed: Tensor
    seats: Tensor
    """The number of the seat to act."""
    players: Tensor
    """The number of the net that plays this seat."""

    @classmethod
    def empty(cls, *size: int, device: torch.device) -> Self:
        """Return room for this number of tables, or of moments and tables."""
        native = library(device.type)
        return cls(
            torch.zeros(*size, native.input_count(), dtype=torch.int8, device=device),
            torch.zeros(*size, native.hidden_count(), dtype=torch.int8, device=device),
            torch.zeros(*size, native.action_count(), dtype=torch.bool, device=device),
            torch.zeros(*size, dtype=torch.uint8, device=device),
            torch.zeros(*size, dtype=torch.int16, device=device),
        )

    def at(self, moment: int) -> Self:
        """Return the part of one moment."""
        return type(self)(*(getattr(self, name)[moment] for name in self.__dataclass_fields__))


class Tables:
    """Games that are played at the same time, each by an own number of seats."""

    def __init__(
        self,
        seats: Tensor,
        players: Tensor,
        seeds: Tensor,
        situations: Tensor | None = None,
    ) -> None:
        """Start games with seats (n), players (n × 4) and seeds (n), on the device of these tensors."""
        self.device = seats.device
        self.seats = seats.to(torch.uint8).contiguous()
        self.number = len(seats)
        self._native = library(self.device.type)
        situations = torch.ones_like(self.seats) if situations is None else situations
        size = self.number * self._native.table_size()
        self._tables = torch.zeros(size, dtype=torch.uint8, device=self.device)
        self._call(
            self._native.start_tables,
            self._tables,
            self.seats,
            situations.to(torch.uint8).contiguous(),
            players.to(torch.int16).contiguous(),
            seeds.to(torch.int64).contiguous(),
        )

    def observe(self, seen: Seen | None = None) -> Seen:
        """Return what the players to act see, in the room of ``seen`` if it is given."""
        seen = Seen.empty(self.number, device=self.device) if seen is None else seen
        self._call(
            self._native.observe_tables,
            self._tables,
            seen.inputs,
            seen.hidden,
            seen.listed,
            seen.seats,
            seen.players,
        )
        return seen

    def step(self, actions: Tensor, *, restarts: bool) -> tuple[Tensor, Tensor]:
        """Play an action at each table; return the scores of games that end (n × 4), and which games end."""
        scores = torch.empty(self.number, MAX_SEATS, device=self.device)
        ended = torch.empty(self.number, dtype=torch.bool, device=self.device)
        self._call(
            self._native.step_tables, self._tables, actions, scores, ended, number=int(restarts)
        )
        return scores, ended

    def _call(
        self, function: ctypes._NamedFuncPointer, *tensors: Tensor, number: int | None = None
    ) -> None:
        if not all(tensor.is_contiguous() for tensor in tensors):
            raise ValueError("expected contiguous tensors")
        stream = torch.cuda.current_stream().cuda_stream if self.device.type == "cuda" else None
        pointers = [ctypes.c_void_p(tensor.data_ptr()) for tensor in tensors]
        more = [] if number is None else [number]
        error = function(self.number, ctypes.c_void_p(stream), *pointers, *more)
        if error:
            raise RuntimeError(f"expected no error of the GPU, got {error}")
