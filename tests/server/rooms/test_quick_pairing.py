"""Quick pairing over HTTP: default clocks, and players without a socket."""

from __future__ import annotations

import pytest
from tests.support.coroutines import run
from tests.support.players import guests

from fourfold.server.table import wire

QUARTO_CLOCK = ("classic+turn:60", None)
QUARTINO_CLOCK = ("quartino", {"seconds": 600, "increment": 5})


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"game": "quarto"}, QUARTO_CLOCK),
        ({"game": "quartino"}, QUARTINO_CLOCK),
        ({"game": "quarto", "rules": "classic"}, ("classic", None)),
        (
            {"game": "quarto", "clock": {"seconds": 60}},
            ("classic", {"seconds": 60, "increment": 0}),
        ),
    ],
)
def test_quick_pairing_has_a_clock_unless_rules_or_a_clock_are_named(server, wanted, expected):
    async def work():
        async with guests(server.url, 1) as (ada,):
            table = (await ada.post("/api/play", wanted, name="Ada"))["table"]
            settings = (await ada.get(f"/api/tables/{table}"))["settings"]
            assert (settings["rules"], settings["clock"]) == expected

    run(work)


def test_player_without_a_socket_is_shown_as_present(server):
    async def work():
        async with guests(server.url, 2) as (ada, bo):
            table = await ada.open("quarto", rules="classic")
            async with ada.at(table) as seat:
                await seat.do(wire.Sit, chair=0, name="Ada")
                command = {"do": "sit", "id": "c1", "base": 0, "chair": 1, "name": "Bo"}
                await bo.post(f"/api/tables/{table}/commands", command)
                await seat.do(wire.Start)
                while seat.presence.get("chairs") != [0, 1]:
                    await bo.get(f"/api/tables/{table}")
                assert seat.presence["claims"] == []

    run(work)
