"""Rule sets of Quarto: the presets of three editions, and the options that change them (Q13).

Lives here: rule sets, their rules strings, and which lines count. Does not live here: playing (`state`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from fourfold.games.options import forbid_both, read_options
from fourfold.games.quarto.pieces import (
    ALL_VALUES,
    FIRST_DARK,
    LINES,
    MUSHROOM_VALUES,
    SQUARES,
    TRAITS,
    TWO_BY_TWOS,
    VALUE_MASKS,
    VALUES,
    Line,
    Piece,
    Square,
)

Board = tuple[Piece | None, ...]
"""The pieces on the sixteen squares, in the order of the squares' numbers; None on a free square."""


def with_piece(board: Board, square: Square, piece: Piece) -> Board:
    """Return the board with this piece on a square."""
    return (*board[:square], piece, *board[square + 1 :])


CLASSIC_EXPIRY = 1
DANISH_EXPIRY = 2

#: The options and whether each takes a value, in the order in which rules strings print them.
OPTIONS = {
    "squares": False,
    "traits": True,
    "values": True,
    "owned": False,
    "owned-dark": False,
    "free": False,
    "players": False,
    "referee": False,
    "lose-on-false-call": False,
    "turn": True,
}

#: Options of which a rules string may have at most one, group by group.
CONTRADICTIONS = (
    ("traits", "values"),
    ("owned", "owned-dark", "free"),
    ("players", "referee"),
    ("lose-on-false-call", "referee"),
)


