"""The example for authors of bots plays whole games on a real server."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from allfather.server.live.bot_pool import BotPool
from tests.helpers.server.in_process import WAIT, Running, known_player, running, settings_for
from tests.helpers.server.seated_players import act_until, begin, play_out, tells, view_of

pytestmark = pytest.mark.anyio
BOT = Path(__file__).parents[3] / "examples" / "online_bot.py"
ODIN = {"game": "odin", "players": 3, "options": {"limit": "one-hand"}, "terms": {"pace": 0}}
RAVENS = {"game": "ravens", "terms": {"pace": 0}}


def start_bot(address: str, wish: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", str(BOT), address, wish]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def end(bot: subprocess.Popen[str]) -> tuple[Any, str]:
    """The result that a bot prints, and what it wrote to stderr."""
    try:
        out, errors = await asyncio.to_thread(bot.communicate, timeout=WAIT)
    finally:
        bot.kill()
    assert bot.returncode == 0, errors
    return ast.literal_eval(out), errors


async def results(server: Running) -> list[dict[str, Any]]:
    """The results of the games at the server."""
    tables = await server.node.store.rows("SELECT id, code FROM tables")
    async with httpx.AsyncClient(base_url=server.address, timeout=WAIT) as http:
        return [(await http.get(f"/api/tables/{table}?code={code}")).json()["result"] for table, code in tables]


def test_it_is_as_short_as_the_docs_say() -> None:
    docs = [(BOT.parents[1] / name).read_text(encoding="utf-8") for name in ("README.md", "docs/bots.md")]
    said = [int(lines) for text in docs for lines in re.findall(r"online_bot\.py\)[^.]*?(\d+) lines", text)]

    assert said
    assert set(said) == {len(BOT.read_text(encoding="utf-8").splitlines())}


@pytest.mark.parametrize("table", [ODIN, RAVENS], ids=["odin", "ravens"])
async def test_a_game_against_bots(tmp_path: Path, bot_pool: BotPool, table: dict[str, Any]) -> None:
    async with running(settings_for(tmp_path), bot_pool) as server:
        result, errors = await end(start_bot(server.address, json.dumps(table)))

        assert [result] == await results(server)
        assert not errors


async def test_two_bots_at_one_table(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, server.player() as host:
        answer = await host.http.post("/api/tables", json={**ODIN, "players": 2, "seat": None})
        code = answer.json()["table"]["code"]
        bots = [start_bot(server.address, wish) for wish in (code, code.lower())]
        (first, _), (second, _) = [await end(bot) for bot in bots]

        assert [first] == [second] == await results(server)


async def test_it_reconnects_when_the_server_restarts(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, port=free_port())
    async with running(settings) as server, server.player() as ann:
        table = await ann.open_table(players=2, options=ODIN["options"])
        bot = start_bot(server.address, ann.seen[0]["info"]["code"])
        await ann.until(tells("sat", seat=1))
        await begin(ann, table)
        await act_until(ann, lambda update: bool(view_of(update)["legal"]))
    async with running(settings) as server, known_player(server.address, ann.token, ann.person) as ann:
        await ann.watch(table)
        await play_out(ann)
        result, errors = await end(bot)

        assert [result] == await results(server)
        assert "1012" in errors


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
