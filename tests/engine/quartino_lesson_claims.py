"""Claims of the strategy lesson of Quartino about a turn, proven by trying all placements.

Claims about likelihood are checked against the estimates of the neural networks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fourfold.engine.beliefs import beliefs
from fourfold.games.quartino import QuartinoState
from fourfold.games.quartino.tokens import (
    SPACES,
    SPACES_BY_NAME,
    STANDARD_DECK,
    TALL,
    Board,
    Card,
    most_of_a_colour,
    reserve,
    tall_columns,
    with_column,
)
from fourfold.games.record import Record

UNLIKELY = 1 / 3
"""The estimate that no wrong card reaches in the step in which the learner reads Robin's tokens."""


@dataclass(frozen=True)
class Task:
    """A task of a step, in the position that the learner sees."""

    record: Record[QuartinoState]
    act: dict
    scene: dict
    figures: dict[str, int]
    held: str | None
    """The colour of the token in hand."""
    card: str | None
    """The card that the learner chose in this step."""

    @property
    def board(self) -> Board:
        return self.record.state.board

    @property
    def rack(self) -> list[Card]:
        return [card for card in self.record.state.rack if card is not None]

    @property
    def right(self) -> set[str]:
        return set(self.act["right"])


def put(board: Board, colour: str, space: int) -> Board:
    return with_column(board, SPACES[space], board[space] + colour)


def placements(board: Board) -> Iterator[tuple[str, str, Board]]:
    """Yield all placements of one token, as colour and space, with the board after them."""
    for colour, count in reserve(board).items():
        for space in SPACES if count else ():
            yield colour, str(space), put(board, colour, space)


def within(board: Board, tokens: int, cards: list[Card]) -> set[Card]:
    """Return the cards that can be made after placing this number of tokens."""
    if tokens == 0:
        return {card for card in cards if card.matching(board)}
    found: set[Card] = set()
    for _, _, after in placements(board):
        found |= within(after, tokens - 1, [card for card in cards if card not in found])
    return found


def is_quiet(board: Board) -> bool:
    """Return True if the next player has no situation to announce."""
    return most_of_a_colour(board) < TALL and not tall_columns(board)


def check_placement(task: Task, solutions: set[tuple[str, str]]) -> None:
    """Check that the right answers are all colours of solutions, or all spaces for the token in hand."""
    if task.act["on"] == ["token"]:
        assert task.right == {colour for colour, _ in solutions}
    else:
        assert task.right == {space for colour, space in solutions if colour == task.held}


def chance(record: Record[QuartinoState], reader: str | None, card: str) -> float:
    """Return the estimate of a seat that the other one holds a card, as the last turn began."""
    (cards,) = beliefs(record, str(reader))[-1].cards.values()
    return cards.get(Card(card), 0.0)


def in_fives(probability: float) -> int:
    """Return a probability in per cent, rounded to a multiple of five."""
    return 5 * round(20 * probability)


# --- Claims ---------------------------------------------------------------------------------------


def two_cards(task: Task) -> None:
    """No card can be made now; only these placements leave two cards that one token can make."""
    assert not within(task.board, 1, task.rack)
    near = {(c, s): within(after, 1, task.rack) for c, s, after in placements(task.board)}
    check_placement(task, {place for place, cards in near.items() if len(cards) == 2})
    assert max(map(len, near.values())) == 2


def finishes_both(task: Task) -> None:
    near = within(task.board, 1, task.rack)
    assert len(near) == 2
    assert {card[0] for card in near} == {"G"}
    finishing = [
        {colour for colour, _, after in placements(task.board) if card.matching(after)}
        for card in near
    ]
    assert task.right == set.intersection(*finishing)


def tells_less(task: Task) -> None:
    """On both marked spaces the token leaves the same card one token away; estimates of it are as told."""
    state = task.record.state
    marked = task.scene["spaces"]
    after = {space: put(task.board, str(task.held), SPACES_BY_NAME[space]) for space in marked}
    assert all(map(is_quiet, after.values()))
    (card,) = set.intersection(*(within(board, 1, task.rack) for board in after.values()))
    assert card == "BGYP"
    (reader,) = set(state.seats) - {state.to_act}
    told = {
        space: chance(task.record.play(f"place {task.held} {space}").play("end"), reader, card)
        for space in marked
    }
    assert task.right == {min(told, key=lambda space: told[space])}
    assert sorted(map(in_fives, told.values())) == [task.figures["less"], task.figures["more"]]
    assert set(task.act["hints"]) == set(SPACES_BY_NAME) - set(marked)


def one_token_away(task: Task) -> None:
    assert task.right == within(task.board, 1, task.rack)


