"""What is said of a record that cannot be read: the whole sentence, with line and column."""

from __future__ import annotations

import pytest

import fourfold
from fourfold import Event, GameError, IllegalMove, Record

DEAL = "A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY"
QUARTO = "game: quarto\nrules: classic\n"
QUARTINO = "game: quartino\nrules: quartino\n"

UNREADABLE = [
    # What the game and its rules are.
    (
        "game:  chess\nrules: classic\n",
        "line 1: expected a game, one of quarto quartino, got 'chess' (column 8)",
    ),
    (
        "game: quarto\nrules:   classic+turn:x\n",
        "line 2: expected 1–999999 after turn:, got 'x' (column 23)",
    ),
    (
        "rules: classic\n\nA give 7\n",
        "line 2: expected the key game in the header, got none (column 1)",
    ),
    (
        "game: quarto\n\nA give 7\n",
        "line 2: expected the key rules in the header, got none (column 1)",
    ),
    ("", "line 1: expected the key game in the header, got none (column 1)"),
    ("# nothing\n", "line 2: expected the key game in the header, got none (column 1)"),
    ("game: quarto", "line 1: expected the key rules in the header, got none (column 1)"),
    # The header's form.
    (
        f"{QUARTO}no colon\n",
        "line 3: expected a line such as key: value, got 'no colon' (column 1)",
    ),
    (f"{QUARTO}rules: danish\n", "line 3: expected each key once, got 'rules' again (column 1)"),
    ('"x # y\n', "line 1: expected a line such as key: value, got '\"x # y' (column 1)"),
    # The seats.
    (
        f"{QUARTO}seats:  A B C\n",
        "line 3: expected seats such as A B or A1 B1 A2 B2, got 'A B C' (column 9)",
    ),
    (f"{QUARTO}first: A\n", "line 3: expected a key of quarto, got 'first' (column 1)"),
    (f"{QUARTO}deck: YBGP\n", "line 3: expected a key of quarto, got 'deck' (column 1)"),
    (
        f"{QUARTINO}seats: A B\ndeal: {DEAL}\nfirst: A\n",
        "line 3: expected a key of quartino, got 'seats' (column 1)",
    ),
    # The deal.
    (f"{QUARTINO}first: A\n\n", "line 4: expected the key deal in the header, got none"),
    (f"{QUARTINO}deal: {DEAL}\n\n", "line 4: expected the key first in the header, got none"),
    (
        f"{QUARTINO}deal: {DEAL}\nfirst:  C\n",
        "line 4: expected a seat, one of A B, got 'C' (column 9)",
    ),
    (
        f"{QUARTINO}deal:  A=YBGP,YBPG,YGBP,YGPB C=BYGP\nfirst: A\n",
        "line 3: expected cards for the seats A B C D, got 'C' (column 30)",
    ),
    (
        f"{QUARTINO}deal:  A=YBGP,YBPG,YGBP,YGPB\nfirst: A\n",
        "line 3: expected cards for the seats A B, got '' (column 29)",
    ),
    (
        f"{QUARTINO}deal: A YBGP\nfirst: A\n",
        "line 3: expected a deal such as A=YBGP,YBPG,YGBP,YGPB, got 'A' (column 7)",
    ),
    (
        f"{QUARTINO}deal: A=B=YBGP\nfirst: A\n",
        "line 3: expected a deal such as A=YBGP,YBPG,YGBP,YGPB, got 'A=B=YBGP' (column 7)",
    ),
    (
        f"{QUARTINO}deal: A=YBGP,YBPG,YGBP\nfirst: A\n",
        "line 3: expected 4 cards for A, got 3 (column 9)",
    ),
    (
        f"{QUARTINO}deal: A=YBGP,YBPG,YGBP,RGPB B=?\nfirst: A\n",
        "line 3: expected a card such as YBGP, got 'RGPB' (column 24)",
    ),
    (
        f"{QUARTINO}deal:  A=YBGP,YBGP,YGBP,YGPB B=?,?,?,?\nfirst: A\n",
        "line 3: expected each card as often as the deck has it, got 'YBGP' once too often (column 8)",
    ),
    (
        f"{QUARTINO}deck: YBGP,RRRR\ndeal: {DEAL}\nfirst: A\n",
        "line 3: expected a card such as YBGP, got 'RRRR' (column 12)",
    ),
    # The players.
    (
        f'{QUARTO}players: A=Ada B="Bo\n',
        "line 3: expected a name in quotes with an end, got 'B=\"Bo' (column 16)",
    ),
    (
        f"{QUARTO}players: A=Ada Bo\n",
        "line 3: expected names such as A=Ada B=Bo, got 'Bo' (column 16)",
    ),
    (
        f"{QUARTO}players: A=Ada C=Cy B=Bo\n",
        "line 3: expected a seat, one of A B, got 'C' (column 16)",
    ),
    (
        f"{QUARTO}players: A=Ada A=Bo\n",
        "line 3: expected each key once, got 'A' again (column 16)",
    ),
    # The result.
    (
        f"{QUARTO}result: 1-0\n",
        "line 3: expected a result such as B (call) or draw (full-board), got '1-0' (column 9)",
    ),
    (
        f"{QUARTO}result: A\n\nA give 7\n",
        "line 3: expected no result while the game is on, got 'A' (column 9)",
    ),
    (
        f"{QUARTO}result: A (call)\n\nA give 7\nB resign\n",
        "line 3: expected the result of the events, A (resign), got 'A (call)' (column 9)",
    ),
    (
        f"{QUARTO}result: A\n\nA offer draw\nB accept\n",
        "line 3: expected the result of the events, draw (agreement), got 'A' (column 9)",
    ),
    # The events.
    (f"{QUARTO}\nA\n", "line 4: expected an event after the seat, got '' (column 2)"),
    (f"{QUARTO}\n A  give  g\n", "line 4: expected a piece such as 7 or LSQH, got 'g' (column 11)"),
    (
        f"{QUARTO}\nA ?\n",
        "line 4: expected give, place, call, decline, resign, offer draw, accept, got '?' (column 3)",
    ),
    (f"{QUARTO}\nA give 7\nC  resign\n", "line 5: expected one of the seats A B, got 'C'"),
    (f"{QUARTO}\nA give 7\nA place a1\n", "line 5: expected seat B to act, got A"),
    # What is no text.
    (f"{QUARTO}\nA give 7\nB\x07\n", "line 5: expected printable text, got U+0007 (column 2)"),
    (f"{QUARTO}\ud800\n", "line 3: expected printable text, got U+D800 (column 1)"),
    (b"game: quarto\nrules: \xff\n", "line 2: expected UTF-8 text, got byte 0xff (column 8)"),
    (f"{QUARTO}x: ".encode() + b"\xff", "line 3: expected UTF-8 text, got byte 0xff (column 4)"),
    (b"\xef\xbb\xbfgame\x80", "line 1: expected UTF-8 text, got byte 0x80 (column 5)"),
    (b"\xef\xbb\xbf\x80", "line 1: expected UTF-8 text, got byte 0x80 (column 1)"),
]


