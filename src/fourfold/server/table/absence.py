"""Claims against absent players, and aborting games.

Lives here: which claims an absence allows, after how long, and when games may be aborted. Pure: absences are
passed in, in milliseconds for each chair whose guest is absent. Does not live here: who is connected
(`rooms.presence`), all other commands (`commands`, `seating`, `takebacks`).

============================================  =======================================  =====================
Table                                         Other players may                        After
============================================  =======================================  =====================
public, two people, quick clock               claim a win or a draw, on the absent     half the turn, or a
                                              player's turn, once both have moved      tenth of the game
public, two people, no clock                  let a bot play on, or end the game       180 s
public, Quartino for three or four            remove the absent player, on their       as for two people
                                              turn; without a clock let a bot play on
private, team or same screen                  let a bot play on                        60 s
public, slower clock                          nothing: the clock decides
============================================  =======================================  =====================
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from fourfold.games.game import Seat
from fourfold.server.table import commands, seating
from fourfold.server.table import events as ev
from fourfold.server.table.events import Chair, Event, Person, SeatedBot, Session
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table
from fourfold.server.table.table_game import TableGame
from fourfold.server.table.wire import What

MIN_ABSENCE_MS, MAX_ABSENCE_MS = 30_000, 180_000
"""Bounds of the absence after which a game with a quick clock can be claimed."""
UNTIMED_ABSENCE_MS = 180_000
"""Milliseconds of absence after which a public game without a clock can be claimed."""
PRIVATE_ABSENCE_MS = 60_000
"""Milliseconds of absence after which a bot may play on in a private game."""
DESERTED_MS = 600_000
"""Milliseconds of all players' absence after which a public game is aborted."""
MAX_QUICK_TURN_MS, MAX_QUICK_GAME_MS = 180_000, 3_600_000
"""Bounds of a quick clock: the time per turn, or the time per game."""
MOVES_BEFORE_RESIGNING = 2
"""A game can be aborted while a seat has made fewer moves."""

Absent = Mapping[Chair, int]
"""The milliseconds of absence for each chair whose guest is absent."""


@dataclass(frozen=True)
class AllowedClaim:
    """What the absence of a chair's guest allows the other players to claim."""

    what: tuple[What, ...]
    after_ms: int
    """Milliseconds of absence after which the claim is allowed."""


def claim_against(table: Table, chair: Chair) -> AllowedClaim | None:
    """Return what the other players may claim if the guest of this chair stays away, or None."""
    game, who = table.last_game, table.chairs[chair]
    if game is None or not table.is_on or not isinstance(who, Person):
        return None
    seat = game.seat_of(chair)
    if seat not in game.state.staying or not _opponents(table, game, who.session):
        return None
    settings, clocks = table.settings, game.clocks
    is_team = table.game.has_teams and settings.seats > 2
    if not settings.public or settings.same_screen or is_team:
        return AllowedClaim(("bot",), PRIVATE_ABSENCE_MS)
    if clocks.are_used and not _is_quick(game):
        return None
    is_turn = seat == game.state.to_act
    if settings.seats > 2:
        what: tuple[What, ...] = ("leave",) if clocks.are_used else ("leave", "bot")
        return AllowedClaim(what, _claim_after(game)) if is_turn else None
    if not clocks.are_used:
        return AllowedClaim(("bot", "end") if is_turn else ("bot",), UNTIMED_ABSENCE_MS)
    if not is_turn or not game.has_each_moved(1, game.state.seats):
        return None
    return AllowedClaim(("win", "draw"), _claim_after(game))


