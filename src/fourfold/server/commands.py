"""What a command of a guest, a bot or the clock comes to: events, or a refusal.

Lives here: who may do what at a table, and when. Pure: no clock is read, nothing is stored or sent; ``now``
(milliseconds that only run forward) and ``rng`` are passed in. Does not live here: what follows from an event
(`tables`), and the rules of the games.

Each command raises `Refused` for the table's reasons, `IllegalMove` and `NotationError` for the rules'.
"""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace as with_field

from fourfold.games.catalogue import game as game_named
from fourfold.games.game import (
    Abandon,
    Flag,
    IllegalMove,
    OfferDraw,
    Rng,
    Seat,
    State,
    TableMove,
)
from fourfold.server import caps
from fourfold.server import events as ev
from fourfold.server.events import Bot, Chair, Event, Person, Session, Settings
from fourfold.server.names import LONGEST_NAME
from fourfold.server.names import check_name as check_name  # noqa: PLC0414 - asked for here, too
from fourfold.server.refusals import Refused
from fourfold.server.tables import Table, name_of, turn_of

MAX_SEATS = 8
"""Seats per table; a game may allow fewer."""
LONGEST_CLOCK = 24 * 3600
MOST_WAITING = 16
MOST_SAID = 20
"""Phrases that one guest says while nothing else happens: a table must not grow without end."""
MAX_EVENTS_PER_GUEST = 60
"""Events other than moves that a guest may cause at a table until a game of some length ends there."""
MAX_DRAWS_OFFERED = 5
"""Draw offers per seat and game."""
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "nice-move",
    "one-moment",
    "again",
    "goodbye",
)
"""What people can say to each other at a table."""


class BotNames(Protocol):
    """Says whether there is a bot of this name for a game."""

    def __call__(self, game: str, name: str) -> bool:
        """Whether there is."""
        ...


def check_number(table: Table, session: Session, events: list[Event]) -> None:
    """Check that a guest may cause these events: nobody fills a table, or keeps others from it.

    Raises:
        Refused: they have caused too many already.
    """
    number = sum(isinstance(event, ev.COUNTED) for event in events)
    if number and table.caused.get(session, 0) + number > MAX_EVENTS_PER_GUEST:
        raise Refused("events-used-up", most=MAX_EVENTS_PER_GUEST)


# --- Commands: sitting -------------------------------------------------------------------------


def sit(table: Table, who: Person, chair: Chair) -> list[Event]:
    """A guest takes a free chair, comes back to their own, or takes over one that was left."""
    check_chair(table, chair)
    there = table.chairs[chair]
    mine = table.chairs_of(who.session)
    if isinstance(there, Person) and there.session == who.session and chair in table.away:
        return [ev.Sat(chair, who)]
    if isinstance(there, Bot) and chair in table.chairs_kept_for(who.session):
        # The bot plays in their place: they take the chair back.
        there = None
    if there is not None and chair not in table.away:
        raise Refused("chair-taken", chair=chair)
    if there is not None and who.session != table.host and table.is_here(table.host):
        # A chair that somebody has left is the host's to give away, who sets it free (`stand`).
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
    """Who hosts gives a bot a chair that is free or left, its guest ``absent``; anybody gives their own."""
    check_chair(table, chair)
    if not known(table.settings.game, bot):
        raise Refused("no-such-bot", game=table.settings.game, bot=bot[:LONGEST_NAME])
    mine = chair in table.chairs_of(session)
    there = table.chairs[chair]
    absent = absent and not _is_claimed_instead(table)
    free = there is None or absent or chair in table.away or isinstance(there, Bot)
    if not mine and not (free and _hosts(table, session, chair, absent)):
        raise Refused("not-host" if free else "chair-taken", chair=chair)
    return [ev.Sat(chair, Bot(bot))]


