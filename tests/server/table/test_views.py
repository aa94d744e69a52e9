"""Views of tables: allow-lists, field by field."""

import json
import random
from typing import get_args

import pytest
from tests.support.scripted_table import DEAL, ScriptedTable, dealt, play_on, seated

from fourfold.games.catalogue import game
from fourfold.server.table import events as ev
from fourfold.server.table import views, wire
from fourfold.server.table.events import Clock, Person, SeatedBot, Settings

TABLE = {
    *("table", "seq", "settings", "host", "chairs", "your_chairs", "waiting", "you_wait"),
    *("games", "score", "match", "back"),
}
MATCH = {
    *("order", "your_seats", "covered", "view", "first_event", "events", "clock", "first_by"),
    *("asked_back", "agreed_back", "refused_draw", "aborted", "may_abort", "former", "hints"),
}
ADA = Person("secret-id", "Ada")
EVENTS = [
    (ev.Opened(Settings("quarto", "classic"), "secret-id", "secret-seed"), {"kind": "opened"}),
    (ev.Sat(1, ADA), {"kind": "sat", "chair": 1, "who": "person", "name": "Ada"}),
    (ev.Sat(0, SeatedBot("greedy")), {"kind": "sat", "chair": 0, "who": "bot", "name": "greedy"}),
    (ev.Stood(1), {"kind": "stood", "chair": 1}),
    (ev.Queued(ADA), {"kind": "queued", "name": "Ada"}),
    (ev.Unqueued("secret-id"), {"kind": "unqueued"}),
    (ev.Started((1, 0), {"deal": "secret"}), {"kind": "started", "order": [1, 0]}),
    (
        ev.Played("A", "give 7", True, {"A": 1}, 2, 3),
        {"kind": "played", "seat": "A", "move": "give 7", "refused": True, "lag": 3},
    ),
    (ev.Aborted("players"), {"kind": "aborted", "reason": "players"}),
    (ev.TakebackAsked("A"), {"kind": "takeback-asked", "seat": "A"}),
    (ev.TakebackAnswered("B", True), {"kind": "takeback-answered", "seat": "B", "agrees": True}),
    (ev.TakenBack(2, {"A": 1}, 2), {"kind": "taken-back", "number": 2}),
    (ev.ClockResumed({"A": 1}, 2), {"kind": "clock-resumed"}),
    (ev.DrawRefused("B"), {"kind": "draw-refused", "seat": "B"}),
    (ev.RematchAsked(0), {"kind": "rematch-asked", "chair": 0}),
    (ev.Revealed("A"), {"kind": "revealed", "seat": "A"}),
    (
        ev.Said("Ada", "hello", "secret-id", 1),
        {"kind": "said", "name": "Ada", "phrase": "hello", "chair": 1},
    ),
]


def test_event_is_sent_without_deals_seeds_and_identities():
    for event, told in EVENTS:
        assert views.event_view(event) == told
        assert b"secret" not in wire.write(wire.News([wire.Numbered(1, told)], {}))
    assert {type(event) for event, _ in EVENTS} == set(get_args(ev.Event))


def test_view_of_a_table_without_a_game_is_complete():
    world = ScriptedTable("quarto", "danish", clock=Clock(60, 5), goes_round=True)
    world.did("ada: sit 1")
    assert world.view("ada") == {
        "table": "0" * 32,
        "seq": 2,
        "settings": {
            "game": "quarto",
            "rules": "danish",
            "seats": 2,
            "public": False,
            "begins": "lot",
            "clock": {"seconds": 60, "increment": 5},
            "same_screen": False,
            "goes_round": True,
        },
        "host": True,
        "chairs": [
            {"kind": "free", "name": "", "away": False, "again": False, "host": False},
            {"kind": "person", "name": "Ada", "away": False, "again": False, "host": True},
        ],
        "your_chairs": [1],
        "waiting": [],
        "you_wait": False,
        "games": 0,
        "score": {"wins": [], "draws": 0},
        "back": [],
        "match": None,
    }


def test_only_the_host_sees_the_host_flag():
    world = seated("ada", "bo")
    assert [world.view(name)["host"] for name in ("ada", "bo", "eve", None)] == [True, *[False] * 3]


def test_spectators_and_strangers_see_the_same():
    for name in ("quarto", "quartino"):
        world = seated("ada", "bo", game=name)
        world.did(f"ada: {world.state.moves()[3]}")
        assert world.news("eve") == world.news("mal") == world.news(None)
        view = world.view(None)
        assert view["your_chairs"] == view["match"]["your_seats"] == []
        assert view["match"]["view"]["viewer"] is None
        assert view["match"]["view"]["moves"] == []


def test_the_seat_to_act_gets_its_legal_moves_and_nobody_else_does():
    world = seated("ada", "bo", "cy", game="quartino")
    assert len(world.view("ada")["match"]["view"]["moves"]) == 36
    for name in ("bo", "cy", "eve"):
        assert world.view(name)["match"]["view"]["moves"] == []


