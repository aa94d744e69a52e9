"""A second, plain implementation of the rules that shares no code with the package, to check legal moves.

A watcher follows a game move by move and knows which moves are legal next.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from fourfold import State

FILES, RANKS = "abcd", "1234"
ALL_SQUARES = [file + rank for file in FILES for rank in RANKS]


class Watcher(ABC):
    """Follows a game move by move and knows which moves are legal next."""

    def __init__(self, state: State, rules: str) -> None:
        self.seats = state.seats
        self.options = rules.split("+")
        self.referee = "referee" in self.options

    @abstractmethod
    def listed(self) -> set[str]:
        """Return the moves that a list of legal moves may name."""

    @abstractmethod
    def accepts(self, move: str) -> bool:
        """Return True if this move of the seat to act is legal."""

    @abstractmethod
    def note(self, move: str, refused: bool, state: State) -> None:
        """Take in a move, or a refused call or say."""


class QuartoWatcher(Watcher):
    def __init__(self, state: State, rules: str) -> None:
        super().__init__(state, rules)
        self.placed: dict[str, int] = {}
        self.order: list[str] = []
        self.hand: int | None = None
        self.left = set(range(16))
        self.false_calls = 0
        self.declined = False
        rows = [frozenset(file + rank for file in FILES) for rank in RANKS]
        columns = [frozenset(file + rank for rank in RANKS) for file in FILES]
        diagonals = [
            frozenset(f + r for f, r in zip(FILES, ranks, strict=True))
            for ranks in (RANKS, RANKS[::-1])
        ]
        self.lines = set(rows + columns + diagonals)
        if "squares" in self.options:
            self.lines |= {
                frozenset(FILES[f + i] + RANKS[r + j] for i in (0, 1) for j in (0, 1))
                for f in range(3)
                for r in range(3)
            }
        self.counted = self._counted()
        danish = self.options[0] == "danish"
        self.expiry = 2 if danish else 1
        self.b_owns = "light" if danish else None
        for option, colour in (("owned", "light"), ("owned-dark", "dark"), ("free", None)):
            if option in self.options:
                self.b_owns = colour

    def _counted(self) -> set[tuple[int, int]]:
        """Return the values that count, as pairs of bit and value."""
        words = ["light", "dark", "tall", "short", "round", "square", "solid", "hollow"]
        mushrooms = ["red", "blue", "big", "small", "pointed", "flat", "dotted", "plain"]
        traits = {"colour": 8, "height": 4, "shape": 2, "body": 1}
        bits = [8, 4, 2, 1]
        for option in self.options:
            name, _, chosen = option.partition(":")
            if name == "traits":
                return {(traits[trait], v) for trait in chosen.split(",") for v in (0, 1)}
            if name == "values":
                numbers = [(words if v in words else mushrooms).index(v) for v in chosen.split(",")]
                return {(bits[number // 2], number % 2) for number in numbers}
        return {(bit, value) for bit in bits for value in (0, 1)}

    def _share(self, line: frozenset[str]) -> bool:
        pieces = [self.placed[square] for square in line]
        return any(
            all(bool(piece & bit) == bool(value) for piece in pieces) for bit, value in self.counted
        )

    def is_right_call(self, squares: frozenset[str]) -> bool:
        if squares not in self.lines or not squares <= set(self.placed):
            return False
        if not self._share(squares):
            return False
        age = len(self.order) - 1 - max(self.order.index(square) for square in squares)
        just_placed = self.hand is None and not self.declined
        return age == 0 if just_placed else age < self.expiry

    def right_calls(self) -> list[str]:
        return [f"call {' '.join(sorted(line))}" for line in self.lines if self.is_right_call(line)]

    def listed(self) -> set[str]:
        if self.hand is not None:
            return {f"place {square}" for square in ALL_SQUARES if square not in self.placed}
        if len(self.placed) == 16:
            return {"decline"}
        to_b = len(self.placed) % 2 == 0
        dark = {None: None, "light": not to_b, "dark": to_b}[self.b_owns]
        return {f"give {p:x}" for p in self.left if dark is None or (p >= 8) == dark}

    def accepts(self, move: str) -> bool:
        verb, *words = move.split()
        if verb != "call":
            return move in self.listed()
        if self.referee:
            return False
        if "lose-on-false-call" in self.options:
            return True
        return self.false_calls < 3 and self.is_right_call(frozenset(words))

    def note(self, move: str, refused: bool, state: State) -> None:
        verb, *words = move.split()
        if refused:
            self.false_calls += 1
        elif verb == "give":
            self.hand = int(words[0], 16)
            self.left.remove(self.hand)
            self.false_calls = 0
        elif verb == "place":
            assert self.hand is not None
            self.placed[words[0]] = self.hand
            self.order.append(words[0])
            self.hand = None
        elif verb == "decline":
            self.declined = True
            self.false_calls = 0


class QuartinoWatcher(Watcher):
    def __init__(self, state: State, rules: str) -> None:
        super().__init__(state, rules)
        self.situations = self.options[0] == "quartino"
        self.board: dict[str, str] = dict.fromkeys("c12345678", "")
        setup = dict(word.split("=") for word in state.setup()["deal"].split())
        self.racks = {seat: cards.split(",") for seat, cards in setup.items()}
        self.deck = sorted({card for cards in self.racks.values() for card in cards})
        self._begin_turn(state)

    def _begin_turn(self, state: State) -> None:
        self.seat = state.to_act
        counts = Counter("".join(self.board.values()))
        self.crowded = self.situations and max(counts.values(), default=0) >= 4
        self.tall = {s for s, column in self.board.items() if len(column) >= 4 and self.situations}
        self.colours_said = self.referee and self.crowded
        self.column_said: set[str] = self.tall if self.referee else set()
        self.due = 1 + self.colours_said + bool(self.column_said)
        self.begun = False
        self.fresh = True

    @property
    def reserve(self) -> dict[str, int]:
        used = Counter("".join(self.board.values()))
        return {colour: 7 - used[colour] for colour in "YBGP"}

    @property
    def _empty(self) -> bool:
        return not any(self.reserve.values())

    @property
    def _may_finish(self) -> bool:
        return not self.column_said and (self.due == 0 or self._empty)

    def _spaces(self, first: str) -> list[str]:
        rim = "12345678" * 2
        return ["c", *rim[int(first) - 1 : int(first) + 2]]

    def is_right_call(self, card: str, first: str) -> bool:
        return [self.board[s][-1:] for s in self._spaces(first)] == list(card)

    def right_calls(self) -> list[str]:
        if not self._may_finish or self.seat is None:
            return []
        return [
            f"call {card} {first}"
            for card in self.racks[self.seat]
            for first in "12345678"
            if self.is_right_call(card, first)
        ]

    def wanted(self) -> list[str]:
        """Return placements that bring the seat to act nearer to a card."""
        return [
            f"place {colour} {space}"
            for card in self.racks[self.seat or "A"][:1]
            for first in "1"
            for colour, space in zip(card, self._spaces(first), strict=True)
            if self.board[space][-1:] != colour
        ]

    def right_says(self) -> list[str]:
        says = ["say colours", *(f"say column {space}" for space in "c12345678")]
        return [say for say in says if self.accepts(say)]

    def listed(self) -> set[str]:
        clears = {f"clear {space}" for space in self.column_said}
        if self._may_finish:
            return {"end", *(self.right_calls() if self.referee else ())}
        if clears and (not self.colours_said or self.due == 0 or self._empty):
            return clears
        places = {f"place {c} {s}" for c, left in self.reserve.items() if left for s in self.board}
        return places | clears

    def accepts(self, move: str) -> bool:
        verb, *words = move.split()
        if verb == "call":
            held = self._may_finish and self.seat is not None and words[0] in self.racks[self.seat]
            return held and (not self.referee or self.is_right_call(*words))
        if verb == "say":
            if self.referee or self.begun:
                return False
            if words == ["colours"]:
                return self.crowded and not self.colours_said
            return (
                words[1] in self.tall and not self.column_said and self.due < 2 + self.colours_said
            )
        return move in self.listed()

    def note(self, move: str, refused: bool, state: State) -> None:
        verb, *words = move.split()
        if refused:
            return
        self.fresh = False
        if verb == "place":
            self.board[words[1]] += words[0]
            self.due -= 1
            self.begun = True
        elif verb == "clear":
            self.board[words[0]] = ""
            self.column_said = set()
        elif verb == "say":
            self.due += 1
            if words == ["colours"]:
                self.colours_said = True
            else:
                self.column_said = {words[1]}
        elif verb == "call":
            if not self.is_right_call(*words):
                self._begin_turn(state)
                return
            assert self.seat is not None
            self.racks[self.seat].remove(words[0])
            if self.racks[self.seat]:
                for space in self._spaces(words[1]):
                    self.board[space] = self.board[space][:-1]
            self.begun = True
            self.due = 1
        elif verb == "end":
            self._begin_turn(state)
