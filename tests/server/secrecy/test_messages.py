"""No message depends on hidden cards: pairs of tables with other hidden cards, and planted leaks.

``python -m tests.server.secrecy.test_messages 2000`` compares 2,000 pairs and prints the result.
"""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from tests.server.secrecy.pairs import (
    Pair,
    difference,
    difference_of_calls,
    make_pairs,
    other_deals,
    tell,
)

from fourfold.games.errors import SENTENCES
from fourfold.games.game import IllegalMove
from fourfold.games.quartino import QuartinoState
from fourfold.server.table import commands, views
from fourfold.server.table import events as ev
from fourfold.server.table.events import Person
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table
from fourfold.server.table.table_game import TableGame

BY_THE_BOOK = [
    ("quarto", "classic"),
    ("quarto", "danish"),
    ("quarto", "mushrooms+squares+lose-on-false-call"),
    ("quartino", "quartino+turns:16"),
    ("quartino", "quartino-first+turns:8"),
]


def all_pairs() -> Iterator[Pair]:
    """Yield each viewer of one story after the other; every third story is played on one screen."""
    for number in itertools.count():
        yield from make_pairs(f"story {number}", same_screen=number % 3 == 2)


PAIRS = 60
WITH_LEAKS = 120
"""Number of pairs within which a planted leak must be found."""


@pytest.mark.slow
def test_what_a_viewer_is_sent_does_not_depend_on_what_they_may_not_know():
    """T14: nothing else, at any time, by any channel."""
    pairs = list(itertools.islice(all_pairs(), PAIRS))
    for pair in pairs:
        assert difference(pair) is None
    dealt_anew = [pair for pair in pairs if _deals(pair) != other_deals(pair)]
    assert len(dealt_anew) > PAIRS / 2
    rules = {pair.story.settings["rules"].split("+turns")[0] for pair in pairs}
    assert rules == {"quartino", "quartino+referee", "quartino-first"}
    assert {pair.story.settings["seats"] for pair in pairs} == {2, 3, 4}
    assert {pair.viewer for pair in pairs} == {"ada", "bo", "cy", "dan", "eve", "mal", None}


def _deals(pair: Pair) -> list[str]:
    return list(pair.story.deals[: pair.story.steps[pair.until].after.games])


def test_pairs_contain_many_messages_and_answers():
    """A pair that compares nothing would prove nothing."""
    sent = [[*tell(pair, _deals(pair), "id")] for pair in itertools.islice(all_pairs(), 24)]
    frames = sum(bool(part.frame) for parts in sent for part in parts)
    answers = sum(bool(part.answer) for parts in sent for part in parts)
    assert frames > 24 * 20
    assert answers > 24 * 5
    assert any(b'"refused"' in part.answer for parts in sent for part in parts)


@pytest.mark.parametrize(("game", "rules"), BY_THE_BOOK)
def test_rulebook_play_sends_no_hint_of_lines_to_call(game, rules):
    """Q5, T10: neither frames nor answers differ, and no list names a call."""
    for seed in range(3):
        assert difference_of_calls(game, rules, seed) is None


# --- Planted leaks -----------------------------------------------------------------------------

Patch = pytest.MonkeyPatch
LEAKS: dict[str, Callable[[Patch], None]] = {}
"""Leaks of hidden cards, seeds and ids, which pairs of tables show."""
LEAKS_OF_CALLS: dict[str, Callable[[Patch], None]] = {}
"""Leaks of what can be called, which games of rulebook play show."""


