"""The example bot: it calls lines in rulebook play, and beats bots that play listed moves at random."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import fourfold
from fourfold.bots import bot_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
DEAL = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def winners(example: ModuleType, rules: str, opponent: str, games: int) -> list[str]:
    """Return who wins each game, the example bot as A and B by turns: example, opponent or draw."""
    rng = random.Random(rules)
    random.seed(rules)
    found = []
    for number in range(games):
        state = fourfold.game("quarto", rules).start()
        own = "AB"[number % 2]
        while state.outcome is None:
            seat = state.to_act or ""
            if seat == own:
                seen = json.loads(json.dumps(state.view(seat).to_json()))
                state = state.play(example.choose(seen))
            else:
                state = state.play(bot_for("quarto", opponent).choose(state.view(seat), rng))
        won = state.outcome.winners
        found.append("draw" if not won else "example" if won == (own,) else "opponent")
    return found


def test_example_bot_without_a_server_says_how_to_start_it() -> None:
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "python examples/bot.py http://" in done.stderr
    assert "Traceback" not in done.stderr


def test_random_games_of_listed_moves_are_always_drawn_in_rulebook_play() -> None:
    rng = random.Random(1)
    for _ in range(200):
        state = fourfold.game("quarto", "classic").start()
        while state.outcome is None:
            state = state.play(rng.choice(list(state.moves())))
        assert state.outcome.winners == ()


@pytest.mark.parametrize("rules", ["classic", "danish+squares"])
def test_example_bot_calls_and_beats_random_play(example: ModuleType, rules: str) -> None:
    found = winners(example, rules, "random", 8)
    assert found.count("opponent") == 0
    assert found.count("example") >= 6


def test_example_bot_calls_its_card_in_quartino(example: ModuleType) -> None:
    state = fourfold.game("quartino").start(deal=DEAL)
    for move in ("place Y c", "end", "place B 1", "end", "place G 2", "end"):
        state = state.play(move)
    state = (
        state.play("place P 3")
        if state.to_act == "A"
        else state.play("place P 3").play("end").play("place G 7")
    )
    assert state.to_act == "A"
    assert example.choose(json.loads(json.dumps(state.view("A").to_json()))) == "call YBGP 1"
