"""The game line by line, for screen readers and scripts: one sentence per event, one line per move.

Lives here: the dialogue. Does not live here: the sentences (`speech` and the catalogues) and the game
(`match`). Cards are shown only when their owner asks, and erased from the terminal at the end of the turn.
"""

from __future__ import annotations

import io
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import TextIO

from fourfold.games.catalogue import GAMES
from fourfold.games.game import Flag, GameError, Seat, View
from fourfold.games.quartino import Call, QuartinoView
from fourfold.games.quarto import QuartoView
from fourfold.texts import Texts
from fourfold.tui.hint_steps import HintSteps
from fourfold.tui.line_reader import LineReader
from fourfold.tui.match import BotStopped, Match
from fourfold.tui.new_game import USUAL_BOT, NewGame, Player, goes_first
from fourfold.tui.saving import for_reading
from fourfold.tui.speech import board_lines, narrate, request
from fourfold.tui.teams import name_in_team, team_names, winner_names

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""The control sequence that erases the terminal with its scrollback."""

#: The choices of the menu.
MENU = (
    NewGame("quarto", bot=USUAL_BOT),
    NewGame("quarto"),
    NewGame("quartino", bot=USUAL_BOT),
    NewGame("quartino"),
    NewGame("quartino", seats=3),
    NewGame("quartino", seats=4),
)

WARNING_SECONDS = (30, 10, 5)
"""The remaining seconds of a turn that are told."""

#: Words that begin a move of some game: they are never a piece, a square or a colour.
VERBS = {
    *("give", "place", "call", "decline", "say", "clear", "end"),
    *("resign", "flag", "abandon", "offer", "accept"),
}


def run(game: Match | NewGame | None, language: str, seed: int | None = None) -> None:
    """Play on standard input and output; without a game, show the menu first.

    Raises:
        BotStopped: a bot cannot go on; an unsaved game has been kept.
    """
    for stream in (sys.stdin, sys.stdout):
        # Characters that the terminal cannot show or send are replaced.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    Dialogue(Texts(language), sys.stdin, sys.stdout).run(game, seed)


class Dialogue:
    """The dialogue about one game: reads lines, and writes sentences."""

    def __init__(
        self,
        texts: Texts,
        source: TextIO,
        sink: TextIO,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._texts = texts
        self._page = Texts(texts.language, "page")
        self._lines = LineReader(source)
        self._is_typed = source.isatty()
        """True if a person types the lines: only a person is asked for names."""
        self._sink = sink
        self._now = now
        self._shows_secrets = False
        """True if the terminal shows something that only one person may know."""
        self._hints = HintSteps()

    def run(self, game: Match | NewGame | None, seed: int | None = None) -> None:
        """Play until ``quit``, the end of the input, or an empty line after the end of the game.

        Raises:
            KeyboardInterrupt: Ctrl-C was pressed. An unsaved game has been kept, as after ``quit``.
        """
        if game is None:
            game = self._choose()
        match = self._set_up(game, seed) if isinstance(game, NewGame) else game
        if match is None:
            return
        try:
            self._play(match)
        except KeyboardInterrupt:
            self._say("")
            self._leave(match)
            raise
        self._leave(match)

    def _play(self, match: Match) -> None:
        """Let bots and people move until the dialogue ends."""
        self._welcome(match)
        told = len(match.record.events)
        turn_of: Seat | None = None
        while True:
            if match.state.to_act != turn_of:
                self._wipe()
            if match.bot_to_act:
                self._let_bot_act(match)
            told = self._tell(match, told)
            if match.bot_to_act:
                continue
            seat = match.state.to_act
            if match.has_secrets and len(match.people) > 1 and seat not in (None, turn_of):
                self._say(self._texts("plain-turn", who=self._who(match, seat or "")))
            turn_of = seat
            self._ask(match, seat)
            line = self._read(match)
            if line is None or not self._act(match, line.strip()):
                return
            told = min(told, len(match.record.events))

    def _welcome(self, match: Match) -> None:
        """Tell the rules, the time limit, the teams and who begins."""
        self._say(
            self._texts("plain-welcome", rules=self._texts.edition(str(match.record.game.rules)))
        )
        seconds = match.state.rules.turn_seconds
        if seconds is not None:
            self._say(self._texts("plain-clock", number=seconds))
        if match.has_unlearned_bots:
            self._say(self._texts("tui-bots-not-learned"))
        seats = match.state.seats
        for team in team_names(seats, match.name, self._texts).values():
            self._say(team)
        if said := goes_first(match, self._texts):
            self._say(said)

    def _let_bot_act(self, match: Match) -> None:
        try:
            match.let_bot_act()
        except BotStopped:
            self._leave(match)
            raise

    def _say(self, text: str) -> None:
        self._sink.write(text + "\n")
        self._sink.flush()

    def _prompt(self) -> None:
        self._sink.write("> ")
        self._sink.flush()

    def _read(self, match: Match | None = None) -> str | None:
        """Return the next line, or None at the end of the input.

        With a match the clock of the person to act runs meanwhile: its time is told, and when it has run out
        the line is that of a turn that has run out.
        """
        if match is not None:
            is_persons = match.state.to_act in match.people
            match.clock.turn_to(match.turn, self._now(), runs=is_persons)
        self._prompt()
        while True:
            left = None if match is None else match.clock.left(self._now())
            coming = next((mark for mark in WARNING_SECONDS if mark < (left or 0)), 0)
            line = self._lines.read(None if left is None else left - coming)
            if match is not None and match.clock.is_over(self._now()):
                self._say("")
                return str(Flag())
            if line is None:
                self._say("")
                self._say(self._texts("plain-seconds-left", number=coming))
                self._prompt()
                continue
            if not line:
                self._say("")
            return line or None

    def _who(self, match: Match, seat: Seat) -> str:
        if seat in match.bots:
            return self._texts("seat-bot", seat=match.name(seat), bot=match.bots[seat])
        return match.name(seat)

    def _tell(self, match: Match, told: int) -> int:
        events = match.record.events
        for number in range(told, len(events)):
            who = self._who(match, events[number].seat)
            self._say(narrate(self._texts, match.record, number, who))
        return len(events)

    def _ask(self, match: Match, seat: Seat | None) -> None:
        outcome = match.state.outcome
        if seat is not None:
            view = match.state.view(seat)
            if view.offer:
                self._say(self._texts("plain-draw-offered"))
            who = name_in_team(seat, view.seats, lambda one: self._who(match, one), self._texts)
            self._say(request(self._texts, view, who))
            if isinstance(view, QuartinoView) and len(match.people) == 1 and not view.begun:
                self._say(self._rack(match, view, seat))
        elif outcome is not None:
            names = winner_names(match.state.seats, match.name, self._texts)
            self._say(self._texts.outcome(outcome, names))
            self._say(self._texts("plain-over" if match.can_undo else "plain-over-for-good"))

    def _wipe(self) -> None:
        """Erase the terminal before the next person's turn if it shows secrets."""
        if self._shows_secrets and self._sink.isatty():
            self._sink.write(WIPE)
        self._shows_secrets = False

    def _leave(self, match: Match) -> None:
        """Keep an unsaved game, unless the input is a script."""
        if match.would_be_lost and self._is_typed:
            try:
                path = match.keep()
            except OSError as error:
                self._say(self._texts("plain-not-saved", reason=error.strerror or str(error)))
            else:
                self._say(self._texts("tui-kept", path=for_reading(path)))

    def _choose(self) -> NewGame | None:
        """Return the game that is chosen from the menu, or None."""
        self._say(self._texts("plain-menu"))
        for number, plan in enumerate(MENU, start=1):
            against = "plain-menu-bot" if plan.bot else "plain-menu-people"
            game = self._texts(f"game-{plan.name}")
            self._say(f"{number}. {self._texts(against, game=game, seats=plan.seats)}")
        chosen = self._read_number(len(MENU))
        return None if chosen is None else MENU[(chosen or 1) - 1]

    def _read_number(self, most: int, names: Sequence[str] = ()) -> int | None:
        """Return the number typed or named; 0 for an empty line; None for ``quit`` and at the end."""
        called = [name.casefold() for name in names]
        while (line := self._read()) is not None:
            choice = line.strip()
            if called.count(choice.casefold()) == 1:
                return called.index(choice.casefold()) + 1
            if choice in {"quit", "q"}:
                return None
            if choice in map(str, range(1, most + 1)):
                return int(choice)
            if not choice:
                return 0
            self._say(self._texts("plain-menu-again", most=most))
        return None

    def _set_up(self, plan: NewGame, seed: int | None) -> Match | None:
        """Return a new game, or None if the dialogue ends; people who type are asked who they are."""
        if not self._is_typed:
            return plan.without_names(seed)
        rng = random.Random(seed)
        ready = self._offer_free_colours(plan)
        if ready is None or (players := self._ask_names(ready)) is None:
            return None
        way = ready.ways(players)[0]
        named = ready.first_of(players)
        if named is not None:
            return ready.begin(players, rng, named, "chosen")
        first = None
        if way == "youngest":
            number = self._ask_for_youngest(players)
            if number is None:
                return None
            first = number - 1 if 1 <= number <= len(players) else None
        if first is None:
            self._say(self._page("page-lots"))
        return ready.begin(players, rng, first, way)

    def _offer_free_colours(self, plan: NewGame) -> NewGame | None:
        """Tell that rules are one-sided, and return the game with the colours that are chosen (Q8)."""
        one_sided = plan.one_sided(self._texts)
        if one_sided is None:
            return plan
        no = self._texts("tui-no")
        self._say(one_sided)
        self._say(self._texts("plain-free-colours", no=no))
        line = self._read()
        if line is None:
            return None
        return plan if line.strip().casefold() == no.casefold() else plan.with_free_colours()

    def _ask_names(self, plan: NewGame) -> list[Player] | None:
        """Return the players; several people are asked for their names, who may have typed one already."""
        names = [plan.first or ""]
        usual = plan.players([], self._texts)
        if plan.bot is None:
            for number in range(len(names) if plan.first else 0, plan.seats):
                self._say(self._texts("plain-name", number=number + 1, usual=usual[number].name))
                line = self._read()
                if line is None:
                    return None
                names[number:] = [line.strip()]
        return plan.players(names, self._texts)

    def _ask_for_youngest(self, players: list[Player]) -> int | None:
        """Return the number of the youngest player, or of lots after them; 0 for lots; None at the end."""
        self._say(self._page("page-youngest"))
        choices = [player.name for player in players] + [self._page("page-begins-lot")]
        for number, choice in enumerate(choices, start=1):
            self._say(f"{number}. {choice}")
        self._say(self._texts("plain-first"))
        return self._read_number(len(choices), choices)

    def _act(self, match: Match, line: str) -> bool:
        """Execute a line; return False if the dialogue ends."""
        word, _, rest = line.partition(" ")
        seat = match.state.to_act
        view = match.state.view(seat)
        match word.lower():
            case "quit" | "exit":
                return False
            case "" if match.state.outcome is not None:
                return False
            case "" | "help" | "?":
                self._say(self._texts("plain-help"))
            case "board":
                for row in board_lines(self._texts, view):
                    self._say(row)
            case "pieces" | "reserve":
                self._say(self._supply(view))
            case "rack":
                self._shows_secrets |= match.has_secrets
                for row in self._racks(match, view):
                    self._say(row)
            case "moves":
                # In referee play the legal calls name cards of the rack.
                self._shows_secrets |= any(isinstance(move, Call) for move in view.moves)
                self._say(", ".join(map(str, view.moves)))
            case "record":
                self._shows_secrets |= match.has_secrets
                self._say(str(match.record.masked(seat)))
            case "rules":
                self._tell_rules(match.record.game.name, rest.strip().lower())
            case "save":
                self._save(match, rest.strip())
            case "undo":
                self._undo(match)
            case "hint" if isinstance(view, QuartinoView):
                self._say(self._hints.ask(match, self._texts))
            case _:
                self._move(match, view, line)
        return True

    def _undo(self, match: Match) -> None:
        try:
            match.undo()
        except GameError as error:
            self._say(self._texts.refusal(error))
            return
        self._say(self._texts("plain-undone"))

    def _move(self, match: Match, view: View, line: str) -> None:
        move = written_out(view, line)
        if match.waits_for_bots(move):
            self._say(self._texts("tui-bots-no-draw"))
            return
        before = len(match.record.events)
        refusal: GameError | None
        try:
            refusal = match.attempt(move, match.seat_for(move))
        except GameError as error:
            refusal = error
        if refusal is not None:
            # The typed line may name a card that the others have not seen.
            self._shows_secrets |= match.has_secrets and len(match.record.events) == before
            self._say(self._texts.refusal(refusal))

    def _supply(self, view: View) -> str:
        if isinstance(view, QuartoView):
            mushrooms = view.rules.has_mushrooms
            return self._texts.joined(f"{p} {self._texts.piece(p, mushrooms)}" for p in view.left)
        if isinstance(view, QuartinoView):
            return ", ".join(
                f"{self._texts(f'token-{colour}')} {number}"
                for colour, number in view.reserve.items()
            )
        return ""

    def _racks(self, match: Match, view: View) -> list[str]:
        if not isinstance(view, QuartinoView):
            return [self._texts("plain-no-rack")]
        return [self._rack(match, view, seat) for seat in view.seats]

    def _rack(self, match: Match, view: QuartinoView, seat: Seat) -> str:
        rack = view.racks[view.seats.index(seat)]
        return self._texts(
            "plain-rack",
            who=self._who(match, seat),
            left=rack.left,
            cards=" ".join(card or "?" for card in rack.cards or ["?"] * rack.left) or "–",
            made=" ".join(rack.made) or "–",
            shown=" ".join(rack.shown) or "–",
        )

    def _tell_rules(self, name: str, rule: str) -> None:
        ids = GAMES[name].rule_ids
        if rule in (*ids, "table"):
            self._say(self._texts(f"rule-{rule}-title"))
            self._say(self._texts.prose(f"rule-{rule}-text"))
            return
        self._say(self._texts.prose(f"{name}-in-short"))
        self._say(self._texts("plain-rules-more", first=ids[0], last=ids[-1]))

    def _save(self, match: Match, name: str) -> None:
        try:
            path = match.save(name)
        except OSError as error:
            self._say(self._texts("plain-not-saved", reason=error.strerror or str(error)))
            return
        self._say(self._texts("plain-saved", path=for_reading(path)))


def written_out(view: View, line: str) -> str:
    """Return a move in notation from its short form.

    A piece or square alone means give or place; case does not matter.
    """
    words = line.split()
    if isinstance(view, QuartoView):
        words = [word.lower() for word in words]
        if words[0] == "quarto":
            words[0] = "call"
        elif len(words) == 1 and words[0] not in VERBS:
            words.insert(0, "place" if view.phase == "place" else "give")
        if words[0] == "give" and len(words) > 1 and len(words[1]) == 4:
            words[1] = words[1].upper()
        return " ".join(words)
    if words[0].lower() == "quartino":
        words[0] = "call"
    elif words[0].lower() not in VERBS:
        words.insert(0, "place")
    words[0] = words[0].lower()
    spoken = {"colours", "column", "draw", "c"}
    return " ".join(
        [words[0], *(w.lower() if w.lower() in spoken else w.upper() for w in words[1:])]
    )
