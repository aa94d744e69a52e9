"""The queue of a table that rotates (Q11): who waits, who leaves a chair, and who takes it."""

from __future__ import annotations

from tests.support.scripted_table import ScriptedTable, names, seated

from fourfold.server.table import commands, seating


def test_only_a_table_that_rotates_has_a_queue():
    assert seated("ada", "bo").refused("cy: wait") == "no-waiting"
    world = ScriptedTable(goes_round=True)
    assert world.refused("cy: wait") == "chairs-free"
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "dan: wait")
    assert world.view("cy")["waiting"] == ["Cy", "Dan"]
    assert world.view("cy")["you_wait"] is True
    assert world.view("eve")["you_wait"] is False
    assert world.refused("cy: wait") == "waiting-already"
    assert world.refused("ada: wait") == "waiting-already"
    world.did("cy: wait no longer")
    assert world.refused("cy: wait no longer") == "not-waiting"
    assert world.view(None)["waiting"] == ["Dan"]


def test_queue_has_a_maximum_length():
    world = seated("ada", "bo", goes_round=True)
    world.did(*(f"guest{number}: wait" for number in range(seating.MAX_WAITING)))
    assert world.refused("late: wait") == "line-full"


def test_losers_chair_passes_to_the_next_in_the_queue_and_the_loser_queues():
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "dan: wait", "bo: resign")
    assert names(world) == ["Ada", "Cy"]
    assert world.view(None)["waiting"] == ["Dan", "Bo"]
    assert world.view("cy")["your_chairs"] == [1]
    world.did("cy: start")
    assert not world.table.is_on, "Ada was not asked"
    world.did("ada: again")
    assert world.table.playing.order == (1, 0)
    world.did("ada: resign")
    assert names(world) == ["Dan", "Cy"]
    assert world.view(None)["waiting"] == ["Bo", "Ada"]


def test_player_seated_longest_leaves_after_a_draw():
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "ada: offer draw", "bo: accept")
    assert names(world) == ["Cy", "Bo"]
    world.did("cy: again", "bo: again", "cy: offer draw", "bo: accept")
    assert names(world) == ["Cy", "Ada"]
    assert world.view(None)["waiting"] == ["Bo"]


def test_joint_win_counts_as_a_draw_for_the_queue():
    """T13: those who tie win together."""
    world = seated("ada", "bo", game="quartino", rules="quartino+turns:2", goes_round=True)
    world.did("cy: wait", "ada: place Y c", "ada: end", "bo: place Y c", "bo: end")
    assert str(world.state.outcome) == "A,B (turn-limit)"
    assert names(world) == ["Cy", "Bo"]


def test_leaving_and_coming_back_does_not_make_a_guest_a_newcomer():
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "ada: stand 0", "ada: sit 0", "ada: offer draw", "bo: accept")
    assert names(world) == ["Cy", "Bo"]


def test_loser_seated_longest_leaves():
    world = seated("ada", "bo", "cy", "dan", goes_round=True)
    world.did("eve: wait", "ada: resign")
    assert names(world) == ["Eve", "Bo", "Cy", "Dan"]
    assert world.refused("ada: start") == "not-seated"
    world.did(*(f"{who}: again" for who in ("eve", "bo", "cy", "dan")))
    world.did("ada: wait no longer", "fay: wait")
    loser = world.table.playing.seat_of(0) or ""
    world.did("eve: resign")
    # Partners lose as one; the other of the two has sat for longer.
    assert world.table.playing.chair_of(loser) == 0
    assert names(world) == ["Eve", "Bo", "Fay", "Dan"]


def test_losing_bot_gives_its_chair_up_and_does_not_queue():
    world = seated("ada", "bot", goes_round=True)
    world.did("cy: wait", "ada: give 7")
    world.apply(commands.play(world.table, "B", "resign", world.now)[0])
    assert names(world) == ["Ada", "Cy"]
    assert world.view(None)["waiting"] == []


def test_bots_and_guests_who_take_over_count_as_newcomers():
    world = seated("ada", "bot", goes_round=True)
    world.did("cy: wait", "ada: offer draw")
    world.apply(commands.play(world.table, "B", "accept", world.now)[0])
    assert names(world) == ["Cy", "greedy"]
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "ada: stand 0", "dan: sit 0", "dan: offer draw", "bo: accept")
    assert names(world) == ["Dan", "Cy"]


def test_guests_may_queue_during_a_game_with_a_free_chair():
    world = seated("ada", "bo", goes_round=True)
    world.did("bo: stand 1", "ada: stand 1", "cy: wait", "ada: resign")
    assert names(world) == ["Ada", "Cy"]


def test_left_chairs_go_to_the_queue_before_the_losers_chairs():
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "ada: stand 0", "bo: resign")
    assert names(world) == ["Cy", "Bo"]
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "dan: wait", "ada: stand 0", "bo: resign")
    assert names(world) == ["Cy", "Dan"]
    assert world.view(None)["waiting"] == ["Bo"]
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "dan: wait", "eve: wait", "ada: stand 0", "bo: stand 1", "bo: resign")
    assert names(world) == ["Cy", "Dan"]
    assert world.view(None)["waiting"] == ["Eve"]
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "bo: stand 1", "bo: resign")
    assert names(world) == ["Ada", "Cy"]
    assert world.view(None)["waiting"] == []


def test_chair_left_between_games_goes_to_the_next_in_the_queue_at_once():
    world = seated("ada", "bo", goes_round=True)
    world.did("ada: resign", "cy: wait", "dan: wait", "bo: stand 1")
    assert names(world) == ["Ada", "Cy"]
    assert world.view(None)["waiting"] == ["Dan"]


def test_queued_guest_who_takes_a_chair_leaves_the_queue():
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "bo: stand 1", "ada: stand 1", "cy: sit 1")
    assert world.view(None)["waiting"] == []
