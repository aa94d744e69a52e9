"""Reading texts with their place: words and fields that know their line and column.

Lives here: what every parser needs to say where something stands. Does not live here: any notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from fourfold.games.errors import GameError, NotationError, quote

WORD = re.compile(r"[^ \t]+")


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a larger text and where it starts."""

    text: str
    line: int = 1
    column: int = 1

    def error(self, code: str, **params: object) -> NotationError:
        """An error at this field; ``got`` is its text unless given."""
        params.setdefault("got", quote(self.text))
        return NotationError(code, line=self.line, column=self.column, **params)

    def words(self) -> list[Field]:
        """The parts between spaces.

        >>> [(word.text, word.column) for word in Field("give  7").words()]
        [('give', 1), ('7', 7)]
        """
        return [
            Field(found[0], self.line, self.column + found.start())
            for found in WORD.finditer(self.text)
        ]

    def split(self, separator: str) -> list[Field]:
        """The parts between separators, empty ones too.

        >>> [(part.text, part.column) for part in Field("a,,b").split(",")]
        [('a', 1), ('', 3), ('b', 4)]
        """
        parts = []
        column = self.column
        for text in self.text.split(separator):
            parts.append(Field(text, self.line, column))
            column += len(text) + len(separator)
        return parts

    def end(self) -> Field:
        """The empty field just behind this one: where something is missing."""
        return Field("", self.line, self.column + len(self.text))


@contextmanager
def located(line: int, column: int = 1) -> Iterator[None]:
    """Errors raised inside are those of a part that starts at this line and column."""
    try:
        yield
    except GameError as error:
        raise error.at(line, column) from None
