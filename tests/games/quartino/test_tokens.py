"""The material: tokens, spaces, cards, and where a card matches."""

import random
from itertools import permutations

import pytest

from fourfold.games.quartino import COLOURS, SPACES, STANDARD_DECK, Card
from fourfold.games.quartino.notation import parse_board
from fourfold.games.quartino.tokens import reserve
from fourfold.games.text import Field

from .model import pattern
from .setting import EMPTY, at, play, random_text, refusal, start

RIM = "12345678"


def matching_by_oracle(card: str, text: str) -> set[str]:
    tops = {
        name: column[-1]
        for name, column in zip("c" + RIM, text.split("/"), strict=True)
        if column != "."
    }
    return {
        first
        for first in RIM
        if set(pattern(card, first).items()) <= set(tops.items())
        and len(set(pattern(card, first))) == 4
    }


def matching(card: str, text: str) -> set[str]:
    return {str(space) for space in Card(card).matching(parse_board(Field(text)))}


def test_the_wheel_has_a_centre_and_eight_rim_spaces_and_the_box_seven_tokens_of_four_colours():
    """T1: 9 spaces, 28 tokens, 7 in each of 4 colours, 24 cards."""
    assert [str(space) for space in SPACES] == list("c12345678")
    assert COLOURS == ("Y", "B", "G", "P")
    assert start().reserve == {"Y": 7, "B": 7, "G": 7, "P": 7}
    assert len(STANDARD_DECK) == 24


def test_the_reserve_holds_what_is_not_on_the_board():
    """T1: the reserve is open, by colour, buried tokens are not in it."""
    board = parse_board(Field("YYB/./G/./././././GGP"))
    assert reserve(board) == {"Y": 5, "B": 6, "G": 4, "P": 6}


def test_an_eighth_token_of_a_colour_is_not_in_the_box():
    """T1: 7 tokens of a colour."""
    state = at("YYY/YYYY/././././././. A")
    assert refusal(state, "place Y 5") == "colour-used-up"
    assert not any("place Y" in str(move) for move in state.moves())
    assert play(state, "place B 5").position.startswith("YYY/YYYY/./././B/")


def test_the_standard_deck_is_every_order_of_the_four_colours_once():
    """T2: 24 = 4!."""
    assert sorted(STANDARD_DECK) == sorted("".join(order) for order in permutations("YBGP"))


@pytest.mark.parametrize("first", RIM)
def test_a_card_matches_in_each_of_the_eight_turns_of_the_wheel(first):
    """T2: centre, then three neighbouring rim spaces clockwise, past 8 comes 1."""
    columns = dict.fromkeys("c" + RIM, ".") | pattern("YBGP", first)
    text = "/".join(columns.values())
    assert matching("YBGP", text) == {first}


@pytest.mark.parametrize("first", RIM)
def test_a_card_never_matches_mirrored(first):
    """T2: the rim colours in the order of the clock only."""
    columns = dict.fromkeys("c" + RIM, ".") | pattern("YPGB", first)
    text = "/".join(columns.values())
    assert matching("YBGP", text) == set()
    assert matching("YPGB", text) == {first}


def test_the_call_of_the_notation_covers_the_centre_and_the_spaces_7_8_and_1():
    """T2: `call YBGP 7` is c=Y 7=B 8=G 1=P."""
    state = play(at("Y/P/./././././B/. A"), "place G 8")
    made = play(state, "call YBGP 7")
    assert made.made[0] == ("YBGP",)
    assert made.board == ("",) * 9


def test_only_the_top_of_a_column_is_looked_at():
    """T2: a card is compared with what lies on top."""
    assert matching("YBGP", "BY/PB/BG/YP/././././.") == {"1"}
    assert matching("YBGP", "YB/BP/GB/PY/././././.") == set()


def test_matches_are_those_of_a_plain_oracle_on_thousands_of_boards():
    """T2: against sets of (space, top colour) made by angles."""
    rng = random.Random(2)
    found = 0
    repeated = ["YYYY", "YYBB", "BYBY", "GGGP"]
    for number in range(3000):
        spaces = range(9) if number % 2 else range(5)
        text = random_text(rng, rng.randrange(6, 29), spaces)
        for card in [*rng.sample(STANDARD_DECK, 8), *repeated]:
            expected = matching_by_oracle(card, text)
            assert matching(card, text) == expected, (card, text)
            found += len(expected)
    assert found > 300


def test_nothing_matches_an_empty_board():
    """T2: an empty space has no colour."""
    assert all(matching(card, EMPTY) == set() for card in STANDARD_DECK)


def test_one_card_may_match_in_several_turns_at_once():
    """T2: each of the eight turns is looked at."""
    assert matching("YBGP", "Y/B/G/P/./B/G/P/.") == {"1", "5"}
    assert matching("YYYY", "Y/Y/Y/Y/Y/Y/Y/./.") == {"1", "2", "3", "4"}
