"""Writes ``tests/server/store/version_0_1_0.sql``: a small database of version 0.1.0, the same with every run.

It needs the code of that version, whose server was a flat package, so check out commit 2db2313 next to this tree::

    PYTHONPATH=../allfather-0.1.0/src python tests/helpers/version_0_1_0.py

Never write the file with newer code: it stands for the databases that people have.
"""

from __future__ import annotations

import asyncio
import importlib
import itertools
import os
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parents[1] / "server" / "store" / "version_0_1_0.sql"
START = 1_767_225_600_000
"""The start of 2026 in milliseconds."""
CENTURY = 100 * 365 * 24 * 3600 * 1000
CHANCE = random.Random(0)


def old(name: str) -> Any:
    """A module of the old version; type checkers only know the present one."""
    return importlib.import_module(f"allfather.{name}")


def make_deterministic() -> None:
    """Replace every source of chance and time by one that is the same with every run."""
    old("server.serving").compile_rules()  # before that, because it uses random names itself
    old("bots.names").warm_up(old("games").find_game("odin"), "greedy")
    old("bots.names").warm_up(old("games").find_game("ravens"), "greedy")
    clock, secrets = itertools.count(START * 1_000_000, 1_000_000_000), random.Random(1)
    time.time_ns = lambda: next(clock)
    os.urandom = secrets.randbytes
    random._urandom = secrets.randbytes  # type: ignore[attr-defined]


class Writer:
    """Two people and what they do."""

    def __init__(self, store: Any) -> None:
        self.store, self.people, self.hub = store, old("server.people").People(store), old("server.hub").Hub(store)

    async def write(self) -> None:
        guest, _ = await self.people.guest("Guest", "fr")
        ann, _ = await self.people.guest("Ann", "de")
        self.ann, self.bob = await self.people.sign_up(ann, "Ann", "password-1"), guest
        await self.people.new_bot_token(self.ann, "my bot")
        await self.people.ban("address", "203.0.113.0/24", "Noise.")
        one_hand = {"limit": "one-hand"}
        odin = await self.open("odin", 3, one_hand, self.ann, self.bob)
        await self.play(odin)
        ravens = await self.open("ravens", 2, {}, self.ann)
        await self.play(ravens)
        await self.hub.play_again(ravens, self.ann.id)
        await self.finish_later(await self.open("odin", 2, {"limit": 15}, self.ann, bots="thrall", pace=0))
        await self.finish_later(await self.open("ravens", 2, {}, self.bob, self.ann, grace=None))
        await self.open("odin", 4, {}, self.bob, listed=True)
        await self.abandon(await self.open("odin", 2, one_hand, self.bob))
        await self.say(odin, self.ann, "Hail!")
        await self.say(odin, self.bob, "Skål – „à bientôt“ 🍺")
        assert await old("server.announcing").announce(self.store, "We pause at ten.", CENTURY)

    async def open(self, game: str, players: int, options: dict[str, Any], *sitters: Any, **terms: Any) -> Any:
        """A table at which *sitters* sit, the first of them as its host."""
        host, opened_at = sitters[0], old("server.live").now()
        agreed = old("server.terms").Terms(**terms)
        opened = old("server.events").Opened(
            opened_at, game, players, options, agreed, host.id, old("server.table").new_secret()
        )
        sits = [lambda table, at, one=one: table.sit(one.id, one.name, None, "", at) for one in sitters]
        return await self.hub.open(opened, *sits)

    async def do(self, live: Any, command: str, *values: Any, **named: Any) -> None:
        await self.hub.do(live, lambda table, at: getattr(table, command)(*values, at=at, **named))

    async def play(self, live: Any, count: int = 10_000) -> None:
        """Begin the game and make *count* sensible actions, or play it to the end."""
        table = live.table
        if table.status == "open":
            await self.do(live, "start", table.host, "nonce")
        while not table.game.is_over and count:
            if table.game.awaits_deal:
                await self.do(live, "deal")
                continue
            seat = table.to_act
            turn = old("bots.bot").Turn.of(table.game)
            action = table.game.action_text(old("bots.simple").GreedyBot().choose(turn, CHANCE))
            await self.do(live, "act_for", seat, action, "bot" if table.sitter(seat).is_played else "person")
            count -= 1

    async def finish_later(self, live: Any) -> None:
        """Stop in the middle of a game, after everything that can happen to people in it; it is Ann's turn."""
        await self.play(live, 5)
        await self.do(live, "hurry", self.ann.id, on=True)
        await self.do(live, "hurry", self.ann.id, on=False)
        await self.do(live, "agree", self.ann.id, on=True)
        await self.do(live, "go_away", live.table.seat_of(self.ann.id))
        await self.do(live, "come_back", self.ann.id)
        seat = live.table.seat_of(self.ann.id)
        for _ in range(200):
            await self.play(live, 1)
            if live.table.can_take_back(seat):
                await self.do(live, "take_back", self.ann.id, live.table.version)
                break
        while live.table.to_act != seat:
            await self.play(live, 1)
        assert live.table.status == "playing"

    async def abandon(self, live: Any) -> None:
        """The only person leaves a game in the middle."""
        await self.play(live, 3)
        await self.do(live, "leave", self.bob.id)

    async def say(self, live: Any, person: Any, text: str) -> None:
        sql = "INSERT INTO chat (id, table_id, at, person, text) VALUES ($1, $2, $3, $4, $5)"
        values = old("server.codes").new_id(), live.id, old("server.live").now(), person.id, text
        assert await self.store.write(old("server.store").statement(sql, *values))


async def write_database(path: Path) -> None:
    store = await old("server.store").open_store(str(path), "old")
    await Writer(store).write()
    await store.close()


def main() -> None:
    make_deterministic()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "allfather.sqlite"
        asyncio.run(write_database(path))
        with closing(sqlite3.connect(path)) as connection:
            TARGET.write_text("\n".join([*connection.iterdump(), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
