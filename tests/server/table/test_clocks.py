"""Clocks: time per turn and per game, flags, takebacks and restarts."""

from hypothesis import given
from hypothesis import strategies as st
from tests.support.scripted_table import as_stored, clock, seated

from fourfold.server.table import commands, wire
from fourfold.server.table.clocks import LAG_PER_TURN_MS, LAG_QUOTA_MS, MAX_LAG_MS, Clocks
from fourfold.server.table.events import Clock
from fourfold.server.table.state import Table


def begin(turn: int | None = None, bank: int | None = None, increment: int = 0) -> Clocks:
    return Clocks.begin(("A", "B"), turn, bank, increment, "A", 0)


# --- Time per turn (Q12) -----------------------------------------------------------------------


def test_a_turn_is_place_and_give_together():
    world = seated("ada", "bo", rules="classic+turn:60")
    assert clock(world)["turn_left"] == 60_000
    world.pass_time(50_000)
    assert clock(world)["spent"] == 50_000
    world.did("ada: give 7")
    assert clock(world) == {"running": "B", "banks": None, "turn_left": 60_000, "spent": 0}
    world.pass_time(20_000)
    world.did("bo: place a1")
    assert clock(world)["turn_left"] == 40_000
    world.pass_time(39_000)
    world.did("bo: give 6")
    assert clock(world) == {"running": "A", "banks": None, "turn_left": 60_000, "spent": 0}


def test_false_calls_do_not_reset_the_clock():
    world = seated("ada", "bo", rules="classic+turn:60")
    world.did("ada: give 7")
    for left in (50_000, 40_000, 30_000):
        world.pass_time(10_000)
        assert world.did("bo: call a1 b1 c1 d1").refusal is not None
        assert clock(world)["turn_left"] == left
    world.pass_time(10_000)
    assert world.refused("bo: call a1 b1 c1 d1") == "no-more-calls"
    assert clock(world) == {"running": "B", "banks": None, "turn_left": 30_000, "spent": 10_000}


def test_wrong_says_and_placements_do_not_reset_the_clock_of_quartino():
    world = seated("ada", "bo", game="quartino", rules="quartino+turn:60")
    world.pass_time(10_000)
    world.did("ada: say colours")
    world.pass_time(10_000)
    world.did("ada: place Y c")
    assert clock(world)["turn_left"] == 40_000
    world.did("ada: end")
    assert clock(world)["turn_left"] == 60_000


def test_says_of_others_neither_cost_nor_reset_time():
    world = seated("ada", "bo", rules="classic+turn:60")
    world.pass_time(10_000)
    world.did("bo: offer draw", "bo: phrase hello")
    world.pass_time(10_000)
    assert clock(world)["turn_left"] - clock(world)["spent"] == 40_000
    assert world.table.playing.clocks.deadline() == world.now + 40_000 + MAX_LAG_MS


def test_the_last_say_has_a_turn_of_its_own():
    """Q5, Q12: after the sixteenth placement the opponent has the last say."""
    world = seated("ada", "bo", rules="classic+turn:60")
    squares = [f"{file}{rank}" for rank in "1234" for file in "abcd"]
    for square in squares:
        # Nobody calls, so that the board fills up whatever lines there are.
        world.did(f"{world.actor}: {world.state.moves()[0]}")
        world.did(f"{world.actor}: place {square}")
    world.pass_time(15_000)
    world.did(f"{world.actor}: decline")
    assert clock(world)["turn_left"] == 60_000
    world.did(f"{world.actor}: decline")
    assert clock(world)["running"] is None


def test_expired_clock_loses():
    world = seated("ada", "bo", rules="classic+turn:60")
    world.did("ada: give 7")
    world.pass_time(60_000 + MAX_LAG_MS - 1)
    assert not world.look_at_clock()
    world.pass_time(1)
    assert world.look_at_clock()
    assert str(world.state.outcome) == "A (time)"
    assert world.told[0].event["move"] == "flag"
    assert clock(world)["running"] is None
    world.pass_time(60_000)
    assert not world.look_at_clock()
    assert world.refused("bo: place a1") == "game-over"


def test_others_play_on_after_a_flag_with_more_than_two_seats():
    world = seated("ada", "bo", "cy", game="quartino", rules="quartino+turn:60")
    world.pass_time(70_000)
    assert world.look_at_clock()
    assert clock(world) == {"running": "B", "banks": None, "turn_left": 60_000, "spent": 0}
    assert not world.look_at_clock()
    world.did("bo: place Y c")
    world.pass_time(61_000)
    assert world.look_at_clock()
    assert str(world.state.outcome) == "C (time)"


def test_late_move_counts_as_a_flag():
    world = seated("ada", "bo", rules="classic+turn:60")
    world.did("ada: give 7")
    world.pass_time(60_000)
    answer = world.say("bo: place a1")
    assert isinstance(answer, wire.Done)
    assert answer.refusal is not None
    assert answer.refusal["code"] == "seat-has-left"
    assert str(world.state.outcome) == "A (time)"


