"""Clocks as values: who has how much time left, counted from a moment that is passed in.

Lives here: what a turn costs, what it earns, when time is over. Does not live here: reading any clock.
Times are whole milliseconds of a clock that only runs forward.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from fourfold.games.game import Seat

LAG_QUOTA_MS = 1_000
"""Milliseconds of the network's time that a seat can have credited at most, before it earns new ones."""
LAG_PER_TURN_MS = 100
"""Milliseconds of that quota that each turn earns."""
MIN_AFTER_TAKEBACK_MS = 5_000
"""Milliseconds that a takeback leaves a seat, if it had as many."""
MAX_LAG_MS = 500
"""Milliseconds of it that one move can have credited."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of one game: a time a turn, a time for the whole game, or both."""

    turn: int | None
    """Milliseconds a turn."""
    bank: int | None
    """Milliseconds for all turns of a seat together."""
    increment: int = 0
    banks: Mapping[Seat, int] | None = None
    """What is left of them."""
    turn_left: int | None = None
    running: Seat | None = None
    since: int = 0
    quotas: Mapping[Seat, int] | None = None

    @classmethod
    def begin(
        cls,
        seats: Sequence[Seat],
        turn: int | None,
        bank: int | None,
        increment: int,
        running: Seat | None,
        now: int,
    ) -> Self:
        """The clocks of a game that begins now."""
        banks = None if bank is None else dict.fromkeys(seats, bank)
        quotas = dict.fromkeys(seats, LAG_QUOTA_MS)
        return cls(turn, bank, increment, banks, turn, running, now, quotas)

    @property
    def are_used(self) -> bool:
        """Whether there is any time to run out."""
        return self.turn is not None or self.bank is not None

    def deadline(self) -> int | None:
        """When the running seat's time is over, even for a move that was as long on its way as can be."""
        left = self._least()
        return None if left is None else self.since + left + self._credit(MAX_LAG_MS)

    def expiring_at(self, deadline: int) -> Self:
        """Return the clocks as if they had run for so long already that this is their deadline."""
        usual = self.deadline()
        return self if usual is None else replace(self, since=self.since + deadline - usual)

    def is_over(self, now: int, lag: int = MAX_LAG_MS) -> bool:
        """Whether it is, for a move that comes now and was so long on its way."""
        left = self._least()
        return left is not None and now - self._credit(lag) >= self.since + left

    def _credit(self, lag: int) -> int:
        """How much of this lag need not be charged to the running seat."""
        quota = 0 if self.running is None else (self.quotas or {}).get(self.running, 0)
        return max(0, min(lag, MAX_LAG_MS, quota))

    def _least(self) -> int | None:
        if self.running is None:
            return None
        known = [self.turn_left, None if self.banks is None else self.banks[self.running]]
        return min((left for left in known if left is not None), default=None)

    def stopped(self, now: int, lag: int = 0) -> tuple[Self, int]:
        """The clocks with the time since charged, as of now, and how much lag was not charged."""
        if self.running is None or not self.are_used:
            return replace(self, since=now), 0
        elapsed = max(0, now - self.since)
        credit = min(self._credit(lag), elapsed)
        spent = elapsed - credit
        turn_left = None if self.turn_left is None else max(0, self.turn_left - spent)
        banks = self.banks
        if banks is not None:
            banks = {**banks, self.running: max(0, banks[self.running] - spent)}
        return replace(self, turn_left=turn_left, banks=banks, since=now), credit

    def passed_to(self, seat: Seat | None, *, earned: bool) -> Self:
        """The clocks after a turn, with another seat's running; a turn that was played out earns time."""
        banks = self.banks
        if earned and banks is not None and self.running is not None:
            banks = {**banks, self.running: banks[self.running] + self.increment}
        return replace(self, running=seat, turn_left=self.turn, banks=banks)

    def unearned(self, seat: Seat) -> Self:
        """The clocks without what a turn earned that was taken back; nobody's time is over by that."""
        if self.banks is None:
            return self
        left = self.banks[seat]
        return replace(
            self,
            banks={
                **self.banks,
                seat: max(min(left, MIN_AFTER_TAKEBACK_MS), left - self.increment),
            },
        )

    def ended(self) -> Self:
        """The clocks after a game: none of them runs."""
        return replace(self, running=None)

    def set_to(
        self,
        banks: Mapping[Seat, int],
        turn_left: int | None,
        running: Seat | None,
        now: int,
    ) -> Self:
        """The clocks as an event stored them, running from now on: time in between is nobody's."""
        kept = None if self.bank is None else dict(banks)
        return replace(self, banks=kept, turn_left=turn_left, running=running, since=now)

    def credited(self, lag: int, *, passed: bool) -> Self:
        """The clocks after the running seat had so much lag credited, and perhaps ended its turn."""
        if self.running is None or self.quotas is None:
            return self
        left = max(0, self.quotas[self.running] - lag) + (LAG_PER_TURN_MS if passed else 0)
        return replace(self, quotas={**self.quotas, self.running: min(LAG_QUOTA_MS, left)})
