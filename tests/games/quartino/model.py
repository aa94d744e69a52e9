"""A second, plain implementation of Quartino, to compare with the package.

Dictionaries and lists only; nothing of `fourfold` is used. A move is tried with `tries`, which says whether
the rules accept it and, if so, does it.
"""

from __future__ import annotations

from functools import cache

RIM = "12345678"
SPACES = "c" + RIM


@cache
def pattern(card: str, first: str) -> dict[str, str]:
    """Space → colour, with the card's first rim colour on ``first``; each rim space is 45° further."""
    angle = {space: 45 * number for number, space in enumerate(RIM)}
    at_angle = {degrees: space for space, degrees in angle.items()}
    rim = [at_angle[(angle[first] + 45 * step) % 360] for step in range(3)]
    return dict(zip(["c", *rim], card, strict=True))


REASONS = {"resign": "resign", "flag": "time", "abandon": "abandoned"}


class Model:
    """A game of Quartino that changes in place, written independently of the package."""

    def __init__(self, racks, first, columns=None, *, situations=True, referee=False, limit=200):
        self.columns = columns or {space: [] for space in SPACES}
        self.racks = {seat: list(cards) for seat, cards in racks.items()}
        self.made = {seat: [] for seat in racks}
        self.shown = {seat: [] for seat in racks}
        self.order = list(racks)
        self.left_table = []
        self.situations, self.referee, self.limit = situations, referee, limit
        self.seat, self.number, self.quiet = first, 0, 0
        self.history = {}
        self.agreed = []
        self.outcome = None
        self.begin_turn(first)

    def begin_turn(self, seat):
        self.seat = seat
        self.number += 1
        tokens = [token for column in self.columns.values() for token in column]
        self.crowded = self.situations and any(tokens.count(colour) >= 4 for colour in "YBGP")
        self.tall = [s for s in SPACES if self.situations and len(self.columns[s]) >= 4]
        self.said = set()
        self.columns_to_clear = []
        if self.referee and self.crowded:
            self.said.add("colours")
        if self.referee and self.tall:
            self.said.add("column")
            self.columns_to_clear = self.tall
        self.placed = 0
        self.bonus = None  # tokens owed after a Quartino, once there was one
        self.cleared = self.acted = False
        key = (self.text(), seat)
        self.history[key] = self.history.get(key, 0) + 1
        if self.history[key] == 3:
            self.outcome = ([], "repetition")

    def text(self):
        return "/".join("".join(self.columns[space]) or "." for space in SPACES)

    def left_in_reserve(self, colour):
        return 7 - sum(column.count(colour) for column in self.columns.values())

    @property
    def reserve_is_empty(self):
        # Seven tokens of each of four colours.
        return sum(map(len, self.columns.values())) == 28

    @property
    def owed(self):
        return 1 + len(self.said) - self.placed if self.bonus is None else self.bonus

    @property
    def clearing_owed(self):
        return "column" in self.said and not self.cleared

    @property
    def may_finish(self):
        return not self.clearing_owed and (self.owed == 0 or self.reserve_is_empty)

    @property
    def staying(self):
        return [seat for seat in self.order if seat not in self.left_table]

    def tries(self, seat, text):
        """Make a move if it is legal; return True if it was."""
        if self.outcome is not None or seat in self.left_table:
            return False
        if text in {"resign", "flag", "abandon", "offer draw", "accept"}:
            return self.at_table(seat, text)
        if seat != self.seat:
            return False
        verb, *rest = text.split()
        accepted = getattr(self, "try_" + verb)(*rest)
        if accepted:
            self.agreed = []
        return accepted

    def notes(self, seat, text):
        """Return True if a record keeps this refusal (`… ?`); note a shown card."""
        if self.outcome is not None or seat != self.seat:
            return False
        verb, *rest = text.split()
        if verb == "say":
            return self.may_say(rest[0]) and not self.is_true(*rest)
        if verb != "call" or not self.referee or not self.may_finish:
            return False
        card, first = rest
        if card not in self.racks[seat] or self.lies_there(card, first):
            return False
        self.show(card)
        return True

    def at_table(self, seat, text):
        if text == "flag" and seat != self.seat:
            return False
        if text in REASONS:
            self.left_table.append(seat)
            self.agreed = []
            if len(self.staying) == 1:
                self.outcome = (self.staying, REASONS[text])
            elif seat == self.seat:
                self.pass_on(ended=False)
            return True
        if (text == "accept") != bool(self.agreed) or seat in self.agreed:
            return False
        self.agreed.append(seat)
        if len(self.agreed) == len(self.staying):
            self.outcome, self.agreed = ([], "agreement"), []
        return True

    def may_say(self, what):
        placing = self.placed > 0 or self.bonus is not None
        return self.situations and not self.referee and not placing and what not in self.said

    def is_true(self, what, space=None):
        return self.crowded if what == "colours" else space in self.tall

    def try_say(self, what, space=None):
        if not self.may_say(what) or not self.is_true(what, space):
            return False
        self.said.add(what)
        if what == "column":
            self.columns_to_clear = [space]
        return True

    def try_clear(self, space):
        if not self.clearing_owed or space not in self.columns_to_clear:
            return False
        self.columns[space] = []
        self.cleared = self.acted = True
        return True

    def try_place(self, colour, space):
        clear_first = self.clearing_owed and "colours" not in self.said
        if self.owed == 0 or clear_first or not self.left_in_reserve(colour):
            return False
        self.columns[space].append(colour)
        self.acted = True
        if self.bonus is None:
            self.placed += 1
        else:
            self.bonus -= 1
        return True

    def lies_there(self, card, first):
        if self.columns["c"][-1:] != [card[0]]:
            return False
        return all(self.columns[s][-1:] == [c] for s, c in pattern(card, first).items())

    def show(self, card):
        if card not in self.shown[self.seat]:
            self.shown[self.seat].append(card)

    def try_call(self, card, first):
        if not self.may_finish or card not in self.racks[self.seat]:
            return False
        right = self.lies_there(card, first)
        if not right and self.referee:
            return False
        self.acted = True
        if not right:
            self.show(card)
            self.pass_on()
            return True
        self.racks[self.seat].remove(card)
        self.made[self.seat].append(card)
        if card in self.shown[self.seat]:
            self.shown[self.seat].remove(card)
        self.history = {}
        if not self.racks[self.seat]:
            self.outcome = ([self.seat], "cards")
            return True
        for space in pattern(card, first):
            self.columns[space].pop()
        self.bonus = 1
        return True

    def try_end(self):
        if not self.may_finish:
            return False
        self.pass_on()
        return True

    def pass_on(self, ended=True):
        self.agreed = []
        self.quiet = 0 if self.acted else self.quiet + ended
        if self.quiet >= len(self.staying):
            self.outcome = ([], "skipped")
        elif self.number >= self.limit:
            most = max(len(self.made[seat]) for seat in self.staying)
            winners = [seat for seat in self.staying if len(self.made[seat]) == most]
            self.outcome = (winners, "turn-limit")
        else:
            after = self.order.index(self.seat)
            ring = self.order[after + 1 :] + self.order[: after + 1]
            self.begin_turn(next(seat for seat in ring if seat not in self.left_table))

    def assert_same(self, state):
        """Assert that the state of the package equals the model."""
        assert "/".join(c or "." for c in state.board) == self.text()
        found = state.outcome and (list(state.outcome.winners), state.outcome.reason)
        assert found == self.outcome
        assert state.to_act == (None if self.outcome else self.seat)
        assert [list(rack) for rack in state.racks] == list(self.racks.values())
        assert [list(cards) for cards in state.made] == list(self.made.values())
        assert [list(cards) for cards in state.shown] == list(self.shown.values())
        assert list(state.offer) == self.agreed
        assert list(state.staying) == self.staying
        assert state.turn.number == self.number
        if self.outcome is None:
            assert state.may_finish == self.may_finish
            if not self.reserve_is_empty:
                assert state.turn.due == self.owed
