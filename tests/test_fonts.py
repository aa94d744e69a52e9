"""Fonts of the page: small, and with every letter of every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from tests.support.services import ROOT

from fourfold.texts import LANGUAGES

FONTS = ROOT / "web" / "src" / "fonts"
STYLES = (FONTS / "fonts.css").read_text("utf-8")
FAMILIES = ("fraunces", "atkinson-hyperlegible-next")
MAX_FIRST_LOAD_BYTES = 30_000
#: Signs that no text font has; browsers take them from a font of symbols.
SYMBOLS = set("←↑→↓✓●○↻")


def letters(path: Path) -> set[str]:
    """Return the characters that a font file draws."""
    with TTFont(path) as font:
        return set(map(chr, font.getBestCmap()))


def ranges(file: str) -> set[str]:
    """Return the characters for which the styles load a font file."""
    (rule,) = (part for part in STYLES.split("@font-face") if file in part)
    (listed,) = re.findall(r"unicode-range:\s*([^;]+);", rule)
    found = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", listed):
        found |= set(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return found


def text_of(language: str) -> set[str]:
    """Return the characters of all texts of the page in a language."""
    folder = ROOT / "src" / "fourfold" / "messages"
    parts = [path for path in folder.rglob(f"{language}.ftl") if path.parent.name != "cli"]
    return {sign for path in parts for sign in path.read_text("utf-8") if sign.isprintable()}


def test_fonts_of_the_first_load_are_at_most_30_kb():
    assert sum((FONTS / f"{family}-latin.woff2").stat().st_size for family in FAMILIES) <= (
        MAX_FIRST_LOAD_BYTES
    )


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_is_in_the_font_that_the_styles_load_for_it(family, language):
    files = [f"{family}-latin.woff2", f"{family}-latin-ext.woff2"]
    missing = text_of(language) - SYMBOLS
    for file in files:
        missing -= letters(FONTS / file) & ranges(file)
    assert missing == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_only_czech_loads_the_second_file(family):
    ext = ranges(f"{family}-latin-ext.woff2")
    assert [language for language in LANGUAGES if text_of(language) & ext] == ["cs"]


@pytest.mark.parametrize("family", FAMILIES)
def test_no_letter_is_loaded_from_two_files(family):
    assert not ranges(f"{family}-latin.woff2") & ranges(f"{family}-latin-ext.woff2")


def test_zero_has_no_slash_by_which_it_would_look_like_a_letter():
    with TTFont(FONTS / "atkinson-hyperlegible-next-latin.woff2") as font:
        assert font["glyf"]["zero"].numberOfContours == len(["outline", "inside"])
