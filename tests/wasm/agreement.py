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
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tests.support.random_texts import canonical, some_move_text, some_rules_text, spoil

from fourfold import Record
from fourfold.engine import Solver
from fourfold.engine.openings import load_table, table_name
from fourfold.games.errors import GameError, IllegalMove, NotationError
from fourfold.games.quarto import LINES, TWO_BY_TWOS, Call, Line, Quarto, QuartoState
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


TABLE_TEXTS = [
    *("offer draw", "offer draw", "accept", "accept", " accept  draw"),
    *("resign", "flag", "abandon"),
]


def a_game(rng: random.Random) -> list[Step]:
    """A whole game with what people do: false calls, draws, resigning, and all that is refused."""
    seats = rng.choice([2, 2, 3, 4, 7])
    game = Quarto(rng.choice(RULES))
    record: Record = Record.begin(game, game.start(seats))
    steps: list[Step] = [("start", [str(game.rules), seats], str(game.rules))]
    steps += seen(record)
    # Some are fond of calling, some of talking; most games go on for long.
    fond_of_calls, fond_of_talk = rng.choice([0.02, 0.1, 0.5]), rng.choice([0, 0, 0.02, 0.2])
    while record.state.outcome is None:
        if rng.random() < 0.3:
            steps += refused_or_taken_back(record, rng)
        state = record.state
        assert isinstance(state, QuartoState)
        dice = rng.random()
        if state.offer and rng.random() < 0.5:
            record, step = attempted(record, "accept", rng.choice(state.seats))
        elif dice < fond_of_talk:
            record, step = attempted(
                record, rng.choice(TABLE_TEXTS), rng.choice([*state.seats, "C", None])
            )
        elif dice < fond_of_talk + (max(fond_of_calls, 0.3) if state.open_lines else fond_of_calls):
            record, step = attempted(
                record, some_call(state, rng), rng.choice([state.to_act, None])
            )
        elif rng.random() < 0.05:
            record, step = attempted(record, some_move_text(rng), rng.choice(state.seats))
        else:
            event = f"{state.to_act} {rng.choice(state.moves())}"
            record = record.play(event.split(" ", 1)[1])
            step = ("play", [event], "")
        steps += [step, *seen(record)]
    # Nothing comes after the end.
    steps += [attempted(record, text, None)[1] for text in ["resign", some_move_text(rng)]]
    return [*steps, *repeated(record)]


def some_call(state: QuartoState, rng: random.Random) -> str:
    open_lines = [open_line.line for open_line in state.open_lines]
    shown = open_lines if open_lines and rng.random() < 0.5 else LINES + TWO_BY_TWOS
    return "call " + " ".join(map(str, rng.choice(shown)))


def attempted(record: Record, text: str, seat: str | None) -> tuple[Record, Step]:
    """A move tried as at a table, and what the core should say of it."""
    said = text if seat is None else f"{seat} {text}"
    error: GameError | None
    try:
        after, error = record.attempt(text, seat)
    except NotationError as wrong:
        after, error = record, wrong
    event = None if after is record else str(after.events[-1])
    return after, ("attempt", [said], {"event": event, "refusal": error and told(error)})


def refused_or_taken_back(record: Record, rng: random.Random) -> list[Step]:
    """An event that may be one of a record or not; a sound one is taken back again."""
    state = record.state
    seat = rng.choice([state.to_act, state.to_act, *state.seats, "Z"])
    texts = [some_move_text(rng), rng.choice(TABLE_TEXTS)]
    if isinstance(state, QuartoState) and state.open_lines:
        texts.append(some_call(state, rng))
    text = rng.choice(texts)
    is_marked = bool(text.strip()) and rng.random() < 0.3
    step = state.refuse if is_marked else state.play
    wrong = complaint(lambda: step(text, seat))
    steps: list[Step] = [("play", [f"{seat} {text}" + " ?" * is_marked], wrong)]
    return steps if wrong else [*steps, ("take_back", [], 1)]