def stand(table: Table, session: Session, chair: Chair, absent: bool = False) -> list[Event]:
    """A guest leaves a chair; who hosts may free a bot's, or one whose guest has left or is ``absent``."""
    check_chair(table, chair)
    there = table.chairs[chair]
    absent = absent and not _is_claimed_instead(table)
    is_left = absent or isinstance(there, Bot) or chair in table.away
    may_free = is_left and _hosts(table, session, chair, absent)
    leaves = chair in table.chairs_of(session) and chair not in table.away
    if not may_free and not leaves:
        raise Refused("chair-not-yours", chair=chair)
    found: list[Event] = [ev.Stood(chair)]
    if table.waiting and not table.is_on:
        found += _come(table.waiting[0], chair)
    return found


def _is_claimed_instead(table: Table) -> bool:
    """Whether the chairs of absent guests are left to `absence.claim`, not to the host: in public games."""
    return table.is_on and table.settings.public


def _hosts(table: Table, session: Session, chair: Chair, absent: bool) -> bool:
    """Whether a guest may give this chair away, whose own guest may be ``absent``."""
    is_hosts = chair in table.chairs_of(table.host)
    return table.is_hosted_by(session) or (absent and is_hosts and table.is_here(session))


def wait(table: Table, who: Person) -> list[Event]:
    """A guest lines up for a chair at a table that goes round."""
    if not table.settings.goes_round:
        raise Refused("no-waiting")
    if table.chairs_of(who.session) or any(w.session == who.session for w in table.waiting):
        raise Refused("waiting-already")
    if table.free_chairs and not table.is_on:
        raise Refused("chairs-free", number=len(table.free_chairs))
    if len(table.waiting) >= MOST_WAITING:
        raise Refused("line-full", most=MOST_WAITING)
    return [ev.Queued(who)]


def wait_no_longer(table: Table, session: Session) -> list[Event]:
    """A guest leaves the line."""
    if not any(who.session == session for who in table.waiting):
        raise Refused("not-waiting")
    return [ev.Unqueued(session)]


def say(table: Table, session: Session, phrase: str) -> list[Event]:
    """One of the table's phrases, by somebody who sits here."""
    chairs = table.chairs_of(session)
    if not chairs:
        raise Refused("not-seated")
    if phrase not in PHRASES:
        raise Refused("no-such-phrase", phrase=phrase[:LONGEST_NAME])
    if table.said.get(session, 0) >= MOST_SAID:
        raise Refused("said-enough", most=MOST_SAID)
    return [ev.Said(name_of(table.chairs[chairs[0]]), phrase, session)]


def check_chair(table: Table, chair: Chair) -> None:
    """Refuse a chair that the table does not have."""
    if not 0 <= chair < len(table.chairs):
        raise Refused("no-such-chair", chair=chair, most=len(table.chairs) - 1)


def _check_knows_no_other(table: Table, session: Session, chair: Chair) -> None:
    """Refuse a seat whose cards a guest may not see, in a game with cards that is going on.

    Those are: guests who have seen another seat's cards, and guests who have never held this seat, if others
    play; a host could look at a bot's or an absent player's cards through a second guest.
    """
    match = table.match
    if match is None or not table.is_on or not table.has_secrets:
        return
    own = match.seat_of(chair)
    held = [set(sessions) for seat, sessions in match.sessions.items() if seat != own]
    if any(session in sessions for sessions in held) and not table.settings.same_screen:
        raise Refused("played-another-seat", chair=chair)
    holders = () if own is None else match.sessions.get(own, ())
    # On one screen people sit together and take over from one another, but not from a bot.
    may_take = bool(holders) if table.settings.same_screen else session in holders
    if not may_take and any(sessions - {session} for sessions in held):
        raise Refused("seat-kept", chair=chair)


# --- Commands: games ---------------------------------------------------------------------------


def start(table: Table, session: Session, first: Chair | None, rng: Rng) -> list[Event]:
    """Somebody at the table starts a game; ``first`` is the chair that begins, if it is not by lot.

    From the second game on all people at the table must want it (`ask_rematch`).
    """
    if not table.chairs_of(session) and session != table.host:
        raise Refused("not-seated")
    if table.is_on:
        raise Refused("game-on")
    if table.free_chairs:
        raise Refused("chairs-free", number=len(table.free_chairs))
    if table.match is not None and table.people:
        return ask_rematch(table, session, rng)
    if table.match is not None:
        return [_next_game(table, rng)]
    if table.settings.begins == "lot":
        return [_new_game(table, rng.randrange(len(table.chairs)), rng)]
    if first is None:
        raise Refused("first-wanted")
    check_chair(table, first)
    return [_new_game(table, first, rng)]


