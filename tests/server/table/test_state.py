"""The state of a table as a value: whole games by commands, and laws for any commands of guests."""

import random
from dataclasses import fields

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.support.scripted_table import (
    BOTS,
    ScriptedTable,
    as_stored,
    play_on,
    replayed,
    seated,
    some_try,
)

from fourfold.games.catalogue import GAMES, game
from fourfold.games.record import parse_record
from fourfold.server.table import commands, wire
from fourfold.server.table.clocks import LAG_QUOTA_MS, MAX_LAG_MS
from fourfold.server.table.events import Clock, Opened, Person, Settings
from fourfold.server.table.state import Table

PRESETS = [(name, preset) for name, entry in GAMES.items() for preset in entry.presets]
GUESTS = ("ada", "bo", "cy", "dan", "eve")


@pytest.mark.parametrize("option", ["", "+referee", "+turn:60"])
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_whole_games_are_played_by_commands_alone(name, preset, option):
    short = "+turns:30" if name == "quartino" else ""
    for number in range(4):
        rng = random.Random(f"{preset} {option} {number}")
        seats = rng.choice([2, 2, 3, 4])
        guests = [*GUESTS[: seats - 1], rng.choice(["bot", "eve"])]
        world = seated(*guests, game=name, rules=preset + option + short)
        play_on(world, rng)
        record = world.table.playing.record
        assert not world.table.is_on
        assert replayed(world.log) == world.table
        assert parse_record(str(record), game) == record
        assert world.view(None)["match"]["view"]["outcome"]["reason"]


def test_a_table_plays_one_game_after_another():
    world = seated("ada", "bo", rules="classic+referee")
    rng = random.Random(5)
    for number in range(1, 6):
        assert world.table.games == number
        assert world.holder("A") == ("ada", "bo")[(number - 1) % 2]
        play_on(world, rng)
        world.did("ada: again", "bo: again")
    assert replayed(world.log) == world.table


def test_a_table_that_is_open_cannot_be_opened():
    world = ScriptedTable()
    with pytest.raises(ValueError, match="stay open"):
        world.table.after(world.log[0][0], 0)


def test_every_event_has_the_next_number():
    world = seated("ada", "bo")
    seqs = []
    for line in ("ada: give 7", "bo: phrase hello", "bo: place a1", "bo: resign"):
        world.did(line)
        seqs += [news.seq for news in world.told]
    assert seqs == list(range(seqs[0], seqs[0] + 4))
    assert world.table.seq == len(world.log) == seqs[-1]


def test_table_without_a_game_has_no_moves_and_awaits_no_bot():
    world = ScriptedTable()
    for line in ("ada: give 7", "ada: ask back"):
        assert world.refused(line) == "no-game"
    assert world.table.bot_to_act is None
    assert world.table.seats_of("id-ada") == ()
    assert world.table.viewer("id-ada") is None


def test_a_bot_is_awaited_only_on_its_turn():
    world = seated("ada", "bot")
    assert world.table.bot_to_act is None
    world.did("ada: give 7")
    assert world.table.bot_to_act == "greedy"
    world.did("ada: resign")
    assert world.table.bot_to_act is None


def test_former_holders_of_a_seat_are_remembered_for_one_game():
    world = seated("ada", "bo", "cy")
    world.did("bo: stand 1", "ada: stand 1", "dan: sit 1", "dan: stand 1", "dan: sit 1")
    assert world.table.playing.sessions["B1"] == ("id-bo", "id-dan")
    world.did("ada: resign", "ada: again", "dan: again", "cy: again")
    assert set(world.table.playing.sessions.values()) == {("id-ada",), ("id-dan",), ("id-cy",)}


# --- Laws for any commands ---------------------------------------------------------------------

RULES = {
    "quarto": ["classic", "mushrooms+referee", "danish", "classic+lose-on-false-call+turn:5"],
    "quartino": ["quartino+turns:6", "quartino+referee+turn:5", "quartino-first+turns:4"],
}
KINDS = st.fixed_dictionaries(
    {
        "public": st.booleans(),
        "begins": st.sampled_from(["lot", "chosen", "youngest"]),
        "clock": st.sampled_from([None, Clock(20), Clock(8, 3)]),
        "seats": st.sampled_from([2, 2, 3, 4]),
    }
)
chairs = st.integers(0, 4)
LINES = st.one_of(
    st.builds("sit {}".format, chairs),
    st.builds("stand {}".format, chairs),
    st.builds("bot {} {}".format, chairs, st.sampled_from([*sorted(BOTS), "nobody"])),
    st.builds("start {}".format, chairs),
    st.builds("reveal {}".format, st.sampled_from(["A", "B", "A1", "Z"])),
    st.sampled_from(["start", "again", "ask back", "agree", "agree", "disagree", "wait"]),
    st.sampled_from(["wait no longer", "resign", "offer draw", "accept", "flag", "refuse draw"]),
    st.sampled_from(
        ["phrase oops", "abandon", "abort", "claim win 1", "claim end 0", "claim bot 1 greedy"]
    ),
    st.sampled_from(["give 3", "place a1", "place Y c", "end", "decline", "say colours", "", "é"]),
)


