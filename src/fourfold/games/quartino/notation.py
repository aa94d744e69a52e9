"""Moves and positions of Quartino as text: each printer beside its parser.

Lives here: the texts. Does not live here: whether a move is legal (`state`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Move, Seat
from fourfold.games.quartino.tokens import (
    CENTRE,
    COLOURS,
    SPACES,
    TOKENS_A_COLOUR,
    Board,
    Card,
    Colour,
    Space,
    parse_card,
    parse_colour,
    parse_space,
)
from fourfold.games.text import Field, located

VERBS = "say, clear, place, call, end, resign, offer draw, accept"


@dataclass(frozen=True, slots=True)
class SayColours(Move):
    """The move that says that some colour has four or more tokens on the board (T7)."""

    def __str__(self) -> str:
        return "say colours"


@dataclass(frozen=True, slots=True)
class SayColumn(Move):
    """The move that says that a column has four or more tokens (T8)."""

    space: Space
    """The space on which the column lies."""

    def __str__(self) -> str:
        return f"say column {self.space}"


@dataclass(frozen=True, slots=True)
class Clear(Move):
    """The move that returns a whole column to the reserve."""

    space: Space
    """The space whose column is returned to the reserve."""

    def __str__(self) -> str:
        return f"clear {self.space}"


@dataclass(frozen=True, slots=True)
class Place(Move):
    """The move that puts a token from the reserve on a space."""

    colour: Colour
    """The colour of the token."""
    space: Space
    """The space on which the token is placed."""

    def __str__(self) -> str:
        return f"place {self.colour} {self.space}"


@dataclass(frozen=True, slots=True)
class Call(Move):
    """The move that calls "Quartino" and shows a card and where its first rim colour lies."""

    card: Card
    """The card that the four tokens show."""
    first: Space
    """The space on the rim with the first rim colour of the card."""

    def __post_init__(self) -> None:
        if self.first == CENTRE:
            raise NotationError("bad-rim", got=quote(str(self.first)))

    def __str__(self) -> str:
        return f"call {self.card} {self.first}"


@dataclass(frozen=True, slots=True)
class End(Move):
    """The move that ends the turn."""

    def __str__(self) -> str:
        return "end"


SAY_COLOURS = SayColours()
END = End()
PLACES = {colour: tuple(Place(colour, space) for space in SPACES) for colour in COLOURS}


@lru_cache(maxsize=4096)
def parse_move(text: str) -> Move:
    """Return the move of Quartino that a text writes.

    >>> [str(parse_move(text)) for text in ("say  column c", "call YBGP 7")]
    ['say column c', 'call YBGP 7']
    """
    whole = Field(text)
    words = whole.words()
    if not words:
        raise whole.error("bad-move", expected=VERBS)
    verb, *rest = words
    match verb.text:
        case "say":
            return _read_say(verb, rest)
        case "clear":
            (space,) = _take(verb, rest, 1)
            return Clear(parse_space(space))
        case "place":
            colour, space = _take(verb, rest, 2)
            return PLACES[parse_colour(colour)][parse_space(space)]
        case "call":
            card, first = _take(verb, rest, 2)
            shown, rim = parse_card(card), parse_space(first)
            with located(1, first.column):
                return Call(shown, rim)
        case "end":
            _take(verb, rest, 0)
            return END
    raise verb.error("bad-move", expected=VERBS)


def _read_say(verb: Field, rest: list[Field]) -> Move:
    if rest and rest[0].text == "colours":
        _take(verb, rest, 1)
        return SAY_COLOURS
    if rest and rest[0].text == "column":
        _, space = _take(verb, rest, 2)
        return SayColumn(parse_space(space))
    place = rest[0] if rest else verb.end()
    raise place.error("bad-move", expected="say colours, say column")


def _take(verb: Field, rest: list[Field], number: int) -> list[Field]:
    """Return this number of words; in place of missing words return empty fields, which no parser accepts."""
    if len(rest) > number:
        raise rest[number].error("text-after")
    last = rest[-1] if rest else verb
    return rest + [last.end()] * (number - len(rest))


def board_text(board: Board) -> str:
    """Return the nine columns as position texts write them.

    >>> board_text(("YB", "", "G", "", "", "", "", "", "P"))
    'YB/./G/./././././P'
    """
    return "/".join([column or "." for column in board])


def position_text(board: Board, seat: Seat) -> str:
    """Return the position text at the start of this seat's turn."""
    return f"{board_text(board)} {seat}"


def parse_board(field: Field) -> Board:
    """Return the board whose nine columns a text writes."""
    parts = field.split("/")
    if len(parts) != len(SPACES):
        raise field.error("bad-spaces")
    columns = []
    for part in parts:
        if part.text != "." and (not part.text or any(c not in COLOURS for c in part.text)):
            raise part.error("bad-column")
        columns.append("" if part.text == "." else part.text)
    for colour in COLOURS:
        used = "".join(columns).count(colour)
        if used > TOKENS_A_COLOUR:
            raise field.error("too-many-tokens", colour=colour, most=TOKENS_A_COLOUR, got=used)
    return tuple(columns)


def parse_position(text: str, seats: Sequence[Seat]) -> tuple[Board, Seat]:
    """Return the board and the seat to act of a position text, at the start of a turn.

    Raises:
        NotationError: the text cannot be read, as the text of a position during a turn.
    """
    whole = Field(text)
    words = whole.words()
    if not words:
        raise whole.error("bad-spaces")
    board = parse_board(words[0])
    seat = words[1] if len(words) > 1 else words[0].end()
    if seat.text not in seats:
        raise seat.error("bad-seat", expected=" ".join(seats))
    if len(words) > 2:
        raise words[2].error("text-after")
    return board, seat.text
