"""The commands for operators: ``allfather serve``, ``allfather site`` and ``allfather admin``."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from allfather import language
from allfather.language import spoken
from allfather.waiting import notice

FILE = click.Path(path_type=Path, dir_okay=False)
SETTINGS_FLAGS = [
    click.option("--settings", "file", type=FILE),
    click.option("--data", type=click.Path(path_type=Path, file_okay=False)),
    click.option("--database", metavar="URL"),
]


def with_settings(command: Any) -> Any:
    """Add the flags that select a server's settings to *command*."""
    for flag in reversed(SETTINGS_FLAGS):
        command = flag(command)
    return command


def settings_of(file: Path | None, **given: Any) -> Any:
    """Read the settings.

    :raises ClickException: if the server is not installed, or a setting is invalid.
    """
    try:
        from allfather.server.settings import SettingsError, read_settings
    except ModuleNotFoundError as error:
        raise click.ClickException(spoken()("cli-not-installed", package=str(error.name))) from None

    try:
        return read_settings(file, given=given)
    except SettingsError as error:
        raise failure(error, f"cli-settings-{error.why}") from None


def failure(error: Any, message: str) -> click.ClickException:
    """The *error* of settings or of a store by the *message* of its case, or else its English text after a head."""
    t = spoken()
    known = message in t
    return click.ClickException(t(message, **error.values) if known else t("cli-store-error", detail=str(error)))


@click.command(cls=language.Command)
@with_settings
@click.option("--host")
@click.option("--port", type=int)
@click.option("--public-url", metavar="URL")
@click.option("--qr/--no-qr", default=True)
def serve(file: Path | None, qr: bool, **given: Any) -> None:
    """Serve the games to browsers and bots.

    All other settings come from a file or from environment variables ALLFATHER_…; docs/hosting.md lists them.

    \b
    Example:
      allfather serve --host 0.0.0.0 --port 8000
    """
    settings = settings_of(file, **given)
    t = spoken()
    with notice(t("cli-compiling"), after=4.0):
        from allfather.server.serving import compile_rules
        from allfather.server.serving import serve as run
        from allfather.server.store.store import StoreError
        from allfather.server.table.codes import qr_text

        compile_rules()

    def say(address: str) -> None:
        if qr and sys.stdout.isatty():
            click.echo(qr_text(address))
        click.echo(t("cli-serving", address=address))

    try:
        run(settings, say)
    except StoreError as error:
        raise failure(error, f"cli-store-{error.why}") from None
    except OSError as error:
        raise click.ClickException(
            t("cli-cannot-listen", address=f"{settings.host}:{settings.port}", why=language.os_reason(error))
        ) from None


@click.command(cls=language.Command)
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def site(folder: Path) -> None:
    """Write the page to FOLDER for a static host: everything that works without a server.

    \b
    Example:
      allfather site games && python -m http.server
    """
    t = spoken()
    try:
        from allfather.server.site import SiteError, write_site
    except ModuleNotFoundError as error:
        raise click.ClickException(t("cli-not-installed", package=str(error.name))) from None

    try:
        with notice(t("cli-compiling"), after=4.0):
            write_site(folder)
    except SiteError as error:
        raise failure(error, f"cli-site-{error.why}") from None
    except RuntimeError as error:
        raise click.ClickException(str(error)) from None
    click.echo(t("cli-site", folder=str(folder)))


@click.group(cls=language.Group)
def admin() -> None:
    """Administer a server, running or not: backups, people, bans, tables, announcements."""


def run_admin(work: Callable[[Any, Any], Any], file: Path | None, **given: Any) -> None:
    """Run the coroutine *work* with the settings and the module ``server.admin``, and print its result."""
    settings = settings_of(file, **given)
    from allfather.server import admin as commands
    from allfather.server.errors import Refused
    from allfather.server.store.store import StoreError

    try:
        output = asyncio.run(work(settings, commands))
    except StoreError as error:
        raise failure(error, f"cli-store-{error.why}") from None
    except Refused as error:
        raise click.ClickException(spoken().why(error.code, error.values, error.text)) from None
    if output:
        click.echo(output)


@admin.command()
@with_settings
@click.argument("target", type=FILE)
def backup(target: Path, **where: Any) -> None:
    """Write all data of the server to TARGET, even while it runs."""
    from allfather.server.store.backups import backup as write

    t = spoken()

    async def work(settings: Any, commands: Any) -> str:
        return t("cli-admin-backup", rows=await write(settings, target), file=str(target))

    run_admin(work, **where)


@admin.command()
@with_settings
@click.argument("source", type=FILE)
def restore(source: Path, **where: Any) -> None:
    """Restore the backup SOURCE into an empty server, with either database."""
    from allfather.server.store.backups import restore as read

    t = spoken()

    async def work(settings: Any, commands: Any) -> str:
        count = await commands.with_store(settings, lambda store: read(store, source))
        return t("cli-admin-restore", rows=count)

    run_admin(work, **where)


def admin_command(name: str, *parameters: click.Parameter) -> None:
    """Add the command *name*, which calls the function of :mod:`allfather.server.admin` with that name."""

    def call(file: Path | None, data: Path | None, database: str | None, **given: Any) -> None:
        async def work(settings: Any, commands: Any) -> Any:
            return await commands.with_store(settings, lambda store: getattr(commands, name)(store, **given))

        run_admin(work, file, data=data, database=database)

    command = language.Command(name.replace("_", "-"), callback=call, params=list(parameters))
    admin.add_command(with_settings(command))


KIND = click.Argument(["kind"], type=click.Choice(["person", "address"]))
admin_command("list_people", click.Argument(["name"], default=""))
admin_command("export_person", click.Argument(["person"]))
admin_command(
    "delete_person",
    click.Argument(["person"]),
)
admin_command(
    "ban",
    KIND,
    click.Argument(["value"]),
    click.Option(["--reason"], default=""),
    click.Option(["--days"], type=click.IntRange(1)),
)
admin_command("unban", KIND, click.Argument(["value"]))
admin_command("list_tables")
admin_command("close_table", click.Argument(["table"]))
admin_command("list_set_aside")
admin_command(
    "export_table",
    click.Argument(["table"]),
)
admin_command("retry_table", click.Argument(["table"]))
admin_command(
    "announce",
    click.Argument(["text"]),
    click.Option(["--hours"], type=click.IntRange(1), default=24, show_default=True),
)