@pytest.mark.parametrize("name", ["quarto", "quartino"])
def test_views_hold_what_the_lists_allow_and_clients_can_read_them(name):
    rng = random.Random(name)
    short = "quartino+turns:12" if name == "quartino" else None
    world = seated("ada", "bo", "cy", game=name, rules=short, clock=Clock(600))
    for _ in range(4):
        play_on_a_little(world, rng)
        for guest in ("ada", "bo", "cy", "eve", None):
            view = world.view(guest)
            assert set(view) == TABLE
            assert set(view["match"]) == MATCH
            assert set(view["match"]["clock"]) == {"running", "banks", "turn_left", "spent"}
            message = wire.read_message(world.news(guest))
            assert isinstance(message, wire.News)
            assert message.view == json.loads(json.dumps(view))
            rules = world.table.settings.rules
            assert game(name, rules).view_from_json(message.view["match"]["view"])


def play_on_a_little(world: ScriptedTable, rng: random.Random) -> None:
    for _ in range(6):
        if world.table.is_on and world.actor is not None:
            world.did(f"{world.actor}: {rng.choice(world.state.moves())}")


def test_nothing_sent_contains_a_session_or_the_seed():
    for name in ("quarto", "quartino"):
        world = seated("ada", "bo", game=name, public=True, salt="SECRET", seed="SECRET")
        play_on(world, random.Random(1))
        assert all("SECRET" in str(event) for event, _ in world.log[:3])
        for guest in ("ada", "bo", "eve", None):
            assert b"SECRET" not in world.news(guest)
        assert "SECRET" not in str(views.lobby_view(world.table))


def test_lobby_lists_only_public_facts():
    world = ScriptedTable(public=True)
    world.did("ada: sit 0")
    assert views.lobby_view(world.table) == {
        "table": "0" * 32,
        "settings": world.view(None)["settings"],
        "chairs": [{"kind": "person", "name": "Ada"}, {"kind": "free", "name": ""}],
        "waiting": 0,
        "on": False,
        "games": 0,
    }
    world.did("ada: bot 1 greedy")
    assert views.lobby_view(world.table)["on"] is True


def test_view_of_a_running_game_has_seats_and_events():
    world = ScriptedTable(begins="chosen")
    world.did("ada: sit 0", "bo: sit 1", "ada: start 1", "bo: give 7", "bo: ask back")
    match = world.view("ada")["match"]
    assert match["order"] == [1, 0]
    assert match["your_seats"] == ["B"]
    assert match["events"] == ["A give 7"]
    assert match["asked_back"] == "A"
    assert match["clock"] is None
    assert match["covered"] is False


def test_in_rulebook_play_a_view_marks_no_line():
    """Q5: neither the position nor the list of moves tells that there is something to call."""
    world = seated("ada", "bo")
    for text in ("give 0", "place a1", "give 1", "place b1", "give 2", "place c1", "give 3"):
        world.did(f"{world.actor}: {text}")
    world.did(f"{world.actor}: place d1")
    state = world.state
    assert "!" in state.position
    for guest in ("ada", "bo", None):
        view = world.view(guest)["match"]["view"]
        assert "!" not in view["position"]
        assert not [move for move in view["moves"] if move.startswith("call")]
        assert view["shown"] == []
    world.did(f"{world.actor}: call a1 b1 c1 d1")
    assert world.view(None)["match"]["view"]["shown"] == ["a1b1c1d1"]


@pytest.mark.parametrize("same_screen", [False, True])
def test_guest_who_takes_a_chair_after_an_aborted_game_sees_no_cards_of_its_seat(same_screen):
    world = dealt("ada", "bo", same_screen=same_screen)
    if same_screen:
        world.did("ada: reveal A")
    assert set(DEAL["A"].split(",")) <= set(cards_shown(world, "ada"))
    world.did("ada: abort", "ada: stand 0", "cy: sit 0")
    assert cards_shown(world, "cy") == cards_shown(world, None) == []
    assert world.view("cy")["match"]["view"] == world.view(None)["match"]["view"]
    # The page offers a rematch to guests with a seat, and shows a cover on one screen only.
    assert world.view("cy")["match"]["your_seats"] == ["A"]
    assert world.view("cy")["match"]["covered"] is same_screen
    record = world.table.playing.record
    viewer = world.table.viewer(world.session("cy"))
    assert str(record.masked(viewer)) == str(record.masked(None))
    # Whoever held the seat sees its cards again from the same chair.
    world.did("cy: stand 0", "ada: sit 0")
    if not same_screen:
        assert set(DEAL["A"].split(",")) <= set(cards_shown(world, "ada"))


def cards_shown(world: ScriptedTable, name: str | None) -> list[str]:
    """Return the cards of the deal that the view of a guest contains."""
    text = json.dumps(world.view(name)["match"])
    return [card for seat in "AB" for card in DEAL[seat].split(",") if card in text]
