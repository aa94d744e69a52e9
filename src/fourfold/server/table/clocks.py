"""Clocks as values: the time that each seat has left, counted from a moment that is passed in.

Lives here: what a turn costs and earns, and when a clock expires. Does not live here: reading any clock
(`loop_clock`). Times are whole milliseconds of a monotonic clock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from fourfold.games.game import Seat

LAG_QUOTA_MS = 1_000
"""Milliseconds of network lag that a seat can have credited before it earns new ones."""
LAG_PER_TURN_MS = 100
"""Milliseconds that each turn adds to a seat's quota of lag."""
MIN_AFTER_TAKEBACK_MS = 5_000
"""Milliseconds that a takeback leaves a seat, unless the seat had fewer."""
MAX_LAG_MS = 500
"""Milliseconds of lag that one move can have credited."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of one game: a time per turn, a time per game, or both."""

    turn: int | None
    """Milliseconds per turn; None without a limit."""
    bank: int | None
    """Milliseconds per game and seat; None without a limit."""
    increment: int = 0
    banks: Mapping[Seat, int] | None = None
    """Milliseconds per game that each seat has left."""
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
        """Return the clocks of a game that begins now."""
        banks = None if bank is None else dict.fromkeys(seats, bank)
        quotas = dict.fromkeys(seats, LAG_QUOTA_MS)
        return cls(turn, bank, increment, banks, turn, running, now, quotas)

    @property
    def are_used(self) -> bool:
        """Return True if there is a time per turn or per game."""
        return self.turn is not None or self.bank is not None

    def deadline(self) -> int | None:
        """Return when the running clock expires, with the largest lag credit; None if no clock runs."""
        left = self._least()
        return None if left is None else self.since + left + self._credit(MAX_LAG_MS)

    def expiring_at(self, deadline: int) -> Self:
        """Return the clocks shifted in time so that they have this deadline."""
        usual = self.deadline()
        return self if usual is None else replace(self, since=self.since + deadline - usual)

    def is_over(self, now: int, lag: int = MAX_LAG_MS) -> bool:
        """Return True if the running clock has expired, after lag credit."""
        left = self._least()
        return left is not None and now - self._credit(lag) >= self.since + left

    def _credit(self, lag: int) -> int:
        """Return the part of this lag that is not charged to the running seat."""
        quota = 0 if self.running is None else (self.quotas or {}).get(self.running, 0)
        return max(0, min(lag, MAX_LAG_MS, quota))

    def _least(self) -> int | None:
        if self.running is None:
            return None
        known = [self.turn_left, None if self.banks is None else self.banks[self.running]]
        return min((left for left in known if left is not None), default=None)

    def stopped(self, now: int, lag: int = 0) -> tuple[Self, int]:
        """Return the clocks with the elapsed time charged, and the milliseconds of lag not charged."""
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
        """Return the clocks after a turn, running for another seat; an ``earned`` turn adds the increment."""
        banks = self.banks
        if earned and banks is not None and self.running is not None:
            banks = {**banks, self.running: banks[self.running] + self.increment}
        return replace(self, running=seat, turn_left=self.turn, banks=banks)

    def unearned(self, seat: Seat) -> Self:
        """Return the clocks without the increment of a turn that was taken back; no clock expires by that."""
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
        """Return the clocks after a game: none runs."""
        return replace(self, running=None)

    def set_to(
        self,
        banks: Mapping[Seat, int],
        turn_left: int | None,
        running: Seat | None,
        now: int,
    ) -> Self:
        """Return the clocks as an event stored them, running from now on: time in between is not charged."""
        kept = None if self.bank is None else dict(banks)
        return replace(self, banks=kept, turn_left=turn_left, running=running, since=now)

    def credited(self, lag: int, *, passed: bool) -> Self:
        """Return the clocks with this lag taken from the running seat's quota; ``passed`` adds to it."""
        if self.running is None or self.quotas is None:
            return self
        left = max(0, self.quotas[self.running] - lag) + (LAG_PER_TURN_MS if passed else 0)
        return replace(self, quotas={**self.quotas, self.running: min(LAG_QUOTA_MS, left)})
