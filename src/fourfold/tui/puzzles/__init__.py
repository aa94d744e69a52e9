"""Puzzles of both games in the terminal."""
