"""Hints for people: in Quarto the pieces that are safe to give, in Quartino near cards and the best move.

Lives here: the way to the native code that finds them (``native/quarto/mind/hints.hpp``,
``native/quartino/study/hint.hpp``), and hints as Python values. Does not live here: how likely a person
notices a threat (``native/quarto/mind/noticing.hpp``), and sentences (`explanations`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from fourfold.engine.core import core
from fourfold.engine.encoding import encode_board, encode_rules
from fourfold.engine.quartino_nets import load_nets
from fourfold.engine.quartino_views import CARE, knows_own_cards, view_texts
from fourfold.engine.solver import Solver
from fourfold.games.game import Json, Move, Seat, View
from fourfold.games.quartino import QuartinoView
from fourfold.games.quartino.notation import parse_move
from fourfold.games.quartino.tokens import SPACES_BY_NAME, Card, Space
from fourfold.games.quarto import Board, Give, Piece, QuartoRules, QuartoView
from fourfold.games.quarto.pieces import PIECES

QUARTO_SECONDS = 3.0
"""Seconds for the value of one position of Quarto."""
QUARTO_MEGABYTES = 128
"""The transposition table for it."""


def quarto_hint(view: View) -> Json:
    """Return as JSON the safe pieces, the value of the viewer's position, and the moves that keep it.

    Raises:
        TypeError: the view is not of Quarto.
    """
    if not isinstance(view, QuartoView):
        raise TypeError(f"expected a view of Quarto, got {type(view).__name__}")
    gives = view.moves and view.phase == "give"
    safe = safe_pieces(view.rules, view.board) if gives else []
    solver = Solver(view.rules, memory=QUARTO_MEGABYTES)
    found = solver.solve(view, seconds=QUARTO_SECONDS)
    return {"safe": [str(Give(piece)) for piece in safe], **found.to_json()}


def quartino_hint(view: View) -> Json:
    """Return a hint for the viewer, who is to act, as JSON (`QuartinoHint`).

    Raises:
        TypeError: the view is not of Quartino.
        ValueError: the viewer is not to act, or their cards are not known.
    """
    if not isinstance(view, QuartinoView):
        raise TypeError(f"expected a view of Quartino, got {type(view).__name__}")
    return find_hint(view).json


def safe_pieces(rules: QuartoRules, board: Board) -> list[Piece]:
    """Return what may be given without letting the receiver complete a line."""
    return [PIECES[n] for n in core.safe_pieces(*encode_rules(rules), encode_board(board))]


@dataclass(frozen=True, slots=True, kw_only=True)
class NearCard:
    """A card of Quartino, and the place on the wheel where the fewest of its tokens are missing."""

    card: Card
    """The card."""
    first: Space
    """The space of the card's first rim colour, as calls name it."""
    lacks: tuple[Move, ...]
    """The placements that would complete the card there; none if it lies there."""
    percent: int = 100
    """How probably the seat that may hold the card does so; 100 for own cards."""

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """Return a card as the native core writes it."""
        return cls(
            card=Card(data["card"]),
            first=SPACES_BY_NAME[data["first"]],
            lacks=tuple(map(parse_move, data["lacks"])),
            percent=data.get("percent", 100),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class QuartinoHint:
    """A hint for the seat to act in Quartino, made of nothing but the view of this seat."""

    nearest: tuple[NearCard, ...]
    """The cards of the seat that lack the fewest tokens."""
    others: Mapping[Seat, tuple[NearCard, ...]]
    """Estimates of the cards that each other seat holds, the likeliest first; empty for other decks."""
    move: Move
    """The next move of the bot `strong`."""
    remark: str | None
    """Why `strong` plays otherwise than usual: ``deck``, ``turns``, or None.

    With another deck than the standard one its search plays as `careful` does. With more turns than the
    neural networks have learned it plays as if no more were left.
    """
    json: Json
    """The hint as JSON, in the form that programs exchange."""


def find_hint(view: QuartinoView, *, playouts: int | None = None) -> QuartinoHint:
    """Return the hint for the viewer, who is to act. The same view always has the same hint.

    Args:
        view: the view, with its history.
        playouts: the number of playouts with which `strong` chooses its move; by default its usual number.

    >>> from fourfold.games.quartino import Quartino
    >>> deal = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}
    >>> state = Quartino().start(deal=deal, first="A")
    >>> for move in ("place Y c", "end", "place B 1", "end", "place G 2", "end", "place Y 5", "end"):
    ...     state = state.play(move)
    >>> hint = find_hint(state.view("A"))
    >>> [(str(one.card), [str(move) for move in one.lacks]) for one in hint.nearest], str(hint.move)
    ([('YBGP', ['place P 3'])], 'place P 3')

    Raises:
        ValueError: the viewer is not to act, or their cards are not known.
    """
    if view.viewer is None or view.viewer != view.to_act or not knows_own_cards(view):
        raise ValueError("expected a view of the seat to act, with its cards")
    simulations = core.QUARTINO_STRONG_PLAYOUTS if playouts is None else playouts
    strong = core.QuartinoPlayer(CARE[len(view.seats)], load_nets(), simulations=simulations)
    found = json.loads(core.quartino_hint(strong, view_texts(view)))
    return QuartinoHint(
        nearest=tuple(map(NearCard.from_json, found["nearest"])),
        others={
            other["seat"]: tuple(map(NearCard.from_json, other["cards"]))
            for other in found["others"]
        },
        move=parse_move(found["move"]),
        remark=found["remark"],
        json=found,
    )
