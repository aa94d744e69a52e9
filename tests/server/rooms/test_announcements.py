"""Numbers of announcements: each is heard once, and older versions read numbered announcements."""

from __future__ import annotations

import msgspec

from fourfold.server.process import bus as bus_module
from fourfold.server.process.bus import Here
from fourfold.server.rooms.announcements import WINDOW, Announcements


class OldHere(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """An announcement as older versions read it."""

    table: str
    process: str
    sessions: list[str | None]
    addresses: list[str]
    seq: int = 0
    follows: bool = True


def test_older_versions_read_numbered_announcements():
    content = bus_module._encoder.encode([Here("t", "p", ["ada"], ["hash"], 7, number=3)])
    assert msgspec.msgpack.decode(content, type=list[OldHere]) == [
        OldHere("t", "p", ["ada"], ["hash"], 7)
    ]


def test_each_number_is_new_once_within_the_window_and_never_below_it():
    heard = Announcements()

    def is_new(number: int, process: str = "other") -> bool:
        return heard.is_new(Here("t", process, [], [], number=number))

    # Numbers that came before the first one that was heard may be old.
    assert [is_new(number) for number in (5, 4, 5)] == [True, False, False]
    assert [is_new(number) for number in (8, 6, 6, 7, 8, 7)] == [
        *(True, True, False, True, False, False)
    ]
    assert [is_new(number) for number in (WINDOW + 100, 101, 100, 9, 10**12, 10**12)] == [
        *(True, True, False, False, True, False)
    ]
    # A process that gives numbers gives none without.
    assert not is_new(0)
    assert is_new(0, "older")
    assert is_new(0, "older")
    assert is_new(1, "younger")
