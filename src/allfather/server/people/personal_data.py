"""Exporting and deleting everything that is stored about a person."""

from __future__ import annotations

from typing import Any

from allfather.server.errors import Refused
from allfather.server.repositories import chat, kept_records, people, results, table_people, visits
from allfather.server.store.store import Store
from allfather.server.wall_clock import now

MARGIN = 60_000
"""Milliseconds by which the clocks of nodes may differ."""
REPOSITORIES = (people, results, chat, kept_records, visits, table_people)
"""The repositories that store something about people."""


async def export(store: Store, person_id: str) -> dict[str, Any]:
    """Everything stored about a person except the hashes of password and tokens, ready for JSON.

    :raises Refused: if there is no such person.
    """
    if await people.by_id(store, person_id) is None:
        raise Refused("not-found")
    found: dict[str, Any] = {}
    for repository in REPOSITORIES:
        found |= await repository.export_person(store, person_id)
    return found


async def delete(store: Store, person_id: str) -> list[str]:
    """Delete a person, and their name from the tables where they played; return the ids of those tables.

    The caller has the person leave their current tables before, and reloads the returned ones afterwards. The name is
    removed first: if that fails the person is still there, and can repeat the deletion.
    """
    began = now()
    changed = await table_people.anonymise(store, person_id)
    await store.write(*(change for repository in REPOSITORIES for change in repository.forget_person(person_id)))
    later = await table_people.anonymise(store, person_id, since=began - MARGIN)  # what they did in the meantime
    return list(dict.fromkeys(changed + later))
