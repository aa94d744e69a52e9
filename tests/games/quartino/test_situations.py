"""Situations in rulebook play: what is said, what is due, in what order."""

import pytest

from fourfold import IllegalMove

from .setting import EMPTY, at, board, listed, play, refusal, start

FOUR_YELLOW = "Y/Y/Y/Y/././././. A"
COLUMN = "./././././YBGP/././. A"
BOTH = "Y/Y/Y/././YBGP/././. A"


def test_four_of_a_colour_said_are_one_token_more():
    """T7: two tokens instead of one."""
    state = play(at(FOUR_YELLOW), "say colours")
    assert state.turn.due == 2
    assert refusal(state, "end") == "place-first"
    state = play(state, "place B 5")
    assert refusal(state, "end") == "place-first"
    assert refusal(state, "call YBGP 1") == "place-first"
    state = play(state, "place G 5")
    assert refusal(state, "place P 5") == "nothing-to-place"
    assert play(state, "end").position == "Y/Y/Y/Y/./BG/././. B"


@pytest.mark.parametrize(
    "position", ["YY/YY/././././././.", "BYG/YGY/Y/./././././.", "./././././././YYYYY/."]
)
def test_the_four_may_lie_anywhere_in_columns(position):
    """T7: tokens inside a column count like those on top."""
    assert play(at(f"{position} A"), "say colours").turn.due == 2


def test_several_groups_of_four_colours_count_once():
    """T7, T8: four of a colour count once, for however many colours."""
    state = play(at("YYYYY/BBBB/GGGG/./././././. A"), "say colours")
    assert state.turn.due == 2
    assert refusal(state, "say colours") == "said-already"


def test_situation_that_nobody_says_has_no_effect():
    """T10: situations exist only if the player says so."""
    state = play(at(BOTH), "place P 8", "end")
    assert state.to_act == "B"
    assert state.turn.due == 1


@pytest.mark.parametrize("position", [EMPTY, "YYY/BBB/GGG/PPP/././././."])
def test_what_is_wrongly_said_is_refused_and_changes_nothing(position):
    """T10: refused with the reason; it may be noted in a record; the same turn goes on."""
    state = at(f"{position} A")
    assert refusal(state, "say colours") == "no-four-colours"
    assert refusal(state, "say column 1") == "no-column"
    assert state.refuse("say colours") == state
    assert state.refuse("say column 1") == state
    with pytest.raises(IllegalMove) as caught:
        state.play("say column 1")
    height = 0 if position == EMPTY else 3
    assert str(caught.value) == (
        f"expected a column of four or more as the turn began, got {height} on 1"
    )


def test_a_wrong_word_does_not_use_up_the_right_one():
    """T10: after saying a wrong situation a player may still say a right one."""
    state = at(COLUMN).refuse("say column 4")
    assert play(state, "say column 5").turn.due == 2


def test_what_is_true_cannot_be_noted_as_refused():
    """T10: `say … ?` in a record is checked."""
    for word in ("say colours", "say column 5"):
        with pytest.raises(IllegalMove) as caught:
            at(BOTH).refuse(word)
        assert caught.value.code == "not-refused"
    with pytest.raises(IllegalMove) as caught:
        at(BOTH).refuse("place Y 1")
    assert caught.value.code == "never-refused-so"


@pytest.mark.parametrize("position", [FOUR_YELLOW, COLUMN, BOTH])
def test_after_the_first_token_it_is_too_late(position):
    """T10: before the first placement only."""
    state = play(at(position), "place P 8")
    assert refusal(state, "say colours") == "say-too-late"
    assert refusal(state, "say column 5") == "say-too-late"
    with pytest.raises(IllegalMove):
        state.refuse("say column 1")


def test_a_word_is_too_late_after_the_first_of_several_tokens():
    """T10: also when more tokens are due."""
    state = play(at(BOTH), "say colours", "place P 8")
    assert refusal(state, "say column 5") == "say-too-late"


def test_a_column_said_alone_is_cleared_before_placing():
    """T8: first clear, then place two."""
    state = play(at(COLUMN), "say column 5")
    assert listed(state) == ["clear 5"]
    assert state.phase == "clear"
    assert refusal(state, "place Y 1") == "clear-first"
    assert refusal(state, "end") == "clear-first"
    assert refusal(state, "call YBGP 1") == "clear-first"
    assert refusal(state, "clear 1") == "clear-other"
    state = play(state, "clear 5")
    assert board(state) == EMPTY
    assert state.reserve == dict.fromkeys("YBGP", 7)
    assert refusal(state, "clear 5") == "cleared-already"
    state = play(state, "place Y 5", "place Y 5")
    assert refusal(state, "place Y 5") == "nothing-to-place"
    assert play(state, "end").position == "./././././YY/././. B"


def test_the_column_in_the_centre_is_a_column_like_any_other():
    """T8: space c, whose number is nought."""
    state = play(at("BBBBG/./././././././. A"), "say column c")
    assert listed(state) == ["clear c"]
    assert refusal(state, "say column c") == "said-already"
    assert board(play(state, "clear c")) == EMPTY


def test_one_column_a_turn_chosen_by_the_player():
    """T8: one column a turn, however many there are."""
    state = at("YBGP/YBGP/./././././YBGPY/. A")
    for space in "c17":
        said = play(state, f"say column {space}")
        assert listed(said) == [f"clear {space}"]
        for other in "c17":
            assert refusal(said, f"say column {other}") == "said-already"
        done = play(said, f"clear {space}")
        assert done.turn.due == 2
        for other in "c17":
            assert refusal(done, f"clear {other}") == "cleared-already"


