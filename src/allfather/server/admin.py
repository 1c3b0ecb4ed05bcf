"""The commands of ``allfather admin``, for a server that is running or not: people, bans, tables, announcements.

Backups are in :mod:`allfather.server.store.backups`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import TypeVar

import msgspec

from allfather.core.text_table import padded
from allfather.language import spoken
from allfather.server.errors import Refused
from allfather.server.live.hub import Hub
from allfather.server.live.listing import find_code
from allfather.server.people.people import People
from allfather.server.repositories import announcements, people, set_aside, tables
from allfather.server.repositories.people import BanKind
from allfather.server.settings import Settings
from allfather.server.store.store import Store, open_store
from allfather.server.table.codes import CODE_LENGTH, parse_code
from allfather.server.table.table import Table
from allfather.server.wall_clock import now

HOUR = 3600 * 1000
MAX_ROWS = 200
"""The most rows that a list prints."""
T = TypeVar("T")


async def with_store(settings: Settings, use: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store of a server, which may be running, and return the result of *use*."""
    store = await open_store(settings.database or str(settings.sqlite), "admin", alone=False)
    try:
        return await use(store)
    finally:
        await store.close()


async def list_people(store: Store, name: str) -> str:
    """The people whose name begins with *name*, most recently seen first."""
    t = spoken()
    return _columns(
        [person.id, _day(person.seen), t("cli-admin-kind", kind=person.kind), person.account or "-", person.name]
        for person in await people.named(store, name, MAX_ROWS)
    )


async def list_tables(store: Store) -> str:
    """The tables that are open or playing, most recently changed first."""
    t = spoken()
    return _columns(
        [
            *(table.id, table.code, _day(table.changed), table.game),
            *(t("cli-admin-status", status=table.status), t("cli-admin-seats", count=table.players)),
        ]
        for table in await tables.current_tables(store, MAX_ROWS)
    )


def _columns(rows: Iterable[list[str]]) -> str:
    """Rows of text in columns of equal width."""
    listed = list(rows)
    return "\n".join(padded(listed[0], listed[1:], "l")) if listed else ""


def _day(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


async def export_person(store: Store, person: str) -> str:
    """Everything stored about a person, as JSON."""
    await _check_person(store, person)
    return msgspec.json.format(msgspec.json.encode(await People(store).export(person))).decode()


async def delete_person(store: Store, person: str) -> str:
    """Delete everything about a person; their games are kept without the name."""
    await _check_person(store, person)
    await Hub(store).leave_all(person)
    changed = await People(store).delete(person)
    return spoken()("cli-admin-deleted", tables=len(changed))


async def _check_person(store: Store, person: str) -> None:
    if await people.by_id(store, person) is None:
        raise Refused("not-found", "There is no such person.", why="person")


async def ban(store: Store, kind: BanKind, value: str, reason: str, days: int | None) -> str:
    """Ban a person or an address."""
    await People(store).ban(kind, value, reason, None if days is None else now() + 24 * days * HOUR)
    return spoken()("cli-admin-banned")


async def unban(store: Store, kind: BanKind, value: str) -> str:
    """Lift the ban of a person or an address."""
    await People(store).unban(kind, value)
    return spoken()("cli-admin-unbanned")


async def close_table(store: Store, table: str) -> str:
    """Close a table by its id or code; of one that cannot be read, only the entry in the list of tables."""
    hub, table_id = Hub(store), await _id_of(store, table)
    try:
        await (await hub.find(table_id)).do(Table.close)
    except Refused as refused:
        if refused.code != "unreadable" or not await set_aside.close(store, table_id):
            raise
        return spoken()("cli-admin-closed-unreadable")
    return spoken()("cli-admin-closed")


async def _id_of(store: Store, table: str) -> str:
    """The id of a table, given its id or code."""
    return await find_code(store, parse_code(table)) if len(table) == CODE_LENGTH else table


async def list_set_aside(store: Store) -> str:
    """The tables that could not be read, latest first, and why."""
    t = spoken()
    return _columns(
        [one.table_id, _day(one.at), t("cli-admin-format", number=one.format), one.reason]
        for one in await set_aside.listed(store, MAX_ROWS)
    )


async def export_table(store: Store, table: str) -> str:
    """Every stored event of a table, one in each line, secrets and hidden cards included."""
    table_id = await _id_of(store, table)
    if await tables.head(store, table_id) is None:
        raise Refused("no-such-table")
    return "\n".join(await tables.texts(store, table_id))


async def retry_table(store: Store, table: str) -> str:
    """Have a table that was set aside read again."""
    if not await set_aside.forget(store, await _id_of(store, table)):
        raise Refused("not-found", "This table was not set aside.", why="set-aside")
    return spoken()("cli-admin-retried")


async def announce(store: Store, text: str, hours: int) -> str:
    """Show *text* to everybody who is connected, and to those who connect in the next *hours*."""
    if not await announcements.announce(store, text, hours * HOUR):
        raise Refused("unavailable")
    return spoken()("cli-admin-announced")
