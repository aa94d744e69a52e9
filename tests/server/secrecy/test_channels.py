"""No channel of a running server depends on hidden cards: sockets, streams, HTTP, records, errors, bots.

``python -m tests.server.secrecy.test_channels 2000 [FIRST]`` compares 2,000 pairs of tables and prints the
result; FIRST is the number of the first story, so that several processes can share the work.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from zlib import crc32

import pytest
from tests.server.secrecy.live_server import difference_on_live_servers, two_live_servers
from tests.server.secrecy.pairs import Pair, make_pairs

from fourfold.games.quartino import QuartinoState
from fourfold.games.record import Record
from fourfold.server.rooms import room as room_module
from fourfold.server.table import views
from fourfold.server.table.close_codes import BAD_FRAMES
from fourfold.server.table.state import Table
from fourfold.server.web import sockets

PAIRS = 12
Patch = pytest.MonkeyPatch


def pairs_for_live_servers(first: int = 0) -> Iterator[Pair]:
    """Yield each viewer of one story after the other; for one screen see `test_messages`."""
    for number in itertools.count(first):
        yield from (pair for pair in make_pairs(f"stage {number}") if pair.focus is None)


async def compare(
    folder: Path, most: int, tell: Callable[[int], None] = lambda _: None, first: int = 0
) -> tuple[str | None, int]:
    size = 0
    async with two_live_servers(folder) as stages:
        for number, pair in enumerate(itertools.islice(pairs_for_live_servers(first), most)):
            found, compared = await difference_on_live_servers(stages, pair, number)
            if found is not None:
                return found, size
            size += compared
            tell(number + 1)
    return None, size


@pytest.mark.slow
def test_no_byte_by_any_channel_depends_on_what_the_viewer_may_not_know(tmp_path):
    """T14."""
    found, size = asyncio.run(compare(tmp_path, PAIRS))
    assert found is None
    assert size > PAIRS * 20_000


@pytest.mark.slow
def test_history_for_bots_is_in_no_byte_that_is_sent(tmp_path, monkeypatch):
    """A view's history is for bots alone: every entry is marked here, and only bots see the mark."""
    told = QuartinoState._told
    mark = "for-bots-only"

    def marked(state, move, *words, **options):
        return told(state, f"{move} {mark}", *words, **options)

    monkeypatch.setattr(QuartinoState, "_told", marked)

    async def marked_channels() -> set[str]:
        found = set()
        async with two_live_servers(tmp_path) as (stage, _):
            for number, pair in enumerate(itertools.islice(pairs_for_live_servers(), PAIRS)):
                deals = list(pair.story.deals[: pair.story.steps[pair.until].after.games])
                received = await stage.tell(pair, deals, number)
                found |= {channel for channel, what in received if mark in str(what)}
        return found

    assert asyncio.run(marked_channels()) == {"bot"}


LEAKS: dict[str, Callable[[Patch], None]] = {}


def leak(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    LEAKS[plant.__name__] = plant
    return plant


def _rack(table: Table) -> str:
    """Return the cards of the last seat, which other viewers may not know."""
    state = table.last_game.state if table.last_game is not None else None
    going_on = isinstance(state, QuartinoState) and state.outcome is None
    return ",".join(card or "?" for card in state.racks[-1]) if going_on else ""


@leak
def a_close_code_tells_a_card(patch):
    read_all = sockets._read_all

    async def told(socket, client, room, limiter, metrics):
        code = await read_all(socket, client, room, limiter, metrics)
        return 4000 + crc32(_rack(room.table).encode()) % 400 if code == BAD_FRAMES else code

    patch.setattr(sockets, "_read_all", told)


@leak
def a_resumed_socket_gets_one_frame_more(patch):
    join = room_module.Room.join

    def told(room, member, since):
        join(room, member, since)
        if since is not None and _rack(room.table).startswith(("Y", "B")):
            room._tell_presence()

    patch.setattr(room_module.Room, "join", told)


@leak
def the_record_is_not_masked(patch):
    patch.setattr(Record, "masked", lambda record, seat: record)


@leak
def a_refused_frame_tells_a_card(patch):
    tell = sockets.Client.tell

    def told(client, frame):
        cards = [_rack(room.table) for room in ROOMS]
        tell(client, frame.replace(b"bad-frame", b"bad-frame" + "".join(cards).encode()))

    patch.setattr(sockets.Client, "tell", told)
    make = room_module.Room.__init__

    def made(room, *args):
        make(room, *args)
        ROOMS[:] = [room]

    patch.setattr(room_module.Room, "__init__", made)


ROOMS: list[room_module.Room] = []


@leak
def the_list_of_tables_tells_a_card(patch):
    from fourfold.server.web import api

    shown = views.lobby_view
    patch.setattr(api, "lobby_view", lambda table: {**shown(table), "last": _rack(table)})


@leak
def a_bot_is_given_more_than_its_seat_may_know(patch):
    view = QuartinoState.view

    def told(state, seat):
        found = view(state, seat)
        cards = "".join(card or "?" for rack in state.racks for card in rack)
        given = sys._getframe(1).f_code.co_name == "_let_bots_act"
        return _More(found, cards) if given else found

    patch.setattr(QuartinoState, "view", told)


class _More:
    """A view with the cards of others hidden in its JSON."""

    def __init__(self, view, cards: str) -> None:
        self._view, self._cards = view, cards

    def __getattr__(self, name: str):
        return getattr(self._view, name)

    def to_json(self):
        return {**self._view.to_json(), "cards": self._cards}


@pytest.mark.slow
@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_that_is_planted_in_a_channel_is_caught(name, monkeypatch, tmp_path):
    list(itertools.islice(pairs_for_live_servers(), LOOKED_AT))
    LEAKS[name](monkeypatch)
    found, _ = asyncio.run(compare(tmp_path, LOOKED_AT))
    assert found is not None


LOOKED_AT = 24
"""Number of pairs within which a planted leak must be found."""


def main(most: int, first: int) -> int:
    began = time.perf_counter()

    def tell(number: int) -> None:
        if number % 100 == 0:
            print(f"{number} pairs, {time.perf_counter() - began:.0f} s", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        found, size = asyncio.run(compare(Path(folder), most, tell, first))
    if found is not None:
        print(found)
        return 1
    seconds = time.perf_counter() - began
    print(f"{most} pairs of tables, {size} bytes by all channels: no difference, {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    wishes = [int(text) for text in sys.argv[1:]]
    sys.exit(main(*(wishes + [PAIRS, 0][len(wishes) :])))
