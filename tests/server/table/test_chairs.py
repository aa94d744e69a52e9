"""Chairs, the waiting line, starting and playing again: who sits where, and when a game begins."""

import pytest
from tests.server.secrecy.scripted_table import World, dealt, names, seated

from fourfold.server import commands

# --- Chairs -------------------------------------------------------------------------------------


def test_guests_sit_on_free_chairs_and_on_one_each():
    world = World()
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


def test_who_stands_between_games_leaves_a_free_chair():
    world = World()
    world.did("ada: sit 0", "ada: stand 0")
    assert names(world) == [None, None]
    assert world.refused("ada: stand 0") == "chair-not-yours"
    world.did("bo: sit 0", "ada: sit 1", "ada: stand 1", "ada: sit 1")
    assert world.refused("ada: stand 0") == "chair-not-yours"
    assert world.refused("eve: stand 0") == "chair-not-yours"


def test_who_leaves_during_a_game_may_come_back_and_keeps_the_seat_until_then():
    world = seated("ada", "bo")
    world.did("bo: stand 1")
    assert names(world) == ["Ada", "Bo"]
    assert world.view(None)["chairs"][1]["away"]
    assert world.refused("bo: stand 1") == "chair-not-yours"
    world.did("ada: give 7", "bo: sit 1", "bo: place b3")
    assert not world.view(None)["chairs"][1]["away"]


def test_a_chair_that_was_left_is_the_hosts_to_give_away_while_the_host_is_here():
    world = seated("ada", "bo")
    world.did("bo: stand 1")
    assert world.refused("cy: sit 1") == "chair-taken"
    world.did("ada: stand 1")
    assert names(world) == ["Ada", None]
    world.did("cy: sit 1", "ada: give 7", "cy: place a1")
    assert world.refused("bo: give 6") == "not-seated"
    assert world.refused("bo: sit 1") == "chair-taken"


def test_when_the_host_has_left_too_anybody_may_take_over():
    world = seated("ada", "bo")
    world.did("bo: stand 1", "ada: stand 0")
    world.did("cy: sit 1", "dan: sit 0", "dan: give 7", "cy: place a1")
    elsewhere = World(host="eve")
    elsewhere.did("ada: sit 0", "bo: sit 1", "ada: start", "bo: stand 1", "cy: sit 1")
    assert names(elsewhere) == ["Ada", "Cy"]


def test_a_chair_that_nobody_has_left_cannot_be_taken_or_freed():
    world = seated("ada", "bo")
    for line in ("cy: sit 1", "ada: stand 1", "ada: bot 1 greedy", "cy: bot 1 greedy"):
        assert world.refused(line) in {"chair-taken", "chair-not-yours"}


def test_the_host_seats_bots_on_free_chairs_and_sends_them_away():
    world = World()
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


def test_when_the_host_has_left_whoever_stays_gives_chairs_away():
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


def test_who_has_held_other_cards_in_a_game_may_not_take_over_a_seat():
    """T14: they would know too much."""
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
    alone = World("quartino", begins="chosen")
    alone.did("ada: bot 0 greedy", "ada: bot 1 greedy", "ada: start 0")
    alone.did("ada: stand 0", "ada: sit 0")
    assert names(alone) == ["Ada", "greedy"]


def test_on_one_screen_a_bots_cards_are_safe_from_others_too():
    world = dealt("ada", "bo", "bot", same_screen=True)
    world.did("ada: stand 2")
    for guest in ("ada", "bo", "second"):
        assert world.refused(f"{guest}: sit 2") == "seat-kept"


def test_in_quarto_anybody_may_take_over_any_seat():
    world = seated("ada", "bo", "cy")
    world.did("bo: bot 1 greedy", "cy: stand 2", "ada: stand 2", "bo: sit 2")
    assert names(world) == ["Ada", "greedy", "Bo"]


def test_who_left_during_a_game_has_left_for_good_when_it_ends():
    world = seated("ada", "bo")
    world.did("bo: stand 1", "bo: resign")
    assert names(world) == ["Ada", None]
    assert world.refused("ada: start") == "chairs-free"
    world.did("ada: again")
    assert world.refused("bo: again") == "not-seated"


