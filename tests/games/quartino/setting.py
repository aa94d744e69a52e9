"""Deals, states from position texts, and moves, for the tests of Quartino."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from fourfold import IllegalMove
from fourfold.games.quartino import Card, Quartino, QuartinoState

#: Each seat holds four of the six cards with its own colour in the centre.
DEAL = {
    "A": ["YBGP", "YBPG", "YGBP", "YGPB"],
    "B": ["BYGP", "BYPG", "BGYP", "BGPY"],
    "C": ["GYBP", "GYPB", "GBYP", "GBPY"],
    "D": ["PYBG", "PYGB", "PBYG", "PBGY"],
}
EMPTY = "/".join("." * 9)


def start(seats: int = 2, rules: str = "quartino", first: str = "A") -> QuartinoState:
    """Return a new game with the cards of `DEAL`."""
    deal = {seat: DEAL[seat] for seat in "ABCD"[:seats]}
    return Quartino(rules).start(deal=deal, first=first)


def at(position: str, rules: str = "quartino", seats: int = 2, **racks: str) -> QuartinoState:
    """Return the start of a turn on this board, with the cards of `DEAL` or the racks given ("YBGP YBPG")."""
    state = Quartino(rules).at(position, seats)
    dealt = [racks[s].split() if s in racks else DEAL[s] for s in state.seats]
    return replace(state, racks=tuple(tuple(map(Card, rack)) for rack in dealt))


def play(state: QuartinoState, *moves: str) -> QuartinoState:
    """Return the state after these moves; ``B: accept`` names the seat."""
    for move in moves:
        seat, colon, text = move.rpartition(": ")
        state = state.play(text, seat if colon else None)
    return state


def refusal(state: QuartinoState, move: str, seat: str | None = None) -> str:
    """Return the code with which the rules refuse a move; assert that the state is unchanged."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    assert state.to_json() == before
    assert "expected" in str(caught.value)
    return caught.value.code


def listed(state: QuartinoState, verb: str = "") -> list[str]:
    """Return the legal moves that begin with this verb."""
    return [str(move) for move in state.moves() if str(move).startswith(verb)]


def board(state: QuartinoState) -> str:
    """Return the nine columns of a state."""
    return state.position.split()[0]


def random_text(rng, tokens: int, spaces: Sequence[int] = range(9)) -> str:
    """Return a position with this number of the 28 tokens on random spaces."""
    box = list("YBGP" * 7)
    rng.shuffle(box)
    columns = [""] * 9
    for token in box[:tokens]:
        columns[rng.choice(spaces)] += token
    return "/".join(column or "." for column in columns)
