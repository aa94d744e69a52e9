"""Quartino's core for the browser chooses the moves of bots as Python does, and is small."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections import Counter
from pathlib import Path

from tests.games.quartino.secret_games import some_game
from tests.support.native_builds import browser_core

import fourfold
from fourfold.bots.bot import Bot
from fourfold.bots.catalogue import bot_for
from fourfold.bots.quartino import StrongBot
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.games.quartino import STANDARD_DECK, QuartinoState

SCRIPT = Path(__file__).with_name("quartino.mjs")
NETS = Path(fourfold.__file__).parent / "engine" / "data" / "quartino.net"
MOST_BYTES = 80_000
PLAYOUTS = 16
GAMES = 240
RULES = ("quartino", "quartino+referee", "quartino-first", "quartino+turns:300")
BOTS: dict[str, Bot] = {
    "strong": StrongBot(PLAYOUTS),
    **{name: bot_for("quartino", name) for name in LEVEL_NAMES},
}


class Seed:
    """Draws this number, the seed of a native bot."""

    def __init__(self, number: int) -> None:
        self.number = number

    def randrange(self, start: int, /) -> int:
        return self.number % start


def test_core_chooses_the_moves_of_bots_like_python() -> None:
    questions, expected = [], []
    names = [*BOTS]
    for number in range(GAMES):
        record = some_game(number, RULES[number % len(RULES)], 2 + number % 3)
        start, state = record.start, record.state
        assert isinstance(start, QuartinoState)
        assert isinstance(state, QuartinoState)
        if state.outcome is not None or state.deck != STANDARD_DECK:
            continue
        name = names[number % len(names)]
        high, low = (number * 2_654_435_761) % 2**32, (number * 40_503 + 7) % 2**32
        racks = [",".join(str(card) for card in rack) for rack in start.racks]
        question = {
            "start": " ".join([str(state.rules), start.seat, *racks]),
            "events": [str(event) for event in record.events],
            "bot": name,
            "high": high,
            "low": low,
            "playouts": PLAYOUTS,
        }
        questions.append(json.dumps(question))
        view = state.view(state.seat)
        expected.append(str(BOTS[name].choose(view, Seed(high << 32 | low))))
    done = subprocess.run(
        ["node", SCRIPT, browser_core("quartino"), NETS],
        input="\n".join(questions) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines() == expected
    # The choices are worth comparing: of every kind, where players call, too.
    assert set(Counter(move.split()[0] for move in expected)) >= {"place", "end", "say"}


def test_core_is_small() -> None:
    assert len(gzip.compress(browser_core("quartino").read_bytes())) <= MOST_BYTES
