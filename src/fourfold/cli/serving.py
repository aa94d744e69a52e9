"""The commands ``serve``, ``backup``, ``restore`` and ``clean``: the server and its database.

The server's libraries take longer to load than most other commands take to answer, so each of these loads
them when it runs.
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


class ServeCommand(TyperCommand):
    """The command ``serve``, whose ``--trust-proxy`` may stand without a number."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; ``--trust-proxy`` alone means one proxy."""
        numbered = list(args)
        for place in reversed([at for at, word in enumerate(args) if word == "--trust-proxy"]):
            if not "".join(args[place + 1 : place + 2]).isdigit():
                numbered.insert(place + 1, "1")
        return super().parse_args(ctx, numbered)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, envvar="PORT")] = 8000,
    database_url: Database = None,
    bus_url: Annotated[str | None, typer.Option(help="redis://…, for several processes.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Server processes.")] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="An address at which people reach this server, if a proxy hides it."),
    ] = None,
    trust_proxy: Annotated[
        int,
        typer.Option(
            min=0,
            metavar="[N]",
            help="Trust X-Forwarded-For and -Proto of N proxies in front (1 without N).",
        ),
    ] = 0,
    bots: Annotated[
        int,
        typer.Option(
            min=2, help="Worker processes; one is reserved for bots at tables with people."
        ),
    ] = max(2, (os.cpu_count() or 2) - 1),
    commands_a_second: Annotated[
        float,
        typer.Option(min=0.1, help="Commands per second and guest; bursts of ten times as many."),
    ] = 10.0,
    requests_a_second: Annotated[
        float,
        typer.Option(min=0.1, help="Requests per second and address; bursts of ten times as many."),
    ] = 60.0,
    files_a_second: Annotated[
        float,
        typer.Option(min=0.1, help="Files per second and address; bursts of forty times as many."),
    ] = 200.0,
    connections_an_address: Annotated[
        int, typer.Option(min=1, help="WebSockets and streams per address.")
    ] = 160,
    connections_in_all: Annotated[
        int, typer.Option(min=1, help="Open connections of all addresses, per process.")
    ] = 10_000,
    sessions_a_minute: Annotated[
        float, typer.Option(min=0.1, help="New guests per minute and address.")
    ] = 60.0,
    tables_a_minute: Annotated[
        float, typer.Option(min=0.1, help="New tables per minute and address; bursts of as many.")
    ] = 60.0,
) -> None:
    """Serve tables for people and bots."""
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
        commands_a_second=commands_a_second,
        requests_a_second=requests_a_second,
        files_a_second=files_a_second,
        connections_an_address=connections_an_address,
        connections_in_all=connections_in_all,
        sessions_a_minute=sessions_a_minute,
        tables_a_minute=tables_a_minute,
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
        bool, typer.Option("--dry-run", help="Say what would be deleted, and delete nothing.")
    ] = False,
) -> None:
    """Delete what the server no longer keeps, and return the disk space."""
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
