"""Takebacks: asking for one, answering, and how many events one undoes.

Lives here: the two commands about takebacks, pure like those in `commands`. Does not live here: what a
takeback changes at the table (`state`).
"""

from __future__ import annotations

from itertools import takewhile

from fourfold.games.game import Abandon, Flag, IllegalMove, Resign, Seat, TableMove
from fourfold.games.record import Event as RecordEvent
from fourfold.games.record import Record
from fourfold.server.table import events as ev
from fourfold.server.table.events import Event, Session
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table, turn_of

MAX_TAKEBACKS_PER_GAME = 2_000
"""Takebacks of all seats per game, also alone with bots: each is stored."""
MAX_COPIED_EVENTS = 400_000
"""Takebacks per game times its events: the move after a takeback copies the history (`History.then`)."""
MAX_TAKEBACKS_ASKED = 5
"""Requests for a takeback per seat and game; alone with bots no request is needed."""


def ask_back(table: Table, session: Session, now: int) -> list[Event]:
    """Ask for a player's last move back; alone with bots the move is taken back at once.

    A bot that replaces a guest cannot agree: then no move is taken back.
    """
    game = table.playing
    if not table.is_on:
        raise Refused("no-game")
    seats = table.seats_of(session)
    if not seats:
        raise Refused("not-seated")
    if game.asked_back is not None:
        raise Refused("takeback-asked")
    mine = (e.seat for e in reversed(game.record.events) if e.seat in seats and _is_of_game(e))
    seat = next(mine, None)
    if seat is None:
        raise Refused("nothing-to-take-back")
    number = _back_to(table, seat)
    most = min(MAX_TAKEBACKS_PER_GAME, MAX_COPIED_EVENTS // len(game.record.events))
    if game.taken_back >= most:
        raise Refused("takebacks-used-up", most=most)
    if table.people == {session}:
        if any(who.session != session for who in table.replaced.values()):
            # The guest whom a bot replaces may come back, and would have to agree.
            raise Refused("nothing-to-take-back")
        return [_taken(table, number, now)]
    if game.takebacks_asked.get(seat, 0) >= MAX_TAKEBACKS_ASKED:
        raise Refused("takebacks-used-up", most=MAX_TAKEBACKS_ASKED)
    return [ev.TakebackAsked(seat)]


def answer_back(
    table: Table, session: Session, agrees: bool, now: int, base: int | None = None
) -> list[Event]:
    """Agree to a takeback or decline it; when all other people have agreed, the move is taken back."""
    game = table.playing
    asked = game.asked_back
    if asked is None:
        raise Refused("no-takeback")
    if base is not None and base < table.game_seq:
        raise Refused("stale", base=base, seq=table.seq)
    mine = table.seats_of(session)
    if not mine:
        raise Refused("not-seated")
    if {asked, *game.agreed_back} & set(mine):
        raise IllegalMove("already-agreed", seat=mine[0])
    found: list[Event] = [ev.TakebackAnswered(mine[0], agrees)]
    agreed = {asked, *game.agreed_back, mine[0]}
    if agrees and all(agreed & set(table.seats_of(other)) for other in table.people):
        found.append(_taken(table, _back_to(table, asked), now))
    return found


def _back_to(table: Table, seat: Seat) -> int:
    """Return how many events a takeback undoes: all since and including the seat's last move.

    If that move was automatic, such as the end of a turn with a referee, it goes with the move before it.

    Raises:
        Refused: the seat has not moved, or a player has left the game since.
        IllegalMove: one of the events showed a card.
    """
    record, number = table.playing.record, 0
    while record.events:
        last = record.events[-1]
        if isinstance(last.move, Resign | Flag | Abandon):
            break
        record = record.take_back()
        number += 1
        if last.seat == seat and _is_of_game(last) and not _is_undone_with_another(record, last):
            # A draw offer that the move had declined is undone, too.
            return number + _offers_at_the_end(record)
    raise Refused("nothing-to-take-back")


def _is_undone_with_another(record: Record, last: RecordEvent) -> bool:
    """Return True if the event after a record was automatic, and the seat's move before it can be undone."""
    if not record.game.is_automatic(last.move) or not record.events:
        return False
    before = record.events[-1]
    can_go = record.game.can_take_back(before.move, record.state)
    return before.seat == last.seat and _is_of_game(before) and can_go


def _offers_at_the_end(record: Record) -> int:
    offers = takewhile(lambda event: isinstance(event.move, TableMove), reversed(record.events))
    return sum(1 for _ in offers)


def _is_of_game(event: RecordEvent) -> bool:
    """Return True if an event is a move of the game: no draw offer or the like, and no refused call."""
    return not event.refused and not isinstance(event.move, TableMove)


def _taken(table: Table, number: int, now: int) -> ev.TakenBack:
    clocks, _ = table.playing.clocks.stopped(now)
    record = table.playing.record
    for _ in range(number):
        last, before = record.events[-1], record.take_back()
        if _is_of_game(last) and turn_of(before.state) != turn_of(record.state):
            clocks = clocks.unearned(last.seat)
        record = before
    return ev.TakenBack(number, dict(clocks.banks or {}), clocks.turn)
