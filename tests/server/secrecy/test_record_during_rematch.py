"""The record of a game, asked for while the next game starts, in which the guest has another seat."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.support.coroutines import run
from tests.support.room_processes import begun, do

from fourfold.server.bots.pool import Export
from fourfold.server.process.service import Service
from fourfold.server.settings import ServerSettings
from fourfold.server.table import wire
from fourfold.server.table.events import Settings
from fourfold.server.web import api


def test_record_is_masked_for_the_seat_that_the_guest_has_in_its_game(tmp_path):
    async def work():
        service = Service(ServerSettings(database_url=f"sqlite:///{tmp_path / 'test.db'}"))
        room = await begun(service.rooms, Settings("quartino", "quartino"))
        asked: list[Export] = []

        async def guest_is_looked_up(_: Any) -> str:
            # While the database is asked for the guest, the game is aborted and another one starts.
            for command, who in ((wire.Abort, "ada"), (wire.Rematch, "ada"), (wire.Rematch, "bob")):
                assert isinstance(await do(room, who, command), wire.Done)
            return "ada"

        async def ask(question: Export, _: object) -> bytes:
            asked.append(question)
            return b'""'

        service.guests.from_reader = guest_is_looked_up  # type: ignore[method-assign]
        service.pool.ask = ask  # type: ignore[method-assign, assignment]
        request = SimpleNamespace(
            app=SimpleNamespace(state={"service": service}),
            headers={},
            client=None,
        )
        try:
            await api.export_record.fn(request, room.table.id)
        finally:
            service.storage.close()
        (question,) = asked
        assert question.record == str(room.table.playing.record)
        assert question.viewer == room.table.viewer("ada")

    run(work)
