"""The course of a game: who begins, what a turn is, when all is placed."""

import dataclasses

import pytest
from tests.games.quarto.boards import LINE_IN_ROW_1, NO_LINE, at, code_of, played, without

from fourfold.games.errors import IllegalMove, NotationError
from fourfold.games.game import Outcome
from fourfold.games.quarto import Quarto


def test_the_beginner_gives_and_does_not_place():
    """Q2: they choose a piece and give it."""
    state = Quarto("classic").start()
    assert (state.to_act, state.phase) == ("A", "give")
    assert [str(move) for move in state.moves()] == [
        f"give {digit}" for digit in "0123456789abcdef"
    ]
    assert code_of(state, "place a1") == "no-piece-in-hand"


def test_lots_are_drawn_by_whoever_seats_the_players_so_a_begins():
    """Q2: A is the seat that begins."""
    assert Quarto("classic").start(first="A").to_act == "A"
    with pytest.raises(NotationError) as refused:
        Quarto("classic").start(first="B")
    assert refused.value.code == "bad-seat"


def test_the_receiver_places_and_then_gives():
    """Q3: the receiver places the given piece on a free square, then gives one that remains."""
    state = Quarto("classic").start().play("give 7", "A")
    assert (state.to_act, state.phase) == ("B", "place")
    assert len(state.moves()) == 16
    state = state.play("place b3", "B")
    assert (state.to_act, state.phase) == ("B", "give")
    assert len(state.moves()) == 15
    state = state.play("give 0", "B")
    assert (state.to_act, state.phase) == ("A", "place")
    assert "place b3" not in map(str, state.moves())
    assert len(state.moves()) == 15


def test_what_does_not_belong_to_the_moment_is_illegal():
    """Q3: give, place, give, place."""
    given = Quarto("classic").start().play("give 7")
    assert code_of(given, "give 8") == "piece-in-hand"
    assert code_of(given, "decline") == "decline-too-early"
    placed = given.play("place a1")
    assert code_of(placed, "place a2") == "no-piece-in-hand"
    assert code_of(placed, "decline") == "decline-too-early"
    assert code_of(placed, "give 7") == "piece-not-left"
    again = placed.play("give 8")
    assert code_of(again, "place a1") == "square-taken"
    assert code_of(again, "give 9") == "piece-in-hand"


def test_the_piece_in_hand_cannot_be_given_again():
    """Q3: one of the remaining pieces."""
    state = Quarto("classic").start().play("give 7").play("place a1")
    assert "give 7" not in map(str, state.moves())
    assert code_of(state, "give 7") == "piece-not-left"


def test_only_the_seat_to_act_may_move():
    """Q3: turns alternate."""
    state = Quarto("classic").start()
    assert code_of(state, "give 7", "B") == "not-your-turn"
    assert code_of(state, "give 7", "C") == "no-such-seat"
    assert code_of(state, "give 7", "A1") == "no-such-seat"
    assert code_of(state, "give 7", "") == "no-such-seat"
    assert code_of(state.play("give 7"), "place a1", "A") == "not-your-turn"


def test_an_empty_seat_name_is_nobody_for_the_tables_own_moves_too():
    """Q3: an empty name is not the same as none."""
    state = Quarto("classic").start()
    for move in ("resign", "flag", "offer draw"):
        assert code_of(state, move, "") == "no-such-seat"


def test_a_refused_move_leaves_the_state_as_it_was():
    """Q3: a state is a value."""
    state = Quarto("classic").start().play("give 7")
    before = dataclasses.asdict(state)
    code_of(state, "give 8")
    state.play("place a1")
    assert dataclasses.asdict(state) == before
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.hand = None


def test_states_reached_in_the_same_way_are_equal_and_hash_alike():
    """Q3: a state is a value."""
    moves = ("give 7", "place a1", "give 0")
    one, other = (played(Quarto("classic").start(), *moves) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)


def test_all_sixteen_placed_and_no_winner_is_a_draw_once_both_declined():
    """Q7: a full board without a call is a draw."""
    state = at("classic", without(NO_LINE, "a"), "a").play("place d1")
    assert (state.to_act, state.phase, [*map(str, state.moves())]) == ("A", "decline", ["decline"])
    assert state.outcome is None
    state = state.play("decline", "A")
    assert (state.to_act, state.phase, [*map(str, state.moves())]) == ("B", "decline", ["decline"])
    state = state.play("decline", "B")
    assert state.outcome == Outcome((), "full-board")
    assert (state.to_act, state.phase, state.moves()) == (None, "over", ())
    assert str(state.outcome) == "draw (full-board)"


def test_an_overlooked_line_does_not_turn_a_draw_into_a_win():
    """Q7: no winner, whatever lies on the board."""
    state = at("classic", without(LINE_IN_ROW_1, "e"), "e")
    assert played(state, "place d4", "decline", "decline").outcome == Outcome((), "full-board")


def test_nothing_is_given_or_placed_after_the_sixteenth_piece():
    """Q7: the board is full."""
    state = at("classic", NO_LINE)
    assert code_of(state, "give 0") == "board-full"
    assert code_of(state, "place a1") == "board-full"
    assert code_of(state.play("decline"), "give 0") == "board-full"


@pytest.mark.parametrize(
    "move",
    ["give 0", "place a1", "decline", "call a1 b1 c1 d1", "resign", "flag", "offer draw", "accept"],
)
def test_after_the_end_every_move_is_illegal(move):
    """Q7: the game is over."""
    over = played(at("classic", NO_LINE), "decline", "decline")
    for seat in ("A", "B", None):
        assert code_of(over, move, seat) == "game-over"
        with pytest.raises(IllegalMove):
            over.refuse(move, seat)


def test_a_whole_game_of_sixteen_placements_alternates_to_the_end():
    """Q3: B places the first piece and A the sixteenth."""
    state = Quarto("classic").start()
    placers = []
    board = "".join(NO_LINE.split())
    for index, piece in enumerate(board):
        state = state.play(f"give {piece}")
        placers.append(state.to_act)
        state = state.play("place " + "abcd"[index % 4] + "4321"[index // 4])
    assert placers == ["B", "A"] * 8
    assert (state.to_act, state.phase, state.left) == ("A", "decline", ())
    assert len(state.trail) == state.placed == 16
