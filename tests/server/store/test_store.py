"""What both stores guarantee."""

from __future__ import annotations

import asyncio
import random

import pytest

from allfather.server.repositories.tables import EVENTS
from allfather.server.store import migrations
from allfather.server.store.store import Statement, Store, StoreError, maybe, open_store, statement

pytestmark = pytest.mark.anyio

SELECT = "SELECT version, data FROM events WHERE table_id = $1 ORDER BY version"
BAN = "INSERT INTO bans (kind, value, reason, expires) VALUES ('name', $1, $2, 0)"


async def events_of(store: Store, table_id: str) -> list[tuple[int, str]]:
    return [(version, data) for version, data in await store.rows(SELECT, table_id)]


def ban(value: str, reason: str = "") -> Statement:
    return statement(BAN, value, reason)


async def banned(store: Store) -> list[str]:
    return [value for (value,) in await store.rows("SELECT value FROM bans ORDER BY value")]


# Appending.


async def test_events_are_read_back(store: Store) -> None:
    assert await store.append(EVENTS, "t", 1, ["a"])
    assert await store.append(EVENTS, "t", 2, ["b'\"$1", "ᚢ ☃ 🂡"])
    assert await store.append(EVENTS, "other", 1, ["c"])

    assert await events_of(store, "t") == [(1, "a"), (2, "b'\"$1"), (3, "ᚢ ☃ 🂡")]


async def test_a_second_append_of_the_same_number_changes_nothing(store: Store) -> None:
    assert await store.append(EVENTS, "t", 1, ["a", "b"])

    assert not await store.append(EVENTS, "t", 1, ["x"])
    assert not await store.append(EVENTS, "t", 2, ["x", "y"])
    assert await events_of(store, "t") == [(1, "a"), (2, "b")]


async def test_an_append_that_overlaps_another_is_saved_completely_or_not_at_all(store: Store) -> None:
    await store.append(EVENTS, "t", 3, ["c"])

    appends = [("t", ["a", "b", "x"]), ("u", ["d", "e"]), ("t", ["f", "g"])]
    results = await asyncio.gather(*(store.append(EVENTS, table_id, 1, texts) for table_id, texts in appends))

    assert results == [False, True, True]
    assert await events_of(store, "t") == [(1, "f"), (2, "g"), (3, "c")]
    assert await events_of(store, "u") == [(1, "d"), (2, "e")]


async def test_of_many_simultaneous_appends_the_first_wins(store: Store) -> None:
    results = await asyncio.gather(*(store.append(EVENTS, "t", 1, [str(number), "more"]) for number in range(200)))

    assert results == [True] + [False] * 199
    assert await events_of(store, "t") == [(1, "0"), (2, "more")]


async def test_nothing_is_lost_when_many_append(store: Store) -> None:
    async def play(table_id: str) -> list[str]:
        texts: list[str] = []
        for _ in range(40):
            new = [f"{table_id} {len(texts) + place}" for place in range(random.randint(1, 3))]
            assert await store.append(EVENTS, table_id, len(texts), new)
            texts += new
        return texts

    tables = [f"t{number}" for number in range(30)]
    played = await asyncio.gather(*map(play, tables))

    for table_id, texts in zip(tables, played, strict=True):
        assert await events_of(store, table_id) == list(enumerate(texts))


async def test_an_append_that_fails_does_not_affect_others(store: Store) -> None:
    await store.append(EVENTS, "t5", 1, ["taken"])

    results = await asyncio.gather(
        *(store.append(EVENTS, f"t{number}", 1, ["\ud800" if number == 3 else "good"]) for number in range(10)),
        store.write(ban("ann")),
        store.write(ban("bob"), ban("bob")),
        return_exceptions=True,
    )

    assert isinstance(results[3], StoreError)
    assert not results[5]
    assert not results[11]
    assert all(results[number] is True for number in (0, 1, 2, 4, 6, 7, 8, 9, 10))
    assert len(await store.rows("SELECT 1 FROM events")) == 9
    assert await banned(store) == ["ann"]


async def test_a_cancelled_append_does_not_affect_others(store: Store) -> None:
    impatient = asyncio.create_task(store.append(EVENTS, "t", 1, ["a"]))
    patient = asyncio.create_task(store.append(EVENTS, "u", 1, ["b"]))
    await asyncio.sleep(0)
    impatient.cancel()

    assert await patient


async def test_closing_finishes_pending_appends(store_url: str) -> None:
    store = await open_store(store_url, "one")
    tasks = [asyncio.create_task(store.append(EVENTS, f"t{number}", 1, ["a"])) for number in range(100)]
    await asyncio.sleep(0)
    await store.close()

    assert all(await asyncio.gather(*tasks))
    store = await open_store(store_url, "one")
    assert len(await store.rows("SELECT 1 FROM events")) == 100
    await store.close()


