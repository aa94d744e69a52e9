"""Laws that every game obeys, under every rule set, from the first moment to the last.

Each law is tried at every moment of a random game in which players also call and say, rightly and wrongly.
What is legal is told by a second reading of the rules (`watchers`).
"""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import FrozenInstanceError, fields
from itertools import pairwise
from typing import Any

import pytest

import fourfold
from fourfold import IllegalMove, Move, NotationError, Outcome, Record, State
from fourfold.games.errors import SENTENCES

from .random_games import alphabet, going_on, moments, some
from .watchers import QuartinoWatcher, QuartoWatcher

TABLE_MOVES = ["resign", "flag", "abandon", "offer draw", "accept"]


def refusal(state: State, move: Move | str, seat: str | None = None) -> IllegalMove | None:
    """Return the error with which the rules refuse a move, or None if the move is legal."""
    try:
        state.play(move, seat)
    except IllegalMove as error:
        return error
    return None


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def test_listed_moves_are_those_of_a_second_reading_of_the_rules(table):
    for moment in going_on(table):
        listed = [str(move) for move in moment.state.moves()]
        assert len(set(listed)) == len(listed)
        assert set(listed) == moment.watcher.listed(), moment.state.position


def test_the_phase_tells_what_is_asked_for(table):
    asked = {"end": "call"}
    for moment in going_on(table):
        verbs = {str(move).split()[0] for move in moment.state.moves()} - {"call"}
        # Where a token may be placed and a column cleared, placing is the thing to do.
        verb = "place" if "place" in verbs else verbs.pop()
        assert moment.state.phase == asked.get(verb, verb)


def test_a_move_is_accepted_exactly_when_a_second_reading_accepts_it(table):
    """Q5, Q6, T10: listed moves always; calls and says when they are right; nothing else ever."""
    whole = alphabet(table.game, table.start())
    for number, moment in enumerate(going_on(table)):
        state = moment.state
        before = state.to_json()
        # The whole alphabet at each moment would take long where moments are many.
        tried = whole if number % 7 == 0 or table.name == "quarto" else whole[number % 7 :: 7]
        for text in {*tried, *map(str, state.moves())}:
            error = refusal(state, text)
            if error is not None:
                assert error.code in SENTENCES
                assert str(error) == error.sentence != ""
                assert "\n" not in str(error)
                assert all(isinstance(value, int | str) for value in error.params.values())
                tired = (
                    isinstance(moment.watcher, QuartoWatcher) and moment.watcher.false_calls >= 3
                )
                assert (error.code == "no-more-calls") == (tired and text.startswith("call"))
            assert (error is None) == moment.watcher.accepts(text), (text, state.position)
        assert state.to_json() == before


def test_the_turn_number_grows_exactly_when_another_seat_is_to_act(table):
    for before, after in pairwise(moment.state for moment in moments(table)):
        assert isinstance(after.turn_number, int)
        if after.to_act == before.to_act:
            assert after.turn_number == before.turn_number
        elif after.outcome is None:
            assert after.turn_number == before.turn_number + 1


def test_a_state_has_the_seats_that_its_game_names(table):
    seats = table.start().seats
    assert len(seats) in table.game.seat_counts
    assert table.game.seat_names(len(seats)) == seats
    assert table.game.seat_names(seats) == seats


def test_only_games_with_secrets_hide_anything_from_a_spectator(table):
    hides = any(
        moment.state.view(moment.state.seats[0]).to_json() | {"viewer": None, "moves": []}
        != moment.state.view(None).to_json()
        for moment in going_on(table)
    )
    assert hides == table.game.has_secrets


def test_only_the_seat_to_act_moves(table):
    for moment in going_on(table):
        state = moment.state
        for move in state.moves()[:2]:
            for seat in state.seats:
                if seat == state.to_act:
                    assert state.play(move, seat) == state.play(move)
                else:
                    with pytest.raises(IllegalMove) as caught:
                        state.play(move, seat)
                    assert caught.value.code == "not-your-turn"
            with pytest.raises(IllegalMove) as caught:
                state.play(move, "Z")
            assert caught.value.code == "no-such-seat"


def test_a_call_by_a_seat_not_to_act_is_illegal_and_never_a_false_call(table):
    """Q5: only the seat to act may call."""
    call = next(text for text in alphabet(table.game, table.start()) if "call" in text)
    for moment in going_on(table):
        for seat in moment.state.seats:
            if seat != moment.state.to_act:
                record, error = moment.record.attempt(call, seat)
                assert record is moment.record
                assert error is not None
                assert error.code == "not-your-turn"


def test_moves_of_the_other_game_are_refused(table):
    other = fourfold.game("quartino" if table.name == "quarto" else "quarto")
    for text in ["place Y 3", "end"] if other.name == "quartino" else ["place a1", "decline"]:
        with pytest.raises(IllegalMove) as caught:
            table.start().play(other.parse_move(text))
        assert caught.value.code == "wrong-game"
        with pytest.raises(NotationError):
            table.start().play(text)


def test_moves_print_as_they_are_read(table):
    for text in [*alphabet(table.game, table.start()), *TABLE_MOVES]:
        move = table.game.parse_move(text)
        assert str(move) == text
        assert table.game.parse_move(f"{move}") == move
        assert hash(table.game.parse_move(text)) == hash(move)