# --- The waiting line (Q11) ---------------------------------------------------------------------


def test_only_a_table_that_goes_round_has_a_line():
    assert seated("ada", "bo").refused("cy: wait") == "no-waiting"
    world = World(goes_round=True)
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


def test_a_line_has_an_end():
    world = seated("ada", "bo", goes_round=True)
    world.did(*(f"guest{number}: wait" for number in range(commands.MOST_WAITING)))
    assert world.refused("late: wait") == "line-full"


def test_the_losers_chair_passes_to_the_next_in_line_and_the_loser_lines_up():
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


def test_after_a_draw_whoever_has_sat_longest_leaves():
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "ada: offer draw", "bo: accept")
    assert names(world) == ["Cy", "Bo"]
    world.did("cy: again", "bo: again", "cy: offer draw", "bo: accept")
    assert names(world) == ["Cy", "Ada"]
    assert world.view(None)["waiting"] == ["Bo"]


def test_when_all_win_together_it_is_as_after_a_draw():
    """T13: those who tie win together."""
    world = seated("ada", "bo", game="quartino", rules="quartino+turns:2", goes_round=True)
    world.did("cy: wait", "ada: place Y c", "ada: end", "bo: place Y c", "bo: end")
    assert str(world.state.outcome) == "A,B (turn-limit)"
    assert names(world) == ["Cy", "Bo"]


def test_leaving_and_coming_back_does_not_make_a_guest_a_newcomer():
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "ada: stand 0", "ada: sit 0", "ada: offer draw", "bo: accept")
    assert names(world) == ["Cy", "Bo"]


def test_of_several_losers_the_one_seated_longest_leaves():
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


def test_a_bot_that_lost_gives_its_chair_up_and_does_not_line_up():
    world = seated("ada", "bot", goes_round=True)
    world.did("cy: wait", "ada: give 7")
    world.apply(commands.play(world.table, "B", "resign", world.now)[0])
    assert names(world) == ["Ada", "Cy"]
    assert world.view(None)["waiting"] == []


def test_bots_and_whoever_takes_over_are_newcomers():
    world = seated("ada", "bot", goes_round=True)
    world.did("cy: wait", "ada: offer draw")
    world.apply(commands.play(world.table, "B", "accept", world.now)[0])
    assert names(world) == ["Cy", "greedy"]
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "ada: stand 0", "dan: sit 0", "dan: offer draw", "bo: accept")
    assert names(world) == ["Dan", "Cy"]


def test_one_may_line_up_while_a_game_goes_on_with_a_free_chair():
    world = seated("ada", "bo", goes_round=True)
    world.did("bo: stand 1", "ada: stand 1", "cy: wait", "ada: resign")
    assert names(world) == ["Ada", "Cy"]


def test_chairs_that_were_left_go_to_those_in_line_before_the_losers():
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


def test_between_games_a_chair_goes_to_the_next_in_line_as_soon_as_it_is_left():
    world = seated("ada", "bo", goes_round=True)
    world.did("ada: resign", "cy: wait", "bo: stand 1")
    assert names(world) == ["Ada", "Cy"]
    assert world.view(None)["waiting"] == []


def test_a_guest_in_line_who_takes_a_chair_waits_no_longer():
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait", "bo: stand 1", "ada: stand 1", "cy: sit 1")
    assert world.view(None)["waiting"] == []


# --- Starting -----------------------------------------------------------------------------------


def test_a_game_starts_when_every_chair_is_taken_and_somebody_here_says_so():
    world = World()
    world.did("ada: sit 0")
    assert world.refused("ada: start") == "chairs-free"
    world.did("bo: sit 1")
    assert world.refused("eve: start") == "not-seated"
    assert world.refused("ada: give 7") == "no-game"
    for line in ("ada: ask back", "ada: agree", "ada: again", "ada: reveal A"):
        assert world.refused(line) == "no-game"
    world.did("bo: start")
    assert world.refused("bo: start") == "game-on"
    assert world.refused("bo: again") == "game-on"


def test_a_host_who_has_no_chair_may_start_a_game_of_others():
    world = World()
    world.did("ada: bot 0 greedy", "ada: bot 1 greedy", "ada: start")
    assert world.view("ada")["host"]
    assert world.table.bot_to_act == "greedy"
    world.bot_moves()


