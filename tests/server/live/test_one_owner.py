"""A live table has one owner: nothing else sets timers for it, and nobody is called back from lists."""

from __future__ import annotations

import re
from pathlib import Path

import allfather.server.live

LIVE = Path(allfather.server.live.__file__).parent
MODULES = {path.stem: path.read_text(encoding="utf-8") for path in LIVE.glob("*.py")}
SERVER = [path.read_text(encoding="utf-8") for path in LIVE.parent.rglob("*.py")]


def test_only_tables_and_the_lobby_set_timers() -> None:
    assert {name for name, text in MODULES.items() if "call_later" in text} == {"live_table", "lobby"}
    assert MODULES["live_table"].count("call_later(") == 1


def test_only_the_hub_looks_tables_up_by_their_id() -> None:
    by_id = {name for name, text in MODULES.items() if re.search(r"dict\[str, (?:asyncio\.Task\[)?LiveTable", text)}
    assert by_id == {"hub", "live_table"}  # a live table knows that of its hub
    assert not any(re.search(r"self\._\w+: (?:dict|set)\[str", MODULES[name]) for name in ("keeper", "lobby", "visits"))


def test_there_are_no_lists_of_callbacks() -> None:
    assert not any("list[Callable" in text for text in SERVER)


def test_the_keeper_is_about_leases() -> None:
    assert len(MODULES["keeper"].splitlines()) < 200
    assert not {"bot_pool", "Snapshot", "watchers"} & set(re.findall(r"\w+", MODULES["keeper"]))
