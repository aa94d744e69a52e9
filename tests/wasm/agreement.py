"""What the browser's core should answer, by Python: games, positions and rules strings to be tried in Node.

Run for long as ``python -m tests.wasm.agreement POSITIONS GAMES`` after ``make wasm``.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from base64 import b64encode
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tests.engine.texts import canonical, some_move_text, some_rules_text, spoil

from fourfold import Record
from fourfold.engine import Solver
from fourfold.engine.tables import load_table
from fourfold.games.errors import IllegalMove, NotationError
from fourfold.games.quarto import LINES, TWO_BY_TWOS, Quarto, QuartoState
from fourfold.games.quarto.pieces import line_name
from fourfold.games.quarto.rules import parse_rules

ROOT = Path(__file__).parents[2]
CORE = ROOT / "build" / "wasm" / "fourfold.wasm"
MEGABYTES = 8

Step = tuple[str, list[Any], Any]
"""A function of the core, its arguments, and the answer."""

RULES = [
    "classic",
    "classic+referee",
    "classic+squares",
    "classic+squares+referee",
    "classic+lose-on-false-call",
    "classic+traits:height,body+owned",
    "mushrooms+values:light,short,solid+referee",
    "mushrooms+squares+values:dark+turn:60",
    "danish",
    "danish+squares+free",
    "danish+squares+owned-dark+referee",
    "danish+traits:colour+lose-on-false-call",
]


def a_game(rng: random.Random) -> list[Step]:
    """A whole game, with calls, moves that are refused, texts that are no moves, and its record."""
    seats = rng.choice([2, 2, 3, 4, 7])
    game = Quarto(rng.choice(RULES))
    record = Record.begin(game, game.start(seats))
    steps: list[Step] = [("start", [str(game.rules), seats], str(game.rules))]
    while record.state.outcome is None:
        state = record.state
        assert isinstance(state, QuartoState)
        if rng.random() < 0.3:
            text = some_move_text(rng)
            steps.append(("play", [text], code(lambda s=state, t=text: s.play(t))))
            if not steps[-1][2]:
                steps.append(("take_back", [], 1))
        if not game.rules.referee and rng.random() < (0.3 if state.open_lines else 0.05):
            shown = (
                [o.line for o in state.open_lines] if rng.random() < 0.6 else LINES + TWO_BY_TWOS
            )
            text = "call " + " ".join(map(str, rng.choice(shown or LINES)))
            record, error = record.attempt(text)
            steps.append(("call", [text], error.code if error else ""))
        else:
            move = rng.choice(state.moves())
            record = record.play(move)
            steps.append(("play", [str(move)], ""))
        steps += seen(record)
    return steps


def seen(record: Record) -> list[Step]:
    """All that can be asked of a moment."""
    state = record.state
    assert isinstance(state, QuartoState)
    return [
        ("position", [], state.position),
        ("view", [], state.view(None).position),
        ("turn", [], state.turn),
        ("to_act", [], state.to_act or ""),
        ("moves", [], lines(state.moves())),
        ("outcome", [], str(state.outcome or "")),
        ("shown", [], lines(line_name(line) for line in state.shown)),
        ("record", [], str(record)),
    ]


def lines(things: Any) -> str:
    return "".join(f"{thing}\n" for thing in things)


def code(step: Any) -> str:
    try:
        step()
    except IllegalMove as error:
        return error.code
    except NotationError:
        return "bad-move"
    return ""


def positions(rng: random.Random) -> Iterator[list[Step]]:
    """Positions without their past: read, printed and solved; now and then one that cannot be."""
    while True:
        rules = parse_rules(rng.choice(RULES))
        solver = Solver(rules, memory=MEGABYTES)
        steps: list[Step] = [("start", [str(rules), 2], str(rules))]
        for _ in range(100):
            text = spoil(some_position(rules, rng), rng)
            try:
                state = Quarto(rules).at(text)
            except NotationError as error:
                steps.append(("set_up", [text], error.code))
                continue
            steps += [("set_up", [text], ""), ("position", [], state.position)]
            steps += [("moves", [], lines(state.moves()))]
            if state.outcome is None and state.placed < 16:
                steps.append(("solve", [1e15, MEGABYTES, 1, 1], solved(solver, state)))
        yield steps


def some_position(rules: Any, rng: random.Random) -> str:
    """A position of a random game in which nobody calls, mostly late enough to be solved at once."""
    state = Quarto(rules).start()
    plies = rng.choice([rng.randrange(34), rng.randrange(16, 34)])
    while plies and state.outcome is None:
        after = state.play(rng.choice(state.moves()))
        if after.outcome is not None:
            break
        state = after
        plies -= 1
    # The solver's answer must come in a moment.
    return state.position if state.placed >= 8 else some_position(rules, rng)


def solved(solver: Solver, state: QuartoState) -> str:
    found = solver.solve(state, with_distance=True)
    return f"{found.value} {found.distance or 0}\n{lines(found.moves)}"


def openings(rng: random.Random) -> list[Step]:
    """An opening table, good or damaged, and openings that are only solved at once with it."""
    name = "classic+traits:colour,height"
    table = load_table(name)
    assert table is not None
    # Rules that only names set apart share the table; others leave it alone.
    rules = parse_rules("classic+traits:shape,body")
    solver = Solver(rules, memory=MEGABYTES)
    steps: list[Step] = [
        ("use_openings", [b64encode(table).decode()], 1),
        ("use_openings", [b64encode(table[:-1]).decode()], 0),
        ("start", [str(rules), 2], str(rules)),
    ]
    for _ in range(20):
        state = Quarto(rules).start()
        for _ in range(2 * rng.randrange(4)):
            state = state.play(rng.choice(state.moves()))
        found = solver.solve(state)
        steps.append(("set_up", [state.position], ""))
        answer = f"{found.value} 0\n{lines(found.moves)}"
        steps += [("solve", [1e15, MEGABYTES, 1, 0], answer), ("nodes", [], found.nodes)]
    late = "08a6/b51e/9c../437. -"
    other = Solver("classic", memory=MEGABYTES).solve(late)
    steps += [("start", ["classic", 2], "classic"), ("set_up", [late], "")]
    steps.append(("solve", [1e15, MEGABYTES, 1, 0], f"{other.value} 0\n{lines(other.moves)}"))
    return steps


def rules_strings(rng: random.Random) -> list[Step]:
    """Rules strings, sound or not."""
    texts = [some_rules_text(rng) for _ in range(200)]
    return [("start", [text, 2], canonical(text) or "") for text in texts]


def try_in_node(scripts: Iterator[list[Step]], core: Path = CORE) -> dict[str, int]:
    """Play the scripts in Node.

    Raises:
        AssertionError: the core differs, somewhere.
    """
    text = lines(map(json.dumps, scripts))
    node = ["node", str(Path(__file__).with_name("core.mjs")), str(core)]
    done = subprocess.run(node, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    counts: dict[str, int] = json.loads(done.stdout)
    return counts


def main(number_of_positions: int, number_of_games: int) -> None:
    rng = random.Random(1)
    began = time.perf_counter()
    games = try_in_node(a_game(rng) for _ in range(number_of_games))
    print(
        f"{games['scripts']} games, {games['steps']} answers, {time.perf_counter() - began:.0f} s"
    )
    hundreds = islice(positions(rng), -(-number_of_positions // 100))
    found = try_in_node(hundreds)
    print(
        f"{100 * found['scripts']} positions, {found['steps']} answers, {time.perf_counter() - began:.0f} s"
    )
    try_in_node(rules_strings(rng) for _ in range(5))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
