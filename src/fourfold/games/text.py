"""Texts that know their line and column, so that every error can say where it is.

Lives here: what every parser needs. Does not live here: any notation.
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
    """A part of a larger text, with the line and column at which the part starts."""

    text: str
    line: int = 1
    column: int = 1

    def error(self, code: str, **params: object) -> NotationError:
        """Return an error at this field; the parameter ``got`` is the text of the field unless given."""
        params.setdefault("got", quote(self.text))
        return NotationError(code, line=self.line, column=self.column, **params)

    def words(self) -> list[Field]:
        """Return the words of this field, which spaces and tabs separate.

        >>> [(word.text, word.column) for word in Field("give  7").words()]
        [('give', 1), ('7', 7)]
        """
        return [
            Field(found[0], self.line, self.column + found.start())
            for found in WORD.finditer(self.text)
        ]

    def split(self, separator: str) -> list[Field]:
        """Return the parts between separators, including empty parts.

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
        """Return the empty field just behind this field, for the place of something that is missing."""
        return Field("", self.line, self.column + len(self.text))


@contextmanager
def located(line: int, column: int = 1) -> Iterator[None]:
    """Turn places of errors in the block, which are in a part, into places in the text around that part."""
    try:
        yield
    except GameError as error:
        raise error.at(line, column) from None
