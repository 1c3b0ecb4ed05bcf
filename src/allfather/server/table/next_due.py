"""What a table does next without being asked, and when: a pure function of its state and of who is there.

To add something that tables do automatically, add a case here and one in :mod:`allfather.server.live.acting`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from allfather.server.table.state import Due, TableState

NEVER = 2**53
"""When a table is due at which nothing happens until somebody comes."""
RELOAD_TIME = 3_000
"""Milliseconds that somebody may be disconnected without being shown as gone: a page takes a moment to load again."""
MIN_STAY = 5_000
"""Milliseconds that a table stays in memory when nobody seems to be there, since people may be at other nodes."""
SLEEP_AFTER = 30_000
"""Milliseconds that a table must have nothing to do in order to sleep."""
ROLL_CALL_EVERY, ANSWER_TIME = 30_000, 3_000
"""Milliseconds between two roll calls among the other nodes, and for their answers."""


@dataclass(slots=True)
class Presence:
    """Who is at a table and what its node is about to do there; times are those of the table, in milliseconds."""

    is_kept: bool = False
    """Whether this node keeps the table, and so makes its automatic moves."""
    has_watchers: bool = False
    """Whether anybody watches at this node."""
    elsewhere: dict[str, int] = field(default_factory=dict)
    """People who watch at other nodes, and when that was heard; the empty string stands for anybody unknown."""
    missing: dict[str, int] = field(default_factory=dict)
    """People at the table who do not watch at any node, and since when."""
    gone: set[str] = field(default_factory=set)
    """Those of them who are shown as gone."""
    news: int = 0
    """When somebody last came or went, or other nodes were last asked who is there."""
    called: int | None = None
    """When the roll call began that is going on."""
    skipped: int = 0
    """The move after which the only person at the table does not want to wait for bots."""
    thinking: int = 0
    """The move after which a bot thinks at the moment."""
    chosen: tuple[int, str] = (0, "")
    """The move after which a bot has chosen what to do, and its action."""
    forced_delay: int = 0
    """Milliseconds before a forced action, drawn at random so that its timing reveals nothing."""
    not_before: int = 0
    """When to try again something that has failed."""

    @property
    def is_deserted(self) -> bool:
        """Whether nobody watches, at any node."""
        return not self.has_watchers and not self.elsewhere


def next_due(table: TableState, presence: Presence, now: int) -> Due | None:
    """What *table* does next without being asked; ``None`` if it waits for somebody."""
    first = min(_dues(table, presence, now), key=lambda due: due.at, default=None)
    if first is not None and first.at < presence.not_before:
        return first._replace(at=presence.not_before)
    return first


def sleeps_until(table: TableState, presence: Presence, now: int) -> int | None:
    """When the clock of a table that may sleep runs out, or :data:`NEVER`; ``None`` if it must stay in memory."""
    due, move = next_due(table, presence, now), table.due()
    if due is None or due.what != "sleep":
        return None
    return move.at if move is not None and move.what == "clock" else NEVER


def _dues(table: TableState, presence: Presence, now: int) -> Iterator[Due]:
    step = table.step_due
    if step is not None:
        yield Due("start", step, None)
    if presence.has_watchers and len(presence.missing) > len(presence.gone):
        first = min(since for person, since in presence.missing.items() if person not in presence.gone)
        yield Due("show-gone", first + RELOAD_TIME, None)
    if presence.is_kept and table.status == "playing":
        yield from _move(table, presence, now)
        if presence.missing:
            yield from _stand_ins(table, presence)
        if presence.called is not None:
            yield Due("count", presence.called + ANSWER_TIME, None)
        elif presence.elsewhere:
            yield Due("roll-call", presence.news + ROLL_CALL_EVERY, None)


def _move(table: TableState, presence: Presence, now: int) -> Iterator[Due]:
    due = table.due()
    if presence.is_deserted:
        # The game is paused: only clocks run on, and a table whose clock has long to run sleeps.
        clock = due if due is not None and due.what == "clock" else None
        rested = presence.news + MIN_STAY
        if clock is None or clock.at - max(now, rested) > SLEEP_AFTER:
            yield Due("sleep", rested, None)
        if clock is not None:
            yield clock
    elif due is not None:
        yield from _awaited_move(table, presence, due, now)


def _awaited_move(table: TableState, presence: Presence, due: Due, now: int) -> Iterator[Due]:
    """What is *due* in a game that somebody watches."""
    is_skipped = presence.skipped == table.moved
    if due.what == "bot":
        moved, action = presence.chosen
        if moved == table.moved:
            assert table.game is not None
            is_quick = is_skipped or action in table.game.closing_actions  # nobody needs time to follow these
            yield due._replace(at=table.moved_at) if is_quick else due
        elif presence.thinking != table.moved:
            yield Due("think", now, due.seat)  # at once; it acts when it is due
    elif due.what == "forced":
        yield due._replace(at=due.at + presence.forced_delay)
    elif due.what == "deal" and is_skipped:
        yield due._replace(at=table.moved_at)
    else:
        yield due


def _stand_ins(table: TableState, presence: Presence) -> Iterator[Due]:
    """When bots begin to play for the people who are missing."""
    grace = table.terms.grace
    if grace is None:
        return
    for person, since in presence.missing.items():
        seat = table.seat_of(person)
        if seat is not None and not table.sitter(seat).is_away:
            yield Due("stand-in", since + 1000 * grace, seat)
