"""Moving, taking back, covers and settings: who may do what at a table, and when."""

import ast
import re
from collections.abc import Iterator

import pytest
from tests.server.secrecy.scripted_table import DEAL, World, dealt, seated
from tests.support.messages import called, constants, nodes

from fourfold.games.errors import NotationError
from fourfold.server import commands, refusals, wire
from fourfold.server.events import Clock, Settings
from fourfold.server.refusals import Refused

# --- Moving -------------------------------------------------------------------------------------


def test_teams_take_turns_in_rotation():
    """Q11: the opening give is A1's turn, then B1, A2, B2, A1…"""
    world = seated("ada", "bo", "cy", "dan", rules="classic+referee")
    order = ["ada"]
    world.did("ada: give 0")
    for square, piece in zip(("a1", "b2", "c3", "d2", "a3"), "17e2d", strict=True):
        order.append(world.actor or "")
        world.did(f"{world.actor}: place {square}", f"{world.actor}: give {piece}")
    assert order == ["ada", "bo", "cy", "dan", "ada", "bo"]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_teams_may_be_larger_and_uneven(seats):
    world = seated(*(f"guest{n}" for n in range(seats)))
    assert world.table.playing.state.seats[:3] == ("A1", "B1", "A2")
    world.did("guest0: give 7", "guest1: place a1", "guest1: give 6", "guest2: place a2")


def test_only_the_clock_flags():
    world = seated("ada", "bo", rules="classic+turn:60")
    for text in ("flag", " flag ", "\tflag", "flag\u2003"):
        assert world.refused(f"ada: {text}") == "clock-only"
        assert world.refused(f"bo: {text}") == "clock-only"
    assert world.refused("eve: flag") == "not-seated"
    assert world.refused("ada: Flag") == "bad-move"


def test_only_the_server_abandons():
    world = seated("ada", "bo")
    for text in ("abandon", " abandon "):
        assert world.refused(f"ada: {text}") == "server-only"
        assert world.refused(f"bo: {text}") == "server-only"
    assert world.refused("eve: abandon") == "not-seated"


def test_a_move_on_what_is_no_longer_so_is_stale():
    world = seated("ada", "bo")
    known = world.table.seq
    world.did("ada: give 7", "bo: place a1", "bo: give 6")
    for text in ("place a2", "resign", "offer draw", "call a1 b1 c1 d1"):
        answer = world.say(f"ada: {text}", base=known)
        assert isinstance(answer, wire.Refusal)
        assert answer.code == "stale"
    assert isinstance(world.say("ada: place a2", base=world.table.seq), wire.Done)


def test_a_move_of_the_last_game_is_none_of_this_one():
    world = seated("ada", "bot")
    world.did("ada: resign")
    known = world.table.seq
    world.did("ada: again")
    answer = world.say("ada: resign", base=known)
    assert isinstance(answer, wire.Refusal)
    assert answer.code == "stale"


def test_what_is_only_said_makes_no_move_stale():
    world = seated("ada", "bo", "cy", game="quartino")
    known = world.table.seq
    world.did("bo: phrase hello", "cy: offer draw", "bo: accept")
    assert isinstance(world.say("ada: place Y c", base=known), wire.Done)
    world.did("cy: offer draw")
    known = world.table.seq
    world.did("ada: accept")
    assert isinstance(world.say("bo: accept", base=known), wire.Done)
    assert world.state.outcome is not None


def test_an_accepted_draw_is_the_one_that_was_offered():
    world = seated("ada", "bo")
    world.did("ada: offer draw")
    known = world.table.seq
    world.did("ada: give 7", "ada: offer draw")
    answer = world.say("bo: accept", base=known)
    assert isinstance(answer, wire.Refusal)
    assert answer.code == "stale"
    world.did("bo: accept")
    assert str(world.state.outcome) == "draw (agreement)"


def test_anybody_may_resign_at_any_time_and_partners_lose_as_one():
    world = seated("ada", "bo", "cy", "dan")
    world.did("ada: give 7", "cy: resign")
    assert str(world.state.outcome) == "B (resign)"
    assert world.refused("bo: resign") == "game-over"


