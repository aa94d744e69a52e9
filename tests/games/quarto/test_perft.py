"""Counting all games to a depth, against numbers known in closed form."""

import pytest

from fourfold.games.perft import perft
from fourfold.games.quarto import Quarto

#: Plies are give and place alternately; no line can be made before the eighth.
FREE = (16, 256, 3_840, 57_600, 806_400, 11_289_600)
OWNED = (8, 128, 1_024, 15_360, 107_520, 1_505_280)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        ("classic+referee", FREE),
        ("classic+squares+referee", FREE[:5]),
        ("mushrooms+traits:colour+referee", FREE[:4]),
        ("classic", FREE[:4]),
        ("danish+referee", OWNED),
        ("danish+owned-dark+referee", OWNED[:5]),
        ("danish+free+referee", FREE[:4]),
    ],
)
def test_perft_gives_the_known_numbers(rules, counts):
    """Q3: gives and placements, every one of them, once."""
    start = Quarto(rules).start()
    assert tuple(perft(start, depth) for depth in range(1, len(counts) + 1)) == counts


def test_perft_of_nothing_is_one():
    assert perft(Quarto("classic+referee").start(), 0) == 1


def test_a_won_game_ends_a_sequence():
    """Q6: three tall pieces on row 1 and a fourth in hand.

    . . . .
    . . . .
    . . . .
    0 8 1 .
    """
    state = Quarto("classic+referee").at("..../..../..../081. 9")
    assert perft(state, 1) == 13
    assert perft(state, 2) == 12 * 12
