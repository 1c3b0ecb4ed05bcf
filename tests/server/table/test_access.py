"""Who may look at a table and read its chat, in all cases."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from allfather.server.table.access import Access

OPEN, PLAYING, OVER = "open", "playing", "over"


def access(status: Any = OVER, **facts: bool) -> Access:
    return Access(status, **{"is_listed": False, "has_spectators": True, "has_sat": False, **facts})


@pytest.mark.parametrize(
    ("found", "looks", "reads"),
    [
        (access(OPEN), True, False),
        (access(OPEN, has_code=True), True, True),
        (access(OPEN, has_spectators=False, has_code=True), True, True),
        (access(PLAYING), True, False),
        (access(PLAYING, has_code=True), True, True),
        (access(PLAYING, has_spectators=False, has_code=True), False, False),
        (access(OVER), False, False),
        (access(OVER, has_code=True), True, False),
        (access(OVER, is_listed=True), True, True),
        (access(OVER, has_visited=True), True, True),
        (access(OVER, has_visited=True, has_spectators=False), False, False),
        (access(OVER, is_listed=True, has_spectators=False), False, False),
        (access("closed", has_code=True), True, False),
    ],
)
def test_who_may_look_and_read_the_chat(found: Access, looks: bool, reads: bool) -> None:
    assert (found.may_look, found.may_read_chat) == (looks, reads)


def test_whoever_sat_at_a_table_may_do_both_and_whoever_reads_may_look() -> None:
    for status, *facts in product((OPEN, PLAYING, OVER, "closed"), *[(False, True)] * 5):
        found = Access(status, *facts)  # type: ignore[arg-type]
        if found.has_sat:
            assert found.may_look
            assert found.may_read_chat
        assert found.may_look or not found.may_read_chat