async def test_a_closed_store_raises_an_error(store_url: str) -> None:
    store = await open_store(store_url, "one")
    await store.close()

    for question in (store.append(EVENTS, "t", 1, ["a"]), store.write(ban("ann")), store.rows("SELECT 1")):
        with pytest.raises(StoreError, match="clos"):
            await question
    await store.close()


# Reading and writing.


async def test_a_write_is_read_back(store: Store) -> None:
    assert await store.write(ban("ann", "¿'\"$1?"), ban("bob"))

    assert await store.rows("SELECT reason, expires FROM bans WHERE value = $1", "ann") == [("¿'\"$1?", 0)]


@pytest.mark.parametrize(
    "wrong",
    [
        statement("UPDATE bans SET reason = $1 WHERE value = $2", "x", "nobody"),
        statement("DELETE FROM bans WHERE value = $1", "nobody"),
        statement(f"{BAN} ON CONFLICT DO NOTHING", "ann", ""),
        statement(BAN, "ann", ""),
        statement("INSERT INTO seats (table_id, seat, person) VALUES ($1, 0, '')", "no such table"),
    ],
)
async def test_if_one_fails_nothing_is_written(store: Store, wrong: Statement) -> None:
    await store.write(ban("ann"))

    assert not await store.write(maybe("UPDATE bans SET value = 'eve' WHERE value = 'ann'"), ban("ann"), wrong)
    assert await banned(store) == ["ann"]


async def test_a_statement_that_may_change_nothing(store: Store) -> None:
    assert await store.write(maybe("DELETE FROM bans WHERE value = $1", "nobody"), ban("ann"))
    assert await store.write(maybe("DELETE FROM bans WHERE value = $1", "ann"))
    assert await banned(store) == []


async def test_a_wrong_statement_is_an_error_and_changes_nothing(store: Store) -> None:
    for wrong in (statement("nonsense"), statement(BAN, None, ""), statement(BAN, "\ud800", ""), statement(BAN, 1)):
        with pytest.raises(StoreError):
            await store.write(ban("ann"), wrong)
    with pytest.raises(StoreError):
        await store.rows("SELECT nonsense")

    assert await banned(store) == []


async def test_one_of_many_writers_wins(store: Store) -> None:
    await store.write(ban("ann", "0"))

    for number in range(10):
        change = statement("UPDATE bans SET reason = $2 WHERE reason = $1", str(number), str(number + 1))
        assert sum(await asyncio.gather(*(store.write(change) for _ in range(20)))) == 1


# Opening.


async def test_a_store_can_be_reopened(store_url: str) -> None:
    for expected in ([], ["0"], ["0", "1"]):
        store = await open_store(store_url, "one")
        assert [data for _, data in await events_of(store, "t")] == expected
        assert await store.append(EVENTS, "t", len(expected), [str(len(expected))])
        await store.close()


@pytest.mark.parametrize("applied", range(1, len(migrations.migrations()) + 1))
async def test_every_earlier_schema_is_migrated(store_url: str, applied: int, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**migrations.migrations(), 9001: "CREATE TABLE extra (value BIGINT);\nINSERT INTO extra VALUES (7);"}
    for numbers in (list(known)[:applied], list(known)):
        monkeypatch.setattr(migrations, "migrations", lambda numbers=numbers: {key: known[key] for key in numbers})
        store = await open_store(store_url, "one")
        assert [number for (number,) in await store.rows("SELECT number FROM migrations ORDER BY number")] == numbers
        await store.close()

    store = await open_store(store_url, "one")
    assert await store.rows("SELECT value FROM extra") == [(7,)]
    await store.close()


async def test_a_failed_migration_changes_nothing(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = migrations.migrations()
    with monkeypatch.context() as patch:
        patch.setattr(
            migrations, "migrations", lambda: {**known, 9001: "CREATE TABLE extra (value BIGINT);\nnonsense;"}
        )
        with pytest.raises(StoreError, match="nonsense"):
            await open_store(store_url, "one")

    store = await open_store(store_url, "one")
    assert await store.rows("SELECT max(number) FROM migrations") == [(max(known),)]
    with pytest.raises(StoreError, match="extra"):
        await store.rows("SELECT * FROM extra")
    await store.close()


async def test_a_newer_schema_is_refused(store_url: str) -> None:
    store = await open_store(store_url, "one")
    await store.write(statement("INSERT INTO migrations VALUES (9999, 0)"))
    await store.close()

    with pytest.raises(StoreError, match="schema 9999, made by a newer version"):
        await open_store(store_url, "one")


def test_migrations_are_numbered_without_gaps() -> None:
    assert list(migrations.migrations()) == list(range(1, len(migrations.migrations()) + 1))


@pytest.mark.parametrize("url", ["mysql://ann:secret@host/db", "sqlite://ann:secret@x", "://secret"])
async def test_an_unknown_kind_of_store_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="a store is") as caught:
        await open_store(url, "one")

    assert "secret" not in str(caught.value)
