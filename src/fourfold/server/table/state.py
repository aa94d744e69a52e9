"""A table as a value: its chairs, its queue, its last game.

Lives here: the table, and the table after one event more. Pure: no clock is read, nothing is stored or sent.
Does not live here: what a command comes to (`commands`), what a client may know of a table (`views`), the
kinds of events (`events`), the game as a value (`table_game`), and the rules of the games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Self, TypeVar

from fourfold.games.catalogue import game as game_named
from fourfold.games.game import Abandon, AcceptDraw, Game, OfferDraw, Seat, State
from fourfold.games.record import Record
from fourfold.games.text import Field
from fourfold.server.table import events as ev
from fourfold.server.table.clocks import Clocks
from fourfold.server.table.events import (
    Chair,
    Event,
    Occupant,
    Person,
    SeatedBot,
    Session,
    Settings,
    name_of,
    session_of,
)
from fourfold.server.table.refusals import Refused
from fourfold.server.table.score import TableScore
from fourfold.server.table.table_game import TableGame

T = TypeVar("T")
MIN_GAME_MOVES = 8
"""Moves that a finished game must have to reset the events counted per guest (`Table.caused`)."""


@dataclass(frozen=True)
class Table:
    """A table after its events so far."""

    id: str
    settings: Settings
    host: Session
    seed: str
    seq: int = 1
    """The number of the last event; the first has number 1."""
    game_seq: int = 0
    """The number of the last event that changed the game; draw offers and acceptances do not."""
    chairs: tuple[Occupant | None, ...] = ()
    away: frozenset[Chair] = frozenset()
    """Chairs whose guests have left during the game."""
    seated_since: tuple[int, ...] = ()
    waiting: tuple[Person, ...] = ()
    last_game: TableGame | None = None
    """The current or last game; None before the first."""
    replaced: Mapping[Chair, Person] = field(default_factory=dict)
    """For chairs whose bot replaces a guest: the guest, who may take the chair back."""
    games: int = 0
    """Games started so far."""
    score: TableScore = field(default_factory=TableScore)
    has_played: bool = False
    """True once a game has ended here, or was aborted, in which each seat had moved."""
    again: frozenset[Chair] = frozenset()
    """Chairs whose guests have asked for a rematch."""
    said: Mapping[Session, int] = field(default_factory=dict, compare=False)
    """Phrases that each guest has said since the last other event."""
    caused: Mapping[Session, int] = field(default_factory=dict, compare=False)
    """Events other than moves that each guest has caused since a game of `MIN_GAME_MOVES` ended."""

    # --- Properties --------------------------------------------------------------------------------

    @classmethod
    def open(cls, id: str, event: ev.Opened) -> Self:  # noqa: A002 - it is the table's id
        """Return the table after its first event."""
        seats = event.settings.seats
        return cls(
            id,
            event.settings,
            event.host,
            event.seed,
            chairs=(None,) * seats,
            seated_since=(0,) * seats,
        )

    @property
    def game(self) -> Game:
        """The game under the rules of this table."""
        return _game(self.settings.game, self.settings.rules)

    @property
    def number_of_moves(self) -> int:
        """How many events the record of the last game has."""
        return 0 if self.last_game is None else len(self.last_game.record.events)

    @property
    def is_on(self) -> bool:
        """Return True if a game is going on."""
        game = self.last_game
        return game is not None and game.state.outcome is None and game.aborted is None

    @property
    def is_timed(self) -> bool:
        """Return True if games at this table have a clock."""
        return self.settings.clock is not None or self.game.rules.turn_seconds is not None

    @property
    def is_waiting(self) -> bool:
        """Return True if somebody at this public table waits for players for the first game."""
        free = bool(self.free_chairs) and any(self.chairs)
        return self.settings.public and self.awaits_first_game and free

    @property
    def awaits_first_game(self) -> bool:
        """Return True if no game is on, and all games so far ended before each seat had moved."""
        return not self.has_played and not self.is_on

    @property
    def has_secrets(self) -> bool:
        """Return True if players hold cards that others may not see."""
        return self.game.has_secrets

    def chairs_of(self, session: Session) -> tuple[Chair, ...]:
        """Return the chairs of a guest."""
        return tuple(
            number
            for number, who in enumerate(self.chairs)
            if isinstance(who, Person) and who.session == session
        )

    def chairs_kept_for(self, session: Session) -> tuple[Chair, ...]:
        """Return the chairs in which a bot replaces a guest."""
        return tuple(chair for chair, who in self.replaced.items() if who.session == session)

    @property
    def people(self) -> set[Session]:
        """Return the guests who have chairs."""
        return {who.session for who in self.chairs if isinstance(who, Person)}

    def seats_of(self, session: Session) -> tuple[Seat, ...]:
        """Return the seats of the last game whose chairs a guest has now."""
        if self.last_game is None:
            return ()
        found = (self.last_game.seat_of(chair) for chair in self.chairs_of(session))
        return tuple(seat for seat in found if seat is not None)

    def viewer(self, session: Session) -> Seat | None:
        """Return the seat whose view a guest gets; None for a spectator's view.

        A guest who takes a chair after a game with cards has not held its seat, and may not know the cards.
        """
        seats = self.seats_of(session)
        if self.last_game is not None and self.has_secrets:
            held = self.last_game.sessions
            seats = tuple(seat for seat in seats if session in held.get(seat, ()))
        if self.last_game is None or not seats:
            return None
        if not self.settings.same_screen:
            return seats[0]
        if not self.has_secrets or self.last_game.state.outcome is not None:
            to_act = self.last_game.state.to_act
            return to_act if to_act in seats else seats[0]
        return self.last_game.revealed if self.last_game.revealed in seats else None

    @property
    def bot_to_act(self) -> str | None:
        """The bot to act, or None."""
        if self.last_game is None or not self.is_on or self.last_game.state.to_act is None:
            return None
        who = self.chairs[self.last_game.chair_of(self.last_game.state.to_act)]
        return who.bot if isinstance(who, SeatedBot) else None

    @property
    def running_person(self) -> Session | None:
        """The guest whose clock runs, or None."""
        game = self.last_game
        if game is None or game.clocks.running is None:
            return None
        return session_of(self.chairs[game.chair_of(game.clocks.running)])

    @property
    def free_chairs(self) -> tuple[Chair, ...]:
        """Chairs without an occupant."""
        return tuple(number for number, who in enumerate(self.chairs) if who is None)

    # --- Events ------------------------------------------------------------------------------------

    def after(self, event: Event, now: int, by: Session | None = None) -> Self:
        """Return the table after one event more; ``by`` is the guest whose command caused the event."""
        said = _one_more(self.said, by) if isinstance(event, ev.Said) else {}
        if isinstance(event, ev.ClockResumed):
            # Nobody has done anything.
            said = self.said
        caused = _one_more(self.caused, by) if isinstance(event, ev.COUNTED) else self.caused
        table = replace(self, seq=self.seq + 1, said=said, caused=caused)
        match event:
            case ev.Sat(chair, who):
                return table._with_chair(chair, who)
            case ev.Stood(chair):
                return table._stood(chair)
            case ev.Queued(who):
                return replace(table, waiting=(*table.waiting, who))
            case ev.Unqueued(session):
                left = tuple(who for who in table.waiting if who.session != session)
                return replace(table, waiting=left)
            case ev.Started():
                return table._started(event, now)
            case ev.Played():
                return table._played(event, now)
            case ev.Aborted(reason):
                return table._aborted(reason, now)
            case ev.TakenBack():
                return table._taken_back(event, now)
            case ev.ClockResumed():
                return table._clock_resumed(event, now)
            case ev.TakebackAsked(seat):
                asked = {} if table.last_game is None else table.last_game.takebacks_asked
                return table._with_game(
                    asked_back=seat, agreed_back=(), takebacks_asked=_one_more(asked, seat)
                )
            case ev.TakebackAnswered(seat, agrees):
                game = table.last_game
                if not agrees or game is None:
                    return table._with_game(asked_back=None, agreed_back=())
                return table._with_game(agreed_back=(*game.agreed_back, seat))
            case ev.DrawRefused(seat):
                return table._with_game(refused_draw=seat)
            case ev.RematchAsked(chair):
                return replace(table, again=table.again | {chair})
            case ev.Revealed(seat):
                return table._with_game(revealed=seat)
            case ev.Said():
                return table
            case ev.Opened():
                raise ValueError("expected an open table to stay open")

    def _with_game(self, **changes: object) -> Self:
        if self.last_game is None:
            return self
        return replace(self, last_game=replace(self.last_game, **changes))  # type: ignore[arg-type]

    def _with_chair(self, chair: Chair, who: Occupant | None) -> Self:
        before = self.chairs[chair]
        replaced = {number: kept for number, kept in self.replaced.items() if number != chair}
        if self.is_on and isinstance(before, Person) and isinstance(who, SeatedBot):
            replaced[chair] = before
        elif not isinstance(who, Person) and chair in self.replaced:
            replaced[chair] = self.replaced[chair]
        table = replace(
            self,
            replaced=replaced,
            chairs=_with(self.chairs, chair, who),
            away=self.away - {chair},
            again=self.again - {chair},
        )
        if session_of(before) is not None and session_of(before) == session_of(who):
            return table
        table = replace(table, seated_since=_with(self.seated_since, chair, self.seq))
        game = table.last_game
        if game is None:
            return table
        table = table._with_game(former=game.left_by(chair, before))
        if not table.is_on:
            return table
        # Agreements to a takeback were made with the former occupant.
        table = table._with_game(asked_back=None, agreed_back=())
        seat = game.seat_of(chair)
        if seat is None or not isinstance(who, Person):
            return table
        known = game.sessions.get(seat, ())
        if who.session in known:
            return table
        return table._with_game(sessions={**game.sessions, seat: (*known, who.session)})

    def _stood(self, chair: Chair) -> Self:
        if self.is_on and isinstance(self.chairs[chair], Person) and chair not in self.away:
            return replace(self, away=self.away | {chair})
        return self._with_chair(chair, None)

    def _started(self, event: ev.Started, now: int) -> Self:
        start = self.game.read_setup({key: Field(text) for key, text in event.setup.items()})
        names = {
            seat: name_of(self.chairs[chair])
            for seat, chair in zip(start.seats, event.order, strict=True)
        }
        sessions = {
            seat: (who.session,)
            for seat, chair in zip(start.seats, event.order, strict=True)
            if isinstance(who := self.chairs[chair], Person)
        }
        seconds = self.game.rules.turn_seconds
        total = self.settings.clock
        clocks = Clocks.begin(
            start.seats,
            None if seconds is None else 1000 * seconds,
            None if total is None else 1000 * total.seconds,
            0 if total is None else 1000 * total.increment,
            start.to_act,
            now,
        )
        record = Record.begin(self.game, start, names)
        game = TableGame(record, event.order, clocks, sessions, self._first_by(event))
        return replace(
            self,
            last_game=game,
            games=self.games + 1,
            score=self.score.at_start(self.chairs),
            game_seq=self.seq,
            again=frozenset(),
            away=frozenset(),
            replaced={},
        )

    def _first_by(self, event: ev.Started) -> ev.FirstBy:
        """Return how the first player of a new game was found; all people at a table agree to a rematch."""
        people = {chair for chair, who in enumerate(self.chairs) if isinstance(who, Person)}
        if self.last_game is not None and people <= self.again:
            return "next"
        return "lot" if event.drawn else self.settings.begins

    def _aborted(self, reason: str, now: int) -> Self:
        clocks = self.playing.clocks.stopped(now)[0].ended()
        ended = self._with_game(
            aborted=reason, clocks=clocks, asked_back=None, agreed_back=(), revealed=None
        )
        return replace(ended, game_seq=self.seq)._after_game()

    def _after_game(self) -> Self:
        """Return the table after a game, with the chairs freed that were left during it."""
        game = self.playing
        has_played = self.has_played or game.has_each_moved(1, game.state.seats)
        score = self.score.after(game, self.chairs, self.replaced)
        table = replace(self, has_played=has_played, score=score)
        for chair in sorted(self.away):
            table = table._with_chair(chair, None)
        return table

    def _played(self, event: ev.Played, now: int) -> Self:
        game = self.playing
        record = game.played(event.move, event.seat, refused=event.refused)
        before, after = game.state, record.state
        clocks = game.clocks.credited(event.lag, passed=turn_of(before) != turn_of(after))
        clocks = clocks.set_to(event.banks, event.turn_left, after.to_act, now)
        table = self._with_game(
            record=record,
            clocks=clocks,
            asked_back=None,
            agreed_back=(),
            refused_draw=game.refused_draw if after.offer == before.offer else None,
            revealed=game.revealed if after.to_act == before.to_act else None,
        )
        if isinstance(record.events[-1].move, OfferDraw):
            offered = _one_more(game.draws_offered, event.seat)
            table = table._with_game(draws_offered=offered)
        if after.outcome is not None and len(record.events) >= MIN_GAME_MOVES:
            table = replace(table, caused={})
        if not isinstance(record.events[-1].move, OfferDraw | AcceptDraw):
            table = replace(table, game_seq=self.seq)
        if isinstance(record.events[-1].move, Abandon):
            table = replace(table, away=table.away | {game.chair_of(event.seat)})
        return table if after.outcome is None else table._after_game()

    def _taken_back(self, event: ev.TakenBack, now: int) -> Self:
        game = self.playing
        record = game.record
        for _ in range(event.number):
            record = record.take_back()
        to_act = record.state.to_act
        clocks = game.clocks.set_to(event.banks, event.turn_left, to_act, now)
        left = len(record.events)
        table = self._with_game(
            taken_back=game.taken_back + 1,
            former=tuple(replace(one, until=min(one.until, left)) for one in game.former),
            record=record,
            clocks=clocks,
            asked_back=None,
            agreed_back=(),
            refused_draw=None,
            revealed=game.revealed if to_act == game.state.to_act else None,
        )
        return replace(table, game_seq=self.seq)

    def _clock_resumed(self, event: ev.ClockResumed, now: int) -> Self:
        clocks = self.playing.clocks
        clocks = clocks.set_to(event.banks, event.turn_left, clocks.running, now)
        return self._with_game(clocks=clocks)

    def is_here(self, session: Session) -> bool:
        """Return True if a guest has a chair and has not left it."""
        return bool(set(self.chairs_of(session)) - self.away)

    def is_hosted_by(self, session: Session | None) -> bool:
        """Return True if a guest may give chairs away: the host, or a player of a game the host has left."""
        if session is None or session == self.host:
            return session is not None
        return self.is_on and not self.is_here(self.host) and self.is_here(session)

    @property
    def playing(self) -> TableGame:
        """The last game at the table.

        Raises:
            Refused: no game has been started yet.
        """
        if self.last_game is None:
            raise Refused("no-game")
        return self.last_game


@lru_cache(maxsize=256)
def _game(name: str, rules: str) -> Game:
    return game_named(name, rules)


def turn_of(state: State) -> tuple[Seat | None, int]:
    """Return the current turn: the seat to act, and the number of the turn."""
    return state.to_act, state.turn_number


def _with(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    return (*values[:number], value, *values[number + 1 :])


def _one_more(counts: Mapping[str, int], key: str | None) -> Mapping[str, int]:
    return counts if key is None else {**counts, key: counts.get(key, 0) + 1}
