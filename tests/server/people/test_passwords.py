"""Passwords are hashed slowly, but without delaying others."""

from __future__ import annotations

import asyncio
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor

import pytest
from argon2 import PasswordHasher

from allfather.server.errors import Refused
from allfather.server.people import passwords
from allfather.server.people.common_passwords import is_common
from allfather.server.people.passwords import Passwords

pytestmark = pytest.mark.anyio


class Watched(PasswordHasher):
    """A cheap hasher that records its calls and how many ran at once; hashing waits until *together* calls run."""

    __slots__ = ("_all_here", "_guard", "_now", "calls", "most", "together")

    def __init__(self, together: int = 1) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.calls: list[str] = []
        self.together, self.most, self._now = together, 0, 0
        self._guard, self._all_here = threading.Lock(), threading.Event()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self._guard:
            self.calls.append("hash")
            self._now += 1
            self.most = max(self.most, self._now)
            if self._now == self.together:
                self._all_here.set()
        assert self._all_here.wait(10)
        with self._guard:
            self._now -= 1
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # noqa: A002
        self.calls.append("verify")
        return super().verify(hash, password)


async def test_only_the_right_password_is_right() -> None:
    checker = Passwords()
    checker.hasher = Watched()
    stored = await checker.hash("Ægir's brew")

    assert stored.startswith("$argon2id$")
    assert await checker.is_right(unicodedata.normalize("NFD", "Ægir's brew"), stored)
    for wrong in ("Ægir's bre", "ægir's brew", "", "x" * 10_000):
        assert not await checker.is_right(wrong, stored)


async def test_refusing_takes_as_long_if_nothing_is_stored() -> None:
    checker, hasher = Passwords(), Watched()
    stored = hasher.hash("mead-horn-1")
    checker.hasher, hasher.calls = hasher, []

    assert not await checker.is_right("mead-horn-2", stored)
    assert not await checker.is_right("mead-horn-2", None)
    assert hasher.calls == ["verify", "hash"]


@pytest.mark.parametrize("password", ["1234567", "1" * 201])
async def test_passwords_that_are_too_short_or_too_long(password: str) -> None:
    with pytest.raises(Refused, match="8 to 200 characters"):
        await Passwords().hash(password)


async def test_a_flood_waits_or_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MAX_PENDING", 5)
    checker = Passwords()
    checker.hasher = hasher = Watched(together=passwords.MAX_PARALLEL)
    flood = [checker.hash("mead-horn-1") for _ in range(9)]

    refused = [answer for answer in await asyncio.gather(*flood, return_exceptions=True) if isinstance(answer, Refused)]
    assert [one.code for one in refused] == ["too-fast"] * 4
    assert (len(hasher.calls), hasher.most) == (5, passwords.MAX_PARALLEL)
    assert await checker.hash("mead-horn-1")


async def test_passwords_do_not_wait_for_other_threads() -> None:
    checker, done = Passwords(), threading.Event()
    checker.hasher = Watched()
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    busy = asyncio.create_task(asyncio.to_thread(done.wait, 60))
    await asyncio.sleep(0)
    stored = await asyncio.wait_for(checker.hash("mead-horn-1"), 30)
    done.set()
    await busy

    assert stored


COMMON = """
    password Password1 p@ssw0rd Passw0rd! 12345678 0987654321 qwertyui 1q2w3e4r iloveyou sunshine12 $unshine trustno1
    letmein1 abc12345 11111111 abababab abcd1234 qwer1234 19900101 01.01.1990 asdfasdf passwort schatz123 1qaz2wsx
    Winter2025! aa123456 zxcvbnm, ñññññññññ contraseña
"""


@pytest.mark.parametrize("password", COMMON.split())
def test_common_passwords(password: str) -> None:
    assert is_common(password)


@pytest.mark.parametrize(
    "password", ["valknut-7", "correct horse", "xkT93-bnq", "48151623", "dragon4815162342", "Ægir 7!x"]
)
def test_other_passwords(password: str) -> None:
    assert not is_common(password)


def test_the_name_of_the_account_is_no_password() -> None:
    assert [is_common(password, "astrid") for password in ("ASTRID99", "$astrid$", "astrid@home-7", "bjornson")] == [
        True,
        True,
        False,
        False,
    ]
