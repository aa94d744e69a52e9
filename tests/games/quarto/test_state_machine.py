"""Random games in which every seat tries every kind of move, compared with the model after each step."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.games.quarto.choices import TEAMS, rule_sets
from tests.games.quarto.model import COLUMNS, DIAGONALS, PIECES, ROWS, SQUARES, TWO_BY_TWOS, Model

from fourfold.games.errors import IllegalMove
from fourfold.games.quarto import Quarto
from fourfold.games.record import Record, parse_record

shapes = st.sampled_from([" ".join(sorted(f)) for f in ROWS + COLUMNS + DIAGONALS + TWO_BY_TWOS])
fours = st.lists(st.sampled_from(SQUARES), min_size=4, max_size=4, unique=True).map(" ".join)


class Table(RuleBasedStateMachine):
    """The same game twice, in the rules of the package and in the model."""

    @initialize(choice=rule_sets(), seats=st.sampled_from(TEAMS))
    def sit_down(self, choice, seats):
        self.game = Quarto(choice.text)
        self.record = Record.begin(self.game, self.game.start(seats))
        self.model = Model(choice, seats)

    @property
    def state(self):
        return self.record.state

    def attempt(self, move, seat):
        """The rules do with the move what the model says."""
        before = self.state
        silenced = self.model.false_calls == 3
        verdict = self.model.play(seat, move)
        if verdict == "fine":
            self.record = self.record.play(move, seat)
            return
        with pytest.raises(IllegalMove) as refused:
            before.play(move, seat)
        assert str(refused.value)
        if verdict == "illegal":
            with pytest.raises(IllegalMove):
                before.refuse(move, seat)
            return
        assert (refused.value.code == "no-more-calls") is silenced
        self.record, error = self.record.attempt(move, seat)
        assert error is not None
        assert error.code == refused.value.code

    @rule(data=st.data())
    def go_on(self, data):
        """Play a legal move."""
        listed = sorted(self.model.moves())
        if listed:
            self.attempt(data.draw(st.sampled_from(listed)), self.model.to_act)

    @rule(data=st.data(), times=st.integers(4, 20))
    def go_on_for_a_while(self, data, times):
        """Play several legal moves, so that some games end."""
        for _ in range(times):
            self.go_on(data)

    @rule(line=shapes | fours)
    def call(self, line):
        """Call any four squares, whether they are a line or not."""
        self.attempt(f"call {line}", self.model.actor)

    @rule(data=st.data())
    def call_a_line(self, data):
        """Call a line that is on the board, preferably a line that may still be called."""
        there = [line for line in self.model.lines if self.model.age(line) is not None]
        if data.draw(st.booleans()):
            there = list(self.model.alive()) or there
        if there:
            line = data.draw(st.sampled_from(sorted(" ".join(sorted(line)) for line in there)))
            self.attempt(f"call {line}", self.model.actor)

    @rule(data=st.data(), line=shapes)
    def call_out_of_turn(self, data, line):
        """Call a line as any seat, or as a seat that does not exist."""
        seats = (*self.model.seats, "C", "A9")
        self.attempt(f"call {line}", data.draw(st.sampled_from(seats)))

    @rule(data=st.data(), piece=st.sampled_from(list(PIECES)))
    def give_anything(self, data, piece):
        """Give any piece as any seat, allowed or not."""
        self.attempt(f"give {piece}", data.draw(st.sampled_from(self.model.seats)))

    @rule(data=st.data(), square=st.sampled_from(SQUARES))
    def place_anywhere(self, data, square):
        """Place on any square as any seat, allowed or not."""
        self.attempt(f"place {square}", data.draw(st.sampled_from(self.model.seats)))

    @rule(data=st.data())
    def decline(self, data):
        """Decline to call as any seat, allowed or not."""
        self.attempt("decline", data.draw(st.sampled_from(self.model.seats)))

    @rule(data=st.data(), move=st.sampled_from(("offer draw", "accept", "accept", "offer draw")))
    def speak_of_a_draw(self, data, move):
        """Offer or accept a draw as any seat, allowed or not."""
        self.attempt(move, data.draw(st.sampled_from(self.model.seats)))

    @rule(
        data=st.data(), luck=st.integers(0, 9), move=st.sampled_from(("resign", "flag", "abandon"))
    )
    def leave(self, data, luck, move):
        """Resign, run out of time or leave; seldom, so that games last."""
        if luck == 9:
            self.attempt(move, data.draw(st.sampled_from(self.model.seats)))

    @invariant()
    def agree(self):
        """Assert that both games have the same seat to act, moves, offers, lines to call and outcome."""
        state, model = self.state, self.model
        assert state.to_act == model.to_act
        assert {str(move) for move in state.moves()} == model.moves()
        assert list(state.offer) == ([] if model.outcome else model.offer)
        assert state.refusals == model.false_calls or model.outcome
        outcome = state.outcome
        assert (outcome and (outcome.winners, outcome.reason)) == (
            model.outcome
            and (tuple(model.outcome[0] * (model.outcome[0] != "draw")), model.outcome[1])
        )
        if outcome is None:
            lines = {frozenset(map(str, o.line)): o.placements for o in state.open_lines}
            assert lines == ({} if model.choice.referee else model.alive())

    def teardown(self):
        """The record of the game can be read again and ends in the same state."""
        if hasattr(self, "record"):
            text = str(self.record)
            again = parse_record(text, lambda name, rules: Quarto(rules or "classic"))
            assert str(again) == text
            assert again.state == self.state


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=120, stateful_step_count=50, deadline=None)
