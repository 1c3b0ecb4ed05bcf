"""The list of tables, for lobbies and for people to find their own.

It is derived from the events of the tables; an entry that is out of date is corrected when its table is next loaded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from allfather.server.errors import Refused
from allfather.server.repositories import tables
from allfather.server.store.store import Store
from allfather.server.table.events import AnyEvent
from allfather.server.table.messages import LobbyTable
from allfather.server.table.table import Table
from allfather.server.wall_clock import now

LOBBY_SIZE = 100
FORGOTTEN = 24 * 3600 * 1000
"""Milliseconds after which a table whose game never began is no longer listed or counted."""
ATTENDED = 3 * 60 * 1000
"""Milliseconds for which a table stays in the lobby after somebody watched it."""
MAX_WAITING = 3
"""Tables waiting for players that the lobby shows of one person."""
CANDIDATES = 10 * LOBBY_SIZE
"""Tables from which those in the lobby are chosen."""


async def add(store: Store, table_id: str, code: str, table: Table, events: Sequence[AnyEvent]) -> bool:
    """List a new table, and save its first *events*; ``False`` if its *code* is taken."""
    return await tables.add(store, table_id, code, table.opened, _entry(table_id, code, table), events)


async def update(store: Store, table_id: str, code: str, table: Table) -> None:
    """Bring the list up to date."""
    await tables.update(store, table_id, _entry(table_id, code, table))


def _entry(table_id: str, code: str, table: Table) -> tables.Entry:
    summary = lobby_table(table_id, code, table)
    return tables.Entry(table.status, table.terms.listed, summary, table.version, table.changed, table.people)


def lobby_table(table_id: str, code: str, table: Table) -> LobbyTable:
    """A table as the lobby shows it."""
    names = tuple(sitter.name if sitter else "" for sitter in table.seats)
    free = sum(sitter is None or (sitter.bot is not None and sitter.successor is None) for sitter in table.seats)
    shields = tuple(sitter.shield if sitter else "" for sitter in table.seats)
    return LobbyTable(table_id, table.opened.game, table.opened.players, table.status, names, free, code, shields)


async def find_code(store: Store, code: str) -> str:
    """The id of the table with a short code.

    :raises Refused: if there is none.
    """
    table_id = await tables.id_of_code(store, code)
    if table_id is None:
        raise Refused("no-such-table")
    return table_id


async def public_tables(store: Store) -> list[LobbyTable]:
    """The public tables that somebody watches: first those where people wait for players, then by the last change.

    Of the tables where one person waits only a few are shown first, so that nobody can fill the lobby alone.
    """
    found = await tables.public_tables(store, now() - FORGOTTEN, now() - ATTENDED, CANDIDATES)
    waiting: list[LobbyTable] = []
    others: list[LobbyTable] = []
    shown: Counter[str] = Counter()
    for table, person in ((public.table, public.person) for public in found):
        is_waiting = table.status == "open" and table.free > 0 and person != "" and shown[person] < MAX_WAITING
        shown[person] += is_waiting
        (waiting if is_waiting else others).append(table)
    return [*waiting, *others][:LOBBY_SIZE]


async def count_waiting(store: Store, person: str, since: int) -> int:
    """The number of public tables where *person* waits for players and that changed after *since*."""
    return await tables.count_waiting(store, person, since)


async def tables_of(store: Store, person: str, *, since: int = 0) -> list[str]:
    """The ids of the tables where *person* sits and that are playing, or open and changed after *since*."""
    return await tables.active_tables_with(store, person, since)
