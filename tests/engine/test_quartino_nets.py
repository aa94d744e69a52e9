"""Files of Quartino's nets."""

from __future__ import annotations

import zlib
from importlib.resources import files

import pytest

from fourfold.engine.quartino_nets import load_nets, read_nets

MAX_BYTES = 2_000_000


def test_shipped_nets_take_at_most_two_megabytes() -> None:
    file = files("fourfold.engine").joinpath("data", "quartino.net").read_bytes()
    assert 1_000_000 < len(file) <= MAX_BYTES
    assert load_nets() is load_nets()


@pytest.mark.parametrize("file", [b"", b"quartnet", zlib.compress(b"quartnet")])
def test_other_bytes_are_no_nets(file: bytes) -> None:
    with pytest.raises(ValueError, match="nets"):
        read_nets(file)
