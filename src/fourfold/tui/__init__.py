"""Fourfold in the terminal: on a full screen, and line by line."""
