"""Everything that is stored about a person: exported to them, or removed."""

from __future__ import annotations

from typing import Any

from allfather.server.errors import Refused
from allfather.server.repositories import chat, people, results, table_people
from allfather.server.store.store import Store

REPOSITORIES = (people, results, chat, table_people)
"""Those that know something about people."""


async def export(store: Store, person_id: str) -> dict[str, Any]:
    """Everything stored about a person but the hashes of password and tokens, ready for JSON.

    :raises Refused: if there is no such person.
    """
    if await people.by_id(store, person_id) is None:
        raise Refused("not-found")
    found: dict[str, Any] = {}
    for repository in REPOSITORIES:
        found |= await repository.export_person(store, person_id)
    return found


async def delete(store: Store, person_id: str) -> list[str]:
    """Remove a person. What they did at tables stays, without their name; return the ids of those tables.

    Have them leave the tables where they still play before, and have nodes reload the others. It may be repeated if
    it was interrupted.
    """
    await store.write(*(change for repository in REPOSITORIES for change in repository.forget_person(person_id)))
    return await table_people.anonymise(store, person_id)
