"""The words that people read: none is forbidden, foreign, left in English, or too long for a phone."""

from __future__ import annotations

import re

import pytest
from tests.support.messages import catalogue
from tests.support.wording import (
    NOTATION,
    came_back,
    english_left,
    exceptions,
    forbidden,
    forbidden_words,
    foreign_keys,
    foreign_quotes,
    forms,
    labels,
    loose_spaces,
    missing_words,
    needless_exceptions,
    replaced_texts,
    table,
    terms,
    texts,
    too_wide_button,
    too_wide_heading,
    too_wide_level,
    written,
)

from fourfold.texts import LANGUAGES, Texts

#: The languages whose catalogues follow the glossary.
CHECKED = ("en", "fr", "nl", "da", "cs", "it", "de", "es")
OTHERS = tuple(language for language in CHECKED if language != "en")


def faults(language, check):
    """Return the faults that a check finds in each message of a language."""
    found = {name: check(text) for name, text in texts(language).items()}
    return {name: wrong for name, wrong in found.items() if wrong}


@pytest.mark.parametrize("language", CHECKED)
def test_no_message_contains_a_word_that_the_glossary_forbids(language):
    found = {name: forbidden_words(text, language, name) for name, text in forms(language).items()}
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize("language", CHECKED)
def test_every_exception_from_the_forbidden_words_is_needed(language):
    assert needless_exceptions(forms(language), language) == set()


@pytest.mark.parametrize("language", ["fr", "nl", "da", "cs", "it"])
def test_words_of_the_rulebooks_are_in_the_glossary_and_in_some_message(language):
    assert missing_words(language, terms(language), texts(language)) == []


@pytest.mark.parametrize("language", CHECKED)
def test_no_wording_that_was_replaced_comes_back(language):
    old = replaced_texts(language)
    assert len(old) > 15
    assert came_back(written(language), old) == {}


@pytest.mark.parametrize("language", CHECKED)
def test_quotation_marks_are_those_of_the_language(language):
    assert faults(language, lambda text: foreign_quotes(text, language)) == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_other_languages(language):
    english = texts("en")
    found = {
        name: left
        for name, text in texts(language).items()
        if not NOTATION.match(name) and (left := english_left(text, english[name]))
    }
    assert found == {}


@pytest.mark.parametrize("language", CHECKED)
def test_keys_have_the_names_of_the_language(language):
    assert faults(language, lambda text: foreign_keys(text, language)) == {}


@pytest.mark.parametrize("language", CHECKED)
def test_buttons_have_one_line_on_a_phone(language):
    assert len(labels("button")) > 30
    said = texts(language)
    assert {name: said[name] for name in labels("button") if too_wide_button(said[name])} == {}


@pytest.mark.parametrize("language", CHECKED)
def test_names_of_levels_are_whole_in_the_list_on_the_home_page_of_a_phone(language):
    page = Texts(language, "page")
    names = [page(f"page-level-{bot}") for bot in ("random", "perfect", "strong")]
    names += [
        page("page-level-numbered", number=number, name=page(f"page-level-level{number}"))
        for number in range(1, 8)
    ]
    assert [name for name in names if too_wide_level(name)] == []


@pytest.mark.parametrize("language", CHECKED)
def test_no_two_levels_of_the_computer_have_the_same_name(language):
    page = Texts(language, "page")
    bots = ["random", "perfect", "greedy", "strong", *(f"level{n}" for n in range(1, 8))]
    assert len({page(f"page-level-{bot}") for bot in bots}) == len(bots)


@pytest.mark.parametrize("language", CHECKED)
def test_headings_fit_a_phone(language):
    assert len(labels("heading")) > 15
    said = texts(language)
    assert {name: said[name] for name in labels("heading") if too_wide_heading(said[name])} == {}


@pytest.mark.parametrize("language", CHECKED)
def test_the_number_of_a_space_stays_beside_the_word_on_the_page(language):
    parts = ("learn", "page", "quartino", "strategy", "study")
    assert [
        found for part in parts for found in loose_spaces(catalogue(language, part), language)
    ] == []


