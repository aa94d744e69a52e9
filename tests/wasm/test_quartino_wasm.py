"""Quartino's core for the browser chooses moves of bots and gives hints as Python does, and is small."""

from __future__ import annotations

import gzip
import json
import random
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

from tests.games.quartino.secret_games import another_deal, some_game
from tests.games.quartino.setting import DEAL, at, play
from tests.support.native_builds import NETS, browser_core

from fourfold.bots.bot import Bot
from fourfold.bots.catalogue import bot_for
from fourfold.bots.quartino import QuartinoBot, StrongBot
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.engine.core import core
from fourfold.engine.hints import find_hint
from fourfold.games.quartino import STANDARD_DECK, QuartinoState
from fourfold.games.record import Record

FOUR_ALIKE = "B/B/B/B/././././."
COLUMN = "./YBGP/././././././."
BOTH = "./BBBB/././././././."
ANNOUNCEMENTS = [
    ("quartino", FOUR_ALIKE, [], "say colours"),
    ("quartino", COLUMN, [], "say column 1"),
    ("quartino", BOTH, [], "say colours"),
    ("quartino", BOTH, ["say colours"], "say column 1"),
    ("quartino", BOTH, ["say column 1"], "say colours"),
    ("quartino", BOTH, ["say colours", "say column 1"], ""),
    ("quartino", FOUR_ALIKE, ["place Y 1"], ""),
    ("quartino+referee", BOTH, [], ""),
    ("quartino-first", BOTH, [], ""),
]
"""Rules, board, moves of A in its turn, and what A announces next; "" for nothing."""
SCRIPT = Path(__file__).with_name("quartino.mjs")
MOST_BYTES = 100_000
PLAYOUTS = 16
GAMES = 240
HINTED_GAMES = 80
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


def question_about(record: Record[Any], **more: object) -> str:
    start = record.start
    racks = [",".join(str(card) for card in rack) for rack in start.racks]
    first = " ".join([str(start.rules), start.seat, *racks])
    return json.dumps({"start": first, "events": [str(event) for event in record.events], **more})


def ask_core(questions: list[str]) -> list[str]:
    done = subprocess.run(
        ["node", SCRIPT, browser_core("quartino"), NETS],
        input="\n".join(questions) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def test_core_gives_the_hints_of_python_whatever_the_others_hold() -> None:
    """T14: with other cards where the seat to act cannot know them, too."""
    questions, expected = [], []
    for number in range(HINTED_GAMES):
        record = some_game(number, RULES[number % len(RULES)], 2 + number % 3)
        state = record.state
        assert isinstance(state, QuartinoState)
        if state.outcome is not None or state.deck != STANDARD_DECK:
            continue
        other = another_deal(record, state.seat, random.Random(number))
        assert other.start.racks != record.start.racks
        questions += [question_about(record), question_about(other)]
        expected += [find_hint(state.view(state.seat)).json] * 2
    assert [json.loads(line) for line in ask_core(questions)] == expected
    assert len(expected) > HINTED_GAMES // 3
    assert {hint["remark"] for hint in expected} == {None, "turns"}


def test_core_chooses_the_moves_of_bots_like_python() -> None:
    questions, expected = [], []
    names = [*BOTS]
    for number in range(GAMES):
        record = some_game(number, RULES[number % len(RULES)], 2 + number % 3)
        state = record.state
        assert isinstance(state, QuartinoState)
        if state.outcome is not None or state.deck != STANDARD_DECK:
            continue
        name = names[number % len(names)]
        high, low = (number * 2_654_435_761) % 2**32, (number * 40_503 + 7) % 2**32
        seed = {"high": high, "low": low, "playouts": PLAYOUTS}
        questions.append(question_about(record, bot=name, **seed))
        view = state.view(state.seat)
        expected.append(str(BOTS[name].choose(view, Seed(high << 32 | low))))
    assert ask_core(questions) == expected
    # The choices are worth comparing: of every kind, where players call, too.
    assert set(Counter(move.split()[0] for move in expected)) >= {"place", "end", "say"}


def test_bots_and_hints_announce_the_same_situations() -> None:
    """T7, T8: in Python and in the core."""
    bots = [StrongBot(PLAYOUTS), QuartinoBot("careful"), QuartinoBot("policy")]
    python, questions = [], []
    for rules, board, moves, _ in ANNOUNCEMENTS:
        view = play(at(f"{board} A", rules), *moves).view("A")
        chosen = [bot.choose(view, random.Random(1)) for bot in bots]
        python.append([str(move) for move in (*chosen, find_hint(view).move)])
        start = f"{rules} A {','.join(DEAL['A'])} {','.join(DEAL['B'])} @{board}"
        question = {"start": start, "events": [f"A {move}" for move in moves]}
        strong = {"bot": "strong", "high": 0, "low": 1, "playouts": PLAYOUTS}
        questions += [json.dumps(question), json.dumps(question | strong)]
    answers = iter(ask_core(questions))
    for made, (*case, announced) in zip(python, ANNOUNCEMENTS, strict=True):
        made += [json.loads(next(answers))["move"], next(answers)]
        said = {move if move.startswith("say") else "" for move in made}
        assert said == {announced}, case


def test_strong_makes_the_playouts_of_the_page_where_no_number_is_given() -> None:
    questions, expected = [], []
    for number in range(0, GAMES, 8):
        record = some_game(number, "quartino+referee", 2)
        state = record.state
        if state.outcome is not None or state.deck != STANDARD_DECK:
            continue
        questions.append(question_about(record, bot="strong", high=0, low=number, playouts=0))
        bot = StrongBot(core.QUARTINO_PAGE_PLAYOUTS)
        expected.append(str(bot.choose(state.view(state.seat), Seed(number))))
    assert ask_core(questions) == expected
    assert len(expected) > 10


def test_core_is_small() -> None:
    assert len(gzip.compress(browser_core("quartino").read_bytes())) <= MOST_BYTES
