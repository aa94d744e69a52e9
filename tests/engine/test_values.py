"""The values of whole games that the documentation gives, proved again as far as that takes seconds."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from bench.families import families

from fourfold.engine import Solver
from fourfold.games.quarto import Quarto

PUBLISHED = Path(__file__).parents[2] / "docs" / "values.tsv"
MOST_NODES = 8_000_000


def rows() -> list[dict[str, str]]:
    with PUBLISHED.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


QUICK = [
    row["rules"] for row in rows() if row["value"] != "unknown" and int(row["nodes"]) <= MOST_NODES
]


def test_every_rule_family_is_spoken_of() -> None:
    # Free colours: both values of a trait, one or none, for four traits alike, but not none of all: 14, with
    # and without squares. Owned colours: colour or not, and none to three of the other traits, likewise.
    assert len(families()) == 2 * 14 + 2 * 7
    assert {row["rules"] for row in rows()} == set(families())


@pytest.mark.parametrize("rules", QUICK)
def test_a_quick_proof_comes_out_as_published(rules: str) -> None:
    published = next(row for row in rows() if row["rules"] == rules)
    solver = Solver(rules, memory=256, tables=False)
    found = solver.solve(Quarto(rules).start(), with_moves=False)
    assert found.value == published["value"]
    if published["threads"] == "1":
        assert found.nodes == int(published["nodes"])
