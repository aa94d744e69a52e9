"""What players do in any game: resigning, running out of time, agreeing on a draw."""

from __future__ import annotations

import pytest

from fourfold import IllegalMove, Outcome


def refusal(state, move, seat=None):
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    return caught.value.code


def limited(table):
    """Return True if the first turn is the last, so that leaving in that turn ends the game."""
    return table.rules.endswith("turns:1")


def sides(state):
    """Return the teams of Quarto or the seats of Quartino."""
    return list(dict.fromkeys(seat[0] for seat in state.seats))


def test_resigning_leaves_the_game_to_the_other_side(table):
    """Q11, T13 and At the table: a team loses as one; the last seat left wins."""
    for seat in table.start().seats[:4]:
        state = table.start().play("resign", seat)
        if len(sides(state)) == 2:
            (other,) = set(sides(state)) - {seat[0]}
            assert state.outcome == Outcome((other,), "resign")
        elif not limited(table):
            assert state.outcome is None
            assert seat not in state.staying


def test_a_seat_that_left_can_do_nothing_more_and_is_passed_over(table):
    state = table.start()
    if len(sides(state)) < 3 or limited(table):
        return
    gone = state.to_act
    state = state.play("resign")
    for move in ("resign", "offer draw", "accept"):
        assert refusal(state, move, gone) == "seat-has-left"
    for _ in range(12):
        if state.outcome is not None:
            break
        assert state.to_act != gone
        state = state.play(state.moves()[-1])
    while state.outcome is None:
        state = state.play("resign")
    assert gone not in state.outcome.winners


def test_the_last_seat_left_wins(table):
    state = table.start()
    if limited(table):
        return
    order = []
    while state.outcome is None:
        order.append(state.to_act)
        state = state.play("flag")
    (winner,) = state.outcome.winners
    assert winner not in order
    assert state.outcome.reason == "time"


def test_time_runs_out_only_for_the_seat_to_act(table):
    """Q12: running out of time loses."""
    state = table.start()
    for seat in state.seats:
        if seat != state.to_act:
            assert refusal(state, "flag", seat) == "not-your-turn"


def test_draw_needs_the_consent_of_all_players(table):
    state = table.start()
    first, *others = state.seats
    assert refusal(state, "accept", first) == "no-draw-offered"
    state = state.play("offer draw", first)
    assert state.offer == (first,)
    assert state.view(None).offer == (first,)
    assert refusal(state, "offer draw", others[0]) == "draw-already-offered"
    assert refusal(state, "accept", first) == "already-agreed"
    for seat in others:
        assert state.outcome is None
        state = state.play("accept draw", seat)
    assert state.outcome == Outcome((), "agreement")
    assert state.offer == ()


def test_an_offer_stands_until_the_next_move(table):
    state = table.start()
    offered = state.play("offer draw", state.seats[-1])
    after = offered.play(offered.moves()[0])
    assert after.offer == ()
    if after.outcome is None:
        assert refusal(after, "accept", after.to_act) == "no-draw-offered"
    assert after == state.play(state.moves()[0])


def test_a_refused_move_does_not_end_an_offer(table):
    state = table.start().play("offer draw")
    with pytest.raises(IllegalMove):
        state.play(state.moves()[0], "Z")
    assert state.offer == (state.to_act,)


def test_an_unknown_seat_can_do_nothing_at_the_table(table):
    for move in ("resign", "flag", "offer draw", "accept"):
        assert refusal(table.start(), move, "Z") == "no-such-seat"


def test_an_offer_does_not_outlive_a_seat_that_leaves(table):
    state = table.start().play("offer draw")
    assert state.play("resign", state.seats[-1]).offer == ()
