"""Reading the files that people name, up to a size.

Lives here: the bound on a file's size. Does not live here: what a file says (`games.record`), and where files
are kept.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

MAX_FILE_BYTES = 1 << 28
"""Bytes of a file that is read whole; a device such as ``/dev/zero`` has no end."""


def read_file(file: Path | str) -> bytes:
    """Return the content of a file, or of standard input for ``-``.

    Raises:
        OSError: the file cannot be read, or has more than `MAX_FILE_BYTES`.
    """
    if file == "-":
        found = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
    else:
        with Path(file).open("rb") as opened:
            found = opened.read(MAX_FILE_BYTES + 1)
    if len(found) > MAX_FILE_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
    return found
