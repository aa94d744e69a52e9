"""Starting and rematches: when a game begins, who begins, and which seats are swapped."""

from __future__ import annotations

import msgspec
import pytest
from tests.support.scripted_table import ScriptedTable, gathered, seated

from fourfold.server.table.events import Event, Opened, Settings, Started
from fourfold.server.table.state import Table


def test_game_starts_when_every_chair_is_taken_and_a_player_starts_it():
    world = ScriptedTable()
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


def test_host_without_a_chair_may_start_the_game():
    world = ScriptedTable()
    world.did("ada: bot 0 greedy", "ada: bot 1 greedy", "ada: start")
    assert world.view("ada")["host"]
    assert world.table.bot_to_act == "greedy"
    world.bot_moves()


def test_lots_decide_who_begins_unless_it_is_chosen():
    firsts = set()
    for seed in range(12):
        world = ScriptedTable(rng=seed, seats=4)
        world.did(*(f"{name}: sit {n}" for n, name in enumerate(("ada", "bo", "cy", "dan"))))
        world.did("ada: start 2")
        order = world.table.playing.order
        assert order == tuple((order[0] + n) % 4 for n in range(4))
        firsts.add(order[0])
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("begins", ["chosen", "youngest"])
def test_chosen_chair_begins(begins):
    world = ScriptedTable(begins=begins)
    world.did("ada: sit 0", "bo: sit 1")
    assert world.refused("ada: start 2") == "no-such-chair"
    world.did("ada: start 1", "bo: give 7", "ada: place a1")
    assert world.view("bo")["match"]["your_seats"] == ["A"]
    assert world.view("bo")["match"]["first_by"] == begins


@pytest.mark.parametrize("begins", ["lot", "chosen", "youngest"])
def test_lots_are_drawn_if_nobody_says_who_begins(begins):
    firsts = set()
    for seed in range(12):
        world = ScriptedTable("quartino", rng=seed, seats=3, begins=begins)
        world.did("ada: sit 0", "bo: sit 1", "cy: sit 2", "ada: start")
        firsts.add(world.table.playing.order[0])
        assert world.view("bo")["match"]["first_by"] == "lot"
    assert firsts == {0, 1, 2}


def test_in_quartino_the_chair_that_begins_has_seat_a_and_acts_first():
    """T3: the table says who begins."""
    world = ScriptedTable("quartino", seats=3, begins="youngest")
    world.did("ada: sit 0", "bo: sit 1", "cy: sit 2", "bo: start 1")
    assert world.table.playing.order == (1, 2, 0)
    assert world.actor == "bo"
    world.did("bo: place Y c", "bo: end", "cy: place B 1")


def test_a_public_table_starts_by_itself_when_its_last_chair_is_taken():
    world = ScriptedTable(public=True)
    world.did("ada: sit 0")
    assert world.table.last_game is None
    world.did("bo: sit 1")
    assert world.table.is_on
    chosen = ScriptedTable(public=True, begins="chosen")
    chosen.did("ada: sit 0", "bo: sit 1")
    assert chosen.table.last_game is None
    private = ScriptedTable()
    private.did("ada: sit 0", "ada: bot 1 greedy")
    assert private.table.last_game is None


@pytest.mark.parametrize(
    ("moves", "starts"), [(("give 0",), True), (("give 0", "place a1"), False)]
)
def test_a_public_table_starts_by_itself_until_a_game_is_played_in_which_each_seat_moved(
    moves, starts
):
    world = ScriptedTable(public=True)
    world.did("ada: sit 0", "bo: sit 1")
    for move in moves:
        world.did(f"{world.actor}: {move}")
    world.did("ada: resign", "ada: stand 0")
    assert world.table.is_waiting is starts
    world.did("cy: sit 0")
    assert world.table.is_on is starts
    assert not starts or world.view("cy")["match"]["first_by"] == "lot"


def test_lots_after_an_aborted_game_are_told_from_a_rematch_in_events_of_older_versions():
    """Only newer versions write whether lots were drawn."""
    table = Table.open("t", Opened(Settings("quarto", "classic", public=True), "ada", "seed"))
    reasons = []
    for body in (
        '{"type":"sat","chair":0,"who":{"type":"person","session":"ada","name":"Ada"}}',
        '{"type":"sat","chair":1,"who":{"type":"person","session":"bo","name":"Bo"}}',
        '{"type":"started","order":[0,1],"setup":{}}',
        '{"type":"aborted","reason":"players"}',
        '{"type":"rematch-asked","chair":0}',
        '{"type":"stood","chair":1}',
        '{"type":"sat","chair":1,"who":{"type":"person","session":"cy","name":"Cy"}}',
        '{"type":"started","order":[1,0],"setup":{}}',
        '{"type":"aborted","reason":"players"}',
        '{"type":"rematch-asked","chair":1}',
        '{"type":"rematch-asked","chair":0}',
        '{"type":"started","order":[0,1],"setup":{}}',
    ):
        event = msgspec.json.decode(body, type=Event)
        table = table.after(event, 0)
        if isinstance(event, Started):
            reasons.append(table.playing.first_by)
    assert reasons == ["lot", "lot", "next"]


def test_rematch_swaps_the_seats():
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


def test_bots_always_agree_to_a_rematch():
    world = seated("ada", "bot")
    world.did("ada: resign", "ada: again")
    assert world.table.is_on
    assert world.table.bot_to_act == "greedy"


def test_teams_stay_together_in_a_rematch():
    world = seated("ada", "bo", "cy", "dan")
    world.did("ada: resign", *(f"{name}: again" for name in ("ada", "bo", "cy", "dan")))
    teams = {name: world.view(name)["match"]["your_seats"][0][0] for name in ("ada", "bo", "cy")}
    assert teams == {"ada": "B", "bo": "A", "cy": "B"}


def test_next_chair_begins_the_rematch():
    world = seated("ada", "bo", "cy", game="quartino")
    orders, reasons = [], []
    for _ in range(4):
        orders.append(world.table.playing.order)
        reasons.append(world.view("bo")["match"]["first_by"])
        world.did("ada: resign", "bo: resign", "ada: again", "bo: again", "cy: again")
    assert orders == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert reasons[1:] == ["next"] * 3


def test_new_guest_has_not_agreed_to_a_rematch():
    world = seated("ada", "bo")
    world.did("ada: resign", "bo: again", "bo: stand 1", "cy: sit 1", "ada: again")
    assert not world.table.is_on
    world.did("cy: again")
    assert world.table.is_on


def test_rematch_starts_with_a_bot_on_the_chair_that_was_left():
    world = seated("ada", "bo")
    world.did("ada: resign", "ada: again", "bo: stand 1", "ada: bot 1 greedy", "ada: again")
    assert world.table.is_on


def test_lots_are_drawn_from_the_rng_that_is_passed_in():
    deals = set()
    for seed in (1, 1, 2):
        world = ScriptedTable("quartino", rng=seed)
        world.did("ada: sit 0", "bo: sit 1", "ada: start")
        deals.add(str(world.table.playing.record))
    assert len(deals) == 2


def test_strangers_cannot_start_the_game_of_others():
    world = gathered("ada", "bo", game="quarto", rules=None)
    assert world.refused("eve: start") == "not-seated"
    world.did("bo: start")
