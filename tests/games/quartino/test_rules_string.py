"""Rules strings of Quartino."""

from itertools import product

import pytest

import fourfold
from fourfold import NotationError
from fourfold.games.quartino import Quartino
from fourfold.games.quartino.rules import parse_rules


def code(text: str) -> tuple[str, int | None]:
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    return caught.value.code, caught.value.column


def test_every_rule_set_round_trips():
    for preset, mode, turn, turns in product(
        ("quartino", "quartino-first"), ("", "+referee"), ("", "+turn:60"), ("", "+turns:40")
    ):
        text = f"{preset}{mode}{turn}{turns}"
        assert str(parse_rules(text)) == text
        assert parse_rules(str(parse_rules(text))) == parse_rules(text)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("quartino+players", "quartino"),
        ("quartino+turns:200", "quartino"),
        ("quartino+turns:7+turn:30+referee", "quartino+referee+turn:30+turns:7"),
        ("quartino-first+turns:200+players", "quartino-first"),
    ],
)
def test_printing_is_canonical(written, canonical):
    assert str(parse_rules(written)) == canonical


def test_first_games_are_without_situations():
    """T11: `quartino-first` leaves T7 and T8 out and nothing else."""
    first, usual = parse_rules("quartino-first"), parse_rules("quartino")
    assert (first.situations, usual.situations) == (False, True)
    assert (first.referee, first.turn_limit) == (usual.referee, usual.turn_limit) == (False, 200)


def test_the_turn_limit_is_200_unless_set():
    """T13: `turns:200`, settable."""
    assert parse_rules("quartino").turn_limit == 200
    assert parse_rules("quartino+turns:1").turn_limit == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("bad-preset", 1)),
        ("classic", ("bad-preset", 1)),
        ("Quartino", ("bad-preset", 1)),
        ("quartino+", ("bad-option", 10)),
        ("quartino+squares", ("bad-option", 10)),
        ("quartino+traits:colour", ("bad-option", 10)),
        ("quartino+owned", ("bad-option", 10)),
        ("quartino+lose-on-false-call", ("bad-option", 10)),
        ("quartino+referee:1", ("bad-option", 10)),
        ("quartino+referee+referee", ("option-twice", 18)),
        ("quartino+turns:3+turns:3", ("option-twice", 18)),
        ("quartino+players+referee", ("options-contradict", 18)),
        ("quartino+referee+turn:5+players", ("options-contradict", 25)),
        ("quartino+turns", ("bad-option-value", 15)),
        ("quartino+turns:", ("bad-option-value", 16)),
        ("quartino+turns:0", ("bad-option-value", 16)),
        ("quartino+turns:-1", ("bad-option-value", 16)),
        ("quartino+turns:1.5", ("bad-option-value", 16)),
        ("quartino+turns:٣", ("bad-option-value", 16)),
        ("quartino+turn:x", ("bad-option-value", 15)),
        ("quartino+turn:1000000", ("bad-option-value", 15)),
    ],
)
def test_bad_rules_are_refused_at_their_column(text, expected):
    assert code(text) == expected


def test_a_number_of_thousands_of_digits_is_a_bad_value_like_any_other():
    assert code("quartino+turns:" + "9" * 5000) == ("bad-option-value", 16)


def test_the_catalogue_makes_quartino_by_default_with_situations():
    assert fourfold.game("quartino") == Quartino("quartino")
    assert fourfold.game("quartino", "quartino+players") == fourfold.game("quartino")
    assert repr(fourfold.game("quartino", "quartino+players")) == (
        "fourfold.game('quartino', 'quartino')"
    )
    with pytest.raises(NotationError):
        fourfold.game("quartino", "classic")
    with pytest.raises(NotationError):
        fourfold.game("quarto", "quartino")