def claim(
    table: Table,
    session: Session,
    chair: Chair,
    what: What,
    absent: Absent,
    now: int,
    bot: str | None,
    known: seating.BotNames,
) -> list[Event]:
    """Carry out a player's claim against the guest of a chair who has been absent long enough."""
    seating.check_chair(table, chair)
    game = table.playing
    mine = [seat for seat in table.seats_of(session) if seat in game.state.staying]
    if not mine or not table.is_here(session) or chair in table.chairs_of(session):
        raise Refused("not-seated")
    found = claim_against(table, chair)
    gone_ms = absent.get(chair)
    if found is None or what not in found.what or gone_ms is None or gone_ms < found.after_ms:
        raise Refused("no-claim")
    seat = game.seat_of(chair) or ""
    match what:
        case "win" | "leave":
            left = replace(table, away=table.away | {chair})
            return commands.leave_game(left, seat, "abandon", now)
        case "draw":
            return _agreed(table, mine[0], seat, now)
        case "bot":
            if bot is None or not known(table.settings.game, bot):
                raise Refused("no-such-bot", game=table.settings.game, bot=(bot or "")[:24])
            return [ev.Sat(chair, SeatedBot(bot))]
        case "end":
            return _aborted(table, "absent")


def may_abort(table: Table) -> bool:
    """Return True if a player may abort the game: a seat has not moved twice."""
    game = table.last_game
    if game is None or not table.is_on:
        return False
    return not game.has_each_moved(MOVES_BEFORE_RESIGNING, game.state.staying)


def abort(table: Table, session: Session) -> list[Event]:
    """Abort a game for one of its players."""
    if not table.is_on:
        raise Refused("no-game")
    if not table.seats_of(session):
        raise Refused("not-seated")
    if not may_abort(table):
        raise Refused("too-late-to-abort")
    return _aborted(table, "players")


def abort_if_deserted(table: Table, absent: Absent) -> list[Event]:
    """Abort a public game all of whose players have been absent for ten minutes, else return nothing."""
    if not may_be_deserted(table):
        return []
    people = (chair for chair, who in enumerate(table.chairs) if isinstance(who, Person))
    is_deserted = all(absent.get(chair, -1) >= DESERTED_MS for chair in people)
    return _aborted(table, "deserted") if is_deserted else []


def may_be_deserted(table: Table) -> bool:
    """Return True if the game is aborted once all its players have been absent for ten minutes."""
    if not table.settings.public or not table.is_on:
        return False
    return any(isinstance(who, Person) for who in table.chairs)


def abort_unplayed(table: Table) -> list[Event]:
    """Abort an untimed game; `store.retention` calls this when nobody has moved for 30 days."""
    is_untimed = table.last_game is not None and not table.last_game.clocks.are_used
    return _aborted(table, "unplayed") if table.is_on and is_untimed else []


def _aborted(table: Table, reason: str) -> list[Event]:
    return [ev.Aborted(reason), *seating.seat_waiting(table)]


def _opponents(table: Table, game: TableGame, session: Session) -> bool:
    """Return True if a guest other than this one still plays."""
    return any(
        isinstance(who, Person)
        and who.session != session
        and game.seat_of(chair) in game.state.staying
        for chair, who in enumerate(table.chairs)
    )


def _is_quick(game: TableGame) -> bool:
    turn, bank = game.clocks.turn, game.clocks.bank
    has_quick_turn = turn is not None and turn <= MAX_QUICK_TURN_MS
    return has_quick_turn or (bank is not None and bank <= MAX_QUICK_GAME_MS)


def _claim_after(game: TableGame) -> int:
    """Return how long an absent player is waited for: half a turn or a tenth of the game, within bounds."""
    turn, bank = game.clocks.turn, game.clocks.bank
    waits = [UNTIMED_ABSENCE_MS] if not game.clocks.are_used else []
    waits += [turn // 2] if turn is not None else []
    waits += [bank // 10] if bank is not None else []
    return min(MAX_ABSENCE_MS, max(MIN_ABSENCE_MS, min(waits)))


def _agreed(table: Table, claims: Seat, absent: Seat, now: int) -> list[Event]:
    """Return the events of a draw that one seat claims and the server accepts for the absent seat."""
    found: list[Event] = []
    for seat, text in ((claims, "offer draw"), (absent, "accept"), (claims, "accept")):
        offer = table.playing.state.offer
        if not table.is_on or (text == "offer draw") == bool(offer) or seat in offer:
            continue
        events, _ = commands.play(table, seat, text, now)
        for event in events:
            table = table.after(event, now)
        found += events
    return found
