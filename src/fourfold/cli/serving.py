"""The commands ``serve``, ``backup``, ``restore`` and ``clean``: the server and its database.

Lives here: their arguments and what they print. Does not live here: the server (`server`). Each command
imports the server when it runs, since the import takes longer than most other commands do.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path
from typer.core import TyperCommand

from fourfold.cli.answers import fail, progress_bar

Database = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        help="postgresql://… or sqlite:///FILE; by default a file in your data folder.",
    ),
]


def _database(url: str | None) -> str:
    if url is not None:
        return url
    folder = user_data_path("fourfold", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'fourfold.db'}"


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


class ServeCommand(TyperCommand):
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
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, envvar="PORT")] = 8000,
    database_url: Database = None,
    bus_url: Annotated[
        str | None, typer.Option(help="redis://…, needed for several processes.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="The number of server processes.")] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="The address at which browsers reach this server, if behind a proxy; may be repeated."
        ),
    ] = None,
    trust_proxy: Annotated[
        int,
        typer.Option(
            min=0,
            metavar="[N]",
            help="Trust X-Forwarded-For and -Proto of N proxies in front (1 if N is left out).",
        ),
    ] = 0,
    bots: Annotated[
        int,
        typer.Option(
            min=2, help="Worker processes; one is reserved for bots at tables with people."
        ),
    ] = max(2, (os.cpu_count() or 2) - 1),
    commands_per_second: Annotated[
        float, typer.Option(min=0.1, help="Per guest; ten times as many at once.")
    ] = 10.0,
    requests_per_second: Annotated[
        float, typer.Option(min=0.1, help="Per address; ten times as many at once.")
    ] = 60.0,
    files_per_second: Annotated[
        float,
        typer.Option(min=0.1, help="Files of the page per address; forty times as many at once."),
    ] = 200.0,
    connections_per_address: Annotated[
        int, typer.Option(min=1, help="Sockets and streams per address.")
    ] = 160,
    connections_per_process: Annotated[
        int, typer.Option(min=1, help="Open connections of all addresses, per process.")
    ] = 10_000,
    sessions_per_minute: Annotated[
        float, typer.Option(min=0.1, help="New guests per address.")
    ] = 60.0,
    tables_per_minute: Annotated[
        float, typer.Option(min=0.1, help="New tables per address, also at once.")
    ] = 60.0,
) -> None:
    """Run the server: tables for people and bots, and the page."""
    from fourfold.server import running  # noqa: PLC0415
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
    try:
        running.check(settings, workers)
    except ValueError as error:
        fail(error, 2)
    typer.echo(f"Open http://{host}:{port}/ in a browser (Ctrl-C ends the server).", err=True)
    try:
        running.serve(settings, workers)
    except running.CannotListen as error:
        fail(error, running.NOT_STARTED)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], database_url: Database = None
) -> None:
    """Write the whole database to a file, while the server runs."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from fourfold.server.store.backup import write_backup  # noqa: PLC0415

    try:
        with progress_bar() as bar:
            task = bar.add_task("backup", total=None)
            rows = write_backup(
                _database(database_url),
                file,
                lambda done, of: bar.update(task, completed=done, total=of),
            )
    except OSError as error:
        fail(f"cannot write {file}: {error.strerror}")
    except SQLAlchemyError as error:
        fail(f"cannot read the database: {type(error).__name__}")
    typer.echo(f"{file}: {rows} rows")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup wrote.")],
    database_url: Database = None,
) -> None:
    """Fill an empty database from a backup."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from fourfold.server.store.backup import BadBackup, read_backup  # noqa: PLC0415

    try:
        with progress_bar() as bar:
            task = bar.add_task("restore", total=None)
            rows = read_backup(
                _database(database_url),
                file,
                lambda done, of: bar.update(task, completed=done, total=of),
            )
    except (BadBackup, OSError) as error:
        fail(error)
    except SQLAlchemyError as error:
        fail(f"cannot write the database: {type(error).__name__}")
    typer.echo(f"{file}: {rows} rows")


def clean(
    database_url: Database = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Print what would be deleted, and delete nothing.")
    ] = False,
) -> None:
    """Delete what the server no longer keeps, and free the disk space."""
    import asyncio  # noqa: PLC0415

    from sqlalchemy.engine import make_url  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from fourfold.server.store.group_commit import Unavailable  # noqa: PLC0415
    from fourfold.server.store.removal import rewrite_file  # noqa: PLC0415
    from fourfold.server.store.retention import Cleaning, Report  # noqa: PLC0415
    from fourfold.server.store.storage import Storage  # noqa: PLC0415

    url = _database(database_url)
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        fail(f"cannot clean {parsed.database}: no such file")

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
        fail(f"cannot clean the database: {type(error).__name__}")
    typer.echo(
        f"{'would delete' if dry_run else 'deleted'} {report.tables} tables and {report.guests} guests, "
        f"{'would abort' if dry_run else 'aborted'} {report.aborted} games"
    )
