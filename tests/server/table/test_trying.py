"""Trying an action: it shows what the client could work out, and changes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from allfather import odin, ravens
from allfather.server.live.bot_pool import BotPool
from tests.helpers.games.odin import position as odin_position
from tests.helpers.games.ravens import position
from tests.helpers.server.finished_tables import stored_events
from tests.helpers.server.in_process import Running, running, settings_for
from tests.helpers.server.seated_players import seated_players, view_of

FULL = "M F W S P"

TOLD = [
    pytest.param(position(hands=FULL), "fly M", id="flight"),
    pytest.param(position("MF FW", hands="F", ravens="1/0"), "fly F", id="last-flight-of-a-stage"),
    pytest.param(position("MF FW", hands="F", ravens="1/0", scores="11/0"), "fly F", id="last-flight-of-a-game"),
    pytest.param(position(hands=FULL), "drop M", id="drop"),
    pytest.param(position(hands=FULL), "pile M", id="pile"),
    pytest.param(position(hands=FULL, piles="M"), "drop ^", id="top-of-the-own-pile"),
    pytest.param(position(hands=FULL), "magic M", id="magic-way"),
    pytest.param(position(hands="raven"), "raven on", id="raven"),
    pytest.param(position(hands="land"), "land turn", id="effect-with-a-target"),
    pytest.param(position(phase="target:stone-put", doing="1,0,0,0"), "at 0:5", id="target"),
    pytest.param(position(phase="target:land-remove", doing="1,0,0,0"), "at 5", id="removal"),
    pytest.param(position(hands="order", piles="M F W"), "order pile", id="order-of-the-pile"),
    pytest.param(position(phase="order:0", piles="M F W", doing="1,0,0,0"), "next F", id="next-of-the-pile"),
    pytest.param(position(hands="M"), "end", id="end-before-the-extension"),
    pytest.param(position(hands=FULL, phase="extend"), "stay", id="stay-with-a-full-hand"),
    pytest.param(position(hands=FULL, doing="0,0,3,0"), "end", id="end-with-a-full-hand"),
    pytest.param(position(hands=FULL, phase="orient", drawn="MS", doing="0,0,0,1e"), "turn", id="landscape-in-hand"),
]
NOT_TOLD = [
    pytest.param(position(hands="M", phase="extend"), "stay", id="stay-draws-cards"),
    pytest.param(position(hands="M", doing="0,0,3,0"), "end", id="end-draws-cards"),
    pytest.param(position(hands=FULL, phase="extend"), "extend", id="extension-draws-a-landscape"),
    pytest.param(position(hands="order"), "order path", id="order-draws-a-landscape"),
    pytest.param(position(phase="orient", drawn="MS", doing="1,0,0,2"), "keep", id="the-second-landscape"),
    pytest.param(
        position(hands="M", phase="orient", drawn="MS", doing="0,0,0,1e"), "keep", id="cards-after-a-landscape"
    ),
    pytest.param(position(hands="M", phase="extend", discards="F F W", spare="piles"), "stay", id="discard-to-shuffle"),
    pytest.param(
        position("MF", components="MF2 FW1 / M5 / M+F", removed="MF FW", hands="M", phase="extend"),
        "extend",
        id="landscapes-to-shuffle",
    ),
]


@pytest.mark.parametrize(("start", "action"), TOLD)
def test_what_can_be_worked_out_is_shown(start: str, action: str) -> None:
    game, played = ravens.Game.from_position(start), ravens.Game.from_position(start)
    after = game.preview(game.parse_action(action))
    played.play(action)

    assert after == played
    assert (game.position(), game.past) == (start, [])


@pytest.mark.parametrize(("start", "action"), NOT_TOLD)
def test_what_chance_or_a_hidden_card_decides_is_not_shown(start: str, action: str) -> None:
    game = ravens.Game.from_position(start)

    assert action in game.legal()
    assert game.preview(game.parse_action(action)) is None


@pytest.mark.parametrize(
    ("start", "action"),
    [
        (odin_position("R1 R5 / O1 / Y1"), "R1"),
        (odin_position("R1 R5 / O1 / Y1"), "R5 R1"),
        (odin_position("R1 R5 / O1 / Y1", "G3"), "pass"),
        (odin_position("R1 R5 / O1 / Y1", "G3"), "R5"),
        (odin_position("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=1), "+O5"),
    ],
)
def test_every_action_of_odin_is_shown(start: str, action: str) -> None:
    game, played = odin.Game.from_position(start), odin.Game.from_position(start)
    played.play(action)

    assert game.preview(game.parse_action(action)) == played


# Over the real protocol.


@pytest.fixture
async def server(tmp_path: Path, bot_pool: BotPool) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path), bot_pool) as server:
        yield server


@pytest.mark.anyio
async def test_trying_changes_nothing_and_nobody_else_is_told(server: Running) -> None:
    async with seated_players(server, 2) as (table, players), server.player() as eve:
        await eve.watch(table)
        live = server.node.hub.tables[table]
        seat, version = live.table.to_act, live.table.version
        assert seat is not None
        actor, other = players[seat], players[1 - seat]
        action = view_of(actor.seen[-1])["legal"][0]
        before = len(other.seen), len(eve.seen), await stored_events(server.node.store, table)

        answers = [await actor.ask("try", table=table, version=version, action=action) for _ in range(2)]
        await actor.send("try", table=table, version=version, action=action)
        assert (await actor.next())["type"] == "tried"  # also without an id
        await other.ask("ping")
        await eve.ask("ping")
        assert [{**answer, "id": 0} for answer in answers] == 2 * [{**answers[0], "id": 0}]
        assert (answers[0]["version"], answers[0]["action"]) == (version, action)
        assert live.table.version == version
        assert (len(other.seen) - 1, len(eve.seen) - 1, await stored_events(server.node.store, table)) == before

        await actor.send("act", table=table, version=version, action=action)
        update = await actor.until(lambda message: message["type"] == "update")
        assert (update["view"], update["own"]) == (answers[0]["view"], answers[0]["own"])


@pytest.mark.anyio
async def test_trying_is_refused_as_acting_is(server: Running) -> None:
    async with seated_players(server, 2) as (table, players), server.player() as eve:
        live = server.node.hub.tables[table]
        seat, version = live.table.to_act, live.table.version
        assert seat is not None
        actor, other = players[seat], players[1 - seat]
        asked: list[tuple[Any, dict[str, Any], str]] = [
            (eve, {}, "not-watching"),
            (other, {}, "out-of-turn"),
            (actor, {"version": version - 1}, "stale"),
            (actor, {"action": "pass"}, "leader-passes"),
            (actor, {"action": "+R1"}, "nothing-to-take"),
            (actor, {"action": "R1 G2"}, "not-a-set"),
            (actor, {"action": "?"}, "bad-notation"),
            (actor, {"table": "none"}, "not-watching"),
        ]
        for player, fields, code in asked:
            message = {"table": table, "version": version, "action": "R1", **fields}
            tried, acted = await player.ask("try", **message), await player.ask("act", **message)
            assert (tried["type"], tried["code"]) == ("refused", code)
            assert {**tried, "id": 0} == {**acted, "id": 0}
        await eve.watch(table)
        assert (await eve.ask("try", table=table, version=version, action="R1"))["code"] == "not-seated"
