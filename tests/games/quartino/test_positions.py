"""Positions of Quartino as text."""

import random

import pytest

from fourfold import NotationError
from fourfold.games.quartino import Quartino

from .setting import EMPTY, at, play, random_text, start


def error(text: str, seats: int | None = None) -> tuple[str, int | None]:
    with pytest.raises(NotationError) as caught:
        Quartino().at(text, seats)
    return caught.value.code, caught.value.column


def test_the_example_of_the_notation_reads_as_it_says():
    state = Quartino().at("YB/./G/./././././P A")
    assert state.board == ("YB", "", "G", "", "", "", "", "", "P")
    assert state.position == "YB/./G/./././././P A"
    assert state.to_act == "A"


def test_positions_at_the_starts_of_turns_round_trip_in_random_play():
    rng = random.Random(3)
    read = 0
    for rules in ("quartino", "quartino+referee", "quartino-first"):
        for seats in (2, 3, 4):
            state = Quartino(rules).start(seats=seats, rng=rng)
            for _ in range(120):
                if state.outcome is None and "+" not in state.position:
                    again = Quartino(rules).at(state.position, seats)
                    assert again.position == state.position
                    assert (again.board, again.to_act) == (state.board, state.to_act)
                    assert again.turn.due == state.turn.due
                    assert again.moves() == [m for m in state.moves() if "call" not in str(m)]
                    read += 1
                elif state.outcome is None:
                    with pytest.raises(NotationError):
                        Quartino(rules).at(state.position, seats)
                else:
                    break
                state = state.play(rng.choice(state.moves()))
    assert read > 200


def test_any_lawful_board_round_trips():
    rng = random.Random(4)
    for _ in range(500):
        text = f"{random_text(rng, rng.randrange(29))} {rng.choice('ABCD')}"
        assert Quartino().at(text, 4).position == text


@pytest.mark.parametrize(
    "moves",
    [
        ["say colours"],
        ["say column 1"],
        ["say column 1", "clear 1"],
        ["place B c"],
        ["say colours", "say column 1", "place B 1"],
    ],
)
def test_in_mid_turn_a_position_is_for_display_and_does_not_parse(moves):
    state = play(at("./YYYY/././././././. A"), *moves)
    assert state.position.split()[:2] == ["/".join(c or "." for c in state.board), "A"]
    with pytest.raises(NotationError):
        Quartino().at(state.position)


def test_a_turn_in_which_a_wrong_thing_was_said_is_still_at_its_start():
    state = start().refuse("say colours")
    assert Quartino().at(state.position).position == f"{EMPTY} A"


def test_a_position_knows_nothing_of_the_cards():
    state = Quartino().at(f"{EMPTY} B")
    assert state.racks == ((None,) * 4,) * 2
    assert state.view("A").rack == ()
    assert [rack.left for rack in state.view("B").racks] == [4, 4]


def test_there_are_as_many_seats_as_the_one_to_act_needs_or_as_given():
    assert Quartino().at(f"{EMPTY} A").seats == ("A", "B")
    assert Quartino().at(f"{EMPTY} C").seats == ("A", "B", "C")
    assert Quartino().at(f"{EMPTY} A", 4).seats == ("A", "B", "C", "D")
    assert Quartino().at(f"{EMPTY} A", ["A", "B", "C"]).seats == ("A", "B", "C")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("bad-spaces", 1)),
        ("  ", ("bad-spaces", 1)),
        (EMPTY, ("bad-seat", 18)),
        (f"{EMPTY} E", ("bad-seat", 19)),
        (f"{EMPTY} a", ("bad-seat", 19)),
        (f"{EMPTY} A1", ("bad-seat", 19)),
        (f"{EMPTY} -", ("bad-seat", 19)),
        (f"{EMPTY} A B", ("text-after", 21)),
        (f"{EMPTY} A +1", ("text-after", 21)),
        (f"{EMPTY}/. A", ("bad-spaces", 1)),
        ("./././. A", ("bad-spaces", 1)),
        ("././././././././ A", ("bad-column", 17)),
        ("././X/./././././. A", ("bad-column", 5)),
        ("Y././././././././. A", ("bad-column", 1)),
        ("./y/././././././. A", ("bad-column", 3)),
        ("YYYY/YYYY/././././././. A", ("too-many-tokens", 1)),
        ("..../.5b./6..e/32.. -", ("bad-spaces", 1)),
    ],
)
def test_bad_positions_are_refused_at_their_column(text, expected):
    assert error(text) == expected


def test_a_seat_that_is_not_at_the_table_cannot_be_to_act():
    assert error(f"{EMPTY} C", 2) == ("bad-seat", 19)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_position_for_fewer_than_two_or_more_than_four_seats_is_refused(seats):
    assert error(f"{EMPTY} A", seats)[0] == "bad-seat-number"
