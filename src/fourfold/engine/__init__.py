"""Thought about both games, from the native core.

Quarto has exact values, symmetries, analysis, hints and puzzles; Quartino has beliefs about hidden cards, and
hints.
"""

from fourfold.engine.encoding import SolverPosition
from fourfold.engine.solver import Solution, Solver, Value, solve
from fourfold.engine.symmetry import Symmetry, canonical, symmetries

__all__ = [
    "Solution",
    "Solver",
    "SolverPosition",
    "Symmetry",
    "Value",
    "canonical",
    "solve",
    "symmetries",
]
