"""The picture of an analysed game of Quartino."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from tests.engine.slipping_games import game_of, notes_of

from fourfold.engine.turn_plot import draw_turns
from fourfold.explanations import turn_plot_words
from fourfold.texts import LANGUAGES, Texts

SVG = "{http://www.w3.org/2000/svg}"


def picture_of(seed: int, language: str = "en", name: str = "Ada") -> ET.Element:
    notes = notes_of(seed)
    words = turn_plot_words(Texts(language), notes, {"A": name})
    return ET.fromstring(draw_turns(notes, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_needs_nothing_from_elsewhere_and_tells_what_it_shows(language: str) -> None:
    root = picture_of(3, language)
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "title", "desc", "style", "rect", "text", "path", "g"}
    assert "Ada" in (root.findtext(f"{SVG}title") or "")
    assert Texts(language)("turn-estimates") in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize("seed", [1, 17, 35])
def test_each_seat_has_a_line_of_its_chances_and_each_mistake_a_mark(seed: int) -> None:
    root, notes = picture_of(seed), notes_of(seed)
    seats = game_of(seed).start.seats
    lines = [one.get("d", "") for one in root.iter(f"{SVG}path") if "L" in one.get("d", "")]
    lines = [line for line in lines if "Z" not in line]
    assert len(lines) == len(seats)
    for seat, line in zip(seats, lines, strict=True):
        heights = [int(point.split()[1]) for point in line[1:].split("L")]
        chances = [notes[0].before[seat], *(note.after[seat] for note in notes)]
        assert heights == [52 + round(200 * (1 - chance)) for chance in chances]
    told = [group.findtext(f"{SVG}title") or "" for group in root.iter(f"{SVG}g")]
    assert [text.split(".")[0] for text in told] == [str(n.turn) for n in notes if n.mistake]


def test_names_are_escaped_and_cut_and_everything_is_inside() -> None:
    root = picture_of(35, name="<b>" + "x" * 40)
    assert "<b>" + "x" * 16 + "…" in (root.findtext(f"{SVG}title") or "")
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for one in root.iter(f"{SVG}text"):
        assert 0 < float(one.get("x", 0)) < width
        assert 0 < float(one.get("y", 0)) < height
    for one in root.iter(f"{SVG}path"):
        numbers = [float(number) for number in re.findall(r"\d+", one.get("d", ""))]
        assert max(numbers) <= max(width, height)
