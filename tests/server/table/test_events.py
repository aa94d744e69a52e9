"""Events as they are stored: each in the form in which an older version wrote it."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from fourfold.server.table.events import Event

#: As they were written then; nobody may change them. A newer form of an event is a further line.
STORED = Path(__file__).with_name("stored_events.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("body", STORED)
def test_event_of_an_older_version_is_read_and_written_back_byte_for_byte(body):
    assert msgspec.json.encode(msgspec.json.decode(body, type=Event)).decode() == body


def test_every_kind_of_event_has_a_stored_form():
    stored = {type(msgspec.json.decode(body, type=Event)) for body in STORED}
    assert stored == set(get_args(Event))
