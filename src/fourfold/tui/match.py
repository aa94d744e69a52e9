"""A game on this computer: its record, which seats are bots, undo, saving.

Lives here: what the full-screen and the line-by-line game share. Does not live here: anything shown.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Self

from platformdirs import user_data_path

from fourfold.bots import bot
from fourfold.games.catalogue import game, read_record
from fourfold.games.errors import NotationError
from fourfold.games.game import IllegalMove, Move, Seat, State
from fourfold.games.record import Event, Record


class Match:
    """One game being played here. Unlike a `Record` it changes."""

    def __init__(self, record: Record, bots: Mapping[Seat, str], seed: int | None = None) -> None:
        self.record = record
        self.bots = dict(bots)
        self._rng = random.Random(seed)

    @classmethod
    def begin(
        cls,
        name: str,
        rules: str = "",
        seats: int = 2,
        bots: Mapping[Seat, str] | None = None,
        players: Mapping[Seat, str] | None = None,
        seed: int | None = None,
        first: Seat | None = None,
        deck: tuple[str, ...] | None = None,
    ) -> Self:
        """A new game.

        Raises:
            NotationError: there are no such rules, or not so many seats.
        """
        new = game(name, rules or None)
        start = new.start(seats=seats, rng=random.Random(seed), first=first, deck=deck)
        return cls(Record.begin(new, start, players), bots or {}, seed)

    @property
    def state(self) -> State:
        """The latest state."""
        return self.record.state

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that are not bots."""
        return tuple(seat for seat in self.state.seats if seat not in self.bots)

    @property
    def bot_to_act(self) -> bool:
        """Whether a bot's decision is awaited."""
        return self.state.to_act in self.bots

    def seat_bots(self, name: str) -> None:
        """Give every seat but one, drawn by lot, to bots of this name."""
        seats = self.state.seats
        person = seats[self._rng.randrange(len(seats))]
        self.bots = {seat: name for seat in seats if seat != person}

    def name(self, seat: Seat) -> str:
        """What to call a seat."""
        return self.record.players.get(seat, seat)

    def attempt(self, move: Move | str, seat: Seat | None = None) -> IllegalMove | None:
        """Try a move; returns why it was refused, or None.

        Raises:
            NotationError: the text is no move.
        """
        self.record, refusal = self.record.attempt(move, seat)
        return refusal

    def let_bot_act(self) -> Event:
        """One move of the bot whose turn it is."""
        seat = self.state.to_act or ""
        move = bot(self.bots[seat]).choose(self.state.view(seat), self._rng)
        self.attempt(move, seat)
        return self.record.events[-1]

    def undo(self) -> None:
        """Back to the last moment at which a person had a decision.

        Raises:
            IllegalMove: there is none, or a card has been seen since; nothing is undone then.
        """
        record = self.record.take_back()
        while record.state.to_act in self.bots:
            record = record.take_back()
        self.record = record

    def save(self, path: Path) -> None:
        """Write the record, and which seats are bots, for `load`."""
        notes = {key: value for key, value in self.record.notes.items() if key != "bots"}
        if self.bots:
            notes["bots"] = " ".join(f"{seat}={name}" for seat, name in self.bots.items())
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".part")
        unfinished.write_text(str(replace(self.record, notes=notes)), "utf-8")
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read what `save` wrote, or any record.

        Raises:
            GameError: it is no record, or the rules refuse it.
            OSError: it cannot be read.
        """
        record = read_record(path.read_bytes())
        bots: dict[Seat, str] = {}
        for word in record.notes.get("bots", "").split():
            seat, _, name = word.partition("=")
            if seat not in record.start.seats:
                raise NotationError("bad-seat", expected=" ".join(record.start.seats), got=word)
            bot(name)
            bots[seat] = name
        return cls(record, bots)


def saved_games() -> list[Path]:
    """The games saved here, the latest first."""
    folder = saving_folder()
    found = folder.glob("*.fgn") if folder.is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def saving_folder() -> Path:
    """Where games are saved."""
    return user_data_path("fourfold") / "games"
