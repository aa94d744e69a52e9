"""The record of a game in which a line has just been completed."""

ROW = """\
game: quarto
rules: {rules}

A give 0
B place a1
B give 1
A place b1
A give 2
B place c1
B give 3
A place d1
"""
"""A has four light pieces in the first row, and is to act."""
