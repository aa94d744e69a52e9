"""Draw offers: who may decline one, and what a declined offer changes."""

from __future__ import annotations

import pytest
from tests.support.scripted_table import ScriptedTable, on_one_screen, replayed, seated

from fourfold.server.table import wire


def offer(world: ScriptedTable, name: str) -> list[str]:
    found: list[str] = world.view(name)["match"]["view"]["offer"]
    return found


def test_a_declined_offer_is_gone_for_everybody_and_leaves_the_record_as_it_was():
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: offer draw")
    assert offer(world, "bo") == ["A"]
    world.did("bo: refuse draw")
    for name in ("ada", "bo", "eve"):
        assert offer(world, name) == []
        assert world.view(name)["match"]["refused_draw"] == "B"
        assert world.view(name)["match"]["events"] == ["A give 7", "A offer draw"]
    assert world.refused("bo: accept") == "no-draw-offered"
    assert world.refused("bo: refuse draw") == "no-draw-offered"
    assert replayed(world.log) == world.table
    world.did("bo: place a1")
    assert world.view("ada")["match"]["refused_draw"] is None


def test_another_offer_needs_a_move_in_between():
    world = seated("ada", "bo")
    world.did("ada: offer draw", "bo: refuse draw")
    assert world.refused("ada: offer draw") == "draw-refused"
    assert world.refused("bo: offer draw") == "draw-refused"
    world.did("ada: give 7", "ada: offer draw")
    assert offer(world, "bo") == ["A"]
    world.did("bo: accept")
    assert str(world.state.outcome) == "draw (agreement)"


def test_a_false_call_does_not_bring_a_declined_offer_back():
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: offer draw", "bo: refuse draw")
    assert isinstance(world.say("bo: call a1 b1 c1 d1"), wire.Done)
    assert offer(world, "bo") == []


def test_only_a_player_who_has_not_agreed_declines():
    world = seated("ada", "bo", "cy", game="quartino")
    assert world.refused("bo: refuse draw") == "no-draw-offered"
    world.did("bo: offer draw", "cy: accept")
    assert world.refused("bo: refuse draw") == "already-agreed"
    assert world.refused("cy: refuse draw") == "already-agreed"
    assert world.refused("eve: refuse draw") == "not-seated"
    world.did("ada: refuse draw")
    assert world.view("cy")["match"]["refused_draw"] == "A"


def test_a_player_who_has_left_the_game_declines_nothing():
    world = seated("ada", "bo", "cy", game="quartino")
    world.did("cy: resign", "ada: offer draw")
    assert world.refused("cy: refuse draw") == "seat-has-left"


def test_on_one_screen_the_other_seat_declines():
    world = on_one_screen()
    world.did("ada as A: offer draw", "ada: refuse draw")
    assert world.view("ada")["match"]["refused_draw"] == "B"


def test_an_offer_after_a_newer_move_is_not_declined_by_an_old_answer():
    world = seated("ada", "bo")
    world.did("ada: offer draw")
    known = world.table.seq
    world.did("ada: give 7", "ada: offer draw")
    answer = world.say("bo: refuse draw", base=known)
    assert isinstance(answer, wire.Refusal)
    assert answer.code == "stale"


@pytest.mark.parametrize("ends", ["ada: resign", None])
def test_no_offer_is_declined_without_a_game(ends):
    world = seated("ada", "bo") if ends else ScriptedTable()
    if ends:
        world.did(ends)
    assert world.refused("ada: refuse draw") == "no-game"
