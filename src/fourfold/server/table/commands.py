"""Commands about games, by guests, bots and clocks: the events they come to, or a refusal.

Lives here: who may do what at a table, and when. Pure: no clock is read, nothing is stored or sent; ``now``
(milliseconds that only run forward) and ``rng`` are passed in. Does not live here: chairs and the queue
(`seating`), takebacks (`takebacks`), absent players (`absence`), what follows from an event (`state`), and
the rules of the games.

Each command raises `Refused` for the table's reasons, `IllegalMove` and `NotationError` for the rules'.
"""

from __future__ import annotations

from msgspec.structs import replace as with_field

from fourfold.games.catalogue import game as game_named
from fourfold.games.game import (
    Abandon,
    AcceptDraw,
    Flag,
    IllegalMove,
    OfferDraw,
    Rng,
    Seat,
    State,
    TableMove,
)
from fourfold.server.table import caps, seating
from fourfold.server.table import events as ev
from fourfold.server.table.clocks import Clocks
from fourfold.server.table.events import Chair, Event, Person, Session, Settings, name_of
from fourfold.server.table.names import MAX_NAME_CHARACTERS
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table, turn_of

MAX_CLOCK_SECONDS = 24 * 3600
"""Seconds per game and seat, and seconds of an increment."""
MAX_PHRASES = 20
"""Phrases that one guest may say without another event in between."""
MAX_EVENTS_PER_GUEST = 60
"""Events other than moves that a guest may cause at a table until a game of 8 moves ends there."""
MAX_EVENTS_PER_TABLE = 10_000
"""Events at a table after which no game starts and nobody sits down there, about 300 games: all of them are
replayed when the table is loaded. A game that is on is played to its end."""
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
"""The names of the phrases that people can say at a table."""


def check_number(table: Table, session: Session, events: list[Event]) -> None:
    """Check that neither a guest nor all guests together have caused too many events at a table.

    Raises:
        Refused: there would be more than `MAX_EVENTS_PER_GUEST` of this guest since the last whole game, or
            the table has more than `MAX_EVENTS_PER_TABLE`, twice as many during a game.
    """
    number = sum(isinstance(event, ev.COUNTED) for event in events)
    most = (2 if table.is_on else 1) * MAX_EVENTS_PER_TABLE
    if number and table.seq + number > most:
        raise Refused("events-used-up", most=most)
    if number and table.caused.get(session, 0) + number > MAX_EVENTS_PER_GUEST:
        raise Refused("events-used-up", most=MAX_EVENTS_PER_GUEST)


def say(table: Table, session: Session, phrase: str) -> list[Event]:
    """Let a guest who has a chair say one of the phrases."""
    chairs = table.chairs_of(session)
    if not chairs:
        raise Refused("not-seated")
    if phrase not in PHRASES:
        raise Refused("no-such-phrase", phrase=phrase[:MAX_NAME_CHARACTERS])
    if table.said.get(session, 0) >= MAX_PHRASES:
        raise Refused("said-enough", most=MAX_PHRASES)
    return [ev.Said(name_of(table.chairs[chairs[0]]), phrase, session, chairs[0])]


# --- Commands: games ---------------------------------------------------------------------------


def start(table: Table, session: Session, first: Chair | None, rng: Rng) -> list[Event]:
    """Start a game for a guest at the table; ``first`` is the chair that begins, None draws lots.

    A table with ``begins`` "lot" always draws them. From the second game on, all people at the table must
    ask for it (`ask_rematch`).
    """
    if not table.chairs_of(session) and session != table.host:
        raise Refused("not-seated")
    if table.is_on:
        raise Refused("game-on")
    if table.free_chairs:
        raise Refused("chairs-free", number=len(table.free_chairs))
    if table.last_game is not None and table.people:
        return ask_rematch(table, session, rng)
    if table.last_game is not None:
        return [_next_game(table, rng)]
    if first is not None and table.settings.begins != "lot":
        seating.check_chair(table, first)
        return [_new_game(table, first, rng)]
    return [_drawn_game(table, rng)]


