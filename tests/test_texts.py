"""Message catalogues: complete and well formed, each message used, none missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from tests.support.messages import (
    SOURCE,
    called,
    catalogue,
    constants,
    messages,
    nodes,
    sample,
    shared_variables,
    strings,
    variables,
)

from fourfold.games.errors import SENTENCES, IllegalMove, NotationError
from fourfold.games.game import Outcome
from fourfold.texts import LANGUAGES, Texts

NAMES = {
    "en": "English",
    "fr": "français",
    "nl": "Nederlands",
    "da": "dansk",
    "cs": "čeština",
    "it": "italiano",
    "de": "Deutsch",
    "es": "español",
}
#: Messages whose names are put together, as f-strings do it. Where a form begins with what is put in, its
#: first words are told, each a string of the source.
FAMILIES: dict[str, tuple[str, ...]] = {
    "error-{}": (),
    "reason-{}": (),
    "game-{}": (),
    "token-{}": (),
    "preset-{}": (),
    "preset-{}-about": (),
    "option-{}": (),
    "option-{}.about": (),
    "rule-{}-title": (),
    "rule-{}-text": (),
    "rules-{}-intro": (),
    "line-{}": (),
    "why-{}": (),
    "turn-why-{}": (),
    "word-{}": (),
    "{}-in-short": ("quarto", "quartino"),
    "{}-{}": ("value", "mushroom", "trait", "mushroom-trait"),
}


def forms(node: ast.AST) -> Iterator[str]:
    """Yield the f-strings to which an expression may evaluate, ``{}`` for inserted values."""
    if isinstance(node, ast.JoinedStr):
        parts = [
            str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
        ]
        yield "".join(parts)
    elif isinstance(node, ast.IfExp):
        yield from forms(node.body)
        yield from forms(node.orelse)


def asking() -> Iterator[ast.AST]:
    """Yield the first arguments of calls of ``texts(…)`` and ``texts.prose(…)`` in the source."""
    for node in nodes():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if called(node) in {"texts", "_texts", "prose", "self"}:
            yield node.args[0]


def raised() -> set[str]:
    """Return the codes of all errors that the source raises."""
    makers = {"IllegalMove", "NotationError", "GameError", "error"}
    return {
        code
        for node in nodes()
        if isinstance(node, ast.Call) and node.args and called(node) in makers
        for code in constants(node.args[0])
    }


# --- The catalogues -------------------------------------------------------------------------------


def test_every_language_has_a_catalogue_and_no_other_is_there():
    found = {path.stem for path in (SOURCE / "messages").glob("*.ftl")}
    assert found == set(LANGUAGES)


@cache
def breaks(language: str) -> dict[str, int]:
    """Return the line breaks in each text of a language, except in rules, which are joined to paragraphs."""
    return {
        name: Texts(language, part)(name, **sample(variables(pattern), 5)).count("\n")
        for part in ("", "cli", "learn", "page", "privacy", "quartino", "strategy", "study")
        for name, pattern in messages(language, part).items()
        if not name.startswith("rule")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_of_one_line_in_english_has_one_line_in_every_language(language):
    """The terminal prints the line breaks of a message, and a sentence must not break in the middle."""
    english = breaks("en")
    assert [name for name, number in breaks(language).items() if number and not english[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_parses(language):
    assert messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language):
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_parameters_in_every_language(language):
    for name, pattern in messages(language).items():
        assert shared_variables(pattern) == shared_variables(messages("en")[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 1234])
def test_every_message_can_be_filled_in(language, number):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    texts = Texts(language)
    for name, pattern in messages(language).items():
        params = sample(variables(pattern), number)
        message = bundle.get_message(name.partition(".")[0])
        value = message.attributes[name.partition(".")[2]] if "." in name else message.value
        filled, errors = bundle.format_pattern(value, params)
        assert errors == [], name
        assert filled.strip() == filled != "", name
        # The page alone keeps numbers beside their nouns by no-break spaces.
        assert texts(name, **params) == filled.replace("\u00a0", " ")
        for param, given in params.items():
            # A sentence may choose by a parameter instead of printing it.
            assert str(given) in filled or not isinstance(given, str) or chooses(pattern, param), (
                name
            )


def chooses(pattern: ftl.Pattern, name: str) -> bool:
    return any(
        isinstance(element, ftl.Placeable)
        and isinstance(element.expression, ftl.SelectExpression)
        and isinstance(element.expression.selector, ftl.VariableReference)
        and element.expression.selector.id.name == name
        for element in pattern.elements
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_own_name_in_that_language(language):
    assert Texts(language)("language-name") == NAMES[language]


def test_an_unknown_message_or_a_missing_parameter_is_an_error():
    for language in LANGUAGES:
        with pytest.raises(LookupError):
            Texts(language)("no-such-message")
        with pytest.raises(LookupError):
            Texts(language)("option-turn.no-such-attribute")
        with pytest.raises(LookupError):
            Texts(language)("piece-words")
    with pytest.raises(ValueError, match="expected a language"):
        Texts("tlh")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada, Bo and Cleo share the win – turn limit reached"),
        ("fr", "Ada, Bo et Cleo se partagent la victoire – limite de tours atteinte"),
        ("nl", "Ada, Bo en Cleo delen de overwinning – maximumaantal beurten bereikt"),
        ("da", "Ada, Bo og Cleo deler sejren – det højeste antal ture er nået"),
        ("cs", "Ada, Bo a Cleo se dělí o výhru – dosažen limit tahů"),
    ],
)
def test_players_who_share_the_win_are_listed_as_in_a_sentence(language, sentence):
    outcome = Outcome(("A", "B", "C"), "turn-limit")
    assert Texts(language).outcome(outcome, {"A": "Ada", "B": "Bo", "C": "Cleo"}) == sentence


# --- Messages and the source ----------------------------------------------------------------------


def test_composed_message_names_are_declared_in_families():
    assert {form for node in asking() for form in forms(node)} == set(FAMILIES)
    assert {word for words in FAMILIES.values() for word in words} <= strings()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_messages(family):
    for word in FAMILIES[family] or ("",):
        assert any(belongs(name, family, word) for name in messages("en"))


def belongs(name: str, family: str, word: str = "") -> bool:
    pattern = re.escape(family).replace(r"\{\}", r"[A-Za-z0-9-]+")
    if re.fullmatch(pattern, name) is None or not name.startswith(word):
        return False
    # The words of the glossary are listed one by one, so that none is forgotten there.
    return family != "word-{}" or name.removeprefix("word-") in strings()


def test_every_message_is_used():
    put_together = [(form, word) for form, words in FAMILIES.items() for word in words or ("",)]
    unused = [
        name
        for name in messages("en")
        if name not in strings() and not any(belongs(name, *family) for family in put_together)
    ]
    assert unused == []


def test_every_message_that_the_source_asks_for_is_there():
    asked = {name for node in asking() for name in constants(node)}
    assert sorted(asked - set(messages("en"))) == []


# --- Errors ---------------------------------------------------------------------------------------


def test_every_code_that_the_source_raises_has_a_sentence():
    assert sorted(raised() - set(SENTENCES)) == []


def test_every_sentence_is_raised_somewhere():
    assert sorted(set(SENTENCES) - raised()) == []


@pytest.mark.parametrize("code", SENTENCES)
def test_the_english_message_of_an_error_is_its_sentence(code):
    names = set(re.findall(r"\{(\w+)\}", SENTENCES[code]))
    for kind in (IllegalMove, NotationError):
        for params in (sample(names), dict.fromkeys(names, "x"), dict.fromkeys(names, 7)):
            error = kind(code, **params)
            assert Texts("en").error(error) == error.sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_a_message_for_each_code_and_no_other(language):
    codes = {
        name.removeprefix("error-") for name in messages(language) if name.startswith("error-")
    }
    assert codes == set(SENTENCES)


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_tells_what_was_expected_and_what_came(code):
    assert SENTENCES[code].startswith("expected ")
    assert ", got " in SENTENCES[code]
