"""Records: a game as it was played, in memory and as text.

Lives here: recording, taking back, printing and replaying the events of any game, and what everybody at a
table hears of a refused move (`Record.attempt`). Does not live here: the rules, lines and quotes of the text
(`record_text`), and files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Generic, Self

from fourfold.games.errors import NotationError, quote
from fourfold.games.game import Game, IllegalMove, Move, Seat, State, StateT_co
from fourfold.games.history import History
from fourfold.games.record_text import (
    print_name,
    print_note,
    read_header,
    read_lines,
    read_note,
    read_players,
)
from fourfold.games.text import Field, located

SHARED_KEYS = ("game", "rules", "players", "result")
RESULT = re.compile(r"(?P<winners>draw|[A-D](?:[ ,]+[A-D])*)(?: +\((?P<reason>[a-z-]+)\))?")

MAX_REFUSED_IN_A_ROW = 3
"""Refusals in a row after which `Record.attempt` records no refusal that changes nothing."""
MOVES_PER_TURN = 7
"""Moves of the longest turn: in Quartino two situations, three tokens, one column cleared, and the end."""
MAX_FALSE_CALLS = 1_000
"""Events beyond `MOVES_PER_TURN` per turn up to which refusals that change nothing are recorded."""


@dataclass(frozen=True, slots=True)
class Event:
    """A move of a seat in a record. `str` of an event is its line in a record."""

    seat: Seat
    """The seat that made the move."""
    move: Move
    """The move."""
    refused: bool = False
    """Whether the move is a call or say that the rules refused and everybody heard."""

    def __str__(self) -> str:
        return f"{self.seat} {self.move}{' ?' if self.refused else ''}"


@dataclass(frozen=True, slots=True, repr=False)
class Record(Generic[StateT_co]):
    """A game with all its states and events. A record is a value: `play` returns a longer record.

    `str` of a record is its text, which `fourfold.read_record` reads.

    >>> from fourfold.games.quarto import Quarto
    >>> record = Record.begin(Quarto("classic"), Quarto("classic").start()).play("give 7")
    >>> print(record.play("place b3"))
    game: quarto
    rules: classic
    <BLANKLINE>
    A give 7
    B place b3
    <BLANKLINE>
    """

    game: Game[StateT_co]
    """The game with its rules."""
    states: Sequence[StateT_co]
    """The first state, and the state after each event."""
    events: Sequence[Event] = ()
    """The moves in their order, each with its seat."""
    players: Mapping[Seat, str] = field(default_factory=dict)
    """The names of players by their seats."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """Header lines that no rule depends on, such as a date, by their keys."""

    def __post_init__(self) -> None:
        # Longer records share the states and events of shorter ones, so that replaying takes linear time.
        if not isinstance(self.states, History):
            object.__setattr__(self, "states", History(self.states))
        if not isinstance(self.events, History):
            object.__setattr__(self, "events", History(self.events))

    def __hash__(self) -> int:
        # Players and notes are mappings, which have no hash.
        return hash((self.game, self.start, self.events))

    @property
    def _histories(self) -> tuple[History[StateT_co], History[Event]]:
        """Return the states and the events, which `__post_init__` has made histories."""
        return self.states, self.events  # type: ignore[return-value]

    @classmethod
    def begin(
        cls,
        game: Game[StateT_co],
        start: StateT_co,  # type: ignore[misc]  # a constructor: no method of a record takes a state
        players: Mapping[Seat, str] | None = None,
    ) -> Self:
        """Return a record of a new game, without events."""
        return cls(game, (start,), players=dict(players or {}))

    @property
    def start(self) -> StateT_co:
        """Return the first state."""
        return self.states[0]

    @property
    def state(self) -> StateT_co:
        """Return the latest state."""
        return self.states[-1]

    def play(self, move: Move | str, seat: Seat | None = None) -> Self:
        """Return the record with one more event, a move of ``seat`` or of the seat to act.

        Raises:
            IllegalMove: the rules refuse the move.
            NotationError: the text is no move.
        """
        return self._add(self.state.play, move, seat, refused=False)

    def refuse(self, move: Move | str, seat: Seat | None = None) -> Self:
        """Return the record with one more event, a call or say that the rules refuse (`State.refuse`).

        Raises:
            IllegalMove: the rules accept the move, or it is no call or say that can be refused in this way.
            NotationError: the text is no move.
        """
        return self._add(self.state.refuse, move, seat, refused=True)

    def attempt(
        self, move: Move | str, seat: Seat | None = None
    ) -> tuple[Self, IllegalMove | None]:
        """Return the record after somebody tried a move, and why the rules refused the move, or None.

        Only here (and in the native twin, ``match.hpp``) is decided what everybody at a table hears of a
        refused call or say: each that changes the state, and one that changes nothing unless three refusals
        in a row came before it. Such a refusal is an event of the returned record. Any other is told only to
        whoever tried the move, and the returned record is this very one.
        """
        try:
            return self.play(move, seat), None
        except IllegalMove as refusal:
            try:
                after = self.refuse(move, seat)
            except IllegalMove:
                return self, refusal
            is_heard = after.state != self.state or self._has_room_for_refusals
            return after if is_heard else self, refusal

    @property
    def _has_room_for_refusals(self) -> bool:
        """Return True if a refusal that changes nothing is recorded; records must not grow without end."""
        in_a_row = takewhile(lambda event: event.refused, reversed(self.events))
        most = MAX_FALSE_CALLS + MOVES_PER_TURN * self.state.turn_number
        return sum(1 for _ in in_a_row) < MAX_REFUSED_IN_A_ROW and len(self.events) < most

    def _add(
        self,
        step: Callable[[Move, Seat | None], StateT_co],
        move: Move | str,
        seat: Seat | None,
        *,
        refused: bool,
    ) -> Self:
        if isinstance(move, str):
            move = self.game.parse_move(move)
        state = step(move, seat)
        by = (self.state.to_act or "") if seat is None else seat
        states, events = self._histories
        event = Event(by, move, refused)
        return replace(self, states=states.then(state), events=events.then(event))

    def take_back(self) -> Self:
        """Return the record without its last event.

        Raises:
            IllegalMove: the record has no event, or its last event showed or made a card.
        """
        if not self.events:
            raise IllegalMove("takeback-too-far")
        last = self.events[-1].move
        if not self.game.can_take_back(last, self.state):
            raise IllegalMove("takeback-past-card", move=last)
        states, events = self._histories
        return replace(self, states=states.shorter(1), events=events.shorter(1))

    def masked(self, seat: Seat | None) -> Self:
        """Return the record as this seat, or a spectator, may have it: cards unknown to them are ``?``."""
        start = self.start.masked(seat, self.state)
        record = replace(self, states=(start,), events=())
        for event in self.events:
            step = record.refuse if event.refused else record.play
            record = step(event.move, event.seat)
        return record

    def _repr_svg_(self) -> str:
        """Return a picture of the latest state as a spectator may see it; notebooks show the picture."""
        return self.state._repr_svg_()

    def __repr__(self) -> str:
        # Without the states, which would fill many pages of a notebook.
        return f"<Record of {self.game!r}, {len(self.events)} events, {self.state.position!r}>"

    def __str__(self) -> str:
        header = {"game": self.game.name, "rules": str(self.game.rules)}
        header |= self.start.setup()
        if self.players:
            named = (f"{seat}={print_name(name)}" for seat, name in self.players.items())
            header["players"] = " ".join(named)
        header |= {key: print_note(value) for key, value in self.notes.items()}
        if self.state.outcome is not None:
            header["result"] = str(self.state.outcome)
        lines = [f"{key}: {value}" for key, value in header.items()]
        return "\n".join([*lines, "", *map(str, self.events), ""])


def parse_record(text: str | bytes, make_game: Callable[[str, str | None], Game]) -> Record:
    """Return the record that a text writes, with every event played through the rules.

    Args:
        text: the text of the record.
        make_game: returns a game for a name and a rules string, as `catalogue.game` does.

    Raises:
        NotationError: a line cannot be read; the error has the number of the first such line.
        IllegalMove: the rules refuse an event; the error has the number of its line.
    """
    # Lines are read one by one, so that the first wrong line is refused before any later line is looked at.
    lines = read_lines(text)
    header, end = read_header(lines)
    record = _read_start(header, end, make_game)
    for line in lines:
        if line.text:
            record = _read_event(line, record)
    if "result" in header:
        _check_result(header["result"], record.state)
    return record


def _read_start(
    header: dict[str, Field], end: int, make_game: Callable[[str, str | None], Game]
) -> Record:
    for key in ("game", "rules"):
        if key not in header:
            raise NotationError("key-missing", line=end, expected=key)
    name, rules = header["game"], header["rules"]
    with located(name.line, name.column):
        make_game(name.text, None)
    with located(rules.line, rules.column):
        game = make_game(name.text, rules.text)
    setup = {key: field for key, field in header.items() if key in game.setup_keys}
    for key in ("seats", "deck", "deal", "first"):
        if key in header and key not in setup:
            raise Field(key, header[key].line).error("key-not-here", game=game.name)
    try:
        start = game.read_setup(setup)
    except NotationError as error:
        raise (error.at(end) if error.code == "key-missing" else error) from None
    players = read_players(header["players"], start.seats) if "players" in header else {}
    known = {*SHARED_KEYS, *game.setup_keys}
    notes = {key: read_note(field) for key, field in header.items() if key not in known}
    return Record(game, (start,), players=players, notes=notes)


def _read_event(line: Field, record: Record) -> Record:
    words = line.words()
    refused = len(words) > 2 and words[-1].text == "?"
    seat = words[0].text
    # Before the move is read: in "give 0" the seat is missing, and the move is not wrong.
    if seat not in record.start.seats:
        expected = " ".join(record.start.seats)
        raise IllegalMove("no-such-seat", line=line.line, seat=quote(seat), expected=expected)
    if len(words) < 2:
        raise line.end().error("event-missing")
    first = words[1]
    end = words[-1].column - 1 if refused else len(line.text)
    text = line.text[first.column - 1 : end].rstrip()
    with located(line.line, first.column):
        move = record.game.parse_move(text)
        step = record.refuse if refused else record.play
        return step(move, seat)


def _check_result(field: Field, state: State) -> None:
    found = RESULT.fullmatch(field.text)
    if found is None:
        raise field.error("bad-result")
    outcome = state.outcome
    if outcome is None:
        raise field.error("result-too-early")
    winners = set() if found["winners"] == "draw" else set(re.split(r"[ ,]+", found["winners"]))
    if winners != set(outcome.winners) or found["reason"] not in (None, outcome.reason):
        raise field.error("result-differs", expected=str(outcome))
