"""The score of a table: won and drawn games of the same players, by chair."""

from __future__ import annotations

from tests.support.scripted_table import ScriptedTable, replayed, seated


def score(world: ScriptedTable) -> tuple[list[int], int]:
    found = world.view(None)["score"]
    return found["wins"], found["draws"]


def test_wins_count_for_the_chair_though_seats_are_swapped():
    world = seated("ada", "bo")
    assert score(world) == ([0, 0], 0)
    world.did("ada: resign", "ada: again", "bo: again")
    assert world.view(None)["match"]["order"] == [1, 0]
    assert score(world) == ([0, 1], 0)
    world.did("ada: resign", "ada: again", "bo: again", "bo: resign")
    assert score(world) == ([1, 2], 0)
    assert replayed(world.log).score == world.table.score


def test_draws_are_counted_and_aborted_games_are_not():
    world = seated("ada", "bo")
    world.did("ada: offer draw", "bo: accept", "ada: again", "bo: again")
    assert score(world) == ([0, 0], 1)
    world.did("ada: abort", "ada: again", "bo: again")
    assert score(world) == ([0, 0], 1)


def test_partners_win_together():
    world = seated("ada", "bo", "cy", "dan")
    world.did("bo: resign")
    assert score(world) == ([1, 0, 1, 0], 0)


def test_the_score_begins_again_with_other_players_only():
    world = seated("ada", "bo")
    world.did("bo: resign", "bo: stand 1")
    assert score(world) == ([1, 0], 0)
    world.did("bo: sit 1", "ada: again", "bo: again")
    assert score(world) == ([1, 0], 0)
    world.did("bo: resign", "bo: stand 1", "cy: sit 1", "ada: again", "cy: again")
    assert score(world) == ([0, 0], 0)


def test_a_bot_that_plays_on_for_a_guest_wins_for_the_chair():
    world = seated("ada", "bo")
    world.did("ada: bot 0 greedy", "bo: resign")
    assert score(world) == ([1, 0], 0)


def test_whoever_takes_the_chair_of_a_winner_gets_none_of_the_wins():
    world = seated("ada", "bo")
    world.did("bo: resign", "ada: stand 0")
    assert score(world) == ([1, 0], 0)
    world.did("bo: stand 1", "bo: sit 0")
    assert score(world) == ([0, 0], 0)
    # Nobody can delete the score of the others by sitting down.
    world.did("bo: stand 0", "ada: sit 0", "bo: sit 1")
    assert score(world) == ([1, 0], 0)


def test_guest_who_takes_over_a_chair_during_the_game_wins_nothing_for_the_chair():
    world = seated("ada", "bo")
    world.did("bo: resign", "ada: again", "bo: again", "ada: stand 0", "cy: sit 0")
    assert score(world) == ([0, 0], 0)
    world.did("bo: resign", "cy: stand 0", "ada: sit 0")
    assert score(world) == ([1, 0], 0)


def test_draw_of_a_guest_who_has_taken_over_a_chair_is_not_counted():
    world = seated("ada", "bo")
    world.did("ada: stand 0", "cy: sit 0", "cy: offer draw", "bo: accept")
    world.did("cy: stand 0", "ada: sit 0")
    assert score(world) == ([0, 0], 0)