@dataclass(frozen=True)
class QuartoRules:
    """A rule set of Quarto. `str` of it is its rules string.

    >>> str(parse_rules("danish+referee+squares+free+values:dark,light"))
    'danish+squares+traits:colour+free+referee'
    """

    preset: str = "classic"
    """The name of the preset: ``classic``, ``mushrooms`` or ``danish``."""
    squares: bool = False
    """Whether 2×2 squares count like lines (Q9)."""
    counted: int = ALL_VALUES
    """The trait values that count, as bits (Q8)."""
    owned: str | None = None
    """The colour that B, who places first, owns; None if nobody owns a colour (Q10)."""
    referee: bool = False
    """Whether the program sees every line, so that nobody calls (Q6)."""
    lose_on_false_call: bool = False
    """Whether a false call loses the game (Q5)."""
    turn_seconds: int | None = None
    """The seconds per turn; None for no limit (Q12)."""
    expiry: int = field(default=CLASSIC_EXPIRY)
    """The number of further placements after which a completed line can no longer be called (Q5)."""

    @property
    def has_mushrooms(self) -> bool:
        """Return True in the mushroom edition, in which pieces are mushrooms and values have other names."""
        return self.preset == "mushrooms"

    @property
    def turn_limit(self) -> None:
        """Return None: a game of Quarto ends at the latest when the board is full (Q6)."""

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Return the lines that count."""
        return LINES + TWO_BY_TWOS if self.squares else LINES

    @cached_property
    def lines_through(self) -> tuple[tuple[Line, ...], ...]:
        """Return for each square the counting lines through the square."""
        return tuple(tuple(line for line in self.lines if s in line) for s in SQUARES)

    @property
    def traits(self) -> tuple[str, ...] | None:
        """Return the traits of which both values count, or None if a single value of some trait counts."""
        pairs = [self.counted >> 2 * number & 0b11 for number in range(len(TRAITS))]
        if any(pair in (0b01, 0b10) for pair in pairs):
            return None
        return tuple(trait for trait, pair in zip(TRAITS, pairs, strict=True) if pair)

    @property
    def values(self) -> tuple[str, ...]:
        """Return the values that count, by their classic names."""
        return tuple(value for bit, value in enumerate(VALUES) if self.counted >> bit & 1)

    def refereed(self) -> QuartoRules:
        """Return the same rules in referee play, in which positions are counted and solved."""
        return replace(self, referee=True, lose_on_false_call=False)

    def shared(self, board: Board, squares: Sequence[Square]) -> int:
        """Return the counting values, as bits, that pieces on these squares share; 0 if a square is free."""
        shared = self.counted
        for square in squares:
            piece = board[square]
            if piece is None:
                return 0
            shared &= VALUE_MASKS[piece]
        return shared

    def shared_values(self, board: Board, squares: Sequence[Square]) -> tuple[str, ...]:
        """Return the counting values that the pieces on these squares share, by their classic names."""
        shared = self.shared(board, squares)
        return tuple(value for bit, value in enumerate(VALUES) if shared >> bit & 1)

    def completed(self, board: Board, square: Square) -> tuple[Line, ...]:
        """Return the counting lines through this square whose four pieces share a counting value."""
        found: tuple[Line, ...] = ()
        counted = self.counted
        for line in self.lines_through[square]:
            a, b, c, d = line
            p, q, r, s = board[a], board[b], board[c], board[d]
            if p is None or q is None or r is None or s is None:
                continue
            if counted & VALUE_MASKS[p] & VALUE_MASKS[q] & VALUE_MASKS[r] & VALUE_MASKS[s]:
                found = (*found, line)
        return found

    def giveable(self, pieces: Sequence[Piece], team: str) -> Sequence[Piece]:
        """Return the pieces that this team may be given: if colours are owned, only pieces of its colour."""
        colour = self.colour_of(team)
        if colour is None:
            return pieces
        return [piece for piece in pieces if (piece >= FIRST_DARK) == (colour == "dark")]

    def colour_of(self, team: str) -> str | None:
        """Return the colour that a team, or the team of a seat, owns; None if nobody owns a colour."""
        if self.owned is None:
            return None
        return "dark" if (self.owned == "dark") == (team[0] == "B") else "light"

    @property
    def one_sided_against(self) -> str | None:
        """The owned colour whose player can complete no line that counts; None if both players can (Q8).

        >>> parse_rules("danish+values:dark").one_sided_against
        'light'
        """
        if self.owned is None or len(self.values) != 1:
            return None
        return {"light": "dark", "dark": "light"}.get(self.values[0])

    def __str__(self) -> str:
        base = PRESETS[self.preset]
        parts = [self.preset]
        if self.squares:
            parts.append("squares")
        if self.counted != ALL_VALUES:
            names = ("traits", self.traits) if self.traits else ("values", self.values)
            parts.append(f"{names[0]}:{','.join(names[1])}")
        if self.owned != base.owned:
            parts.append({"light": "owned", "dark": "owned-dark", None: "free"}[self.owned])
        if self.referee:
            parts.append("referee")
        if self.lose_on_false_call:
            parts.append("lose-on-false-call")
        if self.turn_seconds is not None:
            parts.append(f"turn:{self.turn_seconds}")
        return "+".join(parts)


PRESETS = {
    "classic": QuartoRules("classic"),
    "mushrooms": QuartoRules("mushrooms"),
    "danish": QuartoRules("danish", owned="light", expiry=DANISH_EXPIRY),
}


@lru_cache(maxsize=1024)
def parse_rules(text: str) -> QuartoRules:
    """Return the rule set that a rules string writes.

    Raises:
        NotationError: an option is unknown or repeated, or two options contradict each other.
    """
    preset, options = read_options(text, "quarto", list(PRESETS), OPTIONS)
    for names in CONTRADICTIONS:
        forbid_both(options, *names)
    rules = PRESETS[preset]
    if "squares" in options:
        rules = replace(rules, squares=True)
    if "traits" in options:
        traits = options["traits"].choices({t: n for n, t in enumerate(TRAITS)}, TRAITS)
        rules = replace(rules, counted=sum(0b11 << 2 * trait for trait in traits))
    if "values" in options:
        named = {name: n for names in (VALUES, MUSHROOM_VALUES) for n, name in enumerate(names)}
        values = options["values"].choices(named, VALUES)
        rules = replace(rules, counted=sum(1 << value for value in values))
    for name, owned in (("owned", "light"), ("owned-dark", "dark"), ("free", None)):
        if name in options:
            rules = replace(rules, owned=owned)
    if "referee" in options:
        rules = replace(rules, referee=True)
    if "lose-on-false-call" in options:
        rules = replace(rules, lose_on_false_call=True)
    if "turn" in options:
        rules = replace(rules, turn_seconds=options["turn"].number())
    return rules
