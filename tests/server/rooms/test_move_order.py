"""The order in which a move is made durable and told: ARCHITECTURE.md draws it."""

from __future__ import annotations

from tests.support.coroutines import run
from tests.support.room_processes import Listener, actor, begun, do, process

from fourfold.server.process.bus import Grown, Here, Message
from fourfold.server.store.event_rows import EventRow
from fourfold.server.table import wire


def test_a_move_is_durable_then_told_to_sockets_here_then_to_the_bus_then_acknowledged(tmp_path):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'order.db'}") as rooms:
            room = await begun(rooms)
            happened: list[str] = []
            append = rooms.storage.append

            async def append_and_note(*arguments: object) -> list[EventRow]:
                rows = await append(*arguments)  # type: ignore[arg-type]
                happened.append("durable")
                return rows

            class NotingListener(Listener):
                def tell(self, frame: bytes) -> None:
                    if isinstance(wire.read_message(frame), wire.News):
                        happened.append(f"{self.session} told")

            def note_wake(message: Message) -> None:
                if isinstance(message, Grown):
                    happened.append("bus told")

            # Another process has the table, too.
            rooms.bus.tell(Here(room.table.id, "other", [], []))
            mover = actor(room)
            for session in (mover, None):
                room.join(NotingListener(session), None)
            happened.clear()
            rooms.storage.append = append_and_note  # type: ignore[method-assign, assignment]
            rooms.bus.listen(note_wake)
            done = await do(room, mover, wire.PlayMove, move="give 7")
            happened.append("acknowledged")
            assert isinstance(done, wire.Done)
            assert [happened[0], *happened[3:]] == ["durable", "bus told", "acknowledged"]
            assert set(happened[1:3]) == {f"{mover} told", "None told"}

    run(work)
