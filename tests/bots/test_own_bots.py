"""Bots of one's own: as module:Class and by entry points, in the arena and in the terminal game."""

from __future__ import annotations

import json
import os
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fourfold
from fourfold.bots import (
    BotNotLoaded,
    bot_for,
    bots_of,
    catalogue,
    installed_bots,
    load_bot,
    register_bot,
    use_bot,
)
from fourfold.bots.arena import BotFailed
from fourfold.bots.loading import use_bot_as

ROOT = Path(__file__).parents[2]
OWN = '''
from pathlib import Path

Path(__file__).with_suffix(".imported").touch()


class FirstBot:
    """Plays the first listed move."""

    def choose(self, view, rng):
        return view.moves[0]


class BrokenBot:
    def choose(self, view, rng):
        raise KeyError("lost")


class IllegalBot:
    def choose(self, view, rng):
        return "place a1"


class Nothing:
    pass


ready = FirstBot()
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the current folder with a module of one's own; forget the module and its bots afterwards."""
    (tmp_path / "own_module.py").write_text(OWN, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(catalogue, "_registered", {})
    yield tmp_path
    sys.modules.pop("own_module", None)


def is_imported(folder: Path) -> bool:
    return (folder / "own_module.imported").exists()


def fourfold_command(
    folder: Path, *arguments: str, said: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run the command line as an installed program does: without the current folder on Python's path."""
    program = "import sys; sys.path[:] = [p for p in sys.path if p]; from fourfold.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )


def test_lookup_by_name_imports_nothing(folder: Path) -> None:
    for look_up in (
        lambda: bot_for("quarto", "own_module:FirstBot"),
        lambda: catalogue.bot("own_module:FirstBot"),
    ):
        with pytest.raises(LookupError, match="expected a bot, one of random"):
            look_up()
    assert "own_module:FirstBot" not in bots_of("quarto")
    assert not is_imported(folder)


@pytest.mark.parametrize("name", ["own_module:FirstBot", "own_module:ready"])
def test_class_and_instance_of_a_module_in_the_current_folder_are_bots(
    folder: Path, name: str
) -> None:
    use_bot(name)
    use_bot(name)
    assert is_imported(folder)
    for game in ("quarto", "quartino"):
        state = fourfold.game(game).start(rng=random.Random(1))
        bot = bot_for(game, name)
        assert bot is bots_of(game)[name]
        assert bot.choose(state.view(state.to_act), random.Random(1)) == state.moves()[0]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("own_module:NoBot", "has no attribute 'NoBot'"),
        ("own_module:Nothing", "no method choose"),
        (":Bot", "expected a bot as module:Class"),
        ("own_module:", "expected a bot as module:Class"),
    ],
)
def test_bots_that_cannot_be_loaded_are_refused_in_a_sentence(
    folder: Path, name: str, why: str
) -> None:
    with pytest.raises(LookupError, match=why):
        load_bot(name)


def test_error_of_loading_is_the_same_after_it_was_sent_between_processes() -> None:
    sent = pickle.loads(pickle.dumps(BotNotLoaded("a:B", "no such module")))
    assert (str(sent), sent.name, sent.reason) == (
        "expected a bot as module:Class, got a:B: no such module",
        "a:B",
        "no such module",
    )


def install_first(folder: Path) -> None:
    """Write what an installed package leaves that offers FirstBot under the name first."""
    about = folder / "own_package-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: own-package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[fourfold.bots]\nfirst = own_module:FirstBot\n")


def test_entry_points_of_installed_packages_are_bots_by_name(folder: Path) -> None:
    install_first(folder)
    sys.path.insert(0, str(folder))
    assert "first" in installed_bots()
    assert not is_imported(folder)
    use_bot_as("first")
    use_bot("first")
    assert type(bot_for("quarto", "first")).__name__ == "FirstBot"


def test_unknown_bot_is_answered_with_installed_bots_and_how_to_write_own_ones(
    folder: Path,
) -> None:
    install_first(folder)
    program = "import sys; sys.path.insert(0, '.'); from fourfold.cli import main; main()"
    for arguments in (["arena", "--bots", "fist,random"], ["engine", "--bot", "fist"]):
        refused = subprocess.run(
            [sys.executable, "-c", program, *arguments],
            cwd=folder,
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
        assert refused.returncode == 2
        assert "perfect, first, or use MODULE:CLASS for your own bot." in refused.stderr
    assert not is_imported(folder)


def test_names_of_the_package_cannot_be_taken_and_names_are_one_word(folder: Path) -> None:
    bot = load_bot("own_module:ready")
    register_bot("mine", bot)
    for name in ("perfect", "shuffling", "mine", "two words", "a=b", "a,b", ""):
        with pytest.raises(ValueError, match="expected a new name"):
            register_bot(name, bot)
    for text in ("nonsense", "=own_module:ready", "other=own_module", "perfect=own_module:ready"):
        with pytest.raises(ValueError, match="expected"):
            use_bot_as(text)


def test_arena_takes_bots_of_the_current_folder_in_all_its_processes(folder: Path) -> None:
    arguments = ["--rules", "classic+referee", "--games", "6", "--json"]
    played = fourfold_command(folder, "arena", "--bots", "own_module:FirstBot,perfect", *arguments)
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["wins"] == [0, 6]
    refused = fourfold_command(folder, "arena", "--bots", "own_module:NoBot,perfect", *arguments)
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("games", ["1", "6"])
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("BrokenBot", "KeyError: 'lost' (own_module.py, line 16)"),
        ("IllegalBot", "IllegalMove: expected give, got place a1: no piece is in hand"),
    ],
)
def test_arena_names_a_bot_that_fails_in_a_game_and_why(
    folder: Path, name: str, reason: str, games: str
) -> None:
    failed = fourfold_command(
        folder, "arena", "--bots", f"own_module:{name},greedy", "--games", games
    )
    assert failed.returncode == 1
    assert failed.stdout == ""
    told = re.sub(r"game \d:", "game N:", failed.stderr)
    assert told == (
        f"The bot own_module:{name} failed in game N: {reason}. Fix the bot, or leave it out.\n"
    )


def test_error_of_a_failed_bot_is_the_same_after_it_was_sent_between_processes() -> None:
    sent = pickle.loads(pickle.dumps(BotFailed("a:B", 3, "KeyError: 'lost'")))
    assert (sent.name, sent.game, sent.reason) == ("a:B", 3, "KeyError: 'lost'")


def test_terminal_game_takes_a_bot_of_the_current_folder(folder: Path) -> None:
    played = fourfold_command(
        folder,
        "play",
        "quarto",
        "--plain",
        "--bot",
        "own_module:FirstBot",
        "--seed",
        "1",
        said="give 0\nquit\n",
    )
    assert played.returncode == 0, played.stderr
    assert "a1" in played.stdout
    refused = fourfold_command(folder, "play", "quarto", "--plain", "--bot", "own_module:NoBot")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("BrokenBot", "KeyError: 'lost' (own_module.py, line 16)"),
        ("IllegalBot", "IllegalMove: expected give, got place a1: no piece is in hand"),
    ],
)
def test_terminal_game_names_a_bot_that_fails_and_why(folder: Path, name: str, reason: str) -> None:
    bot = f"own_module:{name}"
    failed = fourfold_command(
        folder, "play", "quarto", "--plain", "--bot", bot, "--seed", "1", said="give 0\n"
    )
    assert failed.returncode == 1
    told = f"The bot {bot} failed: {reason}. Fix the bot, or play against another one.\n"
    assert failed.stderr == told


def test_saved_game_cannot_name_code_to_import(folder: Path) -> None:
    saved = folder / "game.fgn"
    saved.write_text(
        "game: quarto\nrules: classic\nbots: B=own_module:FirstBot\n\nA give 0\n", "utf-8"
    )
    refused = fourfold_command(folder, "play", "--plain", "--resume", str(saved))
    assert refused.returncode == 2
    assert not is_imported(folder)


def test_examples_of_the_document_run_and_the_example_bot_calls(folder: Path) -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    names: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        exec(block, names)
    state = names["state"]
    assert isinstance(state, fourfold.QuartoState)
    assert state.outcome == fourfold.Outcome(("A",), "call")


@pytest.mark.parametrize("document", ["README.md", "docs/bots.md"])
def test_documents_warn_that_listed_moves_never_win_in_rulebook_play(document: str) -> None:
    text = " ".join((ROOT / document).read_text("utf-8").split())
    assert re.search(r"listed moves never wins?: with `classic`", text)
    assert "+referee" in text
