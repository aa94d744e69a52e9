"""A game on this computer: its record, which seats are bots, undo, saving.

Lives here: what the full-screen and the line-by-line game share. Does not live here: anything shown, and the
files (`saving`).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, Self

from fourfold.bots import Bot, bot_for
from fourfold.bots.bot import RemarkingBot, failure_reason
from fourfold.files import read_file
from fourfold.games.catalogue import game, read_record
from fourfold.games.errors import NotationError
from fourfold.games.game import IllegalMove, Move, Seat, State, View
from fourfold.games.record import Event, Record
from fourfold.tui.saving import UNFINISHED, keep_unfinished, path_for, write_new
from fourfold.tui.turn_clock import TurnClock

FirstBy = Literal["lot", "youngest", "chosen", "next"]
"""Why the first player began; ``next`` in a rematch, in which the next player begins."""


class BotStopped(RuntimeError):
    """A bot raised an error, or chose a move that the rules refuse and nobody hears."""

    def __init__(self, name: str, error: Exception) -> None:
        self.name: str = name
        """The name of the bot."""
        self.reason: str = failure_reason(error)
        """The class and text of the error, and the line of code that raised it if that is the bot's."""
        super().__init__(f"{name} failed: {self.reason}")


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's move, the record at the time of the question, and the random generator after the move."""

    record: Record
    move: Move
    rng: random.Random


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a bot, which can be answered in any thread while the match changes."""

    record: Record
    name: str
    bot: Bot
    view: View
    rng: random.Random

    def think(self) -> Answer:
        """Return the bot's move; the question stays unchanged and may be asked again.

        Raises:
            BotStopped: the bot raised an error.
        """
        rng = copy(self.rng)
        try:
            move = self.bot.choose(self.view, rng)
        except Exception as error:  # somebody else's bot may raise anything
            raise BotStopped(self.name, error) from error
        return Answer(self.record, move, rng)


class Match:
    """A game that is being played on this computer. Unlike a `Record` a local game changes."""

    def __init__(self, record: Record, bots: Mapping[Seat, str], seed: int | None = None) -> None:
        self.record = record
        self.bots = dict(bots)
        self._rng = random.Random(seed)
        self.clock = TurnClock(record.state.rules.turn_seconds)
        """The clock of the turns; the screen that shows the match runs it."""
        self.first_by: FirstBy | None = None
        """Why the first player began; None where nobody was asked."""
        self.deck: tuple[str, ...] | None = None
        """The cards of the game if they are not the standard deck."""
        self._safe: Record | None = None
        """The record that was written to a file last."""

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
        """Return a match with a new game.

        Raises:
            NotationError: there are no such rules, or not so many seats.
        """
        new = game(name, rules or None)
        start = new.start(seats=seats, rng=random.Random(seed), first=first, deck=deck)
        match = cls(Record.begin(new, start, players), bots or {}, seed)
        match.deck = deck
        return match

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
        """Return True if a bot is to act."""
        return self.state.to_act in self.bots

    @property
    def turn(self) -> int | None:
        """Return the number of events before this turn, as the turn's id; None after the end of the game."""
        states = self.record.states
        if states[-1].to_act is None:
            return None
        turn = len(states) - 1
        while turn and states[turn - 1].to_act == states[-1].to_act:
            turn -= 1
        return turn

    @property
    def has_secrets(self) -> bool:
        """Whether people at one screen must not see each other's things."""
        return self.record.game.has_secrets

    @property
    def would_be_lost(self) -> bool:
        """Return True if a person has moved in an unfinished game that is not saved."""
        begun = any(event.seat not in self.bots for event in self.record.events)
        return begun and self.state.outcome is None and self.record is not self._safe

    def sit(self, names: Sequence[str], bots: Sequence[str | None]) -> None:
        """Set the players: for each seat a name, and a bot or None for a person."""
        seats = self.state.seats
        self.record = replace(self.record, players=dict(zip(seats, names, strict=True)))
        self.bots = {seat: kind for seat, kind in zip(seats, bots, strict=True) if kind}

    def seat_bots(self, name: str) -> None:
        """Give every seat but one, drawn by lot, to bots of this name."""
        seats = self.state.seats
        person = seats[self._rng.randrange(len(seats))]
        self.bots = {seat: name for seat in seats if seat != person}

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's player; the seat itself if the player has no name."""
        return self.record.players.get(seat, seat)

    def seat_and_name(self, seat: Seat) -> str:
        """Return seat and name, or only the name if it contains the seat."""
        name = self.name(seat)
        return name if seat in name.split() else f"{seat} {name}"

    def seat_for(self, move: Move | str) -> Seat:
        """Return the person's seat that makes a move; for accepting a draw a seat that has not agreed yet."""
        state = self.state
        people = [seat for seat in self.people if seat in state.staying]
        if str(move).startswith("accept"):
            people = [seat for seat in people if seat not in state.offer] or people
        elif state.to_act in people:
            return state.to_act
        return people[0] if people else ""

    def waits_for_bots(self, move: Move | str) -> bool:
        """Return True if the move is a draw offer to bots, which never accept one."""
        staying = self.state.staying
        offers = " ".join(str(move).split()) == "offer draw"
        return offers and self.state.outcome is None and any(seat in self.bots for seat in staying)

    @property
    def has_unlearned_bots(self) -> bool:
        """Return True if a bot of the match says that it has not learned to play this game."""
        bots = [(seat, bot_for(self.record.game.name, name)) for seat, name in self.bots.items()]
        return any(
            isinstance(bot, RemarkingBot) and bot.remark(self.state.view(seat)) is not None
            for seat, bot in bots
        )

    def attempt(self, move: Move | str, seat: Seat | None = None) -> IllegalMove | None:
        """Try a move; return the refusal, or None if the move was played.

        Raises:
            NotationError: the text is no move.
        """
        self.record, refusal = self.record.attempt(move, seat)
        return refusal

    def let_bot_act(self) -> Event:
        """Play one move of the bot to act, and return the event.

        Raises:
            BotStopped: the bot raised an error, or chose a move that the rules refuse.
        """
        self.hear(self.ask_bot().think())
        return self.record.events[-1]

    def ask_bot(self) -> Question:
        """Return the question to the bot to act."""
        seat = self.state.to_act or ""
        name = self.bots[seat]
        bot = bot_for(self.record.game.name, name)
        return Question(self.record, name, bot, self.state.view(seat), self._rng)

    def hear(self, answer: Answer) -> bool:
        """Play a bot's move, unless the game has changed since the bot was asked.

        Returns:
            True if the move was played. Otherwise the random generator stays unchanged, too: the bot's next
            answer is the same as without this question.

        Raises:
            BotStopped: the rules refuse the move, and it is no false call that everybody hears.
        """
        if answer.record is not self.record:
            return False
        self._rng = answer.rng
        seat = self.state.to_act or ""
        try:
            refusal = self.attempt(answer.move, seat)
        except Exception as error:  # somebody else's bot may return anything
            raise BotStopped(self.bots[seat], error) from error
        if refusal is not None and self.record is answer.record:
            raise BotStopped(self.bots[seat], refusal) from refusal
        return True

    def undo(self) -> None:
        """Go back to the last decision of a person.

        Raises:
            IllegalMove: there is none, or a card has been seen since; nothing is undone then.
        """
        self.record = self._taken_back()

    @property
    def can_undo(self) -> bool:
        """Return True if `undo` is possible."""
        try:
            self._taken_back()
        except IllegalMove:
            return False
        return True

    def _taken_back(self) -> Record:
        record = self.record.take_back()
        while record.state.to_act in self.bots:
            record = record.take_back()
        return record

    def save(self, name: str = "") -> Path:
        """Write the game to a new file for `load`; see `path_for` for the name.

        Returns:
            The path of the file.

        Raises:
            OSError: the file cannot be written.
        """
        path = write_new(path_for(name, self.record.game.name), self._text)
        self._safe = self.record
        return path

    def keep(self) -> Path:
        """Write the unsaved game to the file for such games, replacing the game that is there.

        Raises:
            OSError: the file cannot be written.
        """
        path = keep_unfinished(self._text)
        self._safe = self.record
        return path

    @property
    def _text(self) -> str:
        """Return the record as text, with a note of the bots."""
        notes = {key: value for key, value in self.record.notes.items() if key != "bots"}
        if self.bots:
            notes["bots"] = " ".join(f"{seat}={name}" for seat, name in self.bots.items())
        return str(replace(self.record, notes=notes))

    @classmethod
    def load(cls, path: Path, seed: int | None = None) -> Self:
        """Read a file that `save` wrote, or any record.

        Raises:
            GameError: the file is no record, or the rules refuse one of its events.
            LookupError: the record names an unknown bot.
            OSError: the file cannot be read.
        """
        record = read_record(read_file(path))
        bots: dict[Seat, str] = {}
        for word in record.notes.get("bots", "").split():
            seat, _, name = word.partition("=")
            if seat not in record.start.seats:
                expected = " ".join(record.start.seats)
                raise NotationError("bad-seat", line=None, column=None, expected=expected, got=word)
            bot_for(record.game.name, name)
            bots[seat] = name
        match = cls(record, bots, seed)
        if not path.stem.startswith(UNFINISHED):
            # A game from the file of unsaved games counts as unsaved: that file will be replaced.
            match._safe = record
        return match
