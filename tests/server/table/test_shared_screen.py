"""Players on one screen: cards are covered until their seat is revealed, and each seat plays for itself."""

from __future__ import annotations

from tests.support.scripted_table import ScriptedTable, on_one_screen, seated


def cards(world: ScriptedTable, name: str) -> list[bool]:
    """Return for each seat whether a guest sees its cards."""
    return [rack["cards"] is not None for rack in world.view(name)["match"]["view"]["racks"]]


def test_on_one_screen_cards_are_covered_until_their_seat_is_revealed():
    world = on_one_screen()
    assert world.view("ada")["match"]["your_seats"] == ["A", "B"]
    assert world.view("ada")["match"]["covered"] is True
    assert cards(world, "ada") == [False, False, False]
    world.did("ada: reveal A")
    assert world.view("ada")["match"]["covered"] is False
    assert cards(world, "ada") == [True, False, False]
    assert cards(world, "bo") == [False, False, False]
    assert world.view("ada")["match"]["view"]["moves"]
    world.did("ada: reveal A")
    assert world.told == []


def test_the_cover_returns_when_the_turn_passes():
    world = on_one_screen()
    world.did("ada: reveal A", "ada: place Y c")
    assert cards(world, "ada") == [True, False, False]
    world.did("ada: end")
    assert cards(world, "ada") == [False, False, False]
    world.did("ada: reveal B")
    assert cards(world, "ada") == [False, True, False]


def test_the_cover_returns_when_a_takeback_gives_the_turn_to_another():
    world = on_one_screen()
    world.did("ada: reveal A", "ada: place Y c", "ada: end", "ada: reveal B", "ada: ask back")
    assert cards(world, "ada") == [False, True, False]
    world.did("bo: agree")
    assert world.state.to_act == "A"
    assert cards(world, "ada") == [False, False, False]


def test_only_the_seat_to_act_is_revealed_and_only_by_its_guest():
    world = on_one_screen()
    for line in ("ada: reveal B", "bo: reveal A", "bo: reveal C", "eve: reveal A", "ada: reveal Z"):
        assert world.refused(line) == "not-your-seat"
    assert seated("ada", "bo", game="quartino").refused("ada: reveal A") == "no-cover"
    quarto = ScriptedTable(same_screen=True)
    quarto.did("ada: sit 0", "ada: sit 1", "ada: start")
    assert quarto.refused("ada: reveal A") == "no-cover"
    assert quarto.view("ada")["match"]["covered"] is False
    assert quarto.view("ada")["match"]["view"]["moves"]
    quarto.did("ada: give 7")
    assert quarto.view("ada")["match"]["view"]["viewer"] == "B"
    assert quarto.view("ada")["match"]["view"]["moves"]


def test_left_seat_on_one_screen_goes_only_to_permitted_guests():
    """There people sit together: they need no telling what to look at."""
    world = on_one_screen()
    world.did("bo: stand 2", "ada: sit 2")
    assert world.view("ada")["match"]["your_seats"] == ["A", "B", "C"]
    world = on_one_screen()
    world.did("ada: stand 0", "ada: stand 1", "bo: sit 0")
    assert world.view("bo")["match"]["your_seats"] == ["A", "C"]


def test_each_seat_on_one_screen_plays_for_itself():
    world = on_one_screen()
    assert world.refused("ada as B: place Y c") == "not-your-turn"
    assert world.refused("ada as C: place Y c") == "not-your-seat"
    world.did("ada as A: place Y c", "ada: end", "ada: place B 1", "ada: end", "bo: place G 2")
    world.did("ada as B: resign")
    assert world.state.staying == ("A", "C")


def test_all_cards_are_open_after_the_end_on_one_screen():
    world = on_one_screen()
    world.did("ada as A: resign", "ada as B: resign")
    assert cards(world, "ada") == [True, True, True]
    assert world.view("ada")["match"]["covered"] is False
    assert world.view("eve")["match"]["covered"] is False
    assert world.refused("ada: reveal A") == "not-your-seat"


def test_guest_with_several_seats_sees_by_the_seat_to_act_or_else_by_their_first():
    world = ScriptedTable(same_screen=True, begins="chosen", seats=4)
    world.did("ada: sit 0", "bo: sit 1", "ada: sit 2", "bo: sit 3", "ada: start 0")
    shown = {name: [] for name in ("ada", "bo")}
    for text in ("give 7", "place a1", "give 6", "place a2", "give 5"):
        for name, seats in shown.items():
            seats.append(world.view(name)["match"]["view"]["viewer"])
        world.did(f"{world.actor}: {text}")
    assert shown == {"ada": ["A1", "A1", "A1", "A2", "A2"], "bo": ["B1", "B1", "B1", "B1", "B1"]}
    assert world.view("eve")["match"]["view"]["viewer"] is None
