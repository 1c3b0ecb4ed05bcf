"""Requests about the records that people keep: finished games that they played elsewhere, such as in their browser."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Struct

from allfather.server.errors import Refused
from allfather.server.http.dependencies import PROBLEMS, Asker, IdInPath, NodeHere, while_connected
from allfather.server.http.gateway import key_of
from allfather.server.http.table_api import Record, record_file
from allfather.server.repositories import kept_records
from allfather.server.repositories.kept_records import KeptRecord
from allfather.server.table.codes import new_id
from allfather.server.table.messages import SeatNumber
from allfather.server.wall_clock import now

MAX_KEPT = 200
"""The most records that a person keeps."""


class NewRecord(Record, forbid_unknown_fields=True):
    """A finished game to keep, and the seat in which the person played."""

    seat: SeatNumber


class Kept(Struct):
    """The id of a record that is kept."""

    id: str


@post("/me/records", status_code=201, responses=PROBLEMS)
async def keep_record(
    request: Request[Any, Any, Any], node: NodeHere, person: Asker, data: JSONBody[NewRecord]
) -> Kept:
    """Keep the record of a finished game, which is checked and not rated. The same record is kept once."""
    address = key_of(request.scope)
    node.limits.spend("keep", person.id, address)
    finished = await while_connected(request, node.bot_pool.check(data.record, data.seat, address))
    kept = await kept_records.add(node.store, new_id(), person.id, finished, now(), most=MAX_KEPT)
    if kept is None:
        raise Refused("too-many-records", most=MAX_KEPT)
    return Kept(kept)


@get("/me/records", responses=PROBLEMS)
async def list_records(node: NodeHere, person: Asker) -> list[KeptRecord]:
    """The finished games that you keep, latest first."""
    return await kept_records.kept_by(node.store, person.id)


@get("/me/records/{record_id:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def show_kept_record(node: NodeHere, person: Asker, record_id: IdInPath) -> Response[str]:
    """A record that you keep."""
    found = await kept_records.record(node.store, person.id, record_id)
    if found is None:
        raise Refused("not-found")
    game, text = found
    return record_file(text, f"{game}-{record_id}")


@delete("/me/records/{record_id:str}", responses=PROBLEMS)
async def delete_record(node: NodeHere, person: Asker, record_id: IdInPath) -> None:
    """Delete a record that you keep."""
    if not await kept_records.delete(node.store, person.id, record_id):
        raise Refused("not-found")


HANDLERS = (keep_record, list_records, show_kept_record, delete_record)
