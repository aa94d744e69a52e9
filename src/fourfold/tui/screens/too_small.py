"""The message for terminals that are too small for a board.

Lives here: the smallest size, and the message. Does not live here: the screens for larger terminals.
"""

from __future__ import annotations

from rich.text import Text
from textual.geometry import Size
from textual.widgets import Static

from fourfold.texts import Texts

MIN_SIZE = Size(80, 24)
"""The smallest terminal in which both games can be played, in columns and rows."""


class TooSmall(Static):
    """The message, shown instead of ``#whole``, the screen's content, while the terminal is too small."""

    def check(self, texts: Texts) -> None:
        """Show the message or the screen's content, by the size of the terminal."""
        size = self.screen.size
        self.display = size.width < MIN_SIZE.width or size.height < MIN_SIZE.height
        self.screen.query_one("#whole").display = not self.display
        if self.display:
            needed, now = (f"{room.width}×{room.height}" for room in (MIN_SIZE, size))
            self.update(Text(texts("tui-too-small", needed=needed, now=now)))
