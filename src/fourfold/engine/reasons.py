"""Why a move is good or bad: facts that anybody can check on the board, as codes with parameters.

Lives here: reasons as Python values, and the names of lines. Does not live here: which reason a move of
Quarto (``native/quarto/mind/analysis.hpp``) or a turn of Quartino
(``native/quartino/study/turn_reasons.hpp``) has, and sentences: the message catalogues make them from code
and parameters.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from fourfold.games.game import Json
from fourfold.games.quarto import Line
from fourfold.games.quarto.pieces import line_of, parse_square

Param = str | int | tuple[str, ...]
"""Pieces are letters, lines four squares (``a1b1c1d1``), values classic names, everything else notation."""


class Code(StrEnum):
    """What is said of a move, as ``native/quarto/mind/reasons.hpp`` lists it. Comments name parameters."""

    COMPLETES_LINE = "completes-line"  # square line values
    GIVES_WIN = "gives-win"  # piece square line values
    GIVES_FORCED_LOSS = "gives-forced-loss"  # piece reply
    NO_SAFE_PIECE = "no-safe-piece"  # square number: of pieces, each of which completes a line
    FORCED_LOSS = "forced-loss"  # square number: of safe pieces, each of which loses
    MISSED_LINE = "missed-line"  # square line values
    MISSED_WIN = "missed-win"  # moves number
    MISSED_DRAW = "missed-draw"  # moves number
    ONLY_WIN = "only-win"
    ONLY_DRAW = "only-draw"
    LOST_NO_SAFE_PIECE = "lost-no-safe-piece"
    LOST = "lost"
    CALLS_LINE = "calls-line"  # line values
    MISSED_CALL_PLACER = "missed-call-placer"  # line values
    MISSED_CALL_OPEN = "missed-call-open"  # line values
    MISSED_CALL_EXPIRED = "missed-call-expired"  # line values
    CALLS_USED_UP = "calls-used-up"
    FALSE_CALL = "false-call"
    ABANDONED = "abandoned"  # seat value: what the position was worth


class TurnCode(StrEnum):
    """What is said of a turn of Quartino, as ``native/quartino/study/turn_reasons.hpp`` lists it."""

    SHOWS_CARD = "shows-card"  # card: that a wrong call of the turn has shown to everybody
    MISSED_COLOURS = "missed-colours"  # colour number: of tokens on the wheel, not announced
    MISSED_COLUMN = "missed-column"  # space number: of tokens in the column, not announced
    MISSED_CALL = "missed-call"  # card space: where the card lay as the turn ended
    MISSED_CARD = "missed-card"  # card moves: by which the card could have been made
    MISSED_CHAIN = "missed-chain"  # number cards moves: by which these cards could have been made
    COULD_STOP = (
        "could-stop"  # seat card percent: the last card of the seat, probably, now within reach
    )
    HELPS_CARD = (
        "helps-card"  # seat card percent: a card that the seat probably holds, now within reach
    )
    WRONG_COLUMN = "wrong-column"  # space better: the column cleared, and that which strong clears
    REVEALS_CARD = "reveals-card"  # card: that the turn helped more than any other


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact about a move of Quarto."""

    code: Code
    """What kind of fact this is."""
    params: Mapping[str, Param] = field(default_factory=dict)
    """The squares, pieces and values that the fact names."""

    def to_json(self) -> Json:
        """Return the reason as JSON, in the form that programs exchange."""
        return _fact_to_json(self.code, self.params)

    @classmethod
    def from_json(cls, told: Json) -> Reason:
        """Return the reason that `to_json` or native code told."""
        return cls(Code(told["code"]), _params_from_json(told["params"]))


@dataclass(frozen=True, slots=True)
class TurnReason:
    """A fact about a turn of Quartino."""

    code: TurnCode
    """What kind of fact this is."""
    params: Mapping[str, Param] = field(default_factory=dict)
    """The cards, spaces, seats and moves that the fact names."""

    def to_json(self) -> Json:
        """Return the reason as JSON, in the form that programs exchange."""
        return _fact_to_json(self.code, self.params)

    @classmethod
    def from_json(cls, told: Json) -> TurnReason:
        """Return the reason that `to_json` or native code told."""
        return cls(TurnCode(told["code"]), _params_from_json(told["params"]))


def _fact_to_json(code: StrEnum, params: Mapping[str, Param]) -> Json:
    named = {
        name: list(value) if isinstance(value, tuple) else value for name, value in params.items()
    }
    return {"code": str(code), "params": named}


def _params_from_json(told: Json) -> dict[str, Param]:
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in told.items()
    }


def parse_line(name: str) -> Line:
    """Return the line of this name.

    >>> [str(square) for square in parse_line("a1b1c1d1")]
    ['a1', 'b1', 'c1', 'd1']
    """
    return line_of(*(parse_square(name[start : start + 2]) for start in range(0, len(name), 2)))


def line_place(line: Line) -> tuple[str, str]:
    """Return the kind of a line, and the name that distinguishes the line from others of its kind.

    >>> from fourfold.games.quarto import LINES, TWO_BY_TWOS
    >>> [line_place(line) for line in (LINES[2], LINES[4], LINES[8], TWO_BY_TWOS[0])]
    [('rank', '3'), ('file', 'a'), ('diagonal', 'a1–d4'), ('two-by-two', 'a1–b2')]
    """
    files = {square % 4 for square in line}
    ranks = {square // 4 for square in line}
    if len(ranks) == 1:
        return "rank", "1234"[min(ranks)]
    if len(files) == 1:
        return "file", "abcd"[min(files)]
    kind = "two-by-two" if len(files) == 2 else "diagonal"
    return kind, f"{line[0]}–{line[3]}"
