"""Moves and positions of Quarto as text: each printer beside its parser.

Lives here: the texts, and which positions a game can reach. Does not live here: whether a move is legal
(`state`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Move
from fourfold.games.quarto.pieces import (
    PIECES,
    PIECES_BY_NAME,
    SQUARES,
    Line,
    Piece,
    Square,
    line_name,
    line_of,
    parse_piece,
    parse_square,
)
from fourfold.games.quarto.rules import Board, QuartoRules
from fourfold.games.text import Field

VERBS = "give, place, call, decline, resign, offer draw, accept"
MARK = re.compile(r"([a-d][1-4])([a-d][1-4])([a-d][1-4])([a-d][1-4]):([1-9])")


@dataclass(frozen=True, slots=True)
class Give(Move):
    """The move that gives a piece to the opponent."""

    piece: Piece
    """The piece that the opponent has to place."""

    def __str__(self) -> str:
        return f"give {self.piece}"


@dataclass(frozen=True, slots=True)
class Place(Move):
    """The move that places the piece in hand on a square."""

    square: Square
    """The square on which the piece is placed."""

    def __str__(self) -> str:
        return f"place {self.square}"


@dataclass(frozen=True, slots=True)
class Call(Move):
    """The move that calls "Quarto!" and shows the line."""

    line: Line
    """The four squares that are shown, in the order of their numbers."""

    def __str__(self) -> str:
        return f"call {' '.join(map(str, self.line))}"


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """The move that calls nothing, after the sixteenth placement."""

    def __str__(self) -> str:
        return "decline"


GIVES = tuple(Give(piece) for piece in PIECES)
PLACES = tuple(Place(square) for square in SQUARES)
DECLINE = Decline()


@lru_cache(maxsize=4096)
def parse_move(text: str) -> Move:
    """Return the move of Quarto that a text writes.

    >>> str(parse_move("call d1 c1 b1 a1")), str(parse_move("give DSQH"))
    ('call a1 b1 c1 d1', 'give f')
    """
    whole = Field(text)
    words = whole.words()
    if not words:
        raise whole.error("bad-move", expected=VERBS)
    verb, *rest = words
    match verb.text, rest:
        case "give", [piece]:
            return GIVES[parse_piece(piece.text, piece.column)]
        case "place", [square]:
            return PLACES[parse_square(square.text, square.column)]
        case "call", _:
            squares = {parse_square(square.text, square.column) for square in rest}
            if len(rest) != 4 or len(squares) != 4:
                place = rest[0] if rest else verb.end()
                raise place.error("bad-call", got=quote(" ".join(word.text for word in rest)))
            return Call(line_of(*squares))
        case "decline", []:
            return DECLINE
        case "give" | "place", []:
            raise verb.end().error("bad-piece" if verb.text == "give" else "bad-square")
        case "give" | "place", [_, more, *_]:
            raise more.error("text-after")
        case "decline", [more, *_]:
            raise more.error("text-after")
    raise verb.error("bad-move", expected=VERBS)


@dataclass(frozen=True, slots=True)
class OpenLine:
    """A completed line that can still be called."""

    line: Line
    """The four squares of the line."""
    placements: int
    """The number of further placements after which the line can no longer be called."""

    def __str__(self) -> str:
        return f"{line_name(self.line)}:{self.placements}"


def in_order(open_lines: Iterable[OpenLine]) -> tuple[OpenLine, ...]:
    """Return these lines in the order of position texts: lines that expire sooner come first."""
    return tuple(sorted(open_lines, key=lambda open_line: (open_line.placements, str(open_line))))


@dataclass(frozen=True, slots=True)
class Position:
    """The board, the piece in hand and the open lines that a position text writes.

    >>> str(parse_position("..../.5b./6..e/32.. -", QuartoRules()))
    '..../.5b./6..e/32.. -'
    """

    board: Board
    """The pieces on the sixteen squares, in the order of the squares' numbers; None on a free square."""
    hand: Piece | None
    """The piece in hand; None if a piece has to be given."""
    open_lines: tuple[OpenLine, ...] = ()
    """The completed lines that can still be called."""

    def __str__(self) -> str:
        cells = ["." if piece is None else str(piece) for piece in self.board]
        ranks = "/".join("".join(cells[start : start + 4]) for start in (12, 8, 4, 0))
        text = f"{ranks} {'-' if self.hand is None else self.hand}"
        if self.open_lines:
            text += " !" + ",".join(map(str, self.open_lines))
        return text


