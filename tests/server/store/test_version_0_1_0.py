"""A database of version 0.1.0 is opened and read, and its games continue.

``version_0_1_0.sql`` next to this file is the dump of one, written by ``tests/helpers/version_0_1_0.py`` with the code
of that version: an account and a guest; a finished game and one in progress of each kind; a rematch, an open
and an abandoned table; chat, a ban and an announcement. Its password is ``password-1``.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from allfather.games import find_game, load
from allfather.server.live.bot_pool import BotPool
from allfather.server.people.people import People
from allfather.server.people.results import leaderboard, statistics
from allfather.server.repositories import chat, tables
from allfather.server.repositories.announcements import announcements
from allfather.server.settings import Settings
from allfather.server.store.backups import backup, restore
from allfather.server.store.store import Store, open_store
from allfather.server.table.history import whole_game
from allfather.server.table.table import Table
from tests.helpers.server.in_process import Running, http_client, known_player, running, settings_for
from tests.helpers.server.seated_players import act_until, is_over

pytestmark = pytest.mark.anyio

DUMP = Path(__file__).with_name("version_0_1_0.sql")
ANN, GUEST = "1yBMWXaSCrUZ", "iK2ZWeqhFWCE"
OVER = {"odin": "owoRoWD8s7bA", "ravens": "QlxJ4SXRVxfC"}
PLAYING = {"odin": "F0wAwaIINYNv", "ravens": "07qc18Ref3bC"}
STATUSES = {
    OVER["odin"]: "over",
    OVER["ravens"]: "over",
    PLAYING["odin"]: "playing",
    PLAYING["ravens"]: "closed",
    "GoaXmI63JozG": "open",
    "8kQrPTsDSuFE": "open",
    "n9MB0bobzjcU": "closed",
}


@pytest.fixture
def old(tmp_path: Path) -> Settings:
    """The settings of a server whose database is of version 0.1.0."""
    settings = settings_for(tmp_path)
    with closing(sqlite3.connect(settings.sqlite)) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    return settings


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, old: Settings, tmp_path: Path) -> AsyncIterator[Store]:
    """The old database; restored from a backup in PostgreSQL."""
    store = await open_store(str(old.sqlite), "new")
    if request.param == "postgres":
        await store.close()
        await backup(old, tmp_path / "backup")
        store = await open_store(request.getfixturevalue("postgres_url"), "new")
        await restore(store, tmp_path / "backup")
    yield store
    await store.close()


async def test_tables_are_unchanged(store: Store) -> None:
    """But for games of Odins Raben, whose rules have changed."""
    heads = {table_id: await tables.head(store, table_id) for table_id in STATUSES}

    assert await store.rows("SELECT count(*) FROM tables") == [(len(STATUSES),)]
    assert {table_id: head.status for table_id, head in heads.items() if head is not None} == STATUSES
    for table_id, head in heads.items():
        assert head is not None
        if head.rules == find_game(head.game).rules_version:
            table = Table.of(await tables.events(store, table_id))
            assert (head.status, head.version <= table.version) == (table.status, True)
        else:
            assert (head.rules, head.status in ("over", "closed")) == ("ravens/1", True)
    played = whole_game(await tables.events(store, OVER["odin"]))
    assert load(played.record()).scores == played.scores
    table = Table.of(await tables.events(store, PLAYING["odin"]))
    assert table.to_act == table.seat_of(ANN)


async def test_results_are_unchanged(store: Store) -> None:
    found = await statistics(store, ANN)

    assert [(one.game, one.players, one.games, one.won, one.points) for one in found.standings] == [
        ("odin", 3, 1, 0, 7.0),
        ("ravens", 2, 1, 0, 10.0),
    ]
    assert [one.rating for one in found.standings] == pytest.approx([1413.93, 1341.88], abs=0.01)
    ravens, odin = found.recent
    assert [(one.name, one.bot, one.points, one.place) for one in ravens.others] == [("karl", True, 12, 1)]
    assert [(one.name, one.bot, one.points, one.place) for one in odin.others] == [
        ("Guest", False, 0, 1),
        ("karl", True, 5, 2),
    ]
    [best] = await leaderboard(store, "ravens", 2)
    assert (best.name, best.bot, best.games, best.won) == ("karl", True, 1, 1)
    assert best.rating == pytest.approx(1658.12, abs=0.01)


async def test_people_are_unchanged(store: Store) -> None:
    people = People(store)
    ann, _ = await people.sign_in("Ann", "password-1")
    guest = await people.by_id(GUEST)

    assert (ann.id, ann.language, ann.account) == (ANN, "de", "ann")
    assert guest is not None
    assert (guest.name, guest.language, guest.account) == ("Guest", "fr", None)
    assert [token.label for token in await people.bot_tokens(ann)] == ["my bot"]
    assert await people.is_banned("203.0.113.7")
    lines = await chat.last_lines(store, OVER["odin"])
    assert [(line.name, line.text) for line in lines] == [("Ann", "Hail!"), ("Guest", "Skål – „à bientôt“ 🍺")]
    assert [news.text for news in await announcements(store)] == ["We pause at ten."]
    exported = await people.export(ANN)
    assert {table["id"] for table in exported["tables"]} > {*OVER.values(), *PLAYING.values()}
    assert len(await people.delete(GUEST)) == 4


async def test_a_game_continues(old: Settings, bot_pool: BotPool) -> None:
    async with running(old, bot_pool) as server, known_player(server.address, await sign_in(server), ANN) as ann:
        await ann.watch(PLAYING["odin"])
        await act_until(ann, is_over)
        replay = await ann.http.get(f"/api/tables/{PLAYING['odin']}/replay")
        assert replay.status_code == 200


async def test_games_by_earlier_rules_say_why_they_cannot_be_shown(old: Settings, bot_pool: BotPool) -> None:
    """They keep their results, and an unfinished one is closed without any."""
    async with running(old, bot_pool) as server, known_player(server.address, await sign_in(server), ANN) as ann:
        for table_id in (OVER["ravens"], PLAYING["ravens"]):
            answer = await ann.ask("watch", table=table_id)
            assert (answer["type"], answer["code"]) == ("refused", "old-rules")
            replay = await ann.http.get(f"/api/tables/{table_id}/replay")
            assert (replay.status_code, replay.json()["code"]) == (410, "old-rules")
        assert await server.node.store.rows("SELECT * FROM results WHERE table_id = $1", PLAYING["ravens"]) == []
        recent = (await ann.http.get(f"/api/people/{ANN}")).json()["statistics"]["recent"]
        assert [game["game"] for game in recent] == ["ravens", "odin"]
        open_table = await ann.ask("watch", table="8kQrPTsDSuFE")
        assert open_table["type"] != "refused"


async def sign_in(server: Running) -> str:
    """Sign in as Ann; return her token."""
    async with http_client(server.address) as http:
        answer = await http.post("/api/sign-in", json={"name": "Ann", "password": "password-1"})
        assert answer.json()["id"] == ANN
        return str(answer.cookies["allfather"])
