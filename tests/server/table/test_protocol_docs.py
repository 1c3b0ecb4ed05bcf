"""docs/protocol.md is complete and true: every message, request, term, event and code is there."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Raw

from allfather import odin, server
from allfather.bots import levels
from allfather.games import load
from allfather.server import errors
from allfather.server.errors import REFUSALS
from allfather.server.http import connection
from allfather.server.http.app import make_app
from allfather.server.http.gateway import STATUSES, Problem
from allfather.server.http.people_api import Token
from allfather.server.http.table_api import NewTable, Opening
from allfather.server.live import listing
from allfather.server.settings import Settings
from allfather.server.table import messages
from allfather.server.table.events import AnyEvent, AutoPassChanged
from allfather.server.table.messages import SeatInfo, TableInfo, Update, parse_message
from allfather.server.table.replay import Replay, replay
from allfather.server.table.state import TAIL
from allfather.server.table.terms import Terms
from tests.test_docs import ROOT, blocks

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def tables(heading: str) -> list[list[list[str]]]:
    """The rows of every table in a section, without the head."""
    found = re.findall(r"(?:^\|.*\n?)+", section(heading), re.MULTILINE)
    return [[[cell.strip() for cell in line.strip("|").split("|")] for line in rows.splitlines()[2:]] for rows in found]


def names(rows: list[list[str]]) -> list[str]:
    """The names in the first column."""
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row[0])]


def examples(heading: str) -> list[dict[str, Any]]:
    return [json.loads(block) for block in blocks(section(heading), "json")]


def written(value: Any) -> Any:
    """*value* as the server would write it."""
    return json.loads(msgspec.json.encode(value))


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


# Messages.


def test_every_message_of_a_client_has_one_example() -> None:
    [rows] = tables("Client messages")

    assert names(rows) == [tag(kind) for kind in messages.CLIENT_MESSAGES]
    for name, _, example in rows:
        message = parse_message(example.strip("`"))
        assert f"`{tag(type(message))}`" == name
        assert written(message) == {"id": 0, **json.loads(example.strip("`"))}


def test_every_message_of_the_server_has_one_example() -> None:
    found = examples("Server messages")

    assert [example["type"] for example in found] == [tag(kind) for kind in messages.SERVER_MESSAGES]
    for kind, example in zip(messages.SERVER_MESSAGES, found, strict=True):
        raw = {name: example.pop(name) for name in raw_fields(kind) if name in example}
        message = msgspec.convert(example, kind, strict=True)
        assert isinstance(message, kind)
        assert written(message) == example
        assert all(isinstance(value, dict) for value in raw.values())


def test_the_example_of_a_tried_action() -> None:
    update, tried = (example for example in examples("Server messages") if "view" in example)
    hands = "+G4G6G7G9P1P6/O3O4O5+Y1+Y8"  # three cards of seat 1 are unknown to everybody, so any will do
    game = odin.Game.from_position(f"{hands} O9O6O2O1 - Y3Y6P4 OYGP 0 1 0 0/0 1 1 left optional four -")
    after = game.preview(game.parse_action(tried["action"]))

    assert after is not None
    assert (written(game.view()), written(game.view(0).legal)) == (update["view"], update["own"]["legal"])
    assert (tried["view"], tried["own"].keys()) == (written(after.view()), update["own"].keys())
    assert tried["view"] | tried["own"] == written(after.view(0))


def raw_fields(kind: Any) -> list[str]:
    """The fields that are raw JSON, which no decoder checks."""
    return [name for name, hint in get_type_hints(kind).items() if {Raw, list[Raw]} & {*get_args(hint)}]


def test_the_view_of_the_example_is_complete() -> None:
    update, *_ = examples("Server messages")
    public, own = update["view"], msgspec.convert(update["view"] | update["own"], odin.View)
    others = [card for seat, cards in enumerate(own.known) if seat != own.seat for card in cards]
    pack = [colour + str(number) for colour in own.colours for number in range(1, 10)]

    assert list(public) == [field.name for field in fields(odin.View)]
    assert list(update["own"]) == [*odin.Game(2, seed=0).own_views()[0], "legal"]
    assert sorted([*own.hand, *own.middle, *own.discards, *own.unseen, *others]) == sorted(pack)
    assert own.sizes[0] == len(own.hand)


def test_the_fields_of_an_update_and_all_events() -> None:
    of_update, of_events, of_info = tables("Updates")
    [seats] = [row[1] for row in of_info if row[0] == "`seats`"]

    assert names(of_update) == list(Update.__struct_encode_fields__)
    assert names(of_events) == [tag(event) for event in get_args(AnyEvent) if event is not AutoPassChanged]
    assert sorted(names(of_info)) == sorted(TableInfo.__struct_encode_fields__)
    assert re.findall(r"`([a-z_]+)`", seats)[1:] == list(SeatInfo.__struct_encode_fields__)


# Requests.


def described() -> Iterator[tuple[str, str, str]]:
    """Every request in the OpenAPI schema of the server."""
    app: Any = make_app(lambda: pytest.fail("nobody asks"))
    for path, operations in app.app.openapi_schema.to_schema()["paths"].items():
        for method, operation in operations.items():
            yield method.upper(), f"`{path}`", operation["description"].replace("``", "`")


def test_every_request_is_listed() -> None:
    [rows] = tables("Requests")

    assert sorted(tuple(row) for row in rows) == sorted(described())


def test_a_step_of_a_replay() -> None:
    [record] = blocks((ROOT / "docs" / "odin.md").read_text(encoding="utf-8"), "toml")
    [step] = examples("Replays")
    [fields_of_replay] = tables("Replays")

    assert names(fields_of_replay) == list(Replay.__struct_fields__)
    assert written(replay(load(record)).steps[-1]) == step


def test_the_bodies_of_the_examples() -> None:
    asked, opened, token = examples("Quick start")
    wish = msgspec.convert(asked, NewTable)

    assert (wish.game, wish.players, wish.options) == (opened["table"]["game"], 2, opened["table"]["options"])
    assert written(msgspec.convert(opened, Opening)) == opened
    assert opened["table"]["terms"] == written(wish.terms)
    assert written(msgspec.convert(token, Token)) == token


def test_the_terms() -> None:
    [rows] = tables("Tables")

    assert names(rows) == list(Terms.__struct_fields__)
    assert [json.loads(row[1].strip("`")) for row in rows] == list(written(Terms()).values())
    assert all(f"`{level}`" in section("Tables") for level in levels.NAMES)
    for clock in re.findall(r"\{[^}]*\}", rows[1][2]):
        msgspec.convert({"clock": json.loads(clock)}, Terms)


# Limits and codes.


def test_the_limits() -> None:
    settings, live = Settings(), section("Live connection")

    assert f"at most {messages.MAX_MESSAGE:,} bytes" in live
    assert f"{settings.message_rate:g} messages a second, and {settings.message_burst} at once" in live
    assert f"after {connection.MAX_RATE_REFUSALS} of these" in live
    assert f"at most {connection.MAX_WATCHED} tables" in live
    assert f"{connection.MAX_UNSENT // 1024} KB wait" in live
    assert f"the last {TAIL} of them" in section("Reconnecting")
    assert f"{settings.request_rate:g} requests a second, and {settings.request_burst} at once" in section("Requests")
    assert f"at most {listing.LOBBY_SIZE} tables" in section("Server messages")


def test_the_codes_that_close_a_connection() -> None:
    [rows] = tables("Live connection")
    own = {value for name, value in vars(errors).items() if name.startswith("CLOSED_")}

    assert {int(row[0]) for row in rows} == own | {1009, 1011, 1012}


def test_every_error_code_is_listed() -> None:
    rows, _ = tables("Errors")  # for the other see test_reasons.py
    [example] = examples("Errors")

    assert [tuple(row) for row in rows] == [
        (f"`{code}`", str(STATUSES.get(code, "")), REFUSALS[code]) for code in REFUSALS
    ]
    assert STATUSES.keys() <= REFUSALS.keys()
    assert written(msgspec.convert(example, Problem)) == example


def test_every_error_code_is_used() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(server.__file__).parent.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    given = [call.args[0] for call in calls if ast.unparse(call.func) == "Refused"]

    assert {code for one in given for code in literals(one)} == REFUSALS.keys()


def literals(code: ast.expr) -> list[str]:
    """The strings that *code* may be; none if it is not a literal, such as the code of a game's error."""
    if isinstance(code, ast.IfExp):
        return [*literals(code.body), *literals(code.orelse)]
    return [str(code.value)] if isinstance(code, ast.Constant) else []