def parse_position(text: str, rules: QuartoRules) -> Position:
    """Return the position that a text writes.

    Raises:
        NotationError: the text cannot be read, or no game under these rules reaches the position.
    """
    whole = Field(text)
    words = whole.words()
    if len(words) < 2:
        missing = words[-1].end() if words else whole
        raise missing.error("bad-hand" if words else "bad-ranks")
    board = _read_board(words[0])
    hand = _read_hand(words[1], board)
    _check_colours(words[0], board, hand, rules)
    if rules.referee:
        _check_no_line(words[0], board, rules)
    open_lines = _read_marks(words[2], board, rules) if len(words) > 2 else ()
    if len(words) > 3:
        raise words[3].error("text-after")
    return Position(board, hand, open_lines)


def _read_board(field: Field) -> Board:
    ranks = field.split("/")
    if len(ranks) != 4:
        raise field.error("bad-ranks")
    cells: list[Piece | None] = []
    for rank in reversed(ranks):
        if len(rank.text) != 4:
            raise rank.error("bad-rank")
        for offset, cell in enumerate(rank.text):
            piece = None if cell == "." else PIECES_BY_NAME.get(cell)
            if piece is None and cell != ".":
                raise NotationError("bad-rank", column=rank.column + offset, got=quote(cell))
            cells.append(piece)
    for piece in PIECES:
        if cells.count(piece) > 1:
            raise field.error("piece-twice", got=str(piece))
    return tuple(cells)


def _read_hand(field: Field, board: Board) -> Piece | None:
    if field.text == "-":
        return None
    hand = PIECES_BY_NAME.get(field.text) if len(field.text) == 1 else None
    if hand is None:
        raise field.error("bad-hand")
    if hand in board:
        raise field.error("piece-twice", got=str(hand))
    return hand


def _check_colours(field: Field, board: Board, hand: Piece | None, rules: QuartoRules) -> None:
    """Check that each team was given only pieces of its own colour: B the first piece, then by turns."""
    if rules.owned is None:
        return
    given = [piece for piece in board if piece is not None] + ([] if hand is None else [hand])
    for_b = (len(given) + 1) // 2
    for_a = len(given) // 2
    light, dark = (for_b, for_a) if rules.owned == "light" else (for_a, for_b)
    are_dark = sum(piece.dark for piece in given)
    team = "B" if len(given) % 2 else "A"
    hand_fits = hand is None or bool(rules.giveable([hand], team))
    if are_dark != dark or not hand_fits:
        got = f"{len(given) - are_dark} + {are_dark}"
        if not hand_fits:
            got += f" ({hand})"
        raise field.error("wrong-colours", light=light, dark=dark, got=got)


def _check_no_line(field: Field, board: Board, rules: QuartoRules) -> None:
    for line in rules.lines:
        if rules.shared(board, line):
            raise field.error("line-in-referee-play", got=line_name(line))


def _read_marks(field: Field, board: Board, rules: QuartoRules) -> tuple[OpenLine, ...]:
    if rules.referee:
        raise field.error("marks-in-referee-play")
    if not field.text.startswith("!"):
        raise field.error("bad-marks")
    open_lines: list[OpenLine] = []
    for mark in Field(field.text[1:], field.line, field.column + 1).split(","):
        found = MARK.fullmatch(mark.text)
        if found is None:
            raise mark.error("bad-marks")
        *names, number = found.groups()
        squares = {parse_square(name) for name in names}
        line = line_of(*squares) if len(squares) == 4 else None
        if line not in rules.lines or not rules.shared(board, line):
            raise mark.error("mark-no-line")
        if int(number) > rules.expiry:
            raise mark.error("mark-expiry", most=rules.expiry)
        if any(other.line == line for other in open_lines):
            raise mark.error("mark-no-line")
        open_lines.append(OpenLine(line, int(number)))
    for placements in range(1, rules.expiry + 1):
        same = [set(o.line) for o in open_lines if o.placements == placements]
        if same and not set.intersection(*same):
            raise field.error("marks-apart")
    return in_order(open_lines)
