"""The hint of a running server depends on nothing but the view of the guest who asks for it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.secrecy.live_server import LiveServer, two_live_servers
from tests.server.secrecy.pairs import BOT, Dealt, Pair, Story, _Teller, other_deals
from tests.support.scripted_table import some_try

from fourfold.games.quartino import QuartinoState
from fourfold.server.table.events import Started
from fourfold.server.web import study

PAIRS = 4
RULES = ("quartino", "quartino+referee", "quartino-first")


def make_story_with_bots(seed: int) -> Story:
    """Return a game of one guest against bots that stops in the guest's turn."""
    rng = random.Random(seed)
    seats = 2 + seed % 3
    settings = {"rules": RULES[seed % len(RULES)], "seats": seats, "rng": str(seed)}
    teller = _Teller(Dealt([], **settings), rng)
    teller.tell("ada", "sit 0")
    for chair in range(1, seats):
        teller.tell("ada", f"bot {chair} greedy")
    teller.tell("ada", "start")
    world = teller.world
    while world.table.is_on and (world.table.bot_to_act is not None or len(teller.steps) < 30):
        if world.table.bot_to_act is not None:
            teller.tell(BOT, str(rng.choice(world.state.moves())))
        else:
            teller.tell("ada", some_try(world.state, rng))
    deals = [event.setup["deal"] for event, _ in world.log if isinstance(event, Started)]
    return Story(str(seed), {**settings, "same_screen": False}, tuple(deals), tuple(teller.steps))


def pairs() -> list[Pair]:
    stories = (make_story_with_bots(seed) for seed in range(2 * PAIRS))
    going_on = [story for story in stories if story.steps[-1].after.is_on]
    return [Pair(one, "ada", len(one.steps) - 1, None, 7) for one in going_on[:PAIRS]]


async def hints(stage: LiveServer, pair: Pair, deals: list[str], number: int) -> list[Any]:
    received = await stage.tell(pair, deals, number)
    return [what for channel, what in received if channel.endswith("/hint")]


async def different_hints(folder: Path) -> int:
    """Return the number of pairs of servers whose hints differ, of `PAIRS` pairs."""
    different = 0
    async with two_live_servers(folder) as (one, other):
        for number, pair in enumerate(pairs()):
            dealt, anew = list(pair.story.deals), other_deals(pair)
            assert dealt != anew
            [found] = await hints(one, pair, dealt, number)
            status, _, body = found
            assert status == 200, body
            assert set(msgspec.json.decode(body)) == {"nearest", "others", "move", "remark"}
            different += await hints(other, pair, anew, number) != [found]
    return different


@pytest.mark.slow
def test_hints_are_the_same_bytes_whatever_the_bots_hold(tmp_path: Path) -> None:
    """T14: with headers and status."""
    assert asyncio.run(different_hints(tmp_path)) == 0


@pytest.mark.slow
def test_a_hint_that_is_told_a_hidden_card_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = study.FindHint

    def told(game: str, rules: str, view: dict[str, Any], history: tuple[str, ...]) -> Any:
        # The cards of the last seat are slipped into the list of cards that everybody has seen.
        for rack, cards in zip(view["racks"], peeked[-1].racks, strict=True):
            rack["shown"] = [str(card) for card in cards] if rack["cards"] is None else []
        return ask(game, rules, view, history)

    peeked: list[QuartinoState] = []
    view = QuartinoState.view

    def seen(state: QuartinoState, seat: str | None) -> Any:
        peeked.append(state)
        return view(state, seat)

    monkeypatch.setattr(QuartinoState, "view", seen)
    monkeypatch.setattr(study, "FindHint", told)
    assert asyncio.run(different_hints(tmp_path)) > 0
