"""A second, plain implementation of Quarto: words, sets and lists instead of bits and countdowns.

Lives here: what the tests hold the rules against. It shares no code with them: pieces are sets of words,
lines are sets of square names, and a line's age is read off the order of the placements.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from itertools import product

WORDS = (("light", "dark"), ("tall", "short"), ("round", "square"), ("solid", "hollow"))
TRAITS = dict(zip(("colour", "height", "shape", "body"), WORDS, strict=True))
ALL_WORDS = frozenset(word for pair in WORDS for word in pair)

#: Counting up from LTRF, the last trait changes fastest.
PIECES = dict(zip("0123456789abcdef", map(frozenset, product(*WORDS)), strict=True))
SQUARES = [file + rank for rank in "1234" for file in "abcd"]

Line = frozenset[str]


def _line(*coordinates: tuple[int, int]) -> Line:
    return frozenset("abcd"[x] + "1234"[y] for x, y in coordinates)


ROWS = [_line(*((x, y) for x in range(4))) for y in range(4)]
COLUMNS = [_line(*((x, y) for y in range(4))) for x in range(4)]
DIAGONALS = [_line(*((n, n) for n in range(4))), _line(*((n, 3 - n) for n in range(4)))]
TWO_BY_TWOS = [
    _line((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)) for x in range(3) for y in range(3)
]
THROUGH = {
    squares: {
        square: [
            line
            for line in ROWS + COLUMNS + DIAGONALS + (TWO_BY_TWOS if squares else [])
            if square in line
        ]
        for square in SQUARES
    }
    for squares in (False, True)
}


def lines(squares: bool) -> set[Line]:
    """Return the lines that may count."""
    return {*ROWS, *COLUMNS, *DIAGONALS, *(TWO_BY_TWOS if squares else ())}


def in_common(pieces: list[str], counted: frozenset[str]) -> frozenset[str]:
    """Return the counted words that are true of all these pieces."""
    return counted.intersection(*(PIECES[piece] for piece in pieces))


@dataclass(frozen=True)
class Choice:
    """A rule set as chosen, and how it should print."""

    preset: str = "classic"
    squares: bool = False
    counted: frozenset[str] = ALL_WORDS
    owned: str | None = None
    """B's colour."""
    referee: bool = False
    lose: bool = False
    turn: int | None = None

    @property
    def text(self) -> str:
        """Return the canonical rules string."""
        text = self.preset + "+squares" * self.squares
        whole = [name for name, pair in TRAITS.items() if set(pair) <= self.counted]
        if self.counted != ALL_WORDS:
            if 2 * len(whole) == len(self.counted):
                text += "+traits:" + ",".join(whole)
            else:
                named = [word for pair in WORDS for word in pair if word in self.counted]
                text += "+values:" + ",".join(named)
        if self.owned != ("light" if self.preset == "danish" else None):
            text += {"light": "+owned", "dark": "+owned-dark", None: "+free"}[self.owned]
        text += "+referee" * self.referee + "+lose-on-false-call" * self.lose
        return text if self.turn is None else f"{text}+turn:{self.turn}"


