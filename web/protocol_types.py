"""Generates ``src/lib/protocol.ts``, the messages of the protocol as TypeScript types. ``make protocol`` runs it.

The types come from the server's structs and from the views of the games, so that nothing is written twice. Messages
of the server have every field, unless their struct omits defaults; messages of a client may omit defaults.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from allfather import odin, ravens
from allfather.server import errors
from allfather.server.http import people_api, records_api, table_api
from allfather.server.http.gateway import Problem
from allfather.server.http.page import ROUTES
from allfather.server.people import results
from allfather.server.repositories.chat import Line
from allfather.server.repositories.kept_records import KeptRecord
from allfather.server.repositories.people import BotToken, Person, Session
from allfather.server.table import messages, replay
from allfather.server.table.state import BOT_NAMES
from allfather.server.table.terms import REACTIONS, Terms

TARGET = Path(__file__).parent / "src" / "lib" / "protocol.ts"
HEAD = """\
/** The protocol of the server. Written by web/protocol_types.py from the server's own types: `make protocol`. */
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEARD: tuple[type[Any], ...] = (
    *messages.CLIENT_MESSAGES,
    table_api.NewTable,
    people_api.NewGuest,
    people_api.Changes,
    people_api.SignUp,
    people_api.SignIn,
    people_api.NewPassword,
    people_api.Deletion,
    people_api.NewToken,
    records_api.NewRecord,
)
"""What a client sends."""
SAID: tuple[type[Any], ...] = (
    *messages.SERVER_MESSAGES,
    table_api.Offer,
    table_api.Opening,
    table_api.Place,
    Line,
    table_api.Fairness,
    replay.Replay,
    people_api.OwnTable,
    KeptRecord,
    records_api.Kept,
    people_api.Profile,
    BotToken,
    Session,
    people_api.Token,
    results.Statistics,
    results.Ranked,
    Person,
    Problem,
)
"""What the server sends."""


def typescript() -> str:
    """The whole file."""
    views = [(odin.View, "OdinView"), (ravens.View, "RavensView")]
    _, components = msgspec.json.schema_components([*HEARD, *SAID], ref_template="{name}")
    heard = {kind.__name__ for kind in HEARD}
    written = [declaration(name, schema, is_heard=name in heard) for name, schema in sorted(components.items())]
    for view, name in views:
        _, parts = msgspec.json.schema_components([view], ref_template=name.removesuffix("View") + "{name}")
        for part, schema in parts.items():
            written.append(declaration(name.removesuffix("View") + part, schema, is_heard=False))
    unions = [union("AnyIn", messages.CLIENT_MESSAGES), union("AnyOut", messages.SERVER_MESSAGES)]
    words = [
        listed("BOT_NAMES", BOT_NAMES),
        listed("REACTIONS", REACTIONS),
        listed("ROUTES", ROUTES),
        default_terms(),
        *close_codes(),
    ]
    return "\n".join([HEAD, *words, *written, *unions])


def listed(name: str, words: Iterable[str]) -> str:
    """A list of words that the server and the page share."""
    lines = "".join(f"  '{word}',\n" for word in words)
    return f"export const {name} = [\n{lines}] as const\n"


def default_terms() -> str:
    """The terms of a table for which nothing else was chosen."""
    return f"export const DEFAULT_TERMS: Terms = {json.dumps(msgspec.to_builtins(Terms()))}\n"


def close_codes() -> list[str]:
    """The codes with which the server closes a connection."""
    codes = {name: code for name, code in vars(errors).items() if name.startswith("CLOSED_")}
    return [f"export const {name} = {code}\n" for name, code in codes.items()]


def union(name: str, kinds: tuple[Any, ...]) -> str:
    return f"export type {name} =\n" + "".join(f"  | {kind.__name__}\n" for kind in kinds)


def declaration(name: str, schema: dict[str, Any], *, is_heard: bool) -> str:
    """One type with its comments."""
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {type_of(schema, is_heard=is_heard)}\n"
    lines = "\n".join(f"  {line}" for line in field_lines(name, schema, is_heard=is_heard))
    return f"{comment}export interface {name} {{\n{lines}\n}}\n"


def field_lines(name: str, schema: dict[str, Any], *, is_heard: bool) -> Iterator[str]:
    may_lack = is_heard or name in leaving_out_defaults()
    for field, inner in schema["properties"].items():
        lacks = may_lack and field not in schema.get("required", ())
        yield f"{field}{'?' if lacks else ''}: {type_of(inner, is_heard=is_heard)}"


def leaving_out_defaults() -> set[str]:
    """The structs whose messages omit fields with default values."""
    found = {kind.__name__ for kind in SAID if kind.__struct_config__.omit_defaults}
    parts = (messages.SeatInfo, messages.TableInfo, messages.Happened, replay.ReplayStep)
    return found | {kind.__name__ for kind in parts if kind.__struct_config__.omit_defaults}


def type_of(schema: dict[str, Any], *, is_heard: bool) -> str:
    """The TypeScript type of a schema."""
    inner = {"is_heard": is_heard}
    if "$ref" in schema:
        return f"Partial<{schema['$ref']}>" if is_heard and schema["$ref"] == "Terms" else str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(part, **inner) for part in schema["anyOf"])
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part, **inner) for part in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        part = type_of(schema["items"], **inner) if schema.get("items") else "unknown"
        return f"({part})[]" if " " in part else f"{part}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values, **inner) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


if __name__ == "__main__":
    TARGET.write_text(typescript())
