"""Reading a record with a mistake in it, which must be exactly one error of one line."""

from __future__ import annotations

import pytest

import fourfold
from fourfold import GameError, IllegalMove, NotationError

QUARTO = "game: quarto\nrules: {rules}\n\n"
"""The header of a record of Quarto."""
QUARTINO = (
    "game: quartino\nrules: {rules}\n"
    "deal: A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY\nfirst: A\n\n"
)
"""The header of a record of Quartino for two."""
LINE = "A give 0\nB place a1\nB give 1\nA place b1\nA give 2\nB place c1\nB give 3\nA place d1\n"
"""Events after which row 1 is full."""
BOTH = "".join(f"{seat} place Y 1\n{seat} end\n" for seat in "ABAB")
"""Turns of Quartino that stack four yellow tokens on space 1."""


def mistake(text: str | bytes) -> GameError:
    """Return the error of reading a record; assert that its text is one line that begins with the place."""
    with pytest.raises(GameError) as caught:
        fourfold.read_record(text)
    error = caught.value
    assert str(error).startswith(f"line {error.line}: ")
    assert len(str(error).splitlines()) == 1
    assert len(str(error)) < 400
    assert type(error) in (IllegalMove, NotationError)
    return error
