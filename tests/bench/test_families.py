"""The table of whole games of Quarto in the documentation has a row for each rule family."""

from __future__ import annotations

from bench.families import families, read


def test_every_rule_family_has_a_row() -> None:
    # Free colours: both values of a trait, one or none, for four traits alike, but not none of all: 14, with
    # and without squares. Owned colours: colour or not, and none to three of the other traits, likewise.
    assert len(families()) == 2 * 14 + 2 * 7
    assert read().keys() == set(families())
