"""A finished game of Quartino, turn by turn: chances to win, mistakes, and why.

Lives here: notes on the turns of a record as Python values, and the effort of an analysis. Does not live
here: the analysis itself (``native/quartino/study/turn_analysis.hpp``), when a reason is true
(``native/quartino/study/turn_reasons.hpp``), and sentences (the catalogues make them of the reasons).

Unlike values of Quarto, chances are estimates, by fixed numbers of playouts: the same record always has the
same analysis. Chances use all hands, since the game is over. A mistake is judged by what the player could
know in that turn.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from fourfold.engine.core import core
from fourfold.engine.quartino_nets import load_nets
from fourfold.engine.quartino_twin import QuartinoTwin
from fourfold.engine.reasons import TurnReason
from fourfold.games.game import Json, Move, Seat
from fourfold.games.quartino import QuartinoState
from fourfold.games.quartino.notation import parse_move
from fourfold.games.quartino.tokens import STANDARD_DECK
from fourfold.games.record import Record

WHOLE = 10_000
"""The unit of chances in native code."""


class CardsUnknown(ValueError):
    """A record does not tell all cards, or is of cards that the neural networks do not know."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisEffort:
    """Numbers of playouts; more of them make better estimates, and take longer."""

    chances: int = 64
    """For the chances after each turn."""
    simulations: int = 500
    """For each decision of the strong player, in turns that cost their player much."""
    comparison: int = 400
    """For each of the two turns, the player's and the strong player's, that are compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnNote:
    """What is known about one turn of a record."""

    turn: int
    """The number of the turn, from 1, over all seats."""
    number: int
    """The number in the record of the first event of the turn, from 0."""
    seat: Seat
    """The seat whose turn it was."""
    moves: tuple[str, ...]
    """The moves of the seat as records write them; one that the rules refused ends with ``?``."""
    before: Mapping[Seat, float]
    """The chance of each seat to win as the turn began, for one who sees all hands."""
    after: Mapping[Seat, float]
    """The same after the turn."""
    mistake: bool
    """Whether the strong player's turn was clearly better, by what the player could know."""
    loss: float = 0.0
    """If the turn was a mistake, how much better the chance was after `better`, as far as the seat knew."""
    better: tuple[Move, ...] = ()
    """If the turn was a mistake, the turn of the strong player."""
    reasons: tuple[TurnReason, ...] = ()
    """Why the turn was bad, as facts that can be checked."""

    @property
    def change(self) -> float:
        """By how much the turn raised the chance of its own seat, for one who sees all hands."""
        return round(self.after[self.seat] - self.before[self.seat], 4)

    def to_json(self) -> Json:
        """Return the note as JSON, in the form that programs exchange."""
        return {
            "turn": self.turn,
            "number": self.number,
            "seat": self.seat,
            "moves": list(self.moves),
            "before": dict(self.before),
            "after": dict(self.after),
            "change": self.change,
            "mistake": self.mistake,
            "loss": self.loss,
            "better": [str(move) for move in self.better],
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def analyse_turns(
    record: Record,
    *,
    seconds: float | None = None,
    effort: AnalysisEffort | None = None,
    level: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[TurnNote]:
    """Return notes on every whole turn of a record of Quartino.

    Args:
        record: the game, with the cards of all seats.
        seconds: after which no more turns are compared with the strong player's; chances are always found.
        effort: the numbers of playouts.
        level: chances are those between players of this level, 1 to 7, who overlook cards and plan less;
            without a level, those between strong players. Mistakes and reasons are the same for all levels.
        progress: called with the number of steps done, and the number of steps; raise an exception to cancel.

    Raises:
        CardsUnknown: the record does not tell all cards, or its deck is not the standard one.
        ValueError: the record is not of Quartino, or there is no such level.
    """
    start = record.start
    if not isinstance(start, QuartinoState):
        raise ValueError(f"expected a record of quartino, got one of {record.game.name}")
    if start.deck != STANDARD_DECK:
        raise CardsUnknown("expected the standard deck, got another one")
    if any(None in rack for rack in start.racks):
        raise CardsUnknown("expected a record with the cards of all seats, got unknown cards")
    deadline = None if seconds is None else time.monotonic() + seconds
    effort = effort or AnalysisEffort()
    analysis = core.TurnAnalysis(
        load_nets(),
        QuartinoTwin(start).replay(record).native,
        effort.chances,
        effort.simulations,
        effort.comparison,
        level or 0,
    )
    is_done = False
    while not is_done:
        is_done = analysis.step()
        if progress is not None:
            progress(analysis.steps_done, analysis.steps)
        has_chances = analysis.steps_done > analysis.turns
        if deadline is not None and has_chances and time.monotonic() >= deadline:
            break
    return [_note(json.loads(analysis.note(number))) for number in range(analysis.turns)]


def _note(told: Json) -> TurnNote:
    """Return the note that native code tells in JSON."""
    return TurnNote(
        turn=told["turn"],
        number=told["number"],
        seat=told["seat"],
        moves=tuple(told["moves"]),
        before=_chances(told["before"]),
        after=_chances(told["after"]),
        mistake=told["mistake"],
        loss=told["loss"] / WHOLE,
        better=tuple(parse_move(move) for move in told["better"]),
        reasons=tuple(TurnReason.from_json(reason) for reason in told["reasons"]),
    )


def _chances(told: Mapping[Seat, int]) -> dict[Seat, float]:
    return {seat: chance / WHOLE for seat, chance in told.items()}
