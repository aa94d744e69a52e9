"""Absent players: claims of the others, bots that take over, and aborted games."""

from __future__ import annotations

import pytest
from tests.support.scripted_table import ScriptedTable, dealt, names, replayed, seated

import fourfold
from fourfold.server.table import absence, seating, table_game
from fourfold.server.table.absence import (
    DESERTED_MS,
    MAX_ABSENCE_MS,
    MIN_ABSENCE_MS,
    PRIVATE_ABSENCE_MS,
    UNTIMED_ABSENCE_MS,
)
from fourfold.server.table.events import Clock

BOTH_MOVED = ("ada: give 7", "bo: place a1", "bo: give 6", "ada: place a2", "ada: give 5")
LONG = 10**9


def stranger(rules: str = "classic+turn:60", **settings) -> ScriptedTable:
    """Return a public game of Ada and Bo in which both have moved and it is Bo's turn."""
    world = seated("ada", "bo", rules=rules, public=True, **settings)
    world.did(*BOTH_MOVED)
    return world


def waits(world: ScriptedTable, chair: int = 1) -> tuple[tuple[str, ...], int] | None:
    found = absence.claim_against(world.table, chair)
    return None if found is None else (found.what, found.after_ms)


# --- Public games with a clock ------------------------------------------------------------------


def test_a_win_is_claimed_after_the_absence_and_not_before():
    world = stranger()
    assert waits(world) == (("win", "draw"), MIN_ABSENCE_MS)
    assert world.refused("ada: claim win 1") == "no-claim"
    world.absent = {1: MIN_ABSENCE_MS - 1}
    assert world.refused("ada: claim win 1") == "no-claim"
    world.absent = {1: MIN_ABSENCE_MS}
    assert world.refused("ada: claim bot 1 greedy") == "no-claim"
    assert world.refused("ada: claim end 1") == "no-claim"
    world.did("ada: claim win 1")
    assert str(world.state.outcome) == "A (abandoned)"
    assert world.told[0].event["move"] == "abandon"


def test_the_record_of_a_claimed_game_says_abandoned_and_replays():
    world = stranger()
    world.absent = {1: LONG}
    world.did("ada: claim win 1")
    text = str(world.table.playing.record)
    assert "result: A (abandoned)" in text
    assert text.endswith("B abandon\n")
    assert str(fourfold.read_record(text).state.outcome) == "A (abandoned)"
    assert replayed(world.log) == world.table


def test_absent_player_may_sit_down_again_after_the_claim():
    world = stranger()
    world.absent = {1: LONG}
    world.did("ada: claim win 1")
    assert names(world) == ["Ada", None]
    world.did("bo: sit 1", "ada: again", "bo: again")
    assert world.table.is_on


@pytest.mark.parametrize("offered", [None, "ada", "bo"])
def test_a_draw_is_claimed_as_an_agreement(offered):
    world = stranger()
    world.absent = {1: LONG}
    if offered:
        world.did(f"{offered}: offer draw")
    world.did("ada: claim draw 1")
    assert str(world.state.outcome) == "draw (agreement)"
    assert str(fourfold.read_record(str(world.table.playing.record)).state.outcome) == (
        "draw (agreement)"
    )
    assert replayed(world.log) == world.table


@pytest.mark.parametrize(
    ("rules", "clock", "after_ms"),
    [
        ("classic+turn:10", None, MIN_ABSENCE_MS),
        ("classic+turn:60", None, 30_000),
        ("classic+turn:180", None, 90_000),
        ("classic", Clock(60), MIN_ABSENCE_MS),
        ("classic", Clock(600, 5), 60_000),
        ("classic", Clock(3600), MAX_ABSENCE_MS),
        ("classic+turn:60", Clock(3600), 30_000),
    ],
)
def test_required_absence_depends_on_the_clock(rules, clock, after_ms):
    assert waits(stranger(rules, clock=clock)) == (("win", "draw"), after_ms)


@pytest.mark.parametrize(("rules", "clock"), [("classic+turn:181", None), ("classic", Clock(3601))])
def test_nothing_is_claimed_under_a_slow_clock(rules, clock):
    world = stranger(rules, clock=clock)
    world.absent = {1: LONG}
    for what in ("win", "draw", "bot", "end", "leave"):
        assert world.refused(f"ada: claim {what} 1 greedy") == "no-claim"


