"""The values of whole games that the documentation gives, proved again as far as that takes seconds."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("rules", QUICK)
def test_a_quick_proof_comes_out_as_published(rules: str) -> None:
    published = next(row for row in rows() if row["rules"] == rules)
    solver = Solver(rules, memory=256, tables=False)
    found = solver.solve(Quarto(rules).start(), with_moves=False)
    assert found.value == published["value"]
    if published["threads"] == "1":
        assert found.nodes == int(published["nodes"])
