"""A game of another package over the protocol: opened, played with bots, recorded and replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from allfather.games import load
from allfather.server.live.bot_pool import BotPool
from tests.helpers.server.in_process import running, settings_for
from tests.helpers.server.seated_players import begin, play_out, view_of

pytestmark = pytest.mark.anyio


async def test_a_whole_game_over_the_protocol(tmp_path: Path, bot_pool: BotPool) -> None:
    async with running(settings_for(tmp_path), bot_pool) as server, server.player("Ann") as ann:
        offer = (await ann.http.get("/api/games")).json()
        table = await ann.open_table("ladder", players=3, options={"goal": 1}, terms={"pace": 0, "bots": "hirdman"})
        await begin(ann, table)
        refused = await ann.ask("act", table=table, version=10**6, action="pass pass")
        [last] = await play_out(ann)
        record = (await ann.http.get(f"/api/tables/{table}/record")).text
        replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()

    told = next(game for game in offer["games"] if game["name"] == "ladder")
    assert (told["title"], told["players"], [option["name"] for option in told["options"]]) == (
        "Ladder",
        [2, 3],
        ["goal"],
    )
    assert refused["code"] in ("bad-notation", "out-of-turn")
    assert view_of(last)["phase"] == "over"
    assert sorted(last["info"]["result"]["places"])[0] == 1
    assert load(record).winners == tuple(
        seat for seat, place in enumerate(last["info"]["result"]["places"]) if place == 1
    )
    assert len(replay["steps"]) > 5
