"""The list of tables, for lobbies and for people to find their own.

It is derived from the events of the tables; an entry that is out of date is corrected when its table is next loaded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from allfather.server.errors import Refused
from allfather.server.live.live_table import LiveTable
from allfather.server.repositories import tables
from allfather.server.store.store import Store
from allfather.server.table.events import AnyEvent
from allfather.server.table.messages import LobbyTable
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


async def add(store: Store, live: LiveTable, events: Sequence[AnyEvent]) -> bool:
    """List a new table, and save its first *events*; ``False`` if its code is taken."""
    return await tables.add(store, live.id, live.code, live.table.opened, _entry(live), events)


async def update(store: Store, live: LiveTable) -> None:
    """Bring the list up to date."""
    await tables.update(store, live.id, _entry(live))


def _entry(live: LiveTable) -> tables.Entry:
    table = live.table
    return tables.Entry(table.status, table.terms.listed, lobby_table(live), table.version, table.changed, table.people)


def lobby_table(live: LiveTable) -> LobbyTable:
    """A table as the lobby shows it."""
    table = live.table
    names = tuple(sitter.name if sitter else "" for sitter in table.seats)
    free = sum(sitter is None or (sitter.bot is not None and sitter.successor is None) for sitter in table.seats)
    shields = tuple(sitter.shield if sitter else "" for sitter in table.seats)
    return LobbyTable(live.id, table.opened.game, table.opened.players, table.status, names, free, live.code, shields)


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