def leak(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    LEAKS[plant.__name__] = plant
    return plant


def leak_of_calls(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    LEAKS_OF_CALLS[plant.__name__] = plant
    return plant


def _tell_more(patch: Patch, more: Callable[[ev.Event], dict]) -> None:
    told = views.event_view
    patch.setattr(views, "event_view", lambda event: {**told(event), **more(event)})


def _show_more(patch: Patch, more: Callable[[Table, str | None], dict]) -> None:
    shown = views.table_view
    patch.setattr(
        views,
        "table_view",
        lambda table, session, now: {**shown(table, session, now), **more(table, session)},
    )


def _state(table: Table) -> QuartinoState | None:
    state = table.last_game.state if table.last_game is not None else None
    return state if isinstance(state, QuartinoState) and state.outcome is None else None


@leak
def an_event_tells_the_deal(patch):
    _tell_more(patch, lambda event: {"setup": event.setup} if isinstance(event, ev.Started) else {})


@leak
def an_event_tells_who_sat_down(patch):
    def more(event):
        if isinstance(event, ev.Sat) and isinstance(event.who, Person):
            return {"session": event.who.session}
        return {}

    _tell_more(patch, more)


@leak
def an_event_tells_who_waits_no_longer(patch):
    _tell_more(
        patch, lambda event: {"session": event.session} if isinstance(event, ev.Unqueued) else {}
    )


@leak
def the_view_tells_the_seed(patch):
    _show_more(patch, lambda table, _: {"seed": table.seed})


@leak
def the_view_tells_the_length_of_a_session_id(patch):
    _show_more(patch, lambda table, _: {"width": len(table.host)})


@leak
def the_view_names_the_host_by_id(patch):
    _show_more(patch, lambda table, _: {"host": table.host})


@leak
def everybody_sees_with_the_eyes_of_whoever_is_to_act(patch):
    patch.setattr(Table, "viewer", lambda table, session: table.playing.state.to_act)


@leak
def spectators_see_the_first_seat(patch):
    viewer = Table.viewer
    patch.setattr(Table, "viewer", lambda table, session: viewer(table, session) or "A")


@leak
def the_next_seat_is_seen_too(patch):
    def more(table, session):
        state = _state(table)
        seats = table.seats_of(session) if state is not None and session is not None else ()
        if not seats or state is None:
            return {}
        return {"next": str(state.racks[(state.seats.index(seats[0]) + 1) % len(state.seats)])}

    _show_more(patch, more)


@leak
def the_undealt_cards_are_counted_by_colour(patch):
    def more(table, _):
        state = _state(table)
        held = [card for rack in state.racks for card in rack if card] if state else []
        return {"centres": sum(card.startswith("Y") for card in held)}

    _show_more(patch, more)


@leak
def the_record_is_sent_unmasked(patch):
    _show_more(
        patch, lambda table, _: {"record": str(table.last_game.record) if table.last_game else ""}
    )


@leak
def the_export_is_not_masked(patch):
    from fourfold.games.record import Record

    patch.setattr(Record, "masked", lambda record, seat: record)


@leak
def cards_on_one_screen_lie_open_before_they_are_revealed(patch):
    def viewer(table, session):
        seats = table.seats_of(session)
        to_act = table.playing.state.to_act if table.last_game else None
        return to_act if to_act in seats else (seats[0] if seats else None)

    patch.setattr(Table, "viewer", viewer)


@leak
def the_clock_shows_that_somebody_could_call(patch):
    shown = views._game_view

    def match_view(table: Table, match: TableGame, session, *rest):
        view = shown(table, match, session, *rest)
        state = _state(table)
        if state is not None and any(card and card.matching(state.board) for card in state.rack):
            view["agreed_back"] = [*view["agreed_back"], ""]
        return view

    patch.setattr(views, "_game_view", match_view)


@leak
def a_refusal_says_who_holds_the_card(patch):
    holding = QuartinoState._holding

    def told(state, card):
        try:
            return holding(state, card)
        except IllegalMove:
            racks = zip(state.seats, state.racks, strict=True)
            holder = next((seat for seat, rack in racks if card in rack), "nobody")
            raise IllegalMove(
                "card-not-held", seat=state.seat, card=f"{card} of {holder}"
            ) from None

    patch.setattr(QuartinoState, "_holding", told)


@leak
def a_card_that_exists_is_refused_by_another_code(patch):
    move = commands.move

    def told(table, session, seat, text, base, now, lag=0):
        state = _state(table)
        dealt = {card for rack in state.racks for card in rack} if state else set()
        if text.startswith("call") and table.seats_of(session) and text.split()[1] in dealt:
            raise Refused("clock-only")
        return move(table, session, seat, text, base, now, lag)

    patch.setattr(commands, "move", told)


@leak
def a_stale_move_is_told_what_the_last_seat_holds(patch):
    move = commands.move

    def told(table, session, seat, text, base, now, lag=0):
        try:
            return move(table, session, seat, text, base, now, lag)
        except Refused as error:
            state = _state(table)
            if error.code == "stale" and state is not None:
                error.params["hint"] = str(state.racks[-1])
            raise

    patch.setattr(commands, "move", told)


@leak
def one_frame_more_is_sent_when_a_card_could_be_made(patch):
    play = commands.play

    def told(table, seat, text, now, lag=0):
        events, refusal = play(table, seat, text, now, lag)
        state = _state(table.after(events[0], now))
        if state and any(card and card.matching(state.board) for card in state.racks[0]):
            events = [*events, ev.Said("", "oops")]
        return events, refusal

    patch.setattr(commands, "play", told)


def _match_more(patch: Patch, more: Callable[[TableGame, dict], None]) -> None:
    shown = views._game_view

    def match_view(table: Table, match: TableGame, session, *rest):
        view = shown(table, match, session, *rest)
        more(match, view)
        return view

    patch.setattr(views, "_game_view", match_view)


@leak_of_calls
def the_position_marks_the_lines_to_call(patch):
    _match_more(patch, lambda match, view: view["view"].update(position=match.state.position))


@leak_of_calls
def the_moves_list_the_calls(patch):
    def more(match, view):
        lines = getattr(match.state, "open_lines", ())
        view["view"]["moves"] += [f"call {' '.join(map(str, line.line))}" for line in lines]

    _match_more(patch, more)


@leak_of_calls
def the_view_tells_that_a_situation_is_there(patch):
    def more(match, view):
        turn = match.state.turn
        view["view"]["column"] = bool(getattr(turn, "tall", ()))

    _match_more(patch, more)


@leak_of_calls
def an_answer_tells_that_there_is_something_to_call(patch):
    patch.setitem(SENTENCES, "square-taken", "expected a free square, got {square}{piece}")
    from fourfold.games.quarto import QuartoState

    place = QuartoState._place

    def told(state, move):
        if state.board[move.square] is not None:
            raise IllegalMove("square-taken", square=move.square, piece=len(state.open_lines))
        return place(state, move)

    patch.setattr(QuartoState, "_place", told)


@pytest.mark.slow
@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught(name):
    def is_caught(pair: Pair) -> bool:
        # Only now: the stories themselves are made without the leak.
        with pytest.MonkeyPatch.context() as patch:
            LEAKS[name](patch)
            return difference(pair) is not None

    assert any(map(is_caught, itertools.islice(all_pairs(), WITH_LEAKS)))


@pytest.mark.slow
@pytest.mark.parametrize("name", LEAKS_OF_CALLS)
def test_a_planted_leak_of_what_can_be_called_is_caught(name, monkeypatch):
    LEAKS_OF_CALLS[name](monkeypatch)
    games = itertools.product(BY_THE_BOOK, range(2))
    assert any(difference_of_calls(game, rules, seed) for (game, rules), seed in games)


def test_at_least_ten_leaks_are_planted():
    assert len(LEAKS) >= 10


def main(most: int) -> int:
    began = time.perf_counter()
    frames = answers = anew = size = 0
    for number, pair in enumerate(itertools.islice(all_pairs(), most), start=1):
        if found := difference(pair):
            print(found)
            return 1
        for part in tell(pair, _deals(pair), "id"):
            frames += bool(part.frame)
            answers += bool(part.answer)
            size += len(part.frame) + len(part.answer)
        anew += _deals(pair) != other_deals(pair)
        if number % 100 == 0:
            print(f"{number} pairs, {time.perf_counter() - began:.0f} s", flush=True)
    games = list(itertools.product(BY_THE_BOOK, range(most // 20)))
    for (game, rules), seed in games:
        if found := difference_of_calls(game, rules, seed):
            print(found)
            return 1
    print(
        f"{most} pairs of tables ({anew} with other cards), {frames} frames and {answers} answers "
        f"of {size} bytes, {len(games)} games by the rulebook: no difference, "
        f"{time.perf_counter() - began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS))
