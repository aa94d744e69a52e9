"""Message catalogues of the page: the same messages in every language, each used, none missing."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.support.messages import catalogue, messages, sample, shared_variables, variables

import fourfold
from fourfold.games import errors
from fourfold.server.table import refusals
from fourfold.texts import LANGUAGES

WEB = Path(__file__).parents[1] / "web" / "src"
PARTS = ("page", "quartino", "study", "learn", "strategy", "privacy")
EVERY = (*PARTS, "rules")


@cache
def code() -> str:
    """Return the code of the page, without tests."""
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte", ".json"}]
    return "\n".join(path.read_text("utf-8") for path in files if ".test." not in path.name)


@cache
def names() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return the message names in the code, and the patterns of composed names."""
    whole = re.findall(r"['\"`]([a-z]+(?:-[\w.]+)+)['\"`]", code())
    made = re.findall(r"`((?:[a-z]+-)[\w.-]*\$\{[^`]*)`", code())
    forms = [re.sub(r"\\\$\\\{.*\\\}", r"[\\w.-]+", re.escape(form)) for form in made]
    return frozenset(whole), tuple(re.compile(form) for form in forms)


@pytest.mark.parametrize("part", EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_parameters(part, language):
    found, english = messages(language, part), messages("en", part)
    assert set(found) == set(english)
    for name, pattern in found.items():
        assert shared_variables(pattern) == shared_variables(english[name]), name


@pytest.mark.parametrize("part", EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_in(part, language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language, part)))
    for name, pattern in messages(language, part).items():
        for number in (0, 1, 2, 5, 1234):
            message = bundle.get_message(name.partition(".")[0])
            value = message.attributes[name.partition(".")[2]] if "." in name else message.value
            filled, errors = bundle.format_pattern(value, sample(variables(pattern), number))
            assert errors == [], name
            assert filled.strip() == filled != "", name


def test_code_joins_texts_by_colons_and_semicolons_only_where_french_gets_its_space():
    texts = (WEB / "lib/words/texts.svelte.ts").read_text("utf-8")
    rest = code().replace(texts, "")
    label, part = r"\bt\([^()]*\)\}: ", r"\}: \$?\{t\("
    assert re.findall(rf".*(?:{label}|{part}|join\(['\"`][;:] ).*", rest) == []


@pytest.mark.parametrize("part", PARTS)
def test_a_part_names_its_messages_after_itself(part):
    assert [name for name in messages("en", part) if not name.startswith(f"{part}-")] == []


@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_used(part):
    whole, forms = names()
    unused = [
        name
        for name in messages("en", part)
        if not {name, name.partition(".")[0]} & whole
        and not any(form.fullmatch(name) for form in forms)
    ]
    assert unused == []


@pytest.mark.parametrize("part", PARTS)
def test_every_message_that_the_page_asks_for_is_there(part):
    asked = re.findall(rf"\b(?:t|prose)\(\s*['\"`]({part}-[\w.-]+)['\"`]", code())
    assert asked
    assert sorted(set(asked) - set(messages("en", part)) - set(messages("en"))) == []


def test_every_refusal_that_a_player_can_meet_has_a_sentence_in_every_language():
    """Codes of the table; what only a program can do wrong has none."""
    programs = {
        "no-such-chair",
        "clock-only",
        "server-only",
        "no-such-bot",
        "no-such-phrase",
        "no-waiting",
        "no-cover",
        "not-analysed",
        "not-over",
    }
    said = {name.removeprefix("page-refused-") for name in messages("en", "page")}
    assert set(refusals.SENTENCES) - programs <= said


@pytest.mark.parametrize("part", ["page", "quartino"])
def test_sentences_of_refusals_use_only_their_parameters(part):
    known = errors.SENTENCES | refusals.SENTENCES | {"wrong-origin": "{origin}"}
    said = {name: found for name, found in messages("en", part).items() if "-refused-" in name}
    assert said
    for name, pattern in said.items():
        sentence = known.get(name.removeprefix(f"{part}-refused-"), "")
        assert variables(pattern) <= set(re.findall(r"\{(\w+)\}", sentence)), name


# --- Rules pages ----------------------------------------------------------------------------------


def outline() -> list[dict]:
    return json.loads((WEB / "rules" / "outline.json").read_text("utf-8"))


def test_the_rules_pages_use_every_text_of_theirs():
    asked = set(
        re.findall(r'"(rules-[\w-]+)"', (WEB / "rules" / "outline.json").read_text("utf-8"))
    )
    assert asked == set(messages("en", "rules"))


def test_every_rule_is_on_some_page():
    ids = {name for page in outline() for section in page["sections"] for name in section["ids"]}
    assert ids == {f"Q{n}" for n in range(1, 14)} | {f"T{n}" for n in range(1, 15)}


def test_every_figure_shows_what_its_rules_allow():
    for page in outline():
        for section in page["sections"]:
            figure = section["figure"]
            if figure and figure["kind"] in {"quarto", "quartino"}:
                game = fourfold.game(figure["kind"], page["rules"])
                position = figure["position"]
                assert str(game.at(position).position).split(" ")[0] == position.split(" ")[0]
