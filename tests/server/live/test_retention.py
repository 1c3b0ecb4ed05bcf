"""What is too old is closed or removed, as the settings say, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from allfather.server.errors import Refused
from allfather.server.live import retention
from allfather.server.live.hub import Hub
from allfather.server.live.retention import Retention
from allfather.server.people.people import DAY, People
from allfather.server.people.results import settle, statistics
from allfather.server.repositories import chat, kept_records, set_aside, tables
from allfather.server.repositories.kept_records import Finished
from allfather.server.repositories.people import Person
from allfather.server.settings import Settings
from allfather.server.store.store import Store, maybe
from allfather.server.table.events import FORMAT, Closed, Opened
from allfather.server.table.table import new_secret
from allfather.server.table.terms import Terms
from allfather.server.wall_clock import now
from tests.helpers.server.finished_tables import Played

pytestmark = pytest.mark.anyio

NOTHING: dict[str, Any] = {"open_days": 0, "abandon_days": 0, "keep_days": 0, "chat_days": 0, "guest_days": 0}


class Old:
    """A store with old and new things."""

    def __init__(self, store: Store) -> None:
        self.store, self.hub, self.people = store, Hub(store), People(store)

    async def sweep(self, **settings: Any) -> None:
        await Retention(self.hub, self.people, Settings(**NOTHING | settings)).sweep()

    async def status(self, table_id: str) -> str | None:
        head = await tables.head(self.store, table_id)
        return None if head is None else head.status

    async def person(self, name: str) -> Person:
        person, _ = await self.people.guest(name, "en")
        return person

    async def open(self, table_id: str, host: Person, age: int) -> None:
        opened = Opened(now() - age * DAY, "odin", 2, {}, Terms(), host.id, new_secret())
        live = await self.hub.open(
            opened, lambda table, at: table.sit(host.id, host.name, 0, "", at), table_id=table_id
        )
        self.hub.release(live)


@pytest.fixture
async def old(store: Store, monkeypatch: pytest.MonkeyPatch) -> Old:
    monkeypatch.setattr(retention, "PAUSE", 0)
    return Old(store)


async def test_a_table_whose_game_never_began_is_closed(old: Old) -> None:
    ann = await old.person("Ann")
    await old.open("old", ann, 3)
    await old.open("new", ann, 1)
    await old.sweep()
    assert await old.status("old") == "open"
    await old.sweep(open_days=2)
    assert (await old.status("old"), await old.status("new")) == ("closed", "open")


async def test_a_game_that_nobody_plays_ends_without_a_result(old: Old) -> None:
    ann, bob = await old.person("Ann"), await old.person("Bob")
    await Played("old", [ann, bob], count=10).save(old.store)
    await old.sweep(abandon_days=36_500)
    assert await old.status("old") == "playing"
    await old.sweep(abandon_days=30)

    assert await old.status("old") == "closed"
    assert isinstance((await tables.events(old.store, "old"))[-1], Closed)
    assert (await statistics(old.store, ann.id)).recent == []


async def test_a_game_of_which_only_the_list_is_old_goes_on(old: Old) -> None:
    ann, bob = await old.person("Ann"), await old.person("Bob")
    await Played("table", [ann, bob], count=10).save(old.store)
    live = await old.hub.find("table")
    await live.do(lambda table, at: table.set_auto_pass(ann.id, on=True, at=at))  # which no list notes
    old.hub.release(live)
    await old.sweep(abandon_days=30)

    assert await old.status("table") == "playing"
    [(changed,)] = await old.store.rows("SELECT changed FROM tables WHERE id = 'table'")
    assert changed > now() - DAY


async def test_a_table_that_cannot_be_read_is_left_alone(old: Old) -> None:
    await Played("table", [await old.person("Ann"), await old.person("Bob")], count=10).save(old.store)
    await set_aside.add(old.store, "table", "damaged", FORMAT, now())
    await old.sweep(abandon_days=30, keep_days=1)

    assert await old.status("table") == "playing"


async def test_of_a_finished_game_the_results_stay(old: Old) -> None:
    ann, bob = await old.person("Ann"), await old.person("Bob")
    for table_id in ("old", "new"):
        table = await Played(table_id, [ann, bob]).save(old.store)
        await settle(old.store, table_id, table, now())
        await chat.add(old.store, f"line-{table_id}", table_id, ann.id, "Hail!", now())
    await old.store.write(maybe("UPDATE tables SET changed = $1 WHERE id = 'new'", now()))
    before = await statistics(old.store, ann.id)
    await old.sweep(keep_days=400)

    assert await statistics(old.store, ann.id) == before
    assert await old.status("new") == "over"
    assert await tables.events(old.store, "old") == []
    assert await old.store.rows("SELECT id FROM chat") == [("line-new",)]
    [(summary,)] = await old.store.rows("SELECT summary FROM tables WHERE id = 'old'")
    assert "Ann" not in summary
    with pytest.raises(Refused, match="no such table"):
        await old.hub.find("old")
    await old.sweep(keep_days=400)


async def test_a_closed_table_without_results_goes_completely(old: Old) -> None:
    ann = await old.person("Ann")
    await old.open("old", ann, 500)
    await old.sweep(open_days=2)
    await old.sweep(keep_days=400)
    assert await old.status("old") == "closed"  # it has been closed just now
    await old.store.write(maybe("UPDATE tables SET changed = 1"))
    await old.sweep(keep_days=400)

    assert await old.store.rows("SELECT id FROM tables") == []
    assert await old.store.rows("SELECT table_id FROM events") == []


async def test_records_that_were_kept_for_long_are_deleted(old: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)
    ann = await old.person("Ann")
    for age in (1, 401, 402, 403):
        finished = Finished("odin", 2, 0, [0, 3], [1, 2], str(age))
        assert await kept_records.add(old.store, str(age), ann.id, finished, now() - age * DAY, most=9)
    await old.sweep()
    assert len(await kept_records.kept_by(old.store, ann.id)) == 4
    await old.sweep(keep_days=400)

    assert [kept.id for kept in await kept_records.kept_by(old.store, ann.id)] == ["1"]


async def test_old_lines_of_chat_are_deleted(old: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)
    ann = await old.person("Ann")
    await old.open("table", ann, 0)
    for number in range(5):
        await chat.add(old.store, f"old-{number}", "table", ann.id, "Hail!", now() - 91 * DAY)
    await chat.add(old.store, "new", "table", ann.id, "Hail!", now() - 89 * DAY)
    await old.sweep(chat_days=90)

    assert await old.store.rows("SELECT id FROM chat") == [("new",)]


async def test_a_guest_who_does_not_come_back_is_deleted_and_an_account_is_not(old: Old) -> None:
    guest, new, ann = await old.person("Guest"), await old.person("New"), await old.person("Ann")
    await Played("table", [guest, ann]).save(old.store)
    await old.store.write(maybe("UPDATE people SET account = 'ann', password = 'x' WHERE id = $1", ann.id))
    await old.store.write(maybe("UPDATE people SET seen = 1 WHERE id <> $1", new.id))
    await old.sweep(guest_days=400)

    assert {person for (person,) in await old.store.rows("SELECT id FROM people")} == {new.id, ann.id}
    texts = " ".join(await tables.texts(old.store, "table"))
    assert guest.id not in texts
    assert ann.id in texts
