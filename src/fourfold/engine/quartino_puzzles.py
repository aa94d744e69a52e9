"""Puzzles of Quartino: situations of two players with exactly one answer, in five kinds.

Lives here: what a puzzle is, its proof by the native search of the turn, its grade, and the puzzles that are
shipped. Does not live here: how they are found (`quartino_puzzle_making`), and Quarto's puzzles (`puzzles`).

A is to solve the puzzle and B is the opponent. A referee watches, so that every situation is granted, but for
``announce``. Exactly one solution means, for each kind:

``two-cards``
    Make two cards in this turn. No way makes three, and one way alone makes two. Two ways are the same if
    they call the same cards at the same places, in the same order, and before each call do the same on each
    space: moves on different spaces may come in any order.
``chain``
    Make three cards, or all four, in this turn: as many as any way makes, and one way alone makes them.
``stop``
    A places one token, cannot make a card, and ends the turn. B may hold any card that is neither A's nor
    made. One token alone leaves no such card that B could make in the next turn, with all tokens that the
    situations then give B. Without any token, B could make at least two.
``announce``
    Nobody announces but the player: say each situation that there is as the turn begins, four colours or a
    column or both. There is at least one situation, and at most one column.
``hand``
    Which card does B hold? B has one card left, and has moved as told by this rule: each token that B placed
    brought the card as near as any token could, and B calls the card as soon as it lies on the wheel. As near
    means that as many of its colours lie right at one place. One card alone that is neither A's nor made
    agrees with all moves shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from fourfold.engine.core import core
from fourfold.engine.puzzles import HARDEST
from fourfold.games.quartino import Quartino, QuartinoState
from fourfold.games.quartino.state import Rack
from fourfold.games.quartino.tokens import STANDARD_DECK, Card, Deck, parse_card
from fourfold.games.text import Field

KINDS = ("two-cards", "chain", "stop", "announce", "hand")
COLUMNS = ("id", "kind", "position", "mine", "hers", "events", "solution", "grade", "found")
TRIES = 100
"""Tries of each level at a puzzle."""
GRADE_LIMITS = (60, 53, 46, 36)
"""The least percentages of tries that find a solution, for the grades 1, 2, 3 and 4."""


@dataclass(frozen=True, slots=True)
class QuartinoPuzzle:
    r"""A situation and its only answer.

    >>> cards = ["PGYB/GYBP,YPGB,BYGP", "?,?,?,?/"]
    >>> fields = ["0a", "stop", "G/PYP/Y/./././G/./BG A", *cards, "", "place P 2", "1", "60"]
    >>> puzzle = QuartinoPuzzle.parse("\t".join(fields))
    >>> puzzle.solution, puzzle.grade, len(puzzle.unseen)
    ('place P 2', 1, 20)
    """

    id: str
    kind: str
    """The kind of the puzzle: one of `KINDS`."""
    position: str
    """The wheel and the seat to act where the puzzle begins."""
    mine: str
    """The cards in A's rack there, and after a slash those that A has made."""
    hers: str
    """The same of B, whose cards are not known."""
    events: str
    """The moves from there until the question is asked, separated by commas."""
    solution: str
    """The moves to find, separated by commas; for ``hand`` the card."""
    grade: int = 0
    """The difficulty, 1 to 5, from how often the solution is found; 0 if not graded."""
    found: int = 0
    """The percentage of the levels' tries that find the solution."""

    def __str__(self) -> str:
        return "\t".join(str(getattr(self, name)) for name in COLUMNS)

    @classmethod
    def parse(cls, line: str) -> QuartinoPuzzle:
        """Read what `str` printed.

        Raises:
            ValueError: the line is not of a puzzle.
        """
        fields = line.split("\t")
        if len(fields) != len(COLUMNS) or fields[1] not in KINDS:
            raise ValueError(f"expected {len(COLUMNS)} fields of a puzzle, got {line!r}")
        name, kind, position, mine, hers, events, solution, grade, found = fields
        return cls(name, kind, position, mine, hers, events, solution, int(grade), int(found))

    @property
    def rules(self) -> str:
        """The rules of the puzzle: a referee grants situations, unless they are to be announced."""
        return "quartino" if self.kind == "announce" else "quartino+referee"

    @property
    def start(self) -> QuartinoState:
        """The state where the puzzle begins."""
        (mine, my_made), (hers, her_made) = _read_cards(self.mine), _read_cards(self.hers)
        state = Quartino(self.rules).at(self.position, seats=2)
        return replace(state, racks=(mine, hers), made=(my_made, her_made))

    @property
    def asked(self) -> QuartinoState:
        """The state in which the question is asked."""
        state = self.start
        for event in self.moves_shown:
            state = state.play(event)
        return state

    @property
    def moves_shown(self) -> list[str]:
        """The moves from the start until the question is asked."""
        return self.events.split(",") if self.events else []

    @property
    def unseen(self) -> Deck:
        """The cards that B may hold: neither A's nor made."""
        seen = {
            card for side in (self.mine, self.hers) for cards in _read_cards(side) for card in cards
        }
        return tuple(card for card in STANDARD_DECK if card not in seen)

    @property
    def native_texts(self) -> tuple[str, str, str, str, str]:
        """The texts by which the native core knows the puzzle."""
        return self.kind, self.position, self.mine, self.hers, self.events