def start_when_full(table: Table, events: list[Event], rng: Rng) -> list[Event]:
    """Return the start of a public table's first game if these events take its last chair, else nothing."""
    taken = {event.chair for event in events if isinstance(event, ev.Sat)}
    first = table.awaits_first_game and table.settings.begins == "lot"
    if not (table.settings.public and first and taken) or set(table.free_chairs) - taken:
        return []
    return [_drawn_game(table, rng)]


def _drawn_game(table: Table, rng: Rng) -> ev.Started:
    """Return the start of a game in which lots decide who begins."""
    started = _new_game(table, rng.randrange(len(table.chairs)), rng)
    return with_field(started, drawn=table.settings.begins != "lot")


def _next_game(table: Table, rng: Rng) -> ev.Started:
    """Return the start of another game; the next chair begins."""
    return _new_game(table, table.playing.order[0] + 1, rng)


def _new_game(table: Table, first: Chair, rng: Rng) -> ev.Started:
    count = len(table.chairs)
    order = tuple((first + number) % count for number in range(count))
    # The order of the chairs settles the order of the seats, of which the first begins.
    names = table.game.seat_names(count)
    start = table.game.start(seats=names, rng=rng, first=names[0])
    return ev.Started(order, start.setup())


def ask_rematch(table: Table, session: Session, rng: Rng) -> list[Event]:
    """Ask for a rematch; when all people here have asked, start the next game with seats swapped."""
    if table.last_game is None or table.is_on:
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
    """Make a guest's move; a false call is an event, too, returned with the reason of its refusal."""
    if table.last_game is None:
        raise Refused("no-game")
    seats = table.seats_of(session)
    if not seats:
        raise Refused("not-seated")
    if seat is None:
        to_act = table.last_game.state.to_act
        seat = to_act if to_act in seats else seats[0]
    if seat not in seats:
        raise Refused("not-your-seat", seat=seat[:MAX_NAME_CHARACTERS])
    if base < table.game_seq:
        raise Refused("stale", base=base, seq=table.seq)
    parsed = table.game.parse_move(text)
    if isinstance(parsed, Flag | Abandon):
        raise Refused("clock-only" if isinstance(parsed, Flag) else "server-only")
    if table.last_game.aborted is not None:
        raise Refused("no-game")
    if table.last_game.refused_draw is not None and isinstance(parsed, AcceptDraw):
        raise IllegalMove("no-draw-offered", move=parsed)
    if table.last_game.refused_draw is not None and isinstance(parsed, OfferDraw):
        raise Refused("draw-refused")
    offered = table.last_game.draws_offered.get(seat, 0)
    if isinstance(parsed, OfferDraw) and offered >= MAX_DRAWS_OFFERED:
        raise Refused("draw-offers-used-up", most=MAX_DRAWS_OFFERED)
    return play(table, seat, text, now, lag)


def play(
    table: Table, seat: Seat, text: str, now: int, lag: int = 0
) -> tuple[list[Event], IllegalMove | None]:
    """Make a move for a seat, of a guest or a bot."""
    game = table.playing
    is_running = seat == game.clocks.running
    if is_running and game.clocks.is_over(now, lag):
        return leave_game(table, seat, "flag", now), IllegalMove("seat-has-left", seat=seat)
    record, refusal = game.attempt(text, seat)
    if refusal is not None and record is game.record:
        raise refusal
    last = record.events[-1]
    clocks, credited = game.clocks.stopped(now, lag if is_running else 0)
    if record.state.outcome is not None:
        clocks = clocks.ended()
    elif turn_of(record.state) != turn_of(game.state):
        earned = not isinstance(last.move, TableMove)
        clocks = clocks.passed_to(record.state.to_act, earned=earned)
    banks, left = dict(clocks.banks or {}), clocks.turn_left
    played = ev.Played(seat, str(last.move), last.refused, banks, left, credited)
    return [played, *_go_round(table, record.state)], refusal


def refuse_draw(table: Table, session: Session, base: int) -> list[Event]:
    """Decline the draw on offer for a guest's seat; the offer then stands no longer, for nobody."""
    game = table.playing
    if not table.is_on:
        raise Refused("no-game")
    seats = table.seats_of(session)
    if not seats:
        raise Refused("not-seated")
    if base < table.game_seq:
        raise Refused("stale", base=base, seq=table.seq)
    offer = game.state.offer
    if not offer or game.refused_draw is not None:
        raise IllegalMove("no-draw-offered", move="refuse-draw")
    staying = [seat for seat in seats if seat in game.state.staying]
    if not staying:
        raise IllegalMove("seat-has-left", seat=seats[0])
    seat = next((seat for seat in staying if seat not in offer), None)
    if seat is None:
        raise IllegalMove("already-agreed", seat=staying[0])
    return [ev.DrawRefused(seat)]