def test_lots_decide_who_begins_unless_it_is_chosen():
    firsts = set()
    for seed in range(12):
        world = World(rng=seed, seats=4)
        world.did(*(f"{name}: sit {n}" for n, name in enumerate(("ada", "bo", "cy", "dan"))))
        world.did("ada: start 2")
        order = world.table.playing.order
        assert order == tuple((order[0] + n) % 4 for n in range(4))
        firsts.add(order[0])
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("begins", ["chosen", "youngest"])
def test_whoever_is_chosen_begins(begins):
    world = World(begins=begins)
    world.did("ada: sit 0", "bo: sit 1")
    assert world.refused("ada: start") == "first-wanted"
    assert world.refused("ada: start 2") == "no-such-chair"
    world.did("ada: start 1", "bo: give 7", "ada: place a1")
    assert world.view("bo")["match"]["your_seats"] == ["A"]


def test_in_quartino_the_chair_that_begins_has_seat_a_and_acts_first():
    """T3."""
    world = World("quartino", seats=3, begins="youngest")
    world.did("ada: sit 0", "bo: sit 1", "cy: sit 2", "bo: start 1")
    assert world.table.playing.order == (1, 2, 0)
    assert world.actor == "bo"
    world.did("bo: place Y c", "bo: end", "cy: place B 1")


def test_a_public_table_starts_by_itself_when_its_last_chair_is_taken():
    world = World(public=True)
    world.did("ada: sit 0")
    assert world.table.match is None
    world.did("bo: sit 1")
    assert world.table.is_on
    chosen = World(public=True, begins="chosen")
    chosen.did("ada: sit 0", "bo: sit 1")
    assert chosen.table.match is None
    private = World()
    private.did("ada: sit 0", "ada: bot 1 greedy")
    assert private.table.match is None


def test_a_public_table_starts_by_itself_only_once():
    world = World(public=True)
    world.did("ada: sit 0", "ada: bot 1 greedy", "ada: resign", "ada: stand 0", "bo: sit 0")
    assert not world.table.is_on


# --- Playing again ------------------------------------------------------------------------------


def test_when_all_people_would_play_again_seats_are_swapped():
    world = seated("ada", "bo")
    world.did("ada: resign", "bo: again")
    assert world.view(None)["chairs"][1]["again"]
    assert not world.table.is_on
    assert world.refused("eve: again") == "not-seated"
    world.did("bo: again", "ada: again")
    assert world.table.is_on
    assert world.table.games == 2
    assert not any(chair["again"] for chair in world.view(None)["chairs"])
    assert world.holder("A") == "bo"
    world.did("bo: give 7", "ada: place a1")


def test_bots_always_play_again():
    world = seated("ada", "bot")
    world.did("ada: resign", "ada: again")
    assert world.table.is_on
    assert world.table.bot_to_act == "greedy"


def test_teams_stay_together_when_they_play_again():
    world = seated("ada", "bo", "cy", "dan")
    world.did("ada: resign", *(f"{name}: again" for name in ("ada", "bo", "cy", "dan")))
    teams = {name: world.view(name)["match"]["your_seats"][0][0] for name in ("ada", "bo", "cy")}
    assert teams == {"ada": "B", "bo": "A", "cy": "B"}


def test_whoever_began_gives_way_to_the_next_chair():
    world = seated("ada", "bo", "cy", game="quartino")
    orders = []
    for _ in range(4):
        orders.append(world.table.playing.order)
        world.did("ada: resign", "bo: resign", "ada: again", "bo: again", "cy: again")
    assert orders == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_who_comes_new_has_not_yet_agreed_to_play_again():
    world = seated("ada", "bo")
    world.did("ada: resign", "bo: again", "bo: stand 1", "cy: sit 1", "ada: again")
    assert not world.table.is_on
    world.did("cy: again")
    assert world.table.is_on


def test_with_a_bot_on_the_chair_of_whoever_left_one_asks_again_and_it_starts():
    world = seated("ada", "bo")
    world.did("ada: resign", "ada: again", "bo: stand 1", "ada: bot 1 greedy", "ada: again")
    assert world.table.is_on
