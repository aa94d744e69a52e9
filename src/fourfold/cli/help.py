"""The help of each command, and the sentences about wrong use, in the language of the person.

Lives here: the layout of help, and a sentence for each error of the argument parser. Does not live here: the
texts (`words`); an option's ``help`` is the name of a text.
"""

from __future__ import annotations

import math
import re
import shutil
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.models import TyperPath

from fourfold.bots import BOTS
from fourfold.bots.catalogue import (
    QUARTINO_BOTS,
    QUARTO_BOTS,
    QUIET_BOTS,
    QUIET_QUARTINO_BOTS,
)
from fourfold.cli.words import has_words, words
from fourfold.engine import puzzles, quartino_puzzles
from fourfold.texts import LANGUAGES

MAX_COLUMNS = 100
"""The longest line of help, on wide terminals."""
MIN_COLUMNS = 20
MAX_NAME_COLUMNS = 30
"""The widest left column; a longer name has its text on the next line."""
MIN_TEXT_COLUMNS = 30
"""The narrowest right column; on a narrower terminal every text is on the next line."""
NAMES = {
    "bots": ", ".join(BOTS),
    "quarto_bots": ", ".join(QUARTO_BOTS),
    "quartino_bots": ", ".join(QUARTINO_BOTS),
    "quarto_arena_bots": ", ".join([*QUARTO_BOTS, *QUIET_BOTS]),
    "quartino_arena_bots": ", ".join([*QUARTINO_BOTS, *QUIET_QUARTINO_BOTS]),
    "languages": ", ".join(LANGUAGES),
    "quarto_kinds": ", ".join(puzzles.KINDS),
    "quartino_kinds": ", ".join(quartino_puzzles.KINDS),
}
"""Names that texts of help mention."""


class WrongUse(Exception):
    """An error of wrong use: its text is one sentence, ``command`` the command whose help explains more."""

    def __init__(self, sentence: str, command: str) -> None:
        super().__init__(sentence)
        self.command = command


# --- Commands -------------------------------------------------------------------------------------


class Command(TyperCommand):
    """A command whose help and errors are in the language of the person."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; refuse those that are left over."""
        ctx.allow_extra_args = True
        with _values_explained(self, ctx):
            left = super().parse_args(ctx, args)
        if left:
            raise WrongUse(words("cli-too-many", extra=" ".join(left)), ctx.command_path)
        for param in self.get_params(ctx):
            value = ctx.params.get(param.name)
            # The parser takes nan and inf for numbers, and nan passes every bound.
            if isinstance(value, float) and not math.isfinite(value):
                raise WrongUse(_number_wanted(param), ctx.command_path)
        return left