@dataclass
class Model:
    """A game of Quarto that changes in place, written independently of the package."""

    choice: Choice
    seats: tuple[str, ...] = ("A", "B")
    placed: dict[str, str] = field(default_factory=dict)
    """The piece on each square, in the order of the placements."""
    hand: str | None = None
    declined: bool = False
    false_calls: int = 0
    offer: list[str] = field(default_factory=list)
    outcome: tuple[str, str] | None = None
    """The winning team (or ``draw``) and the reason."""

    def __post_init__(self) -> None:
        self.waiting = {t: deque(s for s in self.seats if s[0] == t) for t in "AB"}
        self.actor = self.waiting["A"][0]
        self.lines = lines(self.choice.squares)
        self.left = set(PIECES)

    @property
    def to_act(self) -> str | None:
        return None if self.outcome else self.actor

    @property
    def other_team(self) -> str:
        return "B" if self.actor[0] == "A" else "A"

    def pass_on(self) -> None:
        """The turn ends: the partner behind is next of this team, the other team acts."""
        other = self.other_team
        self.waiting[self.actor[0]].rotate(-1)
        self.actor = self.waiting[other][0]
        self.false_calls = 0

    def moves(self) -> set[str]:
        """Return the moves that the rules should list."""
        if self.outcome:
            return set()
        if self.hand is not None:
            return {f"place {square}" for square in SQUARES if square not in self.placed}
        if len(self.placed) == 16:
            return {"decline"}
        return {f"give {piece}" for piece in self.left if self.is_theirs(piece)}

    def is_theirs(self, piece: str) -> bool:
        """Return True if the other team may be given the piece."""
        colour = self.choice.owned
        if colour is None:
            return True
        if self.other_team == "A":
            colour = "dark" if colour == "light" else "light"
        return colour in PIECES[piece]

    def age(self, line: Line) -> int | None:
        """Return how many placements ago the line was made; None if the line does not count."""
        if line not in self.lines or not line <= self.placed.keys():
            return None
        if not in_common([self.placed[square] for square in line], self.choice.counted):
            return None
        order = list(self.placed)
        return len(order) - 1 - max(order.index(square) for square in line)

    def alive(self) -> dict[Line, int]:
        """Return the lines that may still be called, with the placements after which they expire."""
        life = 2 if self.choice.preset == "danish" else 1
        aged = ((line, self.age(line)) for line in self.lines)
        return {line: life - age for line, age in aged if age is not None and age < life}

    def is_right(self, line: Line) -> bool:
        """Return True if the seat to act may call this line now."""
        age = self.age(line)
        if age == 0:
            return True
        has_just_placed = self.hand is None and not self.declined
        return age == 1 and self.choice.preset == "danish" and not has_just_placed

    def play(self, seat: str, move: str) -> str:
        """Return the result of a move: fine, false (a call), silenced (a fourth call) or illegal."""
        verb, _, rest = move.partition(" ")
        if self.outcome or seat not in self.seats:
            return "illegal"
        if verb in {"resign", "flag", "abandon", "offer", "accept"}:
            return self._at_table(seat, verb)
        if seat != self.actor:
            return "illegal"
        if verb == "call":
            return self._call(frozenset(rest.split()))
        if move not in self.moves():
            return "illegal"
        self.offer = []
        if verb == "give":
            self.hand = rest
            self.left.remove(rest)
            self.pass_on()
        elif verb == "place":
            self._place(rest)
        elif self.declined:
            self.outcome = ("draw", "full-board")
        else:
            self.pass_on()
            self.declined = True
        return "fine"

    def _place(self, square: str) -> None:
        assert self.hand is not None
        self.placed[square] = self.hand
        self.hand = None
        if self.choice.referee:
            if any(self.age(line) == 0 for line in THROUGH[self.choice.squares][square]):
                self.outcome = (self.actor[0], "line")
            elif len(self.placed) == 16:
                self.outcome = ("draw", "full-board")

    def _call(self, line: Line) -> str:
        if self.choice.referee:
            return "illegal"
        if self.false_calls == 3:
            return "silenced"
        if self.is_right(line):
            self.outcome = (self.actor[0], "call")
        elif self.choice.lose:
            self.outcome = (self.other_team, "false-call")
        else:
            self.false_calls += 1
            return "false"
        return "fine"

    def _at_table(self, seat: str, verb: str) -> str:
        opponents = "B" if seat[0] == "A" else "A"
        if verb in {"resign", "abandon"}:
            self.outcome = (opponents, {"resign": "resign", "abandon": "abandoned"}[verb])
        elif verb == "flag":
            if seat != self.actor:
                return "illegal"
            self.outcome = (opponents, "time")
        elif verb == "offer":
            if self.offer:
                return "illegal"
            self.offer = [seat]
        else:
            if not self.offer or seat in self.offer:
                return "illegal"
            self.offer.append(seat)
            if len(self.offer) == len(self.seats):
                self.outcome = ("draw", "agreement")
        return "fine"
