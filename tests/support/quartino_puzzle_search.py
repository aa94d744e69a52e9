"""All answers to a puzzle of Quartino, by trying everything with the rules in Python.

Written from the definitions in `fourfold.engine.quartino_puzzles` alone, slow and without the native core.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fourfold.engine.quartino_puzzles import QuartinoPuzzle
from fourfold.games.game import IllegalMove, Move
from fourfold.games.quartino import Call, Clear, Place, Quartino, QuartinoState
from fourfold.games.quartino.notation import END
from fourfold.games.quartino.tokens import COLOURS, RIM_SPACES, SPACES, Board, Card, tops

Answer = tuple[str, ...]


def answers_of(puzzle: QuartinoPuzzle) -> set[Answer]:
    """Return every right answer to the question of a puzzle; moves are in `sorted_way`'s order."""
    if puzzle.kind in ("two-cards", "chain"):
        return ways_to_most_cards(puzzle)
    if puzzle.kind == "stop":
        return stopping_tokens(puzzle)
    if puzzle.kind == "announce":
        return announcements(puzzle)
    return possible_hands(puzzle)


def claimed_answer(puzzle: QuartinoPuzzle) -> Answer:
    """Return the answer that a puzzle claims, in the same order of moves."""
    return sorted_way(tuple(puzzle.solution.split(",")))


# --- Making cards ---------------------------------------------------------------------------------


def sorted_way(way: Answer) -> Answer:
    """Return the moves with those between two calls in the order of their spaces."""
    if not any(move.startswith("call") for move in way):
        return way
    done: list[str] = []
    group: list[str] = []
    for move in way:
        if move.startswith("call"):
            done += [*sorted(group, key=lambda one: one.split()[-1]), move]
            group = []
        else:
            group.append(move)
    return tuple(done)


def ways_to_most_cards(puzzle: QuartinoPuzzle) -> set[Answer]:
    """Return the ways to as many cards as A can make; none if that number is not asked for."""
    ways: dict[int, set[Answer]] = {}
    for way in all_ways(puzzle.asked, ()):
        ways.setdefault(sum(move.startswith("call") for move in way), set()).add(sorted_way(way))
    most = max(ways, default=0)
    asked = (2,) if puzzle.kind == "two-cards" else (3, 4)
    return ways[most] if most in asked else set()


def all_ways(state: QuartinoState, way: Answer) -> Iterator[Answer]:
    """Yield every sequence of moves of A's turn that ends with a call."""
    for move in state.moves():
        if move == END:
            continue
        longer = (*way, str(move))
        after = state.play(move)
        if isinstance(move, Call):
            yield longer
        if after.outcome is None and can_still_call(after):
            yield from all_ways(after, longer)


def can_still_call(state: QuartinoState) -> bool:
    """Return False if every card of A lacks more tokens at every place than A may still place."""
    return any(
        len(card) - colours_right(state.board, card) <= state.turn.due
        for card in state.rack
        if card is not None
    )


def colours_right(board: Board, card: Card) -> int:
    """Return how many colours of a card lie right where most of them do."""
    return max(
        sum(
            top == colour for top, colour in zip(tops(board, card.spaces(first)), card, strict=True)
        )
        for first in RIM_SPACES
    )


# --- Stopping the opponent ------------------------------------------------------------------------


def stopping_tokens(puzzle: QuartinoPuzzle) -> set[Answer]:
    """Return the tokens after which B can make no card that B may hold."""
    state = puzzle.asked
    if state.turn.due != 1 or state.clearing or any(all_ways(state, ())):
        return set()
    if len([card for card in puzzle.unseen if can_make(card, state.board)]) < 2:
        return set()
    found: set[Answer] = set()
    for move in state.moves():
        board = state.play(move).board
        if not any(can_make(card, board) for card in puzzle.unseen):
            found.add((str(move),))
    return found


def can_make(card: Card, board: Board) -> bool:
    """Return True if a player with this card alone could make it in a turn that begins on this board."""
    start = Quartino("quartino+referee").at("/".join(column or "." for column in board) + " B")
    holding = replace(start, racks=(start.racks[0], (card,)), made=start.made)
    return any(all_ways(holding, ()))


# --- Announcing -----------------------------------------------------------------------------------


def announcements(puzzle: QuartinoPuzzle) -> set[Answer]:
    """Return every complete set of true announcements: one of each sort that there is."""
    state = puzzle.asked
    colours: list[Answer] = [("say colours",)] if is_true(state, "say colours") else [()]
    columns: list[Answer] = [
        (f"say column {s}",) for s in SPACES if is_true(state, f"say column {s}")
    ] or [()]
    return {(*first, *second) for first in colours for second in columns} - {()}


def is_true(state: QuartinoState, move: str) -> bool:
    """Return True if the rules accept an announcement."""
    try:
        state.play(move)
    except IllegalMove:
        return False
    return True


# --- The opponent's card --------------------------------------------------------------------------


def possible_hands(puzzle: QuartinoPuzzle) -> set[Answer]:
    """Return the cards with which B's moves follow the rule."""
    if len(puzzle.start.racks[1]) != 1:
        return set()
    return {(str(card),) for card in puzzle.unseen if follows_rule(puzzle, card)}


def follows_rule(puzzle: QuartinoPuzzle, card: Card) -> bool:
    """Return True if each token of B brought the card as near as any could, and B never left it lying."""
    state = puzzle.start
    for text in puzzle.moves_shown:
        move: Move = state.parse_move(text)
        after = state.play(move)
        if state.seat == "B" and isinstance(move, Place):
            tokens = [Place(c, s) for c in COLOURS for s in SPACES if state.reserve[c]]
            nearest = max(colours_right(state.play(one).board, card) for one in tokens)
            if colours_right(after.board, card) < nearest:
                return False
        elif state.seat == "B" and move == END and colours_right(state.board, card) == len(card):
            return False
        elif state.seat == "B" and not isinstance(move, Clear) and move != END:
            raise AssertionError(f"expected B to place, clear or end, got {move}")
        state = after
    return True
