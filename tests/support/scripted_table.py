"""A table driven by commands as clients send them, without waiting, storing or sending.

Commands are written as lines: ``ada: sit 0``, ``bo: give 7``, ``ada as B: call YBGP 1``. What is no command
of the table is a move.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from fourfold.games.game import GameError, IllegalMove, State
from fourfold.games.quartino import QuartinoState
from fourfold.games.quarto import QuartoState
from fourfold.server.table import commands, views, wire
from fourfold.server.table.dispatch import NEVER_COUNTED, Circumstances, decide
from fourfold.server.table.events import Event, Opened, Person, SeatedBot, Settings, Started
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table

TABLE = "0" * 32
BOTS = {"random", "greedy", "perfect"}
DEAL = {"A": "YBGP,YBPG,YGBP,YGPB", "B": "BYGP,BYPG,BGYP,BGPY", "C": "GYBP,GYPB,GBYP,GBPY"}


def is_bot(game: str, name: str) -> bool:
    return name in BOTS


class ScriptedTable:
    """A table whose time passes only in `pass_time` and whose random numbers come from ``rng``."""

    def __init__(
        self,
        game: str = "quarto",
        rules: str | None = None,
        *,
        host: str = "ada",
        seed: str = "a secret",
        salt: str = "id",
        rng: int | str = 1,
        **settings: Any,
    ) -> None:
        usual = {"quarto": "classic", "quartino": "quartino"}[game]
        wanted = commands.check_settings(Settings(game, rules or usual, **settings))
        self.salt = salt
        self.own_ids: dict[str, str] = {}
        """Guests whose ids do not depend on the salt."""
        self.now = 1_000
        self.rng = random.Random(rng)
        opened = Opened(wanted, self.session(host), seed)
        self.log: list[tuple[Event, int]] = [(opened, self.now)]
        self.table = Table.open(TABLE, opened)
        self.told: list[wire.Numbered] = []
        """The events of the last command, as all clients are told."""
        self.ids = 0
        self.absent: dict[int, int] = {}
        """Milliseconds for which the guests of these chairs have been absent."""

    # --- Guests ------------------------------------------------------------------------------------

    def session(self, name: str) -> str:
        return self.own_ids.get(name) or f"{self.salt}-{name}"

    def name(self, session: str) -> str:
        return session.partition("-")[2]

    @property
    def state(self) -> State:
        return self.table.playing.state

    @property
    def actor(self) -> str | None:
        """The guest who is to act; None for a bot or a free chair."""
        match = self.table.last_game
        if match is None or match.state.to_act is None:
            return None
        who = self.table.chairs[match.chair_of(match.state.to_act)]
        return self.name(who.session) if isinstance(who, Person) else None

    def holder(self, seat: str) -> str:
        who = self.table.chairs[self.table.playing.chair_of(seat)]
        assert isinstance(who, Person)
        return self.name(who.session)

    # --- Commands ----------------------------------------------------------------------------------

    def did(self, *lines: str, lag: int = 0) -> wire.Done:
        """Give commands and assert that each is carried out."""
        answer: wire.Done | wire.Refusal = wire.Done("", 0)
        for line in lines:
            answer = self.say(line, lag=lag)
            assert isinstance(answer, wire.Done), f"{line}: {answer}"
        assert isinstance(answer, wire.Done)
        return answer

    def refused(self, line: str, lag: int = 0) -> str:
        """Give a command, assert that it is refused without a change, and return the code."""
        before = self.table
        answer = self.say(line, lag=lag)
        assert isinstance(answer, wire.Refusal), f"{line}: {answer}"
        assert self.table is before
        assert "expected" in answer.text
        return answer.code

    def say(self, line: str, base: int | None = None, lag: int = 0) -> wire.Done | wire.Refusal:
        who, _, text = line.partition(": ")
        name, _, seat = who.partition(" as ")
        return self.do(name, self.command(name, text, seat or None, base), lag)

    def command(
        self, name: str, text: str, seat: str | None = None, base: int | None = None
    ) -> wire.Command:
        self.ids += 1
        head: dict[str, Any] = {
            "id": f"c{self.ids}",
            "base": self.table.seq if base is None else base,
        }
        match text.split():
            case ["sit", chair]:
                return wire.Sit(chair=int(chair), name=name.capitalize(), **head)
            case ["bot", chair, bot]:
                return wire.SeatBot(chair=int(chair), bot=bot, **head)
            case ["stand", chair]:
                return wire.Stand(chair=int(chair), **head)
            case ["wait"]:
                return wire.Wait(name=name.capitalize(), **head)
            case ["wait", "no", "longer"]:
                return wire.WaitNoLonger(**head)
            case ["start", *first]:
                return wire.Start(first=int(first[0]) if first else None, **head)
            case ["ask", "back"]:
                return wire.AskBack(**head)
            case ["agree" | "disagree" as answer]:
                return wire.AnswerBack(agrees=answer == "agree", **head)
            case ["refuse", "draw"]:
                return wire.RefuseDraw(**head)
            case ["again"]:
                return wire.Rematch(**head)
            case ["reveal", shown]:
                return wire.Reveal(seat=shown, **head)
            case ["claim", what, chair, *bot]:
                head |= {"what": what, "bot": bot[0] if bot else None}
                return wire.Claim(chair=int(chair), **head)
            case ["abort"]:
                return wire.Abort(**head)
            case ["phrase", phrase]:
                return wire.Say(phrase=phrase, **head)
        return wire.PlayMove(move=text, seat=seat, **head)

    def do(self, name: str, command: wire.Command, lag: int = 0) -> wire.Done | wire.Refusal:
        """Carry a command out as a room does, without storing its events."""
        self.told = []
        try:
            events, refusal = self._decide(self.session(name), command, lag)
            if not isinstance(command, NEVER_COUNTED):
                commands.check_number(self.table, self.session(name), events)
        except Refused as error:
            return wire.Refusal(command.id, error.code, str(error), error.params)
        except GameError as error:
            return wire.Refusal(command.id, error.code, error.sentence, error.params)
        self.apply(events, self.session(name))
        why = None
        if refusal is not None:
            why = {"code": refusal.code, "text": refusal.sentence, "params": refusal.params}
        return wire.Done(command.id, self.table.seq, why)

    def apply(self, events: list[Event], by: str | None = None) -> None:
        self.told = []
        for event in events:
            self.table = self.table.after(event, self.now, by)
            self.log.append((event, self.now))
            self.told.append(wire.Numbered(self.table.seq, views.event_view(event)))

    def _decide(
        self, session: str, command: wire.Command, lag: int
    ) -> tuple[list[Event], IllegalMove | None]:
        given = Circumstances(self.now, lag, self.rng, is_bot, lambda: self.absent, lambda _: False)
        return decide(self.table, session, command, given)

    # --- Bots and time -----------------------------------------------------------------------------

    def bot_moves(self, text: str | None = None) -> None:
        """Make a move of the bot that is to act."""
        assert self.table.bot_to_act is not None
        seat = self.state.to_act or ""
        events, _ = commands.play(self.table, seat, text or str(self.state.moves()[0]), self.now)
        self.apply(events)

    def pass_time(self, milliseconds: int) -> None:
        self.now += milliseconds

    def look_at_clock(self) -> bool:
        """Flag the running clock if it has expired; return True if it had."""
        self.apply(commands.flag(self.table, self.now) if self.table.last_game else [])
        return bool(self.told)

    # --- What is sent ------------------------------------------------------------------------------

    def view(self, name: str | None) -> dict[str, Any]:
        return views.table_view(self.table, None if name is None else self.session(name), self.now)

    def news(self, name: str | None) -> bytes:
        """Return the frame that a guest gets after the last command."""
        return wire.write(wire.News(self.told, self.view(name)))


def replayed(log: list[tuple[Event, int]]) -> Table:
    """Return the table that results from events after storing and reading them."""
    first, *rest = [(as_stored(event), now) for event, now in log]
    assert isinstance(first[0], Opened)
    table = Table.open(TABLE, first[0])
    for event, now in rest:
        table = table.after(event, now)
    return table


def as_stored(event: Event) -> Event:
    found: Event = msgspec.json.decode(msgspec.json.encode(event), type=Event)
    return found


def gathered(*guests: str, game: str, rules: str | None, **settings: Any) -> ScriptedTable:
    """Return a table with these guests on its chairs before a game; the first one is the host."""
    world = ScriptedTable(game, rules, host=guests[0], seats=len(guests), **settings)
    for chair, name in enumerate(guests):
        world.did(f"{guests[0]}: bot {chair} greedy" if name == "bot" else f"{name}: sit {chair}")
    return world


def seated(
    *guests: str, game: str = "quarto", rules: str | None = None, **settings: Any
) -> ScriptedTable:
    """Return a table with a started game of these guests, in this order of play."""
    settings.setdefault("begins", "chosen")
    world = gathered(*guests, game=game, rules=rules, **settings)
    world.did(f"{guests[0]}: start 0")
    return world


def names(world: ScriptedTable) -> list[str | None]:
    """Return the names on the chairs."""
    return [
        who.name if isinstance(who, Person) else who.bot if isinstance(who, SeatedBot) else None
        for who in world.table.chairs
    ]


def dealt(*guests: str, rules: str = "quartino", **settings: Any) -> ScriptedTable:
    """Return a table with a started game of Quartino with the cards of `DEAL`."""
    world = gathered(*guests, game="quartino", rules=rules, begins="chosen", **settings)
    (started,) = commands.start(world.table, world.session(guests[0]), 0, world.rng)
    deal = " ".join(f"{seat}={DEAL[seat]}" for seat in "ABC"[: len(guests)])
    assert isinstance(started, Started)
    world.apply([Started(started.order, {"deal": deal, "first": "A"})])
    return world


def some_try(state: State, rng: random.Random) -> str:
    """Return a move to try: mostly a legal one, sometimes a call or say, right or wrong."""
    moves = [str(move) for move in state.moves()]
    roll = rng.random()
    if isinstance(state, QuartoState):
        if state.rules.referee or roll > 0.2:
            return rng.choice(moves)
        lines = [open_line.line for open_line in state.open_lines]
        return f"call {' '.join(map(str, rng.choice(lines or state.rules.lines)))}"
    assert isinstance(state, QuartinoState)
    if state.may_finish and state.rack:
        calls = [f"call {c} {f}" for c in state.rack if c for f in c.matching(state.board)]
        if calls and roll < 0.8:
            return rng.choice(calls)
        if roll < 0.1:
            return f"call {rng.choice(state.rack)} {rng.randrange(1, 9)}"
    elif not state.turn.begun and roll < 0.25:
        said = "colours" if roll < 0.1 else f"column {rng.choice('c12345678')}"
        return f"say {said}"
    wanted = [m for m in moves if m in _wanted(state)]
    return rng.choice(wanted or moves)


def _wanted(state: QuartinoState) -> set[str]:
    """Return placements that bring the seat to act nearer to a card."""
    cards = [card for card in state.rack if card is not None]
    return {
        f"place {colour} {space}"
        for card in cards[:1]
        for colour, space in zip(card, "c123", strict=True)
        if not state.board["c123".index(space)].endswith(colour)
    }


def play_on(world: ScriptedTable, rng: random.Random, most: int = 5_000) -> int:
    """Play the game to its end with random commands; return how many commands it took."""
    for number in range(most):
        if world.state.outcome is not None:
            return number
        text = some_try(world.state, rng)
        if world.actor is None:
            world.bot_moves(text if text in map(str, world.state.moves()) else None)
            continue
        answer = world.say(f"{world.actor}: {text}")
        if isinstance(answer, wire.Refusal):
            assert not text.startswith(("give", "place", "decline", "end")), answer
    raise AssertionError("a game without end")


def clock(world: ScriptedTable) -> dict:
    found = world.view(None)["match"]["clock"]
    assert isinstance(found, dict)
    return found


def on_one_screen(rules: str = "quartino") -> ScriptedTable:
    world = ScriptedTable("quartino", rules, same_screen=True, begins="chosen", seats=3)
    world.did("ada: sit 0", "ada: sit 1", "bo: sit 2", "ada: start 0")
    return world
