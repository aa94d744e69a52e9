"""Two against two, and teams of any size."""

import pytest
from tests.games.quarto.boards import LINE_IN_ROW_1, NO_LINE, at, without

from fourfold.games.errors import IllegalMove, NotationError
from fourfold.games.game import Outcome
from fourfold.games.quarto import Quarto


def who_acts(seats, turns):
    """The seats of the first turns, played without a line being called."""
    state = Quarto("classic").start(seats)
    order = [state.to_act]
    board = "".join(NO_LINE.split())
    for index in range(turns - 1):
        state = state.play(f"give {board[index]}", order[-1])
        order.append(state.to_act)
        state = state.play("place " + "abcd"[index % 4] + "1234"[index // 4], order[-1])
        assert state.to_act == order[-1], "place and give are one person's turn"
    return " ".join(order)


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, "A B A B A B A B A"),
        (4, "A1 B1 A2 B2 A1 B1 A2 B2 A1"),
        (6, "A1 B1 A2 B2 A3 B3 A1 B1 A2"),
        (3, "A1 B1 A2 B1 A1 B1 A2 B1 A1"),
        (5, "A1 B1 A2 B2 A3 B1 A1 B2 A2"),
        (["A1", "B1", "B2"], "A1 B1 A1 B2 A1 B1 A1 B2 A1"),
        (["A1", "B1", "B2", "B3"], "A1 B1 A1 B2 A1 B3 A1 B1 A1"),
        (["A1", "B1"], "A1 B1 A1 B1 A1 B1 A1 B1 A1"),
    ],
    ids=str,
)
def test_partners_take_the_turns_of_their_team_in_rotation(seats, order):
    """Q11: the opening give is A1's turn, then B1, A2, B2…"""
    assert who_acts(seats, 9) == order


@pytest.mark.parametrize(("rules", "turns"), [("classic", 18), ("classic+referee", 17)])
def test_a_view_says_whose_turn_comes_next(rules, turns):
    """Q8, Q11: with three seats B1 has every other turn; no turn comes after the last."""
    states = [Quarto(rules).start(seats=3)]
    for index, piece in enumerate("".join(NO_LINE.split())):
        square = "abcd"[index % 4] + "1234"[index // 4]
        states += [states[-1].play(f"give {piece}")]
        states += [states[-1].play(f"place {square}")]
    while states[-1].outcome is None:
        states += [states[-1].play("decline")]
    seats = {state.turn: state.to_act for state in states if state.outcome is None}
    following = {state.turn: state.view(None).next_seat for state in states if not state.outcome}
    assert following == {turn: seats.get(turn + 1) for turn in range(turns)}
    assert states[-1].next_seat is None


def line_of_a1():
    """Row 1 has just been made by A1, to whom the fourth placement falls: A1 B1 A2 B2 A1."""
    return at("classic", ". . . .\n. . . .\n. . . .\n0 8 1 .", "9", seats=4).play("place d1")


def test_only_the_person_to_act_may_call():
    """Q11: not the partner, who saw it first."""
    state = line_of_a1()
    assert state.to_act == "A1"
    for seat in ("A2", "B1", "B2"):
        with pytest.raises(IllegalMove) as refused:
            state.play("call a1 b1 c1 d1", seat)
        assert refused.value.code == "not-your-turn"
    with pytest.raises(IllegalMove) as refused:
        state.play("call a1 b1 c1 d1", "A")
    assert refused.value.code == "no-such-seat"


def test_a_team_wins_as_one():
    """Q11: winners are the teams."""
    assert line_of_a1().play("call a1 b1 c1 d1", "A1").outcome == Outcome(("A",), "call")
    received = line_of_a1().play("give 2")
    assert received.to_act == "B1"
    assert received.play("call a1 b1 c1 d1", "B1").outcome == Outcome(("B",), "call")


def test_a_team_loses_as_one():
    """Q11: by a false call, by resigning, by the clock."""
    rules = "classic+lose-on-false-call"
    state = at(rules, ". . . .\n. . . .\n. . . .\n0 8 1 .", "9", seats=4)
    assert state.play("call a1 b1 c1 d1", "A1").outcome == Outcome(("B",), "false-call")
    assert state.play("resign", "A2").outcome == Outcome(("B",), "resign")
    assert state.play("resign", "B2").outcome == Outcome(("A",), "resign")
    assert state.play("flag", "A1").outcome == Outcome(("B",), "time")


def test_a_referee_lets_the_team_win():
    """Q11: Outcome names the team."""
    state = at("classic+referee", ". . . .\n. . . .\n. . . .\n0 8 1 .", "9", seats=6)
    assert state.to_act == "A3"
    assert state.play("place d1").outcome == Outcome(("A",), "line")


@pytest.mark.parametrize(
    ("seats", "placer", "last"),
    [
        (4, "A1", "B1"),
        (6, "A3", "B3"),
        (["A1", "B1", "B2", "B3"], "A1", "B3"),
        (5, "A3", "B1"),
        (8, "A1", "B1"),
    ],
    ids=str,
)
def test_the_opponent_next_in_rotation_has_the_last_say(seats, placer, last):
    """Q11: the sixteenth piece is placed in turn 16 (A's ninth), the last say is turn 17 (B's ninth)."""
    state = at("classic", without(LINE_IN_ROW_1, "a"), "a", seats=seats).play("place d1")
    assert state.to_act == placer
    state = state.play("decline", placer)
    assert state.to_act == last
    assert state.play("call a1 b1 c1 d1", last).outcome == Outcome(("B",), "call")
    assert state.play("decline", last).outcome == Outcome((), "full-board")


def test_three_refusals_silence_the_person_not_the_next():
    """Q11: false calls (Q5) are counted per person and turn."""
    state = line_of_a1()
    for _ in range(3):
        state = state.refuse("call a4 b4 c4 d4", "A1")
    state = state.play("give 2")
    assert state.play("call a1 b1 c1 d1", "B1").outcome == Outcome(("B",), "call")


@pytest.mark.parametrize(
    "seats",
    [
        *(0, 1, -2, 33),
        *([], ["A"], ["B", "A"], ["A", "B", "C"], ["A", "B1"]),
        *(["A1", "A2"], ["A1", "A2", "B1", "B2"], ["A1", "B2"], ["A1", "B1", "A3"]),
        *(["A1", "B1", "B1"], ["A1", "B1", "C1"], ["B1", "A1"], ["A0", "B0"]),
    ],
    ids=str,
)
def test_seats_that_make_no_two_teams_are_refused(seats):
    """Q11: two players, or two teams named in the order of the first round."""
    with pytest.raises(NotationError):
        Quarto("classic").start(seats)


def test_every_number_of_seats_makes_two_teams_as_equal_as_can_be():
    """Q11: two teams of any size."""
    assert Quarto("classic").start(2).seats == ("A", "B")
    for number in range(3, 33):
        seats = Quarto("classic").start(number).seats
        assert len(set(seats)) == number
        assert seats[:3] == ("A1", "B1", "A2")
        sizes = [sum(seat[0] == team for seat in seats) for team in "AB"]
        assert sizes[0] - sizes[1] in (0, 1)
        assert Quarto("classic").start(seats).seats == seats


def test_each_partner_has_a_view_and_only_the_one_to_act_has_moves():
    """Q11: partners who are not to act have a view without moves."""
    state = Quarto("classic").start(4)
    assert [len(state.view(seat).moves) for seat in (*state.seats, None)] == [16, 0, 0, 0, 0]
    with pytest.raises(IllegalMove):
        state.view("A")
