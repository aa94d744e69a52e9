"""The neural networks of Quartino that come with the package.

Lives here: reading their file. Does not live here: what they answer (``native/quartino/net.hpp``), and how
they learned (``training/``).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fourfold.engine.core import core


@lru_cache(maxsize=1)
def load_nets() -> core.QuartinoNets:
    """Return the nets, which are read once per process."""
    return core.QuartinoNets(files("fourfold.engine").joinpath("data", "quartino.net").read_bytes())
