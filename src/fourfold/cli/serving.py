"""The commands ``serve``, ``backup``, ``restore`` and ``clean``: the server and its database.

Lives here: their arguments and what they print. Does not live here: the server (`server`). Each command
imports the server when it runs, since the import takes longer than most other commands do.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from fourfold.cli.answers import (
    MAX_PROCESSES,
    cannot_read,
    cannot_write,
    fail,
    print_error,
    progress_bar,
)
from fourfold.cli.extras import require_extra
from fourfold.cli.help import Command
from fourfold.cli.words import words

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


FORMER_OPTIONS = {
    "--commands-a-second": "--commands-per-second",
    "--requests-a-second": "--requests-per-second",
    "--files-a-second": "--files-per-second",
    "--connections-an-address": "--connections-per-address",
    "--connections-in-all": "--connections-per-process",
    "--sessions-a-minute": "--sessions-per-minute",
    "--tables-a-minute": "--tables-per-minute",
}
"""Options under their former names, which command lines of running servers may still have."""


class ServeCommand(Command):
    """The command ``serve``: ``--trust-proxy`` needs no number, and former option names are accepted."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; ``--trust-proxy`` without a number means one proxy."""
        named = (word.partition("=") for word in args)
        args = [FORMER_OPTIONS.get(name, name) + sign + value for name, sign, value in named]
        numbered = list(args)
        for place in reversed([at for at, word in enumerate(args) if word == "--trust-proxy"]):
            if not "".join(args[place + 1 : place + 2]).isdigit():
                numbered.insert(place + 1, "1")
        return super().parse_args(ctx, numbered)


def serve(
    host: Annotated[str, typer.Option(help="cli-serve-host")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, envvar="PORT", help="cli-serve-port")
    ] = 8000,
    database_url: Database = None,
    bus_url: Annotated[
        str | None, typer.Option(envvar="FOURFOLD_BUS_URL", metavar="URL", help="cli-serve-bus")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=MAX_PROCESSES, help="cli-serve-workers")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="cli-serve-origin")
    ] = None,
    trust_proxy: Annotated[
        int, typer.Option(min=0, metavar="[N]", help="cli-serve-trust-proxy")
    ] = 0,
    bots: Annotated[int, typer.Option(min=2, max=MAX_PROCESSES, help="cli-serve-bots")] = max(
        2, min(MAX_PROCESSES, (os.cpu_count() or 2) - 1)
    ),
    commands_per_second: Annotated[float, typer.Option(min=0.1, help="cli-serve-commands")] = 10.0,
    requests_per_second: Annotated[float, typer.Option(min=0.1, help="cli-serve-requests")] = 60.0,
    files_per_second: Annotated[float, typer.Option(min=0.1, help="cli-serve-files")] = 200.0,
    connections_per_address: Annotated[
        int, typer.Option(min=1, help="cli-serve-connections-per-address")
    ] = 160,
    connections_per_process: Annotated[
        int, typer.Option(min=1, help="cli-serve-connections-per-process")
    ] = 10_000,
    sessions_per_minute: Annotated[float, typer.Option(min=0.1, help="cli-serve-sessions")] = 60.0,
    tables_per_minute: Annotated[float, typer.Option(min=0.1, help="cli-serve-tables")] = 60.0,
) -> None:
    """Run the server: tables for people and bots, and the page."""
    require_extra("server", "serve")
    from fourfold.server import running  # noqa: PLC0415
    from fourfold.server.process.bus import trouble  # noqa: PLC0415
    from fourfold.server.settings import ServerSettings  # noqa: PLC0415

    settings = ServerSettings(
        host=host,
        port=port,
        database_url=_database(database_url),
        bus_url=bus_url,
        origins=tuple(origin or ()),
        trust_proxy=trust_proxy,
        bots=bots,
        commands_per_second=commands_per_second,
        requests_per_second=requests_per_second,
        files_per_second=files_per_second,
        connections_per_address=connections_per_address,
        connections_per_process=connections_per_process,
        sessions_per_minute=sessions_per_minute,
        tables_per_minute=tables_per_minute,
    )

    def tell(url: str) -> None:
        print_error(words("cli-serve-open", url=url))
        if not running.has_page():
            print_error(words("cli-serve-no-page"))

    try:
        running.check(settings, workers)
        if bus_url is not None and (reason := trouble(bus_url)) is not None:
            print_error(words("cli-serve-no-bus", reason=reason))
        running.serve(settings, workers, tell)
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
