"""The game line by line, for screen readers and scripts: one sentence per event, one line per move.

Lives here: the dialogue. Does not live here: the sentences (`speech` and the catalogues) and the game
(`match`). Cards are shown only when their owner asks, and erased from the terminal at the end of the turn.
"""

from __future__ import annotations

import io
import sys
from typing import TextIO

from fourfold.games.catalogue import GAMES
from fourfold.games.game import GameError, Seat, View
from fourfold.games.quartino import Call, QuartinoView
from fourfold.games.quarto import QuartoView
from fourfold.texts import Texts
from fourfold.tui.hint_steps import HintSteps
from fourfold.tui.match import BotStopped, Match
from fourfold.tui.saving import for_reading
from fourfold.tui.speech import board_lines, narrate, request

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""The control sequence that erases the terminal with its scrollback."""

#: The choices of the menu: game, number of seats, and the bot in all seats but one, or None.
MENU = (
    ("quarto", 2, "greedy"),
    ("quarto", 2, None),
    ("quartino", 2, "greedy"),
    ("quartino", 2, None),
    ("quartino", 3, None),
    ("quartino", 4, None),
)

#: Words that begin a move of some game: they are never a piece, a square or a colour.
VERBS = {
    *("give", "place", "call", "decline", "say", "clear", "end"),
    *("resign", "flag", "abandon", "offer", "accept"),
}


def run(match: Match | None, language: str, seed: int | None = None) -> None:
    """Play on standard input and output; without a match, show the menu first.

    Raises:
        BotStopped: a bot cannot go on; an unsaved game has been kept.
    """
    for stream in (sys.stdin, sys.stdout):
        # Characters that the terminal cannot show or send are replaced.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    Dialogue(Texts(language), sys.stdin, sys.stdout).run(match, seed)


class Dialogue:
    """The dialogue about one game: reads lines, and writes sentences."""

    def __init__(self, texts: Texts, source: TextIO, sink: TextIO) -> None:
        self._texts = texts
        self._source = source
        self._sink = sink
        self._shows_secrets = False
        """True if the terminal shows something that only one person may know."""
        self._hints = HintSteps()

    def run(self, match: Match | None, seed: int | None = None) -> None:
        """Play until ``quit``, the end of the input, or an empty line after the end of the game.

        Raises:
            KeyboardInterrupt: Ctrl-C was pressed. An unsaved game has been kept, as after ``quit``.
        """
        if match is None:
            match = self._ask_for_match(seed)
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
        self._say(self._texts("plain-welcome", rules=str(match.record.game.rules)))
        seconds = match.state.rules.turn_seconds
        if seconds is not None:
            self._say(self._texts("plain-no-clock", number=seconds))
        if match.has_unlearned_bots:
            self._say(self._texts("tui-bots-not-learned"))
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
            line = self._read()
            if line is None or not self._act(match, line.strip()):
                return
            told = min(told, len(match.record.events))

    def _let_bot_act(self, match: Match) -> None:
        try:
            match.let_bot_act()
        except BotStopped:
            self._leave(match)
            raise

    def _say(self, text: str) -> None:
        self._sink.write(text + "\n")
        self._sink.flush()

    def _read(self) -> str | None:
        self._sink.write("> ")
        self._sink.flush()
        line = self._source.readline()
        if not line:
            self._say("")
            return None
        return line

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
            self._say(request(self._texts, view, self._who(match, seat)))
            if isinstance(view, QuartinoView) and len(match.people) == 1 and not view.begun:
                self._say(self._rack(match, view, seat))
        elif outcome is not None:
            self._say(self._texts.outcome(outcome, match.record.players))
            self._say(self._texts("plain-over" if match.can_undo else "plain-over-for-good"))

    def _wipe(self) -> None:
        """Erase the terminal before the next person's turn if it shows secrets."""
        if self._shows_secrets and self._sink.isatty():
            self._sink.write(WIPE)
        self._shows_secrets = False

    def _leave(self, match: Match) -> None:
        """Keep an unsaved game, unless the input is a script."""
        if match.would_be_lost and self._source.isatty():
            try:
                path = match.keep()
            except OSError as error:
                self._say(self._texts("plain-not-saved", reason=error.strerror or str(error)))
            else:
                self._say(self._texts("tui-kept", path=for_reading(path)))

    def _ask_for_match(self, seed: int | None) -> Match | None:
        self._say(self._texts("plain-menu"))
        for number, (name, seats, bot) in enumerate(MENU, start=1):
            against = "plain-menu-bot" if bot else "plain-menu-people"
            game = self._texts(f"game-{name}")
            self._say(f"{number}. {self._texts(against, game=game, seats=seats)}")
        while (line := self._read()) is not None:
            choice = line.strip() or "1"
            if choice in {"quit", "q"}:
                return None
            if choice in map(str, range(1, len(MENU) + 1)):
                name, seats, bot = MENU[int(choice) - 1]
                match = Match.begin(name, seats=seats, seed=seed)
                if bot:
                    match.seat_bots(bot)
                return match
            self._say(self._texts("plain-menu-again", most=len(MENU)))
        return None

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
            return "; ".join(f"{p} {self._texts.piece(p, mushrooms)}" for p in view.left)
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
            cards=" ".join(card or "?" for card in rack.cards or ()) or "–",
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