def test_others_may_resign_before_an_expired_clock_is_flagged():
    world = seated("ada", "bo", rules="classic+turn:60")
    world.pass_time(90_000)
    world.did("bo: resign")
    assert str(world.state.outcome) == "A (resign)"


def test_no_clock_runs_after_the_end():
    world = seated("ada", "bo", rules="classic+turn:60", clock=Clock(90, 5))
    world.pass_time(10_000)
    world.did("ada: resign")
    shown = {"running": None, "banks": {"A": 80_000, "B": 90_000}, "turn_left": 50_000, "spent": 0}
    assert clock(world) == shown
    world.pass_time(10**6)
    assert clock(world) == shown
    clocks = world.table.playing.clocks
    assert clocks.deadline() is None
    assert not clocks.is_over(world.now)
    assert clocks.stopped(world.now)[0].banks == clocks.banks
    assert clocks.credited(5, passed=True) == clocks


def test_untimed_play_has_no_clock():
    world = seated("ada", "bo")
    world.pass_time(10**9)
    assert not world.look_at_clock()
    assert world.view(None)["match"]["clock"] is None
    assert world.table.playing.clocks.deadline() is None
    world.did("ada: give 7", lag=400)
    assert world.told[0].event["lag"] == 0


# --- Time per game -----------------------------------------------------------------------------


def test_a_bank_is_spent_in_ones_own_turns_and_each_turn_adds_to_it():
    world = seated("ada", "bo", clock=Clock(60, 5))
    assert clock(world)["banks"] == {"A": 60_000, "B": 60_000}
    assert clock(world)["turn_left"] is None
    world.pass_time(20_000)
    world.did("ada: give 7")
    assert clock(world)["banks"] == {"A": 45_000, "B": 60_000}
    world.pass_time(10_000)
    world.did("bo: place a1")
    assert clock(world)["banks"] == {"A": 45_000, "B": 50_000}
    world.pass_time(1_000)
    world.did("bo: give 6")
    assert clock(world)["banks"] == {"A": 45_000, "B": 54_000}


def test_of_two_clocks_the_shorter_decides():
    world = seated("ada", "bo", rules="classic+turn:30", clock=Clock(50))
    clocks = world.table.playing.clocks
    assert clocks.deadline() == world.now + 30_000 + MAX_LAG_MS
    world.pass_time(25_000)
    world.did("ada: give 7", "bo: place a1", "bo: give 6")
    assert clock(world)["banks"] == {"A": 25_000, "B": 50_000}
    assert clock(world)["turn_left"] == 30_000
    assert world.table.playing.clocks.deadline() == world.now + 25_000 + MAX_LAG_MS
    world.pass_time(25_000 + MAX_LAG_MS)
    assert world.look_at_clock()
    assert clock(world)["banks"] == {"A": 0, "B": 50_000}


def test_no_increment_after_a_flag_or_resignation():
    world = seated("ada", "bo", "cy", game="quartino", clock=Clock(60, 5))
    world.pass_time(61_000)
    assert world.look_at_clock()
    assert clock(world)["banks"]["A"] == 0
    world.pass_time(1_000)
    world.did("bo: resign")
    assert clock(world)["banks"] == {"A": 0, "B": 59_000, "C": 60_000}


def test_partners_have_a_bank_each():
    world = seated("ada", "bo", "cy", "dan", clock=Clock(60))
    world.pass_time(7_000)
    world.did("ada: give 7")
    assert clock(world)["banks"] == {"A1": 53_000, "B1": 60_000, "A2": 60_000, "B2": 60_000}


def test_a_takeback_gives_a_new_turn_but_no_time_back():
    world = seated("ada", "bo", rules="classic+turn:60", clock=Clock(100))
    world.pass_time(10_000)
    world.did("ada: give 7")
    world.pass_time(20_000)
    world.did("ada: ask back", "bo: agree")
    assert clock(world)["banks"] == {"A": 90_000, "B": 80_000}
    assert clock(world)["running"] == "A"
    assert clock(world)["turn_left"] == 60_000


def test_taken_back_turn_earns_no_increment():
    world = seated("ada", "bo", clock=Clock(100, 2))
    for _ in range(3):
        world.pass_time(1_000)
        world.did("ada: give 7", "ada: ask back", "bo: agree")
    assert clock(world)["banks"] == {"A": 97_000, "B": 100_000}
    world.did("ada: give 7", "bo: place a1", "bo: give 6", "bo: ask back", "ada: agree")
    assert clock(world)["banks"] == {"A": 99_000, "B": 100_000}
    assert world.view(None)["match"]["events"] == ["A give 7", "B place a1"]