def test_a_win_is_claimed_only_on_the_turn_of_the_absent_player_once_both_have_moved():
    world = seated("ada", "bo", rules="classic+turn:60", public=True)
    world.absent = {0: LONG, 1: LONG}
    world.did("ada: give 7")
    assert world.refused("ada: claim win 1") == "no-claim", "Bo has not moved"
    world.did(*BOTH_MOVED[1:-1])
    assert world.refused("ada: claim win 1") == "no-claim", "it is Ada's turn"
    world.did(BOTH_MOVED[-1])
    assert world.refused("bo: claim win 0") == "no-claim", "it is Bo's turn"
    world.did("ada: claim win 1")


def test_only_other_players_may_claim():
    world = stranger()
    world.absent = {1: LONG}
    for line in ("eve: claim win 1", "bo: claim win 1"):
        assert world.refused(line) == "not-seated"
    assert world.refused("ada: claim win 0") == "not-seated"
    assert world.refused("ada: claim win 7") == "no-such-chair"
    world.did("ada: stand 0")
    assert world.refused("ada: claim win 1") == "not-seated", "she has left, too"


def test_nothing_is_claimed_before_and_after_a_game():
    world = ScriptedTable(public=True, begins="chosen")
    assert world.refused("ada: claim win 1") == "no-game"
    world = stranger()
    world.absent = {1: LONG}
    world.did("ada: resign")
    assert world.refused("ada: claim win 1") == "no-claim"


def test_a_bot_is_never_absent():
    world = seated("ada", "bot", rules="classic+turn:60", public=True)
    world.absent = {1: LONG}
    assert world.refused("ada: claim win 1") == "no-claim"


# --- Public games without a clock ---------------------------------------------------------------


def test_without_a_clock_a_bot_plays_on_or_the_game_ends_without_a_result():
    world = seated("ada", "bo", public=True)
    # Whoever is to move themselves cannot end the game because the other is away.
    assert waits(world) == (("bot",), UNTIMED_ABSENCE_MS)
    world.absent = {1: LONG}
    assert world.refused("ada: claim end 1") == "no-claim"
    world.absent = {1: UNTIMED_ABSENCE_MS - 1}
    assert world.refused("ada: claim bot 1 greedy") == "no-claim"
    world.absent = {1: UNTIMED_ABSENCE_MS}
    assert world.refused("ada: claim win 1") == "no-claim"
    assert world.refused("ada: claim bot 1 nobody") == "no-such-bot"
    assert world.refused("ada: claim bot 1") == "no-such-bot"
    world.did("ada: claim bot 1 greedy", "ada: give 7")
    assert world.table.bot_to_act == "greedy"
    world = stranger("classic")
    world.absent = {1: LONG}
    world.did("ada: claim end 1")
    assert not world.table.is_on
    assert world.state.outcome is None
    assert world.view("ada")["match"]["aborted"] == "absent"


def test_the_host_of_a_public_game_cannot_give_the_chair_of_an_absent_player_away():
    """Claims are decided alike for the host and for other players."""
    from fourfold.server.table.refusals import Refused

    world = stranger()
    for give in (seating.stand, lambda *a: seating.seat_bot(*a[:3], "greedy", lambda *_: True)):
        with pytest.raises(Refused):
            give(world.table, world.session("ada"), 1, True)


# --- Private, team and same-screen tables -------------------------------------------------------


@pytest.mark.parametrize(
    ("guests", "settings"),
    [
        (("ada", "bo"), {}),
        (("ada", "bo"), {"rules": "classic+turn:60"}),
        (("ada", "bo", "cy", "dan"), {"public": True, "rules": "classic+turn:60"}),
        (("ada", "bo"), {"public": True, "same_screen": True}),
    ],
)
def test_among_friends_only_a_bot_plays_on_and_whoever_returns_gets_the_chair_back(
    guests, settings
):
    world = seated(*guests, **settings)
    assert waits(world) == (("bot",), PRIVATE_ABSENCE_MS)
    world.absent = {1: PRIVATE_ABSENCE_MS}
    assert world.refused("ada: claim win 1") == "no-claim"
    world.did("ada: claim bot 1 greedy")
    assert names(world)[1] == "greedy"
    assert world.view("bo")["back"] == [1]
    assert world.view("ada")["back"] == world.view(None)["back"] == []
    assert world.refused("eve: sit 1") == "chair-taken"
    world.did("bo: sit 1")
    assert names(world)[1] == "Bo"
    assert world.view("bo")["back"] == []
    assert replayed(world.log) == world.table


