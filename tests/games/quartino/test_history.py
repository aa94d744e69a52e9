"""The public history that views of Quartino carry for bots: what is in it, and where it never is."""

from __future__ import annotations

import random

from fourfold.games.quartino import Quartino

from .secret_games import VIEWERS, another_deal, some_game
from .setting import EMPTY, at, play, refusal, start

START = f"{EMPTY} A"


def test_history_has_the_start_and_every_move_that_all_have_seen():
    """T5, T7, T8, T10."""
    state = play(start(), *["place B c", "end"] * 4)
    state = play(state, "say colours", "say column c", "clear c", "place Y 1", "place Y 2")
    state = play(state, "place Y 3", "call YBGP 1")
    expected = [START]
    for seat in "ABAB":
        expected += [f"{seat} place B c", f"{seat} end"]
    expected += ["A say colours", "A say column c", "A clear c", "A place Y 1", "A place Y 2"]
    expected += ["A place Y 3", "A call YBGP 1"]
    assert list(state.history) == expected
    assert all(state.view(viewer).history == state.history for viewer in VIEWERS[2])


def test_history_has_cards_that_were_made_or_shown_and_seats_that_left():
    """T6, T13."""
    state = at("Y/B/G/./././././. A", rules="quartino+referee", seats=3)
    state = play(state, "place P 3", "call YBGP 1", "place Y c", "end", "C: resign", "place B c")
    assert state.refuse("call BYGP 1").history[-1] == "B call BYGP 1 ?"
    assert list(state.history[-4:]) == ["A place Y c", "A end", "C resign", "B place B c"]
    assert list(state.play("flag").history[-1:]) == ["B flag"]


def test_history_leaves_out_offers_and_what_the_rules_refuse():
    state = start()
    refusal(state, "say colours")
    assert state.refuse("say colours").history == state.history
    assert state.play("offer draw").play("accept", "B").history == state.history


def test_one_more_move_does_not_copy_the_history():
    first = start()
    later = play(first, "place B c", "end", "place Y 1")
    assert later.history._shared is first.history._shared
    assert len(first.history) == 1


def test_no_json_object_has_the_history():
    for seed in range(6):
        record = some_game(seed, "quartino", 2 + seed % 3)
        for viewer in VIEWERS[2 + seed % 3]:
            view = record.state.view(viewer)
            assert len(view.history) > 5
            assert "history" not in view.to_json()
            assert "history" not in record.state.to_json()
            assert not Quartino("quartino").view_from_json(view.to_json()).history


def test_history_is_the_same_whatever_cards_a_viewer_cannot_know():
    """T14."""
    for seed in range(12):
        record = some_game(seed, ("quartino", "quartino+referee")[seed % 2], 2 + seed % 3)
        if record.state.outcome is not None:
            continue
        for viewer in VIEWERS[2 + seed % 3]:
            other = another_deal(record, viewer, random.Random(seed))
            assert other.state.view(viewer).history == record.state.view(viewer).history
