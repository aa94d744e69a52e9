"""How a game ends."""

import pytest

from .setting import EMPTY, at, board, listed, play, refusal, start

#: All 28 tokens are on the board; one column, on 8, is tall enough to be cleared.
FULL = "YBG/YBG/YBG/YBG/YBG/YBG/YBP/PPP/PPPG"


def ended(state, winners: str, reason: str) -> bool:
    assert state.outcome is not None
    assert (state.to_act, state.phase, list(state.moves())) == (None, "over", [])
    assert refusal(state, "end") == "game-over"
    assert refusal(state, "resign", "A") == "game-over"
    return (" ".join(state.outcome.winners), state.outcome.reason) == (winners, reason)


def test_whoever_removes_the_last_card_wins_at_once_and_the_tokens_stay():
    """T12: the four tokens stay as they lie."""
    state = play(at("Y/B/G/./././././. B", B="YBGP"), "place P 3", "call YBGP 1")
    assert ended(state, "B", "cards")
    assert board(state) == "Y/B/G/P/././././."
    assert state.racks[1] == ()
    assert state.made[1] == ("YBGP",)


def test_one_card_left_is_not_the_end():
    """T12: the game ends with the last card, not before."""
    state = play(at("Y/B/G/./././././. B", B="YBGP YBPG"), "place P 3", "call YBGP 1")
    assert state.outcome is None


def test_the_last_card_in_a_chain_wins_too():
    """T12: at once, before the token after it."""
    state = at("YY/BB/PG/./././././. A", A="YBGP YBPG")
    state = play(state, "place P 3", "call YBGP 1", "place G 3", "call YBPG 1")
    assert ended(state, "A", "cards")
    assert board(state) == "Y/B/P/G/././././."


def test_a_colour_used_up_cannot_be_chosen_but_others_can():
    """T13: a colour with no token left."""
    state = at("YYYYYYY/./././././././. A")
    assert refusal(state, "place Y 1") == "colour-used-up"
    assert {move.split()[1] for move in listed(state)} == {"B", "G", "P"}
    assert refusal(state, "end") == "place-first"


@pytest.mark.parametrize("rules", ["quartino-first", "quartino-first+referee", "quartino"])
def test_with_an_empty_reserve_the_placement_is_skipped(rules):
    """T13: `call` or `end` is then legal."""
    state = at(f"{FULL} A", rules)
    assert not any(state.reserve.values())
    assert listed(state) == ["end"]
    for colour in "YBGP":
        assert refusal(state, f"place {colour} 1") == "colour-used-up"
    assert play(state, "end").to_act == "B"


def test_a_call_with_an_empty_reserve_gives_a_token_back_to_place():
    """T13: `call` is legal; T6: then one token is due as ever."""
    state = at("BGY/YYB/YBG/YGP/YBG/YBG/BBG/PPP/PPPG A", "quartino-first")
    assert not any(state.reserve.values())
    state = play(state, "call YBGP 1")
    assert state.reserve == dict.fromkeys("YBGP", 1)
    assert refusal(state, "end") == "place-first"
    assert play(state, "place Y 8", "end").to_act == "B"


def test_a_wrong_call_with_an_empty_reserve_ends_the_turn_and_is_no_idle_turn():
    """T13: nothing placed, cleared or called; this one called."""
    state = play(at(f"{FULL} A"), "end", "call BYGP 4", "end")
    assert state.outcome is None
    assert ended(play(state, "end"), "", "skipped")


def test_in_a_full_round_without_anything_the_game_is_a_draw():
    """T13: one full round of turns with nothing placed, cleared or called."""
    for seats in (2, 3, 4):
        state = at(f"{FULL} B", seats=seats)
        for _ in range(seats - 1):
            state = play(state, "end")
            assert state.outcome is None
        assert ended(play(state, "end"), "", "skipped")


def test_what_is_said_in_vain_does_not_break_the_idle_round():
    """T13: saying places, clears and calls nothing."""
    state = play(at(f"{FULL} A", seats=2), "say colours", "end", "say colours", "end")
    assert ended(state, "", "skipped")


def test_a_column_said_must_be_cleared_and_then_the_tokens_placed():
    """T13: skipped only if no clearing is due."""
    state = play(at(f"{FULL} A"), "end", "say column 8")
    assert refusal(state, "end") == "clear-first"
    assert listed(state) == ["clear 8"]
    state = play(state, "clear 8")
    assert refusal(state, "end") == "place-first"
    state = play(state, "place P 1", "place P 2", "end", "place P 3", "end", "place G 4", "end")
    assert state.outcome is None


def test_with_both_said_and_an_empty_reserve_only_clearing_is_left():
    """T13: no token can be placed before the clearing gives some back."""
    for rules, words in (("quartino", ["say colours", "say column 8"]), ("quartino+referee", [])):
        state = play(at(f"{FULL} A", rules), *words)
        assert (listed(state), state.phase) == (["clear 8"], "clear")
        assert refusal(state, "end") == "clear-first"
        assert refusal(state, "place P 1") in {"clear-first", "colour-used-up"}
        state = play(state, "clear 8", "place P 1", "place P 1", "place G 1")
        assert listed(state) == ["end"]


