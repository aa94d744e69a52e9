"""Rules strings of Quarto: read, printed in one canonical form, refused where they contradict."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.quarto.choices import rule_sets
from tests.games.quarto.model import ALL_WORDS, Choice

from fourfold.games.catalogue import game
from fourfold.games.errors import NotationError
from fourfold.games.quarto.rules import parse_rules


def refusal(text):
    """The code and column of the error that reading this raises."""
    with pytest.raises(NotationError) as refused:
        parse_rules(text)
    assert str(refused.value)
    return refused.value.code, refused.value.column


@pytest.mark.parametrize(
    ("preset", "owned", "expiry"),
    [("classic", None, 1), ("mushrooms", None, 1), ("danish", "light", 2)],
)
def test_presets_are_the_three_editions(preset, owned, expiry):
    """Q13: presets classic, mushrooms, danish."""
    rules = parse_rules(preset)
    assert (rules.preset, rules.owned, rules.expiry) == (preset, owned, expiry)
    assert not rules.squares
    assert not rules.referee
    assert not rules.lose_on_false_call
    assert rules.turn_seconds is None
    assert set(rules.values) == ALL_WORDS
    assert str(rules) == preset


def test_each_option_sets_what_it_names_and_nothing_else():
    """Q13: every option alone."""
    classic = parse_rules("classic")
    for text, changed in {
        "squares": {"squares": True},
        "traits:colour": {"counted": 0b0000_0011},
        "values:dark": {"counted": 0b0000_0010},
        "owned": {"owned": "light"},
        "owned-dark": {"owned": "dark"},
        "free": {},
        "players": {},
        "referee": {"referee": True},
        "lose-on-false-call": {"lose_on_false_call": True},
        "turn:60": {"turn_seconds": 60},
    }.items():
        assert parse_rules(f"classic+{text}") == dataclasses.replace(classic, **changed), text


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("classic+free", "classic"),
        ("danish+owned", "danish"),
        ("danish+players", "danish"),
        ("danish+free", "danish+free"),
        ("classic+owned", "classic+owned"),
        ("danish+owned-dark", "danish+owned-dark"),
        ("classic+traits:body,shape,height,colour", "classic"),
        ("classic+traits:body,colour", "classic+traits:colour,body"),
        ("classic+values:short,dark", "classic+values:dark,short"),
        ("classic+values:dark,light", "classic+traits:colour"),
        ("classic+values:hollow,dark,light,solid", "classic+traits:colour,body"),
        ("classic+values:light,dark,tall", "classic+values:light,dark,tall"),
        ("mushrooms+values:blue,small", "mushrooms+values:dark,short"),
        ("mushrooms+values:red,blue", "mushrooms+traits:colour"),
        ("classic+values:big,pointed,dotted", "classic+values:tall,round,solid"),
        ("mushrooms+values:plain,flat,light", "mushrooms+values:light,square,hollow"),
        (
            "classic+values:light,dark,tall,short,round,square,solid,hollow",
            "classic",
        ),
        (
            "danish+turn:60+lose-on-false-call+players+free+values:dark+squares",
            "danish+squares+values:dark+free+lose-on-false-call+turn:60",
        ),
        ("danish+referee+squares+turn:5", "danish+squares+referee+turn:5"),
    ],
)
def test_printing_is_canonical(written, printed):
    """Q8: the counted set prints as whole traits where it can."""
    assert str(parse_rules(written)) == printed
    assert parse_rules(written) == parse_rules(printed)


@given(rule_sets())
def test_every_rule_set_prints_canonically_and_reads_back(choice):
    """Q13: everything combines freely."""
    rules = parse_rules(choice.text)
    assert str(rules) == choice.text
    assert set(rules.values) == choice.counted
    assert rules.owned == choice.owned
    assert (rules.squares, rules.referee, rules.lose_on_false_call, rules.turn_seconds) == (
        choice.squares,
        choice.referee,
        choice.lose,
        choice.turn,
    )


@given(rule_sets(), st.randoms(use_true_random=False))
def test_the_order_of_options_does_not_matter(choice, rng):
    preset, *options = choice.text.split("+")
    rng.shuffle(options)
    assert str(parse_rules("+".join([preset, *options]))) == choice.text


def test_all_255_counted_sets_have_their_own_name():
    """Q8: any non-empty subset of the eight trait values."""
    words = sorted(ALL_WORDS)
    names = set()
    for bits in range(1, 256):
        counted = frozenset(word for bit, word in enumerate(words) if bits >> bit & 1)
        text = Choice(counted=counted).text
        assert str(parse_rules("classic+values:" + ",".join(counted))) == text
        names.add(text)
    assert len(names) == 255


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("classic+traits:colour+values:dark", 23),
        ("classic+values:dark+traits:colour", 21),
        ("classic+owned+free", 15),
        ("classic+owned+owned-dark", 15),
        ("danish+free+owned-dark", 13),
        ("danish+free+owned", 13),
        ("classic+players+referee", 17),
        ("classic+referee+players", 17),
        ("classic+lose-on-false-call+referee", 28),
        ("classic+referee+squares+lose-on-false-call", 25),
    ],
)
def test_contradictions_are_refused_at_the_later_option(text, column):
    assert refusal(text) == ("options-contradict", column)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("classic+squares+squares", 17),
        ("classic+turn:60+turn:60", 17),
        ("classic+traits:colour+traits:height", 23),
        ("classic+referee+squares+referee", 25),
        ("danish+owned+owned", 14),
        ("classic+traits:colour,colour", 23),
        ("classic+values:dark,short,dark", 27),
        ("mushrooms+values:dark,blue", 23),
    ],
)
def test_anything_twice_is_refused_where_it_comes_again(text, column):
    assert refusal(text) == ("option-twice", column)


@pytest.mark.parametrize(
    "number", ["0", "-1", "060", "1.5", "1e3", "", "x", "1000000", "٦٠", "6:0", " 6"]
)
def test_a_clock_needs_a_whole_number_from_1_up(number):
    """Q12: ``turn:60`` gives a player 60 seconds per turn."""
    assert refusal(f"classic+turn:{number}") == ("bad-option-value", 14)


def test_a_number_of_thousands_of_digits_is_a_notation_error_too():
    """Q12: Python refuses to read more than 4300 digits; that must not be seen."""
    assert refusal("classic+turn:" + "9" * 5000) == ("bad-option-value", 14)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "bad-preset", 1),
        ("klassisk", "bad-preset", 1),
        ("Classic", "bad-preset", 1),
        (" classic", "bad-preset", 1),
        ("quartino", "bad-preset", 1),
        ("classic+", "bad-option", 9),
        ("classic++squares", "bad-option", 9),
        ("classic+circles", "bad-option", 9),
        ("classic+squares:yes", "bad-option", 9),
        ("classic+squares:", "bad-option", 9),
        ("classic+turns:200", "bad-option", 9),
        ("classic+danish", "bad-option", 9),
        ("classic+squares +referee", "bad-option", 9),
        ("classic+turn", "bad-option-value", 13),
        ("classic+traits", "bad-option-value", 15),
        ("classic+traits:", "bad-option-value", 16),
        ("classic+traits:colour,", "bad-option-value", 23),
        ("classic+traits:colour,size", "bad-option-value", 23),
        ("classic+traits:dark", "bad-option-value", 16),
        ("classic+values", "bad-option-value", 15),
        ("classic+values:", "bad-option-value", 16),
        ("classic+values:dark,,short", "bad-option-value", 21),
        ("classic+values:colour", "bad-option-value", 16),
        ("classic+values:Dark", "bad-option-value", 16),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_column(text, code, column):
    assert refusal(text) == (code, column)


def test_a_game_by_name_takes_the_classic_rules_unless_told():
    """Q13: presets."""
    assert str(game("quarto").rules) == "classic"
    assert repr(game("quarto", "danish+referee+squares")) == (
        "fourfold.game('quarto', 'danish+squares+referee')"
    )
    with pytest.raises(NotationError) as refused:
        game("quarto", "quartino+players")
    assert refused.value.code == "bad-preset"
    with pytest.raises(NotationError) as refused:
        game("quartino", "quartino+squares")
    assert refused.value.code == "bad-option"


PARTS = (
    *("classic", "danish", "squares", "traits", "values", "owned", "free", "referee", "turn"),
    *("colour", "dark", "blue", "60", ":", ",", "++", "+", "+", "+"),
)


@given(st.text() | st.lists(st.sampled_from(PARTS)).map("".join))
def test_any_text_is_a_rule_set_or_a_notation_error(text):
    try:
        rules = parse_rules(text)
    except NotationError as error:
        column = error.column
    else:
        column = 1
        assert parse_rules(str(rules)) == rules
    assert 1 <= column <= len(text) + 1
