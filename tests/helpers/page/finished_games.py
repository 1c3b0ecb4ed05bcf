"""Finished games for tests of the page, played by programs over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from tests.helpers.server.in_process import WAIT, Player, http_client, new_player
from tests.helpers.server.seated_players import act_until, is_over

T = TypeVar("T")
NONCE = "9f86d081884c7d659a2feaa0c55ad015"
RATED_GAMES = 5
"""As many games as it takes to appear on the leaderboard."""
TERMS = {"pace": 0, "listed": True}
"""Everybody may look at these games when they are over."""
ODIN = {"game": "odin", "players": 3, "options": {"limit": 15}, "terms": TERMS}
ONE_HAND = {"game": "odin", "players": 2, "options": {"limit": "one-hand"}, "terms": TERMS}
RAVENS = {"game": "ravens", "terms": TERMS}


@dataclass(frozen=True)
class Finished:
    """The games of one player: one of ODIN for three, some for two, and one of Odins Raben."""

    person: str
    name: str
    odin: str
    ravens: str

    def table(self, game: str) -> str:
        return self.odin if game == "odin" else self.ravens


@cache
def finished_games(address: str) -> Finished:
    """The games at the server at *address*; they are played once."""
    return apart(_play_all(address))


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Do *work* in another thread, because Playwright runs its own event loop in this one."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(lambda: asyncio.run(work)).result()


def fetch(address: str, path: str) -> Any:
    """The answer to a request, as data."""
    return apart(_fetch(address, path))


async def _fetch(address: str, path: str) -> Any:
    async with http_client(address) as http:
        answer = await http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text


@cache
def unlisted_game(address: str) -> tuple[str, str]:
    """The id and the code of a table that is not listed, whose game is over."""
    return apart(_play_unlisted(address))


async def _play_unlisted(address: str) -> tuple[str, str]:
    async with new_player(address) as player:
        table = await _play(player, ONE_HAND | {"terms": {"pace": 0}})
        return table, (await player.http.get(f"/api/tables/{table}")).json()["code"]


async def _play_all(address: str) -> Finished:
    async with new_player(address, "Muninn") as player:
        odin, *_ = [await _play(player, wish) for wish in (ODIN, *[ONE_HAND] * RATED_GAMES)]
        ravens = await _play(player, RAVENS)
        await _until_counted(player, RATED_GAMES + 2)
        return Finished(player.person, "Muninn", odin, ravens)


async def _play(player: Player, wish: dict[str, Any]) -> str:
    """Play a whole game at random; return the id of its table."""
    chance = random.Random(7)
    table = await player.open_table(**wish)
    await player.ask("start", table=table, nonce=NONCE)
    await act_until(player, is_over, lambda legal: chance.choice(list(legal)))
    await player.ask("unwatch", table=table)
    return table


async def _until_counted(player: Player, games: int) -> None:
    """Wait until the statistics count all games, which happens moments after the last action."""
    async with asyncio.timeout(WAIT):
        while len((await player.http.get(f"/api/people/{player.person}")).json()["statistics"]["recent"]) < games:
            await asyncio.sleep(0.05)
