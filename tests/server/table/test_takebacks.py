"""Takebacks: who must agree, and what cannot be taken back."""

from __future__ import annotations

from tests.support.scripted_table import ScriptedTable, dealt, on_one_screen, seated

from fourfold.server.table.absence import PRIVATE_ABSENCE_MS
from fourfold.server.table.takebacks import MAX_TAKEBACKS_PER_GAME


def test_takeback_alone_with_bots_happens_at_once():
    world = seated("ada", "bot")
    world.did("ada: give 7")
    world.bot_moves("place a1")
    world.bot_moves("give 6")
    world.did("ada: place a2", "ada: ask back")
    assert world.view(None)["match"]["events"][-1] == "B give 6"
    world.did("ada: ask back")
    assert world.view(None)["match"]["events"] == []
    assert world.refused("ada: ask back") == "nothing-to-take-back"


def test_no_move_is_taken_back_while_a_bot_replaces_a_guest_who_may_come_back():
    world = seated("ada", "bo")
    world.did("ada: give 7", "bo: place a1", "bo: give 3", "ada: place b2")
    world.absent = {1: PRIVATE_ABSENCE_MS}
    world.did("ada: claim bot 1 random")
    assert world.refused("ada: ask back") == "nothing-to-take-back"
    world.did("bo: sit 1", "ada: ask back", "bo: agree")
    assert world.view(None)["match"]["events"] == ["A give 7", "B place a1", "B give 3"]


def test_takeback_needs_the_agreement_of_every_player():
    world = seated("ada", "bo", "cy", "bot")
    world.did("ada: give 7", "bo: place a1", "ada: ask back")
    assert world.view("bo")["match"]["asked_back"] == "A1"
    assert world.refused("cy: ask back") == "takeback-asked"
    assert world.refused("ada: agree") == "already-agreed"
    assert world.refused("eve: agree") == "not-seated"
    world.did("bo: agree")
    assert world.view("bo")["match"]["agreed_back"] == ["B1"]
    assert world.refused("bo: agree") == "already-agreed"
    assert world.refused("bo: disagree") == "already-agreed"
    world.did("cy: agree")
    assert world.view("bo")["match"]["events"] == []
    assert world.refused("cy: agree") == "no-takeback"


def test_one_player_who_disagrees_ends_the_request():
    world = seated("ada", "bo", "cy", "dan")
    world.did("ada: give 7", "ada: ask back", "bo: agree", "cy: disagree")
    assert world.refused("dan: agree") == "no-takeback"
    assert world.view(None)["match"]["events"] == ["A1 give 7"]
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: ask back", "bo: disagree")
    assert world.view(None)["match"]["events"] == ["A give 7"]
    world.did("ada: ask back", "bo: agree")
    assert world.view(None)["match"]["events"] == []


def test_a_move_answers_the_request_with_no():
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: ask back", "bo: place a1")
    assert world.refused("bo: agree") == "no-takeback"


def test_guest_who_takes_over_a_seat_has_not_agreed():
    world = seated("ada", "bo", "cy", "dan")
    world.did("ada: give 7", "ada: ask back", "bo: agree", "cy: agree", "bo: stand 1")
    world.did("ada: stand 1", "eve: sit 1")
    assert world.refused("dan: agree") == "no-takeback"
    assert world.view(None)["match"]["events"] == ["A1 give 7"]


def test_request_ends_when_its_player_gives_the_seat_away():
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: ask back", "ada: bot 0 greedy")
    assert world.refused("bo: agree") == "no-takeback"


def test_a_takeback_never_goes_past_a_card_that_was_shown_or_made():
    world = dealt("ada", "bot")
    world.did("ada: place Y 1", "ada: call YBGP 1")
    assert world.refused("ada: ask back") == "takeback-past-card"
    world.bot_moves("place Y c")
    world.bot_moves("end")
    world.did("ada: place B 1", "ada: ask back")
    assert world.view(None)["match"]["events"][-1] == "B end"
    assert world.refused("ada: ask back") == "takeback-past-card"


