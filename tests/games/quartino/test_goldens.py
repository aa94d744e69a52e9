"""Whole games that a reader can check by hand, as records."""

from pathlib import Path

import pytest

from fourfold import IllegalMove, NotationError, read_record

GOLDENS = Path(__file__).parent / "goldens"

FINAL = {
    "two-seats": ("Y/Y/Y/Y/./G/BP/B/. A", "A (cards)"),
    "three-seats": ("B/././././PY/G/YY/. B", "A (time)"),
    "first-game": ("././././././B/B/. A", "A,B (turn-limit)"),
    "masked": ("B/././././P/./Y/. A +0", "None"),
}


def text_of(name: str) -> str:
    return (GOLDENS / f"{name}.fgn").read_text(encoding="utf-8")


def without_comments(text: str) -> str:
    lines = [line.partition("#")[0].rstrip() for line in text.splitlines()]
    written = [line for line, raw in zip(lines, text.splitlines(), strict=True) if line or not raw]
    return "\n".join(written) + "\n"


def test_every_golden_record_is_tested():
    assert {path.stem for path in GOLDENS.glob("*.fgn")} == set(FINAL)


@pytest.mark.parametrize("name", FINAL)
def test_a_golden_record_replays_to_its_end_and_prints_as_it_is_written(name):
    """T4: whole games through the rules."""
    record = read_record(text_of(name))
    assert str(record) == without_comments(text_of(name))
    assert (record.state.position, str(record.state.outcome)) == FINAL[name]
    again = read_record(str(record))
    assert again == record


@pytest.mark.parametrize("name", FINAL)
def test_bytes_carriage_returns_and_a_byte_order_mark_are_read_alike(name):
    data = b"\xef\xbb\xbf" + text_of(name).replace("\n", "\r\n").encode()
    assert read_record(data) == read_record(text_of(name))


def test_two_seats_make_their_cards_in_order():
    """T12: A makes all four, B none."""
    state = read_record(text_of("two-seats")).state
    assert state.made == (("YBGP", "YBPG", "YGBP", "YGPB"), ())
    assert state.shown == ((), ())
    assert state.turn.number == 21


def test_three_seats_end_with_one_left():
    """T14: what was shown stays known."""
    state = read_record(text_of("three-seats")).state
    assert state.gone == ("C", "B")
    assert state.made == (("YBGP",), (), ())
    assert state.shown == ((), (), ("GYBP",))


def test_a_first_game_ends_in_a_tie():
    """T11: without situations, here with a referee."""
    state = read_record(text_of("first-game")).state
    assert state.made == (("YYYB",), ("YYYY",))
    assert state.shown == ((), ("BYYY",))


def test_the_masked_record_is_what_the_three_seat_game_gives_to_b():
    """T14: `?` for every card that B may not know."""
    whole = text_of("three-seats").replace("result: A (time)\n", "")
    part = whole[: whole.index("A place Y 7") + len("A place Y 7\n")]
    record = read_record(part)
    assert str(record.masked("B")) == without_comments(text_of("masked"))
    state = read_record(text_of("masked")).state
    assert state.racks[0] == (None, None, None)
    assert state.racks[2] == ("GYBP", None, None, None)
    assert str(record.masked(None)).splitlines()[2] == ("deal: A=YBGP,?,?,? B=?,?,?,? C=GYBP,?,?,?")


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("B say colours ?", "B say colours", "no-four-colours", 36),
        ("B say column 5", "B say column 5 ?", "not-refused", 37),
        ("A place Y c", "B place Y c", "not-your-turn", 10),
        ("A place Y c", "A place X c", "bad-colour", 10),
        ("A place Y c", "A place Y", "bad-space", 10),
        ("A place Y c", "A", "event-missing", 10),
        ("A place Y c", "A end ?", "never-refused-so", 10),
        ("B clear 5", "B place Y 1", "clear-first", 38),
        ("A call YBGP 1", "A call YBGP 1 ?", "never-refused-so", 23),
        ("A call YBGP 1", "A call BYGP 1", "card-not-held", 23),
        ("A call YGPB 5", "A call YGPB 5\nA end", "game-over", 71),
        ("result: A (cards)", "result: B (cards)", "result-differs", 8),
        ("result: A (cards)", "result: draw", "result-differs", 8),
        ("result: A (cards)", "result: A (call)", "result-differs", 8),
        ("result: A (cards)", "result: A wins", "bad-result", 8),
        ("first: A", "first: C", "bad-seat", 6),
        ("first: A\n", "", "key-missing", 8),
        ("first: A", "seats: A B", "key-not-here", 6),
        ("B=BYGP,", "B=YBGP,", "card-twice", 5),
        ("B=BYGP,", "B=", "deal-size", 5),
        ("B=BYGP,", "B=BYG,", "bad-card", 5),
        ("B=BYGP,", "C=BYGP,", "deal-seats", 5),
        ("B=BYGP,", "B:BYGP,", "bad-deal", 5),
        (" B=BYGP,BYPG,BGYP,BGPY", "", "deal-seats", 5),
        ("rules: quartino", "rules: classic", "bad-preset", 4),
    ],
)
def test_the_first_line_that_is_wrong_is_named(old, new, code, line):
    """T3 to T12: a record that breaks a rule is refused with the number of the line."""
    text = text_of("two-seats")
    assert old in text
    with pytest.raises((NotationError, IllegalMove)) as caught:
        read_record(text.replace(old, new, 1))
    assert (caught.value.code, caught.value.line) == (code, line)
    assert str(caught.value).startswith(f"line {line}: expected")


def test_a_deck_too_small_for_the_deal_is_an_error_in_the_header():
    """T3: each seat is dealt four cards."""
    text = text_of("first-game").replace("YYYY,YYYY,YYYB,BYYY,GGGG,PPPP,BBBB,YYBB,GGPP", "YYYY")
    with pytest.raises(NotationError) as caught:
        read_record(text)
    assert caught.value.code == "deck-too-small"
