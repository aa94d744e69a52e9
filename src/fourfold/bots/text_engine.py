"""A bot behind lines of text, for programs that run engines: a protocol in the manner of UCI and UGI.

Lives here: the commands and answers, and the search that a command starts. Does not live here: reading and
writing lines (`fourfold.cli.engine`), and how a bot thinks. ``docs/engine.md`` describes the protocol.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Lock, Thread

from fourfold import __version__
from fourfold.bots.bot import Bot, RemarkingBot, TimedBot
from fourfold.bots.catalogue import bot_for, bots_of
from fourfold.bots.quarto import PerfectBot, solver_for
from fourfold.engine import Value
from fourfold.games.catalogue import GAMES, game
from fourfold.games.errors import NotationError
from fourfold.games.game import Game, GameError, Move, State
from fourfold.games.quarto import QuartoView
from fourfold.games.text import Field

BEST_BOTS = {"quarto": "perfect", "quartino": "strong"}
"""The bot that thinks unless another bot is chosen, by game."""
SEARCH_SHARE = 0.6
"""The share of a time limit in which the exact value is searched; the rest is for the choice of the move."""
HURRIED_SECONDS = 0.1
"""Seconds for the choice of a move after a search that a limit of nodes ended."""
DEFAULT_NODES = 10_000_000
"""Positions that a search without a limit visits at most."""
DEALT_START = "position startpos deal A=?,?,?,? B=?,?,?,? first A"
"""An example of the command that begins a game with secret cards."""
OVER = "none"
"""The move of a game that is over."""


class CommandError(ValueError):
    """A command that the engine cannot obey; the position and the options stay as they are."""


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """What ends a search, beside the command ``stop``."""

    seconds: float | None = None
    nodes: int | None = None
    infinite: bool = False
    """Whether the move is not told before ``stop``."""


class TextEngine:
    """An engine that hears commands and tells answers, one line each.

    >>> engine = TextEngine(print)
    >>> engine.hear("isready")
    readyok
    True
    >>> engine.hear("position fen 08a./b5.6/.cf2/4e17 -")
    True
    >>> engine.hear("quit")
    False
    """

    def __init__(self, tell: Callable[[str], None], bot: str | None = None) -> None:
        """Make an engine for classic Quarto, or for Quartino if the bot plays only that.

        Args:
            tell: called with each line of an answer, from several threads but never by two at once.
            bot: the name of the bot that thinks, which this process must know; by default the best bot.

        Raises:
            LookupError: there is no such bot.
        """
        self._tell_line = tell
        self._telling = Lock()
        self._game: Game = game(_game_of(bot))
        self._first_game = self._game
        self._bot_name = bot
        self._seed = 1
        self._state: State | None = self._start()
        self._stop = Event()
        self._limits = SearchLimits()
        self._is_searching = False
        self._thread: Thread | None = None
        self._bot(self._game)

    def hear(self, line: str) -> bool:
        """Obey one command; return False after ``quit``. A search goes on in a thread of its own."""
        verb, _, rest = " ".join(line.split()).partition(" ")
        try:
            match verb:
                case "" | "ugi" | "isready" | "d":
                    self._answer(verb)
                case "setoption":
                    self._set_option(rest)
                case "newgame" | "uginewgame":
                    self._state = self._start()
                case "position":
                    self._set_position(rest)
                case "go":
                    self._go(rest)
                case "stop":
                    self._stop.set()
                case "quit":
                    self.close()
                    return False
                case _:
                    raise CommandError(f"unknown command {verb}")
        except GameError as error:
            # Without the line and column, which a command has not.
            self._tell_error(error.sentence)
        except (CommandError, LookupError) as error:
            self._tell_error(error)
        return True

    def close(self, *, at_once: bool = True, seconds: float | None = None) -> None:
        """Wait until the search has told its move.

        Args:
            at_once: whether to stop the search at once, or only if it has no end.
            seconds: how long to wait at most; a bot of one's own may not stop.
        """
        if at_once or self._limits.infinite:
            self._stop.set()
        if self._thread is not None:
            self._thread.join(seconds)

    def _tell(self, line: str) -> None:
        with self._telling:
            self._tell_line(line)

    def _tell_error(self, error: object) -> None:
        """Tell an error in one line, since each line of an answer is read by itself."""
        self._tell(f"info error {' '.join(str(error).split())}")

    def _answer(self, verb: str) -> None:
        if verb == "isready":
            self._tell("readyok")
        elif verb == "ugi":
            bots = " ".join(f"var {name}" for name in bots_of(self._game.name))
            games = " ".join(f"var {name}" for name in GAMES)
            self._tell(f"id name Fourfold {__version__}")
            self._tell("id author the Fourfold authors")
            self._tell(f"option name Game type combo default {self._first_game.name} {games}")
            self._tell(f"option name Rules type string default {self._first_game.rules}")
            self._tell(f"option name Bot type combo default {BEST_BOTS[self._game.name]} {bots}")
            self._tell("option name Seed type spin default 1 min 0 max 4294967295")
            self._tell("ugiok")
        elif verb == "d":
            state = self._position()
            for row in str(state.view(state.to_act)).splitlines():
                self._tell(f"info board {row}")
            self._tell(f"info position {state.position}")

    def _set_option(self, text: str) -> None:
        name, sign, value = text.removeprefix("name ").partition(" value ")
        match name.lower() if sign else "":
            case "game":
                self._change_game(game(value))
            case "rules":
                self._change_game(game(self._game.name, value))
            case "bot":
                bot_for(self._game.name, value)
                self._bot_name = value
            case "seed" if value.isdecimal():
                self._seed = int(value)
            case _:
                raise CommandError("expected setoption name Game, Rules, Bot or Seed value VALUE")

    def _change_game(self, new: Game) -> None:
        if self._bot_name not in bots_of(new.name):
            self._bot_name = None
        self._game = new
        self._state = self._start()

    def _start(self) -> State | None:
        """Return the first state of the game, or None if the game has secrets, which a command must tell."""
        return None if self._game.has_secrets else self._game.start()

    def _position(self) -> State:
        if self._state is None:
            raise CommandError("expected position startpos deal … first … before this command")
        return self._state

    def _set_position(self, text: str) -> None:
        setup, _, moves = f" {text} ".partition(" moves ")
        kind, _, rest = setup.strip().partition(" ")
        if kind == "startpos":
            state = self._read_start(rest)
        elif kind == "fen":
            state = self._game.at(rest)
        else:
            raise CommandError("expected position startpos or position fen POSITION")
        for written in filter(None, (move.strip() for move in moves.split(","))):
            refused = written.removesuffix("?")
            try:
                state = state.play(written) if refused == written else state.refuse(refused)
            except NotationError as error:
                if error.code != "text-after":
                    raise
                raise CommandError(f"{error.sentence}: commas separate moves") from None
        self._state = state

    def _read_start(self, text: str) -> State:
        """Return the start of a game with the seats, or the deal and the first seat, that the text tells."""
        try:
            start: State = self._game.read_setup(self._setup_fields(text))
        except NotationError as error:
            if error.code != "key-missing":
                raise
            missing = error.params["expected"]
            raise CommandError(f"expected {missing} after startpos: {DEALT_START}") from None
        return start

    def _setup_fields(self, text: str) -> dict[str, Field]:
        """Return the header fields of a start: each key is followed by its words."""
        fields: dict[str, list[str]] = {}
        for word in text.split():
            if word in self._game.setup_keys:
                fields[word] = []
            elif fields:
                fields[list(fields)[-1]].append(word)
            else:
                raise CommandError(f"expected one of {' '.join(self._game.setup_keys)}, got {word}")
        return {key: Field(" ".join(words)) for key, words in fields.items()}

    def _go(self, text: str) -> None:
        if self._is_searching and not self._stop.is_set():
            raise CommandError("expected stop before the next go")
        if self._thread is not None:
            # The thread has told its move, or tells it soon because the search was stopped.
            self._thread.join()
        limits = self._limits = _read_limits(text)
        state = self._position()
        bot = self._bot(self._game)
        self._stop.clear()
        self._is_searching = True
        self._thread = Thread(target=self._search, args=(state, bot, limits), daemon=True)
        self._thread.start()

    def _bot(self, of: Game) -> Bot:
        return bot_for(of.name, self._bot_name or BEST_BOTS[of.name])

    def _search(self, state: State, bot: Bot, limits: SearchLimits) -> None:
        """Tell what is found about a position, and then the move."""
        move: object = OVER
        if state.outcome is not None:
            self._tell(f"info outcome {state.outcome}")
        else:
            try:
                move = self._choose(state, bot, limits)
            except Exception as error:
                self._tell_error(f"{type(error).__name__}: {error}")
        if limits.infinite:
            self._stop.wait()
        # Before the move is told: whoever hears the move may send the next go at once.
        self._is_searching = False
        self._tell(f"bestmove {move}")

    def _choose(self, state: State, bot: Bot, limits: SearchLimits) -> Move:
        view = state.view(state.to_act)
        rng = random.Random(self._seed)
        began = time.monotonic()
        value, nodes = Value.UNKNOWN, 0
        if isinstance(view, QuartoView) and isinstance(bot, PerfectBot):
            value, nodes = self._solve(view, limits)
        spent = time.monotonic() - began
        if isinstance(bot, RemarkingBot) and (remark := bot.remark(view)) is not None:
            self._tell(f"info remark {remark}")
        left = None if limits.seconds is None else max(0.0, limits.seconds - spent)
        if left is None and (limits.nodes is not None or self._stop.is_set()):
            left = HURRIED_SECONDS
        if isinstance(bot, PerfectBot):
            thought = bot.think(view, rng, left, self._stop.is_set)
            move, value = thought.move, thought.value if thought.proven else value
        else:
            timed = bot.within(left) if left is not None and isinstance(bot, TimedBot) else bot
            move = timed.choose(view, rng)
        milliseconds = round(1000 * (time.monotonic() - began))
        self._tell(f"info value {value} nodes {nodes} time {milliseconds}")
        return move

    def _solve(self, view: QuartoView, limits: SearchLimits) -> tuple[Value, int]:
        """Return the exact value and the nodes searched; tell the progress several times per second."""

        def progress(nodes: int, share: float) -> bool:
            self._tell(f"info nodes {nodes} done {share:.3f}")
            return self._stop.is_set()

        solver, lock = solver_for(view.rules)
        seconds = None if limits.seconds is None else SEARCH_SHARE * limits.seconds
        nodes = limits.nodes
        if seconds is None and nodes is None and not limits.infinite:
            nodes = DEFAULT_NODES
        with lock:
            found = solver.solve(
                view, seconds=seconds, nodes=nodes, with_moves=False, progress=progress
            )
        return found.value, found.nodes


def _game_of(bot: str | None) -> str:
    """Return the game with which an engine of this bot begins: Quarto, unless only Quartino has the bot."""
    plays_quarto = bot is None or bot in bots_of("quarto") or bot not in bots_of("quartino")
    return "quarto" if plays_quarto else "quartino"


def _read_limits(text: str) -> SearchLimits:
    words = text.split()
    numbers: dict[str, int] = {}
    infinite = "infinite" in words
    rest = [word for word in words if word != "infinite"]
    for key, value in zip(rest[::2], [*rest[1::2], ""], strict=False):
        if key not in {"movetime", "nodes"} or not value.isdecimal() or int(value) < 1:
            raise CommandError("expected go, with movetime MILLISECONDS, nodes NUMBER or infinite")
        numbers[key] = int(value)
    milliseconds = numbers.get("movetime")
    return SearchLimits(
        None if milliseconds is None else milliseconds / 1000, numbers.get("nodes"), infinite
    )
