"""Words from the host of the server to everybody."""

from __future__ import annotations

from allfather.server.store.store import Store, statement
from allfather.server.table.codes import new_id
from allfather.server.wall_clock import now


async def announce(store: Store, text: str, lasting: int) -> bool:
    """Say *text* for so many milliseconds; every node notices by itself."""
    sql = "INSERT INTO announcements (id, text, at, expires) VALUES ($1, $2, $3, $4)"
    return await store.write(statement(sql, new_id(), text, now(), now() + lasting))


async def announcements(store: Store, after: int = 0) -> list[tuple[str, int]]:
    """What was announced *after* a time and still holds, and when; the oldest first."""
    sql = "SELECT text, at FROM announcements WHERE at > $1 AND expires > $2 ORDER BY at"
    return [(text, at) for text, at in await store.rows(sql, after, now())]
