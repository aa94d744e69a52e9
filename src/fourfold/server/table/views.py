"""Views: a table, and its events, as one guest may see them.

Lives here: the allow-lists. A view is built from what the guest may know (rule T14), so that nothing needs to
be removed afterwards. Does not live here: the form of messages (`wire`), records (`Record.masked`).
"""

from __future__ import annotations

from fourfold.games.game import Json
from fourfold.server.table import events as ev
from fourfold.server.table.absence import may_abort
from fourfold.server.table.events import (
    Event,
    Occupant,
    Person,
    SeatedBot,
    Session,
    name_of,
    session_of,
)
from fourfold.server.table.state import Table
from fourfold.server.table.table_game import TableGame


def table_view(table: Table, session: Session | None, now: int, first_event: int = 0) -> Json:
    """Return a table as a guest may see it; as a spectator without a seat.

    Of the game's events the view has those from number ``first_event`` on, counted from 0.
    """
    mine = () if session is None else table.chairs_of(session)
    view: Json = {
        "table": table.id,
        "seq": table.seq,
        "settings": settings_view(table.settings),
        "host": table.is_hosted_by(session),
        "chairs": [
            {
                **_occupant(who),
                "away": chair in table.away,
                "again": chair in table.again,
                "host": isinstance(who, Person) and who.session == table.host,
            }
            for chair, who in enumerate(table.chairs)
        ],
        "your_chairs": list(mine),
        "waiting": [who.name for who in table.waiting],
        "you_wait": any(who.session == session for who in table.waiting),
        "games": table.games,
        "score": table.score.shown(table.chairs, table.replaced).to_json(),
        "back": [] if session is None else list(table.chairs_kept_for(session)),
        "match": None,
    }
    if table.last_game is not None:
        view["match"] = _game_view(table, table.last_game, session, now, first_event)
    return view


def _game_view(
    table: Table, game: TableGame, session: Session | None, now: int, first_event: int
) -> Json:
    viewer = None if session is None else table.viewer(session)
    seats = () if session is None else table.seats_of(session)
    # Cards are covered on one screen only; elsewhere a guest without a view has not held the seat.
    is_covered = table.settings.same_screen and game.state.outcome is None
    is_covered = is_covered and bool(seats) and viewer is None
    clocks = game.clocks
    view = game.state.view(viewer).to_json()
    if game.aborted is not None:
        # An aborted game awaits no move.
        view |= {"to_act": None, "phase": "over", "moves": []}
    if game.refused_draw is not None:
        view["offer"] = []
    return {
        "order": list(game.order),
        "first_by": game.first_by,
        "your_seats": list(seats),
        "covered": is_covered,
        "view": view,
        "first_event": first_event,
        "events": [str(event) for event in game.record.events[first_event:]],
        "clock": {
            "running": clocks.running,
            "banks": dict(clocks.banks) if clocks.banks is not None else None,
            "turn_left": clocks.turn_left,
            "spent": max(0, now - clocks.since) if clocks.running is not None else 0,
        }
        if clocks.are_used
        else None,
        "aborted": game.aborted,
        "may_abort": may_abort(table),
        "hints": session is not None and bool(seats) and game.is_alone(session),
        "asked_back": game.asked_back,
        "agreed_back": list(game.agreed_back),
        "refused_draw": game.refused_draw,
        "former": [
            {
                "chair": one.chair,
                "until": one.until,
                **_occupant(one.who),
                # Guests without a seat see what every spectator sees.
                "you": bool(seats) and session_of(one.who) == session,
            }
            for one in game.former
        ],
    }


def settings_view(settings: ev.Settings) -> Json:
    """Return the settings of a table as everybody may know them."""
    clock = settings.clock
    return {
        "game": settings.game,
        "rules": settings.rules,
        "seats": settings.seats,
        "public": settings.public,
        "begins": settings.begins,
        "clock": None
        if clock is None
        else {"seconds": clock.seconds, "increment": clock.increment},
        "same_screen": settings.same_screen,
        "goes_round": settings.goes_round,
    }


def lobby_view(table: Table) -> Json:
    """Return a table as an entry in the list of public tables, or of a guest's own."""
    return {
        "table": table.id,
        "settings": settings_view(table.settings),
        "chairs": [_occupant(who) for who in table.chairs],
        "waiting": len(table.waiting),
        "on": table.is_on,
        "games": table.games,
    }


def _occupant(who: Occupant | None) -> Json:
    kind = "person" if isinstance(who, Person) else "bot" if isinstance(who, SeatedBot) else "free"
    return {"kind": kind, "name": name_of(who)}


def event_view(event: Event) -> Json:
    """Return an event as everybody may know it: moves are public, deals and identities are not."""
    match event:
        case ev.Opened():
            return {"kind": "opened"}
        case ev.Sat(chair, who):
            return {"kind": "sat", "chair": chair, **_prefixed(who)}
        case ev.Stood(chair):
            return {"kind": "stood", "chair": chair}
        case ev.Queued(who):
            return {"kind": "queued", "name": who.name}
        case ev.Unqueued():
            return {"kind": "unqueued"}
        case ev.Started(order):
            return {"kind": "started", "order": list(order)}
        case ev.Played(seat, move, refused, lag=lag):
            return {"kind": "played", "seat": seat, "move": move, "refused": refused, "lag": lag}
        case ev.Aborted(reason):
            return {"kind": "aborted", "reason": reason}
        case ev.TakebackAsked(seat):
            return {"kind": "takeback-asked", "seat": seat}
        case ev.TakebackAnswered(seat, agrees):
            return {"kind": "takeback-answered", "seat": seat, "agrees": agrees}
        case ev.TakenBack(number):
            return {"kind": "taken-back", "number": number}
        case ev.ClockResumed():
            return {"kind": "clock-resumed"}
        case ev.DrawRefused(seat):
            return {"kind": "draw-refused", "seat": seat}
        case ev.RematchAsked(chair):
            return {"kind": "rematch-asked", "chair": chair}
        case ev.Revealed(seat):
            return {"kind": "revealed", "seat": seat}
        case ev.Said(name, phrase, chair=chair):
            return {"kind": "said", "name": name, "phrase": phrase, "chair": chair}


def _prefixed(who: Occupant) -> Json:
    return {"who": _occupant(who)["kind"], "name": name_of(who)}
