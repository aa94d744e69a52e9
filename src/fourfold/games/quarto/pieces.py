"""The material of Quarto: pieces, traits, squares and lines.

Lives here: the pieces (Q1) and the lines that may count (Q4, Q9). Does not live here: which lines count under
which rules (`rules`), and playing (`state`).
"""

from __future__ import annotations

from fourfold.games.errors import NotationError, quote

TRAITS = ("colour", "height", "shape", "body")
VALUES = ("light", "dark", "tall", "short", "round", "square", "solid", "hollow")
"""The eight trait values, two for each trait in turn."""
MUSHROOM_VALUES = ("red", "blue", "big", "small", "pointed", "flat", "dotted", "plain")
"""The names of the same eight values in the mushroom edition."""

LETTERS = ("LD", "TS", "RQ", "FH")
"""The letters of each trait's two values; `LTRF` is the piece light, tall, round, solid (F is full)."""

ALL_VALUES = 0b1111_1111
FIRST_DARK = 8
"""The number of the first dark piece; all pieces with smaller numbers are light."""


class Piece(int):
    """One of the sixteen pieces: 8·dark + 4·short + 2·square + 1·hollow.

    >>> piece = Piece(7)
    >>> str(piece), piece.letters, piece.values
    ('7', 'LSQH', ('light', 'short', 'square', 'hollow'))
    """

    __slots__ = ()

    def __str__(self) -> str:
        return "0123456789abcdef"[self]

    def __repr__(self) -> str:
        return f"Piece({self:d})"

    @property
    def values(self) -> tuple[str, ...]:
        """Return the piece's four trait values, by their classic names."""
        return tuple(VALUES[2 * trait + bit] for trait, bit in enumerate(self._bits))

    @property
    def letters(self) -> str:
        """Return the piece's four letters."""
        return "".join(LETTERS[trait][bit] for trait, bit in enumerate(self._bits))

    @property
    def dark(self) -> bool:
        """Return True if the piece is dark, False if it is light."""
        return self >= FIRST_DARK

    @property
    def _bits(self) -> tuple[int, ...]:
        return tuple(self >> shift & 1 for shift in (3, 2, 1, 0))


class Square(int):
    """One of the sixteen squares, a1 = 0, b1 = 1 … d4 = 15.

    >>> str(Square(0)), str(Square(1)), str(Square(15))
    ('a1', 'b1', 'd4')
    """

    __slots__ = ()

    def __str__(self) -> str:
        return "abcd"[self % 4] + "1234"[self // 4]

    def __repr__(self) -> str:
        return f"Square({self:d})"


Line = tuple[Square, Square, Square, Square]
"""Four squares that may win together, a row, column, diagonal or 2 × 2 square, sorted by name."""

PIECES = tuple(Piece(number) for number in range(16))
SQUARES = tuple(Square(number) for number in range(16))
PIECES_BY_NAME = {str(piece): piece for piece in PIECES} | {p.letters: p for p in PIECES}
SQUARES_BY_NAME = {str(square): square for square in SQUARES}

VALUE_MASKS = tuple(sum(1 << VALUES.index(value) for value in piece.values) for piece in PIECES)
"""For each piece its four values as bits, bit n for ``VALUES[n]``; the values that pieces share are the
bitwise and of their masks."""


def line_of(*squares: Square) -> Line:
    """Return the line of these four squares, sorted by name."""
    a, b, c, d = sorted(squares, key=str)
    return (a, b, c, d)


def line_name(line: Line) -> str:
    """Return a line as text: ``a1b1c1d1``."""
    return "".join(map(str, line))


def _rows_columns_diagonals() -> tuple[Line, ...]:
    rows = [[4 * rank + file for file in range(4)] for rank in range(4)]
    columns = [[4 * rank + file for rank in range(4)] for file in range(4)]
    diagonals = [[0, 5, 10, 15], [3, 6, 9, 12]]
    return tuple(line_of(*(SQUARES[s] for s in line)) for line in rows + columns + diagonals)


def _two_by_twos() -> tuple[Line, ...]:
    corners = [4 * rank + file for rank in range(3) for file in range(3)]
    return tuple(line_of(*(SQUARES[c + step] for step in (0, 1, 4, 5))) for c in corners)


LINES = _rows_columns_diagonals()
"""Four rows, four columns, two long diagonals (Q4)."""
TWO_BY_TWOS = _two_by_twos()
"""The nine 2 × 2 squares (Q9)."""


def parse_piece(text: str, column: int = 1) -> Piece:
    """Return the piece that a hex digit or four letters name.

    >>> parse_piece("f") == parse_piece("DSQH")
    True
    """
    try:
        return PIECES_BY_NAME[text]
    except KeyError:
        raise NotationError("bad-piece", column=column, got=quote(text)) from None


def parse_square(text: str, column: int = 1) -> Square:
    """Return the square of this name."""
    try:
        return SQUARES_BY_NAME[text]
    except KeyError:
        raise NotationError("bad-square", column=column, got=quote(text)) from None
