"""Bots of one's own: found as ``module:Class``, or by an entry point of an installed package.

Lives here: everything that imports code which is not part of Fourfold. Does not live here: looking bots up by
name, which imports nothing (`catalogue`). Call these functions only with names that the person at this
computer, or the operator of this server, has chosen: importing a module runs it.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from fourfold.bots.bot import Bot
from fourfold.bots.catalogue import is_known, is_registered, register_bot

ENTRY_POINTS = "fourfold.bots"
"""The group of entry points under which a package offers its bots, by their names."""


class BotNotLoaded(LookupError):
    """A bot of one's own cannot be loaded; ``name`` and ``reason`` say which bot and why."""

    def __init__(self, name: str, reason: object) -> None:
        super().__init__(f"expected a bot as module:Class, got {name}: {reason}")
        self.name: str = name
        self.reason: str = str(reason)

    def __reduce__(self) -> tuple[type[BotNotLoaded], tuple[str, str]]:
        """Return what `pickle` needs: processes of a contest send errors to each other."""
        return BotNotLoaded, (self.name, self.reason)


def installed_bots() -> Mapping[str, EntryPoint]:
    """Return the bots of other installed packages, by the names of their entry points; imports nothing.

    A package offers a bot in its ``pyproject.toml``::

        [project.entry-points."fourfold.bots"]
        clever = "clever_package.bots:CleverBot"
    """
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def load_bot(name: str) -> Bot:
    """Return the bot that an entry point, or ``module:Class``, names; the module is imported.

    Modules are also found in the current folder, as ``python -m`` finds them. A class is called without
    arguments; an instance is the bot itself.

    Raises:
        BotNotLoaded: there is no such module, no such name in it, the module or the class raises an error, or
            the bot has no method ``choose``.
    """
    point = installed_bots().get(name)
    module, _, attribute = (name if point is None else point.value).partition(":")
    found = _imported(name, module, attribute)
    try:
        bot = found() if isinstance(found, type) else found
    except Exception as error:  # somebody else's code may raise anything
        raise BotNotLoaded(name, _in_words(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotNotLoaded(name, "there is no method choose(view, rng)")
    return bot  # type: ignore[no-any-return]


def use_bot(name: str) -> None:
    """Make a bot of one's own known to `bot_for` and `bots_of` in this process, under this name.

    Names without a colon that no entry point has are left alone: either Fourfold has a bot of that name, or
    `bot_for` refuses the name.

    Raises:
        BotNotLoaded: the bot cannot be loaded.
    """
    if not is_known(name) and (":" in name or name in installed_bots()):
        register_bot(name, load_bot(name))


def use_bot_as(text: str) -> None:
    """Make a bot known that an operator names as ``NAME=module:Class``, or by the name of its entry point.

    Raises:
        ValueError: the text has another form, or the name is taken.
        BotNotLoaded: the bot cannot be loaded.
    """
    if text in installed_bots():
        use_bot(text)
        return
    name, sign, source = text.partition("=")
    if not sign or not name or ":" not in source:
        raise ValueError(f"expected NAME=module:Class, got {text}")
    if not is_registered(name):
        register_bot(name, load_bot(source))


def _imported(name: str, module: str, attribute: str) -> Any:
    """Return what a module has under a dotted name."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotNotLoaded(name, error) from error
    except Exception as error:  # somebody else's module may raise anything
        raise BotNotLoaded(name, _in_words(error)) from error
    return found


def _in_words(error: Exception) -> str:
    """Return an error's class and text, as the last line of a traceback has them."""
    return f"{type(error).__name__}: {error}"
