"""Which function decides a guest's command: from a message of `wire` to the events that it comes to.

Lives here: one case for each kind of command. Pure, like the functions that it calls. Does not live here:
who may do what (`commands`, `seating`, `absence`, `takebacks`), and limits per guest and address
(`rooms.room`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fourfold.games.game import IllegalMove, Rng
from fourfold.server.table import absence, commands, seating, takebacks, wire
from fourfold.server.table.events import Chair, Event, Person, Session
from fourfold.server.table.names import check_name
from fourfold.server.table.state import Table

NEVER_COUNTED = wire.PlayMove | wire.Stand | wire.WaitNoLonger | wire.Abort
"""Commands that are carried out however many events a guest has caused: playing on, leaving, and aborting."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """The facts beside the table and the command on which a decision depends."""

    now: int
    """The time at which the command arrived, in milliseconds."""
    lag: int
    """Milliseconds that the command travelled."""
    rng: Rng
    is_bot: seating.BotNames
    absent: Callable[[], absence.Absent] = dict
    """Return how long the guests of chairs have been absent."""
    is_absent: Callable[[Chair], bool] = lambda _: False
    """Return True if the host may give away a chair because its guest is not connected."""


def decide(
    table: Table, session: Session, command: wire.Command, given: Circumstances
) -> tuple[list[Event], IllegalMove | None]:
    """Return the events of a guest's command, and why the rules refused the call among them, if they did.

    Raises:
        Refused, GameError: the command is refused.
    """
    if isinstance(command, wire.PlayMove):
        return commands.move(
            table, session, command.seat, command.move, command.base, given.now, given.lag
        )
    return _decide_beside_moves(table, session, command, given), None


def _decide_beside_moves(
    table: Table, session: Session, command: wire.Command, given: Circumstances
) -> list[Event]:
    rng, is_bot = given.rng, given.is_bot
    match command:
        case wire.Sit(chair=chair, name=name):
            who = Person(session, check_name(name))
            return _with_start(table, seating.sit(table, who, chair), given)
        case wire.SeatBot(chair=chair, bot=bot):
            is_absent = given.is_absent(chair)
            seated = seating.seat_bot(table, session, chair, bot, is_bot, is_absent)
            return _with_start(table, seated, given)
        case wire.Stand(chair=chair):
            return seating.stand(table, session, chair, given.is_absent(chair))
        case wire.Wait(name=name):
            return seating.wait(table, Person(session, check_name(name)))
        case wire.WaitNoLonger():
            return seating.wait_no_longer(table, session)
        case wire.Start(first=first):
            return commands.start(table, session, first, rng)
        case wire.Claim(chair=chair, what=what, bot=bot):
            return absence.claim(
                table, session, chair, what, given.absent(), given.now, bot, is_bot
            )
        case wire.Abort():
            return absence.abort(table, session)
        case wire.AskBack():
            return takebacks.ask_back(table, session, given.now)
        case wire.AnswerBack(agrees=agrees, base=base):
            return takebacks.answer_back(table, session, agrees, given.now, base)
        case wire.RefuseDraw(base=base):
            return commands.refuse_draw(table, session, base)
        case wire.Rematch():
            return commands.ask_rematch(table, session, rng)
        case wire.Reveal(seat=seat):
            return commands.reveal(table, session, seat)
        case wire.Say(phrase=phrase):
            return commands.say(table, session, phrase)
        case wire.PlayMove():
            raise ValueError("expected a command other than a move")


def _with_start(table: Table, events: list[Event], given: Circumstances) -> list[Event]:
    """Return the events, with the start of a public table's game if they take its last chair."""
    return [*events, *commands.start_when_full(table, events, given.rng)]
