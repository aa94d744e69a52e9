"""Views of Quartino as texts for the native core, and how its careful players are set.

Lives here: what native players and hints are told of a view. Does not live here: reading it
(``native/quartino_views.hpp``), and views themselves (`games.quartino.view`).
"""

from __future__ import annotations

from fourfold.engine.core import core
from fourfold.games.quartino import QuartinoView
from fourfold.games.quartino.notation import board_text
from fourfold.games.quartino.tokens import STANDARD_DECK

CARE = {2: 150, 3: 50, 4: 30}
"""By the number of seats, how much the others' cards weigh for a careful player, in hundredths of its own."""


def knows_own_cards(view: QuartinoView) -> bool:
    """Return False at a position that was set up without the cards of the viewer."""
    return len(view.rack) == view.racks[view.seats.index(view.viewer or "")].left


def view_texts(view: QuartinoView) -> core.ViewTexts:
    """Return what every native player is told of a view, from the rules to the deck."""
    return (
        str(view.rules),
        view.seats.index(view.viewer or ""),
        list(view.rack),
        [
            (list(rack.made), list(rack.shown), rack.left, owner not in view.staying)
            for owner, rack in zip(view.seats, view.racks, strict=True)
        ],
        board_text(view.board),
        view.turn,
        view.due,
        view.colours,
        "".join(map(str, view.clearing)),
        "" if view.column is None else str(view.column),
        view.begun,
        list(view.history),
        [] if view.deck == STANDARD_DECK else list(view.deck),
    )