def _read_cards(text: str) -> tuple[Rack, tuple[Card, ...]]:
    """Return the cards in a rack, None for those that are not known, and the cards that are made."""
    rack, made = text.split("/")
    held = tuple(None if card == "?" else parse_card(Field(card)) for card in rack.split(","))
    return held, tuple(parse_card(Field(card)) for card in made.split(",") if card)


def read_puzzles(text: str) -> list[QuartinoPuzzle]:
    """Return the puzzles of a file's text; lines that begin with # are comments."""
    return [QuartinoPuzzle.parse(line) for line in text.splitlines() if line and line[0] != "#"]


def print_puzzles(puzzles: Iterable[QuartinoPuzzle]) -> str:
    """Return the text of a file of puzzles, easy puzzles first within a kind."""
    ordered = sorted(puzzles, key=lambda p: (KINDS.index(p.kind), p.grade, p.id))
    return "\n".join(["# " + "\t".join(COLUMNS), *map(str, ordered), ""])


@cache
def shipped_puzzles() -> tuple[QuartinoPuzzle, ...]:
    """Return the puzzles of Quartino that come with Fourfold."""
    file = files("fourfold").joinpath("engine", "data", "quartino-puzzles.tsv")
    return tuple(read_puzzles(file.read_text("utf-8")))


# --- Proofs and grades ----------------------------------------------------------------------------


def prove(puzzle: QuartinoPuzzle) -> str | None:
    """Return the only solution, whatever the puzzle claims; None if there is none or more than one.

    Raises:
        ValueError: position, cards or events are wrong.
    """
    return core.prove_quartino_puzzle(*puzzle.native_texts) or None


def reprove(puzzle: QuartinoPuzzle) -> bool:
    """Return True if a puzzle has the only solution, the share of tries and the grade that it claims."""
    try:
        return prove(puzzle) == puzzle.solution and graded(puzzle) == puzzle
    except ValueError:
        return False


def found_by_level(puzzle: QuartinoPuzzle) -> list[int]:
    """Return, for each level, how many of its tries find the solution.

    The seed is the puzzle's id, so a puzzle is found as often wherever and whenever it is tried.
    """
    return core.quartino_tries_that_find(*puzzle.native_texts, int(puzzle.id, 16), TRIES)


def graded(puzzle: QuartinoPuzzle) -> QuartinoPuzzle:
    """Return the puzzle with its grade, by how often the levels find the solution."""
    tries = found_by_level(puzzle)
    found = round(100 * sum(tries) / (TRIES * len(tries)))
    return replace(puzzle, found=found, grade=grade_of(found))


def grade_of(found: int) -> int:
    """Return how hard a puzzle is, 1 to 5, from the percentage of tries that find it.

    >>> [grade_of(found) for found in (70, 55, 50, 40, 20)]
    [1, 2, 3, 4, 5]
    """
    return HARDEST - sum(found >= limit for limit in GRADE_LIMITS)
