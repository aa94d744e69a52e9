"""The Python rules of Quartino and their native twin side by side: random games, everything tried on both.

Lives here: the families of rules, the players who draw their moves by lot, and the comparison after each
move. Does not live here: how many games the suite plays (`test_quartino_lockstep`).
"""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass, replace

from fourfold.engine.quartino_twin import QuartinoTwin
from fourfold.games.errors import GameError
from fourfold.games.game import Json
from fourfold.games.quartino import COLOURS, SPACES, STANDARD_DECK, Card, Quartino, QuartinoState
from fourfold.games.quartino.tokens import tops
from fourfold.games.record import Record

SPACE_NAMES = "c12345678"
CARDS = [str(card) for card in STANDARD_DECK]
TABLE_MOVES = ["offer draw", "accept", "accept draw", "resign", "flag", "abandon"]
LOOP = "YBGP"
"""The column that players who go round in circles build, clear and build again."""


@dataclass(frozen=True)
class Family:
    """What the games of a family have in common; all else is drawn by lot."""

    rules: tuple[str, ...] = ("quartino", "quartino-first", "quartino+referee")
    turns: tuple[int, ...] = (3, 6, 10, 12, 16)
    tokens: tuple[int, ...] = (0, 0, 0, 12)
    """Tokens on the board at the start."""
    says: float = 0.6
    """How often a player says a situation that is there."""
    calls: float = 0.8
    """How often a player calls a card that lies on the board."""
    wants: float = 0.5
    """How often a player places a token that one of their cards needs."""
    loops: float = 0.0
    """How often a player does what brings the same position back."""
    leaves: float = 0.002
    """How often somebody resigns, runs out of time, or offers or accepts a draw."""
    other_deck: bool = False
    unknown: float = 0.0
    """How often a card of the deal is not known."""


FAMILIES = {
    "rulebook": Family(("quartino",)),
    "first games": Family(("quartino-first", "quartino-first+referee")),
    "referee": Family(("quartino+referee",)),
    "other decks": Family(turns=(8, 16, 32), wants=0.95, other_deck=True),
    "repetition": Family(
        ("quartino", "quartino+referee"), turns=(25, 40), tokens=(0,), says=1, loops=0.992
    ),
    "skipped placements": Family(tokens=(26, 27, 28), says=0.1, wants=0.2, leaves=0.05),
    "people who leave": Family(leaves=0.06),
    "unknown cards": Family(unknown=0.6),
}


def some_deck(rng: random.Random) -> list[str]:
    """Return a deck of few colours, so that cards are often made and many cards are there twice."""
    colours = rng.sample(COLOURS, rng.choice([1, 2, 2, 3]))
    return ["".join(rng.choices(colours, k=4)) for _ in range(rng.choice([16, 20, 40]))]


def some_start(family: Family, rng: random.Random) -> QuartinoState:
    """Return the first state of a game of this family."""
    turns = 200 if rng.random() < 0.01 else rng.choice(family.turns)
    rules = f"{rng.choice(family.rules)}+turns:{turns}"
    deck = some_deck(rng) if family.other_deck else None
    state = Quartino(rules).start(seats=rng.choice([2, 2, 3, 4]), rng=rng, deck=deck)
    if tokens := rng.choice(family.tokens):
        box = list("YBGP" * 7)
        rng.shuffle(box)
        spaces = rng.sample(SPACE_NAMES, rng.choice([4, 6, 9, 9]))
        columns = dict.fromkeys(SPACE_NAMES, "")
        for token in box[:tokens]:
            columns[rng.choice(spaces)] += token
        position = "/".join(column or "." for column in columns.values()) + f" {state.seat}"
        fresh = Quartino(rules).at(position, state.seats)
        state = replace(fresh, racks=state.racks, deck=state.deck)
    racks = tuple(
        tuple(None if rng.random() < family.unknown else card for card in rack)
        for rack in state.racks
    )
    return replace(state, racks=racks)


