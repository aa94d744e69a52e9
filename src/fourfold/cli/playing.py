"""The command ``play``: playing in the terminal, on the full screen or line by line.

Lives here: its arguments and their errors. Does not live here: the game in the terminal (`tui`).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from fourfold.bots import BOTS, bots_of, use_bot
from fourfold.bots.catalogue import QUARTO_BOTS
from fourfold.cli.answers import fail, without_place
from fourfold.games.game import GameError
from fourfold.texts import LANGUAGES, preferred_language
from fourfold.tui import plain as line_by_line
from fourfold.tui.match import Match

WHICH_BOT = f"Against a bot: {', '.join(BOTS)}; in Quarto also {', '.join(QUARTO_BOTS)}."


def play(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="quarto or quartino; without a game a menu opens."),
    ] = None,
    rules: Annotated[
        str | None, typer.Option(help="A rules string, such as danish+squares.")
    ] = None,
    bot: Annotated[str | None, typer.Option(help=WHICH_BOT)] = None,
    seats: Annotated[
        int | None, typer.Option(min=2, help="The number of players, bots included; 2 by default.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, for screen readers and scripts.")
    ] = False,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    deck: Annotated[Path | None, typer.Option(help="A file with other Quartino cards.")] = None,
    language: Annotated[str | None, typer.Option(help=", ".join(LANGUAGES))] = None,
    seed: Annotated[int | None, typer.Option(help="Makes lots, deals and bots repeatable.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    spoken = language or preferred_language(os.environ)
    if spoken not in LANGUAGES:
        fail(f"expected a language, one of {' '.join(LANGUAGES)}, got {spoken}", 2)
    try:
        if bot is not None:
            use_bot(bot)
    except LookupError as error:
        fail(error, 2)
    if bot is not None and bot not in (offered := bots_of(name or "")):
        fail(f"expected a bot, one of {' '.join(offered)}, got {bot}", 2)
    given = {"--rules": rules, "--bot": bot, "--seats": seats, "--deck": deck}
    unused = [option for option, value in given.items() if value is not None]
    if resume is not None and (name is not None or unused):
        fail(f"expected --resume alone, got it with {name or unused[0]}: the file says it all", 2)
    if resume is None and name is None and unused:
        fail(f"expected quarto or quartino with {unused[0]}, got no game", 2)
    try:
        game = None
        if resume is not None:
            game = Match.load(resume, seed)
        elif name is not None:
            game = _new_game(name, rules or "", seats or 2, bot, seed, deck)
    except OSError as error:
        fail(f"cannot read {error.filename}: {error.strerror}", 2)
    except GameError as error:
        fail(error if resume else without_place(error), 2)
    except UnicodeDecodeError:
        fail(f"cannot read {deck}: expected UTF-8 text", 2)
    except LookupError as error:
        fail(error, 2)
    if plain:
        line_by_line.run(game, spoken, seed)
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        fail("expected a terminal, got none: with --plain the game needs none", 2)
    # Textual takes longer to load than most commands take to answer.
    from fourfold.tui import app as full_screen  # noqa: PLC0415

    raise typer.Exit(full_screen.run(game, spoken, seed))


def _new_game(
    name: str, rules: str, seats: int, bot: str | None, seed: int | None, deck: Path | None
) -> Match:
    """Return a new game of one person and bots, or of people only; who begins is drawn by lot."""
    cards = tuple(deck.read_text("utf-8").replace(",", " ").split()) if deck else None
    game = Match.begin(name, rules, seats, seed=seed, deck=cards)
    if bot is not None:
        game.seat_bots(bot)
    return game
