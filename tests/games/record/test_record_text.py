"""Records as text: header, comments, quotes, line ends, names, results."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fourfold
from fourfold import NotationError, Outcome, Record

GAME = fourfold.game("quarto")
SHORT = "game: quarto\nrules: classic\n\nA give 7\nB place b3\n"


def begin(**players: str) -> Record:
    return Record.begin(GAME, GAME.start(), players)


def test_the_example_of_the_notation_page_reads():
    record = fourfold.read_record(
        "game: quarto\nrules: classic\nplayers: A=Ada B=Bo\n\n"
        "A give 0\nB place b2\nB give f\nA place c3\n"
    )
    assert record.players == {"A": "Ada", "B": "Bo"}
    assert record.state.position == "..../..f./.0../.... -"
    assert record.state.to_act == "A"


def test_a_record_prints_its_header_in_one_order():
    record = begin(A="Ada", B="Bo").play("give 7").play("resign", "B")
    assert str(record) == (
        "game: quarto\nrules: classic\nplayers: A=Ada B=Bo\nresult: A (resign)\n\n"
        "A give 7\nB resign\n"
    )


def test_a_quartino_record_tells_the_deal_and_who_is_first():
    deal = "A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY"
    text = f"game: quartino\nrules: quartino\ndeal: {deal}\nfirst: B\n\nB place Y c\nB end\n"
    record = fourfold.read_record(text)
    assert str(record) == text
    assert record.state.to_act == "A"


def test_a_deck_of_its_own_is_told_and_read():
    deck = ",".join(["YYYY", "BBBB", "GGGG", "PPPP"] * 2)
    deal = "A=YYYY,BBBB,GGGG,PPPP B=PPPP,GGGG,BBBB,YYYY"
    text = f"game: quartino\nrules: quartino\ndeck: {deck}\ndeal: {deal}\nfirst: A\n\nA place Y c\n"
    assert str(fourfold.read_record(text)) == text


def test_header_keys_come_in_any_order():
    text = "players: A=Ada\nrules: classic\ngame: quarto\n\nA give 7\n"
    assert fourfold.read_record(text).state.position.endswith(" 7")


@pytest.mark.parametrize(
    "text",
    [
        SHORT.replace("\n", "\r\n"),
        SHORT.encode("utf-8-sig"),
        SHORT.rstrip("\n"),
        SHORT + "\n\n\n",
        SHORT.replace("\n", " \t \n"),
        "# a comment\n" + SHORT,
        "\n\n" + SHORT,
        SHORT.replace("rules: classic\n", "rules: classic # as usual\n# and no more\n"),
        SHORT.replace("A give 7\n", "# opening\n\nA give 7 # a short one\n\n"),
        SHORT.replace("A give 7", "A  give   LSQH"),
        SHORT.replace("A give 7", "A\tgive\t7"),
        SHORT.replace("classic", "classic+players"),
        SHORT.replace("game: quarto", "game:quarto"),
    ],
    ids=lambda text: repr(text)[:30],
)
def test_ways_of_writing_the_same_record(text):
    assert str(fourfold.read_record(text)) == SHORT


def test_a_byte_order_mark_may_come_in_text_too():
    assert str(fourfold.read_record("\ufeff" + SHORT)) == SHORT


def test_a_record_of_nothing_yet_needs_no_empty_line():
    assert fourfold.read_record("game: quarto\nrules: classic").events == ()


def test_unknown_header_keys_are_kept():
    text = SHORT.replace("\n\n", '\ndate: 2024-02-29\nwhere: "Café # 3"\nempty: \n\n', 1)
    record = fourfold.read_record(text)
    assert record.notes == {"date": "2024-02-29", "where": "Café # 3", "empty": ""}
    assert str(record) == text
    assert record.play("give 1").notes == record.notes


NAMES = st.text(
    st.one_of(
        st.sampled_from(list(" #\"\\='?:\t,")),
        st.characters(exclude_categories=["Cc", "Cs"]),
    ),
    max_size=12,
)


@given(a=NAMES, b=NAMES)
def test_player_names_survive_printing_and_reading(a, b):
    record = begin(A=a, B=b).play("give 7")
    again = fourfold.read_record(str(record))
    assert again.players == {"A": a, "B": b}
    assert str(again) == str(record)
    assert fourfold.read_record(str(record).encode()).players == {"A": a, "B": b}


@given(note=NAMES)
def test_notes_survive_printing_and_reading(note):
    record = Record(GAME, (GAME.start(),), notes={"event": note})
    again = fourfold.read_record(str(record))
    assert again.notes == {"event": note}
    assert str(again) == str(record)


@pytest.mark.parametrize("name", ["a\nb", "a\n\nB resign", "\r", "\x00", "\x1b[31m", "\x85"])
def test_a_name_that_a_line_cannot_hold_is_refused_or_survives(name):
    """A name must not be able to write events of its own, or a record that cannot be read."""
    try:
        text = str(begin(A=name))
    except fourfold.GameError:
        return
    again = fourfold.read_record(text)
    assert again.events == ()
    assert again.players == {"A": name}


def test_plain_names_are_not_quoted():
    assert "players: A=Ada B=Ødegård\n" in str(begin(A="Ada", B="Ødegård"))
    assert 'players: A="Ada Byron" B="#1"\n' in str(begin(A="Ada Byron", B="#1"))


def test_only_some_seats_may_be_named():
    text = SHORT.replace("\n\n", "\nplayers: B=Bo\n\n", 1)
    assert fourfold.read_record(text).players == {"B": "Bo"}


def test_teams_name_their_seats():
    """Q11: the partners take turns in rotation, and the team wins."""
    text = (
        "game: quarto\nrules: danish+free\nseats: A1 B1 A2 B2\nplayers: A1=Ada B2=Bo\n"
        "result: B (resign)\n\nA1 give 7\nB1 place b3\nB1 give 1\nA2 place a1\nA1 resign\n"
    )
    record = fourfold.read_record(text)
    assert str(record) == text
    assert record.state.outcome == Outcome(("B",), "resign")


@pytest.mark.parametrize("seats", ["A B", "A1 B1", "A1 B1 A2", "A1 B1 B2", "A1 B1 A2 B2 A3 B3"])
def test_seats_that_can_sit_together(seats):
    state = fourfold.read_record(f"game: quarto\nrules: classic\nseats: {seats}\n").state
    assert " ".join(state.seats) == seats


@pytest.mark.parametrize(
    ("result", "rules", "events"),
    [
        ("A", "classic", "A give 7\nB resign"),
        ("A (resign)", "classic", "A give 7\nB resign"),
        ("B (time)", "classic", "A flag"),
        ("A (abandoned)", "classic", "A give 7\nB abandon"),
        ("draw", "classic", "A offer draw\nB accept"),
        ("draw (agreement)", "classic", "A offer draw\nB accept draw"),
    ],
)
def test_results_that_the_events_bear_out(result, rules, events):
    text = f"game: quarto\nrules: {rules}\nresult: {result}\n\n{events}\n"
    record = fourfold.read_record(text)
    assert str(record.state.outcome).startswith(result.partition(" ")[0])


@pytest.mark.parametrize("result", ["A,B,C (turn-limit)", "C A B (turn-limit)", "A, B, C"])
def test_several_winners_are_told_in_any_order(result):
    """T13: those who tie win together."""
    deal = "A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY C=GYBP,GYPB,GBYP,GBPY"
    text = (
        f"game: quartino\nrules: quartino+turns:1\ndeal: {deal}\nfirst: A\n"
        f"result: {result}\n\nA place Y c\nA end\n"
    )
    record = fourfold.read_record(text)
    assert record.state.outcome == Outcome(("A", "B", "C"), "turn-limit")
    assert "result: A,B,C (turn-limit)\n" in str(record)


def test_refused_calls_and_says_are_kept_with_a_mark():
    """Q5, T10: a false call is logged and changes nothing but the count."""
    text = SHORT + "B call a1 b1 c1 d1 ?\nB give 1\nA call a1 b2 c3 d4 ?\n"
    record = fourfold.read_record(text)
    assert [event.refused for event in record.events] == [False, False, True, False, True]
    assert str(record) == text


def test_a_comment_sign_inside_quotes_is_text():
    text = 'game: quarto\nrules: classic\nplayers: A="a \\" # b" B=Bo # Bo is new\n'
    assert fourfold.read_record(text).players == {"A": 'a " # b', "B": "Bo"}


def test_records_know_the_line_and_column_of_a_mistake():
    with pytest.raises(NotationError) as caught:
        fourfold.read_record("game: quarto\nrules: classic\n\nA give 7\nB  place e9\n")
    assert (caught.value.line, caught.value.column) == (5, 10)
    assert str(caught.value) == "line 5: expected a square from a1 to d4, got 'e9' (column 10)"


def test_columns_count_characters_not_bytes():
    with pytest.raises(NotationError) as caught:
        fourfold.read_record("game: quarto\nnote: éé".encode() + b"\xff\n")
    assert (caught.value.line, caught.value.column) == (2, 9)