class Lockstep:
    """Plays one game with the Python rules and the native rules, and counts what happened."""

    def __init__(self, family: Family, rng: random.Random, counts: Counter[str]) -> None:
        self.family = family
        self.rng = rng
        self.counts = counts
        start = some_start(family, rng)
        self.record = Record.begin(Quartino(start.rules), start)
        self.twin = QuartinoTwin(start)
        self.first = SPACES[rng.randint(1, 8)]
        """Where on the wheel players build the cards that they want."""

    @property
    def state(self) -> QuartinoState:
        return self.record.state

    def play(self) -> None:
        """Play a whole game; try a move beside each move that is played, and some after the end."""
        self.compare(self.state, self.twin)
        while self.state.outcome is None:
            self.attempt(self.some_move())
            self.step(self.next_move())
        for _ in range(3):
            self.attempt(self.some_move())
        if not any(self.record.start.board):
            self.same(self.twin.record, str(self.record), "record")
        assert self.state.outcome is not None
        self.counts["games"] += 1
        self.counts[f"ended by {self.state.outcome.reason}"] += 1
        self.counts[f"{len(self.state.outcome.winners)} winners"] += 1

    def some_move(self) -> tuple[str, str | None]:
        """Return a move to try, legal or not, and the seat that tries it."""
        rng = self.rng
        seat = rng.choice("ABCDE") if rng.random() < 0.1 else None
        dice = rng.random()
        if dice < 0.15:
            return f"place {rng.choice(COLOURS)} {rng.choice(SPACE_NAMES)}", seat
        if dice < 0.4:
            return self.some_call(), seat
        if dice < 0.5:
            return f"clear {rng.choice(SPACE_NAMES)}", seat
        if dice < 0.65:
            return f"say column {rng.choice(SPACE_NAMES)}", seat
        if dice < 0.75:
            return "say colours", seat
        if dice < 0.8 and (right := self.right_calls()):
            return rng.choice(right), seat
        return ("end" if dice < 0.95 else rng.choice(TABLE_MOVES)), seat

    def some_call(self) -> str:
        """Return a call, mostly a wrong one, often of a card that the seat in turn holds."""
        held = [str(card) for card in self.state.rack if card is not None]
        cards = held if held and self.rng.random() < 0.6 else CARDS
        return f"call {self.rng.choice(cards)} {self.rng.randint(1, 8)}"

    def right_calls(self) -> list[str]:
        """Return the calls of cards that lie on the board, whether the seat may call now or not."""
        state = self.state
        known = {card for card in state.rack if card is not None}
        if None in state.rack:
            known |= set(state.deck)
        return [f"call {card} {at}" for card in sorted(known) for at in card.matching(state.board)]

    def next_move(self) -> tuple[str, str | None]:
        """Return a move to play, of players who often do what makes a game go on to an end."""
        state, rng, family = self.state, self.rng, self.family
        if rng.random() < (0.5 if state.offer else family.leaves):
            if state.offer and rng.random() < 0.9:
                return "accept", rng.choice(state.seats)
            return rng.choice(TABLE_MOVES), rng.choice(state.seats)
        turn = state.turn
        says = [f"say column {space}" for space in turn.tall if turn.column is None]
        says += ["say colours"] if turn.crowded and not (turn.colours or family.loops) else []
        if says and not (turn.begun or state.rules.referee) and rng.random() < family.says:
            return rng.choice(says), None
        if state.phase == "call":
            right = self.right_calls()
            if right and rng.random() < family.calls:
                return rng.choice(right), None
            if rng.random() < (0.001 if family.loops else 0.04):
                return self.some_call(), None
        listed = [str(move) for move in state.moves()]
        if rng.random() < family.loops and state.phase == "place":
            return f"place {LOOP[len(state.board[5]) % 4]} 5", None
        if rng.random() < family.wants and state.phase == "place":
            wanted = [move for move in self.wanted() if move in listed]
            return rng.choice(wanted or listed), None
        return rng.choice(listed), None

    def wanted(self) -> list[str]:
        """Return the placements that the player's first known card needs at one place of the wheel."""
        state = self.state
        card = next((card for card in state.rack if card is not None), Card(CARDS[0]))
        spaces = card.spaces(self.first)
        found = zip(card, spaces, tops(state.board, spaces), strict=True)
        return [f"place {colour} {space}" for colour, space, top in found if top != colour]

    def step(self, tried: tuple[str, str | None]) -> None:
        """Try the move with both rules, and go on from the resulting state."""
        after = self.tried_on_both(*tried, self.twin)
        if after is self.record:
            self.counts["not heard"] += 1
        self.record = after
        self.counts["moves"] += 1
        self.compare(self.state, self.twin, tried[0])

    def attempt(self, tried: tuple[str, str | None]) -> None:
        """Try the move with both rules on copies of the game."""
        twin = self.twin.copy()
        after = self.tried_on_both(*tried, twin)
        # A refused move changes nothing: that is looked at now and then.
        if after is not self.record or self.rng.random() < 0.2:
            self.compare(after.state, twin, tried[0], as_any_viewer=True)

    def tried_on_both(
        self, move: str, seat: str | None, twin: QuartinoTwin
    ) -> Record[QuartinoState]:
        """Return the record in Python after somebody tried a move here and there."""
        said = f"{seat} {move}" if seat else move
        if self.rng.random() < 0.1:
            # Records hold refused moves, too, and the rules refuse what is none.
            refused = self.refused(move, seat)
            self.same(self.twin.copy().play(f"{said} ?"), refused, "refuse", move)
            self.counts[refused["code"] if refused else "refused"] += 1
        after, error = self.record.attempt(move, seat)
        heard, refusal = twin.attempt(said)
        self.same(refusal, as_json(error), "refusal of", move)
        expected = str(after.events[-1]) if after is not self.record else ""
        self.same(heard, expected, "event of", move)
        self.counts[error.code if error else "accepted"] += 1
        return after

    def refused(self, move: str, seat: str | None) -> Json | None:
        try:
            self.state.refuse(move, seat)
        except GameError as error:
            return as_json(error)
        return None

    def compare(
        self, state: QuartinoState, twin: QuartinoTwin, move: str = "", as_any_viewer: bool = False
    ) -> None:
        """Compare what a seat may know, the legal moves of the seat to act included."""
        if as_any_viewer:
            viewer = self.rng.choice([None, *state.seats])
        else:
            viewer = state.seat
            self.same(twin.moves(), [str(listed) for listed in state.moves()], "moves after", move)
            self.same(twin.position, state.position, "position after", move)
        self.same(twin.view(viewer), state.view(viewer).to_json(), f"view of {viewer} after", move)

    def same(self, native: object, python: object, *what: object) -> None:
        if native != python:
            start = self.record.start
            raise AssertionError(
                f"{' '.join(map(str, what))}: native {native!r}, Python {python!r}\n"
                f"{json.dumps(start.to_json())}\n{', '.join(map(str, self.record.events))}"
            )


def as_json(error: GameError | None) -> Json | None:
    return None if error is None else {"code": error.code, "params": error.params}


def run(family: str, games: int, seed: int = 1) -> Counter[str]:
    """Play a number of games of a family; return what happened in them."""
    rng = random.Random(f"{family} {seed}")
    counts: Counter[str] = Counter()
    for _ in range(games):
        Lockstep(FAMILIES[family], rng, counts).play()
    return counts