def start_when_full(table: Table, events: list[Event], rng: Rng) -> list[Event]:
    """What follows when somebody sits down: at a public table the game begins with the last of them."""
    taken = {event.chair for event in events if isinstance(event, ev.Sat)}
    first = table.match is None and table.settings.begins == "lot"
    if not (table.settings.public and first and taken) or set(table.free_chairs) - taken:
        return []
    return [_new_game(table, rng.randrange(len(table.chairs)), rng)]


def _next_game(table: Table, rng: Rng) -> ev.Started:
    """Another game: whoever began gives way to the next."""
    return _new_game(table, table.playing.order[0] + 1, rng)


def _new_game(table: Table, first: Chair, rng: Rng) -> ev.Started:
    count = len(table.chairs)
    order = tuple((first + number) % count for number in range(count))
    # The order of the chairs settles the order of the seats, of which the first begins.
    names = table.game.seat_names(count)
    start = table.game.start(seats=names, rng=rng, first=names[0])
    return ev.Started(order, start.setup())


def ask_rematch(table: Table, session: Session, rng: Rng) -> list[Event]:
    """Somebody would play again; when all people here would, the next game starts, seats swapped."""
    if table.match is None or table.is_on:
        raise Refused("game-on" if table.is_on else "no-game")
    chairs = [chair for chair in table.chairs_of(session) if chair not in table.again]
    if not table.chairs_of(session):
        raise Refused("not-seated")
    found: list[Event] = [ev.RematchAsked(chair) for chair in chairs]
    people = {n for n, who in enumerate(table.chairs) if isinstance(who, Person)}
    if people <= table.again | set(chairs) and not table.free_chairs:
        found.append(_next_game(table, rng))
    return found


def move(
    table: Table, session: Session, seat: Seat | None, text: str, base: int, now: int, lag: int = 0
) -> tuple[list[Event], IllegalMove | None]:
    """A guest moves; a false call comes to an event, too, and is answered with why it was refused."""
    if table.match is None:
        raise Refused("no-game")
    seats = table.seats_of(session)
    if not seats:
        raise Refused("not-seated")
    if seat is None:
        to_act = table.match.state.to_act
        seat = to_act if to_act in seats else seats[0]
    if seat not in seats:
        raise Refused("not-your-seat", seat=seat[:LONGEST_NAME])
    if base < table.game_seq:
        raise Refused("stale", base=base, seq=table.seq)
    parsed = table.game.parse_move(text)
    if isinstance(parsed, Flag | Abandon):
        raise Refused("clock-only" if isinstance(parsed, Flag) else "server-only")
    if table.match.aborted is not None:
        raise Refused("no-game")
    offered = table.match.draws_offered.get(seat, 0)
    if isinstance(parsed, OfferDraw) and offered >= MAX_DRAWS_OFFERED:
        raise Refused("draw-offers-used-up", most=MAX_DRAWS_OFFERED)
    return play(table, seat, text, now, lag)


def play(
    table: Table, seat: Seat, text: str, now: int, lag: int = 0
) -> tuple[list[Event], IllegalMove | None]:
    """What a move of a seat comes to, whoever holds it."""
    match = table.playing
    is_running = seat == match.clocks.running
    if is_running and match.clocks.is_over(now, lag):
        return leave_game(table, seat, "flag", now), IllegalMove("seat-has-left", seat=seat)
    record, refusal = match.record.attempt(text, seat)
    if refusal is not None and record is match.record:
        raise refusal
    last = record.events[-1]
    clocks, credited = match.clocks.stopped(now, lag if is_running else 0)
    if record.state.outcome is not None:
        clocks = clocks.ended()
    elif turn_of(record.state) != turn_of(match.state):
        earned = not isinstance(last.move, TableMove)
        clocks = clocks.passed_to(record.state.to_act, earned=earned)
    banks, left = dict(clocks.banks or {}), clocks.turn_left
    played = ev.Played(seat, str(last.move), last.refused, banks, left, credited)
    return [played, *_go_round(table, record.state)], refusal


