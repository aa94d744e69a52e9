"""The line of keys under a board: each key with what it does; keys can be clicked.

Lives here: the layout. Does not live here: which keys there are.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from fourfold.tui.colours import ACCENT


class KeyHint(NamedTuple):
    """A key, what it does in words, and the action of a click on it, if any."""

    key: str
    does: str
    action: str


def hint_lines(hints: list[KeyHint], width: int) -> Text:
    """Return the hints side by side, wrapped to the width; a key and its word stay together."""
    text = Text()
    used = 0
    for hint in hints:
        words = f"{hint.key} {hint.does}"
        if used and used + 2 + len(words) > width:
            text.append("\n")
            used = 0
        elif used:
            text.append("  ")
            used += 2
        click = Style(meta={"@click": f"screen.{hint.action}"} if hint.action else {})
        text.append(hint.key, Style.parse(f"bold {ACCENT}") + click)
        text.append(f" {hint.does}", click)
        used += len(words)
    return text
