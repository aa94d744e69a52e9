"""Random states of Quarto for the tests of the engine."""

from __future__ import annotations

import random

from fourfold.games.quarto import Quarto, QuartoState


def state_without_a_line(rules: str, placed: int, rng: random.Random) -> QuartoState:
    """Return a state of random play with ``placed`` pieces on the board and no completed line."""
    game = Quarto(rules)
    while True:
        state = game.start()
        while state.outcome is None and state.placed < placed:
            state = state.play(rng.choice(list(state.moves())))
        if state.outcome is None:
            return state
