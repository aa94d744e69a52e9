"""A game of Quarto, move by move: what each was worth, what it gave away, and why.

Lives here: notes on the moves of a record as Python values, and the limits of an analysis. Does not live
here: the analysis itself (``native/quarto/mind/analysis.hpp``), sentences (the catalogues make them of the
reasons) and drawing (`plot`).

Everything said is proven, by the solver or by what stands on the board; where a limit ends the search a value
is `unknown` and nothing is claimed. Values are those of perfect play. In rulebook play that is play of people
who call what they may: a seat that may call a line has won, and a seat whose opponent may call one next has
lost.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from fourfold.engine.core import core
from fourfold.engine.reasons import Reason, parse_line
from fourfold.engine.solver import MOST_NODES, Solver, Value
from fourfold.games.game import Json, Move, Seat
from fourfold.games.quarto import Line, QuartoState
from fourfold.games.quarto.notation import parse_move
from fourfold.games.quarto.pieces import line_name
from fourfold.games.record import Event, Record

MAX_STEP_NODES = 400_000
"""Nodes between two looks at the time; the native analysis takes no more in one step."""
RANK = {Value.LOSS: -1, Value.DRAW: 0, Value.WIN: 1}
BY_RANK = {rank: value for value, rank in RANK.items()}


def opposite(value: Value) -> Value:
    """Return the value for the other side."""
    return value if value is Value.UNKNOWN else BY_RANK[-RANK[value]]


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveNote:
    """What is known about one event of a record."""

    number: int
    """The event's number in the record, from 0."""
    seat: Seat
    """The seat that made the move."""
    move: Move
    """The move."""
    refused: bool
    """Whether the move is a call that the rules refused."""
    before: Value
    """The position's value before the event, for the side of the seat."""
    after: Value
    """The position's value after the event, for the same side."""
    only: bool
    """Whether the move was the only one of several that kept a win or a draw."""
    better: tuple[Move, ...] = ()
    """If the move was a mistake, the moves that keep the value, as far as they are known."""
    missed_calls: tuple[Line, ...] = ()
    """The lines that could have been called instead."""
    reasons: tuple[Reason, ...] = ()
    """Why the move was good or bad, as facts that can be checked on the board."""

    @property
    def mistake(self) -> bool:
        """Whether the move provably lost value."""
        known = Value.UNKNOWN not in (self.before, self.after)
        return known and RANK[self.after] < RANK[self.before]

    def to_json(self) -> Json:
        """Return the note as JSON, in the form that programs exchange."""
        return {
            "number": self.number,
            "seat": self.seat,
            "move": str(self.move),
            "refused": self.refused,
            "before": str(self.before),
            "after": str(self.after),
            "mistake": self.mistake,
            "only": self.only,
            "better": [str(move) for move in self.better],
            "missed_calls": [line_name(line) for line in self.missed_calls],
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def analyse(
    record: Record,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    solver: Solver | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[MoveNote]:
    """Return notes on every event of a record of Quarto.

    Args:
        record: the game.
        seconds: for the whole record; the last state is looked at first, so that the opening stays unknown.
        nodes: for each position; unlike seconds, always with the same result.
        solver: a solver of the record's rules that already knows something.
        progress: called with the number of states whose values are found, and the number of states.

    Raises:
        ValueError: the record is not of Quarto.
    """
    start = record.start
    if not isinstance(start, QuartoState):
        raise ValueError(f"expected a record of quarto, got one of {record.game.name}")
    deadline = None if seconds is None else time.monotonic() + seconds
    analysis = core.Analysis(
        (solver or Solver(start.rules)).native,
        str(start.rules),
        len(start.seats),
        start.position if start.turn else "",
        [str(event) for event in record.events],
        MOST_NODES if nodes is None else nodes,
    )
    is_done = False
    while not is_done:
        if deadline is not None and time.monotonic() >= deadline:
            analysis.give_up()
        is_done = analysis.step(MAX_STEP_NODES)
        if progress is not None:
            progress(analysis.states_known, analysis.states)
    return [
        _note(event, json.loads(analysis.note(number)))
        for number, event in enumerate(record.events)
    ]


def _note(event: Event, told: Json) -> MoveNote:
    """Return the note that native code tells in JSON."""
    return MoveNote(
        number=told["number"],
        seat=event.seat,
        move=event.move,
        refused=event.refused,
        before=Value(told["before"]),
        after=Value(told["after"]),
        only=told["only"],
        better=tuple(parse_move(move) for move in told["better"]),
        missed_calls=tuple(parse_line(line) for line in told["missed_calls"]),
        reasons=tuple(Reason.from_json(reason) for reason in told["reasons"]),
    )
