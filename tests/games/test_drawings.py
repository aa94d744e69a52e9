"""Drawings of both games: `print(state)` in text, `_repr_svg_` and `fourfold.draw` as SVG."""

from __future__ import annotations

import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import fourfold
from fourfold.games.quarto import Quarto

DEAL = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}
OTHER_DEAL = {"A": DEAL["A"], "B": ["PYGB", "PYBG", "PGYB", "PGBY"]}


def test_print_draws_the_board_of_quarto_with_the_pieces_left_and_what_is_to_be_done():
    state = fourfold.game("quarto").at("..../.5b./6..e/32.. 7")
    assert str(state).splitlines() == [
        "4   .    .    .    .",
        "3   .   LSRH DTQH  .",
        "2  LSQF  .    .   DSQF",
        "1  LTQH LTQF  .    .",
        "    a    b    c    d",
        "left: LTRF LTRH LSRF DTRF DTRH DTQF DSRF DSRH DSQH",
        "B to place LSQH",
    ]


@pytest.mark.parametrize(
    ("moves", "last_line"),
    [
        ([], "A to give a piece"),
        (["give 0"], "B to place LTRF"),
        (["resign"], "B won (resign)"),
        (["offer draw"], "A to give a piece"),
    ],
)
def test_last_line_says_who_has_to_do_what_or_how_the_game_ended(moves: list[str], last_line: str):
    state = fourfold.game("quarto").start()
    for move in moves:
        state = state.play(move)
    assert str(state).splitlines()[-1] == last_line


def test_print_draws_the_wheel_of_quartino_with_hidden_cards():
    state = (
        fourfold.game("quartino").start(deal=DEAL).play("place B 3").play("end").play("place G 3")
    )
    assert str(state).splitlines() == [
        "8 .        1 .        2 .",
        "7 .        c .        3 BG",
        "6 .        5 .        4 .",
        "A: ? ? ? ?",
        "B: ? ? ? ?",
        "B to call or end",
    ]
    assert "A: YBGP YBPG YGBP YGPB\nB: ? ? ? ?" in str(state.view("A"))
    assert "A: ? ? ? ?\nB: BYGP BYPG BGYP BGPY" in str(state.view("B"))


@pytest.mark.parametrize("viewer", [None, "A"])
def test_drawings_do_not_depend_on_hidden_cards(viewer: str | None):
    one, other = (fourfold.game("quartino").start(deal=deal) for deal in (DEAL, OTHER_DEAL))
    assert str(one.view(viewer)) == str(other.view(viewer))
    assert fourfold.draw(one.view(viewer)) == fourfold.draw(other.view(viewer))
    assert (str(one), fourfold.draw(one)) == (str(other), fourfold.draw(other))
    assert fourfold.draw(one.view("B")) != fourfold.draw(other.view("B"))


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("quarto", "classic+referee"),
        ("quarto", "classic+squares+referee"),
        ("quarto", "mushrooms+squares+referee"),
        ("quartino", "quartino+referee"),
    ],
)
def test_every_state_of_a_random_game_has_a_well_formed_picture_of_its_own(game: str, rules: str):
    rng = random.Random(game + rules)
    state = fourfold.game(game, rules).start(rng=rng)
    pictures: list[str] = []
    while state.outcome is None and len(pictures) < 60:
        state = state.play(rng.choice(list(state.moves())))
        svg = state._repr_svg_()
        assert svg.startswith("<svg")
        root = ElementTree.fromstring(svg)
        title = root.find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert state.position in (title.text or "")
        # Several pictures stand in one notebook: they must not share names, and nothing is loaded.
        assert not re.search(r"\bid=|url\(|href|<style|<script", svg)
        assert svg == fourfold.draw(state)
        pictures.append(svg)
    assert len(set(pictures)) == len(pictures)


def drawn_pieces(position: str, rules: str = "classic") -> set[str]:
    """Return the distinct groups of elements in the picture of a position."""
    root = ElementTree.fromstring(Quarto(rules).at(position)._repr_svg_())
    groups = root.findall("{http://www.w3.org/2000/svg}g")
    return {ElementTree.tostring(group).decode().partition(">")[2] for group in groups}


@pytest.mark.parametrize("rules", ["classic", "mushrooms"])
def test_all_sixteen_pieces_are_drawn_differently(rules: str):
    assert len(drawn_pieces("0123/4567/89ab/cdef -", rules)) == 16


def test_line_that_won_and_last_square_are_marked():
    moves = ["give 0", "place a1", "give 1", "place b1", "give 2", "place c1", "give 3", "place d1"]
    state = fourfold.game("quarto", "classic+referee").start()
    for move in moves:
        before, state = state, state.play(move)
    assert "<polyline" in fourfold.draw(state)
    assert "<polyline" not in fourfold.draw(before)
    assert "B won (line)" not in fourfold.draw(before)
    assert "(line)" in fourfold.draw(state)


def test_record_is_drawn_as_its_latest_state():
    game = fourfold.game("quarto")
    record = fourfold.Record.begin(game, game.start()).play("give 7")
    assert fourfold.draw(record) == fourfold.draw(record.state)


def test_notebook_shows_a_record_as_the_picture_of_its_latest_state():
    record = fourfold.read_record("game: quarto\nrules: classic\n\nA give 0\nB place b2\n")
    assert record._repr_svg_() == fourfold.draw(record) == fourfold.draw(record.state)


def test_drawing_anything_else_is_a_type_error():
    wrong: Any = "..../..../..../.... -"
    with pytest.raises(TypeError, match="expected a state, a view or a record, got str"):
        fourfold.draw(wrong)
