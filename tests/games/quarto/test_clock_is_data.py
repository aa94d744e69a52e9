"""Time, resigning and agreeing: what the table does to a game."""

import random

import pytest
from tests.games.quarto.boards import NO_LINE, at, code_of, line_made, played

from fourfold.games.game import Outcome
from fourfold.games.quarto import Quarto


def test_a_minute_a_turn_is_a_number_that_the_table_reads():
    """Q12: tournament play; untimed play has no clock."""
    assert Quarto("classic+turn:60").rules.turn_seconds == 60
    assert Quarto("classic").rules.turn_seconds is None


def test_the_rules_play_the_same_with_a_clock():
    """Q12: the rules know the seconds per turn, but only the table measures them."""
    rng = random.Random(12)
    timed, untimed = Quarto("danish+turn:60").start(), Quarto("danish").start()
    while untimed.outcome is None:
        move = rng.choice(untimed.moves())
        timed, untimed = timed.play(move), untimed.play(move)
        assert (timed.position, timed.to_act) == (untimed.position, untimed.to_act)


@pytest.mark.parametrize("rules", ["classic", "classic+turn:60", "danish+referee+turn:60"])
def test_running_out_of_time_loses(rules):
    """Q12: the first give has a minute too."""
    state = Quarto(rules).start()
    assert state.play("flag", "A").outcome == Outcome(("B",), "time")
    assert state.play("give 0").play("flag", "B").outcome == Outcome(("A",), "time")
    assert state.play("give 0").play("flag").outcome == Outcome(("A",), "time")


def test_only_the_seat_whose_turn_it_is_can_run_out_of_time():
    """Q12: the other's clock does not run."""
    assert code_of(Quarto("classic+turn:60").start(), "flag", "B") == "not-your-turn"


def test_call_windows_are_inside_the_turn():
    """Q12: who has made a line and says nothing runs out of time like anyone."""
    state = line_made("classic+turn:60")
    assert state.play("flag", "A").outcome == Outcome(("B",), "time")
    last = at("classic+turn:60", NO_LINE)
    assert last.play("flag", "A").outcome == Outcome(("B",), "time")
    assert last.play("decline").play("flag", "B").outcome == Outcome(("A",), "time")


def test_a_false_call_does_not_end_the_turn():
    """Q12: false calls do not reset the clock, the seat to act stays."""
    state = line_made("classic+turn:60").refuse("call a4 b4 c4 d4")
    assert (state.to_act, state.phase) == ("A", "give")


@pytest.mark.parametrize(("seat", "winner"), [("A", "B"), ("B", "A")])
def test_either_may_resign_at_any_time(seat, winner):
    """Q12: a player who resigns loses."""
    for state in (Quarto("classic").start(), line_made("danish")):
        assert state.play("resign", seat).outcome == Outcome((winner,), "resign")


def test_a_draw_is_agreed_when_the_other_accepts():
    """Q12: a draw is offered and accepted."""
    state = Quarto("classic").start().play("offer draw", "B")
    assert state.offer == ("B",)
    assert state.view("A").offer == ("B",)
    assert state.to_act == "A"
    assert state.outcome is None
    state = state.play("accept", "A")
    assert state.outcome == Outcome((), "agreement")
    assert state.offer == ()


def test_an_offer_stands_until_the_next_move():
    """Q12: at the table; give, place and decline each let it lapse."""
    given = Quarto("classic").start().play("offer draw").play("give 0")
    assert code_of(given, "accept", "B") == "no-draw-offered"
    placed = given.play("offer draw", "A").play("place a1")
    assert code_of(placed, "accept", "B") == "no-draw-offered"
    declined = at("classic", NO_LINE).play("offer draw", "B").play("decline")
    assert code_of(declined, "accept", "A") == "no-draw-offered"
    assert placed.play("offer draw", "A").offer == ("A",), "and may be made again"


def test_a_refused_call_is_no_move_and_leaves_the_offer():
    """Q12: at the table; a false call changes nothing else (Q5)."""
    state = line_made("classic").play("offer draw", "B").refuse("call a4 b4 c4 d4")
    assert state.play("accept", "A").outcome == Outcome((), "agreement")


def test_an_offer_cannot_be_repeated_nor_accepted_by_its_maker():
    """Q12: a draw is offered once and accepted by the other player."""
    state = Quarto("classic").start().play("offer draw", "A")
    assert code_of(state, "offer draw", "A") == "draw-already-offered"
    assert code_of(state, "offer draw", "B") == "draw-already-offered"
    assert code_of(state, "accept", "A") == "already-agreed"
    assert code_of(state, "accept", "C") == "no-such-seat"
    assert code_of(Quarto("classic").start(), "accept") == "no-draw-offered"


def test_in_teams_all_others_must_accept():
    """Q12: at the table; all others, partners too."""
    state = Quarto("classic").start(4).play("offer draw", "A2")
    state = played(state.play("accept", "B1").play("accept", "A1"))
    assert state.outcome is None
    assert code_of(state, "accept", "B1") == "already-agreed"
    assert state.play("accept", "B2").outcome == Outcome((), "agreement")


def test_the_tables_moves_are_never_listed():
    """Q12: `moves` lists moves of the game only, not resigning, offers and clocks."""
    listed = {str(move) for move in Quarto("classic").start().moves()}
    assert not listed & {"resign", "flag", "offer draw", "accept"}
