"""Lines of standard input, waited for at most until a clock has run out.

Lives here: reading with a time limit. Does not live here: the clock (`turn_clock`), and what a line means
(`plain`).
"""

from __future__ import annotations

import codecs
import io
import os
import select
from typing import TextIO

CHUNK_BYTES = 4096


class LineReader:
    """Reads the lines of a text stream; nobody else may read from the stream.

    Only files, terminals and pipes of POSIX systems can be waited for with a time limit; of other streams a
    line is awaited for as long as it takes.
    """

    def __init__(self, source: TextIO) -> None:
        self._source = source
        self._file: int | None = None
        if os.name == "posix" and not isinstance(source, io.StringIO):
            self._file = source.fileno()
        self._decoder = codecs.getincrementaldecoder(source.encoding or "utf-8")("replace")
        self._text = ""
        self._has_ended = False

    def read(self, seconds: float | None = None) -> str | None:
        """Return the next line with its line break, or what is left at the end of the input, at last "".

        Return None if no line has come within this many seconds.
        """
        if self._file is None:
            return self._source.readline()
        while "\n" not in self._text and not self._has_ended:
            # A line that has arrived is read before the time limit is looked at.
            ready, _, _ = select.select([self._file], [], [], seconds)
            if not ready:
                return None
            chunk = os.read(self._file, CHUNK_BYTES)
            self._has_ended = not chunk
            self._text += self._decoder.decode(chunk, final=not chunk)
        line, found, rest = self._text.partition("\n")
        self._text = rest
        return line + found
