"""Chairs: sitting down, leaving, giving chairs away, and taking seats over."""

import pytest
from tests.support.scripted_table import ScriptedTable, dealt, names, seated

from fourfold.server.table import seating
from fourfold.server.table.refusals import Refused


def test_guests_take_free_chairs_and_one_each():
    world = ScriptedTable()
    world.did("ada: sit 1")
    assert names(world) == [None, "Ada"]
    assert world.refused("bo: sit 1") == "chair-taken"
    assert world.refused("ada: sit 0") == "seated-already"
    assert world.refused("ada: sit 1") == "chair-taken"
    assert world.refused("bo: sit 2") == "no-such-chair"
    assert world.say("bo: sit 2").text == "expected a chair from 0 to 1, got 2"
    assert world.refused("bo: sit 99") == "no-such-chair"
    world.did("bo: sit 0")
    assert names(world) == ["Bo", "Ada"]


def test_standing_up_between_games_frees_the_chair():
    world = ScriptedTable()
    world.did("ada: sit 0", "ada: stand 0")
    assert names(world) == [None, None]
    assert world.refused("ada: stand 0") == "chair-not-yours"
    world.did("bo: sit 0", "ada: sit 1", "ada: stand 1", "ada: sit 1")
    assert world.refused("ada: stand 0") == "chair-not-yours"
    assert world.refused("eve: stand 0") == "chair-not-yours"


def test_player_who_leaves_during_a_game_keeps_the_seat_and_may_return():
    world = seated("ada", "bo")
    world.did("bo: stand 1")
    assert names(world) == ["Ada", "Bo"]
    assert world.view(None)["chairs"][1]["away"]
    assert world.refused("bo: stand 1") == "chair-not-yours"
    world.did("ada: give 7", "bo: sit 1", "bo: place b3")
    assert not world.view(None)["chairs"][1]["away"]


def test_only_the_present_host_gives_a_left_chair_away():
    world = seated("ada", "bo")
    world.did("bo: stand 1")
    assert world.refused("cy: sit 1") == "chair-taken"
    world.did("ada: stand 1")
    assert names(world) == ["Ada", None]
    world.did("cy: sit 1", "ada: give 7", "cy: place a1")
    assert world.refused("bo: give 6") == "not-seated"
    assert world.refused("bo: sit 1") == "chair-taken"


def test_anybody_may_take_over_a_seat_when_the_host_has_left():
    world = seated("ada", "bo")
    world.did("bo: stand 1", "ada: stand 0")
    world.did("cy: sit 1", "dan: sit 0", "dan: give 7", "cy: place a1")
    elsewhere = ScriptedTable(host="eve")
    elsewhere.did("ada: sit 0", "bo: sit 1", "ada: start", "bo: stand 1", "cy: sit 1")
    assert names(elsewhere) == ["Ada", "Cy"]


def test_occupied_chair_cannot_be_taken_or_freed():
    world = seated("ada", "bo")
    for line in ("cy: sit 1", "ada: stand 1", "ada: bot 1 greedy", "cy: bot 1 greedy"):
        assert world.refused(line) in {"chair-taken", "chair-not-yours"}


def test_the_host_seats_bots_on_free_chairs_and_sends_them_away():
    world = ScriptedTable()
    assert world.refused("bo: bot 0 greedy") == "not-host"
    assert world.refused("ada: bot 0 nobody") == "no-such-bot"
    assert world.refused("ada: bot 7 greedy") == "no-such-chair"
    world.did("ada: bot 0 greedy", "ada: bot 0 perfect", "ada: sit 1")
    assert names(world) == ["perfect", "Ada"]
    assert world.refused("bo: stand 0") == "chair-not-yours"
    world.did("ada: stand 0")
    assert names(world) == [None, "Ada"]


def test_a_seat_goes_to_a_bot_and_from_the_bot_to_a_person():
    world = seated("ada", "bo")
    world.did("bo: bot 1 greedy", "ada: give 7")
    assert world.table.bot_to_act == "greedy"
    assert world.refused("bo: place a1") == "not-seated"
    world.bot_moves("place a1")
    world.did("ada: stand 1", "cy: sit 1", "cy: give 6", "ada: place a2")
    assert names(world) == ["Ada", "Cy"]


