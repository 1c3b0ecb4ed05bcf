"""The commands of those who run a server: ``allfather serve`` and ``allfather admin``."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from allfather.waiting import COMPILING, notice

FILE = click.Path(path_type=Path, dir_okay=False)
SETTINGS_FLAGS = [
    click.option("--settings", "file", type=FILE, help="A TOML file with settings."),
    click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder for everything it keeps."),
    click.option("--database", metavar="URL", help="postgresql://…, instead of an SQLite file in the data folder."),
]


def with_settings(command: Any) -> Any:
    """Give *command* the flags that say which server is meant."""
    for flag in reversed(SETTINGS_FLAGS):
        command = flag(command)
    return command


def settings_of(file: Path | None, **given: Any) -> Any:
    """The settings, if the server is installed."""
    try:
        from allfather.server.settings import SettingsError, read_settings
    except ModuleNotFoundError as error:
        raise click.ClickException(f"{error.name} is missing; install the server by: pip install '.[server]'") from None

    try:
        return read_settings(file, given=given)
    except SettingsError as error:
        raise click.ClickException(str(error)) from None


@click.command()
@with_settings
@click.option("--host", help="Address to listen on; 0.0.0.0 is every network.")
@click.option("--port", type=int, help="Port to listen on; 0 takes a free one.")
@click.option("--public-url", metavar="URL", help="The address that players use, for links and the QR code.")
@click.option("--qr/--no-qr", default=True, help="Show the address as a QR code.")
def serve(file: Path | None, qr: bool, **given: Any) -> None:
    """Serve the games to browsers and bots.

    All other settings come from a file or from variables ALLFATHER_…; docs/hosting.md lists them.

    \b
    Example:
      allfather serve --host 0.0.0.0 --port 8000
    """
    settings = settings_of(file, **given)
    with notice(COMPILING, after=4.0):
        from allfather.server.serving import compile_rules
        from allfather.server.serving import serve as run
        from allfather.server.store.store import StoreError
        from allfather.server.table.codes import qr_text

        compile_rules()

    def say(address: str) -> None:
        if qr and sys.stdout.isatty():
            click.echo(qr_text(address))
        click.echo(f"Allfather is at {address}   (Ctrl-C stops it)")

    try:
        run(settings, say)
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"cannot listen at {settings.host}:{settings.port}: {error.strerror}") from None


@click.group()
def admin() -> None:
    """Look after a server, running or not: backups, people, bans, tables, announcements."""


def run_admin(work: Callable[[Any, Any], Any], file: Path | None, **given: Any) -> None:
    """Do *work*, a coroutine of the settings and the module with what hosts do, and print what it says."""
    settings = settings_of(file, **given)
    from allfather.server import admin as doing
    from allfather.server.errors import Refused
    from allfather.server.store.store import StoreError

    try:
        said = asyncio.run(work(settings, doing))
    except (StoreError, Refused) as error:
        raise click.ClickException(str(error)) from None
    if said:
        click.echo(said)


@admin.command()
@with_settings
@click.argument("target", type=FILE)
def backup(target: Path, **where: Any) -> None:
    """Write everything the server keeps to TARGET, also while it runs."""
    from allfather.server.store.backups import backup as write

    async def work(settings: Any, doing: Any) -> str:
        return f"{await write(settings, target):,} rows are in {target}."

    run_admin(work, **where)


@admin.command()
@with_settings
@click.argument("source", type=FILE)
def restore(source: Path, **where: Any) -> None:
    """Fill an empty server, with either database, from the backup SOURCE."""
    from allfather.server.store.backups import restore as read

    async def work(settings: Any, doing: Any) -> str:
        count = await doing.with_store(settings, lambda store: read(store, source))
        return f"{count:,} rows are restored."

    run_admin(work, **where)


def admin_command(name: str, about: str, *parameters: click.Parameter) -> None:
    """Add the command *name* that does what :mod:`allfather.server.admin` has under that name."""

    def call(file: Path | None, data: Path | None, database: str | None, **given: Any) -> None:
        async def work(settings: Any, doing: Any) -> Any:
            return await doing.with_store(settings, lambda store: getattr(doing, name)(store, **given))

        run_admin(work, file, data=data, database=database)

    command = click.Command(name.replace("_", "-"), callback=call, params=list(parameters), help=about)
    admin.add_command(with_settings(command))


KIND = click.Argument(["kind"], type=click.Choice(["person", "address"]))
admin_command("list_people", "List people, the last seen first.", click.Argument(["name"], default=""))
admin_command("export_person", "Print everything stored about PERSON (an id) as JSON.", click.Argument(["person"]))
admin_command(
    "delete_person",
    "Delete everything about PERSON (an id); their games stay, without the name.",
    click.Argument(["person"]),
)
admin_command(
    "ban",
    "Keep a person (by id) or an address or network away.",
    KIND,
    click.Argument(["value"]),
    click.Option(["--reason"], default="", help="What they are told."),
    click.Option(["--days"], type=click.IntRange(1), help="For how long; for good unless given."),
)
admin_command("unban", "Let a person or an address in again.", KIND, click.Argument(["value"]))
admin_command("list_tables", "List the tables that are open or playing, the last changed first.")
admin_command("close_table", "Close TABLE, by its id or code.", click.Argument(["table"]))
admin_command(
    "announce",
    "Say TEXT to everybody, now and for some hours to those who come.",
    click.Argument(["text"]),
    click.Option(["--hours"], type=click.IntRange(1), default=24, show_default=True, help="For how long."),
)
