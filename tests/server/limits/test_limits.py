"""Limits count by person and by address."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from allfather.server.errors import Refused
from allfather.server.limits import SIGN_INS, SIGN_INS_ANYWHERE, Limits
from allfather.server.settings import Settings
from tests.server.limits.test_rate_limit import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(Settings(message_rate=2, message_burst=4, table_rate=6, table_burst=2), clock)


def allowed(work: Callable[[], None], times: int = 100) -> int:
    """How often *work* is allowed."""
    done = 0
    for _ in range(times):
        with suppress(Refused):
            work()
            done += 1
    return done


def spent(limits: Limits, person: str | None, address: str, times: int = 100) -> int:
    return allowed(lambda: limits.spend("message", person, address), times)


def test_a_person_has_one_budget_wherever_they_are(limits: Limits, clock: Clock) -> None:
    assert spent(limits, "ann", "192.0.2.1", 3) == 3
    assert spent(limits, "ann", "192.0.2.2") == 1
    clock.now += 1
    assert spent(limits, "ann", "192.0.2.3") == 2


def test_an_address_has_the_budgets_of_five_people(limits: Limits) -> None:
    assert sum(spent(limits, f"guest {number}", "192.0.2.1") for number in range(100)) == 5 * 4
    assert spent(limits, "ann", "192.0.2.2") == 4


def test_those_without_a_token_share_the_budget_of_one_person(limits: Limits) -> None:
    assert spent(limits, None, "192.0.2.1") == 4
    assert spent(limits, "ann", "192.0.2.1") == 4


def test_a_refusal_says_when_to_come_back(limits: Limits, clock: Clock) -> None:
    for _ in range(2):
        limits.spend("table", "ann", "192.0.2.1")
    with pytest.raises(Refused) as refused:
        limits.spend("table", "ann", "192.0.2.1")
    assert refused.value.values == {"seconds": 10}
    clock.now += 10
    limits.spend("table", "ann", "192.0.2.1")


def tried(limits: Limits, account: str, address: str) -> int:
    return allowed(lambda: limits.try_sign_in(account, address))


def test_attempts_to_sign_in_are_limited_by_account_and_address(limits: Limits, clock: Clock) -> None:
    assert tried(limits, "ann", "192.0.2.1") == SIGN_INS.burst
    clock.now += 10
    assert tried(limits, "ann", "192.0.2.1") == 1
    # Many accounts at one address.
    assert sum(tried(limits, f"account {number}", "192.0.2.2") for number in range(100)) == 4 * SIGN_INS.burst
    # One account at many addresses.
    assert sum(tried(limits, "bob", f"192.0.2.{number}") for number in range(10, 100)) == SIGN_INS_ANYWHERE.burst


def test_strangers_cannot_lock_out_the_holder(limits: Limits) -> None:
    limits.try_sign_in("ann", "198.51.100.1")
    limits.signed_in("ann", "198.51.100.1")
    for number in range(100):
        tried(limits, "ann", f"192.0.2.{number}")
    assert tried(limits, "ann", "203.0.113.1") == 0
    assert tried(limits, "ann", "198.51.100.1") == SIGN_INS.burst
