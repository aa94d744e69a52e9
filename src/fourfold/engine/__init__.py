"""Thought about Quarto, from the native core: exact values, analysis, hints and puzzles."""

from fourfold.engine.solver import Solution, Solver, Value, solve

__all__ = ["Solution", "Solver", "Value", "solve"]
