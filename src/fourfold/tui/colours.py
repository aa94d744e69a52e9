"""The colours of the terminal game. Everything that a colour tells is told by a shape or letter, too.

Lives here: colours and the theme made of them. Does not live here: any drawing.
"""

from __future__ import annotations

from textual.theme import Theme

MAPLE = "#f3d9a4"
WALNUT = "#b5713c"
RED = "#e2573b"
BLUE = "#6fb4ee"
HOLE = "#131a17"
GRID = "#7d6a58"
FAINT = "#8f8a7c"
ACCENT = "#ffb454"
WINNING = "#9ad17b"
TOKENS = {"Y": "#f2cf3f", "B": "#6fb4ee", "G": "#74c67a", "P": "#f08fb8"}
TEAMS = {"A": "black on #7fd1c3", "B": "black on #c9a7f5"}
"""The band of each team, which its letter or number stands on."""

THEME = Theme(
    name="fourfold",
    primary=ACCENT,
    secondary=WALNUT,
    accent=ACCENT,
    foreground="#f1ebdd",
    background="#131a17",
    surface="#19231f",
    panel="#22302a",
    success=WINNING,
    warning=ACCENT,
    error="#ff8a70",
    dark=True,
    variables={"border": GRID, "border-blurred": GRID, "block-cursor-foreground": "#131a17"},
)