class Guests(RuleBasedStateMachine):
    """Any command by any guest at any moment."""

    @initialize(name=st.sampled_from(["quarto", "quartino"]), kind=KINDS, data=st.data())
    def open(self, name, kind, data):
        rules = data.draw(st.sampled_from(RULES[name]))
        goes_round = data.draw(st.booleans())
        same_screen = not goes_round and data.draw(st.booleans())
        self.world = ScriptedTable(
            name, rules, goes_round=goes_round, same_screen=same_screen, **kind
        )
        self.twin = Table.open(self.world.table.id, self._opened())
        self.taken = 1
        if data.draw(st.integers(0, 3)):
            self.fill_the_chairs_and_start()

    def _opened(self) -> Opened:
        opened = as_stored(self.world.log[0][0])
        assert isinstance(opened, Opened)
        return opened

    @precondition(lambda self: not self.world.table.is_on)
    @rule()
    def fill_the_chairs_and_start(self):
        for chair in self.world.table.free_chairs:
            here = {w.name.lower() for w in self.world.table.chairs if isinstance(w, Person)}
            self._say(f"{next(guest for guest in GUESTS if guest not in here)}: sit {chair}")
        self._say("ada: start 0")

    @precondition(lambda self: self.world.table.last_game is not None)
    @rule(line=st.sampled_from(["agree", "accept", "refuse draw", "again", "wait", "phrase hello"]))
    def all_say_the_same(self, line):
        for guest in GUESTS:
            self._say(f"{guest}: {line}")

    @precondition(lambda self: self.world.table.is_on)
    @rule(
        guest=st.sampled_from(GUESTS[:4]),
        line=st.sampled_from(
            ["ask back", "ask back", "offer draw", "stand", "sit", "bot", "agree"]
        ),
    )
    def do_something_sensible(self, guest, line):
        table = self.world.table
        for chair in table.chairs_of(self.world.session(guest))[:1]:
            here = {"stand": f"stand {chair}", "sit": f"sit {chair}", "bot": f"bot {chair} greedy"}
            self._say(f"{guest}: {here.get(line, line)}")

    @precondition(lambda self: self.world.table.away)
    @rule(guest=st.sampled_from(GUESTS), verb=st.sampled_from(["sit", "stand"]))
    def deal_with_a_chair_that_was_left(self, guest, verb):
        self._say(f"{guest}: {verb} {min(self.world.table.away)}")

    @precondition(lambda self: self.world.table.last_game is not None)
    @rule()
    def reveal_whose_turn_it_is(self):
        self._say(f"{self.world.actor}: reveal {self.world.state.to_act}")

    @rule(guest=st.sampled_from(GUESTS), line=LINES, seat=st.sampled_from(["", " as A", " as B2"]))
    def try_anything(self, guest, line, seat):
        self._say(f"{guest}{seat}: {line}")

    @rule(guest=st.sampled_from(GUESTS), line=LINES, base=st.integers(0, 30))
    def try_on_what_was_so(self, guest, line, base):
        self._say(f"{guest}: {line}", base)

    @precondition(lambda self: self.world.table.is_on)
    @rule(rng=st.randoms(use_true_random=False), number=st.integers(1, 12), lag=st.integers(0, 900))
    def play_some_moves(self, rng, number, lag):
        for _ in range(number):
            if not self.world.table.is_on:
                return
            self.world.pass_time(rng.choice([0, 10, 200, 900]))
            text = some_try(self.world.state, rng)
            if self.world.actor is not None:
                self._say(f"{self.world.actor}: {text}", lag=lag)
            elif self.world.table.bot_to_act is not None:
                self._watched(lambda: self.world.bot_moves(None))
            else:
                return

    @rule(milliseconds=st.sampled_from([1, 400, 3_000, 9_000]))
    def let_time_pass_and_look(self, milliseconds):
        self.world.pass_time(milliseconds)
        self._watched(self.world.look_at_clock)

    def _say(self, line: str, base: int | None = None, lag: int = 0) -> None:
        before = self.world.table

        def say() -> None:
            answer = self.world.say(line, base, lag)
            if isinstance(answer, wire.Refusal):
                assert self.world.table is before
                assert "expected" in answer.text
            elif "flag" in line:
                raise AssertionError("a guest flagged")
            wire.write(answer)

        self._watched(say)

    def _watched(self, act) -> None:
        """Carry out an action; assert that clocks have changed only as the action allows."""
        before, now = self.world.table, self.world.now
        act()
        after = self.world.table
        old, new = before.last_game, after.last_game
        if old is None or new is None or before.games != after.games:
            return
        is_taken_back = len(new.record.events) < len(old.record.events)
        for seat, bank in (old.clocks.banks or {}).items():
            left = (new.clocks.banks or {})[seat]
            if is_taken_back:
                # What was earned by it, too; but nobody has more than before.
                assert left <= bank
            elif seat != old.clocks.running:
                assert left == bank
            else:
                assert bank - (now - old.clocks.since) <= left or left == 0
                assert left <= bank + new.clocks.increment
        left = new.clocks.turn_left
        assert left is None or 0 <= left <= (new.clocks.turn or 0)
        assert all(bank >= 0 for bank in (new.clocks.banks or {}).values())

    @invariant()
    def the_events_as_they_are_stored_come_to_the_same_table(self):
        if not hasattr(self, "world"):
            return
        for event, now in self.world.log[self.taken :]:
            self.twin = self.twin.after(as_stored(event), now)
        self.taken = len(self.world.log)
        assert self.twin == self.world.table
        assert self.world.table.seq == len(self.world.log)

    @invariant()
    def nobody_has_two_chairs_unless_it_is_one_screen(self):
        if not hasattr(self, "world") or self.world.table.settings.same_screen:
            return
        table = self.world.table
        people = [who.session for who in table.chairs if isinstance(who, Person)]
        everybody = people + [who.session for who in table.waiting]
        assert len(everybody) == len(set(everybody))

    @invariant()
    def what_stands_beside_the_chairs_fits_them(self):
        if not hasattr(self, "world"):
            return
        table = self.world.table
        assert all(isinstance(table.chairs[chair], Person) for chair in table.away | table.again)
        assert not table.away or table.is_on
        assert not table.again or not table.is_on
        assert table.is_on or not (table.free_chairs and table.waiting)
        match = table.last_game
        if match is not None:
            is_over = match.aborted is not None
            assert match.clocks.running == (None if is_over else match.state.to_act)
            assert all(0 <= quota <= LAG_QUOTA_MS for quota in (match.clocks.quotas or {}).values())
            assert match.revealed in (None, match.state.to_act)
            assert not (match.agreed_back and match.asked_back is None)
            assert match.asked_back is None or table.is_on

    def teardown(self):
        if not hasattr(self, "world"):
            return
        world = self.world
        assert replayed(world.log) == world.table
        for guest in (*GUESTS, None):
            wire.read_message(world.news(guest))
        if world.table.last_game is not None:
            record = world.table.last_game.record
            assert parse_record(str(record), game) == record


