"""When each reason about a turn of Quartino is true: a slow implementation by the Python rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fourfold.engine.turn_analysis import TurnNote
from fourfold.games.game import Json, Seat
from fourfold.games.quartino import QuartinoState
from fourfold.games.quartino.notation import Call, Clear, End, SayColours, SayColumn, parse_move
from fourfold.games.quartino.tokens import (
    COLOURS,
    RIM_SPACES,
    SPACES,
    STANDARD_DECK,
    Board,
    Card,
    reserve,
    tall_columns,
)
from fourfold.games.record import Event, Record

LIKELY = 0.25
WORTH = (0, 8, 32, 96, 256)


def right(board: Board, card: Card) -> int:
    """Return the number of a card's colours that lie right where most of them do."""
    return max(
        sum(
            bool(board[space]) and board[space][-1] == colour
            for space, colour in zip(card.spaces(first), card, strict=True)
        )
        for first in RIM_SPACES
    )


def within_reach(board: Board, card: Card) -> bool:
    """Return True if one token, or none, finishes the card."""
    left = reserve(board)
    for first in RIM_SPACES:
        lacking = [
            colour
            for space, colour in zip(card.spaces(first), card, strict=True)
            if not board[space] or board[space][-1] != colour
        ]
        if any(left.values()) and (not lacking or (len(lacking) == 1 and left[lacking[0]])):
            return True
    return False


def reveals(before: Board, after: Board, card: Card, made: set[Card]) -> bool:
    help_for = {
        one: WORTH[right(after, one)] - WORTH[right(before, one)]
        for one in STANDARD_DECK
        if one not in made
    }
    own = help_for.pop(card)
    return right(after, card) == 3 and own > max(0, *help_for.values())


def most_cards(state: QuartinoState) -> int:
    """Return the number of cards that the seat to act can make in this turn, by trying all moves."""
    seat, turn = state.seat, state.turn_number
    best, waiting, known = 0, [state], set()
    while waiting:
        now = waiting.pop()
        best = max(
            best, len(now.made[now.seats.index(seat)]) - len(state.made[state.seats.index(seat)])
        )
        if now.outcome is not None or now.turn_number != turn:
            continue
        calls = [
            Call(card, first)
            for card in now.rack
            if card is not None and now.may_finish
            for first in card.matching(now.board)
        ]
        for move in [*calls, *now.moves()]:
            if isinstance(move, End):
                continue
            after = now.play(move)
            key = (after.position, after.racks, after.turn)
            if key not in known:
                known.add(key)
                waiting.append(after)
    return best


def facts(note: TurnNote, record: Record[QuartinoState]) -> Iterator[Json]:
    """Yield the reasons of any turn, but for the moves of cards that could have been made."""
    events, start, last, end = parts_of(note, record)
    mine = start.seats.index(note.seat)
    for card in STANDARD_DECK:
        if card in end.shown[mine] and card not in start.shown[mine]:
            yield {"code": "shows-card", "params": {"card": card}}
    said = [event.move for event in events if not event.refused]
    if not start.rules.referee and start.rules.situations:
        used = {colour: 7 - number for colour, number in start.reserve.items()}
        most = max(COLOURS, key=lambda colour: used[colour])
        if used[most] >= 4 and not any(isinstance(move, SayColours) for move in said):
            yield {"code": "missed-colours", "params": {"colour": most, "number": used[most]}}
        if tall_columns(start.board) and not any(isinstance(move, SayColumn) for move in said):
            tallest = max(SPACES, key=lambda space: len(start.board[space]))
            number = len(start.board[tallest])
            yield {"code": "missed-column", "params": {"space": str(tallest), "number": number}}
    if isinstance(said[-1], End):
        for first in RIM_SPACES:
            for held in last.racks[mine]:
                if held is not None and held.matches(last.board, first):
                    yield {"code": "missed-call", "params": {"card": held, "space": str(first)}}


def comparison(
    note: TurnNote, record: Record[QuartinoState], believed: Mapping[Seat, Mapping[Card, float]]
) -> Iterator[Json]:
    """Yield the reasons of a mistake, by its better turn and by what its seat could believe."""
    events, start, _, end = parts_of(note, record)
    after: QuartinoState = start
    for move in note.better:
        after = after.play(move)
    turn = start.seats.index(note.seat)
    others = [*start.seats[turn + 1 :], *start.seats[:turn]]

    def is_worse(card: Card) -> bool:
        return within_reach(end.board, card) and not within_reach(after.board, card)

    def likely(code: str, seat: Seat, card: Card) -> Json:
        percent = int(100 * believed[seat][card] + 0.5)
        return {"code": code, "params": {"seat": seat, "card": card, "percent": percent}}

    stopped = None
    for seat in others:
        if seat not in start.gone and len(start.racks[start.seats.index(seat)]) == 1:
            card = max(believed[seat], key=lambda one: believed[seat][one])
            if believed[seat][card] >= LIKELY and is_worse(card):
                stopped = seat
                yield likely("could-stop", seat, card)
                break
    helped = [
        (believed[seat][card], seat, card)
        for seat in others
        if seat != stopped and seat not in start.gone
        for card in believed[seat]
        if believed[seat][card] >= LIKELY and is_worse(card) and not within_reach(start.board, card)
    ]
    if helped:
        _, seat, card = max(helped, key=lambda one: one[0])
        yield likely("helps-card", seat, card)
    cleared = [event.move.space for event in events if isinstance(event.move, Clear)]
    better = [move.space for move in note.better if isinstance(move, Clear)]
    if cleared and better and cleared[0] != better[0]:
        yield {
            "code": "wrong-column",
            "params": {"space": str(cleared[0]), "better": str(better[0])},
        }
    made = {card for cards in end.made for card in cards}
    for held in end.racks[turn]:
        if (
            held is not None
            and reveals(start.board, end.board, held, made)
            and not reveals(start.board, after.board, held, made)
        ):
            yield {"code": "reveals-card", "params": {"card": held}}


def parts_of(
    note: TurnNote, record: Record[QuartinoState]
) -> tuple[list[Event], QuartinoState, QuartinoState, QuartinoState]:
    """Return the events of a turn's seat, and the states at its start, before its last event, at its end."""
    end = note.number + 1
    while end < len(record.events) and record.states[end].turn_number == note.turn:
        end += 1
    events = [event for event in record.events[note.number : end] if event.seat == note.seat]
    return events, record.states[note.number], record.states[end - 1], record.states[end]


def granted(note: TurnNote, record: Record[QuartinoState]) -> QuartinoState:
    """Return the start of the turn after the announcements that were made in it."""
    events, state, _, _ = parts_of(note, record)
    for event in events:
        if isinstance(event.move, SayColours | SayColumn) and not event.refused:
            state = state.play(event.move)
    return state


def check_way(note: TurnNote, record: Record[QuartinoState], moves: tuple[str, ...]) -> list[Card]:
    """Return the cards that moves make in the turn, with the announcements that were made in it."""
    state = granted(note, record)
    mine = state.seats.index(note.seat)
    number = len(state.made[mine])
    for move in moves:
        assert state.to_act == note.seat
        assert state.turn_number == note.turn
        state = state.play(parse_move(move))
    return list(state.made[mine][number:])
