"""The neural networks of Quartino that come with the package.

Lives here: reading files of nets, which are compressed by zlib. Does not live here: what the nets answer
(``native/quartino/net/net.hpp``), and how they learned (``training/``).
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from importlib.resources import files

from fourfold.engine.core import core


@lru_cache(maxsize=1)
def load_nets() -> core.QuartinoNets:
    """Return the nets, which are read once per process."""
    return read_nets(files("fourfold.engine").joinpath("data", "quartino.net").read_bytes())


def read_nets(file: bytes) -> core.QuartinoNets:
    """Return the nets in the bytes of a file.

    Raises:
        ValueError: the bytes are not compressed, or not those of nets.
    """
    try:
        return core.QuartinoNets(zlib.decompress(file))
    except zlib.error as error:
        raise ValueError(f"expected a compressed file of nets: {error}") from error
