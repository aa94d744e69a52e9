r"""The material of Quartino: tokens, spaces, columns and cards.

Lives here: the material (T1, T2), and where a card matches the board. Does not live here: playing (`state`).

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
"""The letter of a colour, one of `COLOURS`."""
Column = str
"""The tokens on one space, from bottom to top: ``"YB"`` is a blue token on a yellow one."""
Board = tuple[Column, ...]
"""The nine columns, the centre first, then the rim."""

COLOURS: tuple[Colour, ...] = ("Y", "B", "G", "P")
TOKENS_A_COLOUR = 7
RIM = 8
CARDS_A_RACK = 4
TALL = 4
"""The number of tokens of one colour, or in one column, that make a situation (T7, T8)."""


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
        """Return the rim space that lies this number of steps clockwise."""
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
        """Return the four spaces that the card covers if its first rim colour lies on ``first``."""
        return (CENTRE, first, first.clockwise(1), first.clockwise(2))

    def matches(self, board: Board, first: Space) -> bool:
        """Return True if the top tokens of the spaces that the card covers have its colours."""
        return tops(board, self.spaces(first)) == list(self)

    def matching(self, board: Board) -> list[Space]:
        """Return each rim space on which the first rim colour can lie so that the card matches (T2)."""
        if board[CENTRE][-1:] != self[0]:
            return []
        return [first for first in RIM_SPACES if self.matches(board, first)]


Deck = tuple[Card, ...]

STANDARD_DECK: Deck = tuple(Card("".join(order)) for order in permutations(COLOURS))
"""The deck: one card for every order of the four colours (T2). The rules work with any other deck, too."""


def with_column(board: Board, space: Space, column: Column) -> Board:
    """Return the board with this column on a space."""
    return (*board[:space], column, *board[space + 1 :])


def tops(board: Board, spaces: Iterable[Space]) -> list[str]:
    """Return the top token of each of these spaces, ``""`` for an empty space."""
    return [board[space][-1:] for space in spaces]


def reserve(board: Board) -> dict[Colour, int]:
    """Return the number of tokens of each colour that are not on the board."""
    used = "".join(board)
    return {colour: TOKENS_A_COLOUR - used.count(colour) for colour in COLOURS}


def most_of_a_colour(board: Board) -> int:
    """Return the largest number of tokens of one colour on the board, wherever they lie in columns."""
    used = "".join(board)
    return max(used.count(colour) for colour in COLOURS)


def tall_columns(board: Board) -> tuple[Space, ...]:
    """Return the spaces whose columns are high enough to be cleared (T8)."""
    return tuple(space for space in SPACES if len(board[space]) >= TALL)


def parse_colour(field: Field) -> Colour:
    """Return the colour of this letter."""
    if field.text not in COLOURS:
        raise field.error("bad-colour")
    return field.text


def parse_space(field: Field) -> Space:
    """Return the space of this name."""
    if field.text not in SPACES_BY_NAME:
        raise field.error("bad-space")
    return SPACES_BY_NAME[field.text]


def parse_card(field: Field) -> Card:
    """Return the card that four letters name.

    Cards of other decks may repeat a colour, so any four letters of colours are a card.
    """
    if len(field.text) != CARDS_A_RACK or any(letter not in COLOURS for letter in field.text):
        raise field.error("bad-card")
    return Card(field.text)


def parse_deck(field: Field) -> Deck:
    """Return the deck that a list of cards, separated by commas, names."""
    return make_deck(field.split(","))


def make_deck(fields: Iterable[Field]) -> Deck:
    """Return a deck of these cards; the cards of the standard deck in any order are the standard deck."""
    deck = tuple(map(parse_card, fields))
    return STANDARD_DECK if sorted(deck) == sorted(STANDARD_DECK) else deck


def check_deal(racks: Sequence[Sequence[Card | None]], deck: Deck) -> None:
    """Check that these racks can be dealt from this deck; None is a card that is not known.

    Raises:
        NotationError: the racks have a card more often than the deck, or more cards than the deck.
    """
    dealt = [card for rack in racks for card in rack]
    if len(dealt) > len(deck):
        raise NotationError("deck-too-small", expected=len(dealt), got=len(deck))
    too_many = Counter(card for card in dealt if card is not None) - Counter(deck)
    for card in too_many:
        raise NotationError("card-twice", got=quote(card))
