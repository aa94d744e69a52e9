"""Moves per second and address: a flood is refused, and a school class behind one address is not."""

from __future__ import annotations

import pytest
from tests.support.coroutines import run
from tests.support.room_processes import QUARTO, actor, begun, command, process

from fourfold.server.process.limits import Limiter
from fourfold.server.process.service import Service
from fourfold.server.rooms.command_limits import CommandLimits
from fourfold.server.rooms.room import Room
from fourfold.server.settings import ServerSettings
from fourfold.server.table import wire


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'test.db'}"


def test_guests_of_one_address_share_a_rate_of_moves_at_all_tables(url):
    async def work():
        async with process(url) as rooms:
            rooms.limits.moves = Limiter(0, 3)
            tables = [await begun(rooms) for _ in range(5)]
            answers = [await move_from(room, "one") for room in tables]
            refused = [answer.code for answer in answers if isinstance(answer, wire.Refusal)]
            assert refused == ["too-fast"] * 2
            assert isinstance(await move_from(tables[-1], "two"), wire.Done)
            back = command(wire.AskBack, tables[0].table.seq)
            assert (await tables[0].do("ada", back, address="one")).code == "too-fast"

    run(work)


def test_flood_of_moves_does_not_stop_a_slow_player_at_the_same_address(url):
    async def work():
        async with process(url) as rooms:
            rooms.limits.set_rates(10.0)
            quiet, noisy = await begun(rooms), await rooms.open(QUARTO, "eve")
            # Also commands that are refused use up the rate of the address.
            junk = command(wire.Reveal, 1, seat="A")
            codes = {(await noisy.do("eve", junk, address="school")).code for _ in range(1_100)}
            assert "too-fast" in codes
            for _ in range(3):
                assert isinstance(await move_from(quiet, "school"), wire.Done)

    run(work)


async def move_from(room: Room, address: str) -> wire.Done | wire.Refusal:
    """Make a move for the guest who is to act, from an address."""
    move = str(room.table.playing.state.moves()[0])
    play = command(wire.PlayMove, room.table.seq, move=move)
    return await room.do(actor(room), play, address=address)


def test_moves_of_a_school_class_are_within_the_default_limit_and_a_flood_is_not():
    limits = CommandLimits()
    limits.set_rates(ServerSettings().commands_per_second)
    pupils = [
        limits.moves.allows("school", second + pupil / 35)
        for second in range(600)
        for pupil in range(35)
    ]
    assert all(pupils)
    flood = [limits.moves.allows("flood", tenth / 10) for tenth in range(600) for _ in range(160)]
    assert sum(flood) < len(flood) / 20


def test_server_limits_the_moves_of_an_address_in_its_rooms(url):
    async def work():
        service = Service(ServerSettings(database_url=url))
        try:
            allowed = [service.rooms.limits.moves.allows("one", 0.0) for _ in range(2_000)]
            assert sum(allowed) == 1_000
        finally:
            service.storage.close()

    run(work)


def test_school_class_may_move_for_three_hours_a_day_and_a_flood_of_moves_ends():
    limits = CommandLimits()
    limits.set_rates(ServerSettings().commands_per_second)
    for address, seconds in (("school", 3 * 3600), ("flood", 24 * 3600)):
        # A move per second and pupil, each minute counted at once.
        for minute in range(seconds // 60):
            limits.moves_per_day.spend(address, 35 * 60, 60.0 * minute)
    assert limits.moves_per_day.has_room("school", 3 * 3600)
    assert not limits.moves_per_day.has_room("flood", 24 * 3600)


def test_each_pupil_of_a_school_class_may_abort_a_game_at_once():
    limits = CommandLimits()
    limits.set_rates(ServerSettings().commands_per_second)
    assert all(limits.aborts.allows("school", 0.0) for _ in range(35))
    flood = [limits.aborts.allows("flood", tenth / 10) for tenth in range(6_000)]
    assert sum(flood) < len(flood) / 40
