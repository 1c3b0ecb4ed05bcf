"""What a table does next without being asked: a pure function, tested like rules."""

from __future__ import annotations

from typing import Any

import pytest

from allfather.server.table.events import Opened
from allfather.server.table.next_due import (
    ANSWER_TIME,
    MIN_STAY,
    NEVER,
    RELOAD_TIME,
    ROLL_CALL_EVERY,
    SLEEP_AFTER,
    Presence,
    next_due,
    sleeps_until,
)
from allfather.server.table.state import STEP_TIME, TableState
from allfather.server.table.table import Table, open_table
from allfather.server.table.terms import Terms, TurnClock

AT = 1_700_000_000_000
PACE = 800


def table_of(*people: str, game: str = "odin", players: int = 2, **terms: Any) -> Table:
    """A table at which *people* sit, whose game has not begun."""
    opened = Opened(AT, game, players, {}, Terms(**{"pace": PACE, **terms}), "ann", "0" * 64)
    table = open_table(opened)
    for seat, person in enumerate(people):
        table.apply_all(table.sit(person, person.title(), seat, f"nonce-{person}", AT))
    return table


def playing(*people: str, **terms: Any) -> Table:
    """A table whose first hand is dealt."""
    table = table_of(*people, **terms)
    table.apply_all(table.start("ann", "", AT))
    table.apply_all(table.deal(AT))
    return table


def turn_of(table: Table, person: str) -> Table:
    """*table* when it is the turn of *person*."""
    while table.to_act != table.seat_of(person):
        assert table.to_act is not None
        table.apply_all(table.act_for(table.to_act, table.game.action_text(table.legal[0]), "bot", AT))  # type: ignore[union-attr]
    return table


def due(table: TableState, now: int = AT, **presence: Any) -> Any:
    kept = Presence(**{"is_kept": True, "has_watchers": True, "news": AT, **presence})
    return next_due(table, kept, now)


def test_a_table_that_waits_for_somebody_does_nothing() -> None:
    assert due(table_of("ann")) is None
    assert due(turn_of(playing("ann", "bob"), "ann")) is None


def test_the_start_goes_on_without_those_who_do_not_answer() -> None:
    table = table_of("ann")
    table.apply_all(table.sit("bob", "Bob", 1, "", AT, "0" * 64))
    table.apply_all(table.start("ann", "", AT))
    assert due(table, is_kept=False) == ("start", AT + STEP_TIME, None)


def test_a_deal_is_due_at_once() -> None:
    table = table_of("ann", "bob")
    table.apply_all(table.start("ann", "", AT))
    assert due(table) == ("deal", AT, None)
    assert due(table, is_kept=False) is None


def test_a_bot_thinks_at_once_and_acts_at_its_pace() -> None:
    table = turn_of(playing("ann", "bob"), "bob")
    table.apply_all(table.go_away(1, AT))
    assert due(table, AT + 5) == ("think", AT + 5, 1)
    assert due(table, thinking=table.moved) is None
    assert due(table, chosen=(table.moved, "pass")) == ("bot", AT + PACE, 1)
    assert due(table, chosen=(table.moved - 1, "pass")) == ("think", AT, 1)


def test_whoever_is_alone_need_not_wait_for_bots() -> None:
    table = turn_of(playing("ann", "bob"), "bob")
    table.apply_all(table.go_away(1, AT))
    assert due(table, chosen=(table.moved, "pass"), skipped=table.moved) == ("bot", AT, 1)


def test_a_bot_needs_no_time_to_end_its_turn() -> None:
    table = playing("ann", "bob", game="ravens")
    assert table.to_act is not None
    assert table.game is not None
    table.apply_all(table.go_away(table.to_act, AT))
    [closing, *_] = table.game.closing_actions
    assert due(table, chosen=(table.moved, closing)) == ("bot", AT, table.to_act)


def test_a_forced_action_waits_for_a_random_time() -> None:
    table = playing("ann", "bob", players=2)
    while len(table.legal) != 1:
        assert table.to_act is not None
        table.apply_all(table.act_for(table.to_act, table.game.action_text(table.legal[-1]), "bot", AT))  # type: ignore[union-attr]
    seat = table.to_act
    assert seat is not None
    table.apply_all(table.set_auto_pass(("ann", "bob")[seat], on=True, at=AT))
    assert due(table, forced_delay=700) == ("forced", AT + 700, seat)