def test_the_host_gives_a_chair_that_was_left_to_a_bot():
    world = seated("ada", "bo", "cy", "dan")
    world.did("cy: stand 2")
    assert world.refused("bo: bot 2 greedy") == "not-host"
    world.did("ada: bot 2 greedy")
    assert names(world)[2] == "greedy"
    assert world.refused("eve: sit 2") == "chair-taken"
    world.did("cy: sit 2")


def test_remaining_player_gives_chairs_away_when_the_host_has_left():
    world = seated("ada", "bo", "cy", "dan")
    assert [world.view(name)["host"] for name in ("ada", "bo", "eve")] == [True, False, False]
    world.did("ada: stand 0")
    assert [world.view(name)["host"] for name in ("ada", "bo", "eve", None)] == [
        True,
        True,
        False,
        False,
    ]
    assert world.refused("eve: bot 0 greedy") == "not-host"
    assert world.refused("bo: bot 2 greedy") == "chair-taken"
    world.did("bo: bot 0 greedy", "cy: stand 0", "eve: sit 0")
    assert names(world)[0] == "Eve"


def test_guest_who_has_seen_other_cards_may_not_take_over_a_seat():
    """T14: a guest who has seen one seat's cards may not see another's."""
    world = dealt("ada", "bo", "cy")
    world.did("bo: bot 1 greedy", "cy: stand 2", "ada: stand 2")
    assert world.refused("bo: sit 2") == "played-another-seat"
    world.did("cy: sit 2", "ada: stand 1", "bo: sit 1")
    assert names(world) == ["Ada", "Bo", "Cy"]
    world.did("ada: resign", "bo: resign")
    world.did("ada: stand 0", "cy: stand 2", "cy: sit 0")


def test_a_seat_with_cards_goes_only_to_its_own_guest_or_to_a_bot_while_others_play():
    """A host could else look at a bot's or an absent player's cards through a second guest."""
    world = dealt("ada", "bo", "bot")
    world.did("ada: stand 2")
    assert world.refused("second: sit 2") == "seat-kept"
    world.did("ada: bot 2 greedy", "bo: stand 1", "ada: stand 1")
    assert world.refused("second: sit 1") == "seat-kept"
    world.did("bo: sit 1")
    alone = ScriptedTable("quartino", begins="chosen")
    alone.did("ada: bot 0 greedy", "ada: bot 1 greedy", "ada: start 0")
    alone.did("ada: stand 0", "ada: sit 0")
    assert names(alone) == ["Ada", "greedy"]


def test_cards_of_a_bot_on_one_screen_stay_hidden():
    world = dealt("ada", "bo", "bot", same_screen=True)
    world.did("ada: stand 2")
    for guest in ("ada", "bo", "second"):
        assert world.refused(f"{guest}: sit 2") == "seat-kept"


def test_in_quarto_anybody_may_take_over_any_seat():
    world = seated("ada", "bo", "cy")
    world.did("bo: bot 1 greedy", "cy: stand 2", "ada: stand 2", "bo: sit 2")
    assert names(world) == ["Ada", "greedy", "Bo"]


def test_player_who_left_loses_the_chair_when_the_game_ends():
    world = seated("ada", "bo")
    world.did("bo: stand 1", "bo: resign")
    assert names(world) == ["Ada", None]
    assert world.refused("ada: start") == "chairs-free"
    world.did("ada: again")
    assert world.refused("bo: again") == "not-seated"


def test_chairs_that_the_table_does_not_have_are_refused():
    world = ScriptedTable()
    for chair in (-1, 2):
        with pytest.raises(Refused) as refused:
            seating.check_chair(world.table, chair)
        assert refused.value.code == "no-such-chair"
        assert refused.value.params == {"chair": str(chair), "most": "1"}
    seating.check_chair(world.table, 0)
    seating.check_chair(world.table, 1)
