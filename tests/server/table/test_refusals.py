"""Refusals: their sentences and parameters, settings and names that are refused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest
from tests.support.messages import called, constants, nodes
from tests.support.scripted_table import seated

from fourfold.games.errors import NotationError
from fourfold.server.table import commands, refusals, wire
from fourfold.server.table.events import Clock, Settings
from fourfold.server.table.names import MAX_NAME_CHARACTERS, check_name
from fourfold.server.table.refusals import Refused


def test_settings_are_checked_and_their_rules_made_canonical():
    sound = commands.check_settings(Settings("quarto", "danish+referee+squares"))
    assert sound.rules == "danish+squares+referee"
    assert commands.check_settings(sound) == sound
    for timed in (Clock(1), Clock(24 * 3600, 24 * 3600)):
        assert commands.check_settings(Settings("quarto", "classic", clock=timed)).clock == timed
    unsound = [
        Settings("quarto", "classic", seats=1),
        Settings("quarto", "classic", seats=9),
        Settings("quartino", "quartino", seats=5),
        Settings("quarto", "classic", clock=Clock(0)),
        Settings("quarto", "classic", clock=Clock(24 * 3600 + 1)),
        Settings("quarto", "classic", clock=Clock(60, -1)),
        Settings("quarto", "classic", clock=Clock(60, 10**9)),
        Settings("quarto", "classic", goes_round=True, same_screen=True),
    ]
    for settings in unsound:
        with pytest.raises(Refused) as caught:
            commands.check_settings(settings)
        assert caught.value.code == "bad-settings"
    for settings in (Settings("chess", "classic"), Settings("quarto", "quartino")):
        with pytest.raises(NotationError):
            commands.check_settings(settings)


@pytest.mark.parametrize(
    ("written", "tidy"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("e\u0301", "é"),
        ("李雷", "李雷"),
        ('"#=\\', '"#=\\'),
        ("x" * 24, "x" * 24),
    ],
)
def test_spaces_in_names_are_normalised(written, tidy):
    assert check_name(written) == tidy


@pytest.mark.parametrize(
    "written", ["", "   ", "x" * 25, "a\x00b", "\u202eevil", "\ud800", "\u200b", "a\x1b[2J"]
)
def test_invalid_name_is_refused(written):
    with pytest.raises(Refused) as caught:
        check_name(written)
    assert caught.value.code == "bad-name"


def refusals_made() -> Iterator[tuple[str, set[str]]]:
    """Yield the code and the parameters of every refusal in the source."""
    for node in nodes():
        if isinstance(node, ast.Call) and called(node) == "Refused":
            for code in constants(node.args[0]):
                yield code, {str(keyword.arg) for keyword in node.keywords}


def test_refusal_sentences_use_exactly_their_parameters():
    made = list(refusals_made())
    assert {code for code, _ in made} == set(refusals.SENTENCES)
    for code, params in made:
        assert set(re.findall(r"\{(\w+)\}", refusals.SENTENCES[code])) <= params, code


@pytest.mark.parametrize("code", refusals.SENTENCES)
def test_every_sentence_tells_what_was_expected_and_what_came(code):
    assert refusals.SENTENCES[code].startswith("expected ")
    assert ", got " in refusals.SENTENCES[code]


def test_long_texts_are_not_echoed_whole():
    world = seated("ada", "bo")
    for line in (f"ada as {'B' * 64}: give 7", f"ada: bot 0 {'x' * 64}", f"ada: phrase {'x' * 64}"):
        answer = world.say(line)
        assert isinstance(answer, wire.Refusal)
        assert len(answer.text) < 120
        assert all(len(value) <= MAX_NAME_CHARACTERS for value in answer.params.values())
