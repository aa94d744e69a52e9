"""The files of saved games: their folder, names, and writing them.

Lives here: writing files so that an existing one is never lost. Does not live here: the content of a file
(`match`).
"""

from __future__ import annotations

import errno
import os
import tempfile
from datetime import datetime
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

SUFFIX = ".fgn"
UNFINISHED = "unfinished"
"""The name of the file for the game that was left unsaved."""


def saving_folder() -> Path:
    """Return the folder of saved games."""
    return user_data_path("fourfold") / "games"


def saved_games() -> list[Path]:
    """Return the files in the folder of saved games, the latest first."""
    folder = saving_folder()
    found = []
    for path in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:
            # A broken link, or a file that was deleted meanwhile.
            continue
    return [path for _, path in sorted(found, reverse=True)]


def typed_path(text: str) -> Path:
    """Return the path that somebody typed; ``~`` stands for the home folder.

    Raises:
        OSError: no file can have this path.
    """
    try:
        path = Path(text).expanduser()
        os.fsencode(path)
    except (RuntimeError, ValueError) as error:
        raise OSError(errno.ENOENT, str(error), text) from None
    if "\0" in text:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), text)
    return path


def path_for(name: str, game: str) -> Path:
    """Return the path for saving a game: ``name`` is a path, a name in the folder, or empty for the time.

    Raises:
        OSError: no file can have this name.
    """
    if not name:
        moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        return saving_folder() / f"{game}-{moment}{SUFFIX}"
    path = typed_path(name)
    if path.name == name != ".." and not path.suffix:
        return saving_folder() / f"{name}{SUFFIX}"
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), name)
    return path


def write_new(path: Path, text: str) -> Path:
    """Write a new file; if the name is taken, ``-2``, ``-3``… is added to it.

    Returns:
        The path of the file.

    Raises:
        OSError: the file cannot be written; no part of it is left.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        free = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        try:
            file = free.open("x", encoding="utf-8")
        except FileExistsError:
            continue
        try:
            with file:
                file.write(text)
        except OSError:
            free.unlink(missing_ok=True)
            raise
        return free
    raise AssertionError("unreachable: numbers do not end")


def keep_unfinished(text: str) -> Path:
    """Write the unsaved game; the previous one is renamed and kept, older ones are replaced.

    Raises:
        OSError: the file cannot be written; the previous file is unchanged.
    """
    folder = saving_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{UNFINISHED}{SUFFIX}"
    descriptor, name = tempfile.mkstemp(".part", f"{UNFINISHED}-", folder)
    whole = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        if path.exists():
            path.replace(folder / f"{UNFINISHED}-before{SUFFIX}")
        whole.replace(path)
    except OSError:
        whole.unlink(missing_ok=True)
        raise
    return path


def for_reading(path: Path) -> str:
    """Return a path for display, with ``~`` for the home folder."""
    try:
        return f"~/{path.relative_to(Path.home())}"
    except (RuntimeError, ValueError):
        return str(path)
