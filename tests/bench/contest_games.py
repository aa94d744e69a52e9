"""Finished games of the contest against OpenSpiel's search, for tests."""

from __future__ import annotations

from bench.contest import Pace, PlayedGame, Settings

QUICK = Settings(simulations=2, playouts=5, seed=1)


def game_played(number: int, won: float = 1.0) -> PlayedGame:
    """Return a game that took 5 ms per decision of `strong` and 800 ms per decision of the search."""
    return PlayedGame(number, won, 60, Pace(20, 0.1), Pace(10, 8.0), QUICK, "abc", "a machine")
