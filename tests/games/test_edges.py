"""Rare cases in which a mutated rule was once noticed by no other test."""

from __future__ import annotations

import pytest

from fourfold import NotationError, Record, game, read_record
from fourfold.games.quartino import STANDARD_DECK
from fourfold.games.quarto import Quarto


def test_a_call_that_names_an_unknown_card_ends_an_offer_and_counts_as_done():
    """T13: a call is something done, also where the caller's cards are not known."""
    state = game("quartino").at("Y/B/G/P/././././. A").play("place Y 8").play("offer draw")
    after = state.play("call YBGP 1")
    assert after.offer == ()
    assert after.turn.acted
    assert after.turn.begun


def test_a_refused_call_leaves_the_turn_and_the_offer_as_they_were():
    """T10: a wrong Quartino is refused by the referee, and nothing but the shown card changes."""
    full = "YBGP/YBGP/YBGP/YBG/YBG/YBG/YPP/PP/BG A"
    state = game("quartino", "quartino-first+referee").at(full).play("offer draw")
    assert state.phase == "call"
    after = state.refuse("call YBGP 1")
    assert after.turn == state.turn
    assert after.offer == state.offer
    assert after.shown == (("YBGP",), ())


def test_a_position_in_mid_turn_shows_what_is_due():
    """T8: tokens due, and the columns of which one is to be cleared."""
    said = game("quartino").at("./././././YBGP/././. A").play("say column 5")
    assert said.position == "./././././YBGP/././. A +2 clear 5"
    assert said.view("B").to_json()["column"] == "5"
    both = game("quartino", "quartino+referee").at("./././BBGP/./GBPP/././. A")
    assert both.position == "./././BBGP/./GBPP/././. A"
    crowded = game("quartino", "quartino+referee").at("YYYY/././BBGP/././././. A").play("place B 1")
    assert crowded.position == "YYYY/B/./BBGP/././././. A +2 clear c,3"


def test_the_order_of_the_standard_cards_does_not_matter():
    """T2: the deck is data; the standard one is the same in any order."""
    deal = {"A": STANDARD_DECK[:4], "B": STANDARD_DECK[4:8]}
    state = game("quartino").start(deal=deal, deck=STANDARD_DECK[::-1])
    assert state.deck == STANDARD_DECK
    assert "deck" not in state.setup()


@pytest.mark.parametrize(("key", "value"), [("offer", ["Z"]), ("trail", ["a1"]), ("refusals", 4)])
def test_a_stored_state_that_cannot_be_is_refused_as_such(key, value):
    data = Quarto("classic").start().to_json() | {key: value}
    with pytest.raises(NotationError, match=r"expected a stored state, got .\{") as caught:
        Quarto("classic").state_from_json(data)
    assert caught.value.code == "bad-state"


def test_stored_state_with_a_draw_offer_of_all_seats_is_read():
    state = Quarto("classic").start().play("offer draw", "A")
    data = state.to_json() | {"offer": ["A", "B"]}
    assert Quarto("classic").state_from_json(data).offer == ("A", "B")


def test_a_bad_byte_is_found_on_its_line_and_column():
    for mark in (b"", b"\xef\xbb\xbf"):
        with pytest.raises(NotationError) as caught:
            read_record(mark + b"game: quarto\nrules: classic\n\xc3\xa9\xff")
        assert (caught.value.line, caught.value.column) == (3, 2)


@pytest.mark.parametrize("name", ["\n", "a\x00b", "\\u0041", '"', "\x1b[2J", "#", ""])
def test_any_name_and_note_comes_back_as_it_was(name):
    start = Quarto("classic").start()
    record = Record(Quarto("classic"), (start,), players={"A": name}, notes={"event": name})
    again = read_record(str(record))
    assert again.players == {"A": name}
    assert again.notes == {"event": name}


@pytest.mark.parametrize("note", ['"', '""', '"a', 'say "x"'])
def test_a_note_is_unquoted_only_if_it_is_quoted_as_a_whole(note):
    record = read_record(f"game: quarto\nrules: classic\nevent: {note}\n")
    assert record.notes["event"] == ("" if note == '""' else note)


def test_a_refused_call_may_stand_close_to_its_mark():
    text = "game: quarto\nrules: classic\n\nA call a1 b1 c1 d1  ?\n"
    assert str(read_record(text)).endswith("A call a1 b1 c1 d1 ?\n")
    with pytest.raises(NotationError, match="line 4: "):
        read_record("game: quarto\nrules: classic\n\nA ?\n")


def test_equal_games_hash_alike_and_others_rarely():
    assert hash(game("quarto")) == hash(game("quarto", "classic"))
    games = [game("quarto"), game("quarto", "danish"), game("quartino")]
    assert len({hash(each) for each in games}) == 3