@pytest.mark.parametrize("language", CHECKED)
def test_choice_of_rules_is_called_rules_in_quartino_and_edition_in_quarto(language):
    page, terminal = Texts(language, "page"), Texts(language)
    assert page("page-edition", game="quartino") == page("page-rules")
    assert terminal("tui-builder-preset", game="quartino") == page("page-rules")
    assert page("page-edition", game="quarto") != page("page-rules")
    assert terminal("tui-builder-preset", game="quarto") != page("page-rules")


def test_button_for_clearing_a_column_declines_the_word_for_the_space_in_czech():
    said = Texts("cs", "quartino")
    assert said("quartino-clear", space=1) == "Vrátit sloupec z políčka 1"
    assert said("quartino-clear", space=Texts("cs")("space-centre")) == "Vrátit sloupec ze středu"


# --- The glossary ---------------------------------------------------------------------------------


def test_glossary_has_a_word_in_every_language_for_every_term():
    head, *rows = table("Terms")
    assert head[1:] == LANGUAGES
    assert len(rows) > 40
    assert [row for row in rows if len(row) != len(head) or not all(row)] == []


def test_glossary_has_keys_quotation_marks_and_forbidden_words_of_every_language():
    assert table("Keys")[0] == LANGUAGES
    assert {row[0] for row in table("Quotation marks")[1:]} == set(LANGUAGES)
    assert [language for language in LANGUAGES if not forbidden(language)] == []


def test_glossary_says_why_of_every_exception_and_forbids_its_word():
    for language, words, names, why in table("Exceptions")[1:]:
        assert all((language, words, names, why))
        assert exceptions(language)
        assert {word for word, _ in exceptions(language)} <= {w.word for w in forbidden(language)}


def test_replaced_wordings_are_of_messages_that_exist():
    for language in LANGUAGES:
        assert set(replaced_texts(language)) <= set(written("en"))


# --- The checks themselves: each finds a planted fault ----------------------------------------------


def test_check_finds_a_forbidden_word_in_any_case_and_only_whole():
    assert forbidden_words("That Chair is taken.", "en") == ["chair → seat"]
    assert forbidden_words("The chairman sat down.", "en") == []
    assert forbidden_words("Four colours!", "en") != []
    assert forbidden_words("Put four colours on it", "en") == []
    assert forbidden_words("Ze spelen reihum.", "nl") == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Four tokens are on the wheel."),
        ("en", "The line is dead."),
        ("fr", "L’alignement est mort."),
        ("fr", "Règle\u202f: <rules>."),
        ("fr", "jusqu’à ce que <name> soit là"),
        ("nl", "Samen aan dit scherm"),
        ("nl", "Computer (alert)"),
        ("da", "Meld det først."),
        ("da", "Tre forkerte meldinger"),
        ("da", "Fire farvebrikker ligger på hjulet."),
        ("cs", "Na kole jsou čtyři žetony."),
        ("cs", "<who> pokládá <colour> žeton na políčko\u00a01."),
        ("cs", "Odeber sloupec."),
        ("it", "Quattro pedine sono sulla ruota."),
        ("it", "Passa lo schermo a <name>"),
        ("it", "Il giallo è al centro."),
        ("de", "Vier Plättchen liegen auf dem Rad."),
        ("es", "La línea está muerta."),
    ],
)
def test_check_finds_the_words_that_the_rulebooks_do_not_use(language, sentence):
    assert forbidden_words(sentence, language) != []


def test_check_finds_a_word_with_any_ending_and_only_from_its_beginning():
    assert forbidden_words("Hun melder det.", "da") == forbidden_words("Meld det.", "da") != []
    assert forbidden_words("Du er tilmeldt, efter anmeldelser.", "da") == []


def test_check_reads_the_forms_that_a_word_chooses():
    said = forms("da")["option-players.about"]
    assert "[quartino]" in said
    assert forbidden_words(said.replace("forkert Quartino", "forkert Quartino-melding"), "da") != []
    assert "af { $most" not in forms("da")["page-look-back"]
    assert "<most>" in forms("da")["page-look-back"]


