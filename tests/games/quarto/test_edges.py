"""Corners of Quarto that ordinary games seldom reach."""

from __future__ import annotations

import json

import pytest
from tests.games.quarto.boards import LINE_IN_ROW_1, NO_LINE, at, line_made, played

from fourfold import NotationError, Outcome
from fourfold.games.errors import quote
from fourfold.games.perft import perft
from fourfold.games.quarto import Piece, Quarto, QuartoRules, Square
from fourfold.games.quarto.pieces import parse_piece, parse_square


def test_with_a_referee_a_full_board_without_a_line_is_a_finished_draw():
    """Q7: sixteen pieces and no winner; nobody needs to decline."""
    state = at("classic+referee", NO_LINE)
    assert state.outcome == Outcome((), "full-board")
    assert (state.phase, state.to_act, state.moves()) == ("over", None, ())


def test_without_a_referee_a_full_board_leaves_the_last_say():
    assert at("classic", NO_LINE).outcome is None
    assert at("classic", LINE_IN_ROW_1).outcome is None


def test_an_offered_draw_is_stored_with_the_state():
    game = Quarto()
    state = game.start(4).play("give 7").play("offer draw", "A2").play("accept", "B1")
    again = game.state_from_json(json.loads(json.dumps(state.to_json())))
    assert again == state
    assert again.offer == ("A2", "B1")


def test_a_stored_state_keeps_its_false_calls_its_decline_and_its_order():
    game = Quarto()
    state = played(game.start(), "give 7", "place b3", "call a1 b1 c1 d1 ?", "call a1 a2 a3 a4 ?")
    again = game.state_from_json(state.to_json())
    assert (again.refusals, again.trail) == (2, state.trail)
    declined = played(at("classic", NO_LINE), "decline")
    assert game.state_from_json(declined.to_json()).declined is True
    assert game.state_from_json(declined.to_json()).to_act == "B"


def test_a_view_of_a_game_still_on_cannot_show_a_line_that_the_referee_would_have_seen():
    """Q6: in referee play a line ends the game."""
    game = Quarto("classic+referee")
    data = game.at("..../..../..../081. -").view("A").to_json()
    shown = data | {"position": "..../..../..../0819 -"}
    with pytest.raises(NotationError) as refused:
        game.view_from_json(shown)
    assert refused.value.code == "line-in-referee-play"
    with pytest.raises(NotationError) as refused:
        game.state_from_json(
            game.at("..../..../..../081. -").to_json() | {"position": "..../..../..../0819 -"}
        )
    assert refused.value.code == "line-in-referee-play"


def test_an_offer_lapses_with_the_call_that_wins():
    state = line_made().play("offer draw")
    won = state.play("call a1 b1 c1 d1")
    assert won.outcome == Outcome((state.to_act,), "call")
    assert won.offer == ()


def test_an_offer_lapses_with_the_false_call_that_loses():
    state = Quarto("classic+lose-on-false-call").start().play("offer draw", "B")
    lost = state.play("call a1 b1 c1 d1")
    assert lost.outcome == Outcome(("B",), "false-call")
    assert lost.offer == ()


def test_an_offer_lapses_with_each_decline():
    """Q7: first the placer of the sixteenth piece, then the opponent."""
    state = at("classic", NO_LINE).play("offer draw", "B").play("decline")
    assert state.offer == ()
    state = state.play("offer draw", "A").play("decline")
    assert (state.offer, state.outcome) == ((), Outcome((), "full-board"))


def test_refereed_rules_drop_the_penalty_for_false_calls_and_keep_the_rest():
    rules = Quarto("danish+squares+lose-on-false-call+turn:9").rules
    assert rules.refereed() == Quarto("danish+squares+referee+turn:9").rules
    assert Quarto("classic+referee").rules.refereed() == Quarto("classic+referee").rules


def test_a_word_alone_begins_at_the_first_column():
    for read in (parse_piece, parse_square):
        with pytest.raises(NotationError) as refused:
            read("x")
        assert (refused.value.line, refused.value.column) == (1, 1)


def test_three_options_that_exclude_each_other_are_refused_at_the_second():
    """Q10: colours are B's light ones, B's dark ones, or free."""
    with pytest.raises(NotationError) as refused:
        Quarto("danish+owned-dark+free+owned")
    assert str(refused.value) == (
        "line 1: expected only one of owned-dark and free, got both (column 19)"
    )


@pytest.mark.parametrize(
    "change", [{"offer": ["C"]}, {"refusals": 4}, {"refusals": -1}, {"trail": ["a1", "b1"]}]
)
def test_a_stored_state_that_contradicts_itself_is_shown(change):
    state = played(Quarto().start(), "give 7", "place a1")
    data = state.to_json() | change
    with pytest.raises(NotationError) as refused:
        Quarto().state_from_json(data)
    assert (
        str(refused.value) == f"line 1: expected a stored state, got {quote(str(data))} (column 1)"
    )


def test_counting_tells_how_far_it_is_and_counts_the_same():
    state = at("classic+referee", "..../...c/..b./081.", "9")
    told = []
    for depth in range(5):
        told.clear()
        expected = perft(state, depth)
        assert perft(state, depth, lambda number, of: told.append((number, of))) == expected
        # One placement wins, so that nothing is given after it.
        openings = perft(state, 2)
        assert told == [(n, openings) for n in range(1, openings + 1)] * (depth > 2)
    assert openings == 10 * 10


def test_pieces_and_squares_show_their_numbers_to_programmers():
    assert repr([Piece(10), Square(15)]) == "[Piece(10), Square(15)]"
    assert eval(repr([Piece(10), Square(15)])) == [Piece(10), Square(15)]


@pytest.mark.parametrize(
    "option",
    ["squares", "owned", "owned-dark", "free", "players", "referee", "lose-on-false-call"],
)
def test_an_option_that_is_chosen_or_not_takes_no_value(option):
    """Q13: options such as `squares` have no value."""
    assert Quarto(f"mushrooms+{option}")
    with pytest.raises(NotationError) as refused:
        Quarto(f"mushrooms+{option}:1")
    assert (refused.value.code, refused.value.column) == ("bad-option", 11)


def test_rules_without_a_word_are_the_classic_ones():
    assert QuartoRules() == Quarto("classic").rules == Quarto().rules
    assert str(QuartoRules()) == "classic"