def repeated(record: Record) -> list[Step]:
    """Return the steps that play a record again, event by event, and take back every event."""
    seats = len(record.start.seats)
    steps: list[Step] = [("start", [str(record.game.rules), seats], str(record.game.rules))]
    steps += [("play", [str(event)], "") for event in record.events]
    steps += seen(record)
    steps += [("take_back", [], 1) for _ in record.events]
    return [*steps, ("take_back", [], 0), *seen(Record.begin(record.game, record.start))]


def seen(record: Record) -> list[Step]:
    """Return the steps that ask for everything known about the current state of a record."""
    state = record.state
    assert isinstance(state, QuartoState)
    steps: list[Step] = [
        ("position", [], state.position),
        ("view", [], state.view(state.to_act).to_json()),
        ("moves", [], lines(state.moves())),
        ("calls", [], lines(f"call {' '.join(map(str, line))}" for line in right_calls(state))),
        ("record", [], str(record)),
        ("standing_lines", [], lines(map(line_name, standing(state)))),
    ]
    if state.outcome is None:
        named = [line_name(open_line.line) for open_line in state.open_lines]
        steps.append(("open_lines", [], lines(named)))
    for line in (*state.shown, LINES[state.turn % len(LINES)]):
        shared = state.rules.shared_values(state.board, line)
        steps.append(("shared", [line_name(line)], lines(shared)))
    return steps


def standing(state: QuartoState) -> list[Line]:
    """The lines whose pieces share something that counts."""
    counting = (*LINES, *TWO_BY_TWOS) if state.rules.squares else LINES
    return [line for line in counting if state.rules.shared(state.board, line)]


def right_calls(state: QuartoState) -> list[Line]:
    """The lines whose call wins now."""
    won = []
    for open_line in state.open_lines if state.outcome is None else ():
        try:
            after = state.play(Call(open_line.line))
        except IllegalMove:
            continue
        if after.outcome is not None and after.outcome.reason == "call":
            won.append(open_line.line)
    return won


def lines(things: Any) -> str:
    return "".join(f"{thing}\n" for thing in things)


def told(error: GameError) -> dict[str, Any]:
    return {"code": error.code, "params": error.params}


def complaint(step: Callable[[], object]) -> Any:
    """Why a step is refused, as the core tells it; the empty text if it is not."""
    try:
        step()
    except GameError as error:
        return told(error)
    return ""


def positions(rng: random.Random) -> Iterator[list[Step]]:
    """Positions without their past: read, printed and solved; now and then one that cannot be."""
    while True:
        rules = parse_rules(rng.choice(RULES))
        solver = Solver(rules, memory=MEGABYTES)
        steps: list[Step] = [("start", [str(rules), 2], str(rules))]
        for _ in range(100):
            # What comes up under other rules often cannot under these.
            came_up_under = rules if rng.random() < 0.8 else parse_rules(rng.choice(RULES))
            text = spoil(some_position(came_up_under, rng), rng)
            try:
                state = Quarto(rules).at(text)
            except NotationError as error:
                steps.append(("set_up", [text], told(error)))
                continue
            steps += [("set_up", [text], ""), *seen_without_past(state)]
            if state.outcome is None and state.placed < 16:
                steps.append(("solve", [1e15, MEGABYTES, 1, 1], solved(solver, state)))
        yield steps


def seen_without_past(state: QuartoState) -> list[Step]:
    whole = seen(Record.begin(Quarto(state.rules), state))
    # Only a game that began at the beginning has a record.
    return [step for step in whole if step[0] != "record"]


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
    steps: list[Step] = []
    for text in [some_rules_text(rng) for _ in range(200)]:
        name = canonical(text)
        steps.append(("start", [text, 2], name or ""))
        if name:
            steps.append(("openings", [], table_name(parse_rules(name)) or ""))
    return steps


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
