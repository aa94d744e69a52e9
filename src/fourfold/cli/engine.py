"""The command ``engine``: a bot behind lines of text, for programs that run engines.

Lives here: reading commands from standard input and writing answers to standard output. Does not live here:
the protocol (`fourfold.bots.text_engine`; ``docs/engine.md`` describes it).
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Annotated

import typer

from fourfold.bots import BotNotLoaded, use_bot
from fourfold.bots.text_engine import TextEngine
from fourfold.cli.answers import fail, fail_without_bot
from fourfold.cli.words import words

STOP_SECONDS = 1.5
"""How long Ctrl-C waits for the end of a search."""


def engine(
    bot: Annotated[str | None, typer.Option(help="cli-engine-bot")] = None,
) -> None:
    """Play for another program, which sends commands line by line: docs/engine.md."""

    def tell(line: str) -> None:
        # A program that has gone hears nothing; then standard input ends, too.
        with suppress(BrokenPipeError):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()

    try:
        if bot is not None:
            use_bot(bot)
        heard = TextEngine(tell, bot)
    except BotNotLoaded as error:
        fail(words("cli-bot-not-loaded", got=bot, reason=error.reason), 2)
    except LookupError:
        fail_without_bot("quarto", bot or "")
    try:
        for line in sys.stdin.buffer:
            if not heard.hear(line.decode("utf-8", "replace")):
                return
        # Standard input has ended: a search that has an end still tells its move.
        heard.close(at_once=False)
    except KeyboardInterrupt:
        # Python cannot end while the native search runs.
        heard.close(seconds=STOP_SECONDS)
        raise
