"""The texts that people read, in their language, from the Fluent catalogues in ``messages``.

Lives here: finding a message, filling in its parameters, and phrases of several messages (a piece, an
outcome, an error). Does not live here: any sentence.
"""

from __future__ import annotations

import locale
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from fourfold.games.game import GameError, Outcome
from fourfold.games.quarto import Piece

LANGUAGES = ("en", "fr", "nl", "da", "cs", "it", "de", "es")
SQUARES = re.compile(r"[a-d][1-4](?: [a-d][1-4])+")
REFUSALS = {"quartino": "quartino-refused-", "page": "page-refused-"}
"""Parts of the catalogues that tell people whose move was refused what to do, and how names begin there."""


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    source = files("fourfold").joinpath("messages", part, f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment variables ask for, or English.

    >>> preferred_language({"LANG": "fr_BE.UTF-8"}), preferred_language({"LANG": "C"})
    ('fr', 'en')
    """
    for name in ("FOURFOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            code = (locale.normalize(value).split(".")[0]).split("_")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def piece_set(mushrooms: bool) -> str:
    """Return the set of pieces, by which sentences may choose their words: in French its gender."""
    return "mushrooms" if mushrooms else "wood"


class Texts:
    """The messages of one language: those of the games, or of a part, such as ``cli``.

    >>> Texts("fr")("value-hollow"), Texts("en")("option-turn", number=60)
    ('creuse', '60 seconds per turn')
    """

    def __init__(self, language: str = "en", part: str = "") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"expected a language, one of {' '.join(LANGUAGES)}, got {language!r}")
        self.language = language
        self._bundle = _bundle(language, part)

    def has(self, message: str) -> bool:
        """Return True if there is a message of this name."""
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, /, **params: object) -> str:
        """Return the text of a message, or of its attribute if the id is ``message.attribute``.

        Raises:
            LookupError: the language has no such message, or a parameter is missing.
        """
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            raise LookupError(f"no message {message!r}")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise LookupError(f"no message {message!r}")
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        # No-break spaces keep a number with its noun on the page; terminals and programs get ordinary ones.
        return str(text).replace("\u00a0", " ")

    def prose(self, message: str, /, **params: object) -> str:
        """Return the text of a message as one paragraph, without its line breaks and blank lines."""
        return re.sub(r"\n+", " ", self(message, **params))

    def enumeration(self, items: Sequence[str]) -> str:
        """Return items as a part of a sentence, the last two joined by the language's word for “and”.

        >>> Texts("en").enumeration(["Ada", "Bo", "Cleo"]), Texts("da").enumeration(["Ada", "Bo"])
        ('Ada, Bo and Cleo', 'Ada og Bo')
        """
        # British English has no comma before the last item.
        return format_list(items, locale="en_GB" if self.language == "en" else self.language)

    def joined(self, parts: Iterable[str]) -> str:
        r"""Return parts of a text with semicolons between them, in French after a no-break space.

        >>> Texts("en").joined(["a, b", "c"]), Texts("fr").joined(["a, b", "c"])
        ('a, b; c', 'a, b\u202f; c')
        """
        return ("\u202f; " if self.language == "fr" else "; ").join(parts)

    def piece(self, piece: Piece, mushrooms: bool = False) -> str:
        """Return a piece in words.

        >>> Texts("en").piece(Piece(7)), Texts("en").piece(Piece(7), mushrooms=True)
        ('light short square hollow', 'small red flat plain')
        """
        kind = "mushroom" if mushrooms else "value"
        colour, height, shape, body = (self(f"{kind}-{value}") for value in piece.values)
        return self("piece-words", colour=colour, height=height, shape=shape, body=body)

    def edition(self, rules: str) -> str:
        """Return the name of the edition of a rules string, and that string if it has options.

        >>> Texts("en").edition("danish"), Texts("en").edition("danish+free")
        ('Danish', 'Danish (danish+free)')
        """
        preset, *options = rules.split("+")
        name = self(f"preset-{preset}")
        return f"{name} ({rules})" if options else name

    def outcome(self, outcome: Outcome, names: Mapping[str, str] | None = None) -> str:
        """Return the sentence that says how a game ended.

        >>> Texts("en").outcome(Outcome(("B",), "call"), {"B": "Bo"})
        'Bo wins – Quarto called'
        """
        winners = [(names or {}).get(winner, winner) for winner in outcome.winners]
        result = (
            self("outcome-won", winners=self.enumeration(winners), count=len(winners))
            if winners
            else self("outcome-draw")
        )
        return f"{result} – {self(f'reason-{outcome.reason}')}"

    def refusal(self, error: GameError) -> str:
        """Return what a person whose move was refused should do, or else what to write instead.

        >>> Texts("en").refusal(GameError("square-taken", square="a1", piece="LTRF"))
        'a1 is taken. Choose a free square.'
        """
        for part, prefix in REFUSALS.items():
            sentences = Texts(self.language, part)
            if sentences.has(f"{prefix}{error.code}"):
                params = {name: self._in_words(value) for name, value in error.params.items()}
                return sentences(f"{prefix}{error.code}", **params)
        return self.correction(error)

    def _in_words(self, value: object) -> object:
        """Return squares in notation as a list in words, and anything else as it is."""
        if isinstance(value, str) and SQUARES.fullmatch(value):
            return self.enumeration(value.split())
        return value

    def correction(self, error: GameError) -> str:
        """Return what to write instead of a wrong text or line of a file, or else the sentence of the error.

        >>> Texts("en").correction(GameError("bad-square", got="'z9'"))
        "Write a square from a1 to d4 instead of 'z9'."
        """
        sentences = Texts(self.language, "cli")
        name = f"cli-error-{error.code}"
        if not sentences.has(name):
            return self.error(error)
        return sentences(name, **{param: str(value) for param, value in error.params.items()})

    def error(self, error: GameError) -> str:
        """Return the sentence of an error: why a move or a text was refused."""
        # As text, since Fluent would group the digits of numbers: 1,000,000.
        return self(f"error-{error.code}", **{name: str(v) for name, v in error.params.items()})
