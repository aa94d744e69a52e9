"""Dispatch: which circumstances reach the function that decides a command."""

from __future__ import annotations

import random

import pytest
from tests.support.scripted_table import ScriptedTable, is_bot, seated

from fourfold.server.table import wire
from fourfold.server.table.clocks import MAX_LAG_MS
from fourfold.server.table.dispatch import Circumstances, decide
from fourfold.server.table.events import Clock, Played, Sat, SeatedBot, Started, Stood
from fourfold.server.table.refusals import Refused


def given(world: ScriptedTable, *, absent: tuple[int, ...] = (), lag: int = 0) -> Circumstances:
    """Circumstances in which the guests of these chairs are absent."""
    return Circumstances(
        world.now,
        lag,
        random.Random(1),
        is_bot,
        lambda: dict.fromkeys(absent, 10**9),
        lambda chair: chair in absent,
    )


def test_host_frees_the_chair_of_an_absent_guest_only():
    world = seated("ada", "bo")
    stand = wire.Stand("c", world.table.seq, 1)
    with pytest.raises(Refused):
        decide(world.table, world.session("ada"), stand, given(world))
    with pytest.raises(Refused):
        decide(world.table, world.session("ada"), stand, given(world, absent=(0,)))
    events, refusal = decide(world.table, world.session("ada"), stand, given(world, absent=(1,)))
    assert (events, refusal) == ([Stood(1)], None)


def test_host_gives_the_chair_of_an_absent_guest_to_a_bot():
    world = seated("ada", "bo")
    bot = wire.SeatBot("c", world.table.seq, 1, "greedy")
    with pytest.raises(Refused):
        decide(world.table, world.session("ada"), bot, given(world))
    events, _ = decide(world.table, world.session("ada"), bot, given(world, absent=(1,)))
    assert events == [Sat(1, SeatedBot("greedy"))]


def test_a_claim_is_decided_by_the_absences_of_the_moment():
    world = seated("ada", "bo")
    claim = wire.Claim("c", world.table.seq, 1, "bot", "greedy")
    with pytest.raises(Refused):
        decide(world.table, world.session("ada"), claim, given(world))
    events, _ = decide(world.table, world.session("ada"), claim, given(world, absent=(1,)))
    assert events == [Sat(1, SeatedBot("greedy"))]


@pytest.mark.parametrize("bot", [False, True])
def test_the_last_chair_of_a_public_table_starts_its_game(bot):
    world = ScriptedTable(public=True)
    world.did("ada: sit 0")
    last: wire.Command = wire.Sit("c", 2, 1, "Bo")
    if bot:
        last = wire.SeatBot("c", 2, 1, "greedy")
    events, _ = decide(world.table, world.session("ada" if bot else "bo"), last, given(world))
    assert [type(event) for event in events] == [Sat, Started]


def test_a_move_is_charged_without_its_lag():
    world = seated("ada", "bo", clock=Clock(600))
    world.pass_time(2_000)
    move = wire.PlayMove("c", world.table.seq, "give 7")
    actor = world.session(world.actor or "")
    (played,), refusal = decide(world.table, actor, move, given(world, lag=MAX_LAG_MS))
    assert isinstance(played, Played)
    assert (played.lag, refusal) == (MAX_LAG_MS, None)


def test_an_answer_to_a_takeback_is_refused_after_a_newer_move():
    world = seated("ada", "bo")
    world.did(f"{world.actor}: give 7")
    asker = next(name for name in ("ada", "bo") if name != world.actor)
    other = world.actor or ""
    world.did(f"{asker}: ask back")
    old = wire.AnswerBack("c", world.table.game_seq - 1, True)
    with pytest.raises(Refused) as caught:
        decide(world.table, world.session(other), old, given(world))
    assert caught.value.code == "stale"
