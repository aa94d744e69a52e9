"""Any move by anybody at any time, against the plain model: accepted by both or by neither."""

import json
from dataclasses import replace

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fourfold import IllegalMove, Record, read_record
from fourfold.games.quartino import STANDARD_DECK, Card, Quartino

from .model import RIM, SPACES, Model
from .setting import random_text

#: Cards that come up often, some of them twice.
EASY_DECK = ["YYYY", "YYYB", "YYBY", "YBYY", "BYYY", "YBBB", "BBBB", "BYBY"] * 2
TABLE = ["resign", "flag", "abandon", "offer draw", "accept"]
space = st.sampled_from(SPACES)
rim = st.sampled_from(RIM)


class Table(RuleBasedStateMachine):
    """Random games under the rules T4 to T13, compared with the model after each step."""

    @initialize(
        preset=st.sampled_from(["quartino", "quartino-first"]),
        mode=st.sampled_from(["", "+referee"]),
        limit=st.sampled_from([2, 9, 200]),
        seats=st.integers(2, 4),
        deck=st.sampled_from([STANDARD_DECK, EASY_DECK]),
        tokens=st.sampled_from([0, 0, 7, 14, 25, 27, 28]),
        spread=st.sampled_from([range(9), range(4)]),
        rng=st.randoms(use_true_random=False),
    )
    def sit_down(self, preset, mode, limit, seats, deck, tokens, spread, rng):
        self.game = Quartino(f"{preset}{mode}+turns:{limit}")
        dealt = self.game.start(seats=seats, rng=rng, deck=deck)
        text = random_text(rng, tokens, spread)
        laid = self.game.at(f"{text} {dealt.to_act}", seats)
        # An empty board keeps the whole record; any other board begins one that is not printed.
        self.state = replace(laid, racks=dealt.racks, deck=dealt.deck)
        self.record = Record.begin(self.game, self.state)
        self.printable = tokens == 0
        self.model = Model(
            {seat: list(rack) for seat, rack in zip(dealt.seats, dealt.racks, strict=True)},
            dealt.to_act,
            {s: list(c.strip(".")) for s, c in zip(SPACES, text.split("/"), strict=True)},
            situations=preset == "quartino",
            referee=bool(mode),
            limit=limit,
        )

    def attempt(self, text, seat=None):
        seat = seat or self.model.seat
        accepted = self.model.tries(seat, text)
        try:
            self.record = self.record.play(text, seat)
        except IllegalMove:
            assert not accepted, text
        else:
            assert accepted, text
        self.state = self.record.state

    @rule(colour=st.sampled_from("YYBBGP"), space=space)
    def place(self, colour, space):
        self.attempt(f"place {colour} {space}")

    @rule(space=space)
    def clear(self, space):
        self.attempt(f"clear {space}")

    @rule()
    def say_colours(self):
        self.attempt("say colours")

    @rule(space=space)
    def say_column(self, space):
        self.attempt(f"say column {space}")

    @rule(data=st.data())
    def say_a_true_column(self, data):
        if self.model.tall:
            self.attempt(f"say column {data.draw(st.sampled_from(self.model.tall))}")

    @rule(number=st.integers(0, 99))
    def play_a_listed_move(self, number):
        moves = self.state.moves()
        assert bool(moves) == (self.model.outcome is None)
        if moves:
            self.attempt(str(moves[number % len(moves)]))

    @rule()
    def end(self):
        self.attempt("end")

    @rule(data=st.data(), first=rim)
    def call_with_some_card(self, data, first):
        cards = [card for rack in self.model.racks.values() for card in rack] + ["GGPP", "YBGP"]
        self.attempt(f"call {data.draw(st.sampled_from(cards))} {first}")

    @rule(data=st.data())
    def call_rightly(self, data):
        rack = self.model.racks[self.model.seat]
        right = [f"call {c} {f}" for c in rack for f in RIM if self.model.lies_there(c, f)]
        if right:
            self.attempt(data.draw(st.sampled_from(right)))

    @precondition(lambda self: self.model.number % 4 == 0)
    @rule(seat=st.sampled_from("ABCD"), word=st.sampled_from(TABLE + TABLE[2:] * 4))
    def do_something_at_the_table(self, seat, word):
        self.attempt(word, seat if seat in self.model.order else self.model.seat)

    @rule(seat=st.sampled_from("ABCD"), number=st.integers(0, 99))
    def move_out_of_turn(self, seat, number):
        moves = self.state.moves()
        if seat in self.model.order and seat != self.model.seat and moves:
            self.attempt(str(moves[number % len(moves)]), seat)

    @rule(
        data=st.data(), space=space, first=rim, what=st.sampled_from(["colours", "column", "call"])
    )
    def note_a_refusal(self, data, space, first, what):
        cards = self.model.racks[self.model.seat] or ["YBGP"]
        text = {
            "colours": "say colours",
            "column": f"say column {space}",
            "call": f"call {data.draw(st.sampled_from(cards))} {first}",
        }[what]
        noted = self.model.notes(self.model.seat, text)
        try:
            self.record = self.record.refuse(text, self.model.seat)
        except IllegalMove:
            assert not noted, text
        else:
            assert noted, text
        self.state = self.record.state

    @invariant()
    def the_model_agrees(self):
        if not hasattr(self, "model"):
            return
        self.model.assert_same(self.state)
        used = sum(map(len, self.state.board))
        assert sum(self.state.reserve.values()) + used == 28
        assert min(self.state.reserve.values()) >= 0

    @invariant()
    def moves_are_all_that_is_legal_and_may_be_listed(self):
        if not hasattr(self, "model") or self.model.outcome is not None:
            return
        listed = {str(move) for move in self.state.moves()}
        assert len(listed) == len(self.state.moves())
        model = self.model
        clear_first = model.clearing_owed and "colours" not in model.said
        places = {
            f"place {colour} {space}"
            for colour in "YBGP"
            for space in SPACES
            if model.owed and not clear_first and model.left_in_reserve(colour)
        }
        clears = {f"clear {space}" for space in model.columns_to_clear if model.clearing_owed}
        ends = {"end"} if model.may_finish else set()
        rack = model.racks[model.seat] if model.referee and model.may_finish else []
        calls = {f"call {c} {f}" for c in rack for f in RIM if model.lies_there(c, f)}
        assert listed == places | clears | ends | calls

    def teardown(self):
        if not hasattr(self, "record"):
            return
        stored = json.loads(json.dumps(self.state.to_json()))
        assert self.game.state_from_json(stored) == self.state
        assert all(isinstance(card, Card) for rack in self.state.racks for card in rack)
        if self.printable:
            again = read_record(str(self.record))
            assert again.states == self.record.states
            assert str(again) == str(self.record)


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=200, stateful_step_count=50, deadline=None, derandomize=True, database=None
)
