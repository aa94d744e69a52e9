"""Terminals that are too small for a table.

Lives here: how much room a table needs, and asking for it. Does not live here: what is shown when there is
enough.
"""

from __future__ import annotations

from rich.text import Text
from textual.geometry import Size
from textual.widgets import Static

from fourfold.texts import Texts

NEEDED = Size(80, 24)
"""The columns and rows in which both games can be played."""


class TooSmall(Static):
    """Stands in the place of ``#whole``, its screen's contents, while the terminal is too small."""

    def check(self, texts: Texts) -> None:
        """Show whichever of the two there is room for."""
        size = self.screen.size
        self.display = size.width < NEEDED.width or size.height < NEEDED.height
        self.screen.query_one("#whole").display = not self.display
        if self.display:
            needed, now = (f"{room.width}×{room.height}" for room in (NEEDED, size))
            self.update(Text(texts("tui-too-small", needed=needed, now=now)))
