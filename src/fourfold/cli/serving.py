"""The commands ``serve``, ``backup``, ``restore`` and ``clean``: the server and its database.

Lives here: their arguments and what they print; most options of ``serve`` are declared with the settings
(`server.settings`). Does not live here: the server (`server`). Each command imports the server when it runs,
since the import takes longer than most other commands do.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from fourfold.cli.answers import (
    cannot_read,
    cannot_write,
    fail,
    print_error,
    progress_bar,
)
from fourfold.cli.extras import require_extra
from fourfold.cli.help import Command
from fourfold.cli.words import words
from fourfold.server.settings import MAX_WORKERS, OPTION, ServerSettings

Database = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        envvar="FOURFOLD_DATABASE_URL",
        metavar="URL",
        help="cli-database-url",
    ),
]


def _default_database() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path("fourfold", appauthor=False) / "fourfold.db"


def _database(url: str | None) -> str:
    """Return the URL of the database; create the folder of the default database."""
    if url is not None:
        return url
    file = _default_database()
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file}"


def _existing_database(url: str | None) -> str:
    """Return the URL of a database that exists; exit if its file does not, and create nothing."""
    from fourfold.server.store.database import BadDatabaseUrl, sqlite_file  # noqa: PLC0415

    found = url or f"sqlite:///{_default_database()}"
    try:
        file = sqlite_file(found)
    except BadDatabaseUrl:
        fail(words("cli-serve-bad-database-url"), 2)
    if file is not None and not file.is_file():
        fail(words("cli-no-database-file", file=file))
    return found


class ServeCommand(Command):
    """The command ``serve``: ``--trust-proxy`` needs no number."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; ``--trust-proxy`` without a number means one proxy."""
        numbered = list(args)
        for place in reversed([at for at, word in enumerate(args) if word == "--trust-proxy"]):
            if not "".join(args[place + 1 : place + 2]).isdigit():
                numbered.insert(place + 1, "1")
        return super().parse_args(ctx, numbered)


def _with_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option for each setting that has one, in place of its parameter ``settings``."""
    kinds: dict[str, Any] = get_type_hints(ServerSettings)
    signature = inspect.signature(command, eval_str=True)
    found = [one for one in signature.parameters.values() if one.name != "settings"]
    for setting in fields(ServerSettings):
        if OPTION not in setting.metadata:
            continue
        params = dict(setting.metadata[OPTION])
        names = [params.pop("name")] if "name" in params else []
        kind, default = kinds[setting.name], setting.default
        if kind == tuple[str, ...]:
            # Typer knows no tuples of any length.
            kind, default = list[str], []
        option: Any = Annotated[kind, typer.Option(*names, **params)]
        found.append(
            inspect.Parameter(
                setting.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=option
            )
        )
    command.__signature__ = signature.replace(parameters=found)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in found}
    return command


@_with_options
def serve(
    *,
    database_url: Database = None,
    workers: Annotated[int, typer.Option(min=1, max=MAX_WORKERS, help="cli-serve-workers")] = 1,
    **settings: Any,
) -> None:
    """Run the server: tables for people and bots, and the page."""
    require_extra("server", "serve")
    from fourfold.server import running  # noqa: PLC0415
    from fourfold.server.process.bus import trouble  # noqa: PLC0415

    settings["origins"] = tuple(settings["origins"])
    wanted = ServerSettings(database_url=_database(database_url), **settings)

    def tell(url: str) -> None:
        print_error(words("cli-serve-open", url=url))
        if not running.has_page():
            print_error(words("cli-serve-no-page"))

    try:
        running.check(wanted, workers)
        if wanted.bus_url is not None and (reason := trouble(wanted.bus_url)) is not None:
            print_error(words("cli-serve-no-bus", reason=reason))
        running.serve(wanted, workers, tell)
    except running.CannotStart as error:
        code = 2 if error.code in running.WRONG_USE else 1
        fail(words(f"cli-serve-{error.code}", **error.params), code)


def backup(
    file: Annotated[Path, typer.Argument(help="cli-backup-file")], database_url: Database = None
) -> None:
    """Write the whole database to a file, while the server runs."""
    require_extra("server", "backup")
    url = _existing_database(database_url)
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from fourfold.server.store.backup import OwnFile, write_backup  # noqa: PLC0415

    try:
        with progress_bar() as bar:
            task = bar.add_task("backup", total=None)
            rows = write_backup(
                url, file, lambda done, of: bar.update(task, completed=done, total=of)
            )
    except OwnFile:
        fail(words("cli-backup-own-file", file=file))
    except OSError as error:
        fail(cannot_write(file, error))
    except SQLAlchemyError as error:
        fail(_database_failed(error))
    typer.echo(f"{file}: {rows} rows")


def restore(
    file: Annotated[Path, typer.Argument(help="cli-restore-file")],
    database_url: Database = None,
) -> None:
    """Fill an empty database from a backup."""
    require_extra("server", "restore")
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from fourfold.server.store.backup import (  # noqa: PLC0415
        BadBackup,
        DatabaseNotEmpty,
        read_backup,
    )
    from fourfold.server.store.database import BadDatabaseUrl, sqlite_file  # noqa: PLC0415

    try:
        file.open("rb").close()
        sqlite_file(url := _database(database_url))
        with progress_bar() as bar:
            task = bar.add_task("restore", total=None)
            rows = read_backup(
                url, file, lambda done, of: bar.update(task, completed=done, total=of)
            )
    except BadDatabaseUrl:
        fail(words("cli-serve-bad-database-url"), 2)
    except DatabaseNotEmpty:
        fail(words("cli-database-not-empty"))
    except BadBackup:
        fail(words("cli-bad-backup", file=file))
    except OSError as error:
        fail(cannot_read(file, error))
    except SQLAlchemyError as error:
        fail(_database_failed(error))
    typer.echo(f"{file}: {rows} rows")


def _database_failed(error: Exception) -> str:
    """Return in one line why the database did not do what it was asked."""
    from fourfold.server.store.database import reason  # noqa: PLC0415

    return words("cli-serve-no-database", reason=reason(error))


def clean(
    database_url: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli-clean-dry-run")] = False,
) -> None:
    """Delete what the server no longer keeps, and free the disk space."""
    require_extra("server", "clean")
    url = _existing_database(database_url)
    import asyncio  # noqa: PLC0415

    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from fourfold.server.store.group_commit import Unavailable  # noqa: PLC0415
    from fourfold.server.store.removal import rewrite_file  # noqa: PLC0415
    from fourfold.server.store.retention import Cleaning, Report  # noqa: PLC0415
    from fourfold.server.store.storage import Storage  # noqa: PLC0415

    async def work() -> Report:
        storage = Storage(url)
        try:
            return await Cleaning(storage, storage.now(), dry_run=dry_run).run()
        finally:
            storage.close()

    try:
        report = asyncio.run(work())
        if not dry_run:
            rewrite_file(url)
    except (SQLAlchemyError, Unavailable) as error:
        fail(_database_failed(error))
    typer.echo(
        f"{'would delete' if dry_run else 'deleted'} {report.tables} tables and {report.guests} guests, "
        f"{'would abort' if dry_run else 'aborted'} {report.aborted} games"
    )
