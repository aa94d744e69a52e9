"""The texts of the command line in the language of the person who reads them.

Lives here: finding the language and a text. Does not live here: any sentence (``messages/cli/*.ftl``).
"""

from __future__ import annotations

import os
from functools import cache

from fourfold.games.game import GameError
from fourfold.texts import Texts, preferred_language


@cache
def _catalogue(language: str, part: str = "cli") -> Texts:
    return Texts(language, part)


def words(message: str, /, **params: object) -> str:
    """Return a text of the command line, in the language that the environment asks for."""
    # As text, since Fluent would group the digits of numbers: port 8,000.
    return _catalogue(preferred_language(os.environ))(
        message, **{name: str(value) for name, value in params.items()}
    )


def has_words(message: str) -> bool:
    """Return True if the command line has a text with this name."""
    return _catalogue("en").has(message)


def error_words(error: GameError) -> str:
    """Return the sentence of an error of the rules, with its column unless that is the first.

    The command line has its own sentences for what people write as arguments: these say what to write
    instead. All others are those of files and programs.
    """
    if has_words(name := f"cli-error-{error.code}"):
        sentence = words(name, **error.params)
    else:
        sentence = _catalogue(preferred_language(os.environ), "").error(error)
    if error.column is None or error.column <= 1:
        return sentence
    end = "." if sentence.endswith(".") else ""
    return f"{sentence.removesuffix('.')} ({words('cli-column', number=error.column)}){end}"
