"""The picture of a position of either game.

Lives here: what can be drawn. Does not live here: how a game is drawn (``games/<game>/picture.py``).
"""

from __future__ import annotations

from typing import Any

from fourfold.games.game import State, View
from fourfold.games.record import Record


def draw(shown: State | View | Record[Any]) -> str:
    """Return a picture as SVG text, which can be written to a file or shown in a notebook.

    Args:
        shown: a view, which is drawn with what its viewer may see; a state, which is drawn as a spectator may
            see it; or a record, whose latest state is drawn.

    Raises:
        TypeError: the argument is none of these.

    >>> import fourfold
    >>> state = fourfold.game("quarto").start().play("give 7")
    >>> draw(state)[:4], draw(state) == draw(state.view("B"))
    ('<svg', True)
    """
    if not isinstance(shown, State | View | Record):
        raise TypeError(f"expected a state, a view or a record, got {type(shown).__name__}")
    return shown._repr_svg_()