def test_clocks_run_out_whoever_is_there() -> None:
    table = playing("ann", "bob", clock=TurnClock(20))
    assert due(table) == ("clock", AT + 20_000, table.to_act)
    assert due(table, has_watchers=False, news=AT) == ("clock", AT + 20_000, table.to_act)


def test_a_game_is_paused_while_nobody_is_there() -> None:
    table = turn_of(playing("ann", "bob"), "bob")
    table.apply_all(table.go_away(1, AT))
    assert due(table, has_watchers=False) == ("sleep", AT + MIN_STAY, None)
    assert due(table, has_watchers=False, elsewhere={"": AT}) == ("think", AT, 1)


@pytest.mark.parametrize(("seconds", "what"), [(60, "sleep"), (20, "clock")])
def test_a_table_sleeps_only_if_its_clock_has_long_to_run(seconds: int, what: str) -> None:
    table = playing("ann", "bob", clock=TurnClock(seconds))
    assert (seconds * 1000 - MIN_STAY > SLEEP_AFTER) == (what == "sleep")
    assert due(table, has_watchers=False).what == what


def test_a_bot_stands_in_after_the_grace_period() -> None:
    table = turn_of(playing("ann", "bob", grace=60), "ann")
    assert due(table, missing={"bob": AT + 7}, gone={"bob"}) == ("stand-in", AT + 60_007, 1)
    assert due(table, missing={"bob": AT + 7}, gone={"bob"}, is_kept=False) is None
    table.apply_all(table.go_away(1, AT))
    assert due(table, missing={"bob": AT + 7}, gone={"bob"}) is None


def test_nobody_stands_in_without_a_grace_period() -> None:
    table = turn_of(playing("ann", "bob", grace=None), "ann")
    assert due(table, missing={"bob": AT}, gone={"bob"}) is None


def test_people_are_shown_as_gone_after_a_moment() -> None:
    table = turn_of(playing("ann", "bob"), "ann")
    assert due(table, missing={"bob": AT + 7}) == ("show-gone", AT + 7 + RELOAD_TIME, None)
    assert due(table, missing={"bob": AT + 7}, has_watchers=False, is_kept=False) is None


def test_roll_calls_find_out_who_is_at_other_nodes() -> None:
    table = turn_of(playing("ann", "bob"), "ann")
    assert due(table, elsewhere={"bob": AT}) == ("roll-call", AT + ROLL_CALL_EVERY, None)
    assert due(table, elsewhere={"bob": AT}, called=AT + 5) == ("count", AT + 5 + ANSWER_TIME, None)


def test_what_failed_is_tried_again_later() -> None:
    table = table_of("ann", "bob")
    table.apply_all(table.start("ann", "", AT))
    assert due(table, not_before=AT + 1000) == ("deal", AT + 1000, None)


def test_the_earliest_comes_first() -> None:
    table = turn_of(playing("ann", "bob", clock=TurnClock(2), grace=1), "ann")
    dues = [due(table, missing={"bob": AT + since}, gone={"bob"}).what for since in (0, 500, 1500)]
    assert dues == ["stand-in", "stand-in", "clock"]


def test_how_long_a_table_may_sleep() -> None:
    idle, timed = playing("ann", "bob"), playing("ann", "bob", clock=TurnClock(60))
    deserted = Presence(is_kept=True, news=AT)
    assert sleeps_until(idle, deserted, AT) == NEVER
    assert sleeps_until(timed, deserted, AT) == AT + 60_000
    assert sleeps_until(timed, deserted, AT + 40_000) is None
    assert sleeps_until(idle, Presence(is_kept=True, has_watchers=True), AT) is None


def test_nothing_is_due_once_the_game_is_over() -> None:
    table = playing("ann", "bob")
    table.apply_all(table.close(AT))
    assert due(table, missing={"bob": AT}, gone={"bob"}) is None
