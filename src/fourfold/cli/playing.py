"""The command ``play``: playing in the terminal, on the full screen or line by line.

Lives here: its arguments and their errors. Does not live here: the game in the terminal (`tui`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from fourfold.bots import BotNotLoaded, bots_of, use_bot
from fourfold.cli.answers import cannot_read, check_language, fail, fail_without_bot, in_line
from fourfold.cli.extras import require_extra
from fourfold.cli.words import error_words, words
from fourfold.files import read_file
from fourfold.games.game import GameError


def play(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="cli-play-game"),
    ] = None,
    rules: Annotated[str | None, typer.Option(help="cli-rules")] = None,
    bot: Annotated[str | None, typer.Option(help="cli-play-bot")] = None,
    seats: Annotated[int | None, typer.Option(min=2, help="cli-play-seats")] = None,
    first: Annotated[str | None, typer.Option(metavar="NAME", help="cli-play-first")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-plain")] = False,
    resume: Annotated[Path | None, typer.Option(help="cli-play-resume")] = None,
    deck: Annotated[Path | None, typer.Option(help="cli-play-deck")] = None,
    language: Annotated[str | None, typer.Option(help="cli-language")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-play-seed")] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    require_extra("play", "play")
    from fourfold.tui import plain as line_by_line  # noqa: PLC0415
    from fourfold.tui.match import BotStopped, Match  # noqa: PLC0415
    from fourfold.tui.new_game import NewGame  # noqa: PLC0415

    spoken = check_language(language)
    try:
        if bot is not None:
            use_bot(bot)
    except BotNotLoaded as error:
        fail(words("cli-bot-not-loaded", got=bot, reason=error.reason), 2)
    if bot is not None and bot not in bots_of(name or ""):
        fail_without_bot(name or "", bot)
    given = {"--rules": rules, "--bot": bot, "--seats": seats, "--first": first, "--deck": deck}
    unused = [option for option, value in given.items() if value is not None]
    if resume is not None and (name is not None or unused):
        fail(words("cli-resume-alone", extra=name or unused[0]), 2)
    if resume is None and name is None and unused:
        fail(words("cli-name-a-game", option=unused[0]), 2)
    game: Match | NewGame | None = None
    try:
        if resume is not None:
            game = Match.load(resume, seed)
        elif name is not None:
            game = NewGame(name, rules or "", seats or 2, bot, first, _read_deck(deck))
            # Tells what is wrong with rules, seats, cards and names before the screen is opened.
            game.without_names(seed)
    except OSError as error:
        fail(cannot_read(error.filename, error), 1)
    except GameError as error:
        fail(*((in_line(error), 1) if resume else (error_words(error), 2)))
    except UnicodeDecodeError:
        fail(words("cli-not-utf8", file=deck), 1)
    except LookupError:
        fail_without_bot(name or "", bot or "")
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        fail(words("cli-no-terminal"), 2)
    try:
        if plain:
            line_by_line.run(game, spoken, seed)
            return
        # Textual takes longer to load than most commands take to answer.
        from fourfold.tui import app as full_screen  # noqa: PLC0415

        code = full_screen.run(game, spoken, seed)
    except BotStopped as stopped:
        fail(words("cli-bot-stopped", got=stopped.name, reason=stopped.reason))
    raise typer.Exit(code)


def _read_deck(deck: Path | None) -> tuple[str, ...] | None:
    return tuple(read_file(deck).decode("utf-8").replace(",", " ").split()) if deck else None
