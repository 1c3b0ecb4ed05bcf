"""The start of games over real sockets: commitments, then nonces, whoever answers."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from allfather.core.fairness import nonce_commitment
from allfather.server.live.bot_pool import BotPool
from tests.helpers.server.in_process import Player, Running, known_player, running, settings_for
from tests.helpers.server.seated_players import MANY_HANDS, ONE_HAND, Update, play_out, seated_players, sit_down, tells

pytestmark = pytest.mark.anyio

CHECK_DEALS = Path(__file__).parents[3] / "examples" / "check_deals.py"
ANN, BOB = "nonce-of-ann", "nonce-of-bob"
FAST = {"pace": 0}


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path), bot_pool) as server:
        yield server


def asks_to(step: str) -> Callable[[Update], bool]:
    """A condition: a message asks people to commit to their nonces or to open them."""
    return lambda message: bool(message.get("info", {}).get("starting") == step)


async def commit(player: Player, table: str, nonce: str) -> None:
    assert (await player.ask("sit", table=table, commitment=nonce_commitment(nonce)))["type"] == "done"


async def seated(ann: Player, bob: Player, **wishes: Any) -> str:
    """A table at which both have committed to their nonces."""
    table = await ann.open_table(players=2, terms=FAST, **{"options": MANY_HANDS, **wishes})
    await commit(ann, table, ANN)
    await sit_down(bob, table, commitment=nonce_commitment(BOB))
    return table


async def test_nobody_opens_a_nonce_before_all_are_fixed(server: Running, tmp_path: Path) -> None:
    async with server.player() as ann, server.player() as bob:
        table = await seated(ann, bob, options=ONE_HAND)
        early = await bob.ask("open-nonce", table=table, nonce=BOB)
        await ann.ask("start", table=table)
        asked = await bob.until(asks_to("open"))
        late = await bob.ask("sit", table=table, commitment=nonce_commitment("another"))
        wrong = await bob.ask("open-nonce", table=table, nonce="another")
        await bob.ask("open-nonce", table=table, nonce=BOB)
        await ann.ask("open-nonce", table=table, nonce=ANN)
        began = await ann.until(tells("began"))
        before = [message for message in ann.seen[:-1] if message["type"] == "update"]
        await play_out(ann, bob)
        files = [await ann.http.get(f"/api/tables/{table}/{what}") for what in ("record", "fairness")]
    for name, answer in zip(("record", "fairness"), files, strict=True):
        (tmp_path / name).write_bytes(answer.content)
    command = [sys.executable, str(CHECK_DEALS), str(tmp_path / "record"), str(tmp_path / "fairness")]
    seals = [nonce_commitment(ANN), nonce_commitment(BOB)]

    assert (early["code"], late["code"], wrong["code"]) == ("not-begun", "has-begun", "wrong-nonce")
    assert asked["info"]["commitments"] == began["info"]["commitments"] == files[1].json()["commitments"] == seals
    assert began["info"]["nonces"] == files[1].json()["nonces"] == [ANN, BOB]
    assert BOB not in json.dumps(before)
    assert subprocess.run(command, check=False).returncode == 0


async def test_a_game_begins_without_the_nonce_of_somebody_who_does_not_open_it(server: Running) -> None:
    async with server.player() as ann, server.player() as bob:
        table = await seated(ann, bob)
        await ann.ask("start", table=table, nonce=ANN)
        began = await bob.until(tells("began"))
        late = await bob.ask("open-nonce", table=table, nonce=BOB)

    assert began["info"]["nonces"] == [ANN, ""]
    assert began["info"]["commitments"][1] == nonce_commitment(BOB)
    assert late["code"] == "has-begun"


async def test_the_host_of_a_rematch_waits_for_the_others(server: Running) -> None:
    async with seated_players(server, 2, options=ONE_HAND, terms=FAST) as (_, (ann, bob)):
        await play_out(ann, bob)
        await ann.send("rematch", table=ann.seen[-1]["table"])
        news = [await player.until(tells("rematched")) for player in (ann, bob)]
        table = news[0]["info"]["rematch"]
        for player in (ann, bob):
            await player.watch(table)
        await ann.ask("start", table=table, nonce=ANN)
        await bob.until(asks_to("commit"))
        await commit(bob, table, BOB)
        await bob.until(asks_to("open"))
        await bob.ask("open-nonce", table=table, nonce=BOB)
        began = await ann.until(tells("began"))

    assert began["info"]["nonces"] == [BOB, ANN]


async def test_a_start_goes_on_after_a_crash(tmp_path: Path, bot_pool: BotPool) -> None:
    async with running(settings_for(tmp_path), bot_pool) as server, server.player() as ann, server.player() as bob:
        table = await seated(ann, bob)
        server.node.hub.close()  # nothing is done without being asked any more, as if the process were dead
        await ann.ask("start", table=table, nonce=ANN)
        token = bob.token
    async with (
        running(settings_for(tmp_path), bot_pool) as server,
        known_player(server.address, token, bob.person) as bob,
    ):
        await bob.watch(table)
        began = await bob.until(tells("began"))
        await bob.until(tells("dealt"))

    assert began["info"]["nonces"][0] == ANN


async def test_a_table_ahead_of_the_clock_does_not_wait_longer(server: Running) -> None:
    """As after a node whose clock was an hour fast."""
    async with server.player() as ann, server.player() as bob:
        table = await seated(ann, bob)
        live = server.node.hub.tables[table]
        live.ahead = 3600 * 1000
        await ann.ask("start", table=table)
        await ann.ask("open-nonce", table=table, nonce=ANN)

        began = await ann.until(tells("began"))
        assert began["info"]["nonces"] == [ANN, ""]
