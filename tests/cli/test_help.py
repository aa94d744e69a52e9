"""Help and errors of the command line in every language."""

from __future__ import annotations

import re
import sys
from typing import Any

import pytest
import typer
from tests.support.command_line import fourfold
from tests.support.messages import messages, sample, strings, variables

from fourfold.cli.commands import app, run
from fourfold.cli.words import words
from fourfold.games.errors import SENTENCES, GameError
from fourfold.server import running
from fourfold.texts import LANGUAGES, Texts

ROOT = typer.main.get_command(app)
NOT_FOR_PEOPLE = {"bad-state"}
"""Errors of states that programs stored."""
WRONG = {
    "missing option": ["arena"],
    "missing argument": ["replay"],
    "unknown option": ["solve", "--node", "3"],
    "unknown command": ["sole"],
    "unknown command of a group": ["tables", "bild"],
    "left over": ["replay", "a", "b"],
    "no value": ["solve", "--rules"],
    "value of a flag": ["solve", "--json=3", "p"],
    "no whole number": ["solve", "--threads", "x", "p"],
    "too small": ["solve", "--threads", "0", "p"],
    "too large": ["serve", "--port", "65536"],
    "no number": ["solve", "--seconds", "x", "p"],
    "no position": ["solve"],
    "unknown rules": ["solve", "p", "--rules", "nonsense"],
    "unknown option of the rules": ["solve", "p", "--rules", "classic+nonsense"],
    "bad position": ["solve", "nonsense"],
    "unknown bot": ["arena", "--bots", "random,nobody"],
    "bot that cannot be loaded": ["arena", "--bots", "random,no_such_module:Bot"],
    "engine of a bot that cannot be loaded": ["engine", "--bot", "no_such_module:Bot"],
    "engine of an unknown bot": ["engine", "--bot", "nobody"],
    "one bot": ["arena", "--bots", "random"],
    "a bot without a name": ["arena", "--bots", "random,"],
    "unknown game": ["play", "chess"],
    "no terminal": ["play"],
    "perft of Quartino": ["perft", "quartino"],
    "no table": ["tables", "build", "--rules", "classic+values:dark"],
    "bad database": ["backup", "x", "--database-url", "nonsense"],
    "another kind of database": ["backup", "x", "--database-url", "mysql://x/y"],
    "bad bus": ["serve", "--bus-url", "nonsense"],
    "several processes": ["serve", "--workers", "2"],
}
REFUSED = {
    "no file": ["replay", "no-such-file"],
    "a folder": ["replay", "/"],
    "no file of positions": ["solve", "--batch", "no-such-file"],
    "no puzzles": ["puzzles", "check", __file__],
    "no text": ["puzzles", "grade", sys.executable],
    "no backup": ["restore", "no-such-file"],
    "no database": ["backup", "x", "--database-url", "sqlite:////no/such/file.db"],
    "no database to clean": ["clean", "--database-url", "sqlite:////no/such/file.db"],
}


def tree(command: Any = ROOT, name: str = "fourfold") -> list[tuple[str, Any]]:
    """Return every command with its name, groups included."""
    inner = getattr(command, "commands", {})
    found = [part for each in inner for part in tree(inner[each], f"{name} {each}")]
    return [(name, command), *found]