def test_moves_before_a_bot_took_over_stay_those_of_the_player():
    world = seated("ada", "bo")
    world.did("ada: give 7", "bo: place a1", "bo: give 2", "ada: place b1")
    assert world.view("ada")["match"]["former"] == []
    world.absent = {1: PRIVATE_ABSENCE_MS}
    world.did("ada: claim bot 1 greedy")
    bo = {"chair": 1, "until": 4, "kind": "person", "name": "Bo"}
    assert world.view("ada")["match"]["former"] == [{**bo, "you": False}]
    assert world.view("bo") | {"back": []} == world.view(None)
    # Bo comes back before the bot has moved, and leaves again: nobody else has played.
    world.did("bo: sit 1")
    assert world.view("bo")["match"]["former"] == [{**bo, "you": True}]
    world.did("ada: claim bot 1 greedy")
    assert [one["name"] for one in world.view(None)["match"]["former"]] == ["Bo"]
    assert replayed(world.log) == world.table


def test_moves_after_a_takeback_are_those_of_the_bot_that_took_over():
    world = seated("ada", "bo", "cy")
    world.did("ada: give 7", "bo: place a1")
    world.absent = {2: PRIVATE_ABSENCE_MS}
    world.did("ada: claim bot 2 greedy", "bo: ask back", "ada: agree")
    match = world.view("ada")["match"]
    assert match["events"] == ["A1 give 7"]
    assert [one["until"] for one in match["former"]] == [1]


def test_moves_of_a_finished_game_stay_those_of_a_player_whose_seat_somebody_else_takes():
    world = seated("ada", "bo")
    world.did("ada: give 7", "bo: resign", "bo: stand 1", "cy: sit 1", "cy: stand 1", "dan: sit 1")
    former = world.view("ada")["match"]["former"]
    assert [(one["name"], one["until"]) for one in former] == [("Bo", 2)]
    world.did("ada: again", "dan: again")
    assert world.view("ada")["match"]["former"] == []


def test_views_name_only_so_many_former_players_however_often_a_chair_changes_hands(monkeypatch):
    monkeypatch.setattr(table_game, "MAX_FORMER_PLAYERS", 1)
    world = seated("ada", "bo")
    world.did("ada: give 7", "bo: bot 1 random", "ada: offer draw", "ada: bot 1 greedy")
    assert [one["name"] for one in world.view("ada")["match"]["former"]] == ["Bo"]
    assert replayed(world.log) == world.table


def test_every_player_may_let_a_bot_play_on_not_only_the_host():
    world = seated("ada", "bo")
    world.absent = {0: PRIVATE_ABSENCE_MS}
    world.did("bo: claim bot 0 greedy", "ada: sit 0")
    assert names(world) == ["Ada", "Bo"]


def test_a_player_of_quartino_takes_their_own_cards_back_from_the_bot():
    world = dealt("ada", "bo", "cy")
    world.absent = {1: PRIVATE_ABSENCE_MS}
    world.did("ada: claim bot 1 greedy")
    assert world.refused("eve: sit 1") == "chair-taken"
    world.did("bo: sit 1")
    assert world.view("bo")["match"]["your_seats"] == ["B"]


def test_a_bot_keeps_the_chair_of_a_guest_until_the_next_game():
    world = seated("ada", "bo")
    world.did("bo: bot 1 greedy", "ada: resign")
    assert world.view("bo")["back"] == [1]
    world.did("bo: sit 1", "bo: stand 1", "ada: bot 1 greedy", "ada: again")
    assert world.table.is_on
    assert world.view("bo")["back"] == []
    assert world.refused("bo: sit 1") == "chair-taken"


# --- Quartino for three and four ----------------------------------------------------------------


def test_an_absent_player_leaves_a_game_of_three_and_the_others_play_on():
    world = dealt("ada", "bo", "cy", public=True, rules="quartino+turn:60")
    world.absent = {0: LONG, 1: LONG}
    assert world.refused("cy: claim leave 1") == "no-claim", "it is not Bo's turn"
    assert world.refused("bo: claim win 0") == "no-claim"
    world.absent = {0: LONG}
    world.did("cy: claim leave 0")
    assert world.state.outcome is None
    assert world.state.staying == ("B", "C")
    assert world.state.to_act == "B"
    world.absent = {1: LONG}
    assert world.refused("ada: claim leave 1") == "not-seated", "she has left the game"
    world.did("cy: claim leave 1")
    assert str(world.state.outcome) == "C (abandoned)"
    assert replayed(world.log) == world.table
    text = str(world.table.playing.record)
    assert str(fourfold.read_record(text).state.outcome) == "C (abandoned)"


