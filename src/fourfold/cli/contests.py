"""The command ``arena``: bots against bots.

Lives here: its arguments and what it prints. Does not live here: the games (`bots.arena`).
"""

from __future__ import annotations

import json
from typing import Annotated

import typer

from fourfold.bots import BotNotLoaded, bot_for
from fourfold.bots.arena import BotFailed, Contest, Score, hold
from fourfold.cli.answers import AsJson, fail, fail_without_bot, progress_bar
from fourfold.cli.words import error_words, words
from fourfold.games.game import GameError


def arena(
    bots: Annotated[str, typer.Option(help="cli-arena-bots")],
    game: Annotated[str, typer.Option(help="cli-arena-game")] = "quarto",
    rules: Annotated[str, typer.Option(help="cli-rules")] = "",
    games: Annotated[int, typer.Option(min=1, help="cli-arena-games")] = 100,
    seed: Annotated[int, typer.Option(help="cli-arena-seed")] = 1,
    move_time: Annotated[
        int | None,
        typer.Option(min=1, metavar="MS", help="cli-arena-move-time"),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other, each bot in every seat, in Quartino with the same deals.

    A rate is the share of all games, draws included, that a bot won, with its 95 % interval.
    """
    names = tuple(name.strip() for name in bots.split(","))
    if not 2 <= len(names) <= 4 or "" in names:
        fail(words("cli-arena-two-to-four"), 2)
    contest = Contest(game, rules, names, seed, None if move_time is None else move_time / 1000)
    try:
        contest.check()
    except GameError as error:
        fail(error_words(error), 2)
    except BotNotLoaded as error:
        fail(words("cli-bot-not-loaded", got=error.name, reason=error.reason), 2)
    except LookupError:
        fail_without_bot(game, _unknown_bot(game, names))
    try:
        with progress_bar() as bar:
            task = bar.add_task(words("cli-doing-arena"), total=games)
            score = hold(contest, games, progress=lambda played: bar.advance(task, played))
    except BotFailed as error:
        fail(words("cli-bot-failed", got=error.name, number=error.game, reason=error.reason))
    typer.echo(json.dumps(score.to_json()) if as_json else _score_text(names, score))


def _unknown_bot(game: str, names: tuple[str, ...]) -> str:
    """Return the first name that no bot of this game has."""
    for name in names:
        try:
            bot_for(game, name)
        except LookupError:
            return name
    return ""


def _score_text(names: tuple[str, ...], score: Score) -> str:
    lines = [f"games: {score.games}, draws: {score.draws}"]
    for name, wins, rate, (low, high) in zip(
        names, score.wins, score.rate, score.interval, strict=True
    ):
        line = f"{name}: won {wins}, {rate:.1%} (95 % interval {low:.1%} to {high:.1%})"
        if score.decided:
            line += f", {wins / score.decided:.1%} of the decided games"
        lines.append(line)
    return "\n".join(lines)