def test_a_false_call_is_heard_and_answered_with_why():
    """Q5: three in a turn end the right to call; what comes after is not even told."""
    world = seated("ada", "bo")
    for _ in range(3):
        answer = world.did("ada: call a1 b1 c1 d1")
        assert answer.refusal is not None
        assert answer.refusal["code"] == "call-not-full"
        assert world.told[0].event["refused"] is True
    assert world.refused("ada: call a1 b1 c1 d1") == "no-more-calls"
    world.did("ada: give 7")
    assert world.did("bo: call a1 b1 c1 d1").refusal is not None


def test_wrong_says_are_heard_three_times_in_a_row():
    """T10."""
    world = seated("ada", "bo", game="quartino")
    for _ in range(3):
        assert world.did("ada: say colours").refusal is not None
    assert world.refused("ada: say colours") == "no-four-colours"
    assert world.refused("ada: say column c") == "no-column"
    world.did("ada: place Y c", "ada: end")
    assert world.did("bo: say colours").refusal is not None


def test_after_a_right_say_wrong_ones_are_heard_again():
    world = seated("ada", "bo", game="quartino")
    for space in "1234":
        world.did(f"{world.actor}: place Y {space}", f"{world.actor}: end")
    world.did("ada: say column c", "ada: say column 5", "ada: say colours")
    for _ in range(3):
        assert world.did("ada: say column c").refusal is not None
    assert world.refused("ada: say column c") == "no-column"


def test_every_card_that_a_referee_refuses_is_seen():
    """T10, T14: a wrong Quartino shows its card, however many there were."""
    world = dealt("ada", "bo", rules="quartino+referee")
    world.did("ada: place Y 1")
    for card in DEAL["A"].split(","):
        assert world.did(f"ada: call {card} 1").refusal is not None
    assert world.refused("ada: call YBGP 1") == "no-quartino"
    assert world.view("bo")["match"]["view"]["racks"][0]["shown"] == DEAL["A"].split(",")


def test_moves_are_stored_and_told_in_their_canonical_form():
    world = seated("ada", "bo")
    world.did("ada:   give   LSQH")
    assert world.told[0].event["move"] == "give 7"
    assert world.view(None)["match"]["events"] == ["A give 7"]


def test_phrases_are_not_said_without_end():
    world = seated("ada", "bo")
    world.did(*["ada: phrase hello"] * commands.MOST_SAID)
    assert world.refused("ada: phrase hello") == "said-enough"
    # Nobody's talk silences the others.
    world.did("bo: phrase hello")
    world.did(f"{world.actor}: give 7", "ada: phrase hello")


def test_phrases_are_said_by_those_who_sit_here():
    world = World()
    assert world.refused("ada: phrase hello") == "not-seated"
    world.did("ada: sit 0")
    assert world.refused("ada: phrase insult") == "no-such-phrase"
    for phrase in commands.PHRASES:
        world.did(f"ada: phrase {phrase}")
        assert world.told[0].event == {"kind": "said", "name": "Ada", "phrase": phrase}


# --- Takebacks ----------------------------------------------------------------------------------


def test_alone_with_bots_one_takes_back_at_once():
    world = seated("ada", "bot")
    world.did("ada: give 7")
    world.bot_moves("place a1")
    world.bot_moves("give 6")
    world.did("ada: place a2", "ada: ask back")
    assert world.view(None)["match"]["events"][-1] == "B give 6"
    world.did("ada: ask back")
    assert world.view(None)["match"]["events"] == []
    assert world.refused("ada: ask back") == "nothing-to-take-back"


def test_a_takeback_needs_everyone():
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


def test_one_who_disagrees_is_enough():
    world = seated("ada", "bo", "cy", "dan")
    world.did("ada: give 7", "ada: ask back", "bo: agree", "cy: disagree")
    assert world.refused("dan: agree") == "no-takeback"
    assert world.view(None)["match"]["events"] == ["A1 give 7"]
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: ask back", "bo: disagree")
    assert world.view(None)["match"]["events"] == ["A give 7"]
    world.did("ada: ask back", "bo: agree")
    assert world.view(None)["match"]["events"] == []


def test_a_move_answers_for_itself():
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: ask back", "bo: place a1")
    assert world.refused("bo: agree") == "no-takeback"


