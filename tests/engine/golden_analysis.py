"""The stored analyses of stored games: what every change of the analysis must reproduce byte for byte.

``tests/engine/golden/games.txt.xz`` holds the records of 2,000 games that levels 1 to 7 played with
fixed seeds: classic, Danish and with 2×2 squares, refereed and by the rulebook, with calls that were missed,
false calls, draw offers and resignations. ``tests/engine/golden/analysis.sha256`` holds, for every ten games,
the SHA-256 of the notes that an analysis without limits finds, one line of JSON per game.

    python -m tests.engine.golden_analysis play 2000     plays the games and stores their records
    python -m tests.engine.golden_analysis store 0 200   analyses chunks 0 to 199 and stores the hashes
    python -m tests.engine.golden_analysis check 0 200   analyses chunks 0 to 199 and compares the hashes

The games are stored as records because the levels may come to draw other random numbers.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import random
import sys
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fourfold import Record
from fourfold.bots import bot_for
from fourfold.engine import Solver
from fourfold.engine.analysis import analyse
from fourfold.games.catalogue import game as game_named
from fourfold.games.quarto import LINES, TWO_BY_TWOS, Call, Quarto, QuartoState
from fourfold.games.record import parse_record

FOLDER = Path(__file__).parent / "golden"
GAMES = FOLDER / "games.txt.xz"
HASHES = FOLDER / "analysis.sha256"
LEVELS = 7
CHUNK = 10
"""Games per hash."""

RULES = (
    "classic",
    "danish",
    "classic+squares",
    "classic+referee",
    "danish+squares",
    "classic+lose-on-false-call",
    "danish+referee",
    "classic+squares+referee",
)
"""Game n is played by the rules n modulo 8, so that every range of games has all of them."""


def play_game(number: int) -> Record:
    """Return the record of one game between two levels; its number decides everything."""
    rng = random.Random(f"golden {number}")
    game = Quarto(RULES[number % len(RULES)])
    seats = rng.choice([2, 2, 2, 4])
    record = Record.begin(game, game.start(seats))
    bots = {team: bot_for("quarto", f"level{1 + rng.randrange(LEVELS)}") for team in ("A", "B")}
    false_calls = rng.choice([0, 0, 0.05, 0.2])
    offers = rng.choice([0, 0, 0, 0.02])
    while record.state.outcome is None:
        state = record.state
        assert isinstance(state, QuartoState)
        seat = state.to_act or ""
        if not state.rules.referee and rng.random() < false_calls:
            record, _ = record.attempt(Call(rng.choice(LINES + TWO_BY_TWOS)), seat)
        elif state.offer and rng.random() < 0.5:
            record, _ = record.attempt("accept", rng.choice(state.seats))
        elif rng.random() < offers:
            text = rng.choice(
                ["offer draw", "offer draw", "offer draw", "resign", "flag", "abandon"]
            )
            record, _ = record.attempt(text, rng.choice(state.seats))
        else:
            record = record.play(bots[seat[0]].choose(state.view(seat), rng), seat)
    return record


def stored_records() -> list[str]:
    """Return the texts of the stored records, in the order of their numbers."""
    text = lzma.decompress(GAMES.read_bytes()).decode()
    return ["game:" + record for record in text.split("game:")[1:]]


def stored_hashes() -> dict[int, str]:
    """Return the stored hash of each chunk of games that has one."""
    lines = HASHES.read_text("utf-8").splitlines()
    return {int(number): digest for number, digest in (line.split() for line in lines)}


def digest_of(notes: Iterable[str]) -> str:
    """Return the hash of games' notes.

    Each game's notes are JSON without spaces, the keys in the order of `MoveNote.to_json`.
    """
    return hashlib.sha256("".join(f"{one}\n" for one in notes).encode()).hexdigest()


@cache
def solver_of(rules: str) -> Solver:
    """Return a solver of these rules, which all games of the rules share."""
    return Solver(rules, memory=256)


def analysed(record: str) -> str:
    """Return the JSON of the notes on a record, analysed without limits."""
    parsed = parse_record(record, game_named)
    notes = analyse(parsed, solver=solver_of(str(parsed.game.rules)))
    return json.dumps([note.to_json() for note in notes], separators=(",", ":"), ensure_ascii=False)


def main(command: str, *numbers: str) -> None:
    """Run one of the three commands of the module's docstring."""
    began = time.monotonic()
    if command == "play":
        records = [str(play_game(number)) for number in range(int(numbers[0]))]
        packed = lzma.compress("".join(records).encode(), preset=9 | lzma.PRESET_EXTREME)
        GAMES.write_bytes(packed)
        print(f"{len(records)} games, {len(packed)} bytes, {time.monotonic() - began:.0f} s")
        return
    first, end = map(int, numbers)
    records = stored_records()
    known = stored_hashes() if HASHES.exists() else {}
    different = 0
    for chunk in range(first, end):
        digest = digest_of(map(analysed, records[CHUNK * chunk : CHUNK * (chunk + 1)]))
        if command == "check" and digest != known[chunk]:
            different += 1
            print(f"chunk {chunk} differs")
        known[chunk] = digest
    if command == "store":
        HASHES.write_text("".join(f"{n} {known[n]}\n" for n in sorted(known)), "utf-8")
    print(f"{end - first} chunks, {different} differ, {time.monotonic() - began:.0f} s")
    sys.exit(different > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
