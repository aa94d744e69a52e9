"""Limits on the length of games and records."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.support.scripted_table import seated

from fourfold.games.errors import NotationError
from fourfold.server.table import caps
from fourfold.server.table.refusals import Refused

TURNS = [f"quartino+turns:{caps.MAX_TURNS}", f"quartino+turns:{caps.MAX_TURNS + 1}"]
SECONDS = [f"quartino+turn:{caps.MAX_TURN_SECONDS}", f"quartino+turn:{caps.MAX_TURN_SECONDS + 1}"]


@pytest.mark.parametrize(("longest", "longer"), [TURNS, SECONDS], ids=["turns", "seconds"])
def test_rules_up_to_the_limits_are_allowed(longest, longer):
    assert str(caps.capped_game("quartino", longest).rules) == longest
    with pytest.raises(Refused) as refused:
        caps.capped_game("quartino", longer)
    assert refused.value.code == "rules-over-limit"
    assert refused.value.params == {
        "turns": str(caps.MAX_TURNS),
        "seconds": str(caps.MAX_TURN_SECONDS),
    }


def test_unknown_games_and_rules_are_errors_of_notation():
    with pytest.raises(NotationError):
        caps.capped_game("chess")
    with pytest.raises(NotationError):
        caps.capped_game("quarto", "classic+nonsense")


def test_records_up_to_the_limit_are_allowed():
    world = seated("ada", "bo")
    world.did("ada: give 7")
    short = world.table.playing.record
    caps.check_length(replace(short, events=[*short.events] * caps.MAX_EVENTS))
    with pytest.raises(Refused) as refused:
        caps.check_length(replace(short, events=[*short.events] * (caps.MAX_EVENTS + 1)))
    assert refused.value.code == "record-too-long"
    assert refused.value.params == {"most": str(caps.MAX_EVENTS)}