def test_absence_without_a_clock_is_three_minutes_for_three_players():
    world = dealt("ada", "bo", "cy", public=True)
    assert waits(world, 0) == (("leave", "bot"), UNTIMED_ABSENCE_MS)


# --- Aborting -----------------------------------------------------------------------------------


def test_either_player_may_abort_before_each_seat_has_moved_twice():
    for who in ("ada", "bo"):
        world = seated("ada", "bo", rules="classic+turn:60")
        world.did("ada: give 7", "bo: place a1", "bo: give 6")
        assert world.refused("eve: abort") == "not-seated"
        assert world.view("ada")["match"]["may_abort"]
        world.did(f"{who}: abort")
        assert not world.table.is_on
        assert world.state.outcome is None
        assert world.told[0].event == {"kind": "aborted", "reason": "players"}
        assert replayed(world.log) == world.table


def test_after_two_moves_of_each_seat_a_game_is_resigned_not_aborted():
    world = stranger()
    assert not world.view("ada")["match"]["may_abort"]
    for who in ("ada", "bo"):
        assert world.refused(f"{who}: abort") == "too-late-to-abort"


def test_an_aborted_game_has_no_result_and_nothing_more_happens_in_it():
    world = seated("ada", "bo", rules="classic+turn:60")
    world.did("ada: give 7", "bo: abort")
    for line in ("bo: place a1", "ada: resign", "ada: ask back", "ada: abort", "bo: offer draw"):
        assert world.refused(line) == "no-game"
    view = world.view("bo")["match"]["view"]
    assert (view["to_act"], view["phase"], view["moves"]) == (None, "over", [])
    assert fourfold.game("quarto", "classic+turn:60").view_from_json(view)
    world.pass_time(LONG)
    assert not world.look_at_clock()
    assert "result" not in str(world.table.playing.record)
    assert world.view("ada")["match"]["clock"]["running"] is None
    world.did("ada: again", "bo: again")
    assert world.table.is_on
    assert world.view("ada")["match"]["aborted"] is None


def test_in_an_aborted_game_no_bot_is_awaited_and_no_card_is_shown():
    world = seated("ada", "bot")
    world.did("ada: give 7", "ada: abort")
    assert world.table.bot_to_act is None
    world = dealt("ada", "bo")
    world.did("ada: abort")
    racks = world.view("bo")["match"]["view"]["racks"]
    assert racks[0]["cards"] is None
    screen = dealt("ada", "ada", same_screen=True)
    screen.did("ada: abort")
    assert screen.refused("ada: reveal A") == "no-game"


def test_a_public_game_is_aborted_when_everybody_has_been_gone_for_ten_minutes():
    world = stranger("classic")
    for absent in ({}, {1: LONG}, {0: DESERTED_MS - 1, 1: LONG}):
        assert absence.abort_if_deserted(world.table, absent) == []
    world.apply(absence.abort_if_deserted(world.table, {0: DESERTED_MS, 1: DESERTED_MS}))
    assert world.view(None)["match"]["aborted"] == "deserted"
    assert absence.abort_if_deserted(world.table, {0: LONG, 1: LONG}) == []
    friends = seated("ada", "bo")
    assert absence.abort_if_deserted(friends.table, {0: LONG, 1: LONG}) == []


def test_only_running_untimed_games_are_aborted_for_inactivity():
    assert [str(type(e).__name__) for e in absence.abort_unplayed(seated("ada", "bo").table)] == [
        "Aborted"
    ]
    assert absence.abort_unplayed(stranger().table) == []
    assert absence.abort_unplayed(ScriptedTable().table) == []


def test_refused_name_of_a_bot_is_cut():
    world = seated("ada", "bo")
    world.absent = {1: PRIVATE_ABSENCE_MS}
    answer = world.say(f"ada: claim bot 1 {'x' * 30}")
    assert (answer.code, answer.params["bot"]) == ("no-such-bot", "x" * 24)


def test_nothing_is_claimed_against_a_player_who_has_left_the_game():
    world = seated("ada", "bo", "cy", game="quartino")
    assert waits(world) == (("bot",), PRIVATE_ABSENCE_MS)
    world.did("bo: resign")
    assert world.table.is_on
    assert waits(world) is None