def test_an_exception_allows_one_word_in_one_message():
    text = texts("it")["rule-t1-text"]
    assert "ruota" in text
    assert forbidden_words(text, "it", "rule-t1-text") == []
    assert forbidden_words(text, "it", "rule-t4-text") == ["ruota → tabellone"]
    assert forbidden_words(f"{text} Passa lo schermo a <name>", "it", "rule-t1-text") != []


def test_check_finds_an_exception_that_is_no_longer_needed():
    said = forms("cs")
    mended = said | {"rule-t13-text": "Po celé omluvě je remíza."}
    gone = {name: text for name, text in said.items() if name != "reason-skipped"}
    assert needless_exceptions(mended, "cs") == {("kole", "rule-t13-text")}
    assert needless_exceptions(gone, "cs") == {("kolo", "reason-skipped")}


def test_check_finds_a_word_of_a_rulebook_that_the_glossary_or_every_message_lacks():
    known, said = terms("it"), texts("it")
    assert missing_words("it", known | {"the board": "ruota"}, said) == [
        "the board: tabellone is not in Terms"
    ]
    bare = {name: text.lower().replace("tabellone", "ruota") for name, text in said.items()}
    assert missing_words("it", known, bare) == ["the board: tabellone is in no message"]


def test_check_finds_an_ordinary_space_before_the_number_of_a_space():
    assert loose_spaces("on space { $space }", "en") == ["space { $space }"]
    assert loose_spaces("od políčka { $first }", "cs") == ["políčka { $first }"]
    assert loose_spaces("on space\u00a0{ $space }", "en") == []


def test_check_finds_a_replaced_wording_that_is_written_again():
    replaced = replaced_texts("da")
    for text in replaced["why-calls-line"]:
        planted = written("da") | {"why-calls-line": text}
        assert came_back(planted, replaced) == {"why-calls-line": text}


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "call “Quarto!”, it’s yours", "call «Quarto!»"),
        ("fr", "annoncez « Quarto ! »", "annoncez “Quarto !”"),
        ("nl", "roep ‘Quarto!’, Ada’s beurt", "roep “Quarto!”"),
        ("da", "sig »Quarto!«", "sig «Quarto!»"),
        ("cs", "ohlas „Quarto!“", "ohlas “Quarto!”"),
        ("de", "sag „Quarto!“", "sag „Quarto!”"),
        ("es", "canta «¡Quarto!»", "canta «¡Quarto!"),
    ],
)
def test_check_finds_foreign_and_turned_quotation_marks(language, right, wrong):
    assert foreign_quotes(right, language) == []
    assert foreign_quotes(wrong, language) != []


def test_check_finds_english_left_over():
    assert english_left("Choose another piece", "Choose another piece") == ["Choose another piece"]
    assert english_left("Wähle the andere", "Choose the other") == ["the"]
    assert english_left("Quarto: <names>", "Quarto: <names>") == []
    assert english_left("Team <team> (<people>)", "Team <team> (<people>)") == []
    assert english_left("Wähle einen Stein", "Choose a piece") == []


def test_check_finds_english_names_of_keys():
    assert foreign_keys("Mit Ctrl+C beenden", "de") == ["Ctrl → Strg"]
    assert foreign_keys("Mit Strg+C beenden", "de") == []
    assert foreign_keys("Appuyez sur Enter", "fr") == ["Enter → Entrée"]
    assert foreign_keys("Press Enter", "en") == []


def test_check_finds_buttons_levels_and_headings_that_are_too_wide():
    assert not too_wide_button("Rematch")
    assert too_wide_button("Sit down with whoever waits for somebody")
    assert not too_wide_level("1 · Newcomer")
    assert too_wide_level("3 · Aufmerksam")
    assert not too_wide_heading("Spot four alike. Call it first.")
    assert too_wide_heading("Donaudampfschifffahrtsgesellschaft")
    assert too_wide_heading(" ".join(["four alike"] * 12))


def test_labels_of_buttons_and_headings_are_found_in_the_page():
    assert {"page-go-home", "page-resign", "learn-rules-print"} <= labels("button")
    assert {"page-new", "learn-title"} <= labels("heading")
    assert all(re.fullmatch(r"[\w.-]+", name) for name in labels("button") | labels("heading"))
