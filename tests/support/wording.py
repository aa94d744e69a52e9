"""Checks of the words that people read: forbidden words, quotation marks, English left over, keys, widths.

Lives here: the tables of the glossary, and functions that return the faults of one text. Does not live here:
which languages are checked (tests/test_wording.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.serializer import serialize_pattern
from fontTools.ttLib import TTFont
from tests.support.messages import SOURCE, catalogue, messages, sample, variables
from tests.support.services import ROOT

GLOSSARY = SOURCE / "messages" / "GLOSSARY.md"
#: Wordings that readers found wrong, with their languages and messages.
REPLACED = Path(__file__).with_name("replaced_texts.tsv")
PARTS = ("", "cli", "learn", "page", "privacy", "quartino", "rules", "strategy", "study")
WEB = ROOT / "web" / "src"
FONTS = WEB / "fonts"

#: A parameter in a pattern of Fluent.
PARAMETER = re.compile(r"{ [$]([\w-]+) }")
QUOTES = "“”„«»‘‚‹›"
#: Words that are in English sentences and in none of the other languages, apart from commands.
ENGLISH = re.compile(r"\b(the|your|you|with|which|please|their|because)\b", re.IGNORECASE)
#: Messages that hold notation, commands or names, and so the same letters in several languages.
NOTATION = re.compile(r"^(cli-|error-|plain-help|plain-rules-more|tui-command-placeholder)")

PHONE_PX = 360
#: At 360 pixels, what the margins of the page, and the padding and border of a button, leave for its text.
BUTTON_PX = PHONE_PX - 2 * 12 - 2 * 17.6 - 3
HEADING_PX = PHONE_PX - 2 * 12
#: Half of a card: what the padding and the arrow of the list of levels leave for a name.
LEVEL_PX = 103
MAX_HEADING_LINES = 3
SANS, SERIF = "atkinson-hyperlegible-next", "fraunces"
#: Size in pixels and factor for the weight: the font files hold the widths of the regular weight.
BUTTON_FONT = (SANS, 17.0, 1.05)
LEVEL_FONT = (SANS, 17.0, 1.0)
HEADING_FONT = (SERIF, 31.0, 1.04)


@dataclass(frozen=True)
class Forbidden:
    """A word of one language that no message may contain, and what to write instead."""

    language: str
    word: str
    instead: str

    @property
    def pattern(self) -> re.Pattern[str]:
        flags = re.IGNORECASE if self.word == self.word.lower() else re.NOFLAG
        ending = r"\w*" if self.word.endswith("…") else r"(?!\w)"
        return re.compile(rf"(?<!\w){re.escape(self.word.rstrip('…'))}{ending}", flags)


@cache
def table(heading: str) -> tuple[tuple[str, ...], ...]:
    """Return the rows of the glossary's table under a heading, first the names of the columns."""
    _, _, rest = GLOSSARY.read_text("utf-8").partition(f"\n## {heading}\n")
    lines = [line for line in rest.partition("\n## ")[0].splitlines() if line.startswith("|")]
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    return (rows[0], *rows[2:])


@cache
def forbidden(language: str) -> tuple[Forbidden, ...]:
    """Return the forbidden words of a language."""
    rows = table("Forbidden words")[1:]
    return tuple(
        Forbidden(language, word, instead)
        for found, words, instead, _ in rows
        if found == language
        for word in re.findall(r"`([^`]+)`", words)
    )


@cache
def exceptions(language: str) -> frozenset[tuple[str, str]]:
    """Return the forbidden words that some messages of a language may contain, each with its message."""
    return frozenset(
        (word, name)
        for found, words, names, _ in table("Exceptions")[1:]
        if found == language
        for word in re.findall(r"`([^`]+)`", words)
        for name in re.findall(r"`([^`]+)`", names)
    )


@cache
def texts(language: str) -> dict[str, str]:
    """Return the texts of a language by message, filled in with samples, one line per plural form."""
    found: dict[str, str] = {}
    for part in PARTS:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(catalogue(language, part)))
        for name, pattern in messages(language, part).items():
            message = bundle.get_message(name.partition(".")[0])
            value = message.attributes[name.partition(".")[2]] if "." in name else message.value
            assert value is not None, name
            forms = {
                str(bundle.format_pattern(value, sample(variables(pattern), number))[0])
                for number in (0, 1, 3, 5)
            }
            found[name] = "\n".join(sorted(forms))
    return found


@cache
def forms(language: str) -> dict[str, str]:
    """Return the texts of a language by message, with every form that a word or a number chooses."""
    filled = texts(language)
    return {
        name: filled[name] + "\n" + PARAMETER.sub(r"<\1>", pattern)
        for name, pattern in written(language).items()
    }


def replaced_texts(language: str) -> dict[str, set[str]]:
    """Return the wordings that were replaced in a language, by message, each as one line of Fluent."""
    found: dict[str, set[str]] = {}
    for line in REPLACED.read_text("utf-8").splitlines()[1:]:
        of, name, text = line.split("\t")
        if of == language:
            found.setdefault(name, set()).add(text)
    return found


def came_back(now: dict[str, str], replaced: dict[str, set[str]]) -> dict[str, str]:
    """Return the messages that are written now as they were before they were replaced."""
    return {name: now[name] for name, old in replaced.items() if now[name] in old}


def written(language: str) -> dict[str, str]:
    """Return the patterns of all messages of a language, each as one line of Fluent."""
    return {
        name: " ".join(serialize_pattern(pattern).split())
        for part in PARTS
        for name, pattern in messages(language, part).items()
    }


def words_found(text: str, language: str) -> list[Forbidden]:
    """Return the forbidden words that a text contains."""
    plain = re.sub("[\u00a0\u202f]", " ", text)
    return [one for one in forbidden(language) if one.pattern.search(plain)]


