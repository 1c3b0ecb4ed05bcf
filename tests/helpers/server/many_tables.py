"""Many tables in a store, all with the same game in progress."""

from __future__ import annotations

from allfather.server.repositories.people import Person
from allfather.server.store.store import Store, maybe
from tests.helpers.server.finished_tables import Played

BATCH = 500


async def add_tables(store: Store, count: int, keeper: str, due: int) -> list[str]:
    """Add *count* playing tables that were kept by *keeper*; return their ids."""
    await Played("original", [Person("ann", "Ann", "en"), Person("bob", "Bob", "en")], count=6).save(store)
    ids = [f"copy{number:08}" for number in range(count)]
    copy_table = (
        "INSERT INTO tables"
        " (id, code, game, rules, players, created, status, listed, summary, version, changed, keeper, due)"
        " SELECT $1, $1, game, rules, players, created, status, listed, summary, version, changed, $2, $3"
        " FROM tables WHERE id = 'original'"
    )
    copy_events = (
        "INSERT INTO events (table_id, version, writer, data)"
        " SELECT $1, version, writer, data FROM events WHERE table_id = 'original'"
    )
    for place in range(0, count, BATCH):
        some = ids[place : place + BATCH]
        await store.write(
            *(maybe(copy_table, table_id, keeper, due) for table_id in some),
            *(maybe(copy_events, table_id) for table_id in some),
        )
    await store.write(
        maybe("DELETE FROM tables WHERE id = 'original'"), maybe("DELETE FROM events WHERE table_id = 'original'")
    )
    return ids
