"""Resigning, running out of time and agreeing on a draw among two to four seats ("At the table")."""

import pytest

from fourfold import IllegalMove, Record
from fourfold.games.quartino import Quartino

from .setting import DEAL, at, play, refusal, start

FULL = "YBG/YBG/YBG/YBG/YBG/YBG/YBP/PPP/PPPG"


def result(state) -> str:
    return str(state.outcome)


@pytest.mark.parametrize("seat", ["A", "B"])
def test_of_two_the_other_wins_when_one_resigns_in_turn_or_not(seat):
    """T13: the last one left wins."""
    other = "B" if seat == "A" else "A"
    assert result(play(start(), f"{seat}: resign")) == f"{other} (resign)"


def test_only_the_seat_to_act_runs_out_of_time():
    assert refusal(start(), "flag", "B") == "not-your-turn"
    assert result(play(start(), "flag")) == "B (time)"


@pytest.mark.parametrize("word", ["resign", "flag", "abandon"])
def test_with_three_seats_the_one_that_leaves_is_passed_over(word):
    state = play(start(3), "place Y c", f"A: {word}")
    assert state.outcome is None
    assert (state.to_act, state.staying) == ("B", ("B", "C"))
    order = []
    for space in "12345":
        order.append(state.to_act)
        state = play(state, f"place B {space}" if space < "5" else "place G 5", "end")
    assert "".join(order) == "BCBCB"


def test_leaving_in_mid_turn_ends_the_turn_with_the_board_as_it_lies():
    state = play(at("YY/YB/./././YBGP/././. A", seats=3), "say colours", "say column 5")
    state = play(state, "place G 1", "A: resign")
    assert state.position == "YY/YBG/./././YBGP/././. B"
    assert state.turn.due == 1
    assert play(state, "say colours", "say column 5").turn.due == 3


def test_leaving_out_of_turn_does_not_disturb_the_one_to_act():
    before = play(at("YY/YY/././././././. A", seats=4), "say colours")
    state = play(before, "B: resign")
    assert (state.to_act, state.turn, state.board) == ("A", before.turn, before.board)
    state = play(state, "place B 1", "place B 2", "end")
    assert state.to_act == "C"


def test_the_cards_of_one_who_left_stay_hidden_while_the_others_play():
    state = play(start(3), "place Y c", "call YBGP 1", "A: resign")
    for viewer in ("B", "C", None):
        rack = state.view(viewer).racks[0]
        assert (rack.left, rack.shown, rack.cards) == (4, ("YBGP",), None)
    assert list(state.view("A").rack) == DEAL["A"]
    assert all(rack.cards is None for rack in state.view("A").racks[1:])


def test_the_last_one_left_wins_whatever_the_cards():
    state = play(start(4), "C: resign", "A: flag", "D: resign")
    assert result(state) == "B (resign)"
    state = play(start(3), "B: resign", "A: flag")
    assert result(state) == "C (time)"


def test_one_who_left_does_nothing_more():
    state = play(start(3), "B: resign")
    for word in ("resign", "offer draw", "accept", "flag"):
        assert refusal(state, word, "B") == "seat-has-left"
    assert refusal(state, "place Y c", "B") == "not-your-turn"


def test_one_who_left_does_not_win_by_the_turn_limit():
    """T13: most cards made, of those who stay."""
    state = at("Y/B/G/./././././. A", "quartino+turns:3", seats=3)
    state = play(state, "place P 3", "call YBGP 1", "place Y c", "end", "place Y 2", "A: resign")
    assert result(play(state, "end", "place Y 3", "end")) == "B,C (turn-limit)"


def test_leaving_in_the_last_turn_ends_the_game_by_the_limit():
    """T13: the turn in which the player left counts as the last turn."""
    assert result(play(start(3, "quartino+turns:1"), "A: resign")) == "B,C (turn-limit)"


def test_a_full_reserve_round_counts_those_who_stay():
    """T13: two idle turns of the two who stay; leaving is neither idle nor anything done."""
    state = play(at(f"{FULL} A", seats=3), "end", "B: resign")
    assert state.outcome is None
    assert result(play(state, "end")) == "draw (skipped)"


def test_draw_of_two_players_is_offered_by_one_and_accepted_by_the_other():
    state = play(start(), "offer draw")
    assert state.offer == ("A",)
    assert refusal(state, "accept", "A") == "already-agreed"
    assert refusal(state, "offer draw", "B") == "draw-already-offered"
    assert result(play(state, "B: accept")) == "draw (agreement)"


def test_draw_among_four_needs_the_consent_of_all():
    state = play(start(4), "C: offer draw", "A: accept", "D: accept")
    assert (state.outcome, state.offer) == (None, ("C", "A", "D"))
    assert result(play(state, "B: accept")) == "draw (agreement)"


def test_players_who_left_need_not_accept_a_draw():
    state = play(start(3), "B: resign", "C: offer draw", "A: accept")
    assert result(state) == "draw (agreement)"


@pytest.mark.parametrize("move", ["say colours", "say column 5", "place B 4", "C: resign"])
def test_draw_offer_lapses_at_the_next_move(move):
    state = play(at("Y/Y/Y/././YBGP/././. A", seats=4), "B: offer draw", "C: accept", move)
    assert state.offer == ()
    assert refusal(state, "accept", "D") == "no-draw-offered"
    assert play(state, "D: offer draw").offer == ("D",)


@pytest.mark.parametrize(
    "moves", [["end"], ["call YBGP 1"], ["call BYGP 1"], ["call BYGP 1", "place Y 5"]]
)
def test_an_offer_lapses_at_a_call_and_at_the_end_of_the_turn(moves):
    state = play(at("B/Y/G/./././././. A", A="YBGP BYGP"), "place P 3", "B: offer draw", *moves)
    assert state.offer == ()


def test_an_offer_lapses_at_a_clearing():
    state = play(at("./YBGP/././././././. A"), "say column 1", "offer draw", "clear 1")
    assert state.offer == ()


def test_an_offer_outlives_what_is_refused():
    state = play(start(), "offer draw").refuse("say colours")
    assert state.offer == ("A",)


def test_draw_that_nobody_offered_cannot_be_accepted():
    assert refusal(start(), "accept", "B") == "no-draw-offered"


def test_a_takeback_never_goes_past_a_shown_or_made_card():
    """T6: cards that everybody has seen cannot be hidden again."""
    game = Quartino()
    record = Record.begin(game, start()).play("place Y c")
    assert record.take_back().state == start()
    record = record.play("call YBGP 1")
    with pytest.raises(IllegalMove) as caught:
        record.take_back()
    assert caught.value.code == "takeback-past-card"
    record = record.play("place B 1")
    assert record.take_back().state == record.states[-2]
    referee = Record.begin(Quartino("quartino+referee"), start(rules="quartino+referee"))
    with pytest.raises(IllegalMove):
        referee.play("place Y c").refuse("call YBGP 1").take_back()


def test_a_takeback_never_goes_past_the_end_which_opened_every_rack():
    """T14: at the end all cards are shown; a takeback goes past no shown card."""
    record = Record.begin(Quartino(), start()).play("place Y c").play("resign", "B")
    assert record.state.view("A").racks[1].cards is not None
    with pytest.raises(IllegalMove):
        record.take_back()
