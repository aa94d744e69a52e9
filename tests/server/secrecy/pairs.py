"""Pairs of tables that differ only in what one viewer may not know, and what the viewer is sent at each.

A story is a random game of Quartino with everything that guests do around it. It is told twice: with other
cards where the viewer cannot know them, other ids of the other guests, another seed. All that the viewer is
sent until some moment must be the same, byte for byte and frame for frame.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import msgspec
from tests.support.scripted_table import ScriptedTable, some_try

from fourfold.games.game import State
from fourfold.games.quartino import SPACES, STANDARD_DECK, QuartinoState
from fourfold.games.quarto import QuartoState
from fourfold.games.quarto.notation import OpenLine
from fourfold.server.table import views, wire
from fourfold.server.table.events import Clock, Event, Started
from fourfold.server.table.state import Table

GUESTS = ("ada", "bo", "cy", "dan")
OTHERS = ("eve", "mal")
"""A spectator, and a guest who never visits the table."""
BOT, CLOCK = "a bot", "the clock"


@dataclass(frozen=True)
class Step:
    who: str
    line: str
    base: int
    lag: int
    passes: int
    """Milliseconds that pass before the step."""
    refused: bool
    to_act: str | None
    after: Table


@dataclass(frozen=True)
class Story:
    seed: str
    settings: dict
    deals: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def same_screen(self) -> bool:
        return self.settings["same_screen"]


class Dealt(ScriptedTable):
    """A scripted table whose deals are decided beforehand."""

    def __init__(self, deals: list[str], **settings) -> None:
        super().__init__("quartino", **settings)
        self.deals = list(deals)

    def apply(self, events: list[Event], by: str | None = None) -> None:
        super().apply([self._dealt(event) for event in events], by)

    def _dealt(self, event: Event) -> Event:
        if not isinstance(event, Started) or not self.deals:
            return event
        return msgspec.structs.replace(event, setup={**event.setup, "deal": self.deals.pop(0)})


# --- Stories -----------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def make_story(seed: str, same_screen: bool = False) -> Story:
    """Return a random game with legal and illegal commands of all guests, and a few after its end."""
    rng = random.Random(seed)
    seats = rng.choice([2, 3, 4])
    rules = rng.choice(["quartino", "quartino", "quartino+referee", "quartino-first"])
    settings = {
        "rules": f"{rules}+turns:{rng.choice([3, 8, 16, 24, 40])}{rng.choice(['', '+turn:30'])}",
        "seats": seats,
        "clock": rng.choice([None, Clock(300, 2)]),
        "same_screen": same_screen,
        "goes_round": not same_screen and rng.random() < 0.5,
        "public": rng.random() < 0.3,
        "rng": seed,
    }
    teller = _Teller(Dealt([], **settings), rng)
    for chair in range(seats):
        teller.tell("ada" if same_screen and chair < 2 else GUESTS[chair], f"sit {chair}")
    teller.tell("ada", "start")
    if rng.random() < 0.7:
        teller.tell("eve", "wait")
    if not same_screen and rng.random() < 0.25:
        # Whoever hands their seat to a bot knows what it may know.
        chair = rng.randrange(seats)
        teller.tell(GUESTS[chair], f"bot {chair} greedy")
    teller.play_on()
    events = [event for event, _ in teller.world.log if isinstance(event, Started)]
    return Story(seed, settings, tuple(e.setup["deal"] for e in events), tuple(teller.steps))


class _Teller:
    def __init__(self, world: ScriptedTable, rng: random.Random) -> None:
        self.world = world
        self.rng = rng
        self.steps: list[Step] = []

    def tell(self, who: str, line: str, base: int | None = None) -> None:
        world, rng = self.world, self.rng
        to_act = world.state.to_act if world.table.last_game else None
        base = world.table.seq if base is None else base
        lag = rng.choice([0, 0, 80, 700])
        passes = rng.choice([0, 5, 900, 2_500])
        step = Step(who, line, base, lag, passes, False, to_act, world.table)
        answer = take(world, step, len(self.steps))
        refused = isinstance(answer, wire.Refusal)
        self.steps.append(replace(step, refused=refused, after=world.table))

    def play_on(self) -> None:
        more = 6
        while more and len(self.steps) < 400:
            world, rng = self.world, self.rng
            if not world.table.is_on:
                more -= 1
            if rng.random() < 0.35 or not world.table.is_on:
                self._try_something()
            elif world.table.bot_to_act is not None:
                self.tell(BOT, str(rng.choice(world.state.moves())))
            elif world.actor is None:
                self.tell("ada", f"bot {world.table.free_chairs[0]} greedy")
            else:
                if self.world.table.settings.same_screen and rng.random() < 0.5:
                    self.tell(world.actor, f"reveal {world.state.to_act}")
                if world.state.phase == "call" and rng.random() < 0.3:
                    self.tell(
                        world.actor, f"call {rng.choice(STANDARD_DECK)} {rng.randrange(1, 9)}"
                    )
                else:
                    self.tell(world.actor, some_try(world.state, rng))
            if rng.random() < 0.05:
                self.tell(CLOCK, "")

    def _try_something(self) -> None:
        rng = self.rng
        who = rng.choice([*GUESTS, *OTHERS])
        own = self.world.table.chairs_of(self.world.session(who))
        chair = own[0] if own and rng.random() < 0.7 else rng.randrange(4)
        line = rng.choice(
            [
                *[f"call {rng.choice(STANDARD_DECK)} {rng.randrange(1, 9)}"] * 4,
                *("place Y c", "end", "say colours", "offer draw", "accept", "flag", "nonsense"),
                *("ask back", "ask back", "agree", "agree", "disagree", "phrase hello", "wait"),
                *("wait no longer", "again", "again", f"reveal {rng.choice('ABCD')}", "start 1"),
                *(f"sit {chair}", f"sit {chair}", f"stand {chair}", f"stand {chair}"),
                f"bot {chair} greedy",
            ]
        )
        match = self.world.table.last_game
        if match is not None and match.asked_back is not None and rng.random() < 0.6:
            line = "agree"
        if rng.random() < 0.03:
            line = "resign"
        if rng.random() < 0.1:
            who = f"{who} as {rng.choice('ABCD')}"
        base = rng.randrange(self.world.table.seq) if rng.random() < 0.1 else None
        self.tell(who, line, base)


def take(world: ScriptedTable, step: Step, number: int) -> wire.Done | wire.Refusal | None:
    """Carry out one step of a story at a table."""
    world.pass_time(step.passes)
    world.ids = number
    if step.who == CLOCK:
        world.look_at_clock()
    elif step.who == BOT:
        # In a world with a leak, the story may have taken another turn.
        if world.table.bot_to_act is not None:
            world.bot_moves(step.line)
    else:
        return world.say(f"{step.who}: {step.line}", step.base, step.lag)
    return None


# --- Pairs -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pair:
    """A viewer of a story up to some step; on one screen, as one of the seats."""

    story: Story
    viewer: str | None
    until: int
    focus: str | None
    rng: int

    def __str__(self) -> str:
        return f"{self.story.seed} seen by {self.viewer} until {self.until} ({self.focus})"


def make_pairs(seed: str, same_screen: bool = False) -> Iterator[Pair]:
    """Yield every viewer of one story, each up to another step."""
    story = make_story(seed, same_screen)
    rng = random.Random(f"{seed} pairs")
    # Once a game is over all cards lie open: then only ids and the seed are secrets.
    going_on = [number for number, step in enumerate(story.steps) if step.after.is_on]
    viewers = [*GUESTS[: story.settings["seats"]], *OTHERS, None]
    for viewer in ["ada", *viewers] if same_screen else viewers:
        until = rng.choice([*[going_on[-1]] * 2, *rng.choices(going_on, k=3), len(story.steps) - 1])
        pair = Pair(story, viewer, until, None, rng.randrange(1 << 30))
        held = sorted(_held(pair))
        yield replace(pair, focus=rng.choice(held)) if same_screen and held else pair


def other_deals(pair: Pair) -> list[str]:
    """Return the deals of the story with other cards wherever the viewer cannot know them."""
    story = pair.story
    table = story.steps[pair.until].after
    deals = list(story.deals[: table.games])
    if not table.is_on:
        return deals
    state, start = table.playing.state, table.playing.record.start
    assert isinstance(state, QuartinoState)
    assert isinstance(start, QuartinoState)
    held = _held(pair)
    known: dict[str, list[Any]] = {
        seat: list(start.racks[n] if seat in held else (*state.made[n], *state.shown[n]))
        for n, seat in enumerate(start.seats)
    }
    rest = Counter(STANDARD_DECK) - Counter(card for cards in known.values() for card in cards)
    pile = sorted(rest.elements())
    rng = random.Random(pair.rng)
    rng.shuffle(pile)
    dealt = []
    for seat in start.seats:
        rack = known[seat] + [pile.pop() for _ in range(4 - len(known[seat]))]
        if seat not in held:
            rng.shuffle(rack)
        dealt.append(f"{seat}={','.join(rack)}")
    return [*deals[:-1], " ".join(dealt)]


def _held(pair: Pair) -> set[str]:
    """Return the seats whose cards the viewer has seen in the last game."""
    if pair.focus is not None:
        return {pair.focus}
    games = pair.story.steps[pair.until].after.games
    held: set[str] = set()
    for step in pair.story.steps[: pair.until + 1]:
        if step.after.games == games and pair.viewer is not None:
            held |= set(step.after.seats_of(f"id-{pair.viewer}"))
    return held


@dataclass
class Sent:
    """What the viewer is sent at one step."""

    answer: bytes
    frame: bytes


def tell(pair: Pair, deals: list[str], salt: str) -> Iterator[Sent]:
    """Play the story with these cards and yield what the viewer is sent, step by step."""
    story, viewer = pair.story, pair.viewer
    world = Dealt(deals, salt=salt, seed=f"{salt}{salt}", **story.settings)
    if viewer is not None:
        world.own_ids[viewer] = f"mine-{viewer}"
        if viewer == "ada":
            # The host is whoever opened the table.
            opened: Any = msgspec.structs.replace(world.log[0][0], host=world.session("ada"))
            world.table = Table.open(world.table.id, opened)
    for number, step in enumerate(story.steps[: pair.until + 1]):
        who = step.who.partition(" as ")[0]
        mine = who == viewer and (pair.focus is None or step.to_act in (pair.focus, None))
        if step.refused and not mine:
            # Another's try that came to nothing might not, with other cards; nobody hears of it.
            world.pass_time(step.passes)
            continue
        answer = take(world, step, number)
        shown = None if world.table.last_game is None else world.table.last_game.revealed
        seen = pair.focus is None or shown in (pair.focus, None) or not world.table.is_on
        yield Sent(
            wire.write(answer) if mine and answer is not None else b"",
            world.news(viewer) if world.told and seen else b"",
        )
    if seen:
        yield Sent(_asked_for(world, viewer), world.news(viewer))


def _asked_for(world: ScriptedTable, viewer: str | None) -> bytes:
    """Return what the viewer may ask for: the record as far as visible, and the list of tables."""
    table = world.table
    seat = None if viewer is None else table.viewer(world.session(viewer))
    record = "" if table.last_game is None else str(table.last_game.record.masked(seat))
    return repr((record, views.lobby_view(table))).encode()


def difference(pair: Pair) -> str | None:
    """Return the first difference between the two tables of a pair, or None."""
    one = tell(pair, list(pair.story.deals), "id")
    other = tell(pair, other_deals(pair), "another")
    for number, (a, b) in enumerate(zip(one, other, strict=True)):
        for kind, mine, theirs in (("answer", a.answer, b.answer), ("frame", a.frame, b.frame)):
            if mine != theirs:
                return f"{pair}: {kind} {number}\n{mine.decode()}\n{theirs.decode()}"
    return None


# --- Calls in rulebook play --------------------------------------------------------------------


def with_other_calls(table: Table) -> Table:
    """Return the same table with other lines or situations to call."""
    match = table.playing
    state = match.state
    other: State
    if isinstance(state, QuartoState):
        lines = tuple(OpenLine(line, 1) for line in state.rules.lines)
        other = replace(state, open_lines=() if state.open_lines else lines)
    else:
        assert isinstance(state, QuartinoState)
        turn = state.turn
        tall = () if turn.tall else SPACES
        other = replace(state, turn=replace(turn, crowded=not turn.crowded, tall=tall))
    record = replace(match.record, states=(*match.record.states[:-1], other))
    return replace(table, last_game=replace(match, record=record))


def difference_of_calls(game: str, rules: str, seed: int) -> str | None:
    """Return the first hint that something can be called in one game of rulebook play, or None."""
    rng = random.Random(f"{game} {rules} {seed}")
    world = ScriptedTable(game, rules, seats=rng.choice([2, 3, 4]), rng=seed)
    names = GUESTS[: world.table.settings.seats]
    for chair, name in enumerate(names):
        world.did(f"{name}: sit {chair}")
    world.did("ada: start")
    while world.table.is_on:
        twin = copy.copy(world)
        twin.table = with_other_calls(world.table)
        tries = [str(rng.choice(world.state.moves())), "ask back", "place a1", "decline", "end"]
        lines = ["", *(f"{rng.choice((world.actor, *names, 'eve'))}: {text}" for text in tries)]
        for line in lines:
            if found := _unlike(copy.copy(world), copy.copy(twin), line, names):
                return f"{game} {rules} {seed}: {line!r}\n{found}"
        world.say(f"{world.actor}: {some_try(world.state, rng)}")
    return None


def _unlike(
    world: ScriptedTable, twin: ScriptedTable, line: str, names: tuple[str, ...]
) -> str | None:
    if line:
        one, other = world.say(line), twin.say(line)
        if wire.write(one) != wire.write(other):
            return f"{one}\n{other}"
    for name in (*names, "eve", None):
        if world.news(name) != twin.news(name):
            return f"{world.news(name).decode()}\n{twin.news(name).decode()}"
        if found := _lists_calls(world.view(name)):
            return f"{name} is told of {found}"
    return None


def _lists_calls(view: dict) -> list[str]:
    moves = view["match"]["view"]["moves"]
    return [move for move in moves if move.startswith(("call", "say"))]
