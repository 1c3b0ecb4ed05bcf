"""Passwords: hashed by argon2id, a few at a time and outside the event loop, so that a flood of them hurts nobody."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from allfather.server.errors import Refused

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
"""Passwords that are hashed at once; each takes a fraction of a second and 64 MiB."""
MOST_WAITING = 50
"""Passwords under way before more are refused."""

Result = TypeVar("Result")


def checked_password(text: str) -> str:
    """Return *text* as it is hashed, however its letters were typed.

    :raises Refused: if it is too short or too long.
    """
    password = unicodedata.normalize("NFC", text)
    if not SHORTEST <= len(password) <= LONGEST:
        sentence = f"A password has {SHORTEST} to {LONGEST} characters."
        raise Refused("bad-request", sentence, shortest=SHORTEST, longest=LONGEST)
    return password


class Passwords:
    """Hashes passwords and checks them."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self._lanes = asyncio.Semaphore(AT_ONCE)
        self._under_way = 0

    async def hash(self, password: str) -> str:
        """What to store of a new *password*.

        :raises Refused: if it is too short or too long, or too many are under way.
        """
        checked = checked_password(password)
        return await self._in_lane(lambda: self.hasher.hash(checked))

    async def is_right(self, password: str, stored: str | None) -> bool:
        """Whether *stored* is of *password*; to say no takes as long if nothing is stored.

        :raises Refused: if too many are under way.
        """
        given = unicodedata.normalize("NFC", password)[: LONGEST + 1]
        return await self._in_lane(lambda: self._verify(given, stored))

    def _verify(self, password: str, stored: str | None) -> bool:
        if stored is None:
            self.hasher.hash(password)
            return False
        try:
            return self.hasher.verify(stored, password)
        except VerifyMismatchError:
            return False

    async def _in_lane(self, work: Callable[[], Result]) -> Result:
        if self._under_way >= MOST_WAITING:
            raise Refused("too-fast")
        self._under_way += 1
        try:
            async with self._lanes:
                return await asyncio.to_thread(work)
        finally:
            self._under_way -= 1
