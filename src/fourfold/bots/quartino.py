"""The bots of Quartino whose choices are made in native code: `careful`, and `policy`, which learned to play.

Lives here: the way from a view to the native choice and back, saying what there is to say included. Does
not live here: what a player chooses (``native/quartino/careful.hpp``, ``native/quartino/players.hpp``),
and how the policy learned (``training/``).

A bot draws one number, the seed of its own generator, so that a view and a random number generator decide
the move. A view has no history, so the policy plays here without its memory of what the opponents placed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from fourfold.bots import greedy_quartino
from fourfold.engine.core import core
from fourfold.games.game import Move, Rng, View
from fourfold.games.quartino import QuartinoView, SayColours
from fourfold.games.quartino.notation import Clear, SayColumn, board_text, parse_move
from fourfold.games.quartino.tokens import (
    STANDARD_DECK,
    TALL,
    Space,
    most_of_a_colour,
    tall_columns,
)

SEEDS = 2**64
CARE = {2: 150, 3: 50, 4: 30}
"""By the number of seats, how much the others' cards weigh for a careful player, in hundredths of its own."""


@lru_cache(maxsize=1)
def load_nets() -> core.QuartinoNets:
    """Return the nets that come with the package."""
    return core.QuartinoNets(files("fourfold.engine").joinpath("data", "quartino.net").read_bytes())


def native_player(name: str, seats: int) -> core.QuartinoPlayer:
    """Return the native player of this name: ``random``, ``greedy``, ``careful`` or ``policy``.

    Raises:
        LookupError: there is none.
    """
    if name == "random":
        return core.QuartinoPlayer()
    if name == "greedy":
        return core.QuartinoPlayer(care=0)
    if name == "careful":
        return core.QuartinoPlayer(care=CARE[seats])
    if name == "policy":
        return core.QuartinoPlayer(nets=load_nets())
    raise LookupError(f"expected random, greedy, careful or policy, got {name!r}")


@dataclass(frozen=True, slots=True)
class QuartinoBot:
    """Plays Quartino as the native player of this name; greedily if the deck is not the standard one."""

    name: str

    def choose(self, view: View, rng: Rng) -> Move:
        """Return the move of the native player for the viewer, who is to act."""
        if not isinstance(view, QuartinoView):
            raise TypeError(f"expected a view of Quartino, got {type(view).__name__}")
        if view.deck != STANDARD_DECK:
            return greedy_quartino.choose(view, rng)
        if view.says_left:
            if not view.colours and most_of_a_colour(view.board) >= TALL:
                return SayColours()
            if view.column is None and (tall := tall_columns(view.board)):
                return SayColumn(self._column(view, tall, rng))
        return parse_move(self._choose(view, view.clearing, view.due, rng, clears=False))

    def _column(self, view: QuartinoView, tall: tuple[Space, ...], rng: Rng) -> Space:
        """Return the column that the player would clear, if the referee granted it now."""
        move = parse_move(self._choose(view, tall, view.due + 1, rng, clears=True))
        if not isinstance(move, Clear):
            raise AssertionError(f"expected a column to clear, got {move}")
        return move.space

    def _choose(
        self, view: QuartinoView, clearing: tuple[Space, ...], due: int, rng: Rng, *, clears: bool
    ) -> str:
        seat = view.seats.index(view.viewer or "")
        return native_player(self.name, len(view.seats)).choose_by_view(
            str(view.rules),
            seat,
            list(view.rack),
            [
                (list(rack.made), rack.left, owner not in view.staying)
                for owner, rack in zip(view.seats, view.racks, strict=True)
            ],
            board_text(view.board),
            view.turn,
            due,
            view.colours,
            "".join(map(str, clearing)),
            clears,
            rng.randrange(SEEDS),
        )
