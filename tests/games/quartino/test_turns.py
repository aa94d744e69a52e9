"""A turn without situations: placing, calling, ending."""

import pytest

from .setting import EMPTY, at, board, listed, play, refusal, start


def test_a_turn_is_place_then_call_or_end():
    """T4: nothing can be called or ended before the token is placed."""
    state = start()
    assert state.phase == "place"
    assert refusal(state, "end") == "place-first"
    assert refusal(state, "call YBGP 1") == "place-first"
    state = state.play("place Y c")
    assert state.phase == "call"
    assert refusal(state, "place Y c") == "nothing-to-place"
    assert refusal(state, "clear c") == "nothing-to-clear"
    state = state.play("end")
    assert (state.to_act, state.phase) == ("B", "place")


def test_any_colour_goes_on_any_space_empty_or_not():
    """T5: one token of any colour on any space, also on top of others."""
    state = at("YBP/./G/./././././YBG A")
    assert len(listed(state)) == 36 == len(set(listed(state)))
    for move in state.moves():
        after = state.play(move)
        space = move.space
        assert after.board[space] == state.board[space] + move.colour
        assert [c for s, c in enumerate(after.board) if s != space] == [
            c for s, c in enumerate(state.board) if s != space
        ]
        assert after.reserve[move.colour] == state.reserve[move.colour] - 1


def test_one_token_a_turn_is_due_whatever_the_board_looks_like():
    """T5: one token, however many of a colour there are, unless something is said."""
    state = play(at("./YYYYY/BBBB/./././././. A"), "place G c")
    assert listed(state) == ["end"]


def test_a_right_call_makes_the_card_and_returns_the_four_tokens():
    """T6: the card leaves the rack, the tokens go back, one token is due."""
    state = play(at("Y/B/G/./././././. A"), "place P 3", "call YBGP 1")
    assert board(state) == EMPTY
    assert state.racks[0] == ("YBPG", "YGBP", "YGPB")
    assert state.made == (("YBGP",), ())
    assert state.reserve == {"Y": 7, "B": 7, "G": 7, "P": 7}
    assert (state.to_act, state.phase, state.turn.due) == ("A", "place", 1)


def test_the_token_after_a_quartino_is_compulsory():
    """T6: the player must take one token and place it."""
    state = play(at("Y/B/G/./././././. A"), "place P 3", "call YBGP 1")
    assert refusal(state, "end") == "place-first"
    assert refusal(state, "call YBPG 1") == "place-first"
    assert len(listed(state, "place")) == 36
    state = state.play("place B 8")
    assert refusal(state, "place B 8") == "nothing-to-place"
    assert state.play("end").position == "././././././././B B"


def test_what_lay_under_the_tokens_is_on_top_afterwards():
    """T6: only the four top tokens leave their columns."""
    state = play(at("GY/PB/BG/./././././. A"), "place P 3", "call YBGP 1")
    assert board(state) == "G/P/B/./././././."


def test_one_quartino_may_follow_another_and_another():
    """T6: a chain; each uncovers what the next one uses."""
    state = at("PYY/BB/GPG/./././././. A", A="YBGP YBPG PBGY GGGG")
    state = play(state, "place P 3", "call YBGP 1")
    assert board(state) == "PY/B/GP/./././././."
    state = play(state, "place G 3", "call YBPG 1")
    assert board(state) == "P/./G/./././././."
    state = play(state, "place Y 3")
    assert refusal(state, "call YBGP 1") == "card-not-held"
    state = play(state, "end")
    assert state.made[0] == ("YBGP", "YBPG")
    assert state.racks[0] == ("PBGY", "GGGG")
    assert state.position == "P/./G/Y/././././. B"


def test_somebody_elses_tokens_count_as_well():
    """T6: whoever placed them."""
    state = start()
    state = play(state, "place Y c", "end", "place B 7", "end", "place G 8", "end")
    state = play(state, "place P 1", "end", "place Y 4", "call YBGP 7")
    assert state.made[0] == ("YBGP",)


def test_a_quartino_that_lay_there_before_the_turn_may_be_called_too():
    """T6: it need not be made by this token, only lie there after it."""
    state = play(at("Y/B/G/P/././././. A"), "place P 5", "call YBGP 1")
    assert board(state) == "./././././P/././."
    assert state.made[0] == ("YBGP",)


def test_a_token_may_cover_the_quartino_it_was_to_make():
    """T6: only the tops count, also those of this turn."""
    state = play(at("Y/B/G/P/././././. A"), "place P c")
    after = state.play("call YBGP 1")
    assert after.to_act == "B"
    assert after.made == ((), ())


@pytest.mark.parametrize(
    "position",
    [
        "Y/B/G/./././././.",  # nothing on 3
        "Y/P/G/B/././././.",  # mirrored
        "B/Y/G/P/././././.",  # the centre is another
        "YB/B/G/P/././././.",  # Y is covered
        "Y/./B/G/P/./././.",  # one space further
    ],
)
def test_a_wrong_call_shows_the_card_and_ends_the_turn(position):
    """T6: the card goes back to the rack, all have seen it, the turn is over."""
    state = play(at(f"{position} A"), "place P 6", "call YBGP 1")
    assert state.to_act == "B"
    assert state.racks[0] == ("YBGP", "YBPG", "YGBP", "YGPB")
    assert state.shown == (("YBGP",), ())
    assert board(state) == board(at(f"{position} A").play("place P 6"))
    assert "+" not in state.position


def test_a_card_shown_twice_is_shown_once_and_no_longer_when_it_is_made():
    """T6: known from then on, as long as it is in the rack."""
    state = play(start(), "place Y c", "call YBGP 1", "place B 1", "end")
    state = play(state, "place G 2", "call YBGP 1", "place Y 8", "end")
    assert state.shown[0] == ("YBGP",)
    state = play(state, "place P 3", "call YBGP 1")
    assert (state.shown[0], state.made[0]) == ((), ("YBGP",))


@pytest.mark.parametrize("card", ["BYGP", "GYBP", "YYYY"])
def test_a_card_not_held_cannot_be_shown_and_the_turn_goes_on(card):
    """T6: another's card, one that was left out, and none of the deck are all illegal."""
    state = play(at("B/Y/G/P/././././. A"), "place P 8")
    assert refusal(state, f"call {card} 1") == "card-not-held"
    assert state.play("end").to_act == "B"


def test_a_card_already_made_is_not_held():
    """T6: it has left the rack."""
    state = play(at("YY/BB/GG/P/././././. A"), "place P 3", "call YBGP 1", "place Y 7")
    assert board(state) == "Y/B/G/P/./././Y/."
    assert refusal(state, "call YBGP 1") == "card-not-held"


def test_one_of_two_equal_cards_stays_in_the_rack():
    """T6: one card leaves the rack, not all that look like it."""
    state = at("Y/B/G/./././././. A", A="YBPG YBGP YBGP GGGG")
    state = play(state, "place P 3", "call YBGP 1")
    assert state.racks[0] == ("YBPG", "YBGP", "GGGG")


def test_whoever_ends_without_calling_has_said_nothing():
    """T4: the next player may use what lies there, if they hold the card."""
    state = play(at("B/Y/G/./././././. A"), "place P 3", "end", "place Y 7", "call BYGP 1")
    assert state.made == ((), ("BYGP",))


def test_moves_lists_no_call_in_players_play():
    """T10: what is there to be called is the players' to see."""
    state = play(at("Y/B/G/./././././. A"), "place P 3")
    assert listed(state) == ["end"]