def test_states_views_and_moves_are_values_that_cannot_be_changed(table):
    for moment in some(table):
        values: list[Any] = [moment.state, moment.state.view(None), *moment.state.moves()[:1]]
        for value in values:
            for field in fields(value):
                with pytest.raises(FrozenInstanceError):
                    setattr(value, field.name, None)
        twin = copy.deepcopy(moment.state)
        assert twin == moment.state
        assert hash(twin) == hash(moment.state)


def test_replaying_the_same_moves_gives_an_equal_state(table):
    last = moments(table)[-1].record
    again = Record.begin(table.game, table.start())
    for event in last.events:
        again = (again.refuse if event.refused else again.play)(str(event.move), event.seat)
    assert again.states == last.states
    assert hash(again.state) == hash(last.state)


def test_states_survive_json(table):
    for moment in moments(table):
        data = through_json(moment.state.to_json())
        assert table.game.state_from_json(data) == moment.state
        assert table.game.state_from_json(data).to_json() == data


def test_views_survive_json(table):
    for moment in moments(table)[::3]:
        for seat in (None, *moment.state.seats[:4]):
            view = moment.state.view(seat)
            data = through_json(view.to_json())
            assert table.game.view_from_json(data) == view
            assert table.game.view_from_json(data).to_json() == data


def test_outcomes_survive_json(table):
    for moment in moments(table)[-2:]:
        outcome = moment.state.outcome
        data = through_json(outcome and outcome.to_json())
        assert Outcome.from_json(data) == outcome


def test_a_view_lists_moves_to_the_seat_to_act_alone(table):
    for moment in moments(table):
        state = moment.state
        for seat in (None, *state.seats):
            listed = state.moves() if seat is not None and seat == state.to_act else ()
            assert state.view(seat).moves == tuple(listed)
        with pytest.raises(IllegalMove) as caught:
            state.view("Z")
        assert caught.value.code == "no-such-seat"


def test_records_survive_text(table):
    for moment in some(table, 4):
        text = str(moment.record)
        for written in (text, text.encode(), text.replace("\n", "\r\n")):
            again = fourfold.read_record(written)
            assert str(again) == text
            assert again.state == moment.state
            assert again.events == moment.record.events


def test_masked_records_replay_to_the_same_position(table):
    """T14: events are public, so a record with unknown cards still replays wholly."""
    for moment in some(table, 3):
        for seat in (None, *moment.state.seats[:4]):
            masked = moment.record.masked(seat)
            again = fourfold.read_record(str(masked))
            assert str(again) == str(masked)
            assert again.state.position == moment.state.position
            assert again.state.outcome == moment.state.outcome
            assert again.state.view(None).to_json() == moment.state.view(None).to_json()


def test_positions_are_read_back_as_the_same_choices(table):
    for moment in going_on(table):
        state, watcher = moment.state, moment.watcher
        if isinstance(watcher, QuartoWatcher) and watcher.declined:
            continue  # The text does not tell that the placer has declined.
        if isinstance(watcher, QuartinoWatcher) and not watcher.fresh:
            with pytest.raises(NotationError):
                table.game.at(state.position, state.seats)
            continue
        again = table.game.at(state.position, state.seats)
        assert again.position == state.position
        assert again.to_act == state.to_act
        assert again.phase == state.phase
        calls = {move for move in map(str, state.moves()) if move.startswith("call")}
        assert set(map(str, again.moves())) == {str(move) for move in state.moves()} - calls


def test_games_end_and_then_nothing_is_accepted(table):
    end = moments(table)[-1].state
    assert end.outcome is not None
    assert end.to_act is None
    assert end.phase == "over"
    assert list(end.moves()) == []
    assert set(end.outcome.winners) <= {seat[0] for seat in end.seats}
    for text in [*alphabet(table.game, table.start()), *TABLE_MOVES]:
        for seat in (None, end.seats[0], "Z"):
            for step in (end.play, end.refuse):
                with pytest.raises(IllegalMove) as caught:
                    step(text, seat)
                assert caught.value.code == "game-over"


def test_everything_can_be_pickled(table):
    for moment in some(table):
        values: list[Any] = [moment.state, moment.state.view(None), *moment.state.moves()[:2]]
        for value in [*values, moment.record, table.game]:
            assert pickle.loads(pickle.dumps(value)) == value
        error = refusal(moment.state, "resign", "Z")
        assert error is not None
        twin = pickle.loads(pickle.dumps(error.at(3)))
        assert (type(twin), twin.params) == (IllegalMove, error.params)
        assert str(twin) == f"line 3: {error}"


def test_every_event_can_be_taken_back_unless_a_card_was_seen(table):
    """T14 and At the table: never past a shown or made card, nor past an end that opened every rack."""
    for moment in moments(table):
        record = moment.record
        seen = table.name == "quartino" and (
            record.state.outcome is not None
            or any("call" in str(event) for event in record.events[-1:])
        )
        if record.events and not seen:
            assert record.take_back().states == record.states[:-1]
            assert record.take_back().events == record.events[:-1]
            continue
        with pytest.raises(IllegalMove) as caught:
            record.take_back()
        assert caught.value.code == ("takeback-past-card" if seen else "takeback-too-far")


def test_the_same_seed_deals_the_same_game(table):
    assert table.start(5) == table.start(5)
    assert isinstance(table.start(5).play(table.start(5).moves()[0]), State)
    move: Move = table.start(5).moves()[0]
    assert table.start(5).play(move) == table.start(5).play(str(move))
