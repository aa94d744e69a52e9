"""``python -m bench.calibration_fit``: fit chances between players of a level to those between strong ones.

Prints the table `kLevelChances` of native/quartino/study/win_chances.hpp. In games of each level, the chance
that an analysis shows as a seat's own turn begins, between strong players, is compared with the score of that
seat: the chance between players of the level is the best straight line (least squares over ten bins).
`bench.calibration` measures the result in other games.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bench.calibration import SEATS, Bin, find, together
from fourfold.bots.quarto import LEVEL_NAMES

SEED = 77
"""Other games than those in which `bench.calibration` measures."""


def fit(bins: Sequence[Bin], seats: int) -> tuple[float, float]:
    """Return the weight of a chance between strong players, and the seat's share of the rest."""
    whole = together(bins)
    said, was = whole.said / whole.number, whole.was / whole.number
    used = [one for one in bins if one.number]
    variance = sum(one.number * (one.said / one.number - said) ** 2 for one in used)
    covariance = sum(
        one.number * (one.said / one.number - said) * (one.was / one.number - was) for one in used
    )
    weight = min(1.0, max(0.0, covariance / variance))
    if weight == 1:
        return weight, 1 / seats
    return weight, min(1.0, max(0.0, (was - weight * said) / (1 - weight)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=240, help="for each level and number of seats")
    wishes = parser.parse_args()
    for level in LEVEL_NAMES:
        fitted = []
        for seats in SEATS:
            own_turns = find(level, level, seats, wishes.games, 0, SEED)["own_turns"]
            weight, share = fit(own_turns, seats)
            fitted.append(f"{{{round(1000 * weight)}, {round(1000 * share)}}}")
        print(f"    {{{', '.join(fitted)}}},  // {level}", flush=True)


if __name__ == "__main__":
    main()