def test_takeback_never_flags_anybody():
    world = seated("ada", "bo", clock=Clock(3, 60))
    world.did("ada: give 7")
    world.pass_time(1_000)
    world.did("bo: place a1", "bo: give 6")
    world.pass_time(61_000)
    world.did("ada: place a2", "ada: give 5", "ada: ask back", "bo: agree")
    assert clock(world)["banks"] == {"A": 5_000, "B": 62_000}


# --- Restarts ----------------------------------------------------------------------------------


def test_after_a_restart_the_stored_remainders_apply_and_downtime_is_not_charged():
    world = seated("ada", "bo", rules="classic+turn:60", clock=Clock(100, 2))
    world.pass_time(30_000)
    world.did("ada: give 7")
    world.pass_time(10_000)
    world.did("bo: place a1", lag=400)
    world.pass_time(5_000)
    later = 10**9
    (opened, _), *rest = world.log
    table = Table.open("t", as_stored(opened))
    for event, _ in rest:
        table = table.after(as_stored(event), later)
    clocks = table.playing.clocks
    assert clocks.banks == {"A": 72_000, "B": 90_400}
    assert clocks.turn_left == 50_400
    assert (clocks.running, clocks.since) == ("B", later)
    assert clocks.quotas == {"A": LAG_QUOTA_MS, "B": LAG_QUOTA_MS - 400}
    assert commands.flag(table, later + 50_000) == []
    assert commands.flag(table, later + 50_400 + MAX_LAG_MS)


def test_clock_of_a_new_game_starts_again_after_a_restart():
    world = seated("ada", "bo", rules="classic+turn:60")
    table = Table.open("t", world.log[0][0])
    for event, _ in world.log[1:]:
        table = table.after(event, 500_000)
    assert table.playing.clocks.deadline() == 560_000 + MAX_LAG_MS


# --- Laws --------------------------------------------------------------------------------------

amounts = st.integers(0, 5_000)
steps = st.lists(st.tuples(st.integers(-10, 2_000), st.integers(-10, 2_000), st.booleans()))


@given(
    turn=st.none() | amounts, bank=st.none() | amounts, increment=st.integers(0, 500), steps=steps
)
def test_time_is_conserved_and_never_negative(turn, bank, increment, steps):
    clocks, now, credit_of = begin(turn, bank, increment), 0, dict.fromkeys("AB", 0)
    turns = dict.fromkeys("AB", 0)
    for passes, lag, ends in steps:
        now += max(0, passes)
        seat = clocks.running
        assert seat is not None
        before = clocks
        over = clocks.is_over(now, lag)
        clocks, credit = clocks.stopped(now, lag)
        assert 0 <= credit <= min(MAX_LAG_MS, max(0, lag), max(0, passes))
        credit_of[seat] += credit
        if over:
            assert 0 in (clocks.turn_left, (clocks.banks or {}).get(seat))
            break
        other = "AB".replace(seat, "")
        if bank is not None:
            assert (clocks.banks or {})[other] == (before.banks or {})[other]
            assert (before.banks or {})[seat] - (clocks.banks or {})[seat] == passes - credit or (
                passes <= 0
            )
        clocks = clocks.credited(credit, passed=ends)
        turns[seat] += ends
        if ends:
            clocks = clocks.passed_to(other, earned=True)
            assert clocks.turn_left == turn
        assert clocks.turn_left is None or clocks.turn_left >= 0
    for seat in "AB":
        assert credit_of[seat] <= LAG_QUOTA_MS + LAG_PER_TURN_MS * turns[seat]


@given(turn=amounts, passes=amounts, lag=amounts)
def test_the_deadline_is_the_first_moment_at_which_time_is_over(turn, passes, lag):
    clocks = begin(turn)
    deadline = clocks.deadline()
    assert deadline is not None
    assert clocks.is_over(deadline)
    assert not clocks.is_over(deadline - 1)
    assert clocks.is_over(passes, 0) == (passes >= turn)
    # Whoever says so with lag has at most the time until the deadline.
    assert clocks.is_over(passes) <= clocks.is_over(passes, lag)


def test_clocks_can_be_shifted_to_a_deadline():
    clocks = begin(turn=60_000)
    assert clocks.expiring_at(90_000).deadline() == 90_000
    assert clocks.expiring_at(30_000).deadline() == 30_000
    idle = clocks.ended()
    assert idle.expiring_at(90_000) is idle


def test_time_spent_is_never_shown_as_negative():
    """Another process may have stored the start of the turn by a clock that is ahead."""
    world = seated("ada", "bo", rules="classic+turn:60")
    world.pass_time(-1_000)
    assert clock(world)["spent"] == 0


def test_bots_have_no_lag_credited():
    world = seated("ada", "bot", clock=Clock(60))
    world.did("ada: give 7")
    world.pass_time(10_000)
    world.bot_moves("place a1")
    assert clock(world)["banks"]["B"] == 50_000
