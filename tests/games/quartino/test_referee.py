"""Referee play: what is there is granted, and compulsory."""

import pytest

from fourfold import IllegalMove

from .setting import EMPTY, at, board, listed, play, refusal, start

REFEREE = "quartino+referee"


@pytest.mark.parametrize(
    ("position", "due"),
    [
        (EMPTY, 1),
        ("Y/Y/Y/./././././.", 1),
        ("Y/Y/Y/Y/././././.", 2),
        ("./././././YBGP/././.", 2),
        ("Y/Y/Y/././YBGP/././.", 3),
        ("YYYY/BBBB/GGGG/PPPP/././././.", 3),
    ],
)
def test_extra_tokens_are_granted_and_compulsory(position, due):
    """T10: in referee play nobody needs to say anything."""
    state = at(f"{position} A", REFEREE)
    assert state.turn.due == due
    placed = 0
    while listed(state) != ["end"]:
        assert refusal(state, "end") in {"place-first", "clear-first"}
        move = (listed(state, "clear") or listed(state, "place B"))[0]
        placed += move.startswith("place")
        state = play(state, move)
    assert placed == due


def test_situations_cannot_be_said_when_a_referee_grants_them():
    """T10: referee play has no `say`, true or not, nor a note of it."""
    for position in ("Y/Y/Y/././YBGP/././. A", f"{EMPTY} A"):
        state = at(position, REFEREE)
        for word in ("say colours", "say column 5"):
            assert refusal(state, word) == "referee-says"
            with pytest.raises(IllegalMove):
                state.refuse(word)


def test_a_column_alone_comes_first_and_the_player_chooses_which():
    """T10: one clearing, compulsory; T8: one column a turn."""
    state = at("YBGP/./././././BGPYB/./. A", REFEREE, A="YBGP YBPG YGBP YGPB")
    assert state.turn.due == 2
    assert listed(state) == ["clear c", "clear 6"]
    assert state.phase == "clear"
    assert refusal(state, "place Y 1") == "clear-first"
    assert refusal(state, "clear 1") == "clear-other"
    state = play(state, "clear 6")
    assert board(state) == "YBGP/./././././././."
    assert refusal(state, "clear c") == "cleared-already"
    assert listed(state, "clear") == []
    assert play(state, "place Y 1", "place Y 2", "end").to_act == "B"


def test_both_are_done_in_any_order():
    """T9: also when the referee grants both situations."""
    state = at("Y/Y/Y/././YBGP/././. A", REFEREE)
    assert len(listed(state)) == 37
    assert "clear 5" in listed(state)
    state = play(state, "place P 5", "place G 6", "place G 7")
    assert listed(state) == ["clear 5"]
    assert refusal(state, "end") == "clear-first"
    assert board(play(state, "clear 5")) == "Y/Y/Y/./././G/G/."


def test_right_calls_are_listed_and_optional():
    """T10: hinted to their owner alone, never compulsory."""
    state = at("Y/B/G/./././././. A", REFEREE)
    state = play(state, "place P 3")
    assert listed(state) == ["call YBGP 1", "end"]
    assert "call YBGP 1" in map(str, state.view("A").moves)
    assert state.view("B").moves == state.view(None).moves == ()
    assert play(state, "end").to_act == "B"
    made = play(state, "call YBGP 1")
    assert made.made[0] == ("YBGP",)
    assert len(listed(made, "place")) == 36


def test_one_card_in_two_places_is_two_calls_and_two_equal_cards_are_one():
    """T10: `moves` lists every right call once."""
    state = at("Y/B/G/P/./B/G/./. A", REFEREE, A="YBGP YBGP GGGG BBBB")
    assert listed(play(state, "place P 7"), "call") == ["call YBGP 1", "call YBGP 5"]


def test_every_card_that_lies_there_is_listed():
    """T10: several cards may be there at once."""
    state = play(at("Y/B/G/P/././././. A", REFEREE), "place B 4")  # c=Y 1=B 2=G 3=P 4=B
    assert listed(state) == ["call YBGP 1", "call YGPB 2", "end"]


def test_nobody_is_hinted_at_anothers_cards():
    """T10: only what the seat to act holds."""
    state = play(at("B/Y/G/./././././. A", REFEREE), "place P 3")
    assert listed(state) == ["end"]


def test_a_wrong_quartino_is_refused_and_the_turn_goes_on():
    """T10: with a referee a wrong call is refused; in rulebook play it ends the turn."""
    state = play(at("Y/B/G/./././././. A", REFEREE), "place B 3")
    assert refusal(state, "call YBGP 1") == "no-quartino"
    with pytest.raises(IllegalMove) as caught:
        state.play("call YBGP 1")
    assert str(caught.value) == "expected YBGP on c 1 2 3, got YBGB"
    assert refusal(state, "call BYGP 1") == "card-not-held"
    assert play(state, "end").to_act == "B"


def test_a_refused_quartino_that_is_noted_has_shown_the_card():
    """T10: the record says `call … ?`, so all know the card; nothing else changes."""
    state = play(at("Y/B/G/./././././. A", REFEREE), "B: offer draw", "place B 3", "B: offer draw")
    noted = state.refuse("call YBGP 1")
    assert noted.shown == (("YBGP",), ())
    assert (noted.turn, noted.board, noted.offer) == (state.turn, state.board, state.offer)
    assert noted.refuse("call YBGP 1") == noted
    assert play(noted, "end").to_act == "B"


@pytest.mark.parametrize("move", ["call YBGP 5", "call BYGP 1", "end", "resign"])
def test_only_a_wrong_quartino_can_be_noted_as_refused(move):
    """T10: not a right one, not one with a card that is not held, no other move."""
    state = play(at("Y/././././B/G/./. A", REFEREE), "place P 7")
    with pytest.raises(IllegalMove):
        state.refuse(move)


def test_a_quartino_cannot_be_noted_before_its_time():
    """T6: a card is called after all tokens due are placed and the column is cleared."""
    with pytest.raises(IllegalMove) as caught:
        start(rules=REFEREE).refuse("call YBGP 1")
    assert caught.value.code == "place-first"
    with pytest.raises(IllegalMove):
        play(start(), "place Y c").refuse("call YBGP 1")
