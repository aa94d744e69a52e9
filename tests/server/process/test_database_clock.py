"""The clock that is kept as fast as the database's: it agrees, never jumps, and never runs backwards."""

from __future__ import annotations

import random

import pytest

from fourfold.server.process.database_clock import JUMP_MS, MAX_ROUND_TRIP_MS, DatabaseClock
from fourfold.server.process.loop_clock import MAX_TICK_MS, TICK_MS, LoopClock

BEAT_MS = 500
EPOCH = 1_700_000_000_000


class Machine:
    """A machine whose clock drifts, and a database whose clock is right."""

    def __init__(self, drift: float) -> None:
        self.drift = drift
        self.real = 50_000.0
        self.database_jump = 0
        self.clock = DatabaseClock(self.time)
        self._rng = random.Random(1)

    def time(self) -> int:
        return int(self.real * (1 + self.drift))

    def database(self) -> int:
        return EPOCH + int(self.real) + self.database_jump

    def asks(self, travel: float | None = None) -> None:
        """Ask the database; question and answer take up to 20 milliseconds each."""
        there, back = (
            (self._rng.uniform(0, 20), self._rng.uniform(0, 20))
            if travel is None
            else (travel, travel)
        )
        asked = self.time()
        self.real += there
        told = self.database()
        self.real += back
        self.clock.follow(asked, told, self.time())

    def runs(self, milliseconds: int) -> None:
        """Let time pass, with a beat every half second."""
        until = self.real + milliseconds
        while self.real < until:
            self.real += BEAT_MS
            self.asks()


@pytest.mark.parametrize("drift", [-0.02, 0.02])
def test_two_machines_that_drift_apart_agree_within_a_tenth_of_a_second_for_an_hour(drift):
    found = []
    for machine in (Machine(drift), Machine(-drift)):
        machine.runs(10_000)
        began, at = machine.clock(), machine.real
        machine.runs(3_600_000)
        found.append((machine.clock() - began) - (machine.real - at))
    assert all(abs(error) < 100 for error in found), found


def test_clock_never_runs_backwards_nor_jumps():
    machine = Machine(0.02)
    known = machine.clock()
    for _ in range(20_000):
        machine.real += 5
        if machine.real % BEAT_MS < 5:
            machine.asks()
        now = machine.clock()
        assert 0 <= now - known <= 100
        known = now


def test_database_whose_clock_is_set_changes_nothing():
    machine = Machine(0.0)
    machine.runs(5_000)
    for jump in (-3_600_000, 2 * JUMP_MS):
        began, at = machine.clock(), machine.real
        machine.database_jump += jump
        machine.runs(10_000)
        assert abs((machine.clock() - began) - (machine.real - at)) < 100


def test_slow_answer_tells_nothing():
    machine = Machine(0.0)
    machine.runs(5_000)
    before = machine.clock() - machine.time()
    machine.asks(travel=MAX_ROUND_TRIP_MS)
    machine.real += 5_000
    assert abs(machine.clock() - machine.time() - before) < 30


def test_clock_without_a_database_is_the_clock_of_the_machine():
    machine = Machine(0.0)
    machine.real += 12_345
    assert machine.clock() == machine.time()


# --- Up to which moment connections were read ---------------------------------------------------


class Ticking(LoopClock):
    """A clock on a loop that a test drives by hand."""

    def __init__(self) -> None:
        self.real = 1_000
        super().__init__(lambda: self.real)
        self._timer = object()  # type: ignore[assignment]

    def ticks(self, number: int) -> None:
        for _ in range(number):
            self.real += TICK_MS
            self.tick()


def test_connections_count_as_read_some_ticks_later():
    clock = Ticking()
    clock.ticks(10)
    assert clock.read_until == clock.real - 2 * TICK_MS
    before = clock.real
    clock.real += 4_000
    # The first tick after a stall: what arrived meanwhile is not read yet.
    clock.tick()
    assert clock.read_until <= before
    clock.ticks(1)
    assert clock.read_until <= before
    clock.ticks(1)
    assert clock.read_until == before + 4_000


def test_real_time_of_an_arrival_during_a_stall_is_the_beginning_of_the_stall():
    clock = Ticking()
    stalls: list[int] = []
    clock.on_stall(stalls.append)
    clock.ticks(5)
    for _ in range(2):
        began, early = clock.real, clock.now()
        clock.real += 3_000
        arrived = clock.arrival()
        clock.tick()
        assert clock.arrival() == arrived
        assert clock.real_time(arrived) == began
        clock.ticks(3)
        assert clock.real_time(clock.now()) == clock.real
        assert clock.real_time(early) == began
    assert stalls == [3_000 - MAX_TICK_MS] * 2
