"""Thought about Quarto, from the native core: exact values, symmetries, analysis, hints and puzzles."""

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
