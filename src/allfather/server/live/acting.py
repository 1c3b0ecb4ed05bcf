"""How tables do what is due: one case for everything that :func:`next_due` knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from allfather.bots.bot import Turn, default_action
from allfather.bots.levels import bot_at
from allfather.server.errors import Refused
from allfather.server.live.bot_pool import Task
from allfather.server.table.events import AnyEvent, Cause
from allfather.server.table.next_due import next_due
from allfather.server.table.state import Due
from allfather.server.table.table import Command, Table

if TYPE_CHECKING:
    from allfather.server.live.live_table import LiveTable


async def act(live: LiveTable, due: Due, moved: int) -> None:  # noqa: C901, PLR0912 - one case for each
    """Do what is *due* at a table, unless its game has moved on since the move *moved* or something else comes first.

    :raises Refused: if it cannot be done now.
    """
    found = next_due(live.table, live.presence, live.now())
    if live.table.moved != moved or found is None or (found.what, found.seat) != (due.what, due.seat):
        return
    match due.what:
        case "start":
            await live.do(lambda table, at: table.go_on(at) if table.step_due == due.at else [])
        case "deal":
            await live.do(_unless_moved(moved, Table.deal))
        case "think":
            live.presence.thinking = moved
            live.home.background.spawn(_think(live, due, moved))
        case "bot":
            await _act_for(live, due, live.presence.chosen[1], "bot")
        case "forced":
            await _act_for(live, due, _default(live), "forced")
        case "clock":
            if live.home.keeper is None or not live.home.keeper.may_run_clocks:
                raise Refused("unavailable")  # the clock may have run without a keeper
            await _act_for(live, due, _default(live), "clock")
        case "stand-in":
            await live.do(lambda table, at: table.go_away(due.seat, at) if due.seat is not None else [])
        case "show-gone":
            live.show_gone()
        case "roll-call":
            live.begin_roll_call()
        case "count":
            live.end_roll_call()
        case "sleep":
            assert live.home.keeper is not None
            await live.home.keeper.put_to_sleep(live)
        case _:
            assert_never(due.what)


def _unless_moved(moved: int, command: Command) -> Command:
    """*command* if the game has not moved on since the move *moved* when the table gets to it."""
    return lambda table, at: command(table, at) if table.moved == moved else []


async def _act_for(live: LiveTable, due: Due, action: str, cause: Cause) -> None:
    seat, moved = due.seat, live.table.moved
    assert seat is not None

    def command(table: Table, at: int) -> list[AnyEvent]:
        still = table.due()  # somebody may have come back or changed their mind, or been given back some time
        if still is None or still.what != cause or (cause == "clock" and still.at > at):
            return []
        return table.act_for(seat, action, cause, at)

    await live.do(_unless_moved(moved, command))


def _default(live: LiveTable) -> str:
    """What is done for somebody who does not choose."""
    assert live.table.game is not None
    return live.table.game.action_text(default_action(Turn.of(live.table.game)))


async def _think(live: LiveTable, due: Due, moved: int) -> None:
    """Have the bot in a seat choose its action; it acts when its time has come."""
    table, presence, home = live.table, live.presence, live.home
    assert table.game is not None
    assert due.seat is not None
    assert home.bot_pool is not None
    level = table.sitter(due.seat).bot or table.terms.bots
    try:
        with home.metrics.thinking_seconds.time():
            action, is_fault = await home.bot_pool.choose(
                Task.of(table.game), bot_at(table.game.name, level), live.payers
            )
        if is_fault:
            home.metrics.bot_faults.inc()
        if live.table.moved == moved:
            presence.chosen = moved, action
    except BaseException:
        live.retry_later()
        raise
    finally:
        if presence.thinking == moved:
            presence.thinking = 0
        live.reschedule()
