"""Random games of any rule set, with right and wrong calls and says."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from fourfold import Game, Record, State

from .watchers import ALL_SQUARES, QuartinoWatcher, QuartoWatcher, Watcher


@dataclass(frozen=True)
class Moment:
    record: Record
    watcher: Watcher

    @property
    def state(self) -> State:
        return self.record.state


def alphabet(game: Game, state: State) -> list[str]:
    """Return every move text of a game, and some invalid calls."""
    if game.name == "quarto":
        lines = QuartoWatcher(state, "classic+squares").lines
        others = random.Random(str(state.position)).sample(list(combinations(ALL_SQUARES, 4)), 8)
        calls = [f"call {' '.join(sorted(line))}" for line in [*lines, *map(frozenset, others)]]
        gives = [f"give {piece:x}" for piece in range(16)]
        return [*gives, *(f"place {s}" for s in ALL_SQUARES), *calls, "decline"]
    spaces = "c12345678"
    deck = sorted(
        {card for cards in state.setup()["deal"].split() for card in cards[2:].split(",")}
    )
    unheld = ["YBGP", "PGBY", "YYYB"]
    return [
        *(f"place {colour} {space}" for colour in "YBGP" for space in spaces),
        *(f"call {card} {first}" for card in {*deck, *unheld} for first in spaces[1:]),
        *(f"clear {space}" for space in spaces),
        *(f"say column {space}" for space in spaces),
        "say colours",
        "end",
    ]


def random_try(moment: Moment, rng: random.Random) -> str:
    """Return a move to try: mostly a legal one, sometimes a call or say, right or wrong."""
    watcher = moment.watcher
    listed = [str(move) for move in moment.state.moves()]
    if rng.random() < (0.9 if isinstance(watcher, QuartinoWatcher) else 0.3):
        if calls := watcher.right_calls():
            return rng.choice(calls)
        if isinstance(watcher, QuartinoWatcher):
            if says := watcher.right_says():
                return rng.choice(says)
            if wanted := [move for move in watcher.wanted() if move in listed]:
                return rng.choice(wanted)
    last = moment.record.events[-1:]
    if last and last[0].refused and rng.random() < 0.8:
        return str(last[0].move)  # Some insist, and the rules have a limit to that.
    loses = "lose-on-false-call" in watcher.options
    if rng.random() < (0.005 if loses else 0.1):
        verbs = rng.choice([("call",), ("say", "clear")])
        whole = alphabet(moment.record.game, moment.record.start)
        return rng.choice([text for text in whole if text.startswith(verbs)] or whole)
    return rng.choice(listed)


@lru_cache(maxsize=256)
def moments(table: Any, seed: int = 1) -> tuple[Moment, ...]:
    """Yield the states of a whole random game, the end included."""
    rng = random.Random(f"{table} {seed}")
    start = table.start(seed)
    watcher: Watcher = (QuartoWatcher if table.name == "quarto" else QuartinoWatcher)(
        start, table.rules
    )
    found = [Moment(Record.begin(table.game, start), watcher)]
    while found[-1].state.outcome is None:
        if table.silent and any(found[-1].watcher.reserve.values()):
            move = str(rng.choice([m for m in found[-1].state.moves() if "call" not in str(m)]))
        else:
            move = random_try(found[-1], rng)
        record, error = found[-1].record.attempt(move)
        if record is found[-1].record:
            assert error is not None
            continue
        watcher = copy.deepcopy(found[-1].watcher)
        watcher.note(move, error is not None, record.state)
        found.append(Moment(record, watcher))
        assert len(found) < 3000, "a game without end"
    return tuple(found)


def going_on(table: Any) -> Iterator[Moment]:
    return (moment for moment in moments(table) if moment.state.outcome is None)


def some(table: Any, number: int = 8) -> list[Moment]:
    """Return some states spread over the game, the last one included."""
    found = moments(table)
    return [*found[:: max(1, len(found) // number)], found[-1]]