def forbidden_words(text: str, language: str, name: str = "") -> list[str]:
    """Return the forbidden words that the text of a message contains without being an exception."""
    allowed = exceptions(language)
    return [
        f"{one.word} → {one.instead}"
        for one in words_found(text, language)
        if (one.word, name) not in allowed
    ]


def needless_exceptions(said: dict[str, str], language: str) -> set[tuple[str, str]]:
    """Return the exceptions of a language whose message does not contain the word, or does not exist."""
    found = {(one.word, name) for name, text in said.items() for one in words_found(text, language)}
    return set(exceptions(language)) - found


def terms(language: str) -> dict[str, str]:
    """Return the glossary's words of a language by the name of their idea."""
    head, *rows = table("Terms")
    return {row[0]: row[head.index(language)] for row in rows}


def missing_words(language: str, known: dict[str, str], said: dict[str, str]) -> list[str]:
    """Return the words of the rulebooks that the glossary's terms, or all messages, of a language lack."""
    head, *rows = table("Words of the rulebooks")
    everything = "\n".join(said.values()).lower()
    words = [
        (row[0], word)
        for row in rows
        if row[head.index(language)] != "–"
        for word in row[head.index(language)].split(", ")
    ]
    return [
        f"{idea}: {word} is not in Terms" for idea, word in words if word not in known[idea]
    ] + [
        f"{idea}: {word} is in no message" for idea, word in words if word.lower() not in everything
    ]


def loose_spaces(source: str, language: str) -> list[str]:
    """Return where a catalogue lets a line break between the word for a space of Quartino and its number."""
    head, *rows = table("Terms")
    (words,) = (row for row in rows if row[0] == "space (Quartino)")
    # The word is declined in Czech.
    stem = words[head.index(language)][:-1]
    return re.findall(rf"\b{stem}\w* \{{ \$(?:space|first) \}}", source, re.IGNORECASE)


def foreign_quotes(text: str, language: str) -> list[str]:
    """Return the quotation marks of a text that are not the language's own, or stand the wrong way round."""
    rows = {row[0]: row[1:] for row in table("Quotation marks")[1:]}
    opening, closing = rows[language]
    # Between letters, and at the end of a word after s, it is an apostrophe.
    marks = re.sub(r"(?<=\w)’(?=\w)", "", text) if closing == "’" else text.replace("’", "")
    found = [mark for mark in marks if mark in QUOTES or mark == "’"]
    wanted = [opening, closing] * (len(found) // 2) + [opening] * (len(found) % 2)
    faults = [mark for mark, own in zip(found, wanted, strict=True) if mark != own]
    return faults or (["no end"] if len(found) % 2 else [])


def english_left(text: str, english: str) -> list[str]:
    """Return what looks like English in a text of another language: the whole text, or some words."""
    letters = set(re.sub(r"[\d\W_]+", " ", re.sub(r"<\w+>", " ", text)).split())
    if text == english and len([word for word in letters if len(word) > 3]) > 2:
        return [text]
    return ENGLISH.findall(text)


def foreign_keys(text: str, language: str) -> list[str]:
    """Return the English names of keys in a text, where the keyboards of the language have other names."""
    english, *_ = table("Keys")
    at = english.index(language)
    return [
        f"{row[0]} → {row[at]}"
        for row in table("Keys")[1:]
        if row[at] != row[0] and re.search(rf"(?<!\w){row[0]}(?!\w)", text)
    ]


@cache
def widths(family: str) -> tuple[dict[int, float], ...]:
    """Return the width of each character in a font family, in parts of the font size, one table per file."""
    found = []
    for path in sorted(FONTS.glob(f"{family}-*.woff2")):
        with TTFont(path) as font:
            unit = font["head"].unitsPerEm
            advances = font["hmtx"].metrics
            found.append({code: advances[n][0] / unit for code, n in font.getBestCmap().items()})
    return tuple(found)


def width(text: str, font: tuple[str, float, float]) -> float:
    """Return the width of a text in pixels."""
    family, size, weight = font
    known = widths(family)
    each = (next((one[ord(c)] for one in known if ord(c) in one), 0.6) for c in text)
    return sum(each) * size * weight


def too_wide_button(text: str) -> bool:
    """Return True if the label of a button needs more than one line on a phone of 360 pixels."""
    return any(width(line, BUTTON_FONT) > BUTTON_PX for line in text.splitlines())


def too_wide_level(text: str) -> bool:
    """Return True if the name of a level is cut in the list on the home page on a phone of 360 pixels."""
    return width(text, LEVEL_FONT) > LEVEL_PX


def too_wide_heading(text: str) -> bool:
    """Return True if a heading has a word wider than a phone, or needs more than three lines there."""
    wide = max(width(word, HEADING_FONT) for word in text.split())
    # A line is full on average by five sixths.
    lines = width(text, HEADING_FONT) / HEADING_PX * 1.2
    return wide > HEADING_PX or lines > MAX_HEADING_LINES


@cache
def labels(kind: str) -> frozenset[str]:
    """Return the messages that the page shows as labels of buttons (``button``) or as headings."""
    tag = r"<(?:button|a)\b[^>]*class=\"button" if kind == "button" else r"<h[12]\b"
    found: set[str] = set()
    for path in sorted(Path(WEB).rglob("*.svelte")):
        code = path.read_text("utf-8")
        for start in re.finditer(tag, code):
            element = code[start.start() : start.start() + 600]
            inside = re.search(r">\s*\{t\('([\w.-]+)'", element.partition("</")[0])
            if inside:
                found.add(inside[1])
    return frozenset(found)
