"""Quick pairing after games that a guest ends at once: the opponent is still paired with the next guest."""

from __future__ import annotations

import msgspec
import pytest
from tests.support.coroutines import run
from tests.support.room_processes import QUARTO, Listener, command, do, process

from fourfold.server.process.limits import Limiter
from fourfold.server.rooms.leases import ROUNDS_PER_ANNOUNCEMENT, Leases
from fourfold.server.rooms.lobby import Lobby
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.table import wire

PUBLIC = msgspec.structs.replace(QUARTO, public=True)


async def waiting(rooms: Rooms, lobby: Lobby) -> Room:
    """Return the room of a table at which Ada is connected and waits for an opponent."""
    room = await lobby.play_now(PUBLIC, "ada", "Ada")
    room.join(Listener("ada"), None)
    return room


async def announce(rooms: Rooms) -> None:
    """Let the database know which tables wait, as a process does every few seconds."""
    leases = Leases(rooms, None)  # type: ignore[arg-type]
    leases._rounds = ROUNDS_PER_ANNOUNCEMENT - 1
    await leases._run_round()


@pytest.mark.parametrize("end", ["abort", "resign"])
def test_guest_whose_opponents_end_their_games_at_once_is_paired_with_the_next_guest(url, end):
    async def work():
        async with process(url) as rooms:
            lobby = Lobby(rooms)
            room = await waiting(rooms, lobby)
            for number in range(3):
                mal = f"mal {number}"
                assert await lobby.play_now(PUBLIC, mal, "Mal") is room
                assert room.table.is_on
                if end == "abort":
                    await do(room, mal, wire.Abort)
                else:
                    await do(room, mal, wire.PlayMove, move="resign")
                await do(room, mal, wire.Stand, chair=room.table.chairs_of(mal)[0])
                assert room.table.is_waiting
                await announce(rooms)
                # The same pair is not made again.
                other = await lobby.play_now(PUBLIC, mal, "Mal")
                assert other is not room
                await do(other, mal, wire.Stand, chair=0)
            assert await lobby.play_now(PUBLIC, "bob", "Bob") is room
            assert room.table.is_on
            assert {who.name for who in room.table.chairs} == {"Ada", "Bob"}
        async with process(url) as rooms:
            assert (await rooms.room(room.table.id)).table == room.table

    run(work)


def test_table_waits_again_at_once_after_its_game_was_aborted(url):
    async def work():
        async with process(url) as rooms:
            lobby = Lobby(rooms)
            room = await waiting(rooms, lobby)
            assert await lobby.play_now(PUBLIC, "mal", "Mal") is room
            await do(room, "mal", wire.Abort)
            await do(room, "mal", wire.Stand, chair=room.table.chairs_of("mal")[0])
            assert await lobby.play_now(PUBLIC, "bob", "Bob") is room

    run(work)


def test_table_with_a_game_in_which_each_seat_moved_waits_for_no_strangers(url):
    async def work():
        async with process(url) as rooms:
            lobby = Lobby(rooms)
            room = await waiting(rooms, lobby)
            await lobby.play_now(PUBLIC, "bob", "Bob")
            for move in ("give 0", "place a1", "give 1", "place b1"):
                game = room.table.playing
                actor = room.table.chairs[game.chair_of(game.state.to_act or "")]
                assert isinstance(
                    await do(room, actor.session, wire.PlayMove, move=move), wire.Done
                )
            await do(room, "bob", wire.Abort)
            await do(room, "bob", wire.Stand, chair=1)
            assert not room.table.is_waiting
            await announce(rooms)
            assert await lobby.play_now(PUBLIC, "cy", "Cy") is not room

    run(work)


def test_aborted_games_per_address_are_limited(url):
    async def work():
        async with process(url) as rooms:
            rooms.limits.aborts = Limiter(0, 3)
            lobby = Lobby(rooms)
            codes = []
            for number in range(4):
                await lobby.play_now(PUBLIC, f"ada {number}", "Ada")
                room = await lobby.play_now(PUBLIC, f"mal {number}", "Mal")
                abort = command(wire.Abort, room.table.seq)
                answer = await room.do(f"mal {number}", abort, address="one address")
                codes += [answer.code] if isinstance(answer, wire.Refusal) else []
            assert codes == ["too-fast"]
            # The opponent at another address may abort the game.
            abort = command(wire.Abort, room.table.seq)
            answer = await room.do(f"ada {number}", abort, address="another address")
            assert isinstance(answer, wire.Done)

    run(work)