# --- The catalogues -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_has_the_same_messages_and_parameters_as_the_english_one(language: str) -> None:
    english, found = messages("en", "cli"), messages(language, "cli")
    assert list(found) == list(english)
    for name, pattern in found.items():
        assert variables(pattern) == variables(english[name]), name


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_no_sentence_is_left_in_english(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def filled(spoken: str) -> dict[str, str]:
        monkeypatch.setenv("FOURFOLD_LANG", spoken)
        return {
            name: words(name, **sample(variables(pattern)))
            for name, pattern in messages("en", "cli").items()
        }

    english = filled("en")
    same = [name for name, text in filled(language).items() if english[name] == text]
    sentences = [name for name in same if len(re.findall(r"[a-z]{2,}", english[name])) > 3]
    assert sentences == []


def test_every_message_is_used() -> None:
    made = {f"cli-{command.name}" for _, command in tree()}
    made |= {f"cli-no-{kind}" for kind in ("option", "command")}
    named = {param.metavar or param.name for _, command in tree() for param in command.params}
    made |= {f"cli-{name.strip('[]').lower()}-mark" for name in {*named, "text", "file"}}
    codes = re.findall(r"``([a-z-]+)``", running.CannotStart.__doc__ or "")
    made |= {f"cli-serve-{code}" for code in codes}
    unused = [
        name
        for name in messages("en", "cli")
        if name not in strings() | made and not name.startswith("cli-error-")
    ]
    assert unused == []


def test_errors_of_the_rules_have_codes_that_exist() -> None:
    codes = {
        name.removeprefix("cli-error-")
        for name in messages("en", "cli")
        if name.startswith("cli-error-")
    }
    assert codes <= set(SENTENCES)
    for code in codes:
        pattern = messages("en", "cli")[f"cli-error-{code}"]
        assert variables(pattern) <= set(re.findall(r"\{(\w+)\}", SENTENCES[code])), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_refused_moves_and_texts_say_what_to_do_in_every_language(language: str) -> None:
    for code, sentence in SENTENCES.items():
        params: Any = sample(set(re.findall(r"\{(\w+)\}", sentence)))
        error = GameError(code, **params)
        told = Texts(language).refusal(error)
        assert told == told.strip() != ""
        assert (told == Texts(language).error(error)) == (code in NOT_FOR_PEOPLE), code


# --- Help -----------------------------------------------------------------------------------------


def test_every_command_and_option_has_help_in_the_catalogue() -> None:
    texts = messages("en", "cli")
    missing = [name for name, command in tree() if command.help not in texts]
    for name, command in tree():
        missing += [f"{name} {param.name}" for param in command.params if param.help not in texts]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_of_the_environment(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FOURFOLD_LANG", language)
    monkeypatch.setenv("COLUMNS", "100")
    assert run(["solve", "--help"]) == 0
    told = capsys.readouterr().out
    for name in ("cli-usage", "cli-arguments", "cli-options", "cli-help-option", "cli-distance"):
        assert words(name) in told
    if language != "en":
        assert re.search(r"Usage|Options|Arguments:|default|at least|Show|Print", told) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "bots"),
    [
        ("play", "level1 level7 perfect strong"),
        ("engine", "level1 level7 perfect strong"),
        ("arena", "level1 level7 perfect shuffling strong careful policy"),
    ],
)
def test_help_names_the_bots_of_both_games(
    command: str,
    bots: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FOURFOLD_LANG", language)
    assert run([command, "--help"]) == 0
    assert {*bots.split()} <= set(re.findall(r"\w+", capsys.readouterr().out))


def test_help_of_a_process_follows_lc_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    done = fourfold("--help")
    assert done.returncode == 0
    assert done.stdout.startswith("Aufruf: fourfold ")
    done = fourfold("sole")
    assert done.returncode == 2
    assert done.stderr.splitlines()[1] == "Hilfe gibt es mit: fourfold --help"


def test_without_a_command_the_help_goes_to_standard_error() -> None:
    done = fourfold()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Usage: fourfold ")


# --- Errors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", WRONG | REFUSED)
def test_errors_are_one_sentence_that_says_what_to_do(
    case: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Any,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("FOURFOLD_LANG", "en")
    code = run((WRONG | REFUSED)[case])
    out, english = capsys.readouterr()
    assert code == (2 if case in WRONG else 1)
    assert out == ""
    assert "expected" not in english
    assert "  " not in english
    sentence, *hint = english.splitlines()
    assert len(hint) <= 1
    assert not hint or re.fullmatch(r"For help, run: fourfold( [a-z]+)* --help", hint[0])
    assert re.fullmatch(r".*[.?…)]|.*(fourfold perft quarto|[a-z])", sentence)
    monkeypatch.setenv("FOURFOLD_LANG", "fr")
    assert run((WRONG | REFUSED)[case]) == code
    french = capsys.readouterr().err
    assert french != english
    assert len(french.splitlines()) == len(english.splitlines())
    assert list(tmp_path.rglob("*.db")) == []
    assert not (tmp_path / "x").exists()


def test_a_similar_name_is_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    run(["sole"])
    assert "Unknown command sole. Did you mean solve?" in capsys.readouterr().err
    run(["solve", "--node", "3"])
    assert "Unknown option --node. Did you mean --nodes?" in capsys.readouterr().err


def test_wrong_use_names_the_help_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, sentence in (
        (["solve", "--rules"], "Give a value after --rules."),
        (["solve", "--json=3", "p"], "Use --json without a value."),
    ):
        assert run(arguments) == 2
        assert capsys.readouterr().err == f"{sentence}\nFor help, run: fourfold solve --help\n"


def test_position_without_quotes_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "..../.5b./6..e/32..", "-"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("Remove -, or put text that contains spaces in quotes.\n")
