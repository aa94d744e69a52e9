"""Names of guests: invisible characters, combining marks, and names of bots."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path

import pytest

import fourfold
from fourfold.bots.catalogue import bots_of
from fourfold.server.table.names import check_name
from fourfold.server.table.refusals import Refused
from fourfold.texts import LANGUAGES

MESSAGES = Path(fourfold.__file__).parent / "messages" / "page"


def code_of(name: str) -> str | None:
    """Return the code with which a name is refused, or None."""
    try:
        check_name(name)
    except Refused as error:
        return error.code
    return None


INVISIBLE = (
    "\u3164\u2800\uffa0\u115f\u1160\u034f\ufe0f\ufe00\u17b4\u180b\u200b\u2060\u00ad\ufeff\U0001d159"
)
INVISIBLE += "\U000e0100\u2063\u061c\u202e\u200e"


@pytest.mark.parametrize("letter", INVISIBLE, ids=lambda letter: f"U+{ord(letter):04X}")
def test_invisible_characters_are_refused_in_names(letter):
    for name in (letter, 3 * letter, f" {letter} ", f"{letter}Ada", f"Ada{letter}", f"Ad{letter}a"):
        assert code_of(name) == "bad-name", json.dumps(name)


@pytest.mark.parametrize("name", ["\u0301", "\u0301\u0302", "\u20e3", "\u200d", "\u200c\u200d"])
def test_name_of_combining_marks_alone_is_refused(name):
    assert code_of(name) == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Ada 👩\u200d🚀",
        "❤\ufe0f",
        "Ada ❤\ufe0f\u200d🔥",
        "🏳\ufe0f\u200d🌈",
        "1\ufe0f\u20e3",
        "™\ufe0f",
        "نمی\u200cدانم",
        "क्\u200dष",
        "辻\U000e0100",
        "ᠠ\u180b",
        "Zoë",
        "Nguyễn",
        "李雷",
        "Level-headed Lea",
        "Random Rita",
        "Perfecta",
        "Stufe",
        "42",
    ],
)
def test_usual_names_of_many_scripts_are_accepted(name):
    assert check_name(name) == unicodedata.normalize("NFC", name)


def wide(text: str) -> str:
    """Return a text in letters of full width."""
    return "".join(chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter for letter in text)


@pytest.mark.parametrize("bot", sorted({*bots_of("quarto"), *bots_of("quartino")}))
def test_names_of_bots_are_refused_however_they_are_written(bot):
    for name in (
        bot,
        bot.upper(),
        bot.title(),
        wide(bot),
        f" {bot} ",
        " ".join(bot),
        f"{bot}!",
        f"-{bot}-",
    ):
        if len(name.strip()) <= 24:
            assert code_of(name) == "bot-name", name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_the_page_shows_for_bots_are_refused_in_every_language(language):
    text = (MESSAGES / f"{language}.ftl").read_text("utf-8")
    shown = re.findall(r"^page-bot-\w+ = (.+)$", text, re.MULTILINE)
    assert len(shown) == 5
    for name in shown:
        for number in ("1", "7", "９"):
            filled = re.sub(r"\{.*?\}", number, name)
            for written in (filled, filled.upper(), filled.replace("(", "").replace(")", "")):
                assert code_of(written) == "bot-name", written
        assert code_of(name.partition(" ")[0]) == "bot-name"


LOOKALIKES = {
    "Cyrillic": str.maketrans(
        "ABCEHKMOPTXYacekmoprtyx",
        "\u0410\u0412\u0421\u0415\u041d\u041a\u041c\u041e\u0420\u0422\u0425\u0423"
        "\u0430\u0441\u0435\u043a\u043c\u043e\u0440\u0433\u0442\u0443\u0445",
    ),
    "Greek": str.maketrans(
        "ABEHIKMNOPTXYZaeikoptuvx",
        "\u0391\u0392\u0395\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a7\u03a5\u0396"
        "\u03b1\u03b5\u03b9\u03ba\u03bf\u03c1\u03c4\u03c5\u03bd\u03c7",
    ),
    "small capitals": str.maketrans(
        "acdeimnoprtu", "\u1d00\u1d04\u1d05\u1d07\u026a\u1d0d\u0274\u1d0f\u1d18\u0280\u1d1b\u1d1c"
    ),
}
"""Latin letters, and letters that look like them."""


@pytest.mark.parametrize("script", LOOKALIKES)
@pytest.mark.parametrize(
    "name", ["Computer", "Ordinateur", "Computer (level 3)", "perfect", "random"]
)
def test_names_of_bots_are_refused_in_letters_that_look_like_latin_ones(name, script):
    letters = LOOKALIKES[script]
    for latin in (name, name.upper(), name.lower()):
        whole = latin.translate(letters)
        one = next((letter for letter in latin if ord(letter) in letters), None)
        assert (whole == latin) == (one is None)
        single = latin if one is None else latin.replace(one, one.translate(letters))
        for written in (whole, single, f"{single}\u0301", f" {whole} 5"):
            assert code_of(written) == "bot-name", ascii(written)


@pytest.mark.parametrize("name", ["Саша", "Ольга", "Компьютер", "Νίκος", "Ρένα", "Ѕтојан", "Արամ"])
def test_cyrillic_greek_and_armenian_names_are_accepted(name):
    assert check_name(name) == unicodedata.normalize("NFC", name)
