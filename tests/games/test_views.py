"""What every view tells of its state, whatever the game."""

from __future__ import annotations

from .random_games import moments


def test_a_view_tells_whose_turn_it_is_and_how_the_game_ended_as_the_state_does(table):
    for moment in moments(table):
        state = moment.state
        for seat in (*state.seats[:3], None):
            view = state.view(seat)
            assert view.viewer == seat
            assert (view.seats, view.to_act, view.phase) == (state.seats, state.to_act, state.phase)
            assert (view.offer, view.outcome) == (state.offer, state.outcome)
            assert view.board == state.board
            assert view.position == state.position.partition(" !")[0]
            assert str(view.rules) == str(state.rules)


def test_draw_offer_is_in_every_view_and_in_stored_states(table):
    state = table.start()
    offered = state.play("offer draw", state.seats[-1])
    assert table.game.state_from_json(offered.to_json()) == offered
    for seat in (*state.seats, None):
        view = offered.view(seat)
        assert view.offer == offered.offer
        assert table.game.view_from_json(view.to_json()) == view
