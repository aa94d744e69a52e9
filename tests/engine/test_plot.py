"""The picture of a game: well formed, self-contained, the same every time, with its marks."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from fourfold.engine import Value
from fourfold.engine.analysis import MoveNote
from fourfold.engine.plot import draw, values_for_a
from fourfold.explanations import plot_words
from fourfold.games.quarto import LINES, Quarto
from fourfold.texts import Texts

SVG = "{http://www.w3.org/2000/svg}"
W, D, L, U = Value.WIN, Value.DRAW, Value.LOSS, Value.UNKNOWN


def note(number: int, seat: str, move: str, before: Value, after: Value, **more) -> MoveNote:  # type: ignore[no-untyped-def]
    return MoveNote(
        number=number,
        seat=seat,
        move=Quarto("classic").parse_move(move),
        refused=False,
        before=before,
        after=after,
        **{"only": False} | more,
    )


NOTES = [
    note(0, "A", "give 0", U, U),
    note(1, "B", "place a1", U, D),
    note(2, "B", "give 1", D, L),
    note(3, "A", "place b1", W, W, only=True),
    note(4, "A", "give 2", W, L, missed_calls=(LINES[0],)),
]


def picture(notes: list[MoveNote], language: str = "en", **names: str) -> str:
    return draw(notes, plot_words(Texts(language), notes, names))


def test_the_same_game_gives_the_same_bytes() -> None:
    assert picture(NOTES) == picture(list(NOTES))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("notes", [[], NOTES[:1], NOTES], ids=["none", "unknown", "all"])
def test_it_is_well_formed_and_needs_nothing_from_elsewhere(
    notes: list[MoveNote], language: str
) -> None:
    text = picture(notes, language)
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.find(f"{SVG}title") is not None
    assert root.find(f"{SVG}desc") is not None
    rest = text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"://|url\(|@import|href|<script|<image|@font-face", rest)
    assert "prefers-color-scheme:dark" in text


def test_values_are_told_for_a() -> None:
    assert values_for_a(NOTES) == [U, U, D, W, W, L]


def test_mistakes_missed_calls_and_only_moves_are_marked_and_told() -> None:
    root = ElementTree.fromstring(picture(NOTES))
    groups = root.findall(f"{SVG}g")
    marks = [
        (group.findtext(f"{SVG}title"), [shape.get("class") for shape in list(group)[1:]])
        for group in groups
    ]
    assert [shapes for _, shapes in marks] == [
        ["ff-mistake"],
        ["ff-only"],
        ["ff-mistake", "ff-call"],
    ]
    assert str(marks[0][0]).startswith("B give 1.")


def test_words_are_text_and_names_are_escaped_and_cut() -> None:
    text = picture(NOTES, "fr", A="Ada <&>", B="B" * 60)
    words = [node.text for node in ElementTree.fromstring(text).iter(f"{SVG}text")]
    assert "Ada <&> gagne" in words
    assert "égalité" in words
    assert "A give 2" in words
    assert any(word and word.startswith("BBB") and "…" in word for word in words)


@pytest.mark.parametrize("notes", [NOTES * 7, NOTES[:1]], ids=["long", "short"])
def test_everything_is_inside_the_picture(notes: list[MoveNote]) -> None:
    root = ElementTree.fromstring(picture(notes, A="Wilhelmina Alexandra"))
    width, height = int(root.get("width", "0")), int(root.get("height", "0"))
    for rect in root.iter(f"{SVG}rect"):
        assert float(rect.get("x", 0)) + float(rect.get("width", 0)) <= width
        assert float(rect.get("y", 0)) + float(rect.get("height", 0)) <= height
    for node in root.iter(f"{SVG}text"):
        x, length = int(node.get("x", 0)), 7 * len(node.text or "")
        if node.get("text-anchor") == "start":
            # Wide fonts take 9 units per letter.
            assert x + 9 * len(node.text or "") <= width
        elif not node.get("transform"):
            assert x - length >= 0 or node.get("text-anchor") == "middle"
