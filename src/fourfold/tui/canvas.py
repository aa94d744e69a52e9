"""A grid of styled characters to draw on.

Lives here: writing characters and frames at a place, and the resulting text. Does not live here: what
is drawn (`quarto.drawing`, `quartino.drawing`).
"""

from __future__ import annotations

from rich.text import Text

Frame = tuple[str, ...]
"""The characters of a frame: left top, across, right top, down, left bottom, right bottom."""

LIGHT: Frame = tuple("┌─┐│└┘")
HEAVY: Frame = tuple("┏━┓┃┗┛")
DOUBLE: Frame = tuple("╔═╗║╚╝")
ROUND: Frame = tuple("╭─╮│╰╯")


class Canvas:
    """Characters by column and row, from the top left.

    >>> canvas = Canvas(5, 3)
    >>> canvas.frame(0, 0, 5, 3, ROUND)
    >>> canvas.put(2, 1, "x")
    >>> print(canvas.text().plain)
    ╭───╮
    │ x │
    ╰───╯
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text on one row; characters outside of the canvas are cut off."""
        for offset, character in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._characters[y][x + offset] = character
                self._styles[y][x + offset] = style

    def put_shape(self, x: int, y: int, lines: list[str], style: str = "") -> None:
        """Write several rows; spaces in them leave the canvas unchanged."""
        for row, line in enumerate(lines):
            for column, character in enumerate(line):
                if character != " ":
                    self.put(x + column, y + row, character, style)

    def frame(
        self, x: int, y: int, width: int, height: int, kind: Frame = LIGHT, style: str = ""
    ) -> None:
        """Draw a frame of this outer size."""
        left_top, across, right_top, down, left_bottom, right_bottom = kind
        self.put(x, y, left_top + across * (width - 2) + right_top, style)
        self.put(x, y + height - 1, left_bottom + across * (width - 2) + right_bottom, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, style)
            self.put(x + width - 1, row, down, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Add a style to a rectangle; its characters stay."""
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                self._styles[row][column] = f"{self._styles[row][column]} {style}".strip()

    def text(self) -> Text:
        """Return the canvas as styled text, row by row."""
        result = Text(no_wrap=True, end="")
        for number, (characters, styles) in enumerate(
            zip(self._characters, self._styles, strict=True)
        ):
            if number:
                result.append("\n")
            start = 0
            for end in range(1, self.width + 1):
                if end == self.width or styles[end] != styles[start]:
                    result.append("".join(characters[start:end]), styles[start] or None)
                    start = end
        return result
