"""Long games for tests: the longest that a table can have, and records that are longer than allowed."""

from __future__ import annotations

import random
from collections.abc import Iterable

import fourfold
from fourfold.games.game import GameError
from fourfold.games.record import Record
from fourfold.server.table import commands
from fourfold.server.table.caps import MAX_TURNS
from fourfold.server.table.events import Event, Opened, Person, Sat, Settings, Started
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table

NAME = '"' * 24
"""A name that takes the most characters in a record, where each of these is escaped."""
SPACES = ("c", *"12345678")


def talkative_game() -> tuple[Opened, list[Event], Table]:
    """Return a table's first event, all later ones, and the table after them.

    Four people play 400 turns of Quartino and never make a card. Before each move they offer a draw, accept
    it but for one, and say wrong situations, as often as the table has it.
    """
    rng = random.Random(1)
    settings = Settings("quartino", f"quartino+turns:{MAX_TURNS}", seats=4)
    opened = Opened(settings, "guest 0", seed="seed")
    table = Table.open("0" * 32, opened)
    events: list[Event] = []

    def happen(new: Iterable[Event]) -> None:
        nonlocal table
        for event in new:
            events.append(event)
            table = table.after(event, 0)

    happen(Sat(chair, Person(f"guest {chair}", NAME)) for chair in range(4))
    happen([Started((0, 1, 2, 3), table.game.start(4, rng=rng, first="A").setup())])

    def tries(seat: str, text: str) -> bool:
        """Return True if something came of a move."""
        try:
            guest = f"guest {table.playing.state.seats.index(seat)}"
            happen(commands.move(table, guest, seat, text, table.seq, 0)[0])
        except (GameError, Refused):
            return False
        return True

    def talk() -> None:
        seat = table.playing.state.to_act or "A"
        heard = True
        while heard:
            heard = sum(tries(seat, f"say column {rng.choice(SPACES)}") for _ in range(5)) > 0
            heard |= tries("A", "offer draw")
            heard |= tries(rng.choice("BC"), "accept")

    while table.is_on:
        talk()
        state = table.playing.state
        seat = state.to_act or ""
        if tries(seat, "say colours") or any(tries(seat, f"say column {one}") for one in SPACES):
            continue
        assert tries(seat, str(rng.choice(table.playing.state.moves())))
    return opened, events, table


def quiet_record(events: int, rules: str) -> Record:
    """Return a record of Quartino with ``events`` events, in which nobody makes a card."""
    game = fourfold.game("quartino", rules)
    rng = random.Random(1)
    record = Record.begin(game, game.start(seats=2, rng=rng, first="A"))
    while len(record.events) < events:
        quiet = [move for move in record.state.moves() if not str(move).startswith("call")]
        record = record.play(rng.choice(quiet))
    return record
