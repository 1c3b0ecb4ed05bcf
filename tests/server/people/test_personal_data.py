"""What is stored about a person can be exported and deleted."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from allfather.server.errors import Refused
from allfather.server.people import personal_data
from allfather.server.people.people import People
from allfather.server.people.results import settle, statistics
from allfather.server.repositories import chat, kept_records, table_people, tables, visits
from allfather.server.repositories.kept_records import Finished
from allfather.server.repositories.people import Person
from allfather.server.repositories.table_people import own_events
from allfather.server.store.store import Statement, Store, statement
from allfather.server.table.events import Acted, AnyEvent, Opened, Renamed, Sat, event_text
from allfather.server.table.table import Table
from allfather.server.table.terms import Terms
from tests.helpers.server.finished_tables import AT, Played, stored_events

pytestmark = pytest.mark.anyio

TABLES = (
    "bans",
    "chat",
    "events",
    "kept_records",
    "people",
    "ratings",
    "results",
    "seats",
    "checkpoints",
    "tables",
    "tokens",
    "visits",
)


async def say(store: Store, table_id: str, person: Person, text: str) -> None:
    assert await chat.add(store, text, table_id, person.id, text, AT)


async def everything(store: Store) -> str:
    return "\n".join([str(await store.rows(f"SELECT * FROM {name}")) for name in TABLES])


class Company(NamedTuple):
    people: People
    ann: Person
    bea: Person
    token: str
    """Ann's."""


@pytest.fixture
async def company(store: Store) -> Company:
    """Two people who finished a game, are playing a second, and began a third, which Ann left."""
    people = People(store)
    (ann, token), (bea, _) = await people.guest("Ann", "fr"), await people.guest("Bea", None)
    first = Played("first", [ann, bea, "karl"], terms=Terms(webhook="https://hook.example/ann"))
    await settle(store, "first", await first.save(store), AT)
    await Played("second", [bea, ann], count=5).save(store)
    left = Played("third", [bea, ann, "karl"], count=3)
    left.do(left.table.leave(ann.id, AT))
    await left.save(store)
    await say(store, "first", ann, "hail")
    await say(store, "first", bea, "well met")
    await visits.add(store, "second", ann.id)
    for person in (ann, bea):
        finished = Finished("odin", 2, 0, [0, 3], [1, 2], f"{person.name} and a bot")
        assert await kept_records.add(store, f"kept-{person.name}", person.id, finished, AT, most=1)
    await store.write(statement("INSERT INTO checkpoints VALUES ('first', 9, '1', 'Ann sits here')"))
    await people.new_bot_token(ann, "my bot")
    await people.ban("person", ann.id, "Rude.", AT)
    return Company(people, ann, bea, token)


async def test_everything_about_a_person_is_exported(company: Company) -> None:
    people, ann, bea, _ = company
    found = await people.export(ann.id)

    assert found["profile"].items() >= {"id": ann.id, "name": "Ann", "language": "fr", "account": None}.items()
    assert sorted((token["kind"], token["label"]) for token in found["tokens"]) == [("bot", "my bot"), ("cookie", "")]
    assert [one["reason"] for one in found["bans"]] == ["Rude."]
    assert [(one["table_id"], one["seat"]) for one in found["results"]] == [("first", 0)]
    assert [(one["game"], one["players"], one["games"]) for one in found["ratings"]] == [("odin", 3, 1)]
    assert [one["text"] for one in found["chat"]] == ["hail"]
    assert found["visits"] == ["second"]
    assert [(one["id"], one["record"]) for one in found["kept_records"]] == [("kept-Ann", "Ann and a bot")]
    assert [table["id"] for table in found["tables"]] == ["first", "second", "third"]
    text = json.dumps(found)
    assert bea.id not in text
    assert "Bea" not in text
    with pytest.raises(Refused):
        await people.export("nobody")


async def test_an_export_shows_no_secret_of_a_game(company: Company) -> None:
    people, ann, bea, _ = company
    running = {table["id"]: table["events"] for table in (await people.export(ann.id))["tables"]}["second"]
    acted = [event for event in await stored_events(people.store, "second") if isinstance(event, Acted)]

    assert [event["action"] for event in running if event["event"] == "acted"] == [
        event.action for event in acted if event.seat == 1
    ]
    hosted = (await people.export(bea.id))["tables"][1]["events"][0]
    assert (hosted["event"], hosted["host"], hosted["secret"]) == ("opened", bea.id, "")


def test_what_a_bot_did_before_is_not_exported() -> None:
    person = Person("ann", "Ann", "en")
    events: list[AnyEvent] = [
        Opened(AT, "odin", 2, {}, Terms(), "host", "00"),
        Acted(AT, 1, "-"),
        Sat(AT, 1, person.name, person.id),
        Acted(AT, 1, "G8", "bot"),
        Acted(AT, 0, "G9"),
        Acted(AT, 1, "-"),
    ]

    assert own_events(events, person.id) == [events[2], events[5]]