def flag(table: Table, now: int) -> list[Event]:
    """The time of the seat to act is over, if it is."""
    match = table.playing
    seat = match.state.to_act
    return leave_game(table, seat, "flag", now) if seat and match.clocks.is_over(now) else []


def leave_game(table: Table, seat: Seat, move: str, now: int) -> list[Event]:
    """What follows from ``flag`` or ``abandon``, which only the server plays for a seat."""
    match = table.playing
    state = match.state.play(move, seat)
    clocks, _ = match.clocks.stopped(now)
    over = state.outcome is not None
    clocks = clocks.ended() if over else clocks.passed_to(state.to_act, earned=False)
    played = ev.Played(seat, move, banks=dict(clocks.banks or {}), turn_left=clocks.turn_left)
    return [played, *_go_round(table, state)]


def _go_round(table: Table, now: State) -> list[Event]:
    """After a game: chairs that were left, then one loser's, go to those in line; after a draw all lose."""
    match, line = table.match, list(table.waiting)
    if not table.settings.goes_round or match is None or now.outcome is None:
        return []
    left = {*table.free_chairs, *table.away}
    found, line = seat_waiting(table), line[len(left) :]
    winners = set(now.outcome.winners)
    losers = [seat for seat in now.seats if not {seat, seat[0]} & winners] or now.seats
    chairs = {match.chair_of(seat) for seat in losers} - left
    if line and chairs:
        chair = min(chairs, key=lambda chair: table.seated_since[chair])
        found += _come(line.pop(0), chair)
        loser = table.chairs[chair]
        if isinstance(loser, Person):
            found.append(ev.Queued(loser))
    return found


def seat_waiting(table: Table) -> list[Event]:
    """Give the chairs that were left to those in line, when a game is over."""
    left = sorted({*table.free_chairs, *table.away})
    return [
        event
        for who, chair in zip(table.waiting, left, strict=False)
        for event in _come(who, chair)
    ]


def _come(who: Person, chair: Chair) -> list[Event]:
    """Whoever waited sits down."""
    return [ev.Unqueued(who.session), ev.Sat(chair, who)]


# --- Commands: covers, and settings ------------------------------------------------------------


def reveal(table: Table, session: Session, seat: Seat) -> list[Event]:
    """On one screen: whose turn it is uncovers their cards."""
    match = table.playing
    if not table.settings.same_screen or not table.has_secrets:
        raise Refused("no-cover")
    if match.aborted is not None:
        raise Refused("no-game")
    if seat not in table.seats_of(session) or seat != match.state.to_act:
        raise Refused("not-your-seat", seat=seat[:LONGEST_NAME])
    return [] if match.revealed == seat else [ev.Revealed(seat)]


def check_settings(settings: Settings) -> Settings:
    """The settings with the rules in canonical form.

    Raises:
        Refused: no table can be opened with them.
        NotationError: there is no such game, or it has no such rules.
    """
    game = game_named(settings.game, settings.rules)
    if settings.seats not in game.seat_counts or settings.seats > MAX_SEATS:
        raise Refused("bad-settings", what=f"{settings.seats} seats")
    if not caps.are_within(game.rules):
        what = f"more than {caps.MAX_TURNS} turns or {caps.MAX_TURN_SECONDS} seconds per turn"
        raise Refused("bad-settings", what=what)
    if settings.clock is not None:
        sensible = 1 <= settings.clock.seconds <= LONGEST_CLOCK
        if not sensible or not 0 <= settings.clock.increment <= LONGEST_CLOCK:
            raise Refused("bad-settings", what="a clock without a sensible time")
    if settings.goes_round and settings.same_screen:
        raise Refused("bad-settings", what="a table on one screen that goes round")
    return with_field(settings, rules=str(game.rules))