def flag(table: Table, now: int) -> list[Event]:
    """Let the seat to act lose on time if its clock has expired, else return nothing."""
    game = table.playing
    seat = game.state.to_act
    return leave_game(table, seat, "flag", now) if seat and game.clocks.is_over(now) else []


def resume_clock(table: Table, clocks: Clocks, counted_until: int) -> list[Event]:
    """Charge the running clock for the time until this moment only; nothing if other clocks run by now."""
    is_same = table.last_game is not None and table.last_game.clocks is clocks
    if not is_same or clocks.running is None or not clocks.are_used:
        return []
    stopped, _ = clocks.stopped(counted_until)
    return [ev.ClockResumed(dict(stopped.banks or {}), stopped.turn_left)]


def leave_game(table: Table, seat: Seat, move: str, now: int) -> list[Event]:
    """Play ``flag`` or ``abandon`` for a seat, which only the server does."""
    game = table.playing
    state = game.state.play(move, seat)
    clocks, _ = game.clocks.stopped(now)
    over = state.outcome is not None
    clocks = clocks.ended() if over else clocks.passed_to(state.to_act, earned=False)
    played = ev.Played(seat, move, banks=dict(clocks.banks or {}), turn_left=clocks.turn_left)
    return [played, *_go_round(table, state)]


def _go_round(table: Table, now: State) -> list[Event]:
    """Give the chairs that were left, then one loser's, to guests in the queue; after a draw all lose."""
    game, queue = table.last_game, list(table.waiting)
    if not table.settings.goes_round or game is None or now.outcome is None:
        return []
    left = {*table.free_chairs, *table.away}
    found, queue = seating.seat_waiting(table), queue[len(left) :]
    winners = set(now.outcome.winners)
    losers = [seat for seat in now.seats if not {seat, seat[0]} & winners] or now.seats
    chairs = {game.chair_of(seat) for seat in losers} - left
    if queue and chairs:
        chair = min(chairs, key=lambda chair: table.seated_since[chair])
        found += seating.seat_next(queue.pop(0), chair)
        loser = table.chairs[chair]
        if isinstance(loser, Person):
            found.append(ev.Queued(loser))
    return found


# --- Commands: covers, and settings ------------------------------------------------------------


def reveal(table: Table, session: Session, seat: Seat) -> list[Event]:
    """On one screen, uncover the cards of the seat to act."""
    game = table.playing
    if not table.settings.same_screen or not table.has_secrets:
        raise Refused("no-cover")
    if game.aborted is not None:
        raise Refused("no-game")
    if seat not in table.seats_of(session) or seat != game.state.to_act:
        raise Refused("not-your-seat", seat=seat[:MAX_NAME_CHARACTERS])
    return [] if game.revealed == seat else [ev.Revealed(seat)]


def check_settings(settings: Settings) -> Settings:
    """Return the settings with the rules in canonical form.

    Raises:
        Refused: no table can be opened with these settings.
        NotationError: there is no such game, or it has no such rules.
    """
    game = game_named(settings.game, settings.rules)
    if settings.seats not in game.seat_counts or settings.seats > max(game.offered_seats):
        raise Refused("bad-settings", what=f"{settings.seats} seats")
    if not caps.are_within(game.rules):
        what = f"more than {caps.MAX_TURNS} turns or {caps.MAX_TURN_SECONDS} seconds per turn"
        raise Refused("bad-settings", what=what)
    if settings.clock is not None:
        sensible = 1 <= settings.clock.seconds <= MAX_CLOCK_SECONDS
        if not sensible or not 0 <= settings.clock.increment <= MAX_CLOCK_SECONDS:
            raise Refused("bad-settings", what="a clock without a sensible time")
    if settings.goes_round and settings.same_screen:
        raise Refused("bad-settings", what="a table on one screen that goes round")
    return with_field(settings, rules=str(game.rules))