def test_the_reserve_may_run_out_in_the_middle_of_a_turn():
    """T13: the placements that are left are skipped."""
    text = "YBG/YBG/YBG/YBG/YBG/YBG/YBP/PPP/PPP A"  # one G is left
    state = play(at(text), "say colours", "place G c")
    assert listed(state) == ["end"]
    assert play(state, "end").outcome is None


def test_seats_that_have_left_are_no_part_of_the_round():
    """T13: a full round of those who stay."""
    state = play(at(f"{FULL} A", seats=3), "C: resign", "end", "end")
    assert ended(state, "", "skipped")


ROUND = [
    # A clears the column on 1 and begins another, B and A build it up again; four turns, A to act.
    *["say column 1", "clear 1", "place B 1", "place B 1", "end"],
    *["place B 1", "end", "place B 1", "end"],
    *["say column 1", "clear 1", "place B 1", "place B 1", "end"],
    *["place B 1", "end", "place B 1", "end"],
]


def test_the_same_board_with_the_same_seat_a_third_time_is_a_draw():
    """T13: whole columns, the same seat starting its turn."""
    state = play(at("Y/BBBB/././././././. A"), *ROUND)
    assert (state.outcome, state.position) == (None, "Y/BBBB/././././././. A")
    state = play(state, *ROUND[:-1])
    assert state.outcome is None
    assert ended(play(state, "end"), "", "repetition")


def test_the_same_board_with_another_seat_is_another_position():
    """T13: half of the round gives the same board to the other seat each time."""
    half = ROUND[: len(ROUND) // 2]
    state = play(at("Y/BBBB/././././././. A"), *half)
    assert (state.outcome, state.position) == (None, "Y/BBBB/././././././. B")
    state = play(state, *half, *half)
    assert state.outcome is None


def test_the_same_tops_on_other_columns_are_another_position():
    """T13: positions are equal only if whole columns are equal."""
    state = play(at("Y/BBBB/././././././. A"), *ROUND[:-2], "place Y 8", "end")
    assert state.outcome is None


def test_a_card_made_in_between_begins_the_count_anew():
    """T13: the third time with no card made in between."""
    state = play(at("Y/BBBB/././././././. A"), *ROUND)
    state = play(state, "place G 2", "end", "place P 3", "end", "place B 1", "call YBGP 1")
    half = ROUND[: len(ROUND) // 2]
    state = play(state, "place Y c", "end", *half)
    assert (state.outcome, state.position) == (None, "Y/BBBB/././././././. A")
    state = play(state, *ROUND)
    assert state.outcome is None
    state = play(state, *half)  # for B it is the third time, as B began the count
    assert ended(state, "", "repetition")


def test_wrong_calls_and_refused_words_do_not_begin_the_count_anew():
    """T13: only a made card restarts the count of repeated positions."""
    state = at("Y/BBBB/././././././. A").refuse("say column 2")
    for _ in range(2):
        state = play(state, *ROUND[:-1], "call BYGP 5")
    assert ended(state, "", "repetition")


def test_the_turn_limit_ends_the_game_and_most_cards_made_wins():
    """T13: after so many turns of all seats together."""
    state = play(at("Y/B/G/./././././. A", "quartino+turns:3"), "place P 3", "call YBGP 1")
    state = play(state, "place Y 1", "end", "place B 2", "end", "place Y 3")
    assert state.outcome is None
    assert ended(play(state, "end"), "A", "turn-limit")


def test_those_who_tie_at_the_turn_limit_win_together():
    """T13: the seats with most cards win together, all seats or some of them."""
    state = start(4, "quartino+turns:1")
    assert ended(play(state, "place Y c", "end"), "A B C D", "turn-limit")
    state = at("BY/YB/GG/P/././././. A", "quartino+turns:2", seats=3)
    state = play(state, "place P 3", "call YBGP 1", "place Y 7", "end")
    state = play(state, "place Y 8", "call BYGP 1", "place Y 7", "end")
    assert ended(state, "A B", "turn-limit")


def test_a_wrong_call_in_the_last_turn_ends_the_game_by_the_limit():
    """T13: the turn is over, and it was the last."""
    state = play(start(2, "quartino+turns:1"), "place Y c", "call YBGP 1")
    assert ended(state, "A B", "turn-limit")


def test_the_last_card_in_the_last_turn_wins_by_cards():
    """T12: a player who makes the last card wins at once, also in the last turn."""
    state = at("Y/B/G/./././././. A", "quartino+turns:1", A="YBGP")
    assert ended(play(state, "place P 3", "call YBGP 1"), "A", "cards")


def test_200_turns_are_the_limit_by_default():
    """T13: the default is `turns:200`."""
    from dataclasses import replace

    state = start()
    late = replace(state, turn=replace(state.turn, number=199))
    late = play(late, "place Y c", "end")
    assert late.outcome is None
    assert ended(play(late, "place Y c", "end"), "A B", "turn-limit")


def test_nothing_is_over_on_an_empty_board():
    """T13: an empty board by itself ends nothing."""
    assert start().outcome is None
    assert start().position == f"{EMPTY} A"
