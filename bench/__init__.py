"""Benchmarks: every figure in docs/ is printed by one of these modules."""
