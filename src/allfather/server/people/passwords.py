"""Passwords, hashed by argon2id: a few at a time and outside the event loop, so a flood of sign-ins is harmless."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from allfather.server.errors import Refused
from allfather.server.people.common_passwords import is_common

MIN_LENGTH, MAX_LENGTH = 8, 200
MAX_PARALLEL = 2
"""Passwords hashed at the same time; each takes a fraction of a second and 64 MiB."""
MAX_PENDING = 50
"""The most passwords that may wait; further ones are refused."""

Result = TypeVar("Result")


def checked_password(text: str, account: str = "") -> str:
    """Return *text*, a password for this *account*, in the normal form that is hashed.

    :raises Refused: if it is too short, too long or too easy to guess.
    """
    password = unicodedata.normalize("NFC", text)
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        sentence = f"A password has {MIN_LENGTH} to {MAX_LENGTH} characters."
        raise Refused("bad-request", sentence, shortest=MIN_LENGTH, longest=MAX_LENGTH)
    if is_common(password, account):
        raise Refused("common-password")
    return password


class Passwords:
    """Hashes passwords and checks them."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self._semaphore = asyncio.Semaphore(MAX_PARALLEL)
        self._threads = ThreadPoolExecutor(MAX_PARALLEL, "passwords")
        """Threads of their own, because those that everything shares may all be busy."""
        self._pending = 0

    async def hash(self, password: str, account: str = "") -> str:
        """The hash to store for a new *password* of this *account*.

        :raises Refused: if it is too short, too long or too easy to guess, or too many are pending.
        """
        checked = checked_password(password, account)
        return await self._limited(lambda: self.hasher.hash(checked))

    async def is_right(self, password: str, stored: str | None) -> bool:
        """Whether *stored* is the hash of *password*; takes just as long if nothing is stored.

        :raises Refused: if too many are pending.
        """
        given = unicodedata.normalize("NFC", password)[: MAX_LENGTH + 1]
        return await self._limited(lambda: self._verify(given, stored))

    def _verify(self, password: str, stored: str | None) -> bool:
        if stored is None:
            self.hasher.hash(password)
            return False
        try:
            return self.hasher.verify(stored, password)
        except VerifyMismatchError:
            return False

    async def _limited(self, work: Callable[[], Result]) -> Result:
        if self._pending >= MAX_PENDING:
            raise Refused("too-fast")
        self._pending += 1
        try:
            async with self._semaphore:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._pending -= 1