def likely(task: Task) -> None:
    """By estimate one card is far more likely than all others; Robin did hold it."""
    state = task.record.state
    (robin,) = set(state.seats) - {state.to_act}
    (right,) = task.right
    assert in_fives(chance(task.record, state.to_act, right)) == task.figures["chance"]
    others = {card for card in STANDARD_DECK if card != right}
    assert all(chance(task.record, state.to_act, card) < UNLIKELY for card in others)
    assert right in state.racks[state.seats.index(robin)]
    assert not {*task.scene["rack"]} & {*task.rack}
    robins = [
        event for event in task.record.events if event.seat == robin and str(event.move) != "end"
    ]
    assert [str(event.move).split()[2] for event in robins] == task.scene["spaces"]


def stops_card(task: Task) -> None:
    """Robin has no extra token, and one is not enough for the card that the learner chose."""
    card = [Card(str(task.card))]
    assert within(task.board, 1, card)
    after = {s: board for c, s, board in placements(task.board) if c == task.held}
    assert all(map(is_quiet, after.values()))
    assert task.right == {space for space, board in after.items() if not within(board, 1, card)}


def no_gift(task: Task) -> None:
    """The next player has nothing to announce; each wrong colour is there three times."""
    check_placement(task, {(c, s) for c, s, after in placements(task.board) if is_quiet(after)})
    if task.act["on"] == ["token"]:
        on_board = "".join(task.board)
        assert all(on_board.count(colour) == 3 for colour in set("YBGP") - task.right)
    else:
        wrong = set(SPACES_BY_NAME) - task.right
        assert all(len(task.board[SPACES_BY_NAME[space]]) == 3 for space in wrong)


def stops_all(task: Task) -> None:
    """Robin has one card, and the learner cannot win now. Three cards with a blue centre wait for pink."""
    state = task.record.state
    assert sorted(map(len, state.racks)) == [1, 1]
    assert not within(task.board, 1, task.rack)
    cards = list(STANDARD_DECK)
    threats = within(task.board, 1, cards)
    assert len(threats) == 3
    assert {card[0] for card in threats} == {"B"}
    assert {c for c, _, after in placements(task.board) if within(after, 0, cards)} == {"P"}
    stopping = {
        (c, s)
        for c, s, after in placements(task.board)
        if is_quiet(after) and not within(after, 1, cards)
    }
    check_placement(task, stopping)
    if task.act["on"] == ["token"]:
        assert task.act["hints"] == {"Y": "yellow"}
        assert "".join(task.board).count("Y") == TALL - 1
    else:
        for colour, space, after in placements(task.board):
            assert colour != task.held or space in task.right or within(after, 1, cards)


def needs_column(task: Task) -> None:
    """Assert that no token makes a card, no colour lies four times, and each token leaves a tall column."""
    assert task.right == {"column"}
    assert most_of_a_colour(task.board) < TALL
    assert not within(task.board, 1, task.rack)
    assert all(tall_columns(after) for _, _, after in placements(task.board))


def tall(task: Task) -> None:
    assert task.right == {str(space) for space in tall_columns(task.board)}


def two_tokens_away(task: Task) -> None:
    assert task.record.state.turn.due == 2
    assert task.right == within(task.board, 2, task.rack)


def cleared_too(task: Task) -> None:
    """The chosen card needs the top of the column, and can be made with two tokens after clearing it."""
    assert task.right == {"yes"}
    card = Card(str(task.card))
    (column,) = tall_columns(task.board)
    assert str(column) == "c"
    assert task.board[column][-1] == card[0] == "G"
    cleared = with_column(task.board, column, "")
    assert within(cleared, 2, [card]) == {card}
    assert not within(cleared, 1, [card])
    green = put(cleared, "G", column)
    assert within(green, 1, [card]) == {card}


def makes_both(task: Task) -> None:
    """Only these placements make a card, and then with one token the other one."""
    found = set()
    for colour, space, after in placements(task.board):
        for card in task.rack:
            rest = [other for other in task.rack if other != card]
            for first in card.matching(after):
                below = after
                for taken in card.spaces(first):
                    below = with_column(below, taken, below[taken][:-1])
                if within(below, 1, rest):
                    found.add((colour, space))
    assert len(task.rack) == 2
    check_placement(task, found)


def made(task: Task) -> None:
    assert task.right == within(task.board, 0, task.rack)


def makes_last(task: Task) -> None:
    assert len(task.rack) == 1
    check_placement(
        task, {(c, s) for c, s, after in placements(task.board) if within(after, 0, task.rack)}
    )


CLAIMS: dict[str, Callable[[Task], None]] = {
    "two-cards": two_cards,
    "finishes-both": finishes_both,
    "tells-less": tells_less,
    "one-token-away": one_token_away,
    "likely": likely,
    "stops-card": stops_card,
    "no-gift": no_gift,
    "stops-all": stops_all,
    "needs-column": needs_column,
    "tall": tall,
    "two-tokens-away": two_tokens_away,
    "cleared-too": cleared_too,
    "makes-both": makes_both,
    "made": made,
    "makes-last": makes_last,
}
