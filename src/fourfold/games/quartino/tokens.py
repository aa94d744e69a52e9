r"""Tokens, spaces, columns and cards: what lies in the box.

Lives here: the material of T1 and T2, and where a card matches. Does not live here: turns (`state`).

The wheel, rim spaces clockwise around the centre::

          8   1   2
            \ | /
          7 - c - 3
            / | \
          6   5   4
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from fourfold.games.errors import NotationError, quote
from fourfold.games.text import Field

Colour = str
"""One of `COLOURS`, by its letter."""
Column = str
"""The tokens on one space, from bottom to top: ``"YB"`` is a blue token on a yellow one."""
Board = tuple[Column, ...]
"""The nine columns, the centre first, then the rim."""

COLOURS: tuple[Colour, ...] = ("Y", "B", "G", "P")
TOKENS_A_COLOUR = 7
RIM = 8
CARDS_A_RACK = 4
TALL = 4
"""So many tokens of one colour, or in one column, make a situation (T7, T8)."""


class Space(int):
    """One of the nine spaces: 0 is the centre, 1 to 8 the rim.

    >>> str(Space(0)), str(Space(8))
    ('c', '8')
    """

    __slots__ = ()

    def __str__(self) -> str:
        return "c12345678"[self]

    def __repr__(self) -> str:
        return f"Space({self:d})"

    def clockwise(self, steps: int) -> Space:
        """The rim space so many steps further."""
        return SPACES[(self - 1 + steps) % RIM + 1]


SPACES = tuple(Space(number) for number in range(RIM + 1))
CENTRE, *_RIM_SPACES = SPACES
RIM_SPACES = tuple(_RIM_SPACES)
SPACES_BY_NAME = {str(space): space for space in SPACES}
EMPTY_BOARD: Board = ("",) * len(SPACES)


class Card(str):
    """A quarter of the wheel: the centre's colour, then three rim colours clockwise.

    >>> Card("YBGP").spaces(SPACES[7])
    (Space(0), Space(7), Space(8), Space(1))
    """

    __slots__ = ()

    def spaces(self, first: Space) -> tuple[Space, ...]:
        """The four spaces that it covers when its first rim colour lies on ``first``."""
        return (CENTRE, first, first.clockwise(1), first.clockwise(2))

    def matches(self, board: Board, first: Space) -> bool:
        """Whether the top tokens there are its colours."""
        return tops(board, self.spaces(first)) == list(self)

    def matching(self, board: Board) -> list[Space]:
        """Each of the eight turns of the wheel in which it matches (T2)."""
        if board[CENTRE][-1:] != self[0]:
            return []
        return [first for first in RIM_SPACES if self.matches(board, first)]


Deck = tuple[Card, ...]

STANDARD_DECK: Deck = tuple(Card("".join(order)) for order in permutations(COLOURS))
"""Every order of the four colours (T2). Any other deck is as good: the rules only look at its cards."""


def with_column(board: Board, space: Space, column: Column) -> Board:
    """The board with another column on this space."""
    return (*board[:space], column, *board[space + 1 :])


def tops(board: Board, spaces: Iterable[Space]) -> list[str]:
    """The top token of each of these spaces, ``""`` where there is none."""
    return [board[space][-1:] for space in spaces]


def reserve(board: Board) -> dict[Colour, int]:
    """How many tokens of each colour are not on the board."""
    used = "".join(board)
    return {colour: TOKENS_A_COLOUR - used.count(colour) for colour in COLOURS}


def most_of_a_colour(board: Board) -> int:
    """The largest number of tokens of one colour on the board, anywhere in columns."""
    used = "".join(board)
    return max(used.count(colour) for colour in COLOURS)


def tall_columns(board: Board) -> tuple[Space, ...]:
    """The spaces whose columns are high enough to be cleared."""
    return tuple(space for space in SPACES if len(board[space]) >= TALL)


def parse_colour(field: Field) -> Colour:
    """Read a colour's letter."""
    if field.text not in COLOURS:
        raise field.error("bad-colour")
    return field.text


def parse_space(field: Field) -> Space:
    """Read a space's name."""
    if field.text not in SPACES_BY_NAME:
        raise field.error("bad-space")
    return SPACES_BY_NAME[field.text]


def parse_card(field: Field) -> Card:
    """Read a card.

    Another deck's cards may repeat a colour, so any four letters are a card.
    """
    if len(field.text) != CARDS_A_RACK or any(letter not in COLOURS for letter in field.text):
        raise field.error("bad-card")
    return Card(field.text)


def parse_deck(field: Field) -> Deck:
    """Read a deck: cards separated by commas."""
    return make_deck(field.split(","))


def make_deck(fields: Iterable[Field]) -> Deck:
    """A deck of these cards. The order of the standard ones does not matter."""
    deck = tuple(map(parse_card, fields))
    return STANDARD_DECK if sorted(deck) == sorted(STANDARD_DECK) else deck


def check_deal(racks: Sequence[Sequence[Card | None]], deck: Deck) -> None:
    """Refuse a deal that this deck cannot give; None is a card that is not known.

    Raises:
        NotationError: a card more often than the deck has it, or more cards than it has.
    """
    dealt = [card for rack in racks for card in rack]
    if len(dealt) > len(deck):
        raise NotationError("deck-too-small", expected=len(dealt), got=len(deck))
    too_many = Counter(card for card in dealt if card is not None) - Counter(deck)
    for card in too_many:
        raise NotationError("card-twice", got=quote(card))
