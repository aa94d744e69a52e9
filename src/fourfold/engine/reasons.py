"""Why a move of Quarto is good or bad: facts that anybody can check on the board, as codes with parameters.

Lives here: the codes, and the facts about lines that they rest on. Does not live here: which reason a move
has (`analysis`), and sentences: the message catalogues make them from code and parameters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from fourfold.games.game import Json
from fourfold.games.quarto import Board, Line, Piece, QuartoRules, Square
from fourfold.games.quarto.pieces import PIECES, SQUARES, VALUE_MASKS, VALUES, line_name

Param = str | int | tuple[str, ...]
"""Pieces are letters, squares and moves notation, lines four squares (``a1b1c1d1``), values classic names."""


class Code(StrEnum):
    """What is said of a move. The comments name the parameters."""

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


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact about a move."""

    code: Code
    params: Mapping[str, Param] = field(default_factory=dict)

    def to_json(self) -> Json:
        """The form that programs exchange."""
        params = {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in self.params.items()
        }
        return {"code": str(self.code), "params": params}


@dataclass(frozen=True, slots=True)
class Completion:
    """A line that a piece completes on a square, and what its four pieces then share."""

    square: Square
    line: Line
    values: tuple[str, ...]


def value_names(mask: int) -> tuple[str, ...]:
    """The values of these bits, by their classic names.

    >>> value_names(0b1000_0001)
    ('light', 'hollow')
    """
    return tuple(name for bit, name in enumerate(VALUES) if mask >> bit & 1)


def completions(rules: QuartoRules, board: Board, piece: Piece) -> Iterator[Completion]:
    """Every line that this piece would complete, square by square."""
    for square in SQUARES:
        if board[square] is not None:
            continue
        for line in rules.lines_through[square]:
            others = [other for other in line if other != square]
            shared = rules.shared(board, others) & VALUE_MASKS[piece]
            if shared:
                yield Completion(square, line, value_names(shared))


def threats(rules: QuartoRules, board: Board) -> int:
    """The values, as bits, that complete a line somewhere: a piece with none of them is safe to give."""
    found = 0
    for line in rules.lines:
        shared = rules.counted
        free = 0
        for square in line:
            piece = board[square]
            if piece is None:
                free += 1
            else:
                shared &= VALUE_MASKS[piece]
        if free == 1:
            found |= shared
    return found


def giveable(rules: QuartoRules, board: Board) -> list[Piece]:
    """What may be given when this is the board and no piece is in hand."""
    left = [piece for piece in PIECES if piece not in board]
    placed = len(PIECES) - len(left)
    return list(rules.giveable(left, "BA"[placed % 2]))


def safe_pieces(rules: QuartoRules, board: Board) -> list[Piece]:
    """What may be given without letting the receiver complete a line."""
    danger = threats(rules, board)
    return [piece for piece in giveable(rules, board) if not VALUE_MASKS[piece] & danger]


def line_place(line: Line) -> tuple[str, str]:
    """What kind of line that is, and what distinguishes it from others of its kind.

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


def of_completion(code: Code, completion: Completion, **params: Param) -> Reason:
    """A reason about a completed line."""
    return Reason(
        code,
        {
            **params,
            "square": str(completion.square),
            "line": line_name(completion.line),
            "values": completion.values,
        },
    )


def of_line(code: Code, rules: QuartoRules, board: Board, line: Line) -> Reason:
    """A reason about a line that stands on the board."""
    shared = value_names(rules.shared(board, line))
    return Reason(code, {"line": line_name(line), "values": shared})


def of_moves(code: Code, moves: Iterable[object]) -> Reason:
    """A reason about moves that would have been better."""
    texts = tuple(map(str, moves))
    return Reason(code, {"moves": texts, "number": len(texts)})
