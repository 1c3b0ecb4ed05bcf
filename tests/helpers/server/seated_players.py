"""People around a table: they sit down, begin, and act when it is their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeAlias

from tests.helpers.server.in_process import Player, Running

Update: TypeAlias = dict[str, Any]
ONE_HAND = {"limit": "one-hand"}
MANY_HANDS = {"limit": 500}


def view_of(update: Update) -> dict[str, Any]:
    """The game as an update shows it."""
    view: dict[str, Any] = update.get("view", {}) | update.get("own", {})
    return view


def events_of(messages: Sequence[Update]) -> list[dict[str, Any]]:
    """All events in *messages*."""
    return [event for message in messages if message["type"] == "update" for event in message["events"]]


def is_over(update: Update) -> bool:
    return bool(view_of(update).get("phase") == "over")


def tells(name: str, **fields: Any) -> Callable[[Update], bool]:
    """A condition: a message has an event *name* with these *fields*."""

    def is_wanted(message: Update) -> bool:
        wanted = {"event": name, **fields}
        return any(wanted.items() <= event.items() for event in events_of([message]))

    return is_wanted


def first(legal: Sequence[str]) -> str:
    """Pass, if one may."""
    return legal[0]


def most_cards(legal: Sequence[str]) -> str:
    """Lay as many cards as one may."""
    return max(legal, key=lambda action: len(action.split(" ")) if action != "pass" else 0)


async def act_until(
    player: Player, is_wanted: Callable[[Update], bool], choose: Callable[[Sequence[str]], str] = first
) -> Update:
    """Act whenever it is the player's turn, until an update is wanted, which may be the last one received."""
    update: Update = next(message for message in reversed(player.seen) if message["type"] == "update")
    while not is_wanted(update):
        if legal := view_of(update).get("legal"):
            await player.send("act", table=update["table"], version=update["version"], action=choose(legal))
        # An update about something else may arrive before its action is shown, and then it acts twice.
        update = await player.until(lambda message: message["type"] == "update" or is_bad_refusal(message))
        assert update["type"] == "update", update
    return update


def is_bad_refusal(message: Update) -> bool:
    return bool(message["type"] == "refused" and message["code"] != "stale")


async def play_out(*players: Player) -> list[Update]:
    """Play a game to its end; return everybody's last update."""
    return await asyncio.gather(*(act_until(player, is_over) for player in players))


async def sit_down(player: Player, table: str, **wishes: Any) -> None:
    await player.watch(table)
    answer = await player.ask("sit", table=table, **wishes)
    assert answer["type"] == "done", answer


async def begin(host: Player, table: str) -> None:
    """Begin the game, and wait until everything is dealt."""
    await host.send("start", table=table, nonce="odin")
    await host.until(tells("dealt"))


@asynccontextmanager
async def seated_players(server: Running, count: int, **wishes: Any) -> AsyncIterator[tuple[str, list[Player]]]:
    """A table for *count* players of ODIN, at which as many people have begun to play."""
    async with AsyncExitStack() as stack:
        host, *others = players = [await stack.enter_async_context(server.player()) for _ in range(count)]
        table = await host.open_table(**{"players": count, "options": MANY_HANDS, **wishes})
        for other in others:
            await sit_down(other, table)
        await begin(host, table)
        for other in others:
            await other.until(tells("dealt"))
        yield table, players
