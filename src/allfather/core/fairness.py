"""The verifiable shuffle: deals that anybody can derive again once the secret is shown; see ``docs/fairness.md``."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import re
import struct
from collections.abc import Iterable, Iterator, Sequence

from allfather.core.errors import OptionError, quoted

SECRET_SIZE = 32
NONCE = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a client may add to the chance of a table; it has no comma, which stands between nonces."""


def commitment(secret: bytes) -> str:
    """What binds whoever publishes it to *secret* without showing it."""
    assert len(secret) == SECRET_SIZE
    return hashlib.sha256(secret).hexdigest()


def checked_nonce(text: str) -> str:
    """Return *text* if it is a nonce.

    :raises OptionError: if it is not.
    """
    if not NONCE.fullmatch(text):
        raise OptionError(f"a nonce is 1 to 64 letters, digits, '-' or '_', got {quoted(text)}")
    return text


class Shuffle:
    """The chance of one deal, derived from the secret of a table, the nonce of each seat and the deal's number.

    A seat that gave no nonce has an empty text. Whatever is drawn goes on where the last draw ended.

    :raises OptionError: if a text is no nonce.
    """

    def __init__(self, secret: bytes, nonces: Sequence[str], number: int) -> None:
        given = [nonce and checked_nonce(nonce) for nonce in nonces]
        self._words = _words(secret, ",".join([*given, str(number)]))

    def below(self, count: int) -> int:
        """Draw from 0 … *count* - 1, all equally likely; *count* is 1 … 2**32."""
        limit = 2**32 - 2**32 % count  # words from here on would favour the low numbers
        return next(word for word in self._words if word < limit) % count

    def shuffle(self, cards: Iterable[str]) -> list[str]:
        """*cards* in random order, whatever order they came in."""
        left = sorted(cards)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]


def _words(secret: bytes, deal: str) -> Iterator[int]:
    for block in itertools.count():
        yield from struct.unpack(">8I", hmac.digest(secret, f"{deal},{block}".encode(), "sha256"))
