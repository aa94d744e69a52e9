"""Thought: the exact value of any Quarto position, from the native core."""

from fourfold.engine.solver import Solution, Solver, Value, solve

__all__ = ["Solution", "Solver", "Value", "solve"]
