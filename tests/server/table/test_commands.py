"""Commands during a game: turns, stale moves, resignations, draws, calls and phrases."""

from dataclasses import replace

import pytest
from tests.support.scripted_table import DEAL, ScriptedTable, dealt, seated

from fourfold.server.table import commands, wire


def test_teams_take_turns_in_rotation():
    """Q11: the opening give is A1's turn, then B1, A2, B2, A1…"""
    world = seated("ada", "bo", "cy", "dan", rules="classic+referee")
    order = ["ada"]
    world.did("ada: give 0")
    for square, piece in zip(("a1", "b2", "c3", "d2", "a3"), "17e2d", strict=True):
        order.append(world.actor or "")
        world.did(f"{world.actor}: place {square}", f"{world.actor}: give {piece}")
    assert order == ["ada", "bo", "cy", "dan", "ada", "bo"]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_teams_may_be_larger_and_uneven(seats):
    world = seated(*(f"guest{n}" for n in range(seats)))
    assert world.table.playing.state.seats[:3] == ("A1", "B1", "A2")
    world.did("guest0: give 7", "guest1: place a1", "guest1: give 6", "guest2: place a2")


def test_only_the_server_may_flag():
    world = seated("ada", "bo", rules="classic+turn:60")
    for text in ("flag", " flag ", "\tflag", "flag\u2003"):
        assert world.refused(f"ada: {text}") == "clock-only"
        assert world.refused(f"bo: {text}") == "clock-only"
    assert world.refused("eve: flag") == "not-seated"
    assert world.refused("ada: Flag") == "bad-move"


def test_only_the_server_may_abandon():
    world = seated("ada", "bo")
    for text in ("abandon", " abandon "):
        assert world.refused(f"ada: {text}") == "server-only"
        assert world.refused(f"bo: {text}") == "server-only"
    assert world.refused("eve: abandon") == "not-seated"


def test_move_for_an_older_event_number_is_stale():
    world = seated("ada", "bo")
    known = world.table.seq
    world.did("ada: give 7", "bo: place a1", "bo: give 6")
    for text in ("place a2", "resign", "offer draw", "call a1 b1 c1 d1"):
        answer = world.say(f"ada: {text}", base=known)
        assert isinstance(answer, wire.Refusal)
        assert answer.code == "stale"
    assert isinstance(world.say("ada: place a2", base=world.table.seq), wire.Done)


def test_move_of_the_previous_game_is_refused():
    world = seated("ada", "bot")
    world.did("ada: resign")
    known = world.table.seq
    world.did("ada: again")
    answer = world.say("ada: resign", base=known)
    assert isinstance(answer, wire.Refusal)
    assert answer.code == "stale"


def test_phrases_make_no_move_stale():
    world = seated("ada", "bo", "cy", game="quartino")
    known = world.table.seq
    world.did("bo: phrase hello", "cy: offer draw", "bo: accept")
    assert isinstance(world.say("ada: place Y c", base=known), wire.Done)
    world.did("cy: offer draw")
    known = world.table.seq
    world.did("ada: accept")
    assert isinstance(world.say("bo: accept", base=known), wire.Done)
    assert world.state.outcome is not None


def test_an_accepted_draw_is_the_one_that_was_offered():
    world = seated("ada", "bo")
    world.did("ada: offer draw")
    known = world.table.seq
    world.did("ada: give 7", "ada: offer draw")
    answer = world.say("bo: accept", base=known)
    assert isinstance(answer, wire.Refusal)
    assert answer.code == "stale"
    world.did("bo: accept")
    assert str(world.state.outcome) == "draw (agreement)"


def test_anybody_may_resign_at_any_time_and_partners_lose_as_one():
    world = seated("ada", "bo", "cy", "dan")
    world.did("ada: give 7", "cy: resign")
    assert str(world.state.outcome) == "B (resign)"
    assert world.refused("bo: resign") == "game-over"


def test_false_call_is_recorded_and_answered_with_the_reason():
    """Q5: three in a turn end the right to call; what comes after is not even told."""
    world = seated("ada", "bo")
    for _ in range(3):
        answer = world.did("ada: call a1 b1 c1 d1")
        assert answer.refusal is not None
        assert answer.refusal["code"] == "call-not-full"
        assert world.told[0].event["refused"] is True
    assert world.refused("ada: call a1 b1 c1 d1") == "no-more-calls"
    world.did("ada: give 7")
    assert world.did("bo: call a1 b1 c1 d1").refusal is not None


def test_wrong_says_are_recorded_three_times_in_a_row():
    """T10: the first three wrong says of a turn are recorded, further ones only refused."""
    world = seated("ada", "bo", game="quartino")
    for _ in range(3):
        assert world.did("ada: say colours").refusal is not None
    assert world.refused("ada: say colours") == "no-four-colours"
    assert world.refused("ada: say column c") == "no-column"
    world.did("ada: place Y c", "ada: end")
    assert world.did("bo: say colours").refusal is not None


def test_wrong_says_are_recorded_again_after_a_right_one():
    world = seated("ada", "bo", game="quartino")
    for space in "1234":
        world.did(f"{world.actor}: place Y {space}", f"{world.actor}: end")
    world.did("ada: say column c", "ada: say column 5", "ada: say colours")
    for _ in range(3):
        assert world.did("ada: say column c").refusal is not None
    assert world.refused("ada: say column c") == "no-column"


def test_card_refused_by_the_referee_is_shown():
    """T10, T14: a wrong Quartino shows its card, however many there were."""
    world = dealt("ada", "bo", rules="quartino+referee")
    world.did("ada: place Y 1")
    for card in DEAL["A"].split(","):
        assert world.did(f"ada: call {card} 1").refusal is not None
    assert world.refused("ada: call YBGP 1") == "no-quartino"
    assert world.view("bo")["match"]["view"]["racks"][0]["shown"] == DEAL["A"].split(",")


def test_moves_are_stored_and_told_in_their_canonical_form():
    world = seated("ada", "bo")
    world.did("ada:   give   LSQH")
    assert world.told[0].event["move"] == "give 7"
    assert world.view(None)["match"]["events"] == ["A give 7"]


def test_phrases_per_guest_are_limited():
    world = seated("ada", "bo")
    world.did(*["ada: phrase hello"] * commands.MAX_PHRASES)
    assert world.refused("ada: phrase hello") == "said-enough"
    # Nobody's talk silences the others.
    world.did("bo: phrase hello")
    world.did(f"{world.actor}: give 7", "ada: phrase hello")


def test_only_seated_guests_may_say_phrases():
    world = ScriptedTable()
    assert world.refused("ada: phrase hello") == "not-seated"
    world.did("ada: sit 0")
    assert world.refused("ada: phrase insult") == "no-such-phrase"
    for phrase in commands.PHRASES:
        world.did(f"ada: phrase {phrase}")
        told = {"kind": "said", "name": "Ada", "phrase": phrase, "chair": 0}
        assert world.told[0].event == told


def test_guest_may_cause_as_many_events_as_the_limit_says():
    world = seated("ada", "bo")
    ada = world.session("ada")
    world.table = replace(world.table, caused={ada: commands.MAX_EVENTS_PER_GUEST - 1})
    world.did("ada: phrase hello")
    assert world.table.caused == {ada: commands.MAX_EVENTS_PER_GUEST}
    assert world.refused("ada: phrase hello") == "events-used-up"
    world.did("ada: give 7", "bo: phrase hello", "bo: place a1", "ada: stand 0")
