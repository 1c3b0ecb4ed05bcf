"""Announcements of the operator to everybody."""

from __future__ import annotations

from typing import NamedTuple

from allfather.server.store.store import Store, statement
from allfather.server.table.codes import new_id
from allfather.server.wall_clock import now


class Announcement(NamedTuple):
    """What was announced, and when."""

    text: str
    at: int


async def announce(store: Store, text: str, lasting: int) -> bool:
    """Announce *text* for *lasting* milliseconds; every node polls for it."""
    sql = "INSERT INTO announcements (id, text, at, expires) VALUES ($1, $2, $3, $4)"
    return await store.write(statement(sql, new_id(), text, now(), now() + lasting))


async def announcements(store: Store, after: int = 0) -> list[Announcement]:
    """The current announcements that were made *after* a time, oldest first."""
    sql = "SELECT text, at FROM announcements WHERE at > $1 AND expires > $2 ORDER BY at"
    return await store.select(Announcement, sql, after, now())
