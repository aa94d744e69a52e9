"""Lag of connections: how much of it is credited to a player, and how the quota refills."""

from __future__ import annotations

from tests.support.scripted_table import ScriptedTable, clock, seated

from fourfold.server.table.clocks import LAG_PER_TURN_MS, LAG_QUOTA_MS, MAX_LAG_MS
from fourfold.server.table.events import Clock


def quota(world: ScriptedTable, seat: str) -> int:
    return (world.table.playing.clocks.quotas or {})[seat]


def test_lag_is_not_charged_and_is_shown():
    world = seated("ada", "bo", clock=Clock(60))
    world.pass_time(10_000)
    world.did("ada: give 7", lag=300)
    assert clock(world)["banks"]["A"] == 50_300
    assert world.told[0].event["lag"] == 300


def test_lag_is_credited_from_a_quota_that_runs_out_and_fills_up_slowly():
    world = seated("ada", "bo", clock=Clock(600), rules="danish+free")
    credited = []
    world.did("ada: give 0")
    for square, piece in zip(("a1", "b2", "c3", "d1", "a2"), "17e2d", strict=True):
        world.pass_time(2_000)
        world.did(f"{world.actor}: place {square}", lag=MAX_LAG_MS)
        credited.append(world.told[0].event["lag"])
        world.did(f"{world.actor}: give {piece}")
    assert credited == [500, 500, 500, 500, 200]
    quotas = [LAG_QUOTA_MS, -500, LAG_PER_TURN_MS, -500, LAG_PER_TURN_MS, -200, LAG_PER_TURN_MS]
    assert quota(world, "B") == sum(quotas)


def test_a_quota_never_grows_above_its_full_size():
    world = seated("ada", "bo", clock=Clock(600))
    world.did("ada: give 0", "bo: place a1", "bo: give 1", "ada: place a2", "ada: give 2")
    assert {quota(world, "A"), quota(world, "B")} == {LAG_QUOTA_MS}


def test_lag_is_at_least_zero_and_at_most_the_turn():
    world = seated("ada", "bo", clock=Clock(60))
    world.pass_time(100)
    world.did("ada: give 7", lag=400)
    assert clock(world)["banks"]["A"] == 60_000
    assert world.told[0].event["lag"] == 100
    world.pass_time(1_000)
    world.did("bo: place a1", lag=-5_000)
    assert clock(world)["banks"]["B"] == 59_000


def test_lag_of_one_player_is_not_credited_to_another():
    world = seated("ada", "bo", clock=Clock(60))
    world.pass_time(10_000)
    world.did("bo: offer draw", lag=400)
    assert clock(world)["banks"]["A"] == 50_000
    assert quota(world, "B") == LAG_QUOTA_MS


def test_move_sent_in_time_counts_within_the_lag_quota():
    world = seated("ada", "bo", rules="classic+turn:60")
    world.did("ada: give 7")
    world.pass_time(60_200)
    assert not world.look_at_clock()
    assert world.did("bo: place a1", lag=300).refusal is None
    assert clock(world)["turn_left"] == 100
    world.pass_time(110)
    assert world.did("bo: give 6", lag=100).refusal is None
    world.did("ada: place a2", "ada: give 5")
    world.pass_time(60_300)
    assert world.did("bo: place a3", lag=200).refusal is not None
    assert str(world.state.outcome) == "A (time)"


def test_empty_lag_quota_credits_nothing():
    world = seated("ada", "bo", rules="classic+turn:60")
    world.did("ada: give 7")
    for _ in range(2):
        world.pass_time(1_000)
        world.did("bo: call a1 b1 c1 d1", lag=MAX_LAG_MS)
    assert quota(world, "B") == 0
    deadline = world.table.playing.clocks.deadline()
    assert deadline == world.now + 59_000
    world.pass_time(59_000)
    assert world.say("bo: place a1", lag=MAX_LAG_MS).refusal["code"] == "seat-has-left"