async def test_a_deleted_person_is_removed_everywhere(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_people, "BLOCK", 2)
    people, ann, _, token = company
    before = await people.store.rows("SELECT points, place, rating FROM results ORDER BY seat")
    assert await people.by_token(token) == ann
    changed = await people.delete(ann.id)

    assert changed == ["first", "second", "third"]
    assert await people.by_token(token) is None
    left = await everything(people.store)
    assert not [trace for trace in (ann.id, "Ann", "hail", "hook.example", "Rude", "my bot") if trace in left]
    assert await people.store.rows("SELECT points, place, rating FROM results ORDER BY seat") == before
    assert await people.store.rows("SELECT id FROM kept_records") == [("kept-Bea",)]
    assert await people.delete(ann.id) == []


async def test_games_of_a_deleted_person_can_be_replayed(company: Company) -> None:
    people, ann, bea, _ = company
    before = [Table.of(await stored_events(people.store, name)) for name in ("first", "second", "third")]
    await people.delete(ann.id)
    after = [Table.of(await stored_events(people.store, name)) for name in ("first", "second", "third")]

    assert [table.game for table in after] == [table.game for table in before]
    assert [table.version for table in after] == [table.version for table in before]
    names = [[sitter.name for sitter in table.seats if sitter] for table in after]
    assert names == [["Deleted", "Bea", "Sleipnir"], ["Bea", "Deleted"], ["Bea", "Freki", "Sleipnir"]]
    [played] = (await statistics(people.store, bea.id)).recent
    assert [other.name for other in played.others] == ["Deleted", "karl"]


async def test_a_game_that_ends_after_the_deletion_names_nobody(
    company: Company,
) -> None:
    people, ann, bea, _ = company
    last = Played("last", [ann, bea], seed=3)
    await last.save(people.store)
    await people.delete(ann.id)
    await settle(people.store, "last", last.table, AT)

    rows = await people.store.rows("SELECT who, change FROM results WHERE table_id = 'last' ORDER BY seat")
    assert [who for who, _ in rows] == ["p:deleted", f"p:{bea.id}"]
    assert await people.store.rows("SELECT who FROM ratings WHERE players = 2") == [(f"p:{bea.id}",)]


async def test_another_person_with_the_same_name_keeps_it(company: Company) -> None:
    people, ann, _, _ = company
    namesake, _ = await people.guest("Ann", None)
    await Played("fourth", [namesake, ann], seed=1).save(people.store)
    mention = event_text(Sat(AT, 0, ann.id, namesake.id))
    await tables.append(people.store, "fourth", 1000, [mention])
    await people.delete(ann.id)

    table = Table.of((await stored_events(people.store, "fourth"))[:-1])
    assert [sitter.name for sitter in table.seats if sitter] == ["Ann", "Deleted"]
    assert await people.store.rows("SELECT data FROM events WHERE version = 1000") == [(mention,)]


async def test_names_and_shields_that_somebody_has_changed_are_removed_too(company: Company) -> None:
    people, ann, bea, _ = company
    events = await stored_events(people.store, "third")
    renamed = Renamed(AT, 0, "Ännchen", ann.id, "G3C")
    await tables.append(people.store, "third", len(events) + 1, [event_text(renamed)])
    told = next(table for table in (await people.export(ann.id))["tables"] if table["id"] == "third")
    await people.delete(ann.id)

    assert "Ännchen" in json.dumps(told, ensure_ascii=False)
    assert renamed not in own_events([renamed], bea.id)
    everybody = await everything(people.store)
    assert "Ännchen" not in everybody
    assert "G3C" not in everybody


async def test_events_that_cannot_be_read_stop_neither_export_nor_deletion(company: Company) -> None:
    people, ann, _, _ = company
    unreadable = f'{{"event":"crowned","person":"{ann.id}"}}'
    await tables.append(people.store, "second", 1000, [unreadable])

    assert [table["id"] for table in (await people.export(ann.id))["tables"]] == ["first", "third"]
    assert await people.delete(ann.id) == ["first", "second", "third"]
    assert await people.store.rows("SELECT data FROM events WHERE version = 1000") == [(unreadable,)]


async def test_what_a_person_does_while_they_are_deleted_names_nobody(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, ann, _, _ = company
    monkeypatch.setattr(personal_data, "now", lambda: AT)
    forget = table_people.forget_person

    def forget_late(person_id: str) -> list[Statement]:
        late = event_text(Sat(AT, 0, "Ann", person_id))
        sql = "INSERT INTO events (table_id, version, writer, data) VALUES ('third', 1000, '', $1)"
        return [*forget(person_id), statement(sql, late)]

    monkeypatch.setattr(table_people, "forget_person", forget_late)
    await people.delete(ann.id)

    assert "Ann" not in await everything(people.store)
