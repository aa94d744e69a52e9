"""Files of saved games: names, folders, and nothing overwritten or lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourfold.tui import saving
from fourfold.tui.match import Match


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(saving, "user_data_path", lambda name: tmp_path / name)
    return saving.saving_folder()


def begun() -> Match:
    match = Match.begin("quarto", bots={"B": "greedy"})
    assert match.attempt("give 7") is None
    return match


def test_a_game_without_a_name_is_called_after_the_moment(folder: Path) -> None:
    match = begun()
    first, second, third = (match.save() for _ in range(3))
    assert first.parent == folder
    assert first.name.startswith("quarto-20")
    assert len({first, second, third}) == 3


def test_a_name_alone_is_a_file_in_the_folder_and_a_path_is_a_path(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert begun().save("Sunday evening") == folder / "Sunday evening.fgn"
    assert begun().save("game.txt") == Path("game.txt")
    assert begun().save("sub/game") == Path("sub/game")


def test_a_file_that_is_there_is_never_overwritten(folder: Path) -> None:
    names = [begun().save("mine").name for _ in range(3)]
    assert names == ["mine.fgn", "mine-2.fgn", "mine-3.fgn"]


def test_saving_leaves_other_temporary_files_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in ("mine.part", "unfinished.part"):
        (folder / name).write_text("precious")
    begun().save("mine")
    begun().keep()
    assert {path.name for path in folder.iterdir()} == {
        *("mine.part", "unfinished.part", "mine.fgn", "unfinished.fgn")
    }
    assert (folder / "mine.part").read_text() == "precious"
    assert (folder / "unfinished.part").read_text() == "precious"


def test_previously_kept_game_is_kept_as_one_older_file(folder: Path) -> None:
    first, second = begun(), Match.begin("quarto")
    second.attempt("give 0")
    first.keep()
    second.keep()
    assert Match.load(folder / "unfinished.fgn").state == second.state
    assert Match.load(folder / "unfinished-before.fgn").state == first.state
    assert Match.load(folder / "unfinished-before.fgn").would_be_lost


@pytest.mark.parametrize("name", [".", "..", "/", "a\0b", "~nobody-of-this-name/x", "x" * 999])
def test_a_name_that_no_file_can_have_is_an_error_of_the_system(name: str) -> None:
    with pytest.raises(OSError, match=r"\[Errno \d+\]"):
        begun().save(name)


def test_broken_links_are_not_listed_as_saved_games(folder: Path) -> None:
    path = begun().save("mine")
    (folder / "gone.fgn").symlink_to(folder / "nowhere")
    assert saving.saved_games() == [path]


def test_a_game_is_lost_only_if_somebody_did_something_that_no_file_has(folder: Path) -> None:
    match = Match.begin("quarto", bots={"A": "greedy"}, seed=1)
    assert not match.would_be_lost
    match.let_bot_act()
    assert not match.would_be_lost
    match.attempt("place a1")
    assert match.would_be_lost
    path = match.save()
    assert not match.would_be_lost
    assert not Match.load(path).would_be_lost
    match.undo()
    match.attempt("place b1")
    assert match.would_be_lost
    match.attempt("resign")
    assert not match.would_be_lost
