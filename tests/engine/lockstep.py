"""The Python rules and their native twin side by side: random games in which everything is tried on both.

Run for long as ``python -m tests.engine.lockstep GAMES [FAMILY…]`` from the root of the repository.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

from fourfold.engine.twin import Twin
from fourfold.games.errors import SENTENCES, IllegalMove
from fourfold.games.game import Move
from fourfold.games.quarto import (
    LINES,
    SQUARES,
    TWO_BY_TWOS,
    Call,
    Quarto,
    QuartoRules,
    QuartoState,
)
from fourfold.games.quarto.notation import DECLINE, GIVES, PLACES
from fourfold.games.quarto.pieces import ALL_VALUES, line_of
from fourfold.games.quarto.rules import PRESETS

TRIES = 3
"""Moves that are tried after each ply, besides the one that is played."""

CALLS = [Call(line) for line in LINES + TWO_BY_TWOS]
ODD_CALLS = [Call(line_of(*squares)) for squares in combinations(SQUARES, 4)]


def some_rules(rng: random.Random, preset: str | None = None) -> QuartoRules:
    """Any rule set: plain ones often, every choice now and then."""
    rules = PRESETS[preset or rng.choice(list(PRESETS))]
    if rng.random() < 0.3:
        rules = replace(rules, squares=True)
    if rng.random() < 0.4:
        rules = replace(rules, counted=some_values(rng))
    if rng.random() < 0.4:
        rules = replace(rules, owned=rng.choice([None, "light", "dark"]))
    if rng.random() < 0.3:
        return rules.refereed()
    return replace(rules, lose_on_false_call=rng.random() < 0.2)


def some_values(rng: random.Random) -> int:
    traits = sum(rng.choice([0, 0b11]) << 2 * trait for trait in range(4))
    return rng.choice([rng.randint(1, ALL_VALUES), traits]) or ALL_VALUES


def in_players_play(rules: QuartoRules, *, lose_on_false_call: bool = False) -> QuartoRules:
    return replace(rules, referee=False, lose_on_false_call=lose_on_false_call)


#: What is fixed in each family; all else is drawn.
FAMILIES: dict[str, Callable[[random.Random], QuartoRules]] = {
    "classic": lambda rng: PRESETS[rng.choice(["classic", "mushrooms"])],
    "danish": lambda rng: replace(
        PRESETS["danish"], owned=rng.choice([None, "light"]), squares=rng.random() < 0.3
    ),
    "referee": lambda rng: some_rules(rng).refereed(),
    "squares": lambda rng: replace(some_rules(rng), squares=True),
    "owned": lambda rng: replace(some_rules(rng), owned=rng.choice(["light", "dark"])),
    "values": lambda rng: replace(some_rules(rng), counted=some_values(rng)),
    "lose-on-false-call": lambda rng: in_players_play(some_rules(rng), lose_on_false_call=True),
}


class Lockstep:
    """Plays one game with the Python rules and the native rules, and counts what happened."""

    def __init__(self, rules: QuartoRules, rng: random.Random, counts: Counter[str]) -> None:
        self.rng = rng
        self.counts = counts
        self.state: QuartoState = Quarto(rules).start()
        self.twin = Twin(rules)
        self.history: list[Move] = []
        self.position = self.state.position

    def play(self, tries: int) -> None:
        """A whole game, and some tries after its end."""
        self.compare(self.state, self.twin)
        while self.state.outcome is None:
            for _ in range(tries):
                self.attempt(self.some_move())
            self.step(self.next_move())
        for _ in range(tries):
            self.attempt(self.some_move())
        self.counts["games"] += 1
        self.counts[str(self.state.outcome)] += 1

    def some_move(self) -> Move:
        """A move to try, legal or not."""
        rng = self.rng
        dice = rng.random()
        if dice < 0.25:
            return rng.choice(GIVES)
        if dice < 0.45:
            return rng.choice(PLACES)
        if dice < 0.55 and self.state.open_lines:
            return Call(rng.choice(self.state.open_lines).line)
        if dice < 0.85:
            return rng.choice(CALLS)
        return rng.choice(ODD_CALLS) if dice < 0.95 else DECLINE

    def next_move(self) -> Move:
        """A move to play: a listed one, at times a call, right or wrong; some insist on it."""
        state, rng = self.state, self.rng
        if not state.rules.referee:
            insists = 0.7 if state.refusals else 0.02
            if state.open_lines and rng.random() < 0.2:
                return Call(rng.choice(state.open_lines).line)
            if rng.random() < (0.005 if state.rules.lose_on_false_call else insists):
                return rng.choice(CALLS)
        return rng.choice(state.moves())

    def step(self, move: Move) -> None:
        """Play the move on both; a call that is refused is counted on both."""
        self.history.append(move)
        state, code = tried(self.state.play, move)
        self.same(self.twin.play(move), code, "play")
        if code and isinstance(move, Call):
            self.counts[code] += 1
            state, code = tried(self.state.refuse, move)
            self.same(self.twin.refuse(move), code, "refuse")
        assert state is not None, code
        self.counts["plies"] += 1
        self.state = state
        self.compare(state, self.twin)
        self.position = self.twin.position

    def attempt(self, move: Move) -> None:
        """Try the move on both, without going on from there."""
        refuses = isinstance(move, Call) or not self.rng.randrange(16)
        for name in ("play", "refuse") if refuses else ("play",):
            state, code = tried(getattr(self.state, name), move)
            twin = self.twin.copy() if state is not None else self.twin
            self.same(getattr(twin, name)(move), code, name, move)
            self.counts[code or "accepted"] += 1
            if state is not None:
                self.compare(state, twin)
            else:
                # A refused move changes nothing.
                self.same(self.twin.position, self.position, "refused", move)

    def compare(self, state: QuartoState, twin: Twin) -> None:
        self.same(twin.position, state.position, "position")
        self.same(twin.turn, state.turn, "turn")
        self.same(twin.outcome, state.outcome, "outcome")
        self.same(twin.refusals, state.refusals, "refusals")
        self.same(twin.moves(), list(state.moves()), "moves")
        self.same(twin.shown, state.shown, "shown")

    def same(self, native: object, python: object, *what: object) -> None:
        if native != python:
            asked = " ".join(map(str, what))
            past = ", ".join(map(str, self.history))
            raise AssertionError(
                f"{asked}: native {native!r}, Python {python!r}; {self.state.rules}: {past}"
            )


def tried(step: Callable[[Move], QuartoState], move: Move) -> tuple[QuartoState | None, str]:
    try:
        return step(move), ""
    except IllegalMove as error:
        return None, error.code


def run(family: str, games: int, seed: int = 1, tries: int = TRIES) -> Counter[str]:
    """So many games of a family; what happened in them."""
    rng = random.Random(f"{family} {seed}")
    counts: Counter[str] = Counter()
    pool = [FAMILIES[family](rng) for _ in range(min(games, 500))]
    for _ in range(games):
        Lockstep(rng.choice(pool), rng, counts).play(tries)
    return counts


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 1000
    for family in arguments[1:] or FAMILIES:
        began = time.perf_counter()
        counts: Counter[str] = Counter()
        seed = 0
        while counts["games"] < games:
            seed += 1
            counts += run(family, min(10_000, games - counts["games"]), seed, tries=1)
            refused = sum(n for what, n in counts.items() if what in SENTENCES)
            print(
                f"{family}: {counts['games']} games, {counts['plies']} plies, {refused} refused moves,"
                f" {counts['accepted']} accepted besides, {time.perf_counter() - began:.0f} s",
                flush=True,
            )
        print(dict(counts.most_common()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
