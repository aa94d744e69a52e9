"""Commands about chairs and the queue: who may sit down, leave, seat a bot, or wait for a chair.

Lives here: what these commands come to. Pure, as `commands` is. Does not live here: starting a game when all
chairs are taken (`commands`), chairs of players who are absent from a public game (`absence`).
"""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol

from fourfold.server.table import events as ev
from fourfold.server.table.events import Chair, Event, Person, SeatedBot, Session
from fourfold.server.table.names import MAX_NAME_CHARACTERS
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table

MAX_WAITING = 24
"""Guests in the queue of one table."""
MAX_WAITING_PER_ADDRESS = 16
"""Guests of one address in the queue of one table: places are left for guests of other addresses."""


class BotNames(Protocol):
    """A function that knows which bots there are."""

    def __call__(self, game: str, name: str) -> bool:
        """Return True if there is a bot of this name for this game."""
        ...


def sit(table: Table, who: Person, chair: Chair) -> list[Event]:
    """Let a guest take a free chair, return to their own, or take over a chair that was left."""
    check_chair(table, chair)
    there = table.chairs[chair]
    mine = table.chairs_of(who.session)
    if isinstance(there, Person) and there.session == who.session and chair in table.away:
        return [ev.Sat(chair, who)]
    if isinstance(there, SeatedBot) and chair in table.chairs_kept_for(who.session):
        # The bot replaces this guest, who takes the chair back.
        there = None
    if there is not None and chair not in table.away:
        raise Refused("chair-taken", chair=chair)
    if there is not None and who.session != table.host and table.is_here(table.host):
        # Only the host gives away a chair that was left, by freeing it (`stand`).
        raise Refused("chair-taken", chair=chair)
    if mine and not table.settings.same_screen:
        raise Refused("seated-already")
    _check_knows_no_other(table, who.session, chair)
    found: list[Event] = []
    if any(waiting.session == who.session for waiting in table.waiting):
        found.append(ev.Unqueued(who.session))
    return [*found, ev.Sat(chair, who)]


def seat_bot(
    table: Table, session: Session, chair: Chair, bot: str, known: BotNames, absent: bool = False
) -> list[Event]:
    """Give a chair to a bot: the guest's own; for a host also one free, left, or with an ``absent`` guest."""
    check_chair(table, chair)
    if not known(table.settings.game, bot):
        raise Refused("no-such-bot", game=table.settings.game, bot=bot[:MAX_NAME_CHARACTERS])
    mine = chair in table.chairs_of(session)
    there = table.chairs[chair]
    absent = absent and not _is_claimed_instead(table)
    free = there is None or absent or chair in table.away or isinstance(there, SeatedBot)
    if not mine and not (free and _hosts(table, session, chair, absent)):
        raise Refused("not-host" if free else "chair-taken", chair=chair)
    return [ev.Sat(chair, SeatedBot(bot))]


def stand(table: Table, session: Session, chair: Chair, absent: bool = False) -> list[Event]:
    """Leave a chair; the host may free a bot's chair, or one whose guest has left or is ``absent``."""
    check_chair(table, chair)
    there = table.chairs[chair]
    absent = absent and not _is_claimed_instead(table)
    is_left = absent or isinstance(there, SeatedBot) or chair in table.away
    may_free = is_left and _hosts(table, session, chair, absent)
    leaves = chair in table.chairs_of(session) and chair not in table.away
    if not may_free and not leaves:
        raise Refused("chair-not-yours", chair=chair)
    found: list[Event] = [ev.Stood(chair)]
    if table.waiting and not table.is_on:
        found += seat_next(table.waiting[0], chair)
    return found


def _is_claimed_instead(table: Table) -> bool:
    """Return True if `absence.claim`, not the host, decides about absent guests: in public games."""
    return table.is_on and table.settings.public


def _hosts(table: Table, session: Session, chair: Chair, absent: bool) -> bool:
    """Return True if a guest may give this chair away, whose own guest may be ``absent``."""
    is_hosts = chair in table.chairs_of(table.host)
    return table.is_hosted_by(session) or (absent and is_hosts and table.is_here(session))


def wait(table: Table, who: Person) -> list[Event]:
    """Let a guest join the queue of a table whose loser's chair passes on."""
    if not table.settings.goes_round:
        raise Refused("no-waiting")
    if table.chairs_of(who.session) or any(w.session == who.session for w in table.waiting):
        raise Refused("waiting-already")
    if table.free_chairs and not table.is_on:
        raise Refused("chairs-free", number=len(table.free_chairs))
    if len(table.waiting) >= MAX_WAITING:
        raise Refused("line-full", most=MAX_WAITING)
    return [ev.Queued(who)]


def check_queue_share(waiting: int) -> None:
    """Refuse a guest whose address has ``waiting`` guests in the queue, if these are all it may have.

    Raises:
        Refused: there are `MAX_WAITING_PER_ADDRESS`.
    """
    if waiting >= MAX_WAITING_PER_ADDRESS:
        raise Refused("line-full", most=MAX_WAITING_PER_ADDRESS)


def wait_no_longer(table: Table, session: Session) -> list[Event]:
    """Let a guest leave the queue."""
    if not any(who.session == session for who in table.waiting):
        raise Refused("not-waiting")
    return [ev.Unqueued(session)]


def drop_absent(table: Table, absent: Container[Session]) -> list[Event]:
    """Remove absent guests from the queue."""
    return [ev.Unqueued(who.session) for who in table.waiting if who.session in absent]


def check_chair(table: Table, chair: Chair) -> None:
    """Refuse a chair that the table does not have."""
    if not 0 <= chair < len(table.chairs):
        raise Refused("no-such-chair", chair=chair, most=len(table.chairs) - 1)


def _check_knows_no_other(table: Table, session: Session, chair: Chair) -> None:
    """Refuse guests who may not see this seat's cards, while a game with cards is going on.

    Refused are guests who have seen another seat's cards in this game, and, while others play, guests who
    have never held this seat: a host could see a bot's or an absent player's cards through a second guest.
    """
    game = table.last_game
    if game is None or not table.is_on or not table.has_secrets:
        return
    own = game.seat_of(chair)
    held = [set(sessions) for seat, sessions in game.sessions.items() if seat != own]
    if any(session in sessions for sessions in held) and not table.settings.same_screen:
        raise Refused("played-another-seat", chair=chair)
    holders = () if own is None else game.sessions.get(own, ())
    # On one screen people may take over from each other, but not from a bot.
    may_take = bool(holders) if table.settings.same_screen else session in holders
    if not may_take and any(sessions - {session} for sessions in held):
        raise Refused("seat-kept", chair=chair)


def seat_waiting(table: Table) -> list[Event]:
    """Give free and left chairs to the guests in the queue, after a game."""
    left = sorted({*table.free_chairs, *table.away})
    return [
        event
        for who, chair in zip(table.waiting, left, strict=False)
        for event in seat_next(who, chair)
    ]


def seat_next(who: Person, chair: Chair) -> list[Event]:
    """Seat a guest from the queue."""
    return [ev.Unqueued(who.session), ev.Sat(chair, who)]
