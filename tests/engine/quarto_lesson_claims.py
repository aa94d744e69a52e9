"""Claims of the strategy lesson of Quarto about a position, proven by the rules and the solver."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fourfold.engine.hints import safe_pieces
from fourfold.engine.solver import Solver, Value
from fourfold.games.quarto import QuartoState

Act = dict
Claim = Callable[[QuartoState, Act], None]

TRAITS = ("hollow", "square", "short", "dark")
OPPOSITES = ("solid", "round", "tall", "light")


@cache
def solver() -> Solver:
    return Solver("classic")


def safe(state: QuartoState) -> set[str]:
    """Return the safe pieces by the engine, after comparing them with those by the rules."""
    by_engine = {str(piece) for piece in safe_pieces(state.rules, state.board)}
    by_rules = {str(give).split()[1] for give in state.moves() if not completing(state.play(give))}
    assert by_engine == by_rules
    return by_engine


def completing(state: QuartoState) -> set[str]:
    """Return the squares on which the piece in hand completes a line."""
    after = {target(move): state.play(move).outcome for move in state.moves()}
    return {square for square, outcome in after.items() if outcome and outcome.reason == "line"}


def target(move: object) -> str:
    """Return the square or piece of a move."""
    return str(move).split()[1]


def kept(state: QuartoState) -> set[str]:
    """Return the squares or pieces that keep the value of the position."""
    return {target(move) for move in solver().solve(state).moves}


def safe_after(state: QuartoState) -> dict[str, int]:
    """Return for each free square the number of safe pieces after placing the piece in hand there."""
    assert not completing(state)
    return {target(move): len(safe(state.play(move))) for move in state.moves()}


def leaves_none(state: QuartoState, piece: str) -> bool:
    """Return True if the receiver of a piece neither wins nor has a safe piece afterwards."""
    given = state.play(f"give {piece}")
    return not any(safe_after(given).values())


# --- Claims ---------------------------------------------------------------------------------------


def safe_claim(state: QuartoState, act: Act) -> None:
    assert set(act["right"]) == safe(state)


def wins(state: QuartoState, act: Act) -> None:
    assert solver().solve(state).value is Value.WIN
    assert set(act["right"]) == kept(state)


def draws(state: QuartoState, act: Act) -> None:
    """The other squares lose."""
    assert solver().solve(state).value is Value.DRAW
    assert set(act["right"]) == kept(state)


def leaves_safe(state: QuartoState, act: Act) -> None:
    assert set(act["right"]) == {square for square, count in safe_after(state).items() if count}


def leaves_one(state: QuartoState, act: Act) -> None:
    """Only these squares leave one safe piece; those with the hint leave an even number, others none."""
    counts = safe_after(state)
    assert set(act["right"]) == {square for square, count in counts.items() if count == 1}
    even = {square for square, count in counts.items() if count and count % 2 == 0}
    assert even == {square for square, hint in act["hints"].items() if hint == "even"}
    assert set(counts.values()) <= {0, 1, *(counts[square] for square in even)}


def even_draws(state: QuartoState, act: Act) -> None:
    for square in act["hints"]:
        assert solver().solve(state.play(f"place {square}")).value is Value.DRAW


def even_is_two(state: QuartoState, act: Act) -> None:
    assert all(safe_after(state)[square] == 2 for square in act["hints"])


def bottom_row_is_worse(state: QuartoState, act: Act) -> None:
    """No piece left is safe now; with the left column closed, all pieces still complete the bottom row."""
    left = state.play("place a3")
    assert act["hints"] == {"a3": "column"}
    for give in left.moves():
        assert "c1" in completing(left.play(give))


def runs_out(state: QuartoState, act: Act) -> None:
    """The giver loses: to either piece Robin can reply so that only the other one is safe, and win."""
    pair = safe(state)
    assert len(pair) == 2
    assert state.position.count(".") == 8
    assert solver().solve(state).value is Value.LOSS
    for piece in pair:
        given = state.play(f"give {piece}")
        replies = [given.play(f"place {square}") for square in kept(given)]
        assert any(safe(reply) == pair - {piece} for reply in replies)
    assert act["right"] == ["me"]


def leaves_robin_none(state: QuartoState, act: Act) -> None:
    assert all(leaves_none(state, piece) for piece in act["right"])


def then_robin_none(state: QuartoState, act: Act) -> None:
    for square in act["right"]:
        placed = state.play(f"place {square}")
        assert all(leaves_none(placed, piece) for piece in safe(placed))


def one_way_out(state: QuartoState, act: Act) -> None:
    """After the right piece Robin has one way to a safe piece; after the other one Robin draws."""
    (right,) = act["right"]
    (robins,) = act["robin"]
    counts = safe_after(state.play(f"give {right}"))
    assert {square: count for square, count in counts.items() if count} == {target(robins): 1}
    ((other, hint),) = act["hints"].items()
    assert safe(state) == {right, other}
    assert hint == "draw"
    drawn = state.play(f"give {other}")
    assert solver().solve(drawn).value is Value.DRAW
    assert {safe_after(drawn)[square] for square in kept(drawn)} == {2}


def places_last(state: QuartoState, act: Act) -> None:
    """A gave the first piece and places the last one; the learner is B."""
    assert state.position.count(".") == 2
    assert state.to_act == "B"
    placed = state.play(state.moves()[0])
    assert placed.play(placed.moves()[0]).to_act == "A"
    assert act["right"] == ["robin"]


def bottom_row_is_tall(state: QuartoState, act: Act) -> None:
    """On the other square the last piece completes the bottom row."""
    (wrong,) = {target(move) for move in state.moves()} - set(act["right"])
    placed = state.play(f"place {wrong}")
    (give,) = placed.moves()
    assert completing(placed.play(give)) == {"b1"}


def completes(state: QuartoState, act: Act) -> None:
    assert set(act["right"]) == completing(state)


def line(state: QuartoState, act: Act) -> None:
    """The learner, who is B, has won; the squares to show are the left column."""
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == (("B",), "line")
    if "all" in act:
        assert shared(state, act["right"]) == {"short"}


def shared(state: QuartoState, squares: list[str]) -> set[str]:
    """Return the traits that the pieces on these squares have in common."""
    ranks = str(state.position).split()[0].split("/")
    pieces = [int(ranks[4 - int(square[1])]["abcd".index(square[0])], 16) for square in squares]
    return {
        name
        for bit in range(4)
        for name, is_set in ((TRAITS[bit], True), (OPPOSITES[bit], False))
        if all(bool(piece >> bit & 1) is is_set for piece in pieces)
    }


CLAIMS: dict[str, Claim] = {
    "safe": safe_claim,
    "wins": wins,
    "draws": draws,
    "leaves-safe": leaves_safe,
    "leaves-one": leaves_one,
    "even-draws": even_draws,
    "even-is-two": even_is_two,
    "bottom-row-is-worse": bottom_row_is_worse,
    "runs-out": runs_out,
    "leaves-robin-none": leaves_robin_none,
    "then-robin-none": then_robin_none,
    "one-way-out": one_way_out,
    "places-last": places_last,
    "bottom-row-is-tall": bottom_row_is_tall,
    "completes": completes,
    "line": line,
}
