"""Quartino's core for the browser tells the same about turns and beliefs as Python."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.engine.slipping_games import EFFORT, game_of
from tests.support.native_builds import NETS, browser_core

import fourfold
from fourfold.analysis import analyse_turns
from fourfold.engine.turn_analysis import WHOLE
from fourfold.games.game import Json
from fourfold.games.quartino import QuartinoState
from fourfold.games.record import Record

SCRIPT = Path(__file__).with_name("quartino_turns.mjs")
GAMES = (0, 1, 2, 35)
"""Seeds of games with two, three and four seats, with and without a referee."""


def question(record: Record[QuartinoState], hidden: str = "") -> Json:
    """Return the question about a record to the core; the cards of the seats in `hidden` are unknown."""
    start = record.start
    racks = [
        ",".join("?" if seat in hidden else str(card) for card in rack)
        for seat, rack in zip(start.seats, start.racks, strict=True)
    ]
    return {
        "start": " ".join([str(start.rules), start.seat, *racks]),
        "events": [str(event) for event in record.events],
        "effort": [EFFORT.chances, EFFORT.simulations, EFFORT.comparison],
        "seats": list(start.seats),
    }


def answers(questions: Sequence[Json]) -> list[Any]:
    """Return what the core answers to each question."""
    done = subprocess.run(
        ["node", SCRIPT, browser_core("quartino"), NETS],
        input="".join(json.dumps(one) + "\n" for one in questions),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def in_units(chances: dict[str, float]) -> dict[str, int]:
    """Return chances as native code tells them, as whole numbers."""
    return {name: int(WHOLE * chance + 0.5) for name, chance in chances.items()}


def notes_in_units(record: Record[QuartinoState]) -> list[Json]:
    """Return Python's notes as JSON, with chances in whole numbers."""
    notes = [note.to_json() for note in analyse_turns(record, effort=EFFORT)]
    for note in notes:
        del note["change"]
        note |= {when: in_units(note[when]) for when in ("before", "after")}
        note["loss"] = round(WHOLE * note["loss"])
    return notes


def beliefs_in_units(record: Record[QuartinoState], seat: str) -> list[Json]:
    """Return Python's beliefs as JSON, with probabilities in whole numbers."""
    found = [one.to_json() for one in fourfold.beliefs(record, seat)]
    for one in found:
        one["cards"] = {
            other: in_units({str(card): chance for card, chance in cards.items()})
            for other, cards in one["cards"].items()
        }
    return found


def test_core_tells_the_notes_and_beliefs_that_python_tells() -> None:
    records = [game_of(seed) for seed in GAMES]
    assert {len(record.start.seats) for record in records} == {2, 3, 4}
    told = answers([question(record) for record in records])
    for record, answer in zip(records, told, strict=True):
        assert answer["notes"] == notes_in_units(record)
        for seat, beliefs in zip(record.start.seats, answer["beliefs"], strict=True):
            assert beliefs == beliefs_in_units(record, seat)
    # The games are worth comparing.
    notes = [note for answer in told for note in answer["notes"]]
    assert any(note["mistake"] for note in notes)
    assert len({reason["code"] for note in notes for reason in note["reasons"]}) >= 6


def test_core_judges_no_game_with_unknown_cards_but_believes_the_same() -> None:
    """A record of one player has ``?`` for the others' cards, until calls name them."""
    record = game_of(GAMES[0])
    own, *others = record.start.seats
    (answer,) = answers([question(record, hidden="".join(others))])
    assert answer["notes"] is None
    assert answer["beliefs"] == [beliefs_in_units(record, own), *(None for _ in others)]
