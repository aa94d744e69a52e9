"""Quartino with an empty reserve: a corner that random games hardly reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

import fourfold
from fourfold import IllegalMove
from fourfold.games.quartino import Card

#: All 28 tokens lie on the board; Y, B, G and P are on top of c, 1, 2 and 3.
FULL = "YYYY/BBBB/GGGG/PPPP/YYY/BBB/GGG/PPP/. A"


def test_after_a_call_without_placing_it_is_too_late_to_say():
    """T10, T13: the skipped placement counts as the first one, once a card was called."""
    state = fourfold.game("quartino").at(FULL)
    rack = tuple(map(Card, ("YBGP", "YBPG", "YGBP", "YGPB")))
    state = replace(state, racks=(rack, *state.racks[1:]))
    assert [str(move) for move in state.moves()] == ["end"]
    assert state.play("say colours").to_act == "A"
    made = state.play("call YBGP 1")
    assert made.phase == "place"
    for say in ("say colours", "say column c"):
        with pytest.raises(IllegalMove) as caught:
            made.play(say)
        assert caught.value.code == "say-too-late"