def test_who_comes_new_has_agreed_to_nothing():
    world = seated("ada", "bo", "cy", "dan")
    world.did("ada: give 7", "ada: ask back", "bo: agree", "cy: agree", "bo: stand 1")
    world.did("ada: stand 1", "eve: sit 1")
    assert world.refused("dan: agree") == "no-takeback"
    assert world.view(None)["match"]["events"] == ["A1 give 7"]


def test_what_somebody_asked_who_then_gave_the_seat_away_is_not_asked_any_more():
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


def test_a_takeback_never_goes_past_somebody_who_left_the_game():
    world = seated("ada", "bo", "cy", game="quartino")
    world.did("ada: place Y c", "bo: resign")
    assert world.refused("ada: ask back") == "nothing-to-take-back"
    world.did("ada: end", "cy: place Y c", "cy: ask back", "ada: agree", "bo: agree")
    assert world.view(None)["match"]["events"][-1] == "A end"


def test_on_one_screen_nobody_agrees_with_themselves():
    world = on_one_screen()
    world.did("ada: place Y c", "ada: ask back")
    assert world.refused("ada: agree") == "already-agreed"
    world.did("bo: agree")
    assert world.view(None)["match"]["events"] == []


def test_offers_are_no_moves_to_take_back():
    alone = seated("ada", "bot")
    alone.did("ada: give 7", "ada: offer draw", "ada: ask back")
    assert alone.view(None)["match"]["events"] == []
    world = World(same_screen=True, begins="chosen")
    world.did("ada: sit 0", "ada: sit 1", "ada: start 0", "ada: give 7", "ada as B: place a1")
    world.did("ada as B: give 6", "ada as A: place a2", "ada as B: offer draw", "ada: ask back")
    assert world.view(None)["match"]["events"][-1] == "B give 6"
    assert seated("ada", "bo").refused("bo: ask back") == "nothing-to-take-back"


def test_an_offer_that_a_move_answered_does_not_come_up_again():
    world = seated("ada", "bo")
    world.did("ada: give 7", "ada: offer draw", "bo: place a1", "bo: ask back", "ada: agree")
    assert world.view("bo")["match"]["view"]["offer"] == []
    assert world.view(None)["match"]["events"] == ["A give 7"]
    assert world.refused("bo: accept") == "no-draw-offered"


def test_a_refused_call_is_no_move_to_take_back():
    world = seated("ada", "bot")
    world.did("ada: give 7")
    world.bot_moves("place a1")
    world.bot_moves("give 6")
    world.did("ada: place a2", *["ada: call a1 b1 c1 d1"] * 3, "ada: ask back")
    assert world.view(None)["match"]["events"][-1] == "B give 6"


def test_after_the_end_nothing_is_taken_back():
    world = seated("ada", "bot")
    world.did("ada: give 7", "ada: resign")
    assert world.refused("ada: ask back") == "no-game"


# --- One screen ---------------------------------------------------------------------------------


def on_one_screen(rules: str = "quartino") -> World:
    world = World("quartino", rules, same_screen=True, begins="chosen", seats=3)
    world.did("ada: sit 0", "ada: sit 1", "bo: sit 2", "ada: start 0")
    return world


def cards(world: World, name: str) -> list[bool]:
    """Whose cards a guest sees."""
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
    quarto = World(same_screen=True)
    quarto.did("ada: sit 0", "ada: sit 1", "ada: start")
    assert quarto.refused("ada: reveal A") == "no-cover"
    assert quarto.view("ada")["match"]["covered"] is False
    assert quarto.view("ada")["match"]["view"]["moves"]
    quarto.did("ada: give 7")
    assert quarto.view("ada")["match"]["view"]["viewer"] == "B"
    assert quarto.view("ada")["match"]["view"]["moves"]


def test_on_one_screen_a_seat_that_was_left_goes_to_whom_it_may():
    """There people sit together: they need no telling what to look at."""
    world = on_one_screen()
    world.did("bo: stand 2", "ada: sit 2")
    assert world.view("ada")["match"]["your_seats"] == ["A", "B", "C"]
    world = on_one_screen()
    world.did("ada: stand 0", "ada: stand 1", "bo: sit 0")
    assert world.view("bo")["match"]["your_seats"] == ["A", "C"]


