"""Limits on the length of games at tables, and of records that guests send.

Lives here: the limits on rules and records, and refusing what exceeds them. The rules parser and
``fourfold replay`` know none of these limits. Does not live here: rate limits (`process.limits`).

No game at a table has more than `MAX_EVENTS` events, so that every record of a table can be imported again. A
turn of Quartino has at most `MOVES_PER_TURN` moves: two situations are said, three tokens placed, one column
cleared, and the turn ended. At most 16 times in a game a card is shown and made, and a made card is followed
by one more token. At most four seats leave the game. Each seat offers a draw at most five times
(`commands.MAX_DRAWS_OFFERED`), with three answers. False calls that change nothing are no longer recorded
once a game has more than `MAX_FALSE_CALLS` events beyond `MOVES_PER_TURN` per turn (`Record.attempt`): a
game has at most 1,000 + 7 × 401 + 3 × 16 + 4 + 4 × 5 × 4 events, 3,939 in all.
"""

from __future__ import annotations

from fourfold.games.catalogue import game as game_named
from fourfold.games.game import Game, Rules
from fourfold.games.record import Record
from fourfold.server.table.refusals import Refused

MAX_TURNS = 400
"""Turns per game, as the option ``turns:`` sets them."""
MAX_TURN_SECONDS = 3_600
"""Seconds per turn, as the option ``turn:`` sets them."""
MAX_EVENTS = 4_000
"""Events per record."""
MAX_RECORD_CHARACTERS = 80_000
"""Characters per record; the longest game of a table has fewer."""
MAX_RECORD_BYTES = 256 * 1024
"""Bytes of a request with a record: JSON writes a line break in two bytes and may write a letter in six."""
MAX_VIEWS = 100
"""Views in one answer."""


def are_within(rules: Rules) -> bool:
    """Return True if a table may be opened with these rules."""
    return (rules.turn_limit or 0) <= MAX_TURNS and (rules.turn_seconds or 0) <= MAX_TURN_SECONDS


def capped_game(name: str, rules: str | None = None) -> Game:
    """Return the game under these rules.

    Raises:
        NotationError: there is no such game, or it has no such rules.
        Refused: the rules exceed the limits.
    """
    game = game_named(name, rules)
    if not are_within(game.rules):
        raise Refused("rules-over-limit", turns=MAX_TURNS, seconds=MAX_TURN_SECONDS)
    return game


def check_length(record: Record) -> None:
    """Check the number of events of a record.

    Raises:
        Refused: the record has more than `MAX_EVENTS` events.
    """
    if len(record.events) > MAX_EVENTS:
        raise Refused("record-too-long", most=MAX_EVENTS)