class Group(TyperGroup):
    """A group of commands whose help and errors are in the language of the person."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the options in front of the command."""
        with _values_explained(self, ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that the arguments name."""
        if self.get_command(ctx, args[0]) is None:
            like = get_close_matches(args[0], self.list_commands(ctx), 1)
            raise WrongUse(_unknown("command", args[0], like), ctx.command_path)
        return super().resolve_command(ctx, args)


# --- Help -----------------------------------------------------------------------------------------


def about(text: str | None) -> str:
    """Return a text of help by its name; a text that has no name stands for itself."""
    text = re.sub(r"\s+", " ", text or "").strip()
    return words(text, **NAMES) if has_words(text) else text


def help_text(command: Any, ctx: Any) -> str:
    """Return the help of a command: usage, purpose, arguments, options and subcommands."""
    width = max(MIN_COLUMNS, min(shutil.get_terminal_size().columns, MAX_COLUMNS))
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    subcommands = [
        (name, about(found.help))
        for name in getattr(command, "commands", {})
        if (found := command.get_command(ctx, name)) is not None and not found.hidden
    ]
    usage = [ctx.command_path, words("cli-options-mark"), *map(_argument_mark, arguments)]
    if subcommands:
        usage.append(words("cli-command-mark"))
    parts = [
        textwrap.fill(f"{words('cli-usage')} {' '.join(usage)}", width, subsequent_indent="    "),
        textwrap.fill(about(command.help), width),
    ]
    for heading, rows in (
        ("cli-arguments", [(_mark(param), _option_about(param)) for param in arguments]),
        ("cli-options", [(_option_mark(param), _option_about(param)) for param in options]),
        ("cli-commands", subcommands),
    ):
        if rows:
            parts.append(f"{typer.style(words(heading), bold=True)}\n{_rows(rows, width)}")
    return "\n\n".join(parts) + "\n"


def _rows(rows: list[tuple[str, str]], width: int) -> str:
    """Return two columns, or one below the other where the terminal is too narrow."""
    left = min(max(len(name) for name, _ in rows), MAX_NAME_COLUMNS) + 4
    if width - left < MIN_TEXT_COLUMNS:
        left = 4
    lines = []
    for name, text in rows:
        first = f"  {name}"
        wrapped = textwrap.wrap(text, width - left)
        if wrapped and len(first) + 2 <= left:
            first = f"{first:<{left}}{wrapped.pop(0)}"
        lines += [first, *(" " * left + line for line in wrapped)]
    return "\n".join(lines)


def _mark(param: Any) -> str:
    """Return what stands for the value of a parameter in help, such as N or FILE."""
    if param.metavar is not None:
        return _translated_mark(str(param.metavar).strip("[]"))
    if param.param_type_name == "argument":
        return _translated_mark(str(param.name).upper())
    if _is_number(param):
        return "N"
    return words("cli-file-mark" if isinstance(param.type, TyperPath) else "cli-text-mark")


def _translated_mark(name: str) -> str:
    """Return a word such as FOLDER in the person's language; abbreviations such as URL stay as they are."""
    mark = f"cli-{name.lower()}-mark"
    return words(mark) if has_words(mark) else name


def _argument_mark(param: Any) -> str:
    return _mark(param) if param.required else f"[{_mark(param)}]"


def _option_mark(param: Any) -> str:
    names = ", ".join(param.opts)
    if param.is_flag:
        return names
    may_be_left_out = (param.metavar or "").startswith("[")
    return f"{names} [{_mark(param)}]" if may_be_left_out else f"{names} {_mark(param)}"


def _option_about(param: Any) -> str:
    text = words("cli-help-option") if "--help" in param.opts else about(param.help)
    notes = []
    if limits := _limits(param):
        notes.append(limits)
    if param.required and param.param_type_name == "option":
        notes.append(words("cli-required"))
    if not getattr(param, "is_flag", False) and param.default not in (None, "", (), []):
        notes.append(words("cli-default", value=param.default))
    return f"{text} ({'; '.join(notes)})" if notes else text


def _is_number(param: Any) -> bool:
    return str(param.type.name).startswith(("int", "float"))


def _limits(param: Any) -> str:
    """Return in words which numbers a parameter takes, or nothing."""
    least, most = (getattr(param.type, bound, None) for bound in ("min", "max"))
    if not _is_number(param) or least is None:
        return ""
    if most is None:
        return words("cli-at-least", least=least)
    return words("cli-range", least=least, most=most)


# --- Errors of the parser -------------------------------------------------------------------------


def wrong_use(error: Any) -> WrongUse:
    """Return what a person should write instead, for an error of the argument parser."""
    command = error.ctx.command_path if getattr(error, "ctx", None) else "fourfold"
    param = getattr(error, "param", None)
    name = _name(param) if param is not None else ""
    match type(error).__name__:
        case "MissingParameter" if param is not None:
            sentence = words("cli-missing", name=name, about=about(param.help))
        case "NoSuchOption":
            like = get_close_matches(error.option_name, error.possibilities or (), 1)
            sentence = _unknown("option", error.option_name, like)
        case "BadParameter" if param is not None and _is_number(param):
            sentence = _number_wanted(param)
        case _:
            sentence = error.format_message()
    return WrongUse(sentence, command)


def _number_wanted(param: Any) -> str:
    """Return the sentence that says which numbers a parameter takes."""
    whole = str(param.type.name).startswith("int")
    sentence = words("cli-whole-number" if whole else "cli-number", name=_name(param))
    limits = _limits(param)
    return f"{sentence.removesuffix('.')} ({limits})." if limits else sentence


@contextmanager
def _values_explained(command: Any, ctx: Any) -> Iterator[None]:
    """Say what to write where an option lacks its value, or a flag has one."""
    try:
        yield
    except Exception as error:
        if type(error).__name__ != "BadOptionUsage":
            raise
        name = str(vars(error)["option_name"])
        is_flag = any(
            name in param.opts and getattr(param, "is_flag", False)
            for param in command.get_params(ctx)
        )
        sentence = words("cli-takes-no-value" if is_flag else "cli-no-value", option=name)
        raise WrongUse(sentence, ctx.command_path) from None


def _name(param: Any) -> str:
    return _mark(param) if param.param_type_name == "argument" else str(param.opts[0])


def _unknown(kind: str, name: str, like: list[str]) -> str:
    """Return that there is no such command or option, and perhaps which one was meant."""
    sentence = words(f"cli-no-{kind}", name=name)
    return f"{sentence} {words('cli-did-you-mean', like=like[0])}" if like else sentence
