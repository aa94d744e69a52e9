"""The numbers of announcements: a process announces each time under the next one, and hears each once.

Lives here: the numbers given, and those heard of each process, as a sliding window. Somebody who can write to
Redis can send a signed announcement again, and would keep a guest present who has left. Does not live here:
what is announced (`presence`). The name of a process is drawn when it starts, so numbers never start again.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from fourfold.server.process.bus import Here

WINDOW = 1024
"""Numbers below the highest one that are still accepted once: messages of one batch go to several inboxes."""
ALL_HEARD = (1 << WINDOW) - 1


@dataclass(slots=True)
class _Heard:
    highest: int
    window: int
    """Bit n is 1 if the number ``highest - n`` was heard."""


class Announcements:
    """The announcements of one process, and those that it has heard."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._heard: dict[str, _Heard] = {}

    def next(self) -> int:
        """Return the number of the next announcement of this process."""
        return next(self._numbers)

    def is_new(self, told: Here) -> bool:
        """Return True for an announcement that was not heard before, and count it as heard.

        Processes of older versions send no numbers; all of their announcements are new.
        """
        heard = self._heard.get(told.process)
        if heard is None:
            if told.number > 0:
                self._heard[told.process] = _Heard(told.number, ALL_HEARD)
            return True
        ahead = told.number - heard.highest
        if ahead > 0:
            moved = heard.window << ahead if ahead < WINDOW else 0
            heard.highest, heard.window = told.number, (moved | 1) & ALL_HEARD
            return True
        if told.number <= 0 or -ahead >= WINDOW or heard.window >> -ahead & 1:
            return False
        heard.window |= 1 << -ahead
        return True
