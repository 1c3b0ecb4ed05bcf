"""Rate limits: credits are spent at once and refilled over time."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather.server.rate_limit import Credits, CreditsByKey, Pace, address_key


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def spent(credits_: Credits, times: int) -> int:
    return sum(credits_.spend() for _ in range(times))


def test_a_burst_is_followed_by_the_rate() -> None:
    clock = Clock()
    credits_ = Credits(2, 5, clock)

    assert spent(credits_, 10) == 5
    clock.now += 1.5
    assert spent(credits_, 10) == 3
    clock.now += 1000
    assert spent(credits_, 10) == 5


def test_a_refused_request_costs_nothing() -> None:
    credits_ = Credits(1, 5, Clock())

    assert not credits_.spend(6)
    assert credits_.spend(5)
    assert not credits_.spend(0.5)


@given(st.lists(st.tuples(st.floats(0, 3), st.floats(0, 4)), max_size=50))
def test_never_more_than_burst_and_rate_allow(steps: list[tuple[float, float]]) -> None:
    clock = Clock()
    credits_ = Credits(2, 5, clock)
    total = 0.0
    for wait, cost in steps:
        clock.now += wait
        total += cost if credits_.spend(cost) else 0
        assert total <= 5 + 2 * (clock.now - 100) + 1e-6


def test_every_key_has_its_own_bucket() -> None:
    by_key = CreditsByKey(1, 2, clock=Clock())

    assert [by_key.spend(key) for key in "aaabba"] == [True, True, False, True, True, False]
    assert not by_key.spend("c", 3)


def test_full_buckets_are_dropped() -> None:
    clock = Clock()
    by_key = CreditsByKey(1, 2, clock=clock)
    for key in "abcd":
        by_key.spend(key)
    clock.now += 0.5
    by_key.spend("a")
    clock.now += 0.5
    by_key.spend("e")

    assert len(by_key) == 2  # the bucket of "a" is not full yet


def test_a_bucket_that_is_not_full_is_kept() -> None:
    clock = Clock()
    by_key = CreditsByKey(1, 2, clock=clock)
    by_key.spend("a", 2)
    clock.now += 1
    by_key.spend("b")

    assert by_key.spend("a")
    assert not by_key.spend("a")


def test_the_number_of_buckets_is_limited() -> None:
    by_key = CreditsByKey(1, 2, most=10, clock=Clock())
    for number in range(100):
        by_key.spend(str(number), 2)

    assert len(by_key) == 10
    assert not by_key.spend("99")
    assert by_key.spend("0")  # dropped as the least recently used


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_pace_lets_a_burst_through_and_spaces_out_the_rest() -> None:
    clock = Clock()
    pace = Pace(10, 3, clock)

    assert [round(pace.delay("a"), 3) for _ in range(6)] == [0, 0, 0, 0.1, 0.2, 0.3]
    assert pace.delay("b") == 0
    clock.now += 0.3
    assert round(pace.delay("a"), 3) == 0.1
    clock.now += 100
    assert [round(pace.delay("a"), 3) for _ in range(4)] == [0, 0, 0, 0.1]


def test_a_pace_forgets_whoever_has_waited_long_enough() -> None:
    clock = Clock()
    pace = Pace(10, 3, clock)
    for number in range(1000):
        pace.delay(str(number))
        clock.now += 0.01

    assert len(pace._due) < 20


def test_an_unlimited_pace() -> None:
    assert {Pace(math.inf, 1, Clock()).delay("a") for _ in range(10)} == {0}