def test_takeback_of_the_end_of_a_turn_undoes_the_placement_only_with_a_referee():
    """Whether a card could have been called makes no difference: that would tell others about it."""
    for card_lies_there in (False, True):
        world = dealt("ada", "bot", rules="quartino+referee")
        colours = "YBGP" if card_lies_there else "YYBB"
        for colour, space, answer in zip(
            colours, "c123", ("P 6", "G 7", "Y 6", "B 7"), strict=True
        ):
            world.did(f"ada: place {colour} {space}", "ada: end")
            world.bot_moves(f"place {answer}")
            world.bot_moves("end")
        world.did("ada: ask back")
        assert world.view(None)["match"]["events"][-1] == "B end"
        assert world.view("ada")["match"]["view"]["phase"] == "place"
    world = dealt("ada", "bot")
    world.did("ada: place Y c", "ada: end", "ada: ask back")
    assert world.view(None)["match"]["events"] == ["A place Y c"]


def test_takeback_of_the_end_of_a_turn_stops_at_a_refused_call():
    world = dealt("ada", "bot", rules="quartino+referee")
    world.did("ada: place Y c", "ada: call YBGP 1", "ada: end", "ada: ask back")
    assert world.view(None)["match"]["events"][-1] == "A call YBGP 1 ?"


def test_a_takeback_never_goes_past_somebody_who_left_the_game():
    world = seated("ada", "bo", "cy", game="quartino")
    world.did("ada: place Y c", "bo: resign")
    assert world.refused("ada: ask back") == "nothing-to-take-back"
    world.did("ada: end", "cy: place Y c", "cy: ask back", "ada: agree", "bo: agree")
    assert world.view(None)["match"]["events"][-1] == "A end"


def test_player_who_asked_cannot_also_agree_on_one_screen():
    world = on_one_screen()
    world.did("ada: place Y c", "ada: ask back")
    assert world.refused("ada: agree") == "already-agreed"
    world.did("bo: agree")
    assert world.view(None)["match"]["events"] == []


def test_offers_are_not_taken_back():
    alone = seated("ada", "bot")
    alone.did("ada: give 7", "ada: offer draw", "ada: ask back")
    assert alone.view(None)["match"]["events"] == []
    world = ScriptedTable(same_screen=True, begins="chosen")
    world.did("ada: sit 0", "ada: sit 1", "ada: start 0", "ada: give 7", "ada as B: place a1")
    world.did("ada as B: give 6", "ada as A: place a2", "ada as B: offer draw", "ada: ask back")
    assert world.view(None)["match"]["events"][-1] == "B give 6"
    assert seated("ada", "bo").refused("bo: ask back") == "nothing-to-take-back"


def test_answered_offer_does_not_return_after_a_takeback():
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: offer draw", "bo: place a1", "bo: ask back", "ada: agree")
    assert world.view("bo")["match"]["view"]["offer"] == []
    assert world.view(None)["match"]["events"] == ["A give 7"]
    assert world.refused("bo: accept") == "no-draw-offered"


def test_refused_call_is_not_taken_back():
    world = seated("ada", "bot")
    world.did("ada: give 7")
    world.bot_moves("place a1")
    world.bot_moves("give 6")
    world.did("ada: place a2", *["ada: call a1 b1 c1 d1"] * 3, "ada: ask back")
    assert world.view(None)["match"]["events"][-1] == "B give 6"


def test_nothing_is_taken_back_after_the_end():
    world = seated("ada", "bot")
    world.did("ada: give 7", "ada: resign")
    assert world.refused("ada: ask back") == "no-game"


def test_takebacks_of_one_game_are_limited():
    world = seated("ada", "bot")
    world.did("ada: give 7")
    world.table = world.table._with_game(taken_back=MAX_TAKEBACKS_PER_GAME - 1)
    world.did("ada: ask back", "ada: give 7")
    assert world.refused("ada: ask back") == "takebacks-used-up"


def test_refused_agreement_names_the_first_seat_of_the_guest():
    world = on_one_screen()
    world.did("ada: place Y c", "ada: ask back")
    answer = world.say("ada: agree")
    assert (answer.code, answer.params) == ("already-agreed", {"seat": "A"})
