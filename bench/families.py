"""The value of whole games of Quarto, one rule family after the other, into ``docs/values.md``.

``python -m bench.families --seconds 600`` proves what is not proved yet, the quick ones first, giving each so
long; it may be stopped and started again. Free colours: every choice of counted values up to symmetry, that
is for each trait both values, one or none. Owned colours: every choice of whole traits.
"""

from __future__ import annotations

import argparse
import csv
from itertools import combinations_with_replacement, product
from pathlib import Path

from fourfold.engine import Solver, Value
from fourfold.games.quarto import Quarto
from fourfold.games.quarto.pieces import TRAITS, VALUES
from fourfold.games.quarto.rules import parse_rules

DOCS = Path(__file__).parents[1] / "docs"
DATA = DOCS / "values.tsv"
PAGE = DOCS / "values.md"
COLUMNS = ["rules", "value", "nodes", "seconds", "threads", "memory"]


def families() -> list[str]:
    """Return the rules strings, those with the fewest counted values first."""
    found = []
    for kinds in combinations_with_replacement((2, 1, 0), 4):
        values = [VALUES[2 * trait + n] for trait, kind in enumerate(kinds) for n in range(kind)]
        if values:
            found += [
                f"classic+squares+values:{','.join(values)}",
                f"classic+values:{','.join(values)}",
            ]
    for colour, others in product((False, True), range(4)):
        traits = [TRAITS[0]] * colour + list(TRAITS[1 : 1 + others])
        if traits:
            found += [
                f"danish+squares+traits:{','.join(traits)}",
                f"danish+traits:{','.join(traits)}",
            ]
    unique = dict.fromkeys(str(parse_rules(rules)) for rules in found)
    return sorted(unique, key=lambda rules: parse_rules(rules).counted.bit_count())


def read() -> dict[str, dict[str, str]]:
    """Return what is proved or was tried so far."""
    if not DATA.exists():
        return {}
    with DATA.open(encoding="utf-8", newline="") as file:
        return {row["rules"]: row for row in csv.DictReader(file, delimiter="\t")}


def write(rows: dict[str, dict[str, str]]) -> None:
    """Write the data file and the page."""
    with DATA.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows[rules] for rules in families() if rules in rows)
    lines = [
        "# The value of whole games",
        "",
        "What is a game of Quarto worth if both players play perfectly? The table has the proven value",
        "for A, who gives first, from the empty board, under 42 families of rules: which values of traits",
        "count, with or without 2×2 squares, with free or owned colours. With free colours, every other",
        "choice of values is symmetric to one in the table.",
        "",
        "With free colours every game is a draw. With owned colours A loses the Danish edition, with and",
        "without squares; with squares A also loses if three traits count, or colour and one other trait.",
        "",
        "Values are those of referee play, proved by `fourfold prove --no-tables`. Nodes are the",
        "positions searched. Seconds are those of the run that proved a family, often with an earlier",
        "version and beside other work.",
        *(
            ["*unknown*: not finished in the time given. *not tried*: its turn has not come."]
            if any(
                rows.get(rules, {}).get("value") in (None, Value.UNKNOWN) for rules in families()
            )
            else []
        ),
        "Written by `python -m bench.families`.",
        "",
        "| rules | value | nodes | seconds | threads |",
        "| --- | --- | ---: | ---: | ---: |",
    ]
    for rules in families():
        row = rows.get(rules)
        cells = (
            [row["value"], f"{int(row['nodes']):,}", row["seconds"], row["threads"]]
            if row
            else ["not tried", "", "", ""]
        )
        lines.append(f"| `{rules}` | {' | '.join(cells)} |")
    PAGE.write_text("\n".join([*lines, ""]), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--memory", type=int, default=2048)
    wishes = parser.parse_args()
    for rules in families():
        rows = read()
        if rows.get(rules, {}).get("value", Value.UNKNOWN) != Value.UNKNOWN:
            continue
        solver = Solver(rules, wishes.threads, wishes.memory, tables=False)
        found = solver.solve(Quarto(rules).start(), seconds=wishes.seconds, with_moves=False)
        print(rules, found.value, found.nodes, round(found.seconds, 1), flush=True)
        rows[rules] = {
            "rules": rules,
            "value": str(found.value),
            "nodes": str(found.nodes),
            "seconds": f"{found.seconds:.1f}",
            "threads": str(wishes.threads),
            "memory": str(solver.memory),
        }
        write(rows)


if __name__ == "__main__":
    main()