@pytest.mark.parametrize(("text", "sentence"), UNREADABLE)
def test_a_mistake_in_a_record_is_shown_with_its_place(text, sentence):
    with pytest.raises(GameError) as refused:
        fourfold.read_record(text)
    assert str(refused.value) == sentence


def test_there_is_nothing_to_take_back_before_the_first_event():
    game = fourfold.game("quarto")
    with pytest.raises(IllegalMove) as refused:
        Record.begin(game, game.start()).take_back()
    assert str(refused.value) == "expected an earlier move to take back, got the start of the game"


def test_a_takeback_past_a_shown_card_names_the_call():
    """T14: what all have seen cannot be unseen."""
    text = f"{QUARTINO}deal: {DEAL}\nfirst: A\n\nA place Y c\nA call YBGP 1\n"
    with pytest.raises(IllegalMove) as refused:
        fourfold.read_record(text).take_back()
    assert str(refused.value) == (
        "expected no card shown or made since, got call YBGP 1, which all have seen"
    )


def test_quotes_and_backslashes_in_names_and_notes_are_escaped():
    game = fourfold.game("quarto")
    names = {"A": 'a "b" \\c', "B": "\x07\n#\udfff"}
    record = Record(game, (game.start(),), players=names, notes={"event": '"x"', "at": " y "})
    assert str(record).splitlines()[2:5] == [
        r'players: A="a \"b\" \\c" B="\u0007\u000a#\udfff"',
        r'event: "\"x\""',
        'at: " y "',
    ]
    again = fourfold.read_record(str(record))
    assert (again.players, again.notes) == (record.players, record.notes)


@pytest.mark.parametrize(
    ("written", "note"),
    [
        ('"', '"'),
        ('""', ""),
        ('"a b"', "a b"),
        ('"Café" now', '"Café" now'),
        ('now "Café"', 'now "Café"'),
    ],
)
def test_only_a_note_wholly_in_quotes_is_read_without_them(written, note):
    record = fourfold.read_record(f"{QUARTO}at: {written}\n")
    assert record.notes == {"at": note}
    assert fourfold.read_record(str(record)).notes == {"at": note}


def test_what_the_header_tells_of_the_game_is_no_note():
    text = f"{QUARTO}seats: A B\nplayers: A=Ada\nresult: A (resign)\n\nB resign\n"
    assert fourfold.read_record(text).notes == {}


def test_an_event_is_no_refused_one_unless_it_is_said_so():
    move = fourfold.game("quarto").parse_move("give 7")
    assert str(Event("A", move)) == "A give 7"
    assert str(Event("A", move, refused=True)) == "A give 7 ?"