TestGuests = Guests.TestCase
TestGuests.settings = settings(
    max_examples=max(120, settings().max_examples),
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def test_table_keeps_every_field_of_its_events():
    """Fields of a table that are not in its events could not be loaded again."""
    assert {field.name for field in fields(Table)} == {
        *("id", "settings", "host", "seed", "seq", "game_seq", "chairs", "away", "seated_since"),
        *("waiting", "last_game", "games", "has_played", "again", "said", "caused", "replaced"),
        "score",
    }
    assert commands.check_settings(Settings("quarto", "classic")) == Settings("quarto", "classic")
    assert MAX_LAG_MS <= LAG_QUOTA_MS


@pytest.mark.parametrize("clock", [None, Clock(60)])
@pytest.mark.parametrize("rules", ["classic", "classic+turn:60"])
def test_table_is_timed_by_a_time_per_turn_or_per_game(rules, clock):
    assert ScriptedTable(rules=rules, clock=clock).table.is_timed is (
        "turn" in rules or clock is not None
    )


def test_public_table_waits_while_somebody_sits_beside_a_free_chair_before_the_first_game():
    world = ScriptedTable(public=True, begins="chosen")
    assert not world.table.is_waiting
    world.did("ada: sit 0")
    assert world.table.is_waiting
    world.did("bo: sit 1")
    assert not world.table.is_waiting
    world.did("ada: start 0", "ada: give 0", "bo: place a1", "ada: resign", "bo: stand 1")
    assert not world.table.is_waiting
    private = ScriptedTable()
    private.did("ada: sit 0")
    assert not private.table.is_waiting


def test_counted_events_are_forgotten_after_a_game_of_eight_moves():
    world = seated("ada", "bo")
    before = dict(world.table.caused)
    assert before
    world.did("ada: give 0", "ada: resign")
    assert world.table.caused == before
    world.did("ada: again", "bo: again")
    for text in ("give 0", "place a1", "give 1", "place b1", "give 6", "place c2", "give 9"):
        world.did(f"{world.actor}: {text}")
    assert world.table.caused != {}
    world.did("ada: resign")
    assert world.table.caused == {}