def test_on_one_screen_each_seat_plays_for_itself():
    world = on_one_screen()
    assert world.refused("ada as B: place Y c") == "not-your-turn"
    assert world.refused("ada as C: place Y c") == "not-your-seat"
    world.did("ada as A: place Y c", "ada: end", "ada: place B 1", "ada: end", "bo: place G 2")
    world.did("ada as B: resign")
    assert world.state.staying == ("A", "C")


def test_after_the_end_everything_is_open_on_one_screen_too():
    world = on_one_screen()
    world.did("ada as A: resign", "ada as B: resign")
    assert cards(world, "ada") == [True, True, True]
    assert world.view("ada")["match"]["covered"] is False
    assert world.view("eve")["match"]["covered"] is False
    assert world.refused("ada: reveal A") == "not-your-seat"


# --- Settings and names -------------------------------------------------------------------------


def test_settings_are_checked_and_their_rules_made_canonical():
    sound = commands.check_settings(Settings("quarto", "danish+referee+squares"))
    assert sound.rules == "danish+squares+referee"
    assert commands.check_settings(sound) == sound
    for timed in (Clock(1), Clock(24 * 3600, 24 * 3600)):
        assert commands.check_settings(Settings("quarto", "classic", clock=timed)).clock == timed
    unsound = [
        Settings("quarto", "classic", seats=1),
        Settings("quarto", "classic", seats=9),
        Settings("quartino", "quartino", seats=5),
        Settings("quarto", "classic", clock=Clock(0)),
        Settings("quarto", "classic", clock=Clock(24 * 3600 + 1)),
        Settings("quarto", "classic", clock=Clock(60, -1)),
        Settings("quarto", "classic", clock=Clock(60, 10**9)),
        Settings("quarto", "classic", goes_round=True, same_screen=True),
    ]
    for settings in unsound:
        with pytest.raises(Refused) as caught:
            commands.check_settings(settings)
        assert caught.value.code == "bad-settings"
    for settings in (Settings("chess", "classic"), Settings("quarto", "quartino")):
        with pytest.raises(NotationError):
            commands.check_settings(settings)


@pytest.mark.parametrize(
    ("written", "tidy"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("e\u0301", "é"),
        ("李雷", "李雷"),
        ('"#=\\', '"#=\\'),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_tidied(written, tidy):
    assert commands.check_name(written) == tidy


@pytest.mark.parametrize(
    "written", ["", "   ", "x" * 25, "a\x00b", "\u202eevil", "\ud800", "\u200b", "a\x1b[2J"]
)
def test_what_is_no_name_is_refused(written):
    with pytest.raises(Refused) as caught:
        commands.check_name(written)
    assert caught.value.code == "bad-name"


def refusals_made() -> Iterator[tuple[str, set[str]]]:
    """Every place of the source that refuses: the code and the parameters that it gives."""
    for node in nodes():
        if isinstance(node, ast.Call) and called(node) == "Refused":
            for code in constants(node.args[0]):
                yield code, {str(keyword.arg) for keyword in node.keywords}


def test_every_sentence_is_made_of_its_parameters_alone():
    made = list(refusals_made())
    assert {code for code, _ in made} == set(refusals.SENTENCES)
    for code, params in made:
        assert set(re.findall(r"\{(\w+)\}", refusals.SENTENCES[code])) <= params, code


@pytest.mark.parametrize("code", refusals.SENTENCES)
def test_every_sentence_tells_what_was_expected_and_what_came(code):
    assert refusals.SENTENCES[code].startswith("expected ")
    assert ", got " in refusals.SENTENCES[code]


def test_long_texts_are_not_echoed_whole():
    world = seated("ada", "bo")
    for line in (f"ada as {'B' * 64}: give 7", f"ada: bot 0 {'x' * 64}", f"ada: phrase {'x' * 64}"):
        answer = world.say(line)
        assert isinstance(answer, wire.Refusal)
        assert len(answer.text) < 120
        assert all(len(value) <= commands.LONGEST_NAME for value in answer.params.values())


def test_lots_are_drawn_from_the_rng_that_is_passed_in():
    deals = set()
    for seed in (1, 1, 2):
        world = World("quartino", rng=seed)
        world.did("ada: sit 0", "bo: sit 1", "ada: start")
        deals.add(str(world.table.playing.record))
    assert len(deals) == 2