def test_three_tokens_are_no_column_and_nothing_is_cleared_unsaid():
    """T8: a column has four or more tokens, and is said before it is cleared."""
    assert refusal(at("YBG/./././././././. A"), "say column c") == "no-column"
    assert refusal(at(COLUMN), "clear 5") == "nothing-to-clear"


@pytest.mark.parametrize(
    "words", [("say colours", "say column 5"), ("say column 5", "say colours")]
)
def test_both_said_are_three_tokens_and_a_clearing_in_any_order(words):
    """T9: clearing first, between or last; calling and ending wait for all of it."""
    for clearing_at in range(4):
        state = play(at(BOTH), *words)
        assert state.turn.due == 3
        tokens = ["place B 6", "place G 7", "place P 8"]
        todo = [*tokens[:clearing_at], "clear 5", *tokens[clearing_at:]]
        for move in todo:
            assert refusal(state, "end") in {"place-first", "clear-first"}
            assert refusal(state, "call YBGP 6") in {"place-first", "clear-first"}
            assert move in listed(state)
            state = play(state, move)
        assert board(state) == "Y/Y/Y/./././B/G/P"
        assert listed(state) == ["end"]
        assert play(state, "call YBGP 6").made[0] == ("YBGP",)


def test_a_token_put_on_that_column_before_goes_back_with_it():
    """T9: clearing last takes the whole column."""
    state = play(at(BOTH), "say colours", "say column 5", "place P 5", "place P 5", "place B 4")
    assert board(state) == "Y/Y/Y/./B/YBGPPP/././."
    assert listed(state) == ["clear 5"]
    assert refusal(state, "place P 5") == "clear-first"
    state = play(state, "clear 5")
    assert board(state) == "Y/Y/Y/./B/./././."
    assert state.reserve["P"] == 7


def test_a_token_on_that_column_after_clearing_stays():
    """T9: at most one column is cleared per turn."""
    state = play(at(BOTH), "say colours", "say column 5", "clear 5")
    state = play(state, *["place P 5"] * 3, "end")
    assert state.position == "Y/Y/Y/././PPP/././. B"


def test_the_situations_are_those_of_the_start_of_the_turn():
    """T9: the colours may be said after clearing took their tokens away."""
    state = play(at("./././././YYYY/././. A"), "say column 5", "clear 5", "say colours")
    assert board(state) == EMPTY
    assert state.turn.due == 3
    state = play(state, *["place Y 5"] * 3)
    assert listed(state) == ["end"]


def test_situation_that_arises_during_a_turn_belongs_to_the_next_player():
    """T9: only situations at the start of a turn can be said in that turn."""
    state = play(at("Y/Y/Y/./././././. A"), "place Y c", "end")
    assert play(state, "say colours").to_act == "B"
    state = play(at("YYY/././././././Y/. A"), "say colours", "place P c", "place P 1")
    assert refusal(state, "say column c") == "say-too-late"


def test_after_a_quartino_one_token_is_due_whatever_was_said():
    """T9: the situations count once, in the placing of the turn."""
    state = play(at("YY/YB/YG/Y/././././. A"), "say colours", "place P 3", "place P 8")
    state = play(state, "call YBGP 1")
    assert state.turn.due == 1
    assert refusal(state, "say colours") == "say-too-late"
    assert play(state, "place P 8", "end").to_act == "B"


def test_the_next_turn_begins_afresh():
    """T10: each situation may be said once per turn."""
    state = play(at(FOUR_YELLOW), "say colours", "place B 5", "place B 6", "end")
    assert state.turn.due == 1
    assert play(state, "say colours").turn.due == 2


def test_moves_lists_no_say_in_players_play():
    """T10: `moves()` lists neither say nor call, both are accepted."""
    for position in (FOUR_YELLOW, COLUMN, BOTH, f"{EMPTY} A"):
        verbs = {move.split()[0] for move in listed(at(position))}
        assert verbs == {"place"}


@pytest.mark.parametrize("rules", ["quartino-first", "quartino-first+referee"])
def test_first_games_have_no_situations(rules):
    """T11: played without T7 and T8."""
    state = at("./YYYYY/YYBBBBB/././././BBGGGGG/. A", rules)
    assert state.turn.due == 1
    codes = {"no-situations", "referee-says"}
    assert refusal(state, "say colours") in codes
    assert refusal(state, "say column 1") in codes
    assert refusal(state, "clear 1") == "nothing-to-clear"
    with pytest.raises(IllegalMove):
        state.refuse("say colours")
    assert play(state, "place P 1", "end").to_act == "B"


def test_only_the_seat_to_act_says_anything():
    """T7: at the start of their turn."""
    assert refusal(start(), "say colours", "B") == "not-your-turn"


def tried(state, move):
    """The state after a move, or the code of its refusal."""
    try:
        return state.play(move)
    except IllegalMove as error:
        return error.code


@pytest.mark.parametrize("rules", ["quartino", "quartino+referee", "quartino-first"])
@pytest.mark.parametrize("position", [FOUR_YELLOW, COLUMN, BOTH, f"{EMPTY} A"])
def test_a_view_says_what_may_still_be_said(rules, position):
    """T10, T11: each once, before the first token; nothing to a referee or in first games."""
    states = [at(position, rules)]
    for move in ("say colours", "say column 5", "place B 8", "resign"):
        after = tried(states[-1], move)
        states += [] if isinstance(after, str) else [after]
    may_not = {"referee-says", "no-situations", "say-too-late", "said-already", "game-over"}
    for state in states:
        left = state.view(None).says_left
        assert (left is None) == (rules != "quartino")
        for situation, say in (("colours", "say colours"), ("column", "say column 5")):
            assert (situation in (left or ())) == (tried(state, say) not in may_not)
